"""Facts in words, with the players in them as they look everywhere on the screen."""

import re
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from elbowroom.cli.terminal.cast import Cast
from elbowroom.engine.facts import Given
from elbowroom.speech.speaker import Fact, speaker

_FIRST: Final = 0xE000  # private characters stand for the seats until their tags are put in
_SEAT: Final = re.compile("([\ue000-\ue0ff])")


def told(cast: Cast, fact: Fact) -> Text:
    """A fact in a sentence."""
    return said(cast, fact.template, fact.given)


def said(cast: Cast, template: str, given: Mapping[str, Given]) -> Text:
    """A template of the catalogs filled in."""
    plain = speaker().say(template, given, lambda seat: chr(_FIRST + seat))
    return Text.assemble(*[cast.tag(ord(part) - _FIRST) if _SEAT.match(part) else part for part in _SEAT.split(plain)])


def term(kind: str, key: str) -> str:
    """A word of the game as it stands inside a sentence: `mystic crystal`."""
    return speaker().term(kind, key).lower()
