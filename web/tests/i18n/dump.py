"""Everything the game can name, as known.json beside this file: what the texts of the page must cover.

`python dump.py` writes it, `python dump.py --check` fails if it is out of date (apart from reasons, which come from
games played at random). The package `elbowroom` must be importable.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import elbowroom
from elbowroom.bots.specs import bot_names
from elbowroom.content.catalog import BOARDS, BOXES, board_file, board_names, house_rules
from elbowroom.engine import errors
from elbowroom.engine.actions import verbs
from elbowroom.engine.board import ACCESS, SYMBOLS, TERRAINS
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.explain import explain_conquest
from elbowroom.engine.phases import PHASES
from elbowroom.engine.scoring import score_items
from elbowroom.table.refusals import code_of

HERE = Path(__file__).parent
KNOWN = HERE / "known.json"
PACKAGE = Path(elbowroom.__file__).parent
GAMES = 16  # for each board and mixture
LOOK = 0.12  # how often a position is looked at
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


def event_kinds() -> list[str]:
    """First arguments of every `tell`."""
    found = {word(call.args[0]) for tree in trees("engine", "content") for call in calls(tree, "tell") if call.args}
    return sorted(kind for kind in found if kind)


def refusal_codes() -> list[str]:
    """Codes of every Refusal and failure, those made from errors of the engine, and what `plain` checks."""
    found: set[str | None] = {code_of(c.__name__) for c in vars(errors).values() if _is_refusal(c)}
    found |= {"bad_action_text", "nothing_to_undo", "not_found", "method_not_allowed", "refused", *CLIENT_CODES}
    for tree in trees("table", "server"):
        found |= {word(call.args[0]) for call in calls(tree, "Refusal") if call.args}
        found |= {word(call.args[1]) for call in calls(tree, "failure") if len(call.args) > 1}
        found |= {word(call.args[2]) for call in calls(tree, "plain") if len(call.args) > 2}
    return sorted(code for code in found if code and code not in UNSEEN_CODES)


def _is_refusal(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, IllegalAction) and thing is not IllegalAction


def happening_kinds() -> list[str]:
    source = ast.parse((PACKAGE / "table" / "entries.py").read_text(encoding="utf-8"))
    classes = [node for node in ast.walk(source) if isinstance(node, ast.ClassDef)]
    tags = [keyword.value for node in classes for keyword in node.keywords if keyword.arg == "tag"]
    return sorted(tag for node in tags if (tag := word(node)))


def switches() -> dict[str, list[bool | str]]:
    found: dict[str, list[bool | str]] = {}
    for board in board_names():
        for name, switch in house_rules(board, list(BOXES), sites=BOARDS[board] != "underground").items():
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
    paying = payers()
    return {
        "tiles": tiles(),
        "markers": markers(),
        "verbs": verbs(),
        "events": event_kinds(),
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
        "payments": sorted({t["rule"]: key for key, t in tiles().items() if key in paying}.items()),
    }


def payers() -> set[str]:
    """Tiles by which one player pays another."""
    found = set()
    for tree in trees("content"):
        if calls(tree, "pay") or calls(tree, "take_from_neighbours"):
            found |= {
                key
                for node in ast.walk(tree)
                if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "key"
                if (key := word(node.value))
            }
    return found


def mixtures() -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for board in board_names():
        found.append((board, {}))
        found.append((board, {"boxes": list(BOXES), "ownTokensDefend": True}))
        if BOARDS[board] != "underground":
            found.append((board, {"boxes": list(BOXES), "sites": True}))
    return found


def reasons() -> tuple[set[str], set[str]]:
    """Reasons of costs and scores, and kinds of events, in games played at random."""
    texts: set[str] = set()
    kinds: set[str] = set()
    for number, (board, options) in enumerate(mixtures()):
        for game in range(GAMES):
            luck = Random(1000 * number + game)
            s = elbowroom.new_game(board, 1000 * number + game, **options)
            s.events = []
            while not s.over:
                if luck.random() < LOOK:
                    texts |= {item.reason for item in score_items(s, int(s.decider))}
                    if s.conquering:
                        for region in range(s.board.size):
                            texts |= {item.reason for item in explain_conquest(s, region).items}
                s.apply(luck.choice(s.legal()))
                kinds |= {event.kind for event in s.events}
                s.events.clear()
    return texts, kinds


def main() -> int:
    now = fixed()
    if "--check" in sys.argv:
        stored = json.loads(KNOWN.read_text(encoding="utf-8"))
        wrong = [name for name in now if json.loads(json.dumps(now[name])) != stored.get(name)]
        print(f"known.json is out of date: {', '.join(wrong)}" if wrong else "known.json is up to date")
        return bool(wrong)
    texts, kinds = reasons()
    unknown = kinds - set(now["events"])
    if unknown:
        print(f"events that no source shows: {sorted(unknown)}")
        return 1
    now["reasons"] = sorted(texts)
    KNOWN.write_text(json.dumps(now, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
