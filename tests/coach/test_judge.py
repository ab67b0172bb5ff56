"""The judge: blind to what is hidden, the same every time, and never without an answer."""

from itertools import islice

import pytest

from elbowroom.bots.turns import world
from elbowroom.coach.judge import Judge, UnknownJudge
from elbowroom.engine.view import counted_view
from tests.coach.positions import decisions


@pytest.mark.parametrize("board", ["base_2", "underground_3"])
def test_every_line_can_be_played_and_its_chances_add_up(board: str) -> None:
    for state, _ in islice(decisions(board), 0, None, 9):
        lines = Judge(state.rules, "gentle").lines(counted_view(state, int(state.decider)))
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        for line in lines:
            assert line.actions[0] in state.legal()
            assert sum(line.chances) == pytest.approx(1)
            assert line.end.over or line.end.turn_of != state.turn_of


def test_what_is_hidden_changes_nothing() -> None:
    for state, _ in islice(decisions("underground_2"), 0, None, 11):
        judge = Judge(state.rules, "gentle")
        seat = int(state.decider)
        other = world(state, 77)  # the same for everybody who cannot look into the stacks
        one, two = (judge.lines(counted_view(s, seat))[0] for s in (state, other))
        assert (one.actions, one.chances) == (two.actions, two.chances)


def test_choices_begin_differently_and_the_best_comes_first() -> None:
    for state, _ in islice(decisions(), 0, None, 9):
        choices = Judge(state.rules, "easy").choices(counted_view(state, int(state.decider)), 3)
        assert 1 <= len(choices) <= 3
        firsts = [choice.actions[0] for choice in choices]
        assert len(set(firsts)) == len(firsts)
        assert set(firsts) <= set(state.legal())
        assert [choice.value for choice in choices] == sorted((choice.value for choice in choices), reverse=True)


def test_a_known_line_is_never_forgotten() -> None:
    state, _ = next(decisions())
    view = counted_view(state, int(state.decider))
    best = Judge(state.rules, "normal").lines(view)[0]
    assert Judge(state.rules, "gentle").lines(view, best.actions)[0].value >= best.value


def test_an_unknown_judge_is_refused_with_all_that_are_known() -> None:
    state, _ = next(decisions())
    with pytest.raises(UnknownJudge, match="no judge 'wise'; known are gentle, easy, normal, strong, expert"):
        Judge(state.rules, "wise")
