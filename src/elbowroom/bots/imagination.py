"""Playing ahead on a view: what is supposed where a player may not look, and dice that show what is wanted."""

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import DIE_FACES, Chance
from elbowroom.engine.conquest import conquer_for, cost
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State

PURSE = 9  # coins that an opponent is supposed to have when nobody has counted them: enough to pay when he must
USUAL_PIPS = 1  # the mean of the die, taken where one outcome must stand for all
OUTCOMES = tuple((pips, DIE_FACES.count(pips) / len(DIE_FACES)) for pips in sorted(set(DIE_FACES)))


class FixedDie(Chance):
    """A die that always shows the same, and knows whether anybody has looked."""

    def __init__(self, pips: int) -> None:
        super().__init__(0)
        self.pips: i64 = pips
        self.rolled = False

    def roll(self) -> i64:
        self.rolled = True
        return self.pips


def imagine(view: State) -> State:
    """A copy to play ahead on. No site is found there: which one comes next is hidden, so only its worth is counted."""
    ahead = view.copy()
    words = ahead.words
    words[at.HIDING] = 0
    if view.hidden:  # what a person sees, who may not have counted
        for seat in range(view.rules.players):
            if view.hidden & BIT[seat]:
                words[at.COINS + seat] = PURSE
    return ahead


def taken(s: State, region: int) -> State:
    """The position after a conquest for its cost. Nothing else goes on, so this is faster than applying an action."""
    after = s.copy()
    slot = s.acting
    needed = cost(s, slot, region)
    if s.rolled > 0:
        needed = max(1, needed - s.rolled)
    after.words[at.ROLL] = 0
    conquer_for(after, slot, region, needed)
    return after


def forced(s: State, action: Action, pips: int) -> State:
    """The position after an action whose die shows so many pips."""
    after = s.copy()
    after.chance = FixedDie(pips)
    after.apply(action)
    return after


def tried(s: State, action: Action) -> tuple[State, bool]:
    """The position after an action with the usual outcome of the die, and whether the die was rolled at all."""
    after = s.copy()
    after.chance = die = FixedDie(USUAL_PIPS)
    after.apply(action)
    return after, die.rolled
