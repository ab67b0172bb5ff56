"""Sides of the sky of one's own, and boards of one's own under the sky."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elbowroom import cli
from elbowroom.cli.terminal.atlas import sheets
from elbowroom.content.boards import printed_board
from elbowroom.content.catalog import (
    BOARDS,
    OWN,
    MissingContent,
    board_file,
    board_names,
    boxes_of,
    check_content,
    sides,
)
from elbowroom.content.guard import ContentError
from elbowroom.content.loader import forget, use
from elbowroom.content.setup import Setup, rules_for
from elbowroom.content.trial import try_out
from elbowroom.drawing.stored import outline_of
from elbowroom.notation.position import dump_position, load_position
from elbowroom.table.game import Game


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    yield
    forget()


def written(folder: Path, box: str, board: str, key: str, **changes: Any) -> Path:
    """A printed board as one of somebody's own."""
    data: dict[str, Any] = json.loads(msgspec.json.encode(printed_board(box, board)))
    data.update({"key": key, "origin": "ours", **changes})
    path = folder / f"{key}.json"
    path.write_text(json.dumps(data))
    return path


@pytest.mark.rule("SKY-2.1", "SKY-2.2")
def test_every_ground_of_the_base_game_lies_under_every_side(tmp_path: Path) -> None:
    use([written(tmp_path, "base", "base_3", "home"), written(tmp_path, "sky", "sky_2", "cirrus")])
    assert sides() == ["sky_2", "sky_3", "cirrus"]
    new = [board for board in board_names() if "cirrus" in board or "home" in board]
    assert new == [
        "home",
        *(f"base_{n}+cirrus" for n in (2, 3, 4, 5)),
        "home+sky_2",
        "home+sky_3",
        "home+cirrus",
    ]
    assert "cirrus" not in board_names()
    for board in ("home+sky_3", "base_3+cirrus", "home+cirrus"):
        rules = rules_for(board)
        assert (rules.players, rules.rounds) == (4, 9)  # SKY-2.3
        assert boxes_of(board) == ("base", "sky")
        assert BOARDS[board] == "sky"
        assert board_file(board).origin == "ours"
    forget()
    assert sides() == ["sky_2", "sky_3"]
    assert not any("cirrus" in board or "home" in board for board in board_names())


def test_what_a_game_has_no_room_for_is_not_offered(tmp_path: Path) -> None:
    home = printed_board("base", "base_5")
    use(
        [
            written(tmp_path, "base", "base_5", "six", players=6),
            written(tmp_path, "underground", "underground_2", "cave"),
            written(tmp_path, "sky", "sky_2", "cirrus"),
        ]
    )
    assert not any(board.startswith(("six+", "cave+")) for board in board_names())
    assert len(home.regions) + 10 <= 60
    assert "base_5+cirrus" in board_names()


@pytest.mark.parametrize("board", ["home+sky_2", "base_2+cirrus", "home+cirrus"])
def test_games_there_stay_sound_and_are_written_down(tmp_path: Path, board: str) -> None:
    use([written(tmp_path, "base", "base_2", "home"), written(tmp_path, "sky", "sky_3", "cirrus", links=[[1, 9]])])
    try_out(OWN[0], [board], games=2)
    game = Game.open(Setup(board), seed=4)
    for _ in range(30):
        game.play(game.state.legal()[0])
    assert Game.resume(game.record()).state == game.state
    assert load_position(dump_position(game.state)) == game.state


@pytest.mark.rule("SKY-3.5")
def test_an_edge_that_a_side_lists_is_no_edge(tmp_path: Path) -> None:
    regions = json.loads(msgspec.json.encode(printed_board("sky", "sky_3").regions))
    for region in regions:
        region["edge"] = True  # it tells where the coast is drawn
    use([written(tmp_path, "sky", "sky_3", "cirrus", regions=regions)])
    board = rules_for("base_2+cirrus").board
    assert board.edge == rules_for("base_2").board.edge
    assert not board.entry & board.sky


def test_a_side_is_tried_over_the_smallest_ground(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "sky", "sky_2", "cirrus")
    assert cli.run(["content", "check", str(path), "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert "board cirrus (a board of ours): a sky of 2 islands, 10 regions" in out
    assert "random games: 1 on base_2+cirrus; " in out


def test_a_key_of_a_side_is_taken(tmp_path: Path) -> None:
    path = written(tmp_path, "sky", "sky_2", "sky_3")
    with pytest.raises(ContentError, match="the key 'sky_3' is taken"):
        use([path])


def test_missing_parts_of_a_board_are_named() -> None:
    for board, missing in (("home+sky_2", "home"), ("base_2+cirrus", "cirrus"), ("home+cirrus", "home, cirrus")):
        with pytest.raises(MissingContent, match=f"needs {missing}, made by somebody"):
            check_content([], board)


def test_a_sky_of_ones_own_is_drawn_for_the_browser_and_the_terminal(tmp_path: Path) -> None:
    use([written(tmp_path, "sky", "sky_3", "cirrus")])
    outline = outline_of("base_2+cirrus")
    printed = outline_of("base_2+sky_3")
    assert len(outline.regions) == len(printed.regions) == 23 + 9
    assert [bridge.between for bridge in outline.bridges] == [bridge.between for bridge in printed.bridges]
    ground, sky = sheets("base_2+cirrus")
    assert ground.regions == range(23)
    drawn = {region for row in sky.paper.points for region in row if region >= 0}
    assert drawn == set(sky.regions) == set(range(23, 32))
    island = {i: region.island for i, region in enumerate(board_file("base_2+cirrus").regions)}
    assert all(island[a] == island[b] for a, b in sky.paper.borders())


def test_a_game_on_it_is_shown_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "sky", "sky_3", "cirrus")
    command = ["play", "--players", "random,random,random", "--seed", "1", "--content", str(path)]
    assert cli.run([*command, "--board", "base_2+cirrus"]) == 0
    assert "Best pair" in capsys.readouterr().out
