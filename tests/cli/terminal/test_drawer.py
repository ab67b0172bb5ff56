"""Games that were left without saving."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.cli.terminal.drawer import KEPT, Drawer, offer
from elbowroom.cli.terminal.saving import SaveError, read_record, write_record
from elbowroom.cli.terminal.session import Session
from elbowroom.content.setup import Setup
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import Game
from tests.cli.terminal.scripted import random_lines, screen, session


@pytest.fixture
def drawer(tmp_path: Path) -> Drawer:
    return Drawer(tmp_path / "data" / "unfinished")


def record(board: str = "base_2", actions: int = 1) -> GameRecord:
    table = Game.open(Setup(board), 1, 0, ["Anna", "Ben (greedy)", "Cleo"][: 2 if board == "base_2" else 3])
    for _ in range(actions):
        table.play(table.state.legal()[0])
    return table.record()


def put(drawer: Drawer, when: int, board: str = "base_2") -> Path:
    """A game that was left at some time."""
    path = drawer.put(record(board))
    os.utime(path, (when, when))
    return path


def test_a_game_is_put_away_and_replaced_by_its_newer_state(drawer: Drawer) -> None:
    assert drawer.games() == []
    path = drawer.put(record())
    assert drawer.put(record(actions=2), path) == path
    assert [(file, len(game.actions)) for file, game in drawer.games()] == [(path, 2)]


def test_what_was_left_last_comes_first_and_the_oldest_make_room(drawer: Drawer) -> None:
    paths = [put(drawer, when) for when in range(100, 100 + KEPT)]
    assert [path for path, _ in drawer.games()] == paths[::-1]
    newest = drawer.put(record("base_3"))
    assert [path for path, _ in drawer.games()] == [newest, *paths[:0:-1]]


def test_what_cannot_be_read_is_not_offered_and_stays(drawer: Drawer) -> None:
    path = drawer.put(record())
    broken = drawer.folder / "broken.json"
    broken.write_text("no game")
    assert [file for file, _ in drawer.games()] == [path]
    assert broken.exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(SaveError, match="data"):
        Drawer(tmp_path / "data" / "unfinished").put(record())


def asked(drawer: Drawer, *answers: str) -> tuple[Path | None, str]:
    lines = iter(answers)
    shown, paper = screen(read=lambda prompt: next(lines))
    chosen = offer(shown, drawer)
    assert list(lines) == []
    return chosen, paper.getvalue()


def test_an_empty_drawer_asks_nothing(drawer: Drawer) -> None:
    assert asked(drawer) == (None, "")


def test_a_game_is_chosen_by_its_number(drawer: Drawer) -> None:
    older, newer = put(drawer, 100), put(drawer, 200, "base_3")
    chosen, text = asked(drawer, "0", "3", "two", "2")
    assert chosen == older
    assert text.count("type a number from 1 to 2, or nothing") == 3
    assert "  base_3, Anna, Ben (greedy), Cleo, actions: 1\n" in text
    assert asked(drawer, "1")[0] == newer
    assert asked(drawer, "")[0] is None


# --- at the table -----------------------------------------------------------------------------------------------------


def game(drawer: Drawer, lines: Iterator[str], kept: Path | None = None) -> tuple[Session, str]:
    played, paper = session(lines=lines, seed=9)
    played.screen.live = True
    played.drawer, played.kept = drawer, kept
    played.run()
    return played, paper.getvalue()


@pytest.mark.parametrize("last", [["quit", ""], []])  # or the end of the input
def test_leaving_unsaved_puts_the_game_away(drawer: Drawer, last: list[str]) -> None:
    _, text = game(drawer, iter(["0", *last]))
    ((path, kept),) = drawer.games()
    assert kept.actions == ["pick 0"]
    assert "Goodbye! The game is kept: the next elbowroom play offers it." in text
    assert text.rstrip().endswith(f"elbowroom play --resume {path}")


@pytest.mark.skipif(sys.platform == "win32", reason="it has neither such terminals nor such signals")
@pytest.mark.parametrize("end", ["SIGHUP", "SIGTERM", "SIGKILL"])
def test_a_game_whose_window_is_closed_is_kept(tmp_path: Path, end: str) -> None:
    ours, theirs = os.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "TERM": "xterm"}
    words = ["play", "--board", "base_2", "--players", "human,human", "--seed", "9", "--first", "1"]
    command = [sys.executable, "-c", "import sys; from elbowroom.cli import main; main(sys.argv[1:])", *words]
    playing = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    try:
        read_until(ours, " › ")
        os.write(ours, b"0\n")
        read_until(ours, " › ")
        playing.send_signal(getattr(signal, end))
        assert playing.wait() != 0
    finally:
        playing.kill()
        playing.wait()
        os.close(ours)
    (folder,) = tmp_path.rglob("unfinished")
    ((_, kept),) = Drawer(folder).games()
    assert kept.actions == ["pick 0"]


def read_until(terminal: int, text: str) -> None:
    """Read what is shown until some text comes."""
    seen = b""
    while text.encode() not in seen:
        seen += os.read(terminal, 1000)


def test_a_game_that_is_saved_after_each_action_lies_in_no_drawer(drawer: Drawer, tmp_path: Path) -> None:
    played, _ = session(lines=iter(["0", "quit"]), seed=9)
    played.screen.live, played.drawer, played.autosave = True, drawer, tmp_path / "game.json"
    played.run()
    assert drawer.games() == []


def test_a_game_that_was_not_begun_is_not_kept(drawer: Drawer) -> None:
    game(drawer, iter(["quit"]))
    assert drawer.games() == []


def test_what_was_saved_is_not_kept_too(drawer: Drawer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    kept = drawer.put(record())
    game(drawer, iter(["0", f"save {file}", "quit"]), kept)
    assert read_record(file).actions == ["pick 0"]
    assert drawer.games() == []


def test_a_drawer_that_cannot_be_used_does_not_hinder_leaving(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    _, text = game(Drawer(tmp_path / "data" / "unfinished"), iter(["0", "quit", ""]))
    assert "✗ " in text
    assert "The game was not saved" in text


@pytest.mark.parametrize("saves", [False, True])
def test_a_game_that_is_over_leaves_the_drawer(drawer: Drawer, tmp_path: Path, saves: bool) -> None:
    kept = drawer.put(record())
    file = tmp_path / "game.json"
    played, _ = session(seed=9)
    played.screen.live = True
    played.drawer, played.kept, played.file, played.saved = drawer, kept, kept, 0
    lines = random_lines(played.game, played.cast, 3)
    last = iter([str(file)] if saves else [""])

    def read(prompt: str) -> str:
        if prompt.startswith("Press Enter"):
            return ""
        return next(last) if prompt.startswith("Keep the game?") else next(lines)

    played.screen.read = read
    played.run()
    assert played.game.state.over
    assert list(last) == []
    assert drawer.games() == []
    assert file.exists() is saves


def test_a_game_that_lies_in_a_drawer_goes_on_from_there(drawer: Drawer) -> None:
    kept = drawer.folder / "base_2-1.json"
    drawer.put(record())
    write_record(record(actions=1), kept)
    game(drawer, iter(["0", "quit", ""]), kept)
    assert [path for path, _ in drawer.games()] == [kept]
