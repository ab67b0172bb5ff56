"""This engine beside others from PyPI: random games, in one run, on one core, one after the other in rounds.

Every game is driven from interpreted Python in the same way: ask for the full list of legal moves, take one at random,
apply it. All use the same source of chance, one `random.Random`. Each number is the median over the rounds, which
alternate between the engines so that a slow moment of the machine does not hit one of them alone.

Environments with observations follow in a table of their own: one decision is an observation, a mask, a legal action
drawn by lot, and a step. A batch does the same for many games at a time, with NumPy drawing for all of them.

    python benchmarks/versus.py [--rounds 5] [--seconds 1.0] [--json]
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import metadata
from random import Random
from statistics import median
from typing import Any

from librt.random import Random as EngineRandom
from rich.console import Console
from rich.table import Table

import elbowroom
from elbowroom.engine.playout import play_out
from elbowroom.lab.speed import copy_cost

Game = Callable[[int], int]  # plays the game of a number, returns the number of decisions or 0 if it is not known

GOALS = {
    "from Python, times backgammon": 17.5,
    "from Python, times catanatron": 300.0,
    "inside the engine, times backgammon": 27.0,
    "elbowroom base_2, 64 games in a batch, times PettingZoo": 4.0,
    "elbowroom base_2, 64 games in a batch, times Gymnasium": 4.0,
    "elbowroom base_2, 64 games in a batch, times catanatron_gym": 10.0,
    "elbowroom base_2, 1,024 games in a batch, times PettingZoo": 4.0,
    "elbowroom base_2, 1,024 games in a batch, times catanatron_gym": 10.0,
    "elbowroom base_2, Gymnasium, one seat of 64, times Gymnasium": 4.0,
}
HIGHEST = {"ns for a copy": 200.0, "decision on base_5, times base_2": 2.5}


def elbowroom_from_python(board: str) -> Game:
    pick = Random(1).random

    def play(number: int) -> int:
        state = elbowroom.new_game(board, number)
        decisions = 0
        while not state.over:
            legal = state.legal()
            state.apply(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    return play


def elbowroom_inside(board: str) -> Game:
    random = EngineRandom(1)
    return lambda number: int(play_out(elbowroom.new_game(board, number), random))


def backgammon() -> Game:
    """Dice are chance nodes: one of their outcomes, each with the same probability. Decisions are those of players."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    pick = Random(1).random

    def play(number: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions

    return play


def catanatron() -> Game:
    """Its own loop and its own random player, the fastest way it offers."""
    from catanatron.game import Game as Catan
    from catanatron.models.player import Color, RandomPlayer

    def play(number: int) -> int:
        game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
        game.play()
        return len(game.state.actions)

    return play


def chess() -> Game:
    import chess as python_chess

    pick = Random(1).random

    def play(number: int) -> int:
        board = python_chess.Board()
        decisions = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    return play


# --- with observations ----------------------------------------------------------------------------------------------

Steps = Callable[[], int]  # goes on for a while, returns the number of decisions


def pettingzoo_environment() -> Steps:
    """As its users make it, with the usual wrappers."""
    import numpy as np

    from elbowroom.envs import elbowroom_v0

    env = elbowroom_v0.env(board="base_2")
    env.reset(seed=1)
    pick = Random(1).random

    def steps() -> int:
        for _ in range(200):
            seen, _, ended, _, _ = env.last()
            if ended:
                env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))
        return 200

    return steps


def gymnasium_environment() -> Steps:
    """One seat against a random player inside; only what is asked from outside counts."""
    import gymnasium
    import numpy as np

    from elbowroom.envs.registered import ENVIRONMENT

    env = gymnasium.make(ENVIRONMENT, board="base_2", opponents="random")
    known = [env.reset(seed=1)[1]["action_mask"]]
    pick = Random(1).random

    def steps() -> int:
        for _ in range(200):
            legal = np.flatnonzero(known[0])
            _, _, ended, _, info = env.step(int(legal[int(pick() * len(legal))]))
            known[0] = env.reset()[1]["action_mask"] if ended else info["action_mask"]
        return 200

    return steps


def drawn_among(marked: Any, rows: Any, luck: Any) -> Any:
    """One legal action for each game, of all that follow each other game by game; any number where a game is over."""
    import numpy as np

    legal = np.flatnonzero(marked)
    first = np.searchsorted(legal, rows)
    choices = np.diff(first, append=len(legal))
    drawn = first + (luck.random(len(rows)) * choices).astype(np.int64)
    return legal[np.minimum(drawn, len(legal) - 1)] - rows


