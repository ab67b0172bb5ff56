"""Short ways to play a position and look at it. Regions and seats are counted from 1 here, as in all texts."""

import pytest

from elbowroom.engine.actions import parse_action
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.events import Event, ScoreLine
from elbowroom.engine.explain import explain_conquest, why_not
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from elbowroom.notation.position import PLACES


def play(s: State, *actions: str) -> None:
    """Play actions one after another; every position on the way must be sound."""
    for text in actions:
        s.play(parse_action(text))
        check_invariants(s)


def legal(s: State) -> set[str]:
    """Everything the decider may do now."""
    return {action.text() for action in s.legal()}


def refused(s: State, action: str) -> str:
    """The rule that forbids an action; playing it changes nothing."""
    before = s.copy()
    with pytest.raises(IllegalAction) as caught:
        s.play(parse_action(action))
    assert s == before
    assert type(why_not(s, parse_action(action))) is type(caught.value)
    return caught.value.rule


def pass_turn(s: State) -> None:
    """Play on to the next player's turn without conquering anything."""
    seat, number = s.turn_of, s.round
    while (s.turn_of, s.round) == (seat, number) and not s.over:
        now = legal(s)
        play(s, next(action for action in ("expand", "pick 0", "stop", "done") if action in now))


def slot(seat: int, place: str = "active") -> int:
    return (seat - 1) * 3 + PLACES.index(place)


def cost(s: State, region: int, seat: int | None = None, place: str = "active") -> int:
    """What a region costs the acting race, or another one; the lines of the explanation add up to it."""
    of = int(s.acting) if seat is None else slot(seat, place)
    explained = explain_conquest(s, region - 1, of)
    assert explained.cost == conquest_cost(s, of, region - 1)
    assert sum(item.amount for item in explained.items) == explained.cost
    return explained.cost


def tokens(s: State, region: int) -> int:
    return int(s.tokens(region - 1))


def holder(s: State, region: int) -> str:
    """Key of the race in a region; empty for none."""
    owner = s.owner(region - 1)
    return s.rules.races[s.race(owner)].key if owner >= 0 else ""


def hand(s: State, seat: int, place: str = "active") -> int:
    return int(s.hand(slot(seat, place)))


def reserve(s: State, seat: int) -> int:
    return int(s.reserve(slot(seat)))


def regions(s: State, seat: int, place: str = "active") -> dict[int, int]:
    """Regions of a race with the tokens there."""
    return {r + 1: int(s.tokens(r)) for r in members(s.occupied(slot(seat, place)))}


def race(s: State, seat: int, place: str = "active") -> str:
    """Key of the race in a slot; empty for none."""
    number = s.race(slot(seat, place))
    return s.rules.races[number].key if number >= 0 else ""


def power(s: State, seat: int, place: str = "active") -> str:
    """Key of the power in a slot; empty for none."""
    number = s.power(slot(seat, place))
    return s.rules.powers[number].key if number >= 0 else ""


def tray(s: State, key: str) -> int:
    return int(s.tray(s.rules.race_named(key)))


def marked(s: State, marker: str) -> dict[int, int]:
    """Regions where a kind of marker lies, with the number there."""
    kind = s.rules.marker_kind(marker)
    assert kind >= 0
    return {r + 1: int(s.markers_at(kind, r)) for r in members(s.marked(kind))}


def shown(s: State) -> list[str]:
    """Races in the column."""
    return [s.rules.races[s.column_race(i)].key for i in range(s.visible)]


def listen(s: State) -> list[Event]:
    """What happens from now on."""
    s.events = []
    return s.events


def earned(s: State, *actions: str) -> int:
    """Coins the player whose turn it is gains by the actions."""
    seat = s.turn_of
    before = s.coins(seat)
    play(s, *actions)
    return int(s.coins(seat) - before)


def score_lines(s: State, *actions: str) -> dict[str, int]:
    """Coins of the next scoring by race or power."""
    events = listen(s)
    play(s, *actions)
    lines: dict[str, int] = {}
    for event in events:
        if isinstance(event, ScoreLine):
            lines[event.tile] = lines.get(event.tile, 0) + event.coins
    return lines
