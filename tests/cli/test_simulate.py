"""`elbowroom simulate`: what a user sees, and the exit status."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom import cli
from elbowroom.bots.random import RandomBot
from elbowroom.cli.simulate import interval_bar, tile_table
from elbowroom.lab.accumulators import Fortune
from elbowroom.lab.crew import CHUNK
from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game
from tests.lab.test_simulate import NEVER_CONTENT


def run(arguments: str, *paths: Path) -> int:
    return cli.run(["simulate", *arguments.split(), *map(str, paths)])


def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--board base_3 --bots greedy,random,random --games 6 --seed 7 --workers 1") == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    lines = captured.out.splitlines()
    assert lines[0].startswith("6 games on base_3, seed 7: ")
    assert lines[0].endswith("games/s")
    assert [line.split()[0] for line in lines[3:6]] == ["greedy", "random", "random"]
    assert "mean coins" in lines[2]
    assert any(line.startswith("Ghouls") for line in lines)
    assert any(line.startswith("Dragon Master") for line in lines)
    assert all(len(line) <= 100 for line in lines)


def test_a_board_of_ours_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--board underground_5 --games 1 --workers 1") == 0
    assert capsys.readouterr().out.startswith("1 games on underground_5 (a board of ours), seed 0: ")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--bots random,random --games 4 --seed 1 --workers 1 --json") == 0
    captured = capsys.readouterr()
    result = json.loads(captured.out)
    assert captured.err == ""
    assert (result["games"], result["asked"]) == (4, 4)
    assert [bot["bot"] for bot in result["bots"]] == ["random", "random"]


def test_greedy_meets_randoms_when_no_bots_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--board base_4 --games 1 --json") == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    assert [bot["bot"] for bot in bots] == ["greedy", "random", "random", "random"]


def test_save_and_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--bots random,random --games 2 --seed 1 --workers 1 --check --save", tmp_path / "records") == 0
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == ["base_2-1-0.json", "base_2-1-1.json"]


def test_check_looks_at_every_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "moles.py").write_text(NEVER_CONTENT)
    options = f"--bots random,random --games 1 --seed 1 --content {tmp_path / 'moles.py'}"
    assert run(options) == 0
    assert run(f"{options} --check") == 2
    assert "game 0 of seed 1: " in capsys.readouterr().err


def test_mixed_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mixed = "--board base_2+sky_3 --box base,underground,sky --sites --without ghouls --rule boltsAnywhere"
    assert run(f"{mixed} --games 2 --workers 1 --save", tmp_path) == 0
    text = capsys.readouterr().out
    assert " ".join(text.split()).startswith(
        "2 games on base_2+sky_3, Small World + Small World Underground + Sky Islands, "
        "with Relics and Places, without ghouls, seed 0: "
    )
    for tile in ("Drakons", "Ogres", "Orcs", "Zeppelined"):
        assert any(line.startswith(tile) for line in text.splitlines())
    assert "Ghouls" not in text
    rules = Game.resume(parse_record((tmp_path / "base_2+sky_3-0-0.json").read_bytes())).state.rules
    assert rules.monsters == 4
    assert rules.switches["boltsAnywhere"] is True
    assert run(f"{mixed} --games 1 --workers 1 --json") == 0
    values = json.loads(capsys.readouterr().out)
    assert values["boxes"] == ["base", "underground", "sky"]
    assert values["sites"] is True
    assert values["without"] == ["ghouls"]
    assert values["switches"] == {"boltsAnywhere": True}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--board base_2+sky_3 --box sky", "3 players need at least 10 races, 7 are left — MIX-1.4"),
        ("--box moon", "there is no box 'moon'"),
        ("--board underground_2 --sites", "underground_2 has Relics and Places anyway"),
        ("--without drakons", "'drakons' cannot be left out"),
        ("--rule boltsAnywhere", "'boltsAnywhere' is no house rule of this game"),
        ("--board base_2+sky_3 --bots greedy,random", "base_2+sky_3 is for 3 players, but 2 bots are named"),
        ("--board atlantis", "there is no board 'atlantis'"),
        ("--board base_3 --bots greedy,random", "base_3 is for 3 players, but 2 bots are named"),
        ("--bots greedy,clever", "there is no bot 'clever'; known are gentle, easy"),
        ("--bots greedy,", "there is no bot ''"),
        ("--games 0", "at least one game must be played, not 0"),
        ("--games many", "many"),
        ("--games 1 --workers 0", "at least one worker must play, not 0"),
        ("--colour", "--colour"),
    ],
)
def test_wrong_use_is_one_message_and_status_2(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("error: ")
    assert message in captured.err
    assert "Traceback" not in captured.err


@pytest.fixture
def attentive() -> Iterator[None]:
    """Ctrl+C is noticed, also where a shell started the tests in the background, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Impatient(RandomBot):
    """Presses Ctrl+C when it is seated for the last game it likes."""

    likes = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Impatient.likes -= 1
        if Impatient.likes == 0:
            signal.raise_signal(signal.SIGINT)


def tallies(out: str) -> dict[str, object]:
    values: dict[str, object] = json.loads(out)
    return {key: value for key, value in values.items() if key not in {"seconds", "games_per_second", "asked"}}


@pytest.mark.usefixtures("attentive")
def test_ctrl_c_keeps_what_was_finished(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = f"--bots {__name__}:Impatient,random --seed 3 --workers 1"
    assert run(f"{arguments} --games {CHUNK} --json") == 0
    whole = tallies(capsys.readouterr().out)
    monkeypatch.setattr(Impatient, "likes", CHUNK + 5)
    assert run(f"{arguments} --games 60 --json") == 130
    captured = capsys.readouterr()
    assert captured.err == f"Stopped after {CHUNK} of 60 games.\n"
    assert tallies(captured.out) == whole
    assert json.loads(captured.out)["asked"] == 60
    monkeypatch.setattr(Impatient, "likes", CHUNK + 5)
    assert run(f"{arguments} --games 60") == 130
    assert capsys.readouterr().out.startswith(f"{CHUNK} games on base_2, seed 3: ")


@pytest.mark.usefixtures("attentive")
def test_ctrl_c_before_anything_was_finished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Impatient, "likes", 5)
    assert run(f"--bots {__name__}:Impatient,random --games 60 --workers 1") == 130
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "Stopped after 0 of 60 games.\n")


def test_a_folder_for_records_is_made_where_there_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--games 1 --save", tmp_path / "new" / "records") == 2
    assert f"there is no folder {tmp_path / 'new'}; make it first" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_records_need_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("x")
    assert run("--bots random,random --games 1 --save", tmp_path / "file") == 2
    assert "file" in capsys.readouterr().err


def test_the_best_earners_come_first_and_those_never_picked_last() -> None:
    names = {"few": "Few", "many": "Many", "none": "None"}
    fortunes = {"none": Fortune(), "few": Fortune(2, 10, 2, 1.0), "many": Fortune(2, 30, 2, 1.0)}
    column = tile_table("races", names, fortunes).columns[0]
    assert list(column.cells) == ["Many", "Few", "None"]


def test_an_interval_is_drawn_from_its_low_to_its_high_end() -> None:
    assert interval_bar(0.2, 0.4, 0.6, width=11).plain == "──━━●━━────"
