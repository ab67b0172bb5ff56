"""The luck of a table: secret, or the same again."""

from random import Random

from elbowroom.notation.record import GameRecord
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.luck import Luck, foretold, secret
from elbowroom.table.match import Match


def played(luck: Luck, *, chatty: bool = False) -> GameRecord:
    """A game of two people whose decisions follow from what they may do."""
    random = Random(1)
    match = Match(*settled(Agreement(board="base_2", seats=[SeatPlan(name="Anna"), SeatPlan(name="Ben")])), luck)
    match.begin(1.0)
    while match.status == "playing":
        if chatty and match.seq % 40 == 0:
            match.say(match.decider, "Anna", "hm", 100.0 * match.seq)
        match.act(match.decider, match.seq, random.choice(match.state.legal()).text(), 100.0 * match.seq)
    return match.record()


def test_the_same_seed_and_the_same_decisions_make_the_same_game() -> None:
    game = played(foretold(7))
    assert game == played(foretold(7))
    assert game.chance


def test_talk_does_not_change_what_was_foretold() -> None:
    assert played(foretold(7), chatty=True) == played(foretold(7))


def test_another_seed_makes_another_game() -> None:
    assert played(foretold(7)).setup != played(foretold(8)).setup


def test_secret_luck_never_repeats_itself() -> None:
    assert played(secret).setup != played(secret).setup
    assert len({secret(0) for _ in range(100)}) == 100


def test_foretold_luck_is_another_after_each_outcome_and_for_each_seed() -> None:
    assert len({foretold(seed)(outcomes) for seed in range(10) for outcomes in range(100)}) == 1000
