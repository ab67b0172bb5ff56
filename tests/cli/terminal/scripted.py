"""Players that are not there: sessions whose lines come from a function."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from rich.console import Console

from elbowroom.cli.terminal.cast import Cast
from elbowroom.cli.terminal.options import options
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.seating import bots_of, cast_of
from elbowroom.cli.terminal.session import Session
from elbowroom.cli.terminal.story import Story
from elbowroom.content.catalog import board_file
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import declared
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from elbowroom.table.game import Game

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def people(seats: int) -> Cast:
    """A table of people only."""
    return cast_of(["human"] * seats, list(NAMES[:seats]))


def screen(width: int = 100, read: Callable[[str], str] | None = None) -> tuple[Screen, io.StringIO]:
    """A screen that writes into a string, without colours."""
    paper = io.StringIO()
    console = Console(file=paper, width=width, highlight=False, color_system=None)
    return Screen(console, read or _nobody, live=False), paper


def _nobody(prompt: str) -> str:
    raise EOFError


def session(
    board: str = "base_2",
    lines: Iterator[str] | None = None,
    seed: int = 1,
    cast: Cast | None = None,
    autosave: Path | None = None,
    width: int = 100,
) -> tuple[Session, io.StringIO]:
    """A game whose people type the given lines and then nothing more."""

    def read(prompt: str) -> str:
        try:
            return next(lines) if lines is not None else _nobody(prompt)
        except StopIteration:
            raise EOFError from None

    shown, paper = screen(width, read)
    cast = cast or people(board_file(board).players)
    game = Game.open(Setup(board), seed, 0, cast.written())
    return Session(game, Story(game.state.copy()), cast, bots_of(cast, seed), shown, autosave), paper


def random_lines(game: Game, cast: Cast, seed: int) -> Iterator[str]:
    """Lines that choose any option of the decision, as it stands when the line is asked for."""
    random = Random(seed)
    while not game.state.over:
        option = random.choice(options(game.view(int(game.state.decider)), cast))
        yield option.key if option.key and random.random() < 0.5 else option.typed


def walk(board: str, seed: int, boxes: tuple[str, ...] = (), sites: bool = False) -> Iterator[State]:
    """The decisions of a random game, each as its decider sees it."""
    game = Game.open(Setup(board, boxes=boxes, sites=sites), seed)
    random = Random(seed)
    while not game.state.over:
        view = game.view(int(game.state.decider))
        yield view
        game.play(random.choice(view.legal()))


def asked(*verbs: str) -> str:
    """What verbs ask, or else their labels, as the question of a decision has them."""
    return " ".join(declared(verb).question or f"{declared(verb).label}?" for verb in verbs)


def position(text: str) -> State:
    """A position with a listener-free state."""
    return load_position(text)
