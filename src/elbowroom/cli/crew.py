"""Options of commands that play many games: who plays them, and where the results are kept."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from elbowroom.cli.progress import games_bar

Workers = Annotated[int | None, Parameter(alias="--jobs", help="Processes; as many as there are cores by default.")]
Cluster = Annotated[
    str | None,
    Parameter(help="Play on a Ray cluster: local, auto, or HOST:PORT of its head; see docs/cluster.md."),
]
Resume = Annotated[
    Path | None, Parameter(help="Keep what is played in this file; the same command goes on where it ended.")
]


@contextmanager
def watched(games: int, kept: Path | None, visible: bool = True) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many games there are; after Ctrl+C a word about what is left of them."""
    played = 0
    try:
        with games_bar(games, visible) as reach:

            def told(now: int) -> None:
                nonlocal played
                played = now
                reach(now)

            told(0)
            yield told
    except KeyboardInterrupt:
        goes_on = f", kept in {kept}. The same command goes on." if kept is not None else "."
        console = Console(stderr=True, soft_wrap=True, highlight=False)
        console.print(f"Stopped after {played:,} of {games:,} games{goes_on}")
        raise
