"""`elbowroom export`: what a user sees, and the files it leaves."""

import inspect
import re
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from elbowroom import cli
from elbowroom.cli.export import export
from tests.cli.test_simulate import Impatient, attentive

DOCS = Path(__file__).resolve().parents[2] / "docs"

__all__ = ["attentive"]


def run(arguments: str, *paths: Path) -> int:
    return cli.run(["export", *arguments.split(), *map(str, paths)])


def rows(folder: Path) -> tuple[int, int]:
    games, decisions = (parquet.read_metadata(folder / f"{name}.parquet") for name in ("games", "decisions"))
    return games.num_rows, decisions.num_rows


def test_games_that_bots_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--board base_3 --bots random,random,random --games 3 --workers 1 -o", tmp_path / "tables") == 0
    games, decisions = rows(tmp_path / "tables")
    assert games == 3
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.startswith(f"3 games and {decisions:,} decisions: {tmp_path}")


def test_games_in_records(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert cli.run(["simulate", "--games", "2", "--workers", "1", "--json", "--save", str(folder)]) == 0
    assert run("-o", tmp_path / "tables", folder, folder / "base_2-0-1.json") == 0
    table = parquet.read_table(tmp_path / "tables" / "games.parquet").to_pydict()
    assert table["source"] == ["base_2-0-0.json", "base_2-0-1.json", "base_2-0-1.json"]
    assert table["coins"][1] == table["coins"][2]


@pytest.mark.usefixtures("attentive")
def test_ctrl_c_says_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tables"
    options = f"--bots {Impatient.__module__}:Impatient,random --games 60 --workers 1 -o"
    monkeypatch.setattr(Impatient, "likes", 25)
    assert run(options, folder) == cli.INTERRUPTED
    assert capsys.readouterr().err == f"Stopped after 20 of 60 games.\n{folder} has these games, whole.\n"
    assert rows(folder)[0] == 20
    monkeypatch.setattr(Impatient, "likes", 5)
    assert run(options, tmp_path / "other") == cli.INTERRUPTED
    assert capsys.readouterr().err == "Stopped after 0 of 60 games.\nNothing is written.\n"
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("nothing.json", "nothing.json is not there"),
        (".", "no record is in the folder .; their names end in .json"),
        ("file --seed 0", "records say what was played: leave --seed out"),
        ("file --games 3 --sites", "records say what was played: leave --games, --sites out"),
        ("file", "file: this is no game record"),
        ("-o file", "file is no folder; name one for both files"),
        ("-o no/folder", "there is no folder no; make it first"),
        ("--games 0", "at least one game must be played, not 0"),
        ("--bots greedy,clever", "there is no bot 'clever'"),
        ("--cluster 127.0.0.1:9 --games 1", "there is no cluster at 127.0.0.1:9"),
    ],
)
def test_wrong_use(
    arguments: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("{}")
    assert run(arguments) in (cli.WRONG_USE, cli.UNAVAILABLE)
    assert message in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_arrow_may_be_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run("--games 1") == cli.UNAVAILABLE
    assert capsys.readouterr().err == "error: the export needs the package pyarrow: pip install 'elbowroom[export]'\n"


def test_every_option_is_explained() -> None:
    table = re.findall(r"^\| (`.*?) \|", (DOCS / "export.md").read_text(encoding="utf-8"), re.MULTILINE)
    explained = {name for row in table for name in re.findall(r"--(\w+)", row)}
    assert explained == set(inspect.signature(export).parameters) - {"files"}
