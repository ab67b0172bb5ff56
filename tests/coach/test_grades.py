"""Grades and accuracy, at their thresholds."""

import pytest

from elbowroom.coach.grades import BLUNDER, INACCURACY, MISTAKE, accuracy, grade


@pytest.mark.parametrize(
    ("lost", "graded"),
    [
        (0.0, "good"),
        (INACCURACY - 0.001, "good"),
        (INACCURACY, "inaccuracy"),
        (MISTAKE - 0.001, "inaccuracy"),
        (MISTAKE, "mistake"),
        (BLUNDER - 0.001, "mistake"),
        (BLUNDER, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_a_decision_is_graded_by_the_chance_it_has_lost(lost: float, graded: str) -> None:
    assert grade(lost) == graded


def test_accuracy_is_full_without_loss_and_falls_with_it() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100
    assert 0 < accuracy([0.5]) < accuracy([0.1]) < accuracy([0.0, 0.1]) < 100
