"""How strong each race, each power and each pair of them is: every pair is dealt equally often, bots play on."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from elbowroom import COMPILED, __version__
from elbowroom.bots.specs import bot_maker
from elbowroom.content.catalog import BOARDS, boxes_of
from elbowroom.content.setup import Setup
from elbowroom.engine import layout as at
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.rules import COLUMN_SIZE, RULES_VERSION, Rules, offered, switches_of
from elbowroom.engine.setup import new_state
from elbowroom.lab.crew import Workers, chunks_of, crew_of
from elbowroom.lab.deal import Dealer
from elbowroom.lab.game import play_game
from elbowroom.lab.holdings import HoldingTally, Sums
from elbowroom.lab.simulate import seed_of
from elbowroom.notation.files import read_text, write_text

FORMAT = 1  # of the progress file
STORE_EVERY = 1.0  # seconds
# The strongest bot that plays the usual number of games in minutes and not in hours.
USUAL_BOTS: Final = "normal" if COMPILED else "greedy"
USUAL_BELOW_GROUND: Final = "greedy"  # wins four in five there against normal, which tries too few choices of tiles


class BalanceError(ElbowRoomError):
    """A measurement that cannot be made as asked, or a progress file that does not belong to it."""


@dataclass(frozen=True)
class Balance:
    """What is to be measured.

    `rules` gives the rules of all games. It is called in every process, so it must be something that can be pickled,
    and it should be quick the second time, as `Setup("base_2").rules` is. `content` says in plain values what it
    stands for, named like the options of the command; a stored measurement goes on only with equal ones.
    """

    rules: Callable[[], Rules]
    bots: str = USUAL_BOTS  # the bot in all seats, named as in `elbowroom.bots.make_bot`
    games: int = 20_000
    seed: int = 0
    content: Mapping[str, object] = field(default_factory=dict)
    title: str = ""  # what the tiles are called together: "Underground"

    def __post_init__(self) -> None:
        bot_maker(self.bots)
        if self.games < 1:
            raise BalanceError(f"at least one game must be played, not {self.games}")
        rules = self.rules()
        needed = COLUMN_SIZE + int(rules.players)
        for kind, tiles in (("races", len(rules.races)), ("powers", len(rules.powers))):
            if tiles < needed:
                raise BalanceError(
                    f"at least {needed} {kind} are needed with {rules.players} players, so that one of them can be "
                    f"kept hidden until it is dealt; here are {tiles}"
                )

    def pair(self, index: int) -> tuple[int, int]:
        """The race and the power that are dealt in a game: one pair after the other."""
        rules = self.rules()
        pairs = len(rules.races) * len(rules.powers)
        return divmod(index % pairs, len(rules.powers))

    def place(self, index: int) -> int:
        """The place in the turn order they are dealt to; it moves on when every pair has had its turn."""
        rules = self.rules()
        return index // (len(rules.races) * len(rules.powers)) % int(rules.players)

    def settings(self) -> dict[str, object]:
        """Everything that the results follow from, but the number of games."""
        rules = self.rules()
        return {
            "version": __version__,
            "rules": RULES_VERSION,
            **self.content,
            "players": int(rules.players),
            "rounds": int(rules.rounds),
            "bots": self.bots,
            "seed": self.seed,
            "house rules": {name: rules.switches[name] for name in offered(switches_of(rules.tiles()))},
            "races": [race.key for race in rules.races],
            "powers": [power.key for power in rules.powers],
            "sites": [site.key for site in rules.sites],
        }

    def empty_tally(self) -> HoldingTally:
        rules = self.rules()
        return HoldingTally(len(rules.races), len(rules.powers), int(rules.players))


TITLES: Final = {"base": "the base game", "underground": "Underground", "sky": "Sky Islands"}


def usual_bots(board: str) -> str:
    """Who plays where nobody says who shall."""
    return USUAL_BELOW_GROUND if BOARDS[board] == "underground" else USUAL_BOTS


def printed(
    board: str, bots: str | None = None, games: int = 20_000, seed: int = 0, boxes: tuple[str, ...] = ()
) -> Balance:
    """A measurement of the box that a board belongs to, or of several boxes mixed on it."""
    mixed = boxes_of(board, boxes) if boxes else ()
    setup = Setup(board, boxes=mixed)
    setup.rules()
    title = " and ".join(TITLES[box] for box in mixed or (BOARDS[board],))
    content: dict[str, object] = {"board": board, **({"boxes": list(mixed)} if mixed else {})}
    return Balance(setup.rules, usual_bots(board) if bots is None else bots, games, seed, content, title)


# --- playing --------------------------------------------------------------------------------------------------------


def measure(
    plan: Balance,
    store: Path | None = None,
    workers: Workers = None,
    progress: Callable[[int], object] | None = None,
) -> HoldingTally:
    """Play all games that are not in the store yet; `progress` is told how many games there are so far.

    What has been counted goes to the store about once a second and when playing is interrupted. Sums are exact, so the
    results are the same whatever the number of processes and of interruptions.
    """
    crew = crew_of(workers)
    tally, played = plan.empty_tally(), 0
    if store is not None and store.exists():
        tally, played = load(plan, store)
    if progress is not None:
        progress(played)
    chunks = chunks_of(range(played, plan.games))
    stored, when = played, time.monotonic()
    try:
        for chunk, more in zip(chunks, crew.spread(partial(play_chunk, plan), chunks), strict=True):
            tally.merge(more)
            played += len(chunk)
            if progress is not None:
                progress(played)
            if store is not None and time.monotonic() - when >= STORE_EVERY:
                save(plan, store, tally, played)
                stored, when = played, time.monotonic()
    finally:
        if store is not None and stored != played:
            save(plan, store, tally, played)
    return tally


def play_chunk(plan: Balance, indices: Sequence[int]) -> HoldingTally:
    """Play the games with these numbers, one after the other."""
    tally = plan.empty_tally()
    for index in indices:
        try:
            play_one(plan, index, tally)
        except ElbowRoomError as error:
            raise BalanceError(f"game {index} of seed {plan.seed}: {error}") from None
    return tally


def play_one(plan: Balance, index: int, tally: HoldingTally) -> None:
    """Play one of the games, by its number alone."""
    rules = plan.rules()
    maker = bot_maker(plan.bots)
    state = new_state(rules, Chance(seed_of(plan.seed, index)))
    bots = [maker(seed_of(plan.seed, index, seat)) for seat in range(rules.players)]
    lucky = (int(state.words[at.FIRST]) + plan.place(index)) % len(bots)
    bots[lucky] = Dealer(state, bots[lucky], *plan.pair(index))
    tally.deal_to(lucky)
    play_game(state, bots, [tally])


# --- the store ------------------------------------------------------------------------------------------------------


class _Stored(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    settings: dict[str, Any]
    games: int
    played: int
    dealt: list[list[int]]
    chosen: list[list[int]]
    order: list[list[int]]


def save(plan: Balance, path: Path, tally: HoldingTally, played: int) -> None:
    """Write what has been counted so far."""
    sums = {name: [one.numbers() for one in getattr(tally, name)] for name in ("dealt", "chosen", "order")}
    write_text(path, msgspec.json.encode(_Stored(FORMAT, plan.settings(), plan.games, played, **sums)).decode() + "\n")


def load(plan: Balance, path: Path) -> tuple[HoldingTally, int]:
    """What has been counted for a plan and the number of games; refuses what was counted for another one."""
    stored = _read(path)
    for name, now in plan.settings().items():
        then = stored.settings.get(name)
        if then != now:
            what = f"{name} {then}, not {now}" if isinstance(then, str | int) else f"other {name}"
            raise BalanceError(f"{path} was begun with {what}; go on as it was begun, or write to another file")
    if stored.played > plan.games:
        raise BalanceError(f"{path} has {stored.played} games already, more than the {plan.games} asked for")
    tally = plan.empty_tally()
    try:
        for mine, numbers in (
            *zip(tally.dealt, stored.dealt, strict=True),
            *zip(tally.chosen, stored.chosen, strict=True),
            *zip(tally.order, stored.order, strict=True),
        ):
            mine.add(Sums(*numbers))
    except (TypeError, ValueError):
        raise BalanceError(f"{path} is damaged: its sums do not fit its tiles") from None
    return tally, stored.played


def stored_settings(path: Path) -> dict[str, Any]:
    """With what a stored measurement was begun, and its number of games."""
    stored = _read(path)
    return {**stored.settings, "games": stored.games}


def _read(path: Path) -> _Stored:
    try:
        stored = msgspec.json.decode(read_text(path), type=_Stored)
    except msgspec.MsgspecError as error:
        raise BalanceError(f"{path} holds no measurement of balance: {error}") from None
    if stored.format != FORMAT:
        raise BalanceError(f"{path} has format {stored.format}; this version reads {FORMAT}")
    return stored
