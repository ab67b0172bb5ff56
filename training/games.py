"""Games to learn from: who plays them, and how they are kept.

A game is kept as what makes it happen again: setup, seed and actions. Each action says whether it is worth imitating;
those drawn by lot, so that unusual positions are seen too, are not.
"""

import os
import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from zipfile import BadZipFile

import numpy as np

from elbowroom import Setup
from elbowroom.bots.base import Bot
from elbowroom.bots.specs import make_bot
from elbowroom.engine.actions import Action, parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.phases import DECIDE, PICK
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.engine.view import counted_view

CURIOUS = 0.08  # how often a pick or a decline is drawn by lot …
CLUMSY = 0.01  # … and anything else
SWIFT = "training.teachers:Swift"
TEACHERS = frozenset({SWIFT, "strong", "expert"})  # whose actions are worth imitating

EVERY_TILE = Setup("base_2", boxes=("base", "underground", "sky"), sites=True)

# How often each board is played. What is not here is never learned: boards for four players show how far it carries.
SETUPS: dict[Setup, float] = {
    Setup("base_2"): 14.0,
    Setup("base_3"): 2.5,
    Setup("base_5"): 0.6,
    Setup("underground_2"): 2.5,
    Setup("underground_3"): 1.0,
    Setup("underground_5"): 0.3,
    Setup("base_2+sky_2"): 1.2,
    EVERY_TILE: 1.0,
}

Table = tuple[float, str, str]  # how often, one bot, and what all others are

# Games of `normal` are quickly played: they teach who wins.
TABLES: tuple[Table, ...] = (
    (4.0, SWIFT, SWIFT),
    (2.0, SWIFT, "greedy"),
    (5.0, "normal", "normal"),
    (2.0, "normal", "greedy"),
)


@dataclass(frozen=True)
class Game:
    """One game as it was played."""

    setup: int  # number of its setup
    seed: int
    actions: tuple[str, ...]
    taught: bytes  # for each action 1 if it is worth imitating


def play(
    setups: Sequence[Setup],
    weights: Sequence[float],
    seed: int,
    tables: Sequence[Table],
    teachers: frozenset[str] = TEACHERS,
) -> Game:
    """Play one game; everything about it follows from its seed."""
    random = Random(seed)
    number = random.choices(range(len(setups)), weights)[0]
    rules = setups[number].rules()
    players = int(rules.players)
    _, one, others = random.choices(tables, [share for share, _, _ in tables])[0]
    alone = random.randrange(players)
    names = [one if seat == alone else others for seat in range(players)]
    bots: list[Bot] = [make_bot(name, random.randrange(1 << 30)) for name in names]
    state = new_state(rules, Chance(seed))
    actions: list[str] = []
    taught = bytearray()
    while not state.over:
        seat = int(state.decider)
        legal = state.legal()
        curious = CURIOUS if state.phase == PICK or state.phase == DECIDE else CLUMSY
        if len(legal) > 1 and random.random() < curious:
            action = random.choice(legal)
            taught.append(0)
        else:
            action = bots[seat].choose(counted_view(state, seat), legal)
            taught.append(1 if len(legal) > 1 and names[seat] in teachers else 0)
        actions.append(action.text())
        state.apply(action)
    return Game(number, seed, tuple(actions), bytes(taught))


def replay(game: Game, setups: Sequence[Setup]) -> Iterator[tuple[State, Action, bool]]:
    """Every decision of a game: the position, what was done, and whether to imitate it. The position then goes on."""
    state = new_state(setups[game.setup].rules(), Chance(game.seed))
    for text, taught in zip(game.actions, game.taught, strict=True):
        action = parse_action(text)
        yield state, action, taught != 0
        state.apply(action)


# --- files of games ---------------------------------------------------------------------------------------------------

Stored = dict[str, Any]  # many games as arrays, as they are in a file
ARRAYS = ("setups", "words", "setup", "seed", "length", "actions", "taught")


class GamesError(ElbowRoomError):
    """A file that holds no games to learn from."""


