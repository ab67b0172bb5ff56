"""`elbowroom new`: what it writes passes its own test, loads and can be played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import elbowroom
from elbowroom import cli
from elbowroom.cli.new import CannotBegin, key_of
from elbowroom.cli.starting_points import SIZES, board_text, bricks
from elbowroom.content.board_check import check_board
from elbowroom.content.boards import parse_board
from elbowroom.content.loader import load_file

Capture = pytest.CaptureFixture[str]
SOURCES = str(Path(elbowroom.__file__).resolve().parent.parent)


def pytest_in(folder: Path) -> str:
    """What pytest says about a folder, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    return subprocess.run([*command, str(folder)], env=environment, capture_output=True, text=True, check=False).stdout


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("kind", "name", "files"),
    [
        ("race", "Cave Moles", {"cave_moles.py", "test_cave_moles.py"}),
        ("power", "climbing", {"climbing.py", "test_climbing.py"}),
        ("board", "Little Meadow", {"little_meadow.json", "test_little_meadow.py"}),
    ],
)
def test_the_test_beside_a_starting_point_passes(
    kind: str, name: str, files: set[str], here: Path, capsys: Capture
) -> None:
    assert cli.run(["new", kind, name]) == 0
    assert {path.name for path in here.iterdir()} == files
    told = capsys.readouterr().out
    assert all(f"wrote {file}" in told for file in files)
    assert "next: elbowroom content check" in told
    assert "\n2 passed in" in pytest_in(here)


def test_the_test_fails_when_the_ability_is_broken(here: Path) -> None:
    cli.run(["new", "race", "Moles"])
    path = here / "moles.py"
    path.write_text(path.read_text().replace("return s.board.hill", "return s.board.forest"))
    assert "\n1 failed, 1 passed in" in pytest_in(here)


def test_letters_with_accents_lose_them_in_the_key() -> None:
    assert key_of("Größe née Ångström".replace("ß", "ss")) == "grosse_nee_angstrom"


def test_names_become_keys_classes_and_titles(here: Path) -> None:
    cli.run(["new", "race", "cave_moles", "--folder", str(here)])
    (race,) = load_file(here / "cave_moles.py").races
    assert (race.key, race.name, race.__name__) == ("cave_moles", "Cave Moles", "CaveMoles")
    cli.run(["new", "power", "Wizard's-Best"])
    (power,) = load_file(here / "wizards_best.py").powers
    assert (power.key, power.name, power.__name__) == ("wizards_best", "Wizard's-Best", "WizardsBest")


@pytest.mark.parametrize("name", ["", "7 Dwarves", "Żółwie", "小人", "a" * 41, "../moles", 'x"', "a{b}", "+"])
def test_what_is_no_name_is_refused(name: str, here: Path) -> None:
    with pytest.raises(CannotBegin, match="is no name"):
        key_of(name)
    assert cli.run(["new", "race", name]) == 2
    assert list(here.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["race", "Ratmen"], "'ratmen' is already in the box 'base'"),
        (["power", "Shiny Orb"], "'shiny_orb' is already in the box 'underground'"),
        (["board", "base 2"], "there is a board 'base_2' already"),
        (["board", "Meadow", "--players", "7"], "a board is for 2 to 5 players, not 7"),
        (["race", "Moles", "--folder", "nowhere"], "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_begun_is_refused(arguments: list[str], message: str, here: Path, capsys: Capture) -> None:
    assert cli.run(["new", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("there", ["moles.py", "test_moles.py"])
def test_nothing_is_overwritten(there: str, here: Path, capsys: Capture) -> None:
    (here / there).write_text("mine")
    assert cli.run(["new", "race", "Moles"]) == 2
    assert f"{there} exists already" in capsys.readouterr().err
    assert [path.name for path in here.iterdir()] == [there]
    assert (here / there).read_text() == "mine"


@pytest.mark.parametrize("players", SIZES)
def test_boards_to_begin_with_have_nothing_to_complain_about(players: int) -> None:
    board = parse_board(board_text(bricks("meadow", players)))
    assert check_board(board) == []
    assert (board.key, board.players, board.origin) == ("meadow", players, "ours")
    assert board == bricks("meadow", players)
