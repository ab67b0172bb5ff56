"""A drawing that would mislead a player is noticed."""

import msgspec
import pytest

from elbowroom.content import base
from elbowroom.content.boards import printed_board
from elbowroom.drawing.faults import first_fault
from elbowroom.drawing.outline import Outline
from elbowroom.drawing.picture import picture_of
from elbowroom.drawing.stored import printed_outline
from tests.drawing.paper import Paper


def outline() -> Outline:
    """A copy of a sound outline, to be spoilt."""
    return msgspec.convert(msgspec.to_builtins(printed_outline(base.KEY, "base_2")), Outline)


def number_of(spoilt: Outline, between: tuple[int, int]) -> int:
    return next(i for i, border in enumerate(spoilt.borders) if border.between == between)


def fault(spoilt: Outline) -> str:
    return first_fault(printed_board(base.KEY, "base_2"), spoilt)


def test_a_sound_outline_has_no_fault() -> None:
    assert fault(outline()) == ""


def test_a_border_that_crosses_another_is_named() -> None:
    spoilt = outline()
    border = spoilt.borders[number_of(spoilt, (4, 6))]
    border.knots[2:4] = list(spoilt.regions[0].label)
    assert "border 4–6" in fault(spoilt)
    assert "without touching" in fault(spoilt)


def test_a_border_that_is_too_short_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(picture_of(outline()))
    (one, two), length = min(paper.shared().items(), key=lambda item: item[1])
    monkeypatch.setattr("elbowroom.drawing.faults.VISIBLE", 1.001 * length / paper.width)
    assert fault(outline()).startswith(
        f"border {one}–{two} has no room: {100 * length / paper.width:.1f} % of the width"
    )


def test_a_border_that_leaves_the_board_is_named() -> None:
    spoilt = outline()
    spoilt.borders[number_of(spoilt, (4, 6))].knots[2] = spoilt.width + 1
    assert fault(spoilt) == "border 4–6 has no room on the board"


def test_a_region_that_is_turned_inside_out_is_named() -> None:
    spoilt = outline()
    spoilt.regions[4].rings = [[-number for number in reversed(ring)] for ring in spoilt.regions[4].rings]
    assert fault(spoilt) == "region 5 was turned inside out"


def test_a_hole_that_is_not_inside_is_named() -> None:
    spoilt = outline()
    spoilt.regions[4].rings.append(spoilt.regions[16].rings[0])
    assert "has no room inside region 5" in fault(spoilt)


def test_a_region_without_room_for_a_token_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elbowroom.drawing.faults.ROOM", 0.1)
    assert "is too narrow for a token" in fault(outline())
