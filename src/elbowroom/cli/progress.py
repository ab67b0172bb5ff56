"""The bar that commands with many games show on the error output while they play."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn


class Pace:
    """How many games a second, on average since it began.

    Batches of several processes are counted in their order, so many may come at the same moment: what has come last
    says nothing about the pace. Games from before say nothing either.
    """

    def __init__(self, games: int, played: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._games = games
        self._before = played
        self._clock = clock
        self._started = clock()

    def told(self, played: int) -> str:
        """The pace and the time that is left, in words; nothing as long as nothing is known."""
        seconds = self._clock() - self._started
        if played <= self._before or seconds <= 0:
            return ""
        pace = (played - self._before) / seconds
        left = timedelta(seconds=round((self._games - played) / pace))
        return f"{pace:,.0f}/s {left}" if pace >= 10 else f"{pace:.1f}/s {left}"


@contextmanager
def games_bar(games: int, visible: bool = True, what: str = "games") -> Iterator[Callable[[int], None]]:
    """A bar for so many games, or `what` else; what it yields is told how many there are, at first where it starts."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not (visible and console.is_terminal)) as bar:
        task = bar.add_task(what, total=games, pace="")
        pace: Pace | None = None

        def reach(played: int) -> None:
            nonlocal pace
            pace = pace or Pace(games, played)
            bar.update(task, completed=played, pace=pace.told(played))

        yield reach
