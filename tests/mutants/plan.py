"""The list of mutants: faults in one place each, and the tests that must notice them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
PLAN = Path(__file__).with_name("mutants.yaml")


@dataclass(frozen=True)
class Mutant:
    """One text of one file that becomes another."""

    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    @property
    def layer(self) -> str:
        """The package of the file, or `web`."""
        parts = Path(self.file).parts
        return parts[0] if parts[0] == "web" else parts[2]

    @property
    def box(self) -> str:
        """The box of a file of content, empty for others."""
        parts = Path(self.file).parts
        return parts[3] if self.layer == "content" and len(parts) > 4 else ""

    def __str__(self) -> str:
        return f"{self.file}: {_line(self.old)}  ->  {_line(self.new) or 'nothing'}"

    def applied_to(self, text: str) -> str:
        """The text of the file with the fault in it."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.file} has this {text.count(self.old)} times instead of once: {self.old!r}")
        return text.replace(self.old, self.new)


def _line(text: str) -> str:
    return " ".join(text.split())


def mutants() -> Iterator[Mutant]:
    for entry in yaml.safe_load(PLAN.read_text(encoding="utf-8")):
        yield Mutant(entry["file"], entry["from"], entry["to"], tuple(entry["tests"]))
