"""How fast the engine is: whole games, single decisions, copies, and playouts of a search."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from functools import cache
from random import Random

from librt.random import Random as EngineRandom

import elbowroom
from elbowroom._accelerate import SWITCH
from elbowroom.content.base import KEY as BASE
from elbowroom.content.catalog import BOARDS, board_names
from elbowroom.content.setup import rules_for
from elbowroom.engine.chance import Chance
from elbowroom.engine.playout import play_out
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State

COPIES = 1000
MAX_SECONDS = 600.0
WAYS = ("python", "engine", "search")  # how games are driven


@dataclass(frozen=True)
class Speed:
    """Random games on one board: driven from Python one decision at a time, or played inside the engine.

    The games of a search are copies of a position in the middle of a game, played to the end inside the engine.
    """

    board: str
    compiled: bool
    driven: str  # one of WAYS
    games_per_second: float
    decisions_per_second: float
    copy_ns: float

    @property
    def decision_us(self) -> float:
        return 1e6 / self.decisions_per_second


def to_base(speed: Speed, speeds: list[Speed]) -> float | None:
    """How much longer a decision takes than on the base board of nearest size; None for a base board itself."""
    if BOARDS[speed.board] == BASE:
        return None
    size = int(rules_for(speed.board).board.size)
    alike = [other for other in speeds if (other.compiled, other.driven) == (speed.compiled, speed.driven)]
    bases = [other for other in alike if BOARDS[other.board] == BASE]
    if not bases:
        return None
    nearest = min(bases, key=lambda other: abs(int(rules_for(other.board).board.size) - size))
    return speed.decision_us / nearest.decision_us


def game_from_python(board: str, seed: int, random: Random) -> int:
    """A random game with the full list of legal actions at every decision; returns the number of decisions."""
    state = new_state(rules_for(board), Chance(seed))
    pick = random.random
    decisions = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[int(pick() * len(legal))])
        decisions += 1
    return decisions


def game_inside(board: str, seed: int, random: EngineRandom) -> int:
    """The same without coming back to Python between the decisions."""
    return int(play_out(new_state(rules_for(board), Chance(seed)), random))


def playout(board: str, random: EngineRandom) -> int:
    """What a search does: a copy of a position is played to its end."""
    return int(play_out(middle(board).copy(), random))


@cache
def middle(board: str) -> State:
    """A position in the middle of a random game."""
    random = Random(1)
    state = new_state(rules_for(board), Chance(1))
    while state.round <= state.rules.rounds // 2:
        legal = state.legal()
        state.apply(legal[int(random.random() * len(legal))])
    return state


def copy_cost(board: str) -> float:
    """Nanoseconds for a copy of a state, called from Python; the best of a few tries."""
    state = new_state(rules_for(board), Chance(1))
    best = float("inf")
    for _ in range(20):
        started = time.process_time_ns()
        for _ in range(COPIES):
            state.copy()
        best = min(best, (time.process_time_ns() - started) / COPIES)
    return best


def measure(board: str, driven: str, seconds: float) -> Speed:
    """Play games for so many seconds, at least one."""
    python, engine = Random(1), EngineRandom(1)
    games = decisions = 0
    started = time.process_time()
    while True:
        if driven == "python":
            decisions += game_from_python(board, games, python)
        elif driven == "engine":
            decisions += game_inside(board, games, engine)
        else:
            decisions += playout(board, engine)
        games += 1
        elapsed = time.process_time() - started
        if elapsed >= seconds:
            return Speed(board, elbowroom.COMPILED, driven, games / elapsed, decisions / elapsed, copy_cost(board))


def measure_all(seconds: float) -> list[Speed]:
    """All boards in all ways, with the engine as it is loaded."""
    return [measure(board, driven, seconds) for board in board_names() for driven in WAYS]


def measure_other(seconds: float) -> list[Speed] | str:
    """The same with the engine that is not loaded, compiled or not, in another process; or why that is impossible."""
    environment = os.environ | {SWITCH: "0" if elbowroom.COMPILED else "1"}
    command = [sys.executable, "-m", __name__, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"status {done.returncode}"
    return [Speed(**entry) for entry in json.loads(done.stdout)]


if __name__ == "__main__":
    json.dump([asdict(speed) for speed in measure_all(float(sys.argv[1]))], sys.stdout)
