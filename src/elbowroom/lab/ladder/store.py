"""The deals that have been played, in a file that only grows: one line each, so nothing is lost when playing stops."""

from __future__ import annotations

import platform
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from elbowroom import __version__
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.lab.crew import cores
from elbowroom.lab.ladder.deals import Deal
from elbowroom.lab.ladder.plan import LadderError, Match

FORMAT = 1
CPUINFO: Final = Path("/proc/cpuinfo")


class Begun(msgspec.Struct, tag="begun"):
    """The first line: what all deals have in common."""

    format: int
    version: str
    rules: str
    seed: int


class Ran(msgspec.Struct, tag="ran"):
    """A command that has added deals, and where it ran."""

    command: str
    machine: str = ""  # nothing in files of earlier versions


def machine() -> str:
    """What games are played and times are measured on."""
    model = platform.processor() or platform.machine()
    with suppress(OSError):
        for line in CPUINFO.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                model = value.strip()
    return f"{cores()} cores of {model}, Python {platform.python_version()}"


_LINE = msgspec.json.Decoder(Begun | Ran | Deal)


class Store:
    """What is in a file of deals, and what comes to it. Without a path everything is kept in memory only."""

    def __init__(self, path: Path | None, seed: int | None = None) -> None:
        self.path = path
        self.deals: dict[tuple[Match, int], Deal] = {}
        self.commands: list[str] = []
        self.machines: list[str] = []
        self.begun = Begun(FORMAT, __version__, RULES_VERSION, seed or 0)
        if path is None or not path.exists():
            self._write(self.begun)
            return
        self._read(path)
        if self.begun.rules != RULES_VERSION:
            raise LadderError(f"{path} was played by version {self.begun.rules} of the rules, not {RULES_VERSION}")
        if seed is not None and seed != self.begun.seed:
            raise LadderError(f"{path} was begun with seed {self.begun.seed}, not {seed}; write to another file")

    @property
    def seed(self) -> int:
        return self.begun.seed

    def add(self, deal: Deal) -> None:
        self.deals[deal.match, deal.deal] = deal
        self._write(deal)

    def ran(self, command: str) -> None:
        """Note the command that adds deals now, and the machine it does so on."""
        if command not in self.commands or machine() not in self.machines:
            self._note(ran := Ran(command, machine()))
            self._write(ran)

    def _note(self, ran: Ran) -> None:
        for value, known in ((ran.command, self.commands), (ran.machine, self.machines)):
            if value and value not in known:
                known.append(value)

    def _write(self, line: Begun | Ran | Deal) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")

    def _read(self, path: Path) -> None:
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        try:
            first, *lines = [_LINE.decode(line) for line in text[:whole].splitlines()]
        except ValueError as error:
            raise LadderError(f"{path} holds no deals of a ladder: {error}") from None
        if not isinstance(first, Begun) or first.format != FORMAT:
            raise LadderError(f"{path} holds no deals of a ladder that this version can read")
        self.begun = first
        for line in lines:
            if isinstance(line, Deal):
                self.deals[line.match, line.deal] = line
            elif isinstance(line, Ran):
                self._note(line)
        if whole < len(text):  # the last line was cut off in the middle of writing
            with path.open("rb+") as file:
                file.truncate(whole)
