"""Facts: what there is to tell, before anybody has words for it. `elbowroom.speech` finds the words, in every language.

A fact is the name of a template and what is put into it: numbers, regions, seats, tiles, by names that tell what they
are. Inside the program regions and seats are counted from 0 as everywhere; whoever tells a fact counts them from 1.
"""

from collections.abc import Callable
from typing import Final

Given = int | str | tuple[int, ...] | tuple[str, ...]

# What the arguments of facts are. A name that is not here is a plain number.
REGION: Final = "region"
SEAT: Final = "seat"
TILE: Final = "tile"  # a race, power, site or law, by its key
MARKER: Final = "marker"
TERRAIN: Final = "terrain"
NATIVES: Final = "natives"  # by their number, which tells who they are
PHASE: Final = "phase"
SWITCH: Final = "switch"
ACTION: Final = "action"  # in the notation of actions, or a verb
ITEM: Final = "item"  # the name of another template, for what coins are
TEXT: Final = "text"  # words that are nobody's to translate, such as the key of something unknown
NUMBER: Final = "number"

KINDS: Final = {
    "region": REGION,
    "origin": REGION,
    "regions": REGION,
    "seat": SEAT,
    "other": SEAT,
    "others": SEAT,
    "tile": TILE,
    "race": TILE,
    "power": TILE,
    "site": TILE,
    "former": TILE,
    "other_race": TILE,
    "tiles": TILE,
    "marker": MARKER,
    "markers": MARKER,
    "terrain": TERRAIN,
    "natives": NATIVES,
    "phase": PHASE,
    "switch": SWITCH,
    "action": ACTION,
    "instead": ACTION,
    "choices": ACTION,
    "item": ITEM,
    "text": TEXT,
    "what": TEXT,
    "known": TEXT,
    "value": TEXT,
    "board": TEXT,
    "names": TEXT,
}


def kind_of(name: str) -> str:
    """What the argument of a fact with this name is."""
    return KINDS.get(name, NUMBER)


def told(given: dict[str, Given]) -> dict[str, Given]:
    """Arguments as everybody outside counts them: regions and seats from 1."""
    return {name: _told(kind_of(name), value) for name, value in given.items()}


def _told(kind: str, value: Given) -> Given:
    if kind != REGION and kind != SEAT:
        return value
    if isinstance(value, int):
        return value + 1
    return tuple([int(number) + 1 for number in value])


def _bare(template: str, given: dict[str, Given]) -> str:
    parts = [f"{name}={value}" for name, value in told(given).items()]
    return f"{template} ({', '.join(parts)})" if parts else template


class Voice:
    """How the program itself speaks English, in errors and in what it prints about its objects."""

    def __init__(self) -> None:
        self.say: Callable[[str, dict[str, Given]], str] = _bare


VOICE: Final = Voice()  # `elbowroom.speech` lends it its words


class Fact:
    """Something to tell by itself: what a choice would bring, or what somebody has."""

    def __init__(self, why: str, **given: Given) -> None:
        self.why: Final = why
        self.given: Final = given

    @property
    def template(self) -> str:
        return f"outlook-{self.why}"

    def __str__(self) -> str:
        return VOICE.say(self.template, self.given)

    def __repr__(self) -> str:
        return f"Fact({', '.join([repr(self.why), *(f'{name}={value!r}' for name, value in self.given.items())])})"


class Item:
    """One line of a cost or of a score: how much, what for, and the rule."""

    def __init__(self, amount: int, why: str, rule: str, **given: Given) -> None:
        self.amount: Final = amount
        self.why: Final = why
        self.rule: Final = rule
        self.given: Final = given

    @property
    def template(self) -> str:
        return f"item-{self.why}"

    def of(self, amount: int) -> "Item":
        """The same line with another amount."""
        return type(self)(amount, self.why, self.rule, **self.given)

    @property
    def coins(self) -> int:
        """The amount, in a score."""
        return self.amount

    @property
    def reason(self) -> str:
        """What for, in English."""
        return VOICE.say(self.template, self.given)

    @property
    def key(self) -> str:
        """The race, power or site that the line belongs to; nothing for lines that belong to none."""
        for name in ("tile", "race"):
            key = self.given.get(name)
            if isinstance(key, str):
                return key
        return ""

    def __repr__(self) -> str:
        return f"{self.amount:+d} {self.reason} ({self.rule})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Item) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((self.amount, self.why, self.rule))

    def _values(self) -> tuple[object, ...]:
        return (self.amount, self.why, self.rule, self.given)
