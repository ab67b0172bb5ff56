"""The rectangle around a board."""

import pytest

from elbowroom.drawing.frame import Frame

FRAME = Frame(3.0, 2.0)


@pytest.mark.parametrize("place", [0.0, 1.2, 3.0, 4.5, 5.0, 7.9, 8.0, 9.3])
def test_a_place_and_its_point_belong_together(place: float) -> None:
    point = FRAME.at(place)
    assert FRAME.nearest(point) == pytest.approx(place)
    assert FRAME.beside(point) == pytest.approx(place)
    ahead = FRAME.at(place + 0.01)
    assert FRAME.direction(place) == pytest.approx(((ahead[0] - point[0]) / 0.01, (ahead[1] - point[1]) / 0.01))


def test_a_path_takes_the_corners_on_its_way() -> None:
    assert FRAME.path(2.5, 5.5) == [(2.5, 0.0), (3.0, 0.0), (3.0, 2.0), (2.5, 2.0)]
    assert FRAME.path(9.0, 1.0) == [(0.0, 1.0), (0.0, 0.0), (1.0, 0.0)]


def test_the_way_between_places_is_the_shorter_one() -> None:
    assert FRAME.way(1.0, 2.5) == pytest.approx(1.5)
    assert FRAME.way(1.0, 9.5) == pytest.approx(-1.5)


def test_a_ray_from_the_middle_leads_to_the_frame() -> None:
    assert FRAME.at(FRAME.beside((2.0, 1.0))) == (3.0, 1.0)
    assert FRAME.at(FRAME.beside((1.5, 1.4))) == pytest.approx((1.5, 2.0))
    assert FRAME.beside((1.5, 1.0)) == 0.0
