"""Whether chances are honest, and whether that can be measured."""

import pytest

from elbowroom.content.setup import Setup
from elbowroom.lab.calibration import Bin, Calibration, CalibrationError, Measured, Trial, _compared, measure


def test_the_error_is_the_mean_difference_between_told_and_won() -> None:
    honest = _compared([[0.25, 0.75]], [0.0, 1.0])
    assert honest.count == 2
    assert honest.error == pytest.approx((0.25 + 0.25) / 2)
    certain = _compared([[0.0, 1.0]] * 3, [0.0, 1.0])
    assert (certain.count, certain.error) == (6, 0)
    many = Calibration((Bin(4, 1.2, 1.0), *[Bin()] * 9)) + Calibration((Bin(4, 0.4, 1.0), *[Bin()] * 9))
    assert many.error == pytest.approx(0.4 / 8)


def test_games_are_measured_by_board_the_same_every_time() -> None:
    trial = Trial((Setup("base_2"), Setup("underground_2")), games=2, bot="random", judge="gentle")
    seen: list[int] = []
    found = measure(trial, workers=1, progress=seen.append)
    assert list(found) == ["base_2", "underground_2"]
    assert seen[-1] == 2
    assert found["base_2"].ends.count == 2 * 20  # the beginning and every turn but the last, two seats each
    assert found == measure(trial, workers=1)


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(CalibrationError, match="2 boards need at least as many games, not 1"):
        Trial((Setup("base_2"), Setup("base_3")), games=1)


@pytest.mark.slow
def test_chances_are_honest() -> None:
    """A sample of what docs/coach.md tells of 2,000 games; its error is that of chance, too."""
    boards = ("base_2", "base_3", "underground_2", "base_2+sky_2")
    trial = Trial(tuple(Setup(board) for board in boards), games=160, seed=5)
    total = sum(measure(trial).values(), Measured())
    assert total.ends.error < 0.06
