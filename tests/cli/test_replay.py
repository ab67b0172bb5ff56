"""`elbowroom replay`: stepping, telling, drawing."""

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from elbowroom import cli
from elbowroom.cli.terminal.saving import write_record
from elbowroom.cli.terminal.story import story_of
from elbowroom.content.setup import Setup
from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A whole random game on base_2."""
    table = Game.open(Setup("base_2"), 4, 0, ["Anna", "Ben (random)"])
    random = Random(4)
    while not table.state.over:
        table.play(random.choice(table.state.legal()))
    write_record(table.record(), tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """A game that is not over."""
    table = Game.open(Setup("base_3"), 4, 0)
    for _ in range(12):
        table.play(table.state.legal()[0])
    write_record(table.record(), tmp_path / "half.json")
    return tmp_path / "half.json"


def step(file: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return cli.run(["replay", str(file), *arguments])


def places(out: str) -> list[int]:
    """The actions at which pictures were drawn."""
    return [int(line.split()[1]) for line in out.splitlines() if line.startswith("  action ")]


def test_steps_go_forward_back_and_anywhere(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert step(game, ["", "n", "b", "50", "b", "s", "b", "e", "n", "q", "never read"], monkeypatch) == 0
    last = len(story_of_file(game))
    assert places(capsys.readouterr().out) == [0, 1, 2, 1, 50, 49, 0, 0, last, last]


def story_of_file(file: Path) -> list[str]:
    from elbowroom.cli.terminal.saving import read_record

    return read_record(file).actions


def test_the_next_turn_is_where_the_player_changes(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from elbowroom.cli.terminal.saving import read_record

    assert step(game, ["t", "t", "t"], monkeypatch) == 0
    story = story_of(read_record(game))
    stops = places(capsys.readouterr().out)
    for number in stops[1:]:
        before, after = story.state(number - 1), story.state(number)
        assert (before.round, before.turn_of) != (after.round, after.turn_of)
    assert len(stops) == 4


def test_the_end_shows_the_result(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert step(game, ["e", "log"], monkeypatch) == 0
    out = capsys.readouterr().out
    assert "where the coins came from" in out
    assert "● Anna picks " in out
    assert "■ Ben scores " in out


def test_what_is_not_understood_is_said(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert step(game, ["dance", "99999", "-3"], monkeypatch) == 0
    out = capsys.readouterr().out
    assert out.count("is not understood") == 3
    assert places(out) == [0]


def test_a_replay_begins_where_one_likes(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(parse_record(game.read_bytes()).actions)
    for place in (0, 30, last):
        assert step(game, [], monkeypatch, "--at", str(place)) == 0
        assert places(capsys.readouterr().out) == [place]
    assert step(game, [], monkeypatch, "--at", str(last + 1)) == 2


def test_all_tells_the_whole_story(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", str(game), "--all"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Round 1: ● Anna begins.\n● Anna picks ")
    assert sum("scores" in line for line in out.splitlines()) == 20
    assert "CORE-8.1" in out
    assert "wins with" in out or "share the victory" in out
    assert "›" not in out


def test_the_story_can_stop_early(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", str(game), "--all", "--at", "1"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3  # whose turn it is, the pick and its tokens


def test_the_picture_is_drawn_without_asking(game: Path, half: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", str(game), "--picture"]) == 0
    assert "the game is over" in capsys.readouterr().out
    assert cli.run(["replay", str(half), "--picture", "--at", "3"]) == 0
    out = capsys.readouterr().out
    assert "action 3 of 12" in out
    assert "? ¢" not in out  # a record hides nothing


@pytest.mark.parametrize("number", ["-1", "13", "x"])
def test_a_place_beyond_the_record_is_refused(number: str, half: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", str(half), "--at", number]) == 2
    assert capsys.readouterr().err.startswith("error: ")


@pytest.mark.parametrize("arguments", [["no.json"], ["."], [], ["a", "b"]])
def test_wrong_use_is_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("error: ")
    assert captured.out == ""


def test_a_real_process_tells_a_game_within_80_columns(game: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", "from elbowroom.cli import main; main()", "replay", str(game), "--all", "--picture"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert all(cell_len(line) <= 80 for line in result.stdout.splitlines())


def test_a_game_of_underground_is_told_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Game.open(Setup("underground_5"), 4, 0)
    random = Random(4)
    while not table.state.over:
        table.play(random.choice(table.state.legal()))
    write_record(table.record(), tmp_path / "game.json")
    assert cli.run(["replay", str(tmp_path / "game.json"), "--all", "--picture"]) == 0
    out = capsys.readouterr().out
    assert "underground_5 (a board of ours)" in out
    assert " finds " in out
    assert "⌂" in out
