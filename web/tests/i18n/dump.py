"""Everything the game can name, as known.json beside this file: what the texts of the page must cover.

`python dump.py` writes it, `python dump.py --check` fails if it is out of date. The package `elbowroom` must be
importable.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import elbowroom
from elbowroom.bots.specs import bot_names
from elbowroom.content.catalog import BOARDS, BOXES, board_file, board_names
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import verbs
from elbowroom.engine.board import ACCESS, SYMBOLS, TERRAINS
from elbowroom.engine.events import kinds
from elbowroom.engine.phases import PHASES

HERE = Path(__file__).parent
KNOWN = HERE / "known.json"
PACKAGE = Path(elbowroom.__file__).parent
CLIENT_CODES = ("offline",)  # refusals the page makes itself
UNSEEN_CODES = ("no_page",)  # told where there is no page that could show them


def trees(*folders: str) -> list[ast.Module]:
    files = sorted(file for folder in folders for file in (PACKAGE / folder).rglob("*.py"))
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def calls(tree: ast.Module, name: str) -> list[ast.Call]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == name:
                found.append(node)
    return found


def word(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def event_codes() -> list[str]:
    """Codes of every kind of event, and of the deeds of abilities."""
    found = {kind.code for kind in kinds() if isinstance(kind.code, str)}
    deeds = (word(call.args[2]) for tree in trees("content") for call in calls(tree, "tell_deed"))
    return sorted({*found, *(deed for deed in deeds if deed)} - {""})


def refusal_codes() -> list[str]:
    """Codes of every Refusal and failure, and what `plain` checks; errors of the rules tell their exact reason."""
    found: set[str | None] = {
        "bad_action_text",
        "nothing_to_undo",
        "not_last",
        "not_found",
        "method_not_allowed",
        "refused",
        *CLIENT_CODES,
    }
    for tree in trees("table", "server"):
        found |= {word(call.args[0]) for call in calls(tree, "Refusal") if call.args}
        found |= {word(call.args[1]) for call in calls(tree, "failure") if len(call.args) > 1}
        found |= {word(call.args[2]) for call in calls(tree, "plain") if len(call.args) > 2}
    return sorted(code for code in found if code and code not in UNSEEN_CODES)


def happening_kinds() -> list[str]:
    source = ast.parse((PACKAGE / "table" / "entries.py").read_text(encoding="utf-8"))
    classes = [node for node in ast.walk(source) if isinstance(node, ast.ClassDef)]
    tags = [keyword.value for node in classes for keyword in node.keywords if keyword.arg == "tag"]
    return sorted(tag for node in tags if (tag := word(node)))


def switches() -> dict[str, list[bool | str]]:
    found: dict[str, list[bool | str]] = {}
    for board in board_names():
        for name, switch in Setup(board, boxes=BOXES, sites=BOARDS[board] != "underground").house_rules().items():
            found[name] = list(switch.values)
    return dict(sorted(found.items()))


def tiles() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for box, content in BOXES.items():
        for kind in ("races", "powers", "sites"):
            for tile in getattr(content, kind):
                found[tile.key] = {"kind": kind[:-1], "box": box, "name": tile.name, "rule": tile.rule}
    return dict(sorted(found.items()))


def markers() -> dict[str, dict[str, Any]]:
    tiles_of = [tile for content in BOXES.values() for tile in (*content.races, *content.powers, *content.sites)]
    every = sorted((marker for tile in tiles_of for marker in tile.markers), key=lambda marker: marker.key)
    return {m.key: {"name": m.name, "defence": m.defence, "immune": m.immune} for m in every}


def fixed() -> dict[str, Any]:
    """What follows from the source alone."""
    return {
        "tiles": tiles(),
        "markers": markers(),
        "verbs": [verb for verb in verbs() if verb != "undo"],  # that is a message of its own
        "events": event_codes(),
        "happenings": happening_kinds(),
        "boxes": sorted(BOXES),
        "boards": {b: {"players": board_file(b).players, "rounds": board_file(b).rounds} for b in board_names()},
        "terrains": list(TERRAINS),
        "symbols": list(SYMBOLS),
        "access": list(ACCESS),
        "phases": list(PHASES),
        "switches": switches(),
        "bots": bot_names(),
        "codes": refusal_codes(),
    }


def main() -> int:
    now = fixed()
    if "--check" in sys.argv:
        stored = json.loads(KNOWN.read_text(encoding="utf-8"))
        wrong = [name for name in now if json.loads(json.dumps(now[name])) != stored.get(name)]
        print(f"known.json is out of date: {', '.join(wrong)}" if wrong else "known.json is up to date")
        return bool(wrong)
    KNOWN.write_text(json.dumps(now, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
