"""Game records: setup, switches, actions and chance outcomes as JSON; a record replays without any random state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from elbowroom.content.catalog import board_names, rules_for
from elbowroom.engine.actions import Action, BadActionText, parse_action
from elbowroom.engine.chance import DIE_FACES, Chance, ChanceError
from elbowroom.engine.errors import IllegalAction, SetupError
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.engine.scoring import winners
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.notation.yaml_text import NotationError, excerpt

FORMAT: Final = "elbowroom record 1"
MAX_TEXT: Final = 10_000_000

Outcome = int | list[str]  # pips of a die, or a new order of badges from top to bottom


class Setup(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the game began: the first seat and all stacks from top to bottom, before the column was laid out."""

    first: int
    races: list[str]
    powers: list[str]
    sites: list[str] = []  # all of them; as many are used as regions hide one


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished game ended."""

    coins: list[int]
    winners: list[int]


class GameRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One game, finished or not."""

    format: str
    rules_version: str
    board: str
    players: list[str]
    setup: Setup
    actions: list[str] = []
    chance: list[Outcome] = []
    switches: dict[str, bool | str] = {}
    result: Result | None = None

    def to_json(self) -> str:
        """The record as text, one action a line so that records compare well."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class Header(msgspec.Struct):
    """What tells whether the rest can be read; looked at first."""

    format: str
    rules_version: str


class RecordError(NotationError):
    """A record that cannot be read or does not replay."""


def parse_record(text: str | bytes) -> GameRecord:
    """The record in a JSON text."""
    if len(text) > MAX_TEXT:
        raise RecordError(f"this is no game record: it is longer than {MAX_TEXT:,} characters")
    try:
        header = msgspec.json.decode(text, type=Header)
        if header.format != FORMAT:
            raise RecordError(f"$.format is '{excerpt(header.format)}', this program reads '{FORMAT}'")
        if header.rules_version != RULES_VERSION:
            version = excerpt(header.rules_version)
            raise RecordError(
                f"$.rules_version: the game was played by rules version '{version}', this program knows "
                f"'{RULES_VERSION}'"
            )
        return msgspec.json.decode(text, type=GameRecord)
    except RecursionError:
        raise RecordError("this is no game record: it is nested too deeply") from None
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise RecordError(f"this is no game record: {path.strip('`') or '$'}: {reason}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"this is no game record: it is not JSON: {error}") from None


class Recorder:
    """A game that is being played and written down."""

    def __init__(
        self,
        board: str = "base_2",
        seed: int = 0,
        first: int | None = None,
        players: list[str] | None = None,
        switches: dict[str, bool | str] | None = None,
        chance: Chance | None = None,
    ) -> None:
        rules = rules_for(board, switches=switches)
        names = players if players is not None else [f"Player {seat + 1}" for seat in range(rules.players)]
        if len(names) != rules.players:
            raise RecordError(f"{board} has {rules.players} seats, {len(names)} names are given")
        if chance is None:
            chance = Chance(seed, forced=None if first is None else [first])
        chance.taken = []
        self.players = names
        self.switches = switches or {}
        self.actions: list[Action] = []
        self.chance = chance
        self.state = new_state(rules, chance)

    def play(self, action: Action) -> None:
        """Carry out an action of `state.legal()` and write it down."""
        self.state.apply(action)
        self.actions.append(action)

    @property
    def outcomes(self) -> list[int | list[int]]:
        """All outcomes of chance so far."""
        return self.chance.taken or []

    def record(self) -> GameRecord:
        """The game up to now."""
        s = self.state
        first, races, powers, *later = self.outcomes
        sites = later.pop(0) if s.rules.sites else []
        assert isinstance(first, int)
        assert isinstance(races, list)
        assert isinstance(powers, list)
        assert isinstance(sites, list)
        return GameRecord(
            format=FORMAT,
            rules_version=RULES_VERSION,
            board=s.board.key,
            players=self.players,
            setup=Setup(
                first + 1,
                [s.rules.races[i].key for i in races],
                [s.rules.powers[i].key for i in powers],
                [s.rules.sites[i].key for i in sites],
            ),
            actions=[action.text() for action in self.actions],
            chance=[x if isinstance(x, int) else [s.rules.powers[i].key for i in x] for x in later],
            switches=self.switches,
            result=result_of(s) if s.over else None,
        )


def result_of(s: State) -> Result:
    """Coins and winners of a finished game; seats are counted from 1."""
    return Result([int(s.coins(seat)) for seat in range(s.rules.players)], [seat + 1 for seat in winners(s)])


def resume(record: GameRecord) -> Recorder:
    """Play a record again and stand at its end, ready to go on with new chance if it is not over."""
    *_, recorder = replay(record)
    return recorder


def replay(record: GameRecord) -> Iterator[Recorder]:
    """Play a record action by action; yields before the first and after each. Every action is checked.

    The same recorder is yielded each time, one action further.
    """
    recorder = _begin(record)
    yield recorder
    for number, text in enumerate(record.actions, start=1):
        try:
            action = parse_action(text)
            recorder.state.play(action)
        except (BadActionText, IllegalAction, ChanceError) as error:
            raise RecordError(f"action {number} '{excerpt(text)}': {error}") from None
        recorder.actions.append(action)
        yield recorder
    if recorder.chance.forced:
        raise RecordError(f"$.chance: {len(recorder.chance.forced)} outcomes are left over at the end")
    if record.result is not None:
        if not recorder.state.over:
            raise RecordError(f"$.result is given, but the game is not over after {len(record.actions)} actions")
        if result_of(recorder.state) != record.result:
            raise RecordError(f"$.result: the game ends with {result_of(recorder.state)}")


def _begin(record: GameRecord) -> Recorder:
    if record.board not in board_names():
        raise RecordError(f"$.board: '{excerpt(record.board)}' is no board; known are {', '.join(board_names())}")
    try:
        rules = rules_for(record.board, switches=_legible(record.switches))
    except SetupError as error:
        raise RecordError(f"$.switches: {error}") from None
    if len(record.players) != rules.players:
        raise RecordError(f"$.players: {record.board} has {rules.players} seats, not {len(record.players)}")
    if not 1 <= record.setup.first <= rules.players:
        raise RecordError(f"$.setup.first is one of the seats 1 to {rules.players}, not {record.setup.first}")
    races = [_number(rules.race_named(key), key, f"$.setup.races[{i}]") for i, key in enumerate(record.setup.races)]
    powers = [_number(rules.power_named(key), key, f"$.setup.powers[{i}]") for i, key in enumerate(record.setup.powers)]
    sites = [_number(rules.site_named(key), key, f"$.setup.sites[{i}]") for i, key in enumerate(record.setup.sites)]
    if rules.sites and not sites:
        raise RecordError(f"$.setup.sites is missing: {record.board} has sites to be found")
    outcomes: list[int | list[int]] = [record.setup.first - 1, races, powers]
    if sites:
        outcomes.append(sites)
    for i, outcome in enumerate(record.chance):
        if not isinstance(outcome, int):
            outcomes.append([_number(rules.power_named(key), key, f"$.chance[{i}]") for key in outcome])
        elif outcome in DIE_FACES:
            outcomes.append(outcome)
        else:
            raise RecordError(f"$.chance[{i}]: the die shows 0, 1, 2 or 3, never {outcome}")
    chance = Chance(0, forced=outcomes, strict=True)
    try:
        return Recorder(record.board, players=list(record.players), switches=dict(record.switches), chance=chance)
    except ChanceError as error:
        raise RecordError(f"$.setup is impossible: {error}") from None


def _legible(switches: dict[str, bool | str]) -> dict[str, bool | str]:
    """House rules as they are, or shortened so that a message can name them."""
    return {excerpt(k): excerpt(v) if isinstance(v, str) else v for k, v in switches.items()}


def _number(number: int, key: str, path: str) -> int:
    if number < 0:
        raise RecordError(f"{path}: '{excerpt(key)}' is not among the tiles of this game")
    return number


def final_state(record: GameRecord) -> State:
    """The position at the end of a record."""
    return resume(record).state


def reseed(recorder: Recorder, seed: int) -> None:
    """Let a replayed game go on with new chance instead of recorded outcomes."""
    chance = Chance(seed)
    chance.taken = recorder.chance.taken
    recorder.chance = chance
    recorder.state.chance = chance