def stored(games: Iterable[Game], setups: Sequence[Setup]) -> Stored:
    """Games as they are kept in a file."""
    kept = list(games)
    words = sorted({text for game in kept for text in game.actions})
    places = {word: place for place, word in enumerate(words)}
    return {
        "setups": np.array([repr(setup) for setup in setups]),
        "words": np.array(words, np.str_),
        "setup": np.array([game.setup for game in kept], np.int16),
        "seed": np.array([game.seed for game in kept], np.int64),
        "length": np.array([len(game.actions) for game in kept], np.int32),
        "actions": np.array([places[text] for game in kept for text in game.actions], np.uint16),
        "taught": np.frombuffer(b"".join(game.taught for game in kept), np.uint8),
    }


def joined(old: Stored, new: Stored) -> Stored:
    """The games of two files, in this order, whatever setups they are of."""
    words: Any = np.union1d(old["words"], new["words"])
    setups = list(dict.fromkeys([*old["setups"].tolist(), *new["setups"].tolist()]))
    both: Stored = {name: [] for name in ("setup", "seed", "length", "actions", "taught")}
    for part in (old, new):
        numbers: Any = np.array([setups.index(name) for name in part["setups"].tolist()], np.int16)
        places: Any = np.searchsorted(words, part["words"])
        again = {
            "setup": numbers[part["setup"]],
            "actions": places[part["actions"]].astype(np.uint16),
        }
        for name, parts in both.items():
            parts.append(again.get(name, part[name]))
    return {
        "setups": np.array(setups),
        "words": words,
        **{name: np.concatenate(parts) for name, parts in both.items()},
    }


def write(kept: Stored, file: Path) -> None:
    """Write games to a file, whole or not at all."""
    partial = file.with_name(f"{file.name}.partial")
    with partial.open("wb") as out:
        np.savez_compressed(out, **kept)
    os.replace(partial, file)


def save(games: Iterable[Game], setups: Sequence[Setup], file: Path) -> None:
    write(stored(games, setups), file)


def read(file: Path) -> Stored:
    """The games of a file, if it is one of games."""
    try:
        with file.open("rb") as opened, np.load(opened) as held:
            kept: Stored = {name: held[name] for name in ARRAYS}
    except OSError as error:
        raise GamesError(f"{file} cannot be read: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError, RuntimeError, EOFError, BadZipFile, zlib.error, struct.error):
        raise GamesError(f"{file} holds no games to learn from, or is damaged") from None
    if not _fits(kept):
        raise GamesError(f"{file} is damaged: its arrays do not belong together")
    return kept


def _fits(kept: Stored) -> bool:
    games, actions = len(kept["setup"]), len(kept["actions"])
    if any(array.ndim != 1 for array in kept.values()) or kept["words"].dtype.kind != "U":
        return False
    if any(kept[name].dtype.kind not in "iu" for name in ("setup", "seed", "length", "actions")):
        return False
    return (
        kept["taught"].dtype == np.uint8
        and games == len(kept["seed"]) == len(kept["length"])
        and actions == len(kept["taught"]) == int(kept["length"].sum())
        and bool((kept["length"] >= 0).all())
        and _within(kept["setup"], len(kept["setups"]))
        and _within(kept["actions"], len(kept["words"]))
    )


def _within(numbers: Any, size: int) -> bool:
    return len(numbers) == 0 or (int(numbers.min()) >= 0 and int(numbers.max()) < size)


def after(files: Iterable[Path]) -> int:
    """The number of the first game that none of these files has."""
    return max((int(kept["seed"].max()) + 1 for kept in map(read, files) if len(kept["seed"])), default=0)


def load(file: Path, setups: Sequence[Setup]) -> list[Game]:
    """Read the games of a file that belong to some setups."""
    kept = read(file)
    numbers = {repr(setup): number for number, setup in enumerate(setups)}
    known = [numbers.get(name, -1) for name in kept["setups"].tolist()]
    words = kept["words"].tolist()
    actions, taught = kept["actions"].tolist(), kept["taught"].tobytes()
    games: list[Game] = []
    first = 0
    for setup, seed, length in zip(kept["setup"].tolist(), kept["seed"].tolist(), kept["length"].tolist(), strict=True):
        last = first + length
        if known[setup] >= 0:
            played = tuple(words[place] for place in actions[first:last])
            games.append(Game(known[setup], seed, played, taught[first:last]))
        first = last
    return games
