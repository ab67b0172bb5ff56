"""What letters and notices say: templates of the catalogs that begin with `letter-`, in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from elbowroom.engine.facts import Given
from elbowroom.speech.catalogs import LANGUAGES
from elbowroom.speech.speaker import speaker

USUAL: Final = "en"


def spoken(language: str) -> str:
    """A language that is known here: the one that was asked for, or English."""
    short = language.partition("-")[0].lower()
    return short if short in LANGUAGES else USUAL


def worded(code: str, part: str, given: Mapping[str, Given], language: str) -> str:
    """A part of a letter, such as its subject."""
    words = speaker(spoken(language))
    template = f"letter-{code}-{part}"
    if not words.has(template):
        raise KeyError(f"no catalog has '{template}'")
    return words.say(template, given)


def whole_letter(code: str, given: Mapping[str, Given], language: str) -> tuple[str, str]:
    """The subject and the text of a letter; each has its greeting and its end."""
    text = worded(code, "text", given, language)
    return worded(code, "subject", given, language), f"{text}\n\n-- \n{ending(language)}\n"


def ending(language: str) -> str:
    """What stands below every mail."""
    return worded("frame", "end", {}, language)