def gymnasium_environments(games: int) -> Steps:
    """Many at once by Gymnasium's vector API: in each of them one seat against a random player inside."""
    import gymnasium
    import numpy as np

    from elbowroom.envs.registered import ENVIRONMENT

    env = gymnasium.make_vec(
        ENVIRONMENT, games, vectorization_mode="vector_entry_point", board="base_2", opponents="random"
    )
    known = [env.reset(seed=1)[1]["action_mask"], np.zeros(games, np.bool_)]
    luck = np.random.default_rng(1)
    rows = np.arange(games) * known[0].shape[1]

    def steps() -> int:
        mask, over = known
        _, _, ended, _, info = env.step(drawn_among(mask.reshape(-1).view(np.bool_), rows, luck))
        known[:] = info["action_mask"], ended
        return games - int(over.sum())  # where a game was over the step has only begun the next one

    return steps


def batch(games: int) -> Steps:
    """All seats from outside."""
    import numpy as np

    from elbowroom.envs import Batch, Sheet

    many = Batch(elbowroom.Setup("base_2").rules(), games, seed=1)
    sheet, luck = Sheet(many.encoder), np.random.default_rng(1)
    marked = sheet.mask.reshape(-1).view(np.bool_)
    rows = np.arange(games) * sheet.mask.shape[1]

    def steps() -> int:
        many.step(drawn_among(marked, rows, luck).astype("<i4").tobytes())
        return games

    return steps


def open_spiel_environment(name: str) -> Steps:
    """OpenSpiel's own environment for learners, every seat from outside, chance inside."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name, include_full_state=False)
    known = [env.reset()]
    pick = Random(1).random

    def steps() -> int:
        for _ in range(50):
            seen = known[0]
            if seen.last():
                known[0] = env.reset()
                continue
            legal = seen.observations["legal_actions"][seen.observations["current_player"]]
            known[0] = env.step([legal[int(pick() * len(legal))]])
        return 50

    return steps


def catanatron_environment() -> Steps:
    """One seat against a random player inside, as its package makes it."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    env.reset(seed=1)
    pick = Random(1).random

    def steps() -> int:
        for _ in range(100):
            legal = env.get_valid_actions()
            _, _, ended, cut, _ = env.step(legal[int(pick() * len(legal))])
            if ended or cut:
                env.reset()
        return 100

    return steps


@dataclass
class Environment:
    """One environment and its decisions per second, round by round."""

    name: str
    steps: Steps
    decisions: list[float] = field(default_factory=list)

    def round(self, seconds: float) -> None:
        done = 0
        started = time.process_time()
        while (elapsed := time.process_time() - started) < seconds:
            done += self.steps()
        self.decisions.append(done / elapsed)


def environments() -> dict[str, Environment]:
    return {
        "batch64": Environment("elbowroom base_2, 64 games in a batch", batch(64)),
        "batch1024": Environment("elbowroom base_2, 1,024 games in a batch", batch(1024)),
        "pettingzoo": Environment("elbowroom base_2, PettingZoo", pettingzoo_environment()),
        "gymnasium64": Environment("elbowroom base_2, Gymnasium, one seat of 64", gymnasium_environments(64)),
        "gymnasium": Environment("elbowroom base_2, Gymnasium, one seat", gymnasium_environment()),
        "spiel": Environment("open_spiel backgammon, rl_environment", open_spiel_environment("backgammon")),
        "catan": Environment("catanatron_gym, one seat", catanatron_environment()),
    }


@dataclass
class Entry:
    """One engine and what was measured of it, round by round."""

    name: str
    play: Game
    games: list[float] = field(default_factory=list)  # per second
    decisions: list[float] = field(default_factory=list)
    played: int = 0

    def round(self, seconds: float) -> None:
        games = decisions = 0
        started = time.process_time()
        while (elapsed := time.process_time() - started) < seconds:
            decisions += self.play(self.played)
            self.played += 1
            games += 1
        self.games.append(games / elapsed)
        self.decisions.append(decisions / elapsed)


def entries() -> dict[str, Entry]:
    return {
        "python": Entry("elbowroom base_2, from Python", elbowroom_from_python("base_2")),
        "inside": Entry("elbowroom base_2, inside the engine", elbowroom_inside("base_2")),
        "python5": Entry("elbowroom base_5, from Python", elbowroom_from_python("base_5")),
        "backgammon": Entry("open_spiel backgammon, from Python", backgammon()),
        "catanatron": Entry("catanatron, 2 players", catanatron()),
        "chess": Entry("python-chess", chess()),
    }


def measured(rounds: int, seconds: float) -> tuple[dict[str, Entry], dict[str, Environment]]:
    found, learning = entries(), environments()
    for entry in found.values():  # once before it counts: imports, caches, tables
        entry.play(0)
    for environment in learning.values():
        environment.steps()
    for _ in range(rounds):
        for measurable in (*found.values(), *learning.values()):
            measurable.round(seconds)
    return found, learning


