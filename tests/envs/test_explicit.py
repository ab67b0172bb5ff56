"""Chance that is told from outside leads to the games of the engine, and nowhere else."""

import copy
from random import Random

import pytest

import elbowroom
from elbowroom.engine import layout as at
from elbowroom.engine.invariants import check_invariants
from elbowroom.envs import ExplicitGame
from elbowroom.envs.explicit import BADGE, BANNER, DIE, NUMBER, SITE, NoSuchOutcome
from tests.envs.games import BOARDS, MIXED


def drawn(game: ExplicitGame, random: Random) -> int:
    assert game.draw is not None
    numbers = [number for number, _ in game.draw.outcomes]
    return random.choices(numbers, [weight for _, weight in game.draw.outcomes])[0]


@pytest.mark.parametrize("setup", [*BOARDS, MIXED], ids=repr)
def test_games_are_whole(setup: elbowroom.Setup) -> None:
    random, asked = Random(7), set()
    game = ExplicitGame(setup.rules())
    while not game.over:
        if game.draw is not None:
            asked.add(game.draw.what)
            assert abs(sum(weight for _, weight in game.draw.outcomes) - 1) < 1e-9
            assert len(game.draw.outcomes) > 1
            game.tell(drawn(game, random))
        else:
            assert game.state is not None
            check_invariants(game.state)
            game.decide(random.choice(game.state.copy(0).legal()))
    assert {NUMBER, BANNER, BADGE} <= asked
    assert (SITE in asked) == (setup.rules().site_count > 0)


def test_what_is_told_comes() -> None:
    rules = elbowroom.Setup("base_2").rules()
    game = ExplicitGame(rules)
    told = []
    while game.state is None:
        assert game.draw is not None
        told.append((game.draw.what, game.draw.outcomes[-1][0]))
        game.tell(told[-1][1])
    s = game.state
    assert told[0] == (NUMBER, 1)
    assert s.decider == 1
    assert [number for what, number in told if what == BANNER] == [int(s.column_race(i)) for i in range(6)]
    assert [number for what, number in told if what == BADGE] == [int(s.column_power(i)) for i in range(6)]


def test_dice_are_told() -> None:
    random = Random(1)
    game = ExplicitGame(elbowroom.Setup("base_2").rules())
    while game.draw is None or game.draw.what != DIE:
        if game.draw is not None:
            game.tell(drawn(game, random))
        else:
            assert game.state is not None
            legal = game.state.copy(0).legal()
            game.decide(next((action for action in legal if action.verb == "die"), random.choice(legal)))
    assert game.draw.outcomes == ((0, 0.5), (1, 1 / 6), (2, 1 / 6), (3, 1 / 6))
    with pytest.raises(NoSuchOutcome, match="4 cannot come"):
        game.tell(4)
    assert game.state is not None
    with pytest.raises(NoSuchOutcome, match="chance is asked for a die, nobody decides"):
        game.decide(game.state.copy(0).legal()[0])
    ends = []
    for pips in range(4):
        other = copy.deepcopy(game)
        other.tell(pips)
        ends.append(other)
    assert game.draw.what == DIE
    assert ends[0] == copy.deepcopy(ends[0])
    assert ends[0] != ends[3] or ends[0].state == ends[3].state


def test_positions_that_nobody_can_tell_apart_are_equal() -> None:
    s = elbowroom.new_game("base_2", seed=4)
    one, other = s.copy(1), s.copy(2)
    other.words[at.RACE_STACK], other.words[at.RACE_STACK + 1] = s.words[at.RACE_STACK + 1], s.words[at.RACE_STACK]
    assert one != other
    rules = s.rules
    assert ExplicitGame(rules, one).state == ExplicitGame(rules, other).state
    assert hash(ExplicitGame(rules, one)) == hash(ExplicitGame(rules, other))


def test_nobody_waits_for_an_outcome() -> None:
    s = elbowroom.new_game("base_2", seed=4)
    with pytest.raises(NoSuchOutcome, match="chance is not asked for anything"):
        ExplicitGame(s.rules, s).tell(0)
