"""What all Righteous Relics have in common: once a turn, by the active race that holds them, then they move there."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import USUAL_ORDER, Action, add_each, verb
from elbowroom.engine.conquest import can_attack
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, NotYours, OutOfReach, WrongDecision
from elbowroom.engine.events import Raised
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Site
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import lay_site
from elbowroom.engine.slots import Slot, in_decline, seat_of
from elbowroom.engine.state import State

USED: Final = 0
RAISED: Final = 1
COPIED_AT: Final = 2

BAG: Final = "bag_o_many_things"  # the marker of the power that copies Relics


def relic_verbs(
    name: str,
    meaning: i64,
    icon: str,
    label: tuple[str, str],
    question: tuple[str, str],
    hint: tuple[str, str],
    order: tuple[int, int] = (USUAL_ORDER, USUAL_ORDER),
) -> tuple[list[Action], list[Action]]:
    """The actions of a Relic, and those of a copy of it; each text is given for both."""
    own = verb(name, meaning, label=label[0], question=question[0], hint=hint[0], icon=icon, order=order[0])
    copy = verb(
        f"copy_{name}",
        meaning,
        label=label[1],
        question=question[1],
        hint=hint[1],
        icon=BAG,
        order=order[1],
        also=(f"bag_{name}",),
    )
    return own, copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Relic(Site):
    """A Relic can be used itself or as a copy, which needs no control and has its own limit (UG-P-MAGIC-2)."""

    mobile = True
    decline_rule = "UG-RELIC-1"
    turn_notes = ("used", "raised", "copied_at")
    own: ClassVar[list[Action]] = []
    copy: ClassVar[list[Action]] = []
    doubles: ClassVar[bool] = False  # the region it was used on pays twice

    def offer(self, s: State, slot: Slot, verbs: list[Action], out: list[Action]) -> None:
        """Append the uses that are possible now."""

    def use(self, s: State, slot: Slot, target: i64) -> i64:
        """Use it; returns the region where it lies then, -1 if it is only raised for the next conquest."""
        return -1

    def collect_at(self, s: State, slot: Slot, region: i64) -> None:
        """It was used on a region this turn: take coins from other players."""

    def why_not(self, s: State, slot: Slot, target: i64) -> IllegalAction:
        """Why it cannot be used this way now."""
        return WrongDecision("relic-not-now", self.rule, site=self.key)

    def taken(self, s: State) -> i64:
        """Regions where this Relic or a copy of it already works this turn; there is no second time (UG-P-MAGIC-3)."""
        regions: i64 = 0
        if s.note(self, USED):
            regions |= BIT[s.site_region(self.index)]
        if s.note(self, COPIED_AT):
            regions |= BIT[s.note(self, COPIED_AT) - 1]
        return regions

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if not s.note(self, USED):
            self.offer(s, slot, self.own, out)

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != self.own[0].kind:
            return False
        region = self.use(s, slot, action.target)
        if region < 0:
            s.set_note(self, RAISED, 1)
        else:
            s.set_note(self, USED, 1)
            lay_site(s, self.index, region)
        return True

    def on_served(self, s: State, slot: Slot, region: i64) -> None:
        if s.note(self, RAISED):
            s.set_note(self, RAISED, 0)
            s.set_note(self, USED, 1)
            if region >= 0:
                lay_site(s, self.index, region)

    def on_lowered(self, s: State, slot: Slot) -> None:
        if not s.armed & BIT[self.index]:
            s.set_note(self, RAISED, 0)

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != self.own[0].kind:
            return None
        if s.note(self, USED):
            return AlreadyUsed("relic-used", "UG-RELIC-2", site=self.key)
        if s.note(self, RAISED):
            return AlreadyUsed("relic-raised", "UG-RELIC-2", site=self.key)
        return self.why_not(s, slot, action.target)

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        """What it would bring, itself or as a copy."""
        if action.kind == self.own[0].kind:
            return self.promise(s, slot, action, 0)
        if action.kind == self.copy[0].kind:
            return self.promise(s, slot, action, 1)
        return None

    def promise(self, s: State, slot: Slot, action: Action, copied: int) -> Fact | None:
        """What using it would bring; `copied` is 1 if the Bag stands for it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class RaisedRelic(Relic):
    """A Relic that serves one conquest: it is raised first, the next conquest uses it (UG-RELIC-8, -9)."""

    serves = True

    def offer(self, s: State, slot: Slot, verbs: list[Action], out: list[Action]) -> None:
        if s.conquering and s.acting == slot and not s.armed & BIT[self.index] and can_attack(s, slot, self.index):
            out.append(verbs[0])

    def use(self, s: State, slot: Slot, target: i64) -> i64:
        s.arm(s.armed | BIT[self.index])
        if s.events is not None:
            s.tell(Raised(seat_of(slot), self.key))
        return -1

    def why_not(self, s: State, slot: Slot, target: i64) -> IllegalAction:
        if not s.conquering or s.acting != slot:
            return WrongDecision("relic-in-conquest", self.rule, site=self.key)
        if s.armed & BIT[self.index]:
            return AlreadyUsed("relic-serves", "UG-P-MAGIC-3", site=self.key)
        return OutOfReach("relic-in-vain", self.rule, site=self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedRelic(Relic):
    """A Relic that is put into a region of the active race before scoring."""

    def offer(self, s: State, slot: Slot, verbs: list[Action], out: list[Action]) -> None:
        if s.phase == END_CHOICES and not in_decline(slot):
            add_each(out, verbs, s.occupied(slot) & ~self.taken(s))

    def use(self, s: State, slot: Slot, target: i64) -> i64:
        return target

    def why_not(self, s: State, slot: Slot, target: i64) -> IllegalAction:
        if s.phase != END_CHOICES:
            return WrongDecision("relic-before-scoring", self.rule, site=self.key)
        if not s.occupied(slot) & BIT[target]:
            return NotYours("not-of-active-race", self.rule, region=int(target))
        return NoRoom("relic-works-there", "UG-P-MAGIC-3", site=self.key, region=int(target))
