"""The analysis of a game: sums are exact, luck is what chance has done, and nobody is blamed for what was hidden."""

from itertools import pairwise
from random import Random

import pytest

from elbowroom import State
from elbowroom.bots.imagination import OUTCOMES, FixedDie
from elbowroom.bots.turns import world
from elbowroom.coach.analysis import LoggedStep, turn_points
from elbowroom.coach.grades import NOTICED, grade
from elbowroom.coach.judge import Judge
from elbowroom.coach.report import Analysis
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import Action
from elbowroom.engine.phases import PICK
from elbowroom.engine.view import counted_view
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import Game
from elbowroom.table.lookback import Lookback, analyse, lookback_of
from tests.coach.positions import decisions


def played(board: str, seed: int) -> GameRecord:
    """A random game, in which now and then a step is taken back."""
    random = Random(seed)
    table = Game.open(Setup(board), seed)
    while not table.state.over:
        table.play(random.choice(table.state.legal()))
        if table.can_undo and random.random() < 0.1:
            table.undo()
    return table.record()


@pytest.fixture(scope="module")
def game() -> Lookback:
    return lookback_of(played("base_2", 3))


@pytest.fixture(scope="module")
def analysis(game: Lookback) -> Analysis:
    return analyse(game, "gentle")


def check_sums(analysis: Analysis, record: GameRecord) -> None:
    """Equal chances before the game, luck and skill make the result."""
    assert record.result is not None
    winners = record.result.winners
    players = len(analysis.seats)
    for seat, told in enumerate(analysis.seats):
        result = 1 / len(winners) if seat + 1 in winners else 0.0
        luck = sum(point.luck[seat] for point in analysis.points)
        skill = sum(
            point.chances[seat] - before.chances[seat] - point.luck[seat] for before, point in pairwise(analysis.points)
        )
        assert told.luck == pytest.approx(luck)
        assert told.skill == pytest.approx(skill)
        assert 1 / players + told.luck + told.skill == pytest.approx(result)
    assert sum(told.luck for told in analysis.seats) == pytest.approx(0)
    assert sum(told.skill for told in analysis.seats) == pytest.approx(0)


def test_equal_chances_luck_and_skill_add_up_to_the_result(analysis: Analysis) -> None:
    check_sums(analysis, played("base_2", 3))


@pytest.mark.slow
@pytest.mark.parametrize("board", ["base_4", "underground_3", "base_2+sky_2"])
def test_sums_are_exact_on_every_family_of_boards(board: str) -> None:
    record = played(board, 5)
    check_sums(analyse(lookback_of(record)), record)


def test_every_entry_is_in_the_curve_and_chances_add_up(game: Lookback, analysis: Analysis) -> None:
    assert [point.seq for point in analysis.points] == [1, *(place.seq for place in game.places)]
    for point in analysis.points:
        assert sum(point.chances) == pytest.approx(1)
        assert sum(point.luck) == pytest.approx(0)
        assert point.lost >= 0
        assert point.grade in ("", grade(point.lost))
        assert bool(point.best) == (point.lost > NOTICED)


def test_what_was_taken_back_changes_nothing(game: Lookback, analysis: Analysis) -> None:
    standing = {step.seq for turn in game.turns for step in turn}
    taken_back = [(one, two) for one, two in pairwise(analysis.points) if two.seq not in standing]
    assert len(taken_back) > 2
    for before, point in taken_back:
        assert (point.chances, point.luck, point.lost, point.grade) == (before.chances, [0, 0], 0, "")


def test_without_chance_there_is_no_luck(game: Lookback, analysis: Analysis) -> None:
    points = {point.seq: point for point in analysis.points}
    plain = [step for turn in game.turns for step in turn if not step.rolled and not step.revealed]
    assert len(plain) > 30
    assert all(points[step.seq].luck == [0, 0] for step in plain)


