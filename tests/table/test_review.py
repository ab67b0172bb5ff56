"""Looking back: any stretch in any order shows what was there, without playing all of it again."""

from random import Random

import pytest

from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.match import Match
from elbowroom.table.review import EVERY, Review

Words = list[int] | None


def played(seed: int, most: int = 400) -> tuple[Match, list[Words]]:
    """A match in which steps are taken back and people talk, and its positions after every entry."""
    agreed, rules = settled(Agreement(board="underground_2", seats=[SeatPlan(), SeatPlan()]))
    match, random = Match(agreed, rules, lambda known: seed + known), Random(seed)
    seen: list[Words] = []

    def note() -> None:
        seen.append(list(match.state.words) if match.game is not None else None)

    for seat, name in enumerate(("Anna", "Ben")):
        match.sit(seat, name, 1.0)
        note()
    match.begin(2.0)
    note()
    while match.status == "playing" and match.seq < most:
        assert match.game is not None
        if match.game.can_undo and random.random() < 0.3:
            match.undo(match.decider, match.seq, 3.0)
        elif random.random() < 0.05:
            match.say(match.decider, "Anna", "well", 20.0 * match.seq)
        else:
            match.act(match.decider, match.seq, random.choice(match.state.legal()).text(), 3.0)
        note()
    return match, seen


def shown(review: Review, match: Match, first: int, last: int) -> list[Words]:
    found = []
    for moment, state in review.positions(match.moments, first, last):
        if moment.seq >= first:
            found.append(list(state.words) if state is not None else None)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_any_stretch_shows_what_was_there(seed: int) -> None:
    match, seen = played(seed)
    random, review = Random(seed), Review()
    assert any(type(moment.entry).__name__ == "Undone" for moment in match.moments)
    for _ in range(40):
        first = random.randint(1, match.seq)
        last = min(match.seq, first + random.randint(0, 50))
        assert shown(review, match, first, last) == seen[first - 1 : last]
    assert shown(review, match, 5, 4) == []
    assert shown(review, match, match.seq + 9, match.seq) == []


def test_whoever_looks_on_sees_what_came_since() -> None:
    match, seen = played(1, most=100)
    review = Review()
    assert shown(review, match, 1, match.seq) == seen
    while match.seq < 150:
        match.act(match.decider, match.seq, match.state.legal()[0].text(), 3.0)
        seen.append(list(match.state.words))
    assert shown(review, match, 95, match.seq) == seen[94:]
    assert shown(review, match, 1, match.seq) == seen


def test_a_stretch_is_not_played_from_the_beginning_again() -> None:
    match, _ = played(2)
    review = Review()
    assert match.seq > 5 * EVERY
    assert len(list(review.positions(match.moments, match.seq, match.seq))) == match.seq  # the first time
    for first in (1, EVERY, EVERY + 1, match.seq // 2, match.seq):
        assert len(list(review.positions(match.moments, first, first))) <= EVERY
