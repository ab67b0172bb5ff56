"""Short looks at a position that the tests of Places and Relics share. Regions and seats are counted from 1."""

from elbowroom.engine.chance import Chance
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import legal, play


def position(text: str, *dice: int, **words: object) -> State:
    """The position a YAML text describes, with `<name>` replaced by a word; the die will show `dice` first."""
    for name, word in words.items():
        text = text.replace(f"<{name}>", str(word))
    s = load_position(text)
    s.chance = Chance(0, forced=list(dice))
    return s


def lies(s: State, site: str) -> int:
    """The region where a Relic or Place lies, 0 if it has not been found."""
    return int(s.site_region(s.rules.site_named(site))) + 1


def lent(s: State) -> str:
    """Key of the power that Stonehedge lends, empty for none."""
    badge = s.site_badge(s.rules.site_named("stonehedge"))
    return s.rules.powers[badge].key if badge >= 0 else ""


def offers(s: State, verb: str) -> list[int]:
    """The regions at which a verb is legal now."""
    return sorted(int(action.target) + 1 for action in s.legal() if action.verb == verb)


def coins(s: State, seat: int) -> int:
    return int(s.coins(seat - 1))


def finish(s: State, *actions: str) -> None:
    """Play some actions, then end the turn as quickly as possible."""
    turn = (s.turn_of, s.round)
    play(s, *actions)
    while (s.turn_of, s.round) == turn and not s.over:
        now = legal(s)
        play(s, next(action for action in ("stop", "done") if action in now))