def test_nobody_loses_more_of_the_own_chance_than_there_could_be(game: Lookback, analysis: Analysis) -> None:
    points = {point.seq: point for point in analysis.points}
    plain = [step for turn in game.turns for step in turn if not step.rolled and not step.revealed]
    assert {step.seat for step in plain if points[step.seq].lost} == {0, 1}
    assert all(points[step.seq].lost + points[step.seq].chances[step.seat] <= 1 for step in plain)


def test_grades_are_counted_and_turning_points_are_few_and_in_order(analysis: Analysis) -> None:
    for seat, told in enumerate(analysis.seats, start=1):
        own = [point.grade for point in analysis.points if point.seat == seat]
        counted = [told.good, told.inaccuracies, told.mistakes, told.blunders]
        assert counted == [own.count(word) for word in ("good", "inaccuracy", "mistake", "blunder")]
        assert 0 <= told.accuracy <= 100
    assert len(analysis.turns) <= 5
    assert analysis.turns == sorted(set(analysis.turns))


# --- luck -----------------------------------------------------------------------------------------------------------


def stepped(state: State, action: Action, after: State, *, rolled: bool = False, revealed: bool = False) -> LoggedStep:
    return LoggedStep(2, int(state.decider), [action], state, after, rolled, revealed)


def a_roll() -> tuple[State, Action]:
    """A position in which the die can be rolled."""
    for state, _ in decisions():
        for action in state.legal():
            if action.verb == "die":
                return state, action
    raise AssertionError("nobody could roll")


def test_over_all_faces_of_the_die_luck_is_nothing() -> None:
    state, action = a_roll()
    judge = Judge(state.rules, "gentle")
    total = [0.0, 0.0]
    spread = set()
    for number, (pips, weight) in enumerate(OUTCOMES):
        after = world(counted_view(state, int(state.decider)), number + 1)
        after.chance = FixedDie(pips)
        after.apply(action)
        (point,) = turn_points([stepped(state, action, after, rolled=True)], judge)
        total = [sum_ + weight * luck for sum_, luck in zip(total, point.luck, strict=True)]
        spread.add(round(point.luck[0], 6))
    assert total == [pytest.approx(0, abs=1e-9)] * 2
    assert len(spread) > 1  # a better throw is more luck


def test_nobody_is_blamed_for_what_was_hidden() -> None:
    state = next(state for state, _ in decisions() if state.phase == PICK)
    judge = Judge(state.rules, "gentle")
    action = state.legal()[-1]
    found = []
    for seed in range(3):
        hidden = world(state, seed + 50)  # other tiles come up
        after = hidden.copy()
        after.apply(action)
        (point,) = turn_points([stepped(hidden, action, after, revealed=True)], judge)
        found.append((point.lost, point.best))
    assert found[0] == found[1] == found[2]


def test_who_follows_the_judge_loses_nothing() -> None:
    """A plan is still known after its first step, though few other plans are tried there."""
    followed = 0
    for state, _ in decisions():
        judge = Judge(state.rules, "easy")
        action = judge.lines(counted_view(state, int(state.decider)))[0].actions[0]
        if state.conquering and action.verb == "conquer":
            after = state.copy()
            after.apply(action)
            (point,) = turn_points([stepped(state, action, after)], judge)
            assert point.lost == pytest.approx(0, abs=0.01)  # coins count a little beside the chance
            followed += 1
        if followed == 20:
            return


# --- strength -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_plays_better_is_told_so() -> None:
    from elbowroom import make_bot
    from elbowroom.lab.game import play_game

    lost = [0.0, 0.0]
    for seed in range(4):
        table = Game.open(Setup("base_2"), seed)
        play_game(table.state, [make_bot("strong", seed), make_bot("gentle", seed)], game=table)
        for seat, told in enumerate(analyse(lookback_of(table.record())).seats):
            lost[seat] += 100 - told.accuracy
    assert 2 * lost[0] < lost[1]
