"""Game records: setup, switches, actions and chance outcomes as JSON; a record replays without any random state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from elbowroom.content.catalog import MissingContent, board_names, boxes_of, check_content, own_keys, rules_for
from elbowroom.content.guard import ContentError
from elbowroom.engine.actions import Action, BadActionText, parse_action
from elbowroom.engine.chance import DIE_FACES, Chance, ChanceError
from elbowroom.engine.errors import IllegalAction, SetupError
from elbowroom.engine.rules import KNOWN_VERSIONS, RULES_VERSION, Rules
from elbowroom.engine.scoring import winners
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.notation.steps import UNDO, NothingToUndo, Steps
from elbowroom.notation.yaml_text import NotationError, excerpt

FORMAT: Final = "elbowroom record 1"
MAX_TEXT: Final = 10_000_000

Outcome = int | list[str]  # a draw, pips of a die, or a new order of badges from top to bottom


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
    boxes: list[str] = []  # none: those the board belongs to
    monsters: bool = False
    without: list[str] = []
    switches: dict[str, bool | str] = {}
    result: Result | None = None
    content: list[str] = []  # keys of tiles of somebody's own, whose files must be known to replay the game

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
        if header.rules_version not in KNOWN_VERSIONS:
            version = excerpt(header.rules_version)
            raise RecordError(
                f"$.rules_version: the game was played by rules version '{version}', this program knows "
                f"{versions_text()}"
            )
        return msgspec.json.decode(text, type=GameRecord)
    except RecursionError:
        raise RecordError("this is no game record: it is nested too deeply") from None
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise RecordError(f"this is no game record: {path.strip('`') or '$'}: {reason}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"this is no game record: it is not JSON: {error}") from None


def versions_text() -> str:
    """The versions of the rules that this program can play by, for messages."""
    return " and ".join(f"'{version}'" for version in KNOWN_VERSIONS)


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
        *,
        boxes: Iterable[str] = (),
        sites: bool = False,
        without: Iterable[str] = (),
        version: str = RULES_VERSION,
    ) -> None:
        self.board = board
        self.boxes = _unusual(board, boxes)
        self.sites = sites
        own = own_keys()
        left_out = sorted(set(without))
        rules = rules_for(board, boxes=self.boxes, sites=sites, switches=switches, without=left_out, version=version)
        self.without = sorted(set(without) - own)  # tiles of somebody's own are left out unless `content` names them
        self.content = [tile.key for tile in rules.tiles() if tile.key in own]
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
        self._dealt = len(chance.taken)  # outcomes that laid the game out

    def play(self, action: Action) -> None:
        """Carry out an action of `state.legal()` and write it down."""
        known = len(self.outcomes)
        try:
            self.state.apply(action)
        except ContentError:
            del self.outcomes[known:]  # of an action that is not written down
            raise
        self.actions.append(action)

    @property
    def outcomes(self) -> list[int | list[int]]:
        """All outcomes of chance so far."""
        return self.chance.taken or []

    def chance_since(self, known: int) -> list[Outcome]:
        """The outcomes of chance after the first so many, as a record writes them: badges by their keys."""
        powers = self.state.rules.powers
        return [x if isinstance(x, int) else [powers[i].key for i in x] for x in self.outcomes[known:]]

    def record(self) -> GameRecord:
        """The game up to now."""
        s = self.state
        first, races, powers, *draws = self.outcomes[: self._dealt]
        sites = draws.pop() if s.rules.sites else []
        assert isinstance(first, int)
        assert isinstance(races, list)
        assert isinstance(powers, list)
        assert isinstance(sites, list)
        return GameRecord(
            format=FORMAT,
            rules_version=s.rules.version,
            board=self.board,
            players=self.players,
            setup=Setup(
                first + 1,
                [s.rules.races[i].key for i in races],
                [s.rules.powers[i].key for i in powers],
                [s.rules.sites[i].key for i in sites],
            ),
            actions=[action.text() for action in self.actions],
            chance=[*(x for x in draws if isinstance(x, int)), *self.chance_since(self._dealt)],
            boxes=self.boxes,
            monsters=self.sites,
            without=self.without,
            switches=self.switches,
            result=result_of(s) if s.over else None,
            content=self.content,
        )


def _unusual(board: str, boxes: Iterable[str]) -> list[str]:
    """The boxes of a game unless they are those the board belongs to."""
    chosen = boxes_of(board, boxes)
    return [] if chosen == boxes_of(board) else list(chosen)


def _draws(rules: Rules) -> list[str]:
    """What numbers are drawn for when the board is laid out."""
    return ["access tokens"] * (rules.board.sky != 0) + ["Monsters"] * (rules.monsters > 0)


def result_of(s: State) -> Result:
    """Coins and winners of a finished game; seats are counted from 1."""
    return Result([int(s.coins(seat)) for seat in range(s.rules.players)], [seat + 1 for seat in winners(s)])


def replay(record: GameRecord) -> Iterator[Steps]:
    """Play a record action by action; yields before the first and after each. Every action is checked.

    The same steps are yielded each time, one further.
    """
    recorder = _begin(record)
    steps = Steps(recorder)
    yield steps
    for number, text in enumerate(record.actions, start=1):
        try:
            action = parse_action(text, recorder.state.rules.verbs)
            if action is UNDO:
                steps.undo()
            else:
                steps.play(action)
        except (BadActionText, IllegalAction, ChanceError, NothingToUndo) as error:
            raise RecordError(f"action {number} '{excerpt(text)}': {error}") from None
        yield steps
    if recorder.chance.forced:
        raise RecordError(f"$.chance: {len(recorder.chance.forced)} outcomes are left over at the end")
    if record.result is not None:
        if not recorder.state.over:
            raise RecordError(f"$.result is given, but the game is not over after {len(record.actions)} actions")
        if result_of(recorder.state) != record.result:
            raise RecordError(f"$.result: the game ends with {result_of(recorder.state)}")


def _begin(record: GameRecord) -> Recorder:
    try:
        check_content(record.content)
    except MissingContent as error:
        raise RecordError(f"$.content: {error}") from None
    if record.board not in board_names():
        known = ", ".join(board_names())
        raise RecordError(
            f"$.board: '{excerpt(record.board)}' is no board; known are {known}, and others by --content FILE"
        )
    rules = _rules_of(record)
    if len(record.players) != rules.players:
        raise RecordError(f"$.players: {record.board} has {rules.players} seats, not {len(record.players)}")
    if not 1 <= record.setup.first <= rules.players:
        raise RecordError(f"$.setup.first is one of the seats 1 to {rules.players}, not {record.setup.first}")
    races = [_number(rules.race_named(key), key, f"$.setup.races[{i}]") for i, key in enumerate(record.setup.races)]
    powers = [_number(rules.power_named(key), key, f"$.setup.powers[{i}]") for i, key in enumerate(record.setup.powers)]
    sites = [_number(rules.site_named(key), key, f"$.setup.sites[{i}]") for i, key in enumerate(record.setup.sites)]
    if rules.sites and not sites:
        raise RecordError(f"$.setup.sites is missing: {record.board} has sites to be found")
    drawn, later = _outcomes(record, rules)
    outcomes: list[int | list[int]] = [record.setup.first - 1, races, powers, *drawn]
    if sites:
        outcomes.append(sites)
    chance = Chance(0, forced=outcomes + later, strict=True)
    try:
        return Recorder(
            record.board,
            players=list(record.players),
            switches=dict(record.switches),
            chance=chance,
            boxes=record.boxes,
            sites=record.monsters,
            without=[*record.without, *_absent(record)],
            version=record.rules_version,
        )
    except ChanceError as error:
        place = len(chance.taken or []) - 3  # of the outcome that does not fit, after the seat and both stacks
        where = f"$.chance[{place}]" if 0 <= place < len(drawn) else "$.setup is impossible"
        raise RecordError(f"{where}: {error}") from None
    except SetupError as error:
        raise RecordError(f"$.without: {error}") from None


def _rules_of(record: GameRecord) -> Rules:
    """The rules of the recorded game; complains about the first choice that makes them impossible."""
    boxes = [excerpt(box) for box in record.boxes]
    without = [*(excerpt(key) for key in record.without), *_absent(record)]
    board = record.board
    where = "$.boxes"
    try:
        boxes_of(board, boxes)
        where = "$.without" if record.without else "$.boxes"
        rules_for(board, boxes=boxes, sites=record.monsters, without=without)
        where = "$.switches"
        switches, version = _legible(record.switches), record.rules_version
        return rules_for(board, boxes=boxes, sites=record.monsters, without=without, switches=switches, version=version)
    except SetupError as error:
        raise RecordError(f"{where}: {error}") from None


def _absent(record: GameRecord) -> list[str]:
    """Tiles of somebody's own that are known here but were not in the recorded game."""
    return sorted(own_keys().difference(record.content))


