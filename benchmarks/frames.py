"""How large the messages about a game are, and how long they take to make, in both versions of the protocol.

    python benchmarks/frames.py [--games N] [--json]

Plays seeded random games on five families of boards. After each step the one who decides and one of the others are
told what happened, once by protocol 1 and once by protocol 2, from the same position. Sizes are medians over all
messages of a family; the last line is the median of the families.
"""

from __future__ import annotations

import argparse
import json
import time
from random import Random
from statistics import median
from typing import Any, Final, TypedDict

from elbowroom.content.catalog import BOXES
from elbowroom.server.frames import Telling, Told
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match

FAMILIES: Final[list[tuple[str, str, dict[str, Any]]]] = [
    ("base", "base_3", {}),
    ("Underground", "underground_3", {}),
    ("sky", "base_3+sky_2", {}),
    ("all boxes, sites", "base_2", {"boxes": list(BOXES), "sites": True}),
    ("Underground, all boxes", "underground_4", {"boxes": list(BOXES)}),
]


class Measured(TypedDict):
    """What was measured of a family: bytes and microseconds of a message, by protocol."""

    family: str
    messages: int
    bytes: list[float]
    deciding: list[float]  # bytes for whoever decides
    watching: list[float]  # bytes for the others
    microseconds: list[float]


def opened(board: str, seed: int, options: dict[str, Any]) -> Match:
    """A game that has just begun, with a person on every seat."""
    players = settled(Agreement(board=board, **options))[1].players
    seats = [SeatPlan(name=f"Player {seat + 1}") for seat in range(players)]
    match = Match(*settled(Agreement(board=board, seats=seats, **options)), foretold(seed))
    match.begin(1.0)
    return match


def measure(family: str, board: str, options: dict[str, Any], games: int) -> Measured:
    """Play some games and tell everything twice."""
    sizes: list[list[list[int]]] = [[], []]
    spent: list[list[float]] = [[], []]
    for seed in range(games):
        match, random = opened(board, seed, options), Random(seed)
        online: range = range(len(match.seats))
        told: Told | None = None
        while match.status == "playing":
            seen, at = match.seq - 1, 1_794_755_564.7 + match.seq
            viewers = [frozenset({match.decider}), frozenset({(match.decider + 1) % len(match.seats)})]

            for protocol in (1, 2):
                began = time.perf_counter()
                telling = Telling("abcdefghijkl", match, online, told if protocol == 2 else None)
                if protocol == 1:
                    messages = [telling.frame(viewer, seen) for viewer in viewers]
                else:
                    messages = [telling.news(viewer, seen, seen) for viewer in viewers]
                    told = telling.told()
                sizes[protocol - 1].append([len(message) for message in messages])
                spent[protocol - 1].append((time.perf_counter() - began) / len(viewers) * 1e6)
            match.act(match.decider, match.seq, random.choice(match.state.legal()).text(), at)
    return Measured(
        family=family,
        messages=2 * len(sizes[0]),
        bytes=[median(size for pair in each for size in pair) for each in sizes],
        deciding=[median(pair[0] for pair in each) for each in sizes],
        watching=[median(pair[1] for pair in each) for each in sizes],
        microseconds=[sum(each) / len(each) for each in spent],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games on each board (5)")
    parser.add_argument("--json", action="store_true", help="print values instead of a table")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("at least one game must be played")
    found = [measure(*family, options.games) for family in FAMILIES]
    if options.json:
        print(json.dumps(found))
        return
    print(
        f"{'median bytes of a message':<26}{'protocol 1':>11}{'2':>7}{'ratio':>7}   deciding      watching      µs each"
    )
    for one in found:
        print(line(one["family"], *(one[part] for part in ("bytes", "deciding", "watching", "microseconds"))))
    whole = [[median(one[part][i] for one in found) for i in (0, 1)] for part in ("bytes", "deciding", "watching")]
    print(line("median of the families", *whole, [median(one["microseconds"][i] for one in found) for i in (0, 1)]))


def line(name: str, sizes: list[float], *more: list[float]) -> str:
    """One family, or all of them."""
    old, new = sizes
    pairs = "".join(f"{f'{a:,.0f} {b:,.0f}':>13} " for a, b in more)
    return f"{name:<26}{old:>11,.0f}{new:>7,.0f}{new / old:>7.2f}{pairs}"


if __name__ == "__main__":
    main()
