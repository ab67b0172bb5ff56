"""A race with a verb, a refusal in words of its own, and an event, as 0.1.0 let people write them."""

from mypy_extensions import i64

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import IllegalAction, TooLate, WrongDecision
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State

SING = verb("sing", REGION)


class OffKey(IllegalAction):
    """An error of one's own."""


class Minstrels(Race):
    key = "minstrels"
    name = "Minstrels"
    tokens = 6
    summary = "Once a turn they sing in one of their regions on Farmland, for a coin."
    turn_notes = ("sung",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == REDEPLOY and not s.note(self, 0):
            add_each(out, SING, s.occupied(slot) & s.board.farmland)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != SING[0].kind:
            return False
        s.set_note(self, 0, 1)
        s.tell("sung a song", slot // 3, action.target, 1, self.key)
        earn(s, slot // 3, 1, self)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != SING[0].kind:
            return None
        if s.phase != REDEPLOY:
            return WrongDecision("Minstrels sing in redeployment", "BASE-C-5")
        if s.note(self, 0):
            return TooLate("Minstrels sing once a turn", "BASE-C-5")
        return OffKey(f"nobody listens in region {action.target + 1}", "BASE-C-5")
