"""The bar that commands with many games show on the error output while they play."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def games_bar(games: int, visible: bool = True) -> Iterator[Callable[[int], None]]:
    """A bar for so many games; what it yields is told how many there are so far, first of all where it starts."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not (visible and console.is_terminal)) as bar:
        task = bar.add_task("games", total=games, pace="")
        begun = False

        def reach(played: int) -> None:
            nonlocal begun
            if not begun:
                begun = True
                bar.reset(task, completed=played)  # games from before say nothing about the pace
                return
            bar.update(task, completed=played)
            speed = bar.tasks[0].speed
            bar.update(task, pace=f"{speed:,.0f}/s" if speed else "")

        yield reach