def _outcomes(record: GameRecord, rules: Rules) -> tuple[list[int], list[int | list[int]]]:
    """The numbers drawn when the board was laid out, and all later outcomes of chance."""
    draws = _draws(rules)
    drawn = [outcome for outcome in record.chance[: len(draws)] if isinstance(outcome, int)]
    if len(drawn) < len(draws):
        raise RecordError(f"$.chance[{len(drawn)}]: the number that was drawn for the {draws[len(drawn)]} is missing")
    return drawn, _numbers(record.chance[len(draws) :], rules, len(draws))


def _numbers(outcomes: list[Outcome], rules: Rules, first: int) -> list[int | list[int]]:
    """Rolls and orders of badges as the engine takes them; `first` is the place of the first one in the record."""
    numbers: list[int | list[int]] = []
    for i, outcome in enumerate(outcomes, start=first):
        if not isinstance(outcome, int):
            numbers.append([_number(rules.power_named(key), key, f"$.chance[{i}]") for key in outcome])
        elif outcome in DIE_FACES:
            numbers.append(outcome)
        else:
            raise RecordError(f"$.chance[{i}]: the die shows 0, 1, 2 or 3, never {outcome}")
    return numbers


def _legible(switches: dict[str, bool | str]) -> dict[str, bool | str]:
    """House rules as they are, or shortened so that a message can name them."""
    return {excerpt(k): excerpt(v) if isinstance(v, str) else v for k, v in switches.items()}


def _number(number: int, key: str, path: str) -> int:
    if number < 0:
        raise RecordError(f"{path}: '{excerpt(key)}' is not among the tiles of this game")
    return number


def resume(record: GameRecord) -> Steps:
    """Play a record again and stand at its end, ready to go on with new chance if it is not over."""
    *_, steps = replay(record)
    return steps


def final_state(record: GameRecord) -> State:
    """The position at the end of a record."""
    return resume(record).state


@contextmanager
def force(recorder: Recorder, outcomes: list[Outcome]) -> Iterator[None]:
    """Let the next action come out as recorded; all outcomes must be used."""
    chance = recorder.chance
    chance.forced = _numbers(outcomes, recorder.state.rules, 0)
    chance.strict = True
    try:
        yield
        if chance.forced:
            raise RecordError(f"{len(chance.forced)} outcomes of chance are left over")
    finally:
        chance.forced = []
        chance.strict = False


def reseed(recorder: Recorder, seed: int) -> None:
    """Let a replayed game go on with new chance instead of recorded outcomes."""
    chance = Chance(seed)
    chance.taken = recorder.chance.taken
    recorder.chance = chance
    recorder.state.chance = chance
