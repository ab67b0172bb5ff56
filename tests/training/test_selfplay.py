"""Games to learn from are the same whoever plays them. tests/lab/test_cluster.py plays them on a cluster too."""

from pathlib import Path

import pytest

pytest.importorskip("numpy")

from training.games import load

from elbowroom import Setup, cli
from training import selfplay

FEW = ("--boards", "base_2,underground_2", "--bots", "greedy", "--games", "25", "--first", "7")


@pytest.mark.slow  # seconds where the engine is compiled
def test_files_are_the_same_whoever_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.npz", tmp_path / "two.npz"
    assert selfplay.main([*FEW, "--out", str(one), "--workers", "1"]) == 0
    assert selfplay.main([*FEW, "--out", str(two), "--workers", "2"]) == 0
    assert one.read_bytes() == two.read_bytes()
    assert capsys.readouterr().out.startswith(f"{one}: 25 games, ")
    games = load(one, (Setup("base_2"), Setup("underground_2")))
    assert [game.seed for game in games] == list(range(7, 32))
    assert {game.setup for game in games} == {0, 1}


@pytest.mark.slow
def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    journal, one, two = tmp_path / "journal", tmp_path / "one.npz", tmp_path / "two.npz"
    common = [*FEW, "--workers", "1", "--resume", str(journal)]
    assert selfplay.main([*common, "--out", str(one)]) == 0
    size = journal.stat().st_size
    assert selfplay.main([*common, "--out", str(two)]) == 0
    assert journal.stat().st_size == size
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize(
    ("wrong", "status", "message"),
    [
        (("--cluster", "auto", "--workers", "2"), cli.WRONG_USE, "a cluster says itself how many processes it has"),
        (("--workers", "0"), cli.WRONG_USE, "at least one worker must play, not 0"),
        (("--cluster", "everywhere"), cli.WRONG_USE, "'everywhere' names no cluster"),
        (("--cluster", "127.0.0.1:9"), cli.UNAVAILABLE, "there is no cluster at 127.0.0.1:9"),
        (("--bots", "nobody"), cli.WRONG_USE, "there is no bot 'nobody'"),
        (("--boards", "nowhere"), cli.WRONG_USE, "nowhere"),
        (("--resume", "/nowhere/journal"), cli.WRONG_USE, "there is no folder /nowhere"),
    ],
)
def test_what_cannot_be_played_is_told(
    wrong: tuple[str, ...], status: int, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.npz"
    assert selfplay.main(["--boards", "base_2", "--games", "1", *wrong, "--out", str(file)]) == status
    told = capsys.readouterr().err
    assert told.startswith("error: ")
    assert message in told
    assert not file.exists()


def test_ctrl_c_is_no_error_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(selfplay, "play_all", stopped)
    journal = tmp_path / "journal"
    file = tmp_path / "games.npz"
    assert selfplay.main([*FEW, "--out", str(file), "--resume", str(journal)]) == cli.INTERRUPTED
    assert capsys.readouterr().err == f"Stopped; {journal} has what was played. The same command goes on.\n"
    assert not file.exists()
