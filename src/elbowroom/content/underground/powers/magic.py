"""Magic."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import BAG, COPIED_AT, Relic
from elbowroom.engine.actions import Action
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NothingToPlace
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.sites import found_sites
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

USED: Final = 0
COPY: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Magic(Power):
    key = "magic"
    name = "Magic"
    tokens = 5
    rule = "UG-P-MAGIC-1"
    summary = "Once per turn your Bag-o'-Many-Things works as a copy of any Relic found so far, wherever it lies."
    needs = ("sites",)
    markers = (
        Marker(
            BAG,
            "Bag-o'-Many-Things",
            1,
            "UG-P-MAGIC-4",
            summary="Shows where the Bag worked last. It protects nothing and cannot be stolen.",
            sign="¤",
        ),
    )
    turn_notes = ("used", "copy")  # copy: 1 + number of the Relic
    because = "the Bag as a Relic"

    def _relics(self, s: State) -> list[Relic]:
        """The Relics on the map."""
        return [site for site in found_sites(s) if isinstance(site, Relic)]

    def _copied(self, s: State) -> Relic | None:
        """The Relic the Bag has been this turn."""
        number = s.note(self, COPY)
        if number == 0:
            return None
        site = s.rules.sites[number - 1]
        return site if isinstance(site, Relic) else None

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if not s.note(self, USED) and not self._raised(s):
            last = s.note(self, COPY)
            for relic in self._relics(s):
                s.set_note(self, COPY, relic.index + 1)  # the Bag cannot serve a conquest as two Relics
                relic.offer(s, slot, relic.copy, out)
            s.set_note(self, COPY, last)

    def _raised(self, s: State) -> bool:
        """Whether the Bag itself serves the next conquest."""
        number = s.note(self, COPY)
        return number != 0 and not s.note(self, USED) and s.armed & BIT[number - 1] != 0

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        for relic in self._relics(s):
            if action.kind == relic.copy[0].kind:
                s.set_note(self, COPY, relic.index + 1)
                region = relic.use(s, slot, action.target)
                if region >= 0:
                    self._spend(s, relic, region)
                return True
        return False

    def on_served(self, s: State, slot: Slot, region: i64) -> None:
        relic = self._copied(s)
        if relic is not None and self._raised(s):
            self._spend(s, relic, region)

    def on_lowered(self, s: State, slot: Slot) -> None:
        if not s.note(self, USED) and not self._raised(s):
            s.set_note(self, COPY, 0)

    def _spend(self, s: State, relic: Relic, region: i64) -> None:
        """The Bag has been used; it lies where it was of use (UG-P-MAGIC-4)."""
        s.set_note(self, USED, 1)
        if region >= 0:
            s.set_note(relic, COPIED_AT, region + 1)
            self._remove(s)
            s.put_marker(self.marker, region)

    def _remove(self, s: State) -> None:
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))

    def doubled(self, s: State, slot: Slot) -> i64:
        relic = self._copied(s)
        return s.marked(self.marker) if relic is not None and relic.doubles else 0

    def collect(self, s: State, slot: Slot) -> None:
        relic = self._copied(s)
        if relic is not None and s.marked(self.marker):
            relic.collect_at(s, slot, first(s.marked(self.marker)))

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        for site in s.rules.sites:
            if isinstance(site, Relic) and action.kind == site.copy[0].kind:
                if s.note(self, USED):
                    return AlreadyUsed("bag-used", self.rule)
                if self._raised(s):
                    return AlreadyUsed("bag-raised", self.rule)
                if s.site_region(site.index) < 0:
                    return NothingToPlace("relic-not-found", "UG-P-MAGIC-6", site=site.key)
                return site.why_not(s, slot, action.target)
        return None

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        for relic in self._relics(s):
            if action.kind == relic.copy[0].kind:
                return relic.outlook(s, slot, action)
        return None

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        if seat != seat_of(slot) or not self._relics(s):
            return []
        return [Fact("bag-used" if s.note(self, USED) else "bag-ready")]
