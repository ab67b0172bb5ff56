"""Looking back: the position after every entry of a log, wherever somebody wants to look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final

from elbowroom.engine.state import State
from elbowroom.table.entries import Acted, Began, Undone
from elbowroom.table.game import Game
from elbowroom.table.logbook import repeated
from elbowroom.table.match import Moment

EVERY: Final = 32  # entries from one mark to the next: some milliseconds of playing, some kilobytes of memory


@final
class Review:
    """One game that is looked at again. It leaves marks on its way, so that nobody plays from the beginning twice."""

    def __init__(self) -> None:
        self._marks: Final[list[Game | None]] = [None]  # the game after so many times EVERY entries; none yet

    def positions(self, moments: Sequence[Moment], first: int, last: int) -> Iterator[tuple[Moment, State | None]]:
        """The moments up to a last one with the position after each, from the first one or a little before it on.

        `moments` are those of the same match every time, though there may be more of them than the last time. Before
        the game begins there is no position. A position that was given changes with the next one.
        """
        if first > last:
            return
        mark = min((first - 1) // EVERY, len(self._marks) - 1)
        marked = self._marks[mark]
        game = marked.fork() if marked is not None else None
        for moment in moments[mark * EVERY : last]:
            entry = moment.entry
            if isinstance(entry, Began):
                game = Game.resume(entry.record)
            elif game is not None and isinstance(entry, Acted | Undone):
                repeated(game, entry)
            if moment.seq == len(self._marks) * EVERY:
                self._marks.append(game.fork() if game is not None else None)
            yield moment, game.state if game is not None else None
