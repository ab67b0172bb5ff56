"""Writes fixtures/BOARD.json for the development page: pictures of random games with as many pieces as possible.

`PYTHONPATH=src python web/dev/fixtures.py` from the root of the repository.
"""

import json
import sys
from pathlib import Path
from random import Random

import msgspec

from elbowroom.content.catalog import BOARDS, board_file, board_names
from elbowroom.server.drawing import _drawing
from elbowroom.server.frames import game_of
from elbowroom.server.wire import Game
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.match import Match

FOLDER = Path(__file__).parent / "fixtures"
GAMES = 6
WANTED = {"conquer": 3, "redeploy": 1}  # pictures of each phase


def richness(game: Game) -> float:
    """How much there is to see."""
    assert game.position is not None
    assert game.decision is not None
    regions = game.position.regions
    markers = {key for region in regions for key in region.markers}
    return (
        3 * len(markers)
        + 2 * sum(bool(region.sites) + bool(region.buried) + (region.place == "beside") for region in regions)
        + sum(bool(region.markers) for region in regions)
        + 0.3 * sum(bool(region.seat) for region in regions)
        + 4 * any(choice.chance for choice in game.decision.choices)
    )


def played(board: str, seed: int) -> list[Game]:
    """A random game of people, as the one sees it who decides."""
    random = Random(seed)
    players = board_file(board).players
    boxes = ["base", "underground", "sky"] if seed % 2 else []
    seats = [SeatPlan(name=f"Player {n + 1}") for n in range(players)]
    try:
        agreed, rules = settled(Agreement(board=board, boxes=boxes, sites=bool(boxes), seats=seats))
    except Exception:
        agreed, rules = settled(Agreement(board=board, seats=seats))
    match = Match(agreed, rules)
    for seat in range(players):
        match.sit(seat, f"Player {seat + 1}", 0.0)
    match.begin_if_waiting(0.0)
    pictures: list[Game] = []
    while match.status == "playing":
        state = match.state
        if state.round >= 3 and state.phase_name in WANTED and random.random() < 0.25:
            pictures.append(game_of("t", match, frozenset({match.decider}), match.seq, ()))
        legal = state.legal()
        often = [action for action in legal if action.verb not in ("stop", "done", "decline", "abandon")]
        action = random.choice(often if often and random.random() < 0.9 else legal)
        match.act(int(state.decider), match.seq, action.text(), 0.0)
    return pictures


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for board in sys.argv[1:] or board_names():
        games = [picture for seed in range(GAMES) for picture in played(board, seed)]
        best = []
        for phase, count in WANTED.items():
            found = [game for game in games if game.position is not None and game.position.phase == phase]
            best += sorted(found, key=richness, reverse=True)[:: max(1, min(40, len(found) // count))][:count]
        text = {"box": BOARDS[board], "board": board_file(board), "drawing": _drawing(board), "games": best}
        (FOLDER / f"{board}.json").write_bytes(msgspec.json.encode(text))
        print(board, [(game.position.phase, round(richness(game), 1)) for game in best if game.position])
    (FOLDER / "index.json").write_text(json.dumps(sorted(path.stem for path in FOLDER.glob("*_*.json"))))


main()
