"""Many games between bots, with the same results whoever plays them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from pathlib import Path

from elbowroom.bots.specs import bot_maker, make_bot
from elbowroom.content.catalog import boxes_of
from elbowroom.content.guard import ContentError
from elbowroom.content.setup import Setup
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state
from elbowroom.lab.accumulators import BotTally, Fortune, Tally, TileTally
from elbowroom.lab.crew import Workers, chunks_of, crew_of
from elbowroom.lab.game import Accumulator, play_game
from elbowroom.lab.statistics import wilson
from elbowroom.notation.files import write_text
from elbowroom.table.game import Game

Record = tuple[str, str]  # the name of its file, and its text


class SimulationError(ElbowRoomError):
    """A simulation that cannot be run as asked, or a game in it that went wrong."""

    def __init__(self, message: str, records: Sequence[Record] = ()) -> None:
        super().__init__(message)
        self.records = list(records)  # of the games that were finished in the same part, and of the one that failed


@dataclass
class Counts:
    """What was counted in some games."""

    bots: list[Tally]
    races: list[Fortune]
    powers: list[Fortune]
    records: list[Record] = field(default_factory=list)  # if they are wanted; for whoever asked to write

    @classmethod
    def nothing(cls, simulation: Simulation) -> Counts:
        rules = simulation.rules
        return cls(
            [Tally() for _ in simulation.bots], [Fortune() for _ in rules.races], [Fortune() for _ in rules.powers]
        )

    def __add__(self, other: Counts) -> Counts:
        """The sums of both; records are not kept together."""
        return Counts(
            [one + more for one, more in zip(self.bots, other.bots, strict=True)],
            [one + more for one, more in zip(self.races, other.races, strict=True)],
            [one + more for one, more in zip(self.powers, other.powers, strict=True)],
        )


@dataclass(frozen=True)
class Simulation:
    """What is to be played. Bots are named as in `elbowroom.bots.make_bot`, one for each seat of the board."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    check: bool = False  # the invariants of every position, which is slow
    save: Path | None = None  # a folder for the records of all games

    @property
    def rules(self) -> Rules:
        """The rules of all games."""
        return self.setup.rules()

    def __post_init__(self) -> None:
        players = self.rules.players
        if len(self.bots) != players:
            bots = _counted(len(self.bots), "bot")
            raise SimulationError(f"{self.setup.board} is for {players} players, but {bots} named")
        for spec in self.bots:
            bot_maker(spec)
        if self.games < 1:
            raise SimulationError(f"at least one game must be played, not {self.games}")

    def settings(self) -> dict[str, object]:
        """Everything that the results follow from."""
        return {
            "setup": repr(self.setup),
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
            "checks": self.check,
            "records": self.save is not None,
        }

    def seating(self, index: int) -> list[int]:
        """The numbers of the bots by seat in a game: they move on by one seat from game to game."""
        players = len(self.bots)
        return [(seat - index) % players for seat in range(players)]

    def seed_of(self, index: int, seat: int | None = None) -> int:
        """The seed of a game, or of the bot in one of its seats."""
        return seed_of(self.seed, index, seat)


def seed_of(seed: int, index: int, seat: int | None = None) -> int:
    """The seed of the game with a number, or of the bot in one of its seats."""
    return seed_from(f"{seed} {index} {'game' if seat is None else seat}")


def seed_from(words: str) -> int:
    """A seed that follows from some words."""
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big") >> 2


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing} is" if number == 1 else f"{number} {thing}s are"


@dataclass(frozen=True)
class Report:
    """What came out of a simulation, or of the games that were finished so far."""

    simulation: Simulation
    games: int  # finished ones
    remembered: int  # those of them that had been played before
    seconds: float
    bots: list[Tally]
    races: dict[str, Fortune]  # by key
    powers: dict[str, Fortune]

    @property
    def games_per_second(self) -> float:
        return (self.games - self.remembered) / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, object]:
        """Plain values for `--json`."""
        setup = self.simulation.setup
        return {
            "board": setup.board,
            "boxes": list(boxes_of(setup.board, setup.boxes)),
            "sites": setup.sites,
            "without": list(setup.without),
            "switches": dict(setup.switches),
            "seed": self.simulation.seed,
            "games": self.games,
            "asked": self.simulation.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 2),
            "bots": [
                {
                    "bot": spec,
                    "games": tally.games,
                    "wins": tally.wins,
                    **_share(tally.wins, tally.games),
                    "mean_coins": tally.coins / tally.games,
                }
                for spec, tally in zip(self.simulation.bots, self.bots, strict=True)
            ],
            "races": [_fortune("race", key, fortune) for key, fortune in self.races.items()],
            "powers": [_fortune("power", key, fortune) for key, fortune in self.powers.items()],
        }


