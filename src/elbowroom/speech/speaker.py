"""Who tells facts in one language: arguments become names and numbers, and a template becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from elbowroom.content.catalog import known_markers, known_tiles
from elbowroom.engine.facts import ITEM, MARKER, NATIVES, PHASE, REGION, SEAT, TERRAIN, TEXT, TILE, Given, kind_of
from elbowroom.speech.catalogs import LANGUAGES, templates

SAME: Final = {"other": "seat", "origin": "region"}  # arguments that may name what another one names already
OWN_TEMPLATES: Final = ("refused-", "item-", "event-", "outlook-")  # what a tile may bring words for in its `texts`
_PAIRS: Final = (("pair", "power", "race"), ("former-pair", "former", "other_race"))  # two arguments as one name


class Fact(Protocol):
    """Anything that can be told."""

    @property
    def template(self) -> str: ...

    @property
    def given(self) -> dict[str, Given]: ...


Names = Callable[[int], str]  # of seats, counted from 0


class Speaker:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in templates(language):
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def tell(self, fact: Fact, seats: Names | None = None) -> str:
        """A fact in words; `seats` gives the names of players."""
        return self.say(fact.template, fact.given, seats)

    def say(self, template: str, given: Mapping[str, Given], seats: Names | None = None) -> str:
        """A template filled in. One that no catalog knows belongs to somebody's own tile, and is told as it stands."""
        bundle = self._bundle if self._bundle.has_message(template) else _own_bundle(self.language, _own_texts())
        if not bundle.has_message(template):
            return template.partition("-")[2]
        arguments: dict[str, str | int] = {}
        for name, value in given.items():
            arguments[name] = self._told(name, value, given, seats)
            arguments[f"{name}-is"] = _state(name, value, given)
            if isinstance(value, tuple) and value and kind_of(name) == TEXT:
                arguments[f"{name}-or"] = self._either([str(choice) for choice in value])
        for pair, power, race in _PAIRS:
            if power in given and race in given:
                arguments[pair] = self.pair(str(given[power]), str(given[race]))
        tile = given.get("tile")
        if isinstance(tile, str) and tile:
            because = self.because(tile)
            arguments["because"], arguments["because-is"] = because, "some" if because else "none"
        return _formatted(bundle, template, arguments)

    def _told(self, name: str, value: Given, given: Mapping[str, Given], seats: Names | None) -> str | int:
        kind = kind_of(name)
        if isinstance(value, tuple):
            return ", ".join(str(self._told_one(kind, part, given, seats)) for part in value)
        return self._told_one(kind, value, given, seats)

    def _either(self, choices: list[str]) -> str:
        """One of several: "true or false"."""
        *others, last = choices
        return f"{', '.join(others)} {self.attribute('word-or', 'name')} {last}" if others else last

    def _told_one(self, kind: str, value: int | str, given: Mapping[str, Given], seats: Names | None) -> str | int:
        if kind == REGION:
            return int(value) + 1
        if kind == SEAT:
            return self._seat(int(value), seats)
        if kind == TILE:
            return self.name(str(value))
        if kind == MARKER:
            return self.marker(str(value))
        if kind == TERRAIN:
            return self.term("terrain", str(value))
        if kind == NATIVES:
            return self.term("natives", "lost_tribe" if value == 1 else "monsters")
        if kind == PHASE:
            return self.term("phase", str(value).replace(" ", "-"))
        if kind == ITEM:
            about = {name: told for name, told in given.items() if kind_of(name) != ITEM}
            return self.say(f"item-{value}", {**about, "race": given.get("tile", "")}, seats)
        return value

    def _seat(self, seat: int, seats: Names | None) -> str:
        if seat < 0:
            return ""
        return seats(seat) if seats is not None else _formatted(self._bundle, "seat", {"number": seat + 1})

    # --- names ------------------------------------------------------------------------------------------------------

    def name(self, key: str) -> str:
        """A race, power, site or law."""
        return self.tile_text(key, "name") or _plain(key)

    def pair(self, power: str, race: str) -> str:
        """A power and a race as one name: "Flying Skeletons". Catalogs tell how a language inflects the first."""
        persons = self.attribute(f"tile-{race}", "persons") and self.attribute(f"tile-{power}", "before-persons")
        first = persons or self.attribute(f"tile-{power}", "before") or self.name(power)
        return first + ("" if first.endswith("-") else " ") + self.name(race)

    def because(self, key: str) -> str:
        """In a few words why a tile changes a price or a pay; nothing if it does not say."""
        return self.tile_text(key, "because")

    def tile_text(self, key: str, what: str) -> str:
        """The `name`, `summary` or `because` of a tile: translated if a catalog or its file does that, else English."""
        tile = known_tiles().get(key)
        own = tile.texts.get(self.language, {}).get(what, "") if tile is not None else ""
        return own or self.attribute(f"tile-{key}", what) or (str(getattr(tile, what)) if tile is not None else "")

    def marker(self, key: str) -> str:
        """A marker."""
        marker = known_markers().get(key)
        return self.attribute(f"marker-{key}", "name") or (marker.name if marker is not None else _plain(key))

    def term(self, kind: str, key: str) -> str:
        """A word of the game, such as a terrain or a phase."""
        return self.attribute(f"{kind}-{key}", "name") or _plain(key)

    def summary(self, kind: str, key: str) -> str:
        """What is said about something that the catalogs have a name for; empty if nothing is."""
        return self.attribute(f"{kind}-{key}", "summary")

    def has(self, message: str) -> bool:
        """Whether the catalogs have a message."""
        return bool(self._bundle.has_message(message))

    def attribute(self, message: str, what: str) -> str:
        """The text of a message, or of one of its attributes; nothing if there is none."""
        if not self.has(message):
            return ""
        found = self._bundle.get_message(message)
        pattern = found.value if what == "name" else found.attributes.get(what)
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""


