"""A time for each move, what happens when it is out, and vacations."""

import msgspec
import pytest

from elbowroom.engine.errors import Refusal
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.engine.scoring import tokens_on_board
from elbowroom.table.agreement import OPEN, Agreement, SeatPlan, settled
from elbowroom.table.entries import read_entry
from elbowroom.table.luck import foretold
from elbowroom.table.match import DAY, Match

PEOPLE = [SeatPlan(name="Anna"), SeatPlan(name="Ben")]
PACE = 3600
WEEK = 7 * 86_400


def begun(**agreed: object) -> Match:
    """A game that began at moment 1, at which the first seat decides."""
    match = Match(*settled(Agreement(seats=PEOPLE, first=1, **agreed)), foretold(1))  # type: ignore[arg-type]
    for seat in (0, 1):
        match.sit(seat, "", 0.0)
    match.begin(1.0)
    return match


def play(match: Match, at: float) -> None:
    """One action of whoever decides."""
    action = match.state.legal()[-1].text()
    match.act(match.decider, match.seq, action, at)


def play_on(match: Match, at: float) -> float:
    """Actions, a second each, until somebody else decides."""
    decider = match.decider
    while match.decider == decider:
        at += 1
        play(match, at)
    return at


def refusal(match: Match, seat: int, days: int, at: float) -> str:
    seq = match.seq
    with pytest.raises(Refusal) as caught:
        match.pause(seat, days, at)
    assert match.seq == seq
    return caught.value.why


def test_each_move_has_its_time() -> None:
    match = begun(pace=PACE)
    assert match.clock.deadline == 1.0 + PACE
    play(match, 1001.0)
    assert match.clock.deadline == 1.0 + PACE  # an action is no move: it wins no time
    at = play_on(match, 1500.0)
    assert match.clock.left == [PACE, PACE]
    assert match.clock.deadline == at + PACE


@pytest.mark.parametrize("pace", [59, WEEK + 1])
def test_a_move_has_a_minute_at_least_and_a_week_at_most(pace: int) -> None:
    for good in (60, WEEK):
        assert msgspec.convert({"pace": good}, Agreement).pace == good
    with pytest.raises(msgspec.ValidationError, match="pace"):
        msgspec.convert({"pace": pace}, Agreement)


def test_to_leave_a_seat_and_come_back_wins_no_time() -> None:
    match = begun(pace=PACE)
    match.relieve(0, "normal", "left", 1000.0)
    assert match.clock.deadline is None
    match.sit(0, "", 1100.0)
    assert match.clock.deadline == pytest.approx(1100.0 + PACE - 999.0)


def test_a_pause_stops_the_own_clock_and_no_other() -> None:
    match = begun(pace=PACE, vacation=10)
    match.pause(1, 3, 100.0)  # Ben, whose turn it is not
    assert match.clock.deadline == 1.0 + PACE
    match.pause(0, 2, 601.0)
    assert match.clock.counts_from == 601.0 + 2 * DAY
    assert match.clock.deadline == 601.0 + 2 * DAY + PACE - 600.0
    at = play_on(match, DAY)  # whoever is on vacation may act all the same
    assert match.clock.deadline == max(at, 100.0 + 3 * DAY) + PACE
    again = Match.load(match.agreement, RULES_VERSION, [moment.entry for moment in match.moments], foretold(1))
    assert (again.clock.deadline, again.clock.paused_until) == (match.clock.deadline, match.clock.paused_until)


def test_a_vacation_is_as_long_as_was_agreed_and_what_is_not_taken_is_left() -> None:
    match = begun(pace=PACE, vacation=5)
    assert refusal(match, 0, 6, 10.0) == "vacation-spent"
    match.pause(0, 5, 10.0)
    assert match.pause(0, 0, 10.0 + 2 * DAY) is not None  # back early
    assert match.pause(0, 0, 20.0 + 2 * DAY) is None
    assert match.vacation_left(0, 10.0 + 2 * DAY) == pytest.approx(3 * DAY)
    assert match.clock.deadline == pytest.approx(10.0 + 2 * DAY + PACE - 9.0)
    assert refusal(match, 0, 4, 30.0 + 2 * DAY) == "vacation-spent"
    match.pause(0, 2, 30.0 + 2 * DAY)
    match.pause(0, 3, 30.0 + 2 * DAY)  # longer, in place of the shorter one
    assert refusal(match, 0, 1, 10.0 + 9 * DAY) in ("vacation-spent", "time-out-already")
    assert match.vacation_left(1, 10.0) == 5 * DAY


