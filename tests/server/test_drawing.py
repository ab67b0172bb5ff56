"""How boards look, as clients are told."""

import re

import httpx

from elbowroom.content.boards import GAP
from elbowroom.content.catalog import UNDER_THE_SKY, board_file, board_names
from tests.server.harness import Server

PATH = re.compile(r"(M\d+ \d+([csl](-?\d+ ?)+)+z)+")


def test_every_board_has_a_drawing_of_each_region_and_each_border(server: Server) -> None:
    for board in board_names():
        drawing = server.get(f"/api/boards/{board}/drawing")
        file = board_file(board)
        assert [region["id"] for region in drawing["regions"]] == [region.id for region in file.regions]
        for region in drawing["regions"]:
            (x, y), radius = region["label"], region["radius"]
            assert radius <= x <= drawing["width"] - radius
            assert radius <= y <= drawing["height"] - radius
            assert PATH.fullmatch(region["path"]), region["path"]
        drawn = {tuple(sorted(line["between"])) for line in drawing["borders"] + drawing["bridges"]}
        listed = {(region.id, other) for region in file.regions for other in region.neighbours if region.id < other}
        assert {pair for pair in drawn if pair[0]} == listed
        assert all(len(bridge["ends"]) == 4 for bridge in drawing["bridges"])


def test_under_the_sky_the_islands_lie_beside_the_ground(server: Server) -> None:
    for board in UNDER_THE_SKY:
        ground, _ = board.split("+")
        below, both = (server.get(f"/api/boards/{name}/drawing") for name in (ground, board))
        count = len(below["regions"])
        assert both["regions"][:count] == below["regions"]
        assert both["height"] == below["height"]
        aside = below["width"] + GAP * below["height"]
        assert all(region["label"][0] - region["radius"] > aside for region in both["regions"][count:])
        islands = {region.id: region.island for region in board_file(board).regions}
        for bridge in both["bridges"]:
            first, second = (islands[region] for region in bridge["between"])
            assert 0 < min(first, second) < max(first, second)
        assert {line["coast"] for line in below["borders"]} == {False}
        assert any(line["coast"] for line in both["borders"])


def test_a_board_that_does_not_exist_has_no_drawing(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/boards/base_9/drawing")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "no_such_board"
