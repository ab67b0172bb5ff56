"""Short ways to set up a position, play actions written as text and look at the board. Regions count from 1 here."""

from textwrap import dedent

import pytest

from elbowroom.engine.actions import STOP, parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.events import Conquered, ScoreLine
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position


def position(text: str, dice: list[int] | None = None) -> State:
    """The position a YAML text describes; the die will show `dice` first."""
    s = load_position(dedent(text))
    s.chance = Chance(0, forced=[*dice] if dice else None)
    return s


def play(s: State, *texts: str) -> None:
    """Play actions, each of which must be legal."""
    for text in texts:
        s.play(parse_action(text))
        check_invariants(s)


def refuse(s: State, text: str, error: type[IllegalAction], rule: str) -> None:
    """The action is refused with exactly this kind of error and rule, and nothing changes."""
    before = list(s.words)
    with pytest.raises(IllegalAction) as caught:
        s.play(parse_action(text))
    found = caught.value
    assert type(found) is error, f"{text}: {type(found).__name__} instead of {error.__name__}: {found}"
    assert found.rule == rule, f"{text}: {found.rule} instead of {rule}: {found}"
    assert list(s.words) == before


def deploy(s: State, text: str) -> int:
    """Play a conquest and return how many tokens went into the region."""
    s.events = []
    play(s, text)
    amounts = [event.tokens for event in s.events if isinstance(event, Conquered)]
    s.events = None
    assert len(amounts) == 1, f"'{text}' is {len(amounts)} conquests"
    return amounts[0]


def offers(s: State, verb: str) -> list[int]:
    """Regions or seats, counted from 1, at which a verb is legal now."""
    return sorted(int(action.target) + 1 for action in s.legal() if action.verb == verb)


def can(s: State, text: str) -> bool:
    """Whether an action is legal now."""
    return parse_action(text) in s.legal()


def end_turn(s: State, *texts: str) -> dict[str, int]:
    """Play some actions, then end the turn as quickly as possible; returns the coins paid, line by line."""
    seat = s.turn_of
    coins = s.coins(seat)
    s.events = []
    play(s, *texts)
    while s.turn_of == seat and not s.over:
        play(s, "stop" if STOP in s.legal() else "done")
    lines: dict[str, int] = {}
    for event in s.events:
        if isinstance(event, ScoreLine):
            lines[event.tile] = lines.get(event.tile, 0) + event.coins
    assert s.coins(seat) - coins == sum(lines.values())
    s.events = None
    return lines


def pass_turn(s: State) -> None:
    """The active player expands and does nothing."""
    end_turn(s, "expand")


def cost(s: State, region: int) -> int:
    """Tokens the acting race needs for a region."""
    return int(conquest_cost(s, s.acting, region - 1))


def tokens(s: State, region: int) -> int:
    return int(s.tokens(region - 1))


def race_at(s: State, region: int) -> str:
    """Key of the race that occupies a region, empty for none."""
    slot = s.owner(region - 1)
    return s.rules.races[s.race(slot)].key if slot >= 0 else ""


def held(s: State, slot: int) -> list[int]:
    """Regions of the race in a slot."""
    return [region + 1 for region in members(s.occupied(slot))]


def markers(s: State, key: str) -> dict[int, int]:
    """How many markers of a kind lie in which region."""
    kind = s.rules.marker_kind(key)
    return {region + 1: int(s.markers_at(kind, region)) for region in members(s.marked(kind))}


def tray(s: State, race: str) -> int:
    """Tokens of a race in the tray."""
    return int(s.tray(s.rules.race_named(race)))
