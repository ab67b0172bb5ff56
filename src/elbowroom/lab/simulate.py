"""Many games between bots on all cores, with the same results whatever the number of processes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from elbowroom.bots.specs import bot_maker, make_bot
from elbowroom.content.catalog import boxes_of
from elbowroom.content.guard import ContentError
from elbowroom.content.loader import sources, use_sources
from elbowroom.content.setup import Setup
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state
from elbowroom.lab.accumulators import BotTally, Fortune, Tally, TileTally
from elbowroom.lab.game import Accumulator, play_game
from elbowroom.lab.statistics import wilson
from elbowroom.notation.files import write_text
from elbowroom.table.game import Game

CHUNK = 20  # games a process plays before it reports; fixed, so that sums do not depend on the number of processes

Tallies = tuple[BotTally, TileTally]
P = TypeVar("P")
T = TypeVar("T")


class SimulationError(ElbowRoomError):
    """A simulation that cannot be run as asked, or a game in it that went wrong."""


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
    seconds: float
    bots: list[Tally]
    races: dict[str, Fortune]  # by key
    powers: dict[str, Fortune]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

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


def cores() -> int:
    """How many processes this one may run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    simulation: Simulation, workers: int | None = None, progress: Callable[[int], object] | None = None
) -> Report:
    """Play all games; `progress` is told after each batch how many games it had."""
    before = 0
    for report in reports(simulation, workers):
        if progress is not None:
            progress(report.games - before)
        before = report.games
    return report


def reports(simulation: Simulation, workers: int | None = None) -> Iterator[Report]:
    """Play all games; tells after each batch what came out so far, the last time of all of them.

    A report never changes, so the last one is whole and true even if playing is interrupted in the middle of a batch.
    """
    workers = workers_for(workers)
    if simulation.save is not None:
        simulation.save.mkdir(parents=True, exist_ok=True)
    chunks = chunks_of(range(simulation.games))
    rules = simulation.rules
    started = time.perf_counter()
    tallies, games = _empty_tallies(simulation), 0
    for chunk, more in zip(chunks, spread(partial(play_chunk, simulation), chunks, workers), strict=True):
        tallies, games = _sum(simulation, tallies, more), games + len(chunk)
        bots, tiles = tallies
        yield Report(
            simulation,
            games,
            time.perf_counter() - started,
            bots.tallies,
            {race.key: fortune for race, fortune in zip(rules.races, tiles.races, strict=True)},
            {power.key: fortune for power, fortune in zip(rules.powers, tiles.powers, strict=True)},
        )


def _sum(simulation: Simulation, *parts: Tallies) -> Tallies:
    """New tallies of all parts together."""
    bots, tiles = _empty_tallies(simulation)
    for more_bots, more_tiles in parts:
        bots.merge(more_bots)
        tiles.merge(more_tiles)
    return bots, tiles


def _empty_tallies(simulation: Simulation) -> Tallies:
    rules = simulation.rules
    return BotTally(len(simulation.bots)), TileTally(len(rules.races), len(rules.powers))


def workers_for(asked: int | None) -> int:
    """The number of processes to use: as asked, or as many as there are cores."""
    if asked is None:
        return cores()
    if asked < 1:
        raise SimulationError(f"at least one worker must play, not {asked}")
    return asked


def chunks_of(games: range) -> list[range]:
    """The numbers of games in the pieces in which processes play them."""
    return [games[start : start + CHUNK] for start in range(0, len(games), CHUNK)]


def spread(play: Callable[[P], T], chunks: Sequence[P], workers: int, as_they_come: bool = False) -> Iterator[T]:
    """What `play` makes of all chunks, in their order or as they come, on so many processes."""
    workers = min(workers, len(chunks))
    if workers <= 1:
        yield from map(play, chunks)
        return
    # New processes instead of copies of this one: a copy of a process with threads may hang.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_prepare, initargs=sources())
    try:
        if as_they_come:
            for done in as_completed([pool.submit(play, chunk) for chunk in chunks]):
                yield done.result()
        else:
            yield from pool.map(play, chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare(files: list[Path], packages: bool) -> None:
    """A worker knows the same content; on Ctrl-C, which reaches all processes, only the first one has its say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    use_sources(files, packages)


def play_chunk(simulation: Simulation, indices: Sequence[int]) -> Tallies:
    """Play the games with these numbers, one after the other."""
    tallies = _empty_tallies(simulation)
    for index in indices:
        try:
            play_one(simulation, index, tallies)
        except ElbowRoomError as error:
            raise SimulationError(f"game {index} of seed {simulation.seed}: {error}") from None
    return tallies


def play_one(simulation: Simulation, index: int, accumulators: Sequence[Accumulator]) -> None:
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
    file = simulation.save / record_name(simulation, index)
    try:
        play_game(game.state, bots, accumulators, seating, game, simulation.check)
    except ContentError:  # the game up to the action that failed helps to find out why
        write_text(file, game.record().to_json())
        raise
    write_text(file, game.record().to_json())


def record_name(simulation: Simulation, index: int) -> str:
    """The file of a game's record; names sort in the order of the games."""
    digits = len(str(simulation.games - 1))
    return f"{simulation.setup.board}-{simulation.seed}-{index:0{digits}}.json"
