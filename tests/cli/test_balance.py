"""`elbowroom balance`: the page, its progress file, interruptions and wrong use."""

import json
import re
from pathlib import Path

import pytest

from elbowroom import cli
from elbowroom.lab import balance
from elbowroom.lab.holdings import HoldingTally

SMALL = "--bots random --games 45 --seed 2 --workers 1"


def run(arguments: str, *paths: Path) -> int:
    return cli.run(["balance", *arguments.split(), *map(str, paths)])


def test_a_page_and_its_progress_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    assert run(f"{SMALL} -o", page) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    lines = captured.out.splitlines()
    assert lines[0].startswith("45 games of random on base_2: ")
    assert lines[1].startswith("races  Amazons ")
    assert lines[-1] == f"page   {page}"
    assert sorted(path.name for path in page.parent.iterdir()) == ["report.html", "report.progress.json"]
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    written = page.read_bytes()
    page.unlink()
    assert run(f"{SMALL} --output", page) == 0  # nothing is played again
    assert page.read_bytes() == written


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"{SMALL} -o", tmp_path / "new" / "report.html") == 2
    captured = capsys.readouterr()
    assert f"there is no folder {tmp_path / 'new'}; make it first" in captured.err
    assert captured.out == ""
    assert list(tmp_path.iterdir()) == []


def test_json_has_all_numbers_of_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"{SMALL} --json -o", tmp_path / "report.html") == 0
    captured = capsys.readouterr()
    values = json.loads(captured.out)
    assert captured.err == ""
    assert (values["board"], values["bots"], values["games"], values["seed"]) == ("base_2", "random", 45, 2)
    dealt = values["dealt"]
    assert (len(dealt["races"]), len(dealt["powers"]), len(dealt["pairs"])) == (14, 20, 14 * 20)
    assert dealt["all"]["held"] == 45 == sum(race["held"] for race in dealt["races"])
    first, second = dealt["pairs"][:2]
    assert (first["race"], first["power"], second["power"]) == ("amazons", "alchemist", "berserk")
    assert set(dealt["all"]) == {
        "held",
        "turns",
        *(f"{name}{end}" for name in ("win_share", "coins_a_game", "coins_a_turn") for end in ("", "_low", "_high")),
    }
    assert set(first) >= {"together", "together_low", "together_high", "held"}
    page = re.search(r'id="data">(.*?)</script>', (tmp_path / "report.html").read_text("utf-8"))
    assert page is not None
    shown = json.loads(page[1])["samples"]["dealt"]["races"]
    assert [race["win"] if race["n"] else None for race in shown] == [
        [race[f"win_share{end}"] for end in ("", "_low", "_high")] if race["held"] else None for race in dealt["races"]
    ]


def interrupt(monkeypatch: pytest.MonkeyPatch, calls: int) -> None:
    """Let Ctrl-C be pressed when so many chunks have been played."""
    play, left = balance.play_chunk, iter(range(calls))

    def play_chunk(plan: balance.Balance, indices: range) -> HoldingTally:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(plan, indices)

    monkeypatch.setattr(balance, "play_chunk", play_chunk)


@pytest.mark.parametrize("explicit", [False, True])
def test_after_an_interruption_it_goes_on_to_the_same_page(
    explicit: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, store, whole = tmp_path / "report.html", tmp_path / "report.progress.json", tmp_path / "whole.html"
    assert run(f"{SMALL} -o", whole) == 0
    capsys.readouterr()
    with monkeypatch.context() as patch:
        interrupt(patch, calls=2)
        assert run(f"{SMALL} -o", page) == 130
    captured = capsys.readouterr()
    assert captured.out == ""
    assert f"Stopped after 40 of 45 games, kept in {store}. The same command goes on." in captured.err
    assert not page.exists()
    assert json.loads(store.read_text())["played"] == 40
    assert (run("--workers 1 --resume", store) if explicit else run(f"{SMALL} -o", page)) == 0
    assert page.read_bytes() == whole.read_bytes()
    assert store.read_bytes() == (tmp_path / "whole.progress.json").read_bytes()


def test_boxes_can_be_mixed_and_an_unknown_one_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "mixed.html"
    mixed = ["balance", "--box", "base,sky", "--board", "base_2", "--bots", "random", "--jobs", "1", "-o", str(page)]
    assert cli.run([*mixed, "--games", "4"]) == 0
    assert "the base game and Sky Islands" in page.read_text("utf-8")
    assert cli.run([*mixed, "--games", "6"]) == 0  # it goes on with the same boxes
    assert cli.run(["balance", "--box", "base,moon", "-o", str(page)]) == 2
    assert "there is no box 'moon'" in capsys.readouterr().err


def test_underground(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    assert run("--box underground --bots random --games 3 --workers 1 -o", page) == 0
    assert "on underground_2" in capsys.readouterr().out
    assert "Balance of Underground" in page.read_text(encoding="utf-8")
    assert run("--board underground_3 --box underground --bots random --games 3 -o", tmp_path / "three.html") == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--seed 3", "was begun with seed 2, not 3"),
        ("--bots greedy", "was begun with bots random, not greedy"),
        ("--board base_3", "was begun with board base_2, not base_3"),
        ("--box underground", "belongs to the box base, not to underground"),
        ("--games 44", "has 45 games already, more than the 44 asked for"),
    ],
)
def test_changed_settings_are_refused(
    arguments: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    assert run(f"{SMALL} -o", page) == 0
    before = page.read_bytes()
    capsys.readouterr()
    assert run(f"--workers 1 {arguments} --resume", tmp_path / "report.progress.json") == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("error: ")
    assert message in captured.err
    assert page.read_bytes() == before


def test_another_command_for_the_same_page_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"{SMALL} -o", tmp_path / "report.html") == 0
    assert run("--bots random --games 45 --seed 9 -o", tmp_path / "report.html") == 2
    assert "was begun with seed 2, not 9; go on as it was begun, or write to another file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--board atlantis", "there is no board 'atlantis'"),
        ("--box atlantis", "there is no box 'atlantis'; known are base, underground"),
        ("--box base --board underground_2", "belongs to the box underground, not to base"),
        ("--bots clever", "there is no bot 'clever'"),
        ("--games 0", "at least one game must be played, not 0"),
        ("--games 1 --bots random --workers 0", "at least one worker must play, not 0"),
        ("--resume nowhere.progress.json", "nowhere.progress.json"),
        ("--games 1 -o .", "is a folder; name a file for the page"),
    ],
)
def test_wrong_use_is_one_message_and_status_2(
    arguments: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("error: ")
    assert message in captured.err
    assert list(tmp_path.iterdir()) == []
