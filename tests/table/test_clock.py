"""Thinking time: who is charged, when it is out, and what somebody who comes back has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom.engine.rules import RULES_VERSION
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.clock import RETURNED, Clock
from elbowroom.table.match import Match


def test_without_thinking_time_no_clock_ever_runs_out() -> None:
    clock = Clock(2, None)
    clock.run(0, 10.0)
    clock.run(1, 1e9)
    clock.come_back(1)
    assert clock.left is None
    assert clock.deadline is None


def test_only_the_player_who_thinks_is_charged() -> None:
    clock = Clock(3, 100)
    clock.run(1, 50.0)
    assert clock.left == [100.0, 100.0, 100.0]
    clock.run(2, 80.0)
    assert clock.left == [100.0, 70.0, 100.0]
    clock.run(-1, 85.0)
    clock.run(0, 500.0)
    assert clock.left == [100.0, 70.0, 95.0]


def test_the_deadline_is_that_of_the_running_clock() -> None:
    clock = Clock(2, 100)
    deadlines = [clock.deadline]
    for seat, at in ((0, 50.0), (0, 90.0), (1, 100.0), (-1, 110.0)):
        clock.run(seat, at)
        deadlines.append(clock.deadline)
    assert deadlines == [None, 150.0, 150.0, 200.0, None]


def test_talk_asks_nobody_anew() -> None:
    clock = Clock(2, None, pace=100)
    asked = []
    for seat, at in ((0, 50.0), (0, 90.0), (1, 100.0), (1, 110.0)):
        clock.run(seat, at)
        asked.append(clock.asked_at)
    assert asked == [50.0, 50.0, 100.0, 100.0]


def test_nobody_has_less_than_nothing() -> None:
    clock = Clock(2, 10)
    clock.run(0, 0.0)
    clock.run(0, 1000.0)
    assert clock.left == [0.0, 10.0]
    assert clock.deadline == 1000.0


def test_a_bot_that_plays_for_somebody_does_not_use_up_the_time_of_that_seat() -> None:
    match = Match(*settled(Agreement(seats=[SeatPlan(name="Anna"), SeatPlan(name="Ben")], thinking=100)))
    match.begin(0.0)
    seat = match.decider
    match.relieve(seat, "random", "left", 30.0)
    assert match.clock.deadline is None
    match.say(1 - seat, "Ben", "take your time", 80.0)
    match.sit(seat, "", 90.0)
    assert match.clock.left is not None
    assert match.clock.left[seat] == 70.0
    assert match.clock.deadline == 160.0


def test_who_comes_back_has_a_moment_to_think_but_gains_nothing_otherwise() -> None:
    clock = Clock(2, 100)
    clock.run(0, 0.0)
    clock.run(-1, 99.0)
    clock.come_back(0)
    assert clock.left == [1.0, 100.0]
    clock.run(0, 99.0)
    clock.run(-1, 200.0)
    clock.come_back(0)
    clock.come_back(1)
    assert clock.left == [60.0, 100.0]


def test_a_clock_of_the_machine_that_goes_back_gives_no_time() -> None:
    clock = Clock(2, 100)
    clock.run(0, 1000.0)
    clock.run(0, 900.0)
    assert clock.since == 1000.0
    clock.run(1, 1010.0)
    assert clock.left == [90.0, 100.0]


@given(st.lists(st.tuples(st.integers(-1, 1), st.floats(0, 1e6)), max_size=30))
def test_nobody_is_charged_for_more_than_has_passed(looks: list[tuple[int, float]]) -> None:
    clock = Clock(2, 1e9)
    for seat, at in looks:
        clock.run(seat, at)
    assert clock.left is not None
    used = sum(1e9 - left for left in clock.left)
    assert -1e-6 <= used <= max((at for _, at in looks), default=0.0) + 1e-3


# --- at a table -------------------------------------------------------------------------------------------------------


def begun() -> Match:
    seats = [SeatPlan(name="Anna"), SeatPlan(name="Ben")]
    match = Match(*settled(Agreement(seats=seats, thinking=100)))
    match.begin(1000.0)
    return match


def test_the_clock_of_the_first_player_runs_when_the_game_begins() -> None:
    match = begun()
    assert match.clock.deadline == 1100.0
    assert match.changed_at == 1000.0
    assert [match.is_out_of_time(at) for at in (1099.9, 1100.0, 1100.1)] == [False, True, True]


def test_talk_stops_no_clock() -> None:
    match = begun()
    match.say(0, "Anna", "hm", 1030.0)
    assert match.clock.deadline == 1100.0
    assert match.changed_at == 1000.0
    assert match.clock.left is not None
    assert match.clock.left[match.decider] == 70.0


def test_each_action_is_charged_to_whoever_made_it() -> None:
    match = begun()
    seat = match.decider
    match.act(seat, match.seq, "pick 0", 1040.0)
    assert match.changed_at == 1040.0
    assert match.clock.left is not None
    assert match.clock.left[seat] == 60.0
    assert match.clock.left[1 - seat] == 100.0


def test_a_step_that_was_taken_back_has_still_taken_its_time() -> None:
    match = begun()
    seat = match.decider
    match.act(seat, match.seq, "pick 0", 1010.0)
    conquest = next(action for action in match.state.legal() if action.verb == "conquer")
    match.act(seat, match.seq, conquest.text(), 1020.0)
    match.undo(seat, match.seq, 1030.0)
    assert match.clock.left is not None
    assert match.clock.left[seat] == 70.0


def test_no_clock_runs_while_a_bot_plays() -> None:
    match = begun()
    seat = match.decider
    match.relieve(seat, "greedy", "clock", 1100.0)
    assert match.clock.deadline is None
    match.sit(seat, "", 5000.0)
    assert match.clock.deadline == 5000.0 + RETURNED


@pytest.mark.parametrize("later", [0.0, 99.0, 86_400.0])
def test_the_clock_of_a_game_that_slept_goes_on_where_it_stood(later: float) -> None:
    match = begun()
    match.say(0, "Anna", "hm", 1000.0 + later)
    again = Match.load(match.agreement, RULES_VERSION, [moment.entry for moment in match.moments])
    assert again.clock.left == match.clock.left
    assert again.clock.deadline == match.clock.deadline == max(1100.0, 1000.0 + later)
