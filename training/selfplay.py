"""Plays games to learn from, on all cores or on a cluster: `python -m training.selfplay --out games.npz`.

`python -m training --games games.npz` learns from them. Each game follows from its number, so the file is the same,
byte for byte, whoever played it.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from elbowroom import Setup, make_bot
from elbowroom.cli.places import check_folder
from elbowroom.lab.crew import Crew, chunks_of, crew_for
from elbowroom.lab.journal import kept
from training import games as played
from training.command import positive, status_of


def play_part(
    setups: dict[Setup, float], tables: Sequence[played.Table], teachers: frozenset[str], numbers: range
) -> list[played.Game]:
    """The games with some numbers."""
    return [played.play(tuple(setups), tuple(setups.values()), number, tables, teachers) for number in numbers]


def play_all(
    setups: dict[Setup, float], tables: Sequence[played.Table], teachers: frozenset[str], numbers: range, crew: Crew
) -> list[played.Game]:
    """The games with some numbers, in their order."""
    parts = crew.spread(partial(play_part, setups, tables, teachers), chunks_of(numbers))
    return [game for part in parts for game in part]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m training.selfplay", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the file of games that is written")
    parser.add_argument("--games", type=positive, default=2000, help="how many; 2,000 if left out")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; 0 if left out")
    parser.add_argument("--boards", default="", help="only these, with commas between")
    parser.add_argument("--bots", default="", help="one bot in all seats, instead of those of games.py")
    parser.add_argument("--workers", type=int, help="processes that play; as many as there are cores if left out")
    parser.add_argument("--cluster", help="play on a Ray cluster: local, auto, or HOST:PORT of its head")
    parser.add_argument("--resume", type=Path, help="keep what is played in this file; the same command goes on")
    return status_of(partial(_play, parser.parse_args(arguments)))


def _play(asked: argparse.Namespace) -> None:
    setups = played.SETUPS
    if asked.boards:
        setups = {Setup(board): setups.get(Setup(board), 1.0) for board in asked.boards.split(",")}
    for setup in setups:
        setup.rules()
    tables, teachers = played.TABLES, played.TEACHERS
    if asked.bots:
        make_bot(asked.bots, 0)
        tables, teachers = ((1.0, asked.bots, asked.bots),), frozenset({asked.bots})
    for file in (asked.out, asked.resume):
        if file is not None:
            check_folder(file)
    numbers = range(asked.first, asked.first + asked.games)
    settings = {
        "setups": [repr(setup) for setup in setups],
        "weights": list(setups.values()),
        "tables": tables,
        "games": [numbers.start, numbers.stop],
    }
    try:
        with (
            crew_for(asked.workers, asked.cluster, [played.SWIFT]) as players,  # its package travels along
            kept(players, asked.resume, settings, list[played.Game]) as crew,
        ):
            games = play_all(setups, tables, teachers, numbers, crew)
    except KeyboardInterrupt:
        goes_on = f"; {asked.resume} has what was played. The same command goes on" if asked.resume else ""
        print(f"Stopped{goes_on}.", file=sys.stderr)
        raise
    played.save(games, tuple(setups), asked.out)
    print(f"{asked.out}: {len(games):,} games, {sum(len(game.actions) for game in games):,} decisions")


if __name__ == "__main__":
    sys.exit(main())
