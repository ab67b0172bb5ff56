"""Games with steps taken back, as their log is sent to the page, with the accounts that the terminal keeps of them.

`python dump.py` writes games.json beside this file; `python dump.py NUMBER FILE` writes so many games on all boards.
The package `elbowroom` must be importable.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from elbowroom.cli.terminal.story import accounts, best_pair, story_of
from elbowroom.content.catalog import BOARDS, BOXES, board_names
from elbowroom.content.setup import Setup
from elbowroom.server.frames import moment_view
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.game import Game
from elbowroom.table.logbook import entries_of
from elbowroom.table.match import Match

GAMES = Path(__file__).parent / "games.json"
KEPT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("base_2", {}),
    ("underground_3", {}),
    ("base_3+sky_3", {"boxes": list(BOXES), "sites": True}),
)
TAKEN_BACK = 0.08  # how often a step is undone
FIELDS = ("seq", "kind", "seat", "action", "facts")


def played(board: str, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """One game played at random."""
    luck = Random(seed)
    game = Game.open(Setup(board, **options), seed)
    while not game.state.over:
        game.play(luck.choice(game.state.legal()))
        if game.can_undo and luck.random() < TAKEN_BACK:
            game.undo()
    record = game.record()
    story = story_of(record)
    seats = len(game.players)
    agreed, rules = settled(Agreement(board=board, seats=[SeatPlan(player="random")] * seats, public=True, **options))
    match = Match(agreed, rules)
    match.follow(entries_of(record, 0.0))
    log = [msgspec.to_builtins(moment_view(moment)) for moment in match.moments]
    best = best_pair(story)
    return {
        "board": board,
        "happenings": [{name: entry[name] for name in FIELDS if name in entry} for entry in log],
        "accounts": accounts(story),
        "best": best and best[2],
        "coins": [int(match.state.coins(seat)) for seat in range(seats)],
    }


def wide(number: int) -> list[tuple[str, dict[str, Any]]]:
    """So many games on all boards, unmixed and mixed."""
    found: list[tuple[str, dict[str, Any]]] = []
    for board in board_names():
        found += [(board, {}), (board, {"boxes": list(BOXES)})]
        if BOARDS[board] != "underground":
            found.append((board, {"boxes": list(BOXES), "sites": True}))
    return [found[i % len(found)] for i in range(number)]


def main() -> int:
    number, file = (int(sys.argv[1]), Path(sys.argv[2])) if len(sys.argv) > 2 else (0, GAMES)
    games = [played(board, seed, options) for seed, (board, options) in enumerate(wide(number) or KEPT)]
    text = json.dumps(games, separators=(",", ":"), ensure_ascii=False)
    file.write_text(text.replace(',{"seq"', ',\n{"seq"') + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
