"""Decisions of games played at random on every board, as decisions.json beside this file.

`python dump.py` writes it; `python dump.py --check` fails if a verb of the engine is missing in it. Every verb, every
phase and every combination of verbs that is asked together is there at least once. The package `elbowroom` must be
importable.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import elbowroom
from elbowroom.content.catalog import BOARDS, BOXES, board_names
from elbowroom.engine import actions
from elbowroom.server.picture import decision_view

STORED = Path(__file__).parent / "decisions.json"
LEAST = 1  # games for each board and mixture
MOST = 12  # rounds of games after which a missing verb is an error
NEVER_ASKED = {"undo"}  # notation of a record; the client takes steps back by a message of its own
TARGETS = 2  # targets kept of each decision: enough to know their shape


def verbs() -> set[str]:
    return set(actions.verbs()) - NEVER_ASKED


def mixtures() -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for board in board_names():
        found.append((board, {}))
        found.append((board, {"boxes": list(BOXES)}))
        if BOARDS[board] != "underground":
            found.append((board, {"boxes": list(BOXES), "sites": True}))
    return found


def told(s: Any) -> dict[str, Any]:
    view = msgspec.to_builtins(decision_view(s, can_undo=False))
    view["targets"] = view.get("targets", [])[:TARGETS]
    if not view["targets"]:
        del view["targets"]
    return view


def play(board: str, options: dict[str, Any], seed: int, kept: dict[tuple[Any, ...], Any], seen: set[str]) -> None:
    luck = Random(seed)
    s = elbowroom.new_game(board, seed, **options)
    while not s.over:
        legal = s.legal()
        asked = tuple(sorted({action.verb for action in legal}))
        new = (s.phase_name, asked) not in kept
        if new and (len(asked) < 4 or set(asked) - seen):
            kept[s.phase_name, asked] = {"board": board, "decision": told(s)}
        seen |= set(asked)
        rare = [action for action in legal if action.verb not in ("conquer", "stop", "done", "place", "decline")]
        s.apply(luck.choice(rare if rare and luck.random() < 0.5 else legal))


def decisions() -> list[Any]:
    kept: dict[tuple[Any, ...], Any] = {}
    seen: set[str] = set()
    for game in range(MOST):
        if game >= LEAST and seen >= verbs():
            break
        for number, (board, options) in enumerate(mixtures()):
            play(board, options, 1000 * number + game, kept, seen)
    return list(kept.values())


def missing(stored: list[Any]) -> list[str]:
    return sorted(verbs() - {choice["verb"] for entry in stored for choice in entry["decision"]["choices"]})


def main() -> int:
    if "--check" in sys.argv:
        stored = json.loads(STORED.read_text(encoding="utf-8"))
    else:
        stored = decisions()
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in stored)
        STORED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    lost = missing(stored)
    print(f"verbs without a decision: {', '.join(lost)}" if lost else f"{len(stored)} decisions, every verb is there")
    return bool(lost)


if __name__ == "__main__":
    sys.exit(main())