def test_who_may_not_pause() -> None:
    assert refusal(begun(pace=PACE), 0, 1, 10.0) == "no-vacation"
    match = begun(pace=PACE, vacation=5)
    assert refusal(match, 0, 1, 2.0 + PACE) == "time-out-already"
    match.relieve(1, "normal", "left", 10.0)
    assert refusal(match, 1, 1, 20.0) == "bot-plays"


def test_who_is_not_asked_may_pause_though_the_time_of_another_is_up() -> None:
    match = begun(pace=PACE, vacation=5)
    assert match.pause(1, 1, 2.0 + PACE) is not None


def test_who_has_forfeited_is_out_and_cannot_win() -> None:
    match = begun(pace=PACE, timeout="forfeit")
    match.relieve(0, "normal", "forfeit", 2.0 + PACE)
    assert match.contestants == [1]
    with pytest.raises(Refusal) as caught:
        match.sit(0, "", 10.0 + PACE)
    assert (caught.value.code, caught.value.why) == ("forfeited", "seat-forfeited")
    assert match.winners == [1]
    match.relieve(0, "easy", "asked", 20.0 + PACE)  # another bot does not let him in again
    assert match.contestants == [1]
    assert Match.load(match.agreement, RULES_VERSION, [m.entry for m in match.moments], foretold(1)).winners == [1]


def test_where_all_have_forfeited_coins_decide_as_ever() -> None:
    match = begun(pace=PACE, timeout="forfeit")
    for seat in (0, 1):
        match.relieve(seat, "normal", "forfeit", 2.0 + PACE)
    assert match.contestants == []
    match.state.add_coins(1, 1)
    assert match.winners == [1]


def test_of_those_who_are_left_tokens_decide_between_equal_coins() -> None:
    people = [SeatPlan(name=name) for name in ("Anna", "Ben", "Cleo")]
    match = Match(*settled(Agreement("base_3", seats=people, first=2, pace=PACE, timeout="forfeit")), foretold(1))
    for seat in range(3):
        match.sit(seat, "", 0.0)
    match.begin(1.0)
    while match.decider == 1:
        match.act(1, match.seq, match.state.legal()[0].text(), 1.0)
    match.relieve(0, "normal", "forfeit", 100.0)
    state = match.state
    assert tokens_on_board(state, 1) > tokens_on_board(state, 2) == 0
    state.add_coins(2, state.coins(1) - state.coins(2))
    assert match.winners == [1]
    state.add_coins(2, 1)
    assert match.winners == [2]


def test_bots_fill_open_seats_so_long_after_the_first_person_came() -> None:
    seats = [SeatPlan(name="Anna"), SeatPlan(OPEN), SeatPlan(OPEN)]
    match = Match(*settled(Agreement("base_3", seats=seats, fill=60)), foretold(1))
    told = [match.fill_at]
    match.sit(0, "", 100.0)
    match.say(0, "Anna", "is anybody there?", 130.0)
    match.sit(1, "Ben", 140.0)
    told.append(match.fill_at)
    match.fill_one("easy", 160.0)
    told.append(match.fill_at)
    assert told == [None, 160.0, None]
    assert match.complete


def test_what_was_agreed_before_there_was_a_choice_means_what_it_did() -> None:
    match = begun(thinking=100)
    assert (match.agreement.timeout, match.agreement.pace, match.agreement.vacation) == ("bot", None, None)
    entry = match.relieve(0, "normal", "clock", 200.0)
    assert not match.seats[0].out
    match.sit(0, "", 300.0)
    assert read_entry('{"kind":"relieved","at":200.0,"seat":0,"bot":"normal","why":"clock"}') == entry


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"pace": 60, "thinking": 60}, "two-clocks"),
        ({"timeout": "wait"}, "timeout-without-clock"),
        ({"timeout": "forfeit", "grace": 60}, "timeout-without-clock"),
        ({"vacation": 3}, "vacation-without-clock"),
    ],
)
def test_what_does_not_fit_together_cannot_be_agreed(wish: dict[str, object], why: str) -> None:
    with pytest.raises(Refusal) as caught:
        settled(Agreement(seats=PEOPLE, **wish))  # type: ignore[arg-type]
    assert caught.value.why == why
