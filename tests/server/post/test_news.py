"""What there is to tell somebody who is away, as it follows from a match: what, when, and what not again."""

import pytest

from elbowroom.server.post.news import News, Told, news_of
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match

ANNA, BEN = 0, 1
PAUSE = 300.0
DAY = 86_400.0
BEGUN = 1_000.0  # the first seat is asked


def match_of(*, begun: bool = True, pace: int | None = None) -> Match:
    wish = Agreement(seats=[SeatPlan(name="Anna"), SeatPlan(name="Ben")], title="Sunday", first=1, pace=pace)
    match = Match(*settled(wish), foretold(1))
    for seat in (ANNA, BEN):
        match.sit(seat, "", BEGUN - 10)
    if begun:
        match.begin(BEGUN)
    return match


def told(match: Match, seat: int, now: float, before: News | None = None, *, seen_at: float = 0.0) -> News:
    """What a seat is told at a moment, after what it has been told before."""
    seq, known = (before.seq, before.told) if before is not None else (0, Told())
    return news_of(match, frozenset({seat}), seq, known, seen_at=seen_at, now=now, pause=PAUSE)


def kinds(news: News) -> list[str]:
    return [line.kind for line in news.lines]


def ends_turn(match: Match, at: float) -> None:
    """Whoever is asked plays until somebody else is."""
    seat = match.decider
    while match.decider == seat:
        match.act(seat, match.seq, match.state.legal()[0].text(), at)


def test_a_turn_is_told_after_a_pause_and_once_until_its_player_has_been_there() -> None:
    match = match_of()
    early = told(match, ANNA, BEGUN + PAUSE - 1)
    assert (kinds(early), early.hold_until) == ([], BEGUN + PAUSE)
    first = told(match, ANNA, BEGUN + PAUSE, early)
    assert kinds(first) == ["began", "turn"]
    ends_turn(match, at := BEGUN + 2 * PAUSE)
    assert kinds(told(match, BEN, at + PAUSE)) == ["began", "turn"]
    ends_turn(match, at := at + PAUSE)
    again = told(match, ANNA, at + PAUSE, first)
    assert kinds(again) == []  # who does not come is not called again
    came = told(match, ANNA, at + PAUSE, first, seen_at=at - 1)
    assert kinds(came) == ["turn"]
    assert kinds(told(match, ANNA, at + PAUSE, first, seen_at=at + 1)) == []  # the turn was seen


def test_what_others_say_is_told_and_not_what_one_has_said_oneself() -> None:
    match = match_of(begun=False)
    match.say(ANNA, "Anna", "where are you?", BEGUN)
    assert kinds(told(match, ANNA, BEGUN + PAUSE)) == []
    (line,) = told(match, BEN, BEGUN + PAUSE).lines
    assert (line.kind, line.given["who"], line.given["text"]) == ("said", "Anna", "where are you?")


@pytest.mark.parametrize(("pace", "ahead"), [(int(DAY), DAY / 4), (int(14 * DAY), DAY)])
def test_who_runs_out_of_time_is_reminded_once_and_not_too_early(pace: int, ahead: float) -> None:
    match = match_of(pace=pace)
    end = BEGUN + pace
    first = told(match, ANNA, BEGUN + PAUSE)
    assert (kinds(first), first.remind_at) == (["began", "turn"], end - ahead)
    reminder = told(match, ANNA, end - ahead, first)
    assert kinds(reminder) == ["remind"]
    assert reminder.remind_at is None
    assert kinds(told(match, ANNA, end - ahead + 1, reminder)) == []
    assert told(match, BEN, BEGUN + PAUSE).remind_at is None
    assert kinds(told(match, ANNA, end, first)) == []  # it is too late


def test_the_end_of_a_game_is_told_instead_of_its_beginning() -> None:
    match = match_of()
    while match.status != "over":
        ends_turn(match, BEGUN + 1)
    assert kinds(told(match, BEN, BEGUN + 1 + PAUSE)) == ["over"]