def _share(wins: float, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"win_share": wins / games if games else 0.0, "win_share_low": low, "win_share_high": high}


def _fortune(kind: str, key: str, fortune: Fortune) -> dict[str, object]:
    return {
        kind: key,
        "picked": fortune.picked,
        "coins": fortune.coins,
        "mean_coins": fortune.coins / fortune.picked if fortune.picked else 0.0,
        "games": fortune.games,
        "wins": fortune.wins,
        **_share(fortune.wins, fortune.games),
    }


def simulate(
    simulation: Simulation, workers: Workers = None, progress: Callable[[int], object] | None = None
) -> Report:
    """Play all games; `progress` is told after each batch how many games it had."""
    before = 0
    for report in reports(simulation, workers):
        if progress is not None:
            progress(report.games - before)
        before = report.games
    return report


def reports(simulation: Simulation, workers: Workers = None) -> Iterator[Report]:
    """Play all games; tells after each batch what came out so far, the last time of all of them.

    A report never changes, so the last one is whole and true even if playing is interrupted in the middle of a batch.
    """
    crew = crew_of(workers)
    if simulation.save is not None:
        simulation.save.mkdir(parents=True, exist_ok=True)
    chunks = chunks_of(range(simulation.games))
    rules = simulation.rules
    started = time.perf_counter()
    counts, games, remembered = Counts.nothing(simulation), 0, 0
    try:
        results = crew.spread(partial(play_chunk, simulation), chunks)
        for number, (chunk, more) in enumerate(zip(chunks, results, strict=True), start=1):
            _save(simulation, more.records)
            counts, games = counts + more, games + len(chunk)
            if number <= crew.remembered:
                remembered = games
            yield Report(
                simulation,
                games,
                remembered,
                time.perf_counter() - started,
                counts.bots,
                {race.key: fortune for race, fortune in zip(rules.races, counts.races, strict=True)},
                {power.key: fortune for power, fortune in zip(rules.powers, counts.powers, strict=True)},
            )
    except SimulationError as error:
        _save(simulation, error.records)
        raise


def _save(simulation: Simulation, records: Sequence[Record]) -> None:
    """Write records here: whoever played may have no such folder."""
    if simulation.save is not None:
        for name, text in records:
            write_text(simulation.save / name, text)


def play_chunk(simulation: Simulation, indices: Sequence[int]) -> Counts:
    """Play the games with these numbers, one after the other."""
    counts = Counts.nothing(simulation)
    accumulators = BotTally(counts.bots), TileTally(counts.races, counts.powers)
    for index in indices:
        try:
            play_one(simulation, index, accumulators, counts.records)
        except ElbowRoomError as error:
            raise SimulationError(f"game {index} of seed {simulation.seed}: {error}", counts.records) from None
    return counts


def play_one(simulation: Simulation, index: int, accumulators: Sequence[Accumulator], records: list[Record]) -> None:
    """Play one of the games, by its number alone."""
    seating = simulation.seating(index)
    specs = [simulation.bots[bot] for bot in seating]
    bots = [make_bot(spec, simulation.seed_of(index, seat)) for seat, spec in enumerate(specs)]
    seed = simulation.seed_of(index)
    if simulation.save is None:
        state = new_state(simulation.rules, Chance(seed))
        play_game(state, bots, accumulators, seating, check=simulation.check)
        return
    game = Game.open(simulation.setup, seed, players=specs)
    name = record_name(simulation, index)
    try:
        play_game(game.state, bots, accumulators, seating, game, simulation.check)
    except ContentError:  # the game up to the action that failed helps to find out why
        records.append((name, game.record().to_json()))
        raise
    records.append((name, game.record().to_json()))


def record_name(simulation: Simulation, index: int) -> str:
    """The file of a game's record; names sort in the order of the games."""
    digits = len(str(simulation.games - 1))
    return f"{simulation.setup.board}-{simulation.seed}-{index:0{digits}}.json"
