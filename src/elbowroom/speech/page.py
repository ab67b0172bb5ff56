"""What the page needs of the catalogs: one file for each language, and what facts and verbs are, as JSON.

`python -m elbowroom.speech.page` writes them into web/src/i18n/catalogs; tests tell when they are out of date. Printed
tiles and verbs declare their English texts themselves, so these are written as messages like all others.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from elbowroom.content.catalog import BOXES, givers
from elbowroom.engine.actions import BUTTON, COMBO, SEAT, USUAL_ORDER, declared, target_of, verbs
from elbowroom.engine.facts import KINDS
from elbowroom.engine.rules import STARTING_COINS
from elbowroom.speech.catalogs import LANGUAGES, templates
from elbowroom.speech.speaker import SAME

FOLDER: Final = Path("web/src/i18n/catalogs")
INSTEAD: Final = "page-"  # a message with this before its name takes the place of the one of that name
UNSEEN: Final = "letter-"  # what the server says by mail
_NOTE: Final = re.compile(r"^#.*\n|^\n", re.MULTILINE)
_WHOM: Final = {SEAT: {"target": "seat"}, COMBO: {"target": "combo"}}  # usually a region, if an action names anything
_NAME: Final = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)


def files() -> dict[str, str]:
    """All that is written, by the name of the file."""
    return {
        **{f"{language}.ftl": catalog(language) for language in LANGUAGES},
        "known.json": json.dumps(_known(), indent=1) + "\n",
    }


def _known() -> dict[str, object]:
    """What the page would otherwise have to write down a second time."""
    return {"coins": STARTING_COINS, "kinds": KINDS, "same": SAME, "verbs": _verbs()}


def catalog(language: str) -> str:
    """Every message of a language, each once."""
    found: dict[str, str] = {}
    for text in (*templates(language), *([_declared()] if language == "en" else [])):
        for message in _NAME.split(_NOTE.sub("", text))[1:]:
            found.setdefault(message.split("=", 1)[0].strip(), message if message.endswith("\n") else message + "\n")
    for name in [name for name in found if name.startswith(UNSEEN)]:
        del found[name]
    for name in [name for name in found if name.startswith(INSTEAD)]:
        found[name.removeprefix(INSTEAD)] = found.pop(name).removeprefix(INSTEAD)
    return "".join(found[name] for name in sorted(found))


def _declared() -> str:
    """What printed content says about itself."""
    return "".join(_message(*parts) for parts in _texts())


def _texts() -> Iterator[tuple[str, str, dict[str, str]]]:
    for box in BOXES.values():
        for tile in (*box.races, *box.powers, *box.sites):
            yield f"tile-{tile.key}", tile.name, {"summary": tile.summary, "because": tile.because}
            for marker in tile.markers:
                yield f"marker-{marker.key}", marker.name, {"summary": marker.summary}
    for name in verbs():
        verb = declared(name)
        yield f"verb-{name}", verb.label, {"question": verb.question, "hint": verb.hint}


def _message(name: str, value: str, attributes: dict[str, str]) -> str:
    lines = [f"{name} = {_text(value)}", *(f"    .{key} = {_text(text)}" for key, text in attributes.items() if text)]
    return "\n".join(lines) + "\n"


def _text(words: str) -> str:
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', words)


def _verbs() -> dict[str, dict[str, object]]:
    """How verbs are shown, without what is usual."""
    usual = {"icon": "", "order": USUAL_ORDER, "place": BUTTON, "rolls": False, "final": False}
    told = {name: {what: getattr(declared(name), what) for what in usual} for name in verbs()}
    short = {name: {what: said for what, said in shown.items() if said != usual[what]} for name, shown in told.items()}
    given = {name: {"tile": tile} for name, tile in givers().items()}
    return {name: {**shown, **_WHOM.get(target_of(name), {}), **given.get(name, {})} for name, shown in short.items()}


def main() -> None:
    """Write all files, into the folder of the page or another one."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