def times(one: list[float], other: list[float]) -> float:
    """How many times as fast: the median of the ratios within each round."""
    return median(a / b for a, b in zip(one, other, strict=True))


def ratios_of_environments(found: dict[str, Environment]) -> dict[str, float]:
    return {
        f"{found[one].name}, times {word}": times(found[one].decisions, found[other].decisions)
        for one in ("batch64", "batch1024", "gymnasium64")
        for word, other in (("PettingZoo", "pettingzoo"), ("Gymnasium", "gymnasium"), ("catanatron_gym", "catan"))
    }


def ratios(found: dict[str, Entry]) -> dict[str, float]:
    """Of the engines."""

    python, inside = found["python"], found["inside"]
    return {
        "from Python, times backgammon": times(python.games, found["backgammon"].games),
        "from Python, times catanatron": times(python.games, found["catanatron"].games),
        "from Python, times python-chess": times(python.games, found["chess"].games),
        "inside the engine, times backgammon": times(inside.games, found["backgammon"].games),
        "decision on base_5, times base_2": times(python.decisions, found["python5"].decisions),
        "ns for a copy": copy_cost("base_2"),
    }


def versions() -> dict[str, str]:
    found = {name: metadata.version(name) for name in ("open_spiel", "catanatron", "catanatron_gym", "chess")}
    return {"elbowroom": elbowroom.__version__, "python": sys.version.split()[0], **found}


def show(found: dict[str, Entry], learning: dict[str, Environment], compared: dict[str, float]) -> None:
    console = Console(highlight=False, width=100)
    table = Table(box=None, header_style="bold cyan", padding=(0, 2), pad_edge=False)
    table.add_column("random games", no_wrap=True)
    for name in ("games/s", "decisions/s", "× backgammon", "× catanatron"):
        table.add_column(name, justify="right", no_wrap=True)
    for entry in found.values():
        games = median(entry.games)
        table.add_row(
            entry.name,
            f"{games:,.1f}",
            f"{median(entry.decisions):,.0f}",
            f"{games / median(found['backgammon'].games):,.2f}",
            f"{games / median(found['catanatron'].games):,.1f}",
        )
    console.print(table)
    console.print()
    table = Table(box=None, header_style="bold cyan", padding=(0, 2), pad_edge=False)
    table.add_column("environments with observations", no_wrap=True)
    for name in ("decisions/s", "× catanatron_gym"):
        table.add_column(name, justify="right", no_wrap=True)
    for environment in learning.values():
        speed = median(environment.decisions)
        table.add_row(environment.name, f"{speed:,.0f}", f"{speed / median(learning['catan'].decisions):,.1f}")
    console.print(table)
    console.print()
    table = Table(box=None, header_style="bold cyan", padding=(0, 2), pad_edge=False)
    table.add_column("in this run", no_wrap=True)
    table.add_column("", justify="right")
    table.add_column("goal", justify="right")
    table.add_column("")
    for name, value in compared.items():
        goal, reached = verdict(name, value)
        table.add_row(name, f"{value:,.2f}", goal, {True: "[green]✓[/]", False: "[red]✗[/]", None: ""}[reached])
    console.print(table)
    console.print(f"\n{', '.join(f'{name} {version}' for name, version in versions().items())}", style="bright_black")


def verdict(name: str, value: float) -> tuple[str, bool | None]:
    if name in GOALS:
        return f"≥ {GOALS[name]:,.1f}", value >= GOALS[name]
    if name in HIGHEST:
        return f"≤ {HIGHEST[name]:,.1f}", value <= HIGHEST[name]
    return "", None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each engine is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each time (1.0)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or not 0 < arguments.seconds <= 600:
        parser.error("at least one round, and seconds from 0 to 600")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if not elbowroom.COMPILED:
        print("note: the engine is not compiled, run `make compile` first", file=sys.stderr)
    found, learning = measured(arguments.rounds, arguments.seconds)
    compared = ratios(found) | ratios_of_environments(learning)
    if arguments.json:
        rows: dict[str, dict[str, object]] = {
            key: {
                "name": entry.name,
                "games_per_second": median(entry.games),
                "decisions_per_second": median(entry.decisions),
                "rounds": entry.games,
            }
            for key, entry in found.items()
        }
        for key, environment in learning.items():
            rows[key] = {"name": environment.name, "decisions_per_second": median(environment.decisions)}
        result = {"compiled": elbowroom.COMPILED, "versions": versions(), "engines": rows, "ratios": compared}
        print(json.dumps(result, indent=2))
    else:
        show(found, learning, compared)
    return 0


if __name__ == "__main__":
    sys.exit(main())
