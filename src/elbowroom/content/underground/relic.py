"""What all Righteous Relics have in common: once a turn, by the active race that holds them, then they move there."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import Action, add_each, verb
from elbowroom.engine.conquest import can_attack
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, NotYours, OutOfReach, WrongDecision
from elbowroom.engine.hooks import Site
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import lay_site
from elbowroom.engine.state import State

USED: Final = 0
RAISED: Final = 1
COPIED_AT: Final = 2


def relic_verbs(name: str, meaning: i64) -> tuple[list[Action], list[Action]]:
    """The actions of a Relic, and those of a copy of it."""
    return verb(name, meaning), verb(f"copy_{name}", meaning)


@mypyc_attr(allow_interpreted_subclasses=True)
class Relic(Site):
    """A Relic can be used itself or as a copy, which needs no control and has its own limit (UG-P-MAGIC-2)."""

    mobile = True
    decline_rule = "UG-RELIC-1"
    turn_notes = ("used", "raised", "copied_at")
    own: ClassVar[list[Action]] = []
    copy: ClassVar[list[Action]] = []
    doubles: ClassVar[bool] = False  # the region it was used on pays twice

    def offer(self, s: State, slot: i64, verbs: list[Action], out: list[Action]) -> None:
        """Append the uses that are possible now."""

    def use(self, s: State, slot: i64, target: i64) -> i64:
        """Use it; returns the region where it lies then, -1 if it is only raised for the next conquest."""
        return -1

    def collect_at(self, s: State, slot: i64, region: i64) -> None:
        """It was used on a region this turn: take coins from other players."""

    def why_not(self, s: State, slot: i64, target: i64) -> IllegalAction:
        """Why it cannot be used this way now."""
        return WrongDecision(f"this is not the moment for the {self.name}", self.rule)

    def taken(self, s: State) -> i64:
        """Regions where this Relic or a copy of it already works this turn; there is no second time (UG-P-MAGIC-3)."""
        regions: i64 = 0
        if s.note(self, USED):
            regions |= BIT[s.site_region(self.index)]
        if s.note(self, COPIED_AT):
            regions |= BIT[s.note(self, COPIED_AT) - 1]
        return regions

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if not s.note(self, USED):
            self.offer(s, slot, self.own, out)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != self.own[0].kind:
            return False
        region = self.use(s, slot, action.target)
        if region < 0:
            s.set_note(self, RAISED, 1)
        else:
            s.set_note(self, USED, 1)
            lay_site(s, self.index, region)
        return True

    def on_served(self, s: State, slot: i64, region: i64) -> None:
        if s.note(self, RAISED):
            s.set_note(self, RAISED, 0)
            s.set_note(self, USED, 1)
            if region >= 0:
                lay_site(s, self.index, region)

    def on_lowered(self, s: State, slot: i64) -> None:
        if not s.armed & BIT[self.index]:
            s.set_note(self, RAISED, 0)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != self.own[0].kind:
            return None
        if s.note(self, USED):
            return AlreadyUsed(f"the {self.name} has been used this turn", "UG-RELIC-2")
        if s.note(self, RAISED):
            return AlreadyUsed(f"the {self.name} has been raised for the next conquest", "UG-RELIC-2")
        return self.why_not(s, slot, action.target)


@mypyc_attr(allow_interpreted_subclasses=True)
class RaisedRelic(Relic):
    """A Relic that serves one conquest: it is raised first, the next conquest uses it (UG-RELIC-8, -9)."""

    serves = True

    def offer(self, s: State, slot: i64, verbs: list[Action], out: list[Action]) -> None:
        if s.conquering and s.acting == slot and not s.armed & BIT[self.index] and can_attack(s, slot, self.index):
            out.append(verbs[0])

    def use(self, s: State, slot: i64, target: i64) -> i64:
        s.arm(s.armed | BIT[self.index])
        s.tell("raised", slot // 3, -1, 0, self.key)
        return -1

    def why_not(self, s: State, slot: i64, target: i64) -> IllegalAction:
        if not s.conquering or s.acting != slot:
            return WrongDecision(f"the {self.name} helps in a conquest", self.rule)
        if s.armed & BIT[self.index]:
            return AlreadyUsed(f"the {self.name} already serves the next conquest", "UG-P-MAGIC-3")
        return OutOfReach(f"even with the {self.name} nothing could be conquered", self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedRelic(Relic):
    """A Relic that is put into a region of the active race before scoring."""

    def offer(self, s: State, slot: i64, verbs: list[Action], out: list[Action]) -> None:
        if s.phase == END_CHOICES and slot % 3 == 0:
            add_each(out, verbs, s.occupied(slot) & ~self.taken(s))

    def use(self, s: State, slot: i64, target: i64) -> i64:
        return target

    def why_not(self, s: State, slot: i64, target: i64) -> IllegalAction:
        if s.phase != END_CHOICES:
            return WrongDecision(f"the {self.name} is placed before scoring", self.rule)
        if not s.occupied(slot) & BIT[target]:
            return NotYours(f"region {target + 1} is not occupied by the active race", self.rule)
        return NoRoom(f"the {self.name} already works in region {target + 1}", "UG-P-MAGIC-3")
