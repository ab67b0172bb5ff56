"""Positions under the sky and short ways to look at them. Regions and seats are counted from 1, as in all texts.

The board is base_2+sky_3 unless the text names another, with the Beanstalk in region 6 and the Stairway in region 12.
Its sky: 24 Farmland and 27 Forest (Lost Tribe) | 28 Swamp, 31 Hill (Lost Tribe), 32 Forest (Mine, Beanstalk) |
25 Mountain (Mine), 26 Hill (Stairway), 29 Farmland, 30 Swamp (Lost Tribe). Bridges: 24-25, 27-28, 30-32.
"""

from textwrap import dedent

from elbowroom.engine.buried import buried
from elbowroom.engine.chance import Chance
from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import legal, slot

SKY_3 = set(range(24, 33))
GROUND_ENTRY = {2, 3, 5, 7, 8, 9, 10, 16, 17, 18, 19, 20, 21, 22}  # land of base_2 at the edge or beside an edge Sea


def under_the_sky(text: str, *rolls: int, access: tuple[int, int] = (6, 12)) -> State:
    """A position; the die shows the given numbers first."""
    text = dedent(text)
    if "board:" not in text:
        text = f"board: base_2+sky_3\n{text}"
    s = load_position(f"{text}\naccess: {{beanstalk: {access[0]}, stairway: {access[1]}}}")
    s.chance = Chance(0, forced=list(rolls))
    return s


def reached(s: State, *verbs: str) -> set[int]:
    """Regions that verbs can be used on now: by default whatever conquers with tokens, the final die included."""
    verbs = verbs or ("conquer", "die")
    return {int(action.split()[1]) for action in legal(s) if action.split()[0] in verbs}


def lying_under(s: State, seat: int, place: str = "decline") -> set[int]:
    """Regions where a token of the race lies under another one."""
    return {region + 1 for region in members(buried(s, slot(seat, place)))}
