# mypyc: skip — plays a few games at most.
"""Content of one's own on trial: random games with it, the invariants checked after every action."""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from elbowroom.content.board_check import SMALLEST
from elbowroom.content.boards import is_sky
from elbowroom.content.catalog import BOARDS, BOXES, Content, board_file
from elbowroom.content.guard import CALLS, ContentError, patience
from elbowroom.content.problem import Problem
from elbowroom.content.reference import hooks
from elbowroom.content.setup import rules_for
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError, SetupError
from elbowroom.engine.hooks import Tile, implements
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.rules import COLUMN_SIZE, Rules
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State

USUAL_BOARDS: Final = ("base_2", "underground_2", "base_2+sky_3")
SEATS_OF_ONE_BOX: Final = 5  # more players need more races than one box has
MOST_ACTIONS: Final = 20_000  # a game has some hundred
PATIENCE: Final = 5.0  # seconds for one call of a hook, which takes some microseconds


class TrialError(ElbowRoomError):
    """A game on trial that went wrong; it can be played again by its board and seed."""


@dataclass
class Trial:
    """What was seen in the games."""

    games: Counter[str] = field(default_factory=Counter)  # by board
    actions: int = 0
    picked: Counter[str] = field(default_factory=Counter)  # by key
    called: Counter[tuple[str, str]] = field(default_factory=Counter)  # by key and hook

    def silent(self, tile: type[Tile]) -> list[str]:
        """The hooks of a tile that no game called."""
        known = tile()
        return [name for name in hooks() if implements(known, name) and not self.called[tile.key, name]]


def opening(board: str = "base_2", *, race: str = "", power: str = "", seed: int = 0) -> State:
    """A new game in which the first seat begins and a race and a power, by their keys, can be had for nothing."""
    rules = rules_for(board)
    for kind, key, number in (("race", race, rules.race_named(race)), ("power", power, rules.power_named(power))):
        if key and number < 0:
            raise TrialError(f"there is no {kind} '{key}' in a game on {board}")
    chance = Chance(seed)
    races = _in_front([tile.key for tile in rules.races], [race], chance)
    chance.forced = [races, _in_front([tile.key for tile in rules.powers], [power], chance)]
    return new_state(rules, chance, first=0)


def try_out(content: Content, boards: Sequence[str] = (), games: int = 20, seconds: float = PATIENCE) -> Trial:
    """Play random games with content that is installed, its tiles at the front of the column; a TrialError says more.

    Without boards its own are played on, or some of the boxes. A hook that takes longer than some seconds is stopped.
    """
    trial = Trial()
    own = [f"{SMALLEST}+{board.key}" if is_sky(board) else board.key for board in content.boards]
    before = Counter(CALLS)
    for board in boards or own or USUAL_BOARDS:
        for seed in range(games):
            try:
                with patience(seconds):
                    _play(content, board, seed, trial)
            except ElbowRoomError as error:
                raise TrialError(f"a random game on {board} with seed {seed} went wrong\n{error}") from error
            trial.games[board] += 1
    trial.called = CALLS - before
    return trial


def _play(content: Content, board: str, seed: int, trial: Trial) -> None:
    file = board_file(board)
    rules = rules_for(
        board,
        boxes=BOXES if file.players > SEATS_OF_ONE_BOX else (),
        sites=bool(content.sites) and BOARDS[board] != "underground",
    )
    chance = Chance(seed)
    draw = Random(seed)
    forced: list[int | list[int]] = [
        seed % int(rules.players),
        _in_front([tile.key for tile in rules.races], [race.key for race in content.races], chance),
        _in_front([tile.key for tile in rules.powers], [power.key for power in content.powers], chance),
    ]
    chance.forced = forced
    s = new_state(rules, chance)
    for _ in range(MOST_ACTIONS):
        if s.over:
            return
        legal = s.legal()
        if not legal:
            raise TrialError(f"nobody can do anything in {s!r}")
        action = legal[draw.randrange(len(legal))]
        if action.verb == "pick":
            _count(rules, s, int(action.target), trial)
        _apply(content, s, action)
        trial.actions += 1
    raise TrialError(f"the game does not come to an end: {MOST_ACTIONS} actions were played")


def _apply(content: Content, s: State, action: Action) -> None:
    """Carry out an action; what it leads to that cannot be is told with the hooks that were asked on the way."""
    before = Counter(CALLS)
    try:
        s.apply(action)
        check_invariants(s)
    except (ContentError, SetupError):
        raise
    except Exception as error:
        kind = "" if isinstance(error, InvariantBroken) else f"{type(error).__name__}: "
        asked = ", ".join(f"{hook} of {key}" for key, hook in CALLS - before) or "none in this action"
        what = f"'{action.text()}' leads to something impossible: {kind}{error}"
        remedy = f"look at the numbers that your hooks give or change; those asked: {asked}"
        raise ContentError(Problem(_file_of(content), 0, what, remedy)) from None


def _file_of(content: Content) -> str:
    """Where content comes from."""
    modules = [sys.modules.get(tile.__module__) for tile in content.tiles]
    files = [str(module.__file__) for module in modules if module is not None and module.__file__]
    return files[0] if files else ", ".join(board.key for board in content.boards)


def _in_front(keys: list[str], own: list[str], chance: Chance) -> list[int]:
    """A shuffled stack with own tiles among those that everybody sees at the beginning."""
    order = [int(i) for i in chance.shuffle(list(range(len(keys))))]
    first = [i for i in order if keys[i] in own][:COLUMN_SIZE]
    others = [i for i in order if i not in first]
    return first + others


def _count(rules: Rules, s: State, index: int, trial: Trial) -> None:
    trial.picked[rules.races[s.column_race(index)].key] += 1
    trial.picked[rules.powers[s.column_power(index)].key] += 1
