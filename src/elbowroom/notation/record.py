"""Game records: setup, switches, actions and chance outcomes as JSON; a record replays without any random state."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Final

import msgspec

from elbowroom.content.catalog import BOARDS, MissingContent, boxes_of, check_content
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import verb
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.errors import SetupError
from elbowroom.engine.rules import KNOWN_VERSIONS, Rules
from elbowroom.engine.scoring import winners
from elbowroom.engine.state import State
from elbowroom.notation.json_text import fault_of
from elbowroom.notation.yaml_text import NotationError, excerpt

FORMAT: Final = "elbowroom record 1"
MAX_TEXT: Final = 10_000_000
UNDO: Final = verb(
    "undo",
    label="Undo",
    question="Take the last step back?",
    texts={
        "pl": {"label": "Cofnij", "question": "Cofnąć ostatni krok?"},
        "de": {"label": "Zurück", "question": "Den letzten Schritt zurücknehmen?"},
    },
)[0]  # never legal in a position; in a record it takes back the step before it

Outcome = int | list[str]  # a draw, pips of a die, or a new order of badges from top to bottom


class Deal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the game began: the first seat and all stacks from top to bottom, before the column was laid out."""

    first: int
    races: list[str]
    powers: list[str]
    sites: list[str] = []  # all of them; as many are used as regions hide one


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished game ended."""

    coins: list[int]
    winners: list[int]


class GameRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename={"sites": "monsters"}):
    """One game, finished or not."""

    format: str
    rules_version: str
    board: str
    players: list[str]
    setup: Deal
    actions: list[str] = []
    chance: list[Outcome] = []
    boxes: list[str] = []  # none: those the board belongs to
    sites: bool = False
    without: list[str] = []
    switches: dict[str, bool | str] = {}
    result: Result | None = None
    content: list[str] = []  # keys of tiles of somebody's own, whose files must be known to replay the game

    def to_json(self) -> str:
        """The record as text, one action a line so that records compare well."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class Header(msgspec.Struct):
    """What tells whether the rest can be read."""

    format: str
    rules_version: str


class RecordError(NotationError):
    """A record that cannot be read or does not replay."""


