"""The terminal itself: what is printed where, and how a line is read."""

import contextlib
import io
import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.picture import WIDEST

NARROWEST = 40


class Screen:
    """A console of at most 120 columns and a way to ask; `live` when a person sits before it."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] = input, live: bool | None = None):
        self.console = console or _console()
        self.read = read
        self.live = live if live is not None else self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  gives the prompt a history and cursor keys

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def hint(self, message: str, command: str = "") -> None:
        """A remark, with a command that is kept in one piece so that it can be copied."""
        self.console.print(Text.assemble(message, (command, glyphs.COMMAND_STYLE)), soft_wrap=True)

    def complain(self, message: str) -> None:
        self.console.print(Text.assemble(("✗ ", glyphs.ERROR_STYLE), message))

    def clear(self) -> None:
        """A fresh screen for a person; a log stays a log."""
        if self.live:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """One line; raises EOFError at the end of the input."""
        self.console.file.flush()
        return self.read(prompt)


def _console() -> Console:
    """A console for standard output that never fails on a sign the terminal does not know."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(highlight=False)
    console.width = max(NARROWEST, min(console.width, WIDEST))
    return console