def _formatted(bundle: FluentBundle, template: str, arguments: Mapping[str, str | int]) -> str:
    pattern = bundle.get_message(template).value
    if pattern is None:
        raise KeyError(f"the template '{template}' has no text")
    plain = {name: _ungrouped(value) if isinstance(value, int) else value for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    if errors:
        raise errors[0]
    return str(text)


def _ungrouped(value: int) -> FluentType:
    """A number as everybody writes it who may send it back: 100000."""
    return fluent_number(value, useGrouping=False)


def _own_texts() -> tuple[tuple[str, str, str], ...]:
    """The templates that tiles of somebody's own bring along: language, name and text."""
    tiles = known_tiles().values()
    return tuple(
        (language, name, text)
        for tile in tiles
        for language, texts in tile.texts.items()
        for name, text in texts.items()
        if name.startswith(OWN_TEMPLATES)
    )


@lru_cache(maxsize=len(LANGUAGES))
def _own_bundle(language: str, texts: tuple[tuple[str, str, str], ...]) -> FluentBundle:
    """The templates of somebody's own in a language; English where it has none."""
    bundle = FluentBundle([language], use_isolating=False)
    for spoken in ("en", language):
        lines = [f"{name} = {text}" for said, name, text in texts if said == spoken]
        bundle.add_resource(FluentResource("\n".join(lines)), allow_overrides=True)
    return bundle


def _state(name: str, value: Given, given: Mapping[str, Given]) -> str:
    """Whether there is something to name: `none`, the `same` as another argument, or `some`."""
    if value == "" or (isinstance(value, int) and value < 0 and kind_of(name) in (REGION, SEAT)):
        return "none"
    return "same" if name in SAME and value == given.get(SAME[name]) else "some"


def _plain(key: str) -> str:
    return key.replace("_", " ").replace("-", " ").title()


@cache
def speaker(language: str = "en") -> Speaker:
    """Who speaks a language."""
    if language not in LANGUAGES:
        raise ValueError(f"nobody here speaks '{language}'; languages are {', '.join(LANGUAGES)}")
    return Speaker(language)


def say(language: str, fact: Fact, seats: Names | None = None) -> str:
    """A fact in words of a language."""
    return speaker(language).tell(fact, seats)
