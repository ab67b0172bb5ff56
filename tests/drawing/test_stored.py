"""Outlines are found by the names of boards, also of those put together when a game begins."""

from pathlib import Path

import pytest

from elbowroom.content import base, catalog, sky
from elbowroom.drawing.outline import Outline, outline_path, outline_text, parse_outline
from elbowroom.drawing.picture import picture_of
from elbowroom.drawing.stored import outline_of, printed_outline
from elbowroom.engine.board import BoardError
from elbowroom.engine.errors import SetupError
from tests.drawing.boards import bricks
from tests.drawing.paper import Paper


@pytest.mark.parametrize("board", catalog.board_names())
def test_every_board_that_can_be_played_on_has_an_outline(board: str) -> None:
    outline, file = outline_of(board), catalog.board_file(board)
    assert outline.board == board
    assert len(outline.regions) == len(file.regions)
    assert outline.width / outline.height == pytest.approx(file.aspect, abs=0.001)


@pytest.mark.parametrize("board", ["base_2+sky_2", "base_5+sky_3"])
def test_the_sky_lies_beside_the_ground(board: str) -> None:
    file, paper = catalog.board_file(board), Paper(picture_of(outline_of(board)))
    island = {region.id: region.island for region in file.regions}
    together = {(r.id, n) for r in file.regions for n in r.neighbours if r.id < n and island[r.id] == island[n]}
    assert set(paper.shared()) == together
    for region in file.regions:
        assert region.centroid is not None
        x, y = paper.middle(region.id)
        assert x / paper.width == pytest.approx(region.centroid[0], abs=0.05)
        assert y / paper.height == pytest.approx(region.centroid[1], abs=0.07)
        assert paper.regions_at(paper.labels[region.id][0]) == [region.id]
    bridges = {bridge.between for bridge in outline_of(board).bridges}
    assert bridges == {(r.id, n) for r in file.regions for n in r.neighbours if r.id < n} - together


def test_putting_together_leaves_the_parts_as_they_are() -> None:
    before = outline_text(printed_outline(sky.KEY, "sky_2"))
    outline_of("base_2+sky_2")
    assert outline_text(printed_outline(sky.KEY, "sky_2")) == before


def test_what_lies_on_the_rim_of_the_sky_borders_on_nothing() -> None:
    def rim(outline: Outline) -> int:
        return sum(0 in border.between for border in outline.borders)

    ground, above = printed_outline("base", "base_2"), printed_outline(sky.KEY, "sky_2")
    assert rim(outline_of("base_2+sky_2")) == rim(ground) + rim(above) > rim(ground)


def test_a_board_of_ones_own_is_drawn_when_asked_for() -> None:
    catalog.install(catalog.Content(boards=(bricks(2, 2),)))
    try:
        assert len(outline_of("bricks").regions) == 5
    finally:
        catalog.uninstall()


def test_an_unknown_board_is_told() -> None:
    with pytest.raises(SetupError, match="there is no board 'nowhere'"):
        outline_of("nowhere")


def test_outline_files_round_trip_and_are_read_strictly() -> None:
    outline = printed_outline(base.KEY, "base_2")
    assert parse_outline(outline_text(outline)) == outline
    with pytest.raises(BoardError, match="unknown field `colour`"):
        parse_outline(outline_text(outline).replace('"width"', '"colour": 1, "width"'))
    with pytest.raises(BoardError, match="no outline"):
        parse_outline(b"\xff")


def test_an_outline_lies_beside_its_board() -> None:
    assert outline_path(Path("there/mine.json")) == Path("there/mine.outline.json")


def test_a_picture_tells_frame_coast_and_borders_apart() -> None:
    ground = picture_of(printed_outline(base.KEY, "base_2"))
    assert [sum(line.kind == kind for line in ground.borders) for kind in ("border", "frame", "coast")] == [51, 15, 0]
    above = picture_of(printed_outline(sky.KEY, "sky_3"))
    assert [sum(line.kind == kind for line in above.borders) for kind in ("border", "frame", "coast")] == [9, 0, 9]
    assert ground.box == (0, 0, 3776, 2000)
