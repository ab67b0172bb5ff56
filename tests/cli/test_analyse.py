"""`elbowroom analyse`: a table, a curve and the moments that mattered, or all of it as JSON."""

import re
from pathlib import Path

import msgspec
import pytest

from elbowroom import __version__, cli
from elbowroom.cli.analyse import curve
from elbowroom.cli.terminal.saving import write_record
from elbowroom.coach.report import Analysis
from elbowroom.table.lookback import analyse, lookback_of
from tests.server.games import cut, played


@pytest.fixture
def game(tmp_path: Path) -> Path:
    write_record(played(players=["Anna", "Ben (random)"]), tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.mark.slow
def test_a_game_is_told_in_numbers_a_curve_and_moments(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert cli.run(["analyse", str(game), "--judge", "gentle", "--workers", "1"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    lines = captured.out.splitlines()
    assert lines[0].split() == ["coins", "accuracy", "good", "inaccuracies", "mistakes", "blunders", "luck", "skill"]
    assert sum("won" in line for line in lines[1:3]) == 1
    assert all(name in line for name, line in zip(("Anna", "Ben"), lines[1:3], strict=True))
    curves = [line for line in lines if "█" in line]
    assert len(curves) >= 1
    assert {line.split()[-1] for line in lines if line.split()[-1:] in (["100%"], ["0%"])} == {"100%", "0%"}
    assert "turning point" in captured.out or "blunder" in captured.out
    assert re.search(r"conquer \d+ \d+", captured.out)  # what is better, as it can be typed
    assert not re.search(r", (stop|done)\b", captured.out)


@pytest.mark.slow
def test_json_is_the_whole_analysis(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["analyse", str(game), "--judge", "gentle", "--json", "--workers", "2"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out, type=Analysis)
    assert told == analyse(lookback_of(played(players=["Anna", "Ben (random)"])), "gentle", version=__version__)
    assert (told.judge, told.version) == ("gentle", __version__)
    assert len(told.seats) == 2
    assert len(told.points) == len(played().actions) + 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["none.json"], "none.json: No such file or directory"),
        (["half.json"], "half.json: a game is analysed when it is over"),
        (["text.json"], "text.json: "),
        (["game.json", "--workers", "0"], "at least one worker must play, not 0"),
        (["game.json", "--judge", "wise"], "there is no judge 'wise'; known are gentle, easy, normal, strong, expert"),
    ],
)
def test_what_cannot_be_analysed_is_said(
    game: Path,
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(game.parent)
    write_record(cut(played(), 40), Path("half.json"))
    Path("text.json").write_text("hello")
    assert cli.run(["analyse", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(f"error: {said}")
    assert captured.out == ""


def test_a_curve_shows_the_last_of_each_stretch() -> None:
    assert curve([0.0, 0.5, 1.0], 10) == " ▄█"
    assert curve([0.0, 1.0, 0.0, 0.5], 2) == "█▄"