def parse_record(text: str | bytes) -> GameRecord:
    """The record in a JSON text."""
    if len(text) > MAX_TEXT:
        raise RecordError(f"this is no game record: it is longer than {MAX_TEXT:,} characters")
    try:
        try:
            record = msgspec.json.decode(text, type=GameRecord)
        except msgspec.ValidationError:
            check_header(msgspec.json.decode(text, type=Header))  # what is wrong may be that it is something newer
            raise
        check_header(record)
    except RecursionError:
        raise RecordError("this is no game record: it is nested too deeply") from None
    except msgspec.ValidationError as error:
        raise RecordError(f"this is no game record: {fault_of(error)}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"this is no game record: it is not JSON: {error}") from None
    return record


def check_header(header: Header | GameRecord) -> None:
    """Refuse a record in another format, or of a game by rules that are not known here."""
    if header.format != FORMAT:
        raise RecordError(f"$.format is '{excerpt(header.format)}', this program reads '{FORMAT}'")
    if header.rules_version not in KNOWN_VERSIONS:
        version = excerpt(header.rules_version)
        raise RecordError(
            f"$.rules_version: the game was played by rules version '{version}', this program knows {versions_text()}"
        )


def versions_text() -> str:
    """The versions of the rules that this program can play by, for messages."""
    return " and ".join(f"'{version}'" for version in KNOWN_VERSIONS)


def player_text(name: str, bot: str = "") -> str:
    """A player as a record writes him: `Anna`, or `Ben (greedy)` where a bot plays."""
    return f"{name} ({bot})" if bot else name


def player_parts(written: str) -> tuple[str, str]:
    """The same as a name and a bot; whether there is a bot of that name is for the reader to know."""
    name, bracket, bot = written.removesuffix(")").rpartition(" (")
    return (name, bot) if bracket and written.endswith(")") else (written, "")


def result_of(s: State) -> Result:
    """Coins and winners of a finished game; seats are counted from 1."""
    return Result([int(s.coins(seat)) for seat in range(s.rules.players)], [seat + 1 for seat in winners(s)])


# --- which game -----------------------------------------------------------------------------------------------------


def setup_of(record: GameRecord) -> Setup:
    """Which game was recorded; complains about the first choice that makes it impossible here."""
    try:
        check_content(record.content)
    except MissingContent as error:
        raise RecordError(f"$.content: {error}") from None
    if record.board not in BOARDS:
        known = ", ".join(BOARDS)
        raise RecordError(
            f"$.board: '{excerpt(record.board)}' is no board; known are {known}, and others by --content FILE"
        )
    setup = Setup(
        record.board,
        boxes=record.boxes,
        sites=record.sites,
        without=record.without,
        switches=record.switches,
        version=record.rules_version,
    ).only(record.content)
    try:
        setup.rules()
    except SetupError:
        raise _fault(_legible(setup), bool(record.without)) from None
    return setup


def _fault(setup: Setup, leaves_out: bool) -> RecordError:
    """What is wrong with a game that cannot be."""
    where = "$.boxes"
    try:
        boxes_of(setup.board, setup.boxes)
        where = "$.without" if leaves_out else "$.boxes"
        replace(setup, switches=()).rules()
        where = "$.switches"
        setup.rules()
    except SetupError as error:
        return RecordError(f"{where}: {error}")
    return RecordError(f"{where}: a name is too long")


def _legible(setup: Setup) -> Setup:
    """A game with its names shortened so that a message can tell them."""
    return replace(
        setup,
        boxes=tuple(map(excerpt, setup.boxes)),
        without=tuple(map(excerpt, setup.without)),
        switches=tuple((excerpt(k), excerpt(v) if isinstance(v, str) else v) for k, v in setup.switches),
    )


# --- outcomes of chance: badges are written by their keys -----------------------------------------------------------


def deal_of(outcomes: list[int | list[int]], rules: Rules) -> tuple[Deal, list[Outcome]]:
    """How a game was laid out, and the numbers drawn for that, as a record writes them."""
    first, races, powers, *draws = outcomes
    sites = draws.pop() if rules.sites else []
    assert isinstance(first, int)
    assert isinstance(races, list)
    assert isinstance(powers, list)
    assert isinstance(sites, list)
    deal = Deal(
        first + 1,
        [rules.races[i].key for i in races],
        [rules.powers[i].key for i in powers],
        [rules.sites[i].key for i in sites],
    )
    return deal, written(draws, rules)


def written(outcomes: list[int | list[int]], rules: Rules) -> list[Outcome]:
    """Outcomes of chance as a record writes them."""
    return [x if isinstance(x, int) else [rules.powers[i].key for i in x] for x in outcomes]


def outcomes_of(record: GameRecord, rules: Rules) -> tuple[list[int | list[int]], list[int | list[int]]]:
    """The outcomes of chance that laid a game out, and all later ones, as the engine takes them."""
    deal = record.setup
    if len(record.players) != rules.players:
        raise RecordError(f"$.players: {record.board} has {rules.players} seats, not {len(record.players)}")
    if not 1 <= deal.first <= rules.players:
        raise RecordError(f"$.setup.first is one of the seats 1 to {rules.players}, not {deal.first}")
    races = [_number(rules.race_named(key), key, f"$.setup.races[{i}]") for i, key in enumerate(deal.races)]
    powers = [_number(rules.power_named(key), key, f"$.setup.powers[{i}]") for i, key in enumerate(deal.powers)]
    sites = [_number(rules.site_named(key), key, f"$.setup.sites[{i}]") for i, key in enumerate(deal.sites)]
    if rules.sites and not sites:
        raise RecordError(f"$.setup.sites is missing: {record.board} has sites to be found")
    draws = ["access tokens"] * (rules.board.sky != 0) + ["Monsters"] * (rules.monsters > 0)
    drawn = [outcome for outcome in record.chance[: len(draws)] if isinstance(outcome, int)]
    if len(drawn) < len(draws):
        raise RecordError(f"$.chance[{len(drawn)}]: the number that was drawn for the {draws[len(drawn)]} is missing")
    laid_out: list[int | list[int]] = [deal.first - 1, races, powers, *drawn, *([sites] if sites else [])]
    return laid_out, numbers_of(record.chance[len(draws) :], rules, len(draws))


def numbers_of(outcomes: list[Outcome], rules: Rules, first: int = 0) -> list[int | list[int]]:
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


def _number(number: int, key: str, path: str) -> int:
    if number < 0:
        raise RecordError(f"{path}: '{excerpt(key)}' is not among the tiles of this game")
    return number


def __getattr__(name: str) -> object:
    """Replaying, which 0.1.0 documented here: it belongs to sessions, a layer above this one."""
    if name in ("replay", "final_state"):
        return getattr(import_module("elbowroom.table.game"), name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
