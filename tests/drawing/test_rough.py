"""The unsteady hand pulls the paper, but never folds it."""

import pytest

from elbowroom.drawing.frame import Frame
from elbowroom.drawing.rough import Hand

FRAME = Frame(1.5, 1.0)
SIZE = 0.2


@pytest.mark.parametrize("seed", range(5))
def test_the_paper_is_never_folded(seed: int) -> None:
    hand = Hand(seed, SIZE, 1.0, FRAME)
    step = 1e-5
    least = 1.0
    for i in range(1, 90):
        for j in range(1, 60):
            x, y = i / 60, j / 60
            (ax, ay), (bx, by), (cx, cy) = hand.moved((x, y)), hand.moved((x + step, y)), hand.moved((x, y + step))
            least = min(least, ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / step**2)
    assert least > 0.1


def test_the_frame_stays_where_it_is_and_the_rest_moves() -> None:
    hand = Hand(0, SIZE, 1.0, FRAME)
    for place in (0.3, 1.5, 2.0, 4.8):
        assert hand.moved(FRAME.at(place)) == pytest.approx(FRAME.at(place))
    assert hand.moved((0.7, 0.5)) != pytest.approx((0.7, 0.5), abs=1e-3)


def test_strength_0_is_a_steady_hand() -> None:
    assert Hand(0, SIZE, 0.0, FRAME).moved((0.7, 0.5)) == (0.7, 0.5)


def test_the_seed_decides() -> None:
    one, again, other = (Hand(seed, SIZE, 1.0, None).moved((0.31, 0.52)) for seed in (1, 1, 2))
    assert one == again
    assert one != other
