"""A game looked through in pieces, as other processes do it, is the same as one looked through at once."""

import msgspec
import pytest

from elbowroom.coach.report import Analysis, Point
from elbowroom.engine.errors import Refusal
from elbowroom.table.entries import Acted, Said, Undone, entry_text, packed
from elbowroom.table.logbook import entries_of
from elbowroom.table.lookback import Lookback, analyse, lookback_of, looked_back, turn_judged, turns_in
from tests.server.games import cut, played


@pytest.mark.slow
def test_turn_by_turn_in_any_order_is_the_same_as_at_once() -> None:
    record = played()
    log = packed(entry_text(entry) for entry in entries_of(record, 0.0))
    points: list[Point] = []
    for turn in reversed(range(turns_in(log))):
        points += msgspec.json.decode(turn_judged(log, "gentle", turn), type=list[Point])
    whole = msgspec.json.decode(looked_back(log, "gentle", msgspec.json.encode(points), "7"), type=Analysis)
    seen: list[int] = []
    assert whole == analyse(lookback_of(record), "gentle", seen.append, "7")
    assert seen == list(range(turns_in(log)))


def test_turns_are_those_of_the_game() -> None:
    lookback = lookback_of(played())
    assert len(lookback.turns) == 20  # 10 rounds of two players
    for turn in lookback.turns:
        assert len({(step.before.round, step.before.turn_of) for step in turn}) == 1
        assert [step.ends_turn for step in turn] == [False] * (len(turn) - 1) + [True]


def test_what_is_said_at_the_table_is_no_step_but_is_counted() -> None:
    entries = entries_of(played(), 0.0)
    with_talk = [entries[0], Said(0.0, 0, "Anna", "hello"), *entries[1:]]
    assert [place.seq for place in Lookback(with_talk).places] == [place.seq + 1 for place in Lookback(entries).places]


def test_a_step_that_was_taken_back_is_no_step_of_its_turn() -> None:
    entries = entries_of(played(), 0.0)
    steps = lookback_of(played()).turns[1]
    at = steps[len(steps) // 2].seq  # neither the first of its turn nor the last
    entry = entries[at - 1]
    assert isinstance(entry, Acted)
    again = Lookback([*entries[:at], Undone(0.0, entry.seat), *entries[at - 1 :]])
    assert [len(turn) for turn in again.turns] == [len(turn) for turn in Lookback(entries).turns]
    assert [step.seq for step in again.turns[1]] == [step.seq + 2 * (step.seq >= at) for step in steps]


def test_a_pair_that_comes_to_light_is_no_roll() -> None:
    steps = [step for turn in lookback_of(played()).turns for step in turn]
    picks = [step for step in steps if step.actions[0].verb == "pick"]
    assert picks
    assert [step.seq for step in picks if step.rolled] == []
    assert [step.seq for step in picks if not step.revealed] == []
    assert [step.seq for step in steps if step.actions[0].verb == "place" and (step.rolled or step.revealed)] == []


def test_a_game_that_is_not_over_is_not_looked_through() -> None:
    with pytest.raises(Refusal, match="a game is analysed when it is over"):
        lookback_of(cut(played(), 30))
