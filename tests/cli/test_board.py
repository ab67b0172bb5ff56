"""`elbowroom board`: what a designer sees, and the exit status."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elbowroom import cli
from elbowroom.content.boards import BoardFile, RegionFile, printed_board, shipped_boards
from elbowroom.drawing.outline import parse_outline

Capture = pytest.CaptureFixture[str]


def write(path: Path, **changes: dict[str, object]) -> Path:
    """The printed board for two, with changes to regions (r4={"natives": 1})."""
    data: dict[str, Any] = json.loads(msgspec.json.encode(printed_board("base", "base_2")))
    for region, fields in changes.items():
        data["regions"][int(region[1:]) - 1].update(fields)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_every_board_of_the_boxes_can_be_checked_by_name(capsys: Capture) -> None:
    assert cli.run(["board", "check", *shipped_boards()]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[:2] for line in lines] == [["✓", name] for name in shipped_boards()]
    assert {"base_2", "base_5", "underground_2", "underground_5"} <= set(shipped_boards())


def test_the_line_about_a_board_tells_whose_it_is(capsys: Capture) -> None:
    assert cli.run(["board", "check", "underground_4", "underground_5"]) == 0
    printed, ours = capsys.readouterr().out.splitlines()
    assert printed.startswith("✓ underground_4 (printed): 4 players, 9 rounds, 44 regions, 109 borders, 20 at the edge")
    assert ours.startswith("✓ underground_5 (a board of ours): 5 players, 8 rounds, 55 regions, 139 borders")


def test_errors_are_listed_below_the_board_and_the_status_is_1(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path / "mine.json", r13={"entry": True}, r4={"centroid": None})
    assert cli.run(["board", "check", str(path), "base_3"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("✗ base_2 (printed): 2 players")
    assert lines[1:3] == [
        "  error: region 13 is a lake and can be no entry (BASE-P-SEAFARING-3)",
        "  warning: region 4 cannot be drawn: the centroid is missing",
    ]
    assert lines[3].startswith("✓ base_3")


def test_warnings_alone_leave_the_status_at_0(tmp_path: Path, capsys: Capture) -> None:
    assert cli.run(["board", "check", str(write(tmp_path / "mine.json", r4={"centroid": None}))]) == 0
    out = capsys.readouterr().out
    assert out.startswith("✓ ")
    assert "  warning: region 4 cannot be drawn" in out


def test_a_file_that_is_no_board_is_named_with_the_place_and_the_reason(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path / "mine.json", r4={"natives": "two"})
    assert cli.run(["board", "check", str(path), "base_2"]) == 2
    captured = capsys.readouterr()
    assert captured.err.strip() == (
        f"error: {path}: this is no board file: Expected `int`, got `str` - at `$.regions[3].natives`"
    )
    assert captured.out.startswith("✓ base_2")


def test_an_unreadable_file_outweighs_an_error(tmp_path: Path, capsys: Capture) -> None:
    bad = write(tmp_path / "bad.json", r13={"entry": True})
    assert cli.run(["board", "check", str(tmp_path / "none.json"), str(bad)]) == 2
    assert f"error: {tmp_path / 'none.json'}: No such file" in capsys.readouterr().err


def test_an_unknown_name_lists_the_boards(capsys: Capture) -> None:
    assert cli.run(["board", "check", "underground_7"]) == 2
    err = capsys.readouterr().err
    assert "underground_7: there is no such file, and no board of this name; boards are base_2, " in err


@pytest.mark.parametrize("board", ["base_2+sky_3", "base_5+sky_2"])
def test_a_board_under_the_sky_names_its_ground(board: str, capsys: Capture) -> None:
    assert cli.run(["board", "check", board]) == 2
    ground, side = board.split("+")
    assert (
        f"put together from {ground} and {side} when a game begins; name {ground} or {side} instead"
        in capsys.readouterr().err
    )


def test_a_folder_is_no_board(tmp_path: Path, capsys: Capture) -> None:
    assert cli.run(["board", "check", str(tmp_path)]) == 2
    assert f"error: {tmp_path}: " in capsys.readouterr().err


def test_no_name_at_all_is_wrong_use(capsys: Capture) -> None:
    assert cli.run(["board", "check"]) == 2
    assert "name at least one board file" in capsys.readouterr().err


def test_what_a_file_says_cannot_upset_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path / "mine.json", r4={"terrain": "\x1b[2Jhill"})
    assert cli.run(["board", "check", str(path)]) == 1
    assert "\x1b[2J" not in capsys.readouterr().out


# --- elbowroom board draw ---------------------------------------------------------------------------------------------


def write_small(path: Path, **changes: Any) -> Path:
    """Three regions side by side, with changes to the middle one."""
    regions = [
        RegionFile(1, "hill", [2], edge=True, centroid=(0.2, 0.5), area=0.35),
        RegionFile(2, "forest", [1, 3], edge=True, centroid=(0.5, 0.5), area=0.3),
        RegionFile(3, "swamp", [2], edge=True, centroid=(0.8, 0.5), area=0.35),
    ]
    for name, value in changes.items():
        setattr(regions[1], name, value)
    path.write_bytes(msgspec.json.encode(BoardFile("small", "mine", 2, 10, regions, 1.5)))
    return path


def test_a_board_is_drawn_beside_its_file(tmp_path: Path, capsys: Capture) -> None:
    path = write_small(tmp_path / "small.json")
    assert cli.run(["board", "draw", str(path), "--svg", str(tmp_path / "small.svg")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("✓ small: 2 borders; the narrowest region is ")
    assert lines[1:] == [f"  wrote {tmp_path / 'small.outline.json'}", f"  wrote {tmp_path / 'small.svg'}"]
    assert parse_outline((tmp_path / "small.outline.json").read_bytes()).board == "small"
    svg = (tmp_path / "small.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert all(f">{number}</text>" in svg for number in (1, 2, 3))


def test_an_outline_goes_where_it_is_told_and_the_seed_changes_it(tmp_path: Path) -> None:
    path = write_small(tmp_path / "small.json")
    for seed in ("1", "2"):
        assert cli.run(["board", "draw", str(path), "--seed", seed, "--to", str(tmp_path / seed)]) == 0
    assert not (tmp_path / "small.outline.json").exists()
    assert (tmp_path / "1").read_bytes() != (tmp_path / "2").read_bytes()


def test_a_board_that_cannot_be_drawn_is_told_with_the_border(tmp_path: Path, capsys: Capture) -> None:
    path = write_small(tmp_path / "small.json", neighbours=[1])
    assert cli.run(["board", "draw", str(path)]) == 1
    assert "border 3–2: both regions must exist and list each other as neighbours" in capsys.readouterr().err
    assert not (tmp_path / "small.outline.json").exists()


def test_a_file_that_cannot_be_read_is_not_drawn(tmp_path: Path, capsys: Capture) -> None:
    assert cli.run(["board", "draw", str(tmp_path / "none.json")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_a_board_of_a_box_is_not_drawn_over_its_outline(capsys: Capture) -> None:
    assert cli.run(["board", "draw", "base_2"]) == 2
    assert "base_2 has its outline already; say with --to or --svg" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--to", "--svg"])
def test_a_folder_that_is_not_there_is_not_made(option: str, tmp_path: Path, capsys: Capture) -> None:
    path = write_small(tmp_path / "small.json")
    assert cli.run(["board", "draw", str(path), option, str(tmp_path / "new" / "file")]) == 2
    captured = capsys.readouterr()
    assert f"there is no folder {tmp_path / 'new'}; make it first" in captured.err
    assert captured.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["small.json"]
