"""The drawer: games that were left without saving are put away there, and offered when the next one begins."""

from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.saving import SaveError, read_record, write_record
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.words import board_title
from elbowroom.notation.record import GameRecord, RecordError

KEPT = 9  # games; the oldest make room for new ones


class Drawer:
    """A folder of unfinished games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> list[tuple[Path, GameRecord]]:
        """Those that can be read, what was left last first."""
        found = []
        for path in self._files():
            with suppress(RecordError):
                found.append((path, read_record(path)))
        return found

    def put(self, record: GameRecord, path: Path | None = None) -> Path:
        """Put a game away, in the place of an older state of it if that is named; returns where it lies."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(f"{self.folder}: {error.strerror or error}") from None
        if path is None:
            names = (self.folder / f"{record.board}-{number}.json" for number in count(1))
            path = next(name for name in names if not name.exists())
        write_record(record, path)
        for old in self._files()[KEPT:]:
            old.unlink(missing_ok=True)
        return path

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def offer(screen: Screen, drawer: Drawer) -> Path | None:
    """Ask whether one of the games in the drawer shall go on; None for a new one."""
    games = drawer.games()
    if not games:
        return None
    screen.show(Text("You left without saving:"))
    for number, (path, record) in enumerate(games, 1):
        left = datetime.fromtimestamp(path.stat().st_mtime).strftime("%d %b %H:%M")
        told = f"  {left}  {board_title(record.board)}, {', '.join(record.players)}, actions: {len(record.actions)}"
        screen.show(Text.assemble((f"  {number}", glyphs.COMMAND_STYLE), told))
    while answer := screen.ask("Which of them goes on? Its number, or Enter for a new game: ").strip():
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1][0]
        screen.complain(f"type a number from 1 to {len(games)}, or nothing")
    return None
