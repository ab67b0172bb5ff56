"""Short looks at a position that the tests of the Underground powers share. Regions are counted from 1."""

from elbowroom.engine.chance import Chance
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import score_lines


def position(text: str, *dice: int) -> State:
    """The position a YAML text describes; the die will show `dice` first."""
    s = load_position(text)
    s.chance = Chance(0, forced=list(dice))
    return s


def offers(s: State, verb: str) -> list[int]:
    """The regions at which a verb is legal now."""
    return sorted(int(action.target) + 1 for action in s.legal() if action.verb == verb)


def lies(s: State, site: str) -> int:
    """The region where a Relic or Place lies, 0 if it has not been found."""
    return int(s.site_region(s.rules.site_named(site))) + 1


def paid(s: State, power: str, *actions: str) -> int:
    """What the next scoring pays for a power."""
    return score_lines(s, *actions).get(power, 0)
