"""What bots are called where nobody has named them. The catalogs have their names, with a temper for each."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import count, takewhile
from zlib import crc32

from elbowroom.speech.speaker import speaker


@cache
def personas() -> tuple[str, ...]:
    """The names, in the order of the catalog; a table never has as many bots."""
    english = speaker("en")
    numbers = takewhile(lambda number: english.has(f"persona-{number}"), count(1))
    return tuple(english.term("persona", str(number)) for number in numbers)


def temper_of(name: str) -> str:
    """The temper of a persona as bots know it, such as `raider`; nothing for anybody else."""
    names = personas()
    return speaker("en").attribute(f"persona-{names.index(name) + 1}", "temper").lower() if name in names else ""


def persona(table: str, taken: Collection[str]) -> str:
    """A name that nobody at a table has; which one follows from the table, so that not all tables are alike."""
    names = personas()
    first = crc32(table.encode())
    return next(name for number in count(first) if (name := names[number % len(names)]) not in taken)
