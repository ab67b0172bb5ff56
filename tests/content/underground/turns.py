"""Short ways to go on in an Underground game and to look at it; regions are counted from 1."""

from elbowroom.engine.chance import Chance
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import legal, play
from tests.content.quiet import quiet_action


def position(text: str, *rolls: int) -> State:
    """A position; the die shows the given numbers first."""
    s = load_position(text)
    s.chance = Chance(0, forced=list(rolls))
    return s


def idle(s: State, turns: int = 1) -> None:
    """Let players do as little as they can until so many new turns have begun."""
    for _ in range(turns):
        turn = (s.round, s.turn_of)
        while (s.round, s.turn_of) == turn and not s.over:
            play(s, quiet_action(s).text())


def targets(s: State, verb: str = "conquer") -> set[int]:
    """Regions a verb can be used on now."""
    return {int(action.split()[1]) for action in legal(s) if action.split()[0] == verb}


def site_at(s: State, key: str) -> int:
    """The region where a site lies, 0 if it has not been found."""
    return int(s.site_region(s.rules.site_named(key))) + 1


def site_seat(s: State, key: str) -> int:
    """The seat that holds a site, 0 for nobody."""
    return int(s.site_holder(s.rules.site_named(key))) + 1
