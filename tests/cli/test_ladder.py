"""`elbowroom ladder`: the page, its file of deals, interruptions and wrong use."""

import json
import sys
from pathlib import Path

import pytest

from elbowroom import cli
from elbowroom.lab.ladder import play
from elbowroom.lab.ladder.deals import Deal

SMALL = "--bots cheapest,random --boards base_2 --games 6 --seed 2 --workers 1"


def run(arguments: str, *paths: Path) -> int:
    return cli.run(["ladder", *arguments.split(), *map(str, paths)])


def test_a_page_a_file_of_numbers_and_one_of_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "bots.html"
    assert run(f"{SMALL} --docs {tmp_path / 'bots.md'} -o", page) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.splitlines()[0].split() == ["bot", "points", "95", "%", "interval", "openskill"]
    assert captured.out.splitlines()[-1] == f"6 games in 3 deals: {page}"
    names = ["bots.deals.jsonl", "bots.html", "bots.json", "bots.md"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    values = json.loads((tmp_path / "bots.json").read_text("utf-8"))
    assert values["commands"] == ["elbowroom ladder --bots cheapest,random --boards base_2 --games 6 --seed 2"]
    assert (tmp_path / "bots.md").read_text("utf-8").startswith("# The ladder\n")


def test_the_same_command_plays_nothing_again_and_another_one_adds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, deals = tmp_path / "bots.html", tmp_path / "bots.deals.jsonl"
    assert run(f"{SMALL} -o", page) == 0
    stored = deals.read_bytes()
    assert run(f"{SMALL} -o", page) == 0
    assert deals.read_bytes() == stored
    capsys.readouterr()
    more = ["ladder", "--match", "random vs cheapest on base_3", "--games", "3", "--workers", "1", "--json"]
    assert cli.run([*more, "--resume", str(deals)]) == 0
    values = json.loads(capsys.readouterr().out)
    assert [(match["board"], match["games"]) for match in values["matches"]] == [("base_2", 6), ("base_3", 3)]
    assert values["commands"][1] == "elbowroom ladder --match 'random vs cheapest on base_3' --games 3 --seed 2"
    assert deals.read_bytes().startswith(stored)
    assert run("--games 0 -o", page) == 0  # only writes what is known
    assert "9 games in 4 deals" in capsys.readouterr().out


def test_after_an_interruption_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, deals = tmp_path / "bots.html", tmp_path / "bots.deals.jsonl"
    really, left = play.play_task, iter(range(2))

    def task(asked: play.Task) -> Deal:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return really(asked)

    with monkeypatch.context() as patch:
        patch.setattr(play, "play_task", task)
        assert run(f"{SMALL} -o", page) == 130
    assert f"Stopped after 4 of 6 games, kept in {deals}. The same command goes on." in capsys.readouterr().err
    assert not page.exists()
    assert run(f"{SMALL} -o", page) == 0
    assert json.loads((tmp_path / "bots.json").read_text("utf-8"))["games"] == 6


def test_only_goals_whose_bots_are_there_are_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from elbowroom.lab.ladder.plan import GOALS

    status = run("--goals --games 0 --json -o", tmp_path / "bots.html")
    captured = capsys.readouterr()
    if any(goal.possible for goal in GOALS):
        assert {goal["verdict"] for goal in json.loads(captured.out)["goals"]} == {"not played"}
    else:
        assert status == 2
        assert "none of the bots that have goals is there" in captured.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--bots greedy", "at least two bots are needed for a ladder, not greedy"),
        ("--bots greedy,nobody", "there is no bot 'nobody'"),
        ("--boards moon_2", "moon_2"),
        ("--games -1", "the number of games cannot be -1"),
        ("--match greedy", "'greedy' is no match"),
        ("--goals --bots greedy,random", "leave --bots and --boards out"),
        ("--output .", "is a folder; name a file for the page"),
    ],
)
def test_wrong_use_is_explained_and_writes_nothing(
    arguments: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_another_seed_needs_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "bots.html"
    assert run(f"{SMALL} -o", page) == 0
    assert run("--bots cheapest,random --games 6 --seed 3 -o", page) == 2
    assert "was begun with seed 2, not 3" in capsys.readouterr().err


def test_without_its_package_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert run(f"{SMALL} -o", tmp_path / "bots.html") == 2
    assert "pip install 'elbowroom[ladder]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
