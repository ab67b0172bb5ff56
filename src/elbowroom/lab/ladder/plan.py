"""What is played on the ladder: matches between two bots on a board, and what is hoped for."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from elbowroom.bots.base import Bot
from elbowroom.bots.specs import LIMIT, bot_maker, bot_names, level_names, without_limit
from elbowroom.content.catalog import board_file
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.statistics import of_games

# Bots that only measure others. They are no opponents for people, so they are in no menu.
REFERENCES: Final = {
    "cheapest": "elbowroom.lab.cheapest:CheapestBot",
    "search": "elbowroom.lab.search:SearchBot",
}
FAMILIES: Final = ("base_2", "underground_3", "base_2+sky_2")  # a board of each family, for two and three players

_MATCH: Final = re.compile(r"\s*(\S+)\s+vs\s+(\S+)\s+on\s+(\S+)\s*")


class LadderError(ElbowRoomError):
    """A ladder that cannot be played as asked, or a file that does not belong to it."""


def maker_of(name: str) -> Callable[[int], Bot]:
    """What makes the bots of a name: one of `bot_names`, of `REFERENCES`, or `module:Class`."""
    return bot_maker(REFERENCES.get(name, name))


def is_known(name: str) -> bool:
    if LIMIT in name and without_limit(name) in level_names():
        return True
    return name in bot_names() or name in REFERENCES or ":" in name


@dataclass(frozen=True, order=True)
class Match:
    """One bot alone against another one in all other seats of a board."""

    board: str
    one: str
    many: str

    @property
    def players(self) -> int:
        return board_file(self.board).players

    def __str__(self) -> str:
        return f"{self.one} vs {self.many} on {self.board}"

    def deals(self, games: int) -> int:
        """How many deals there are in at least so many games: each is played with the one bot in every seat."""
        return -(-games // self.players)


def parse_match(text: str) -> Match:
    """Read `expert vs greedy on base_2`."""
    found = _MATCH.fullmatch(text)
    if found is None:
        raise LadderError(f"'{text}' is no match; write it like 'greedy vs random on base_2'")
    one, many, board = found.groups()
    return checked(Match(board, one, many))


def checked(match: Match) -> Match:
    """The match if it can be played."""
    board_file(match.board)
    for name in (match.one, match.many):
        maker_of(name)
    if match.one == match.many:
        raise LadderError(f"{match}: a bot does not meet itself")
    return match


def everybody(bots: Sequence[str], boards: Sequence[str]) -> list[Match]:
    """All matches between some bots on some boards; with three and more players each of two bots is alone once."""
    if len(set(bots)) < 2:
        raise LadderError(f"at least two bots are needed for a ladder, not {', '.join(bots) or 'none'}")
    found = []
    for board in boards:
        for one, many in combinations(dict.fromkeys(bots), 2):
            found.append(checked(Match(board, one, many)))
            if board_file(board).players > 2:
                found.append(Match(board, many, one))
    return found


@dataclass(frozen=True)
class Goal:
    """What share of its games a bot should win, and must."""

    match: Match
    expected: float
    required: float
    games: int = 400
    most: float = 1.0  # a larger share is more than was wanted
    ms: float | None = None  # processor time of the one bot for a decision, on average
    longest: float | None = None  # and for any decision

    @property
    def possible(self) -> bool:
        """Whether both bots are there."""
        return is_known(self.match.one) and is_known(self.match.many)


def _goal(text: str, expected: float, required: float, games: int = 400, **limits: float) -> Goal:
    one, _, many, _, board = text.split()
    return Goal(Match(board, one, many), expected, required, games, **limits)


GOALS: Final = (
    # As at a table, where nobody waits for a bot for more than a second; what ends a thought comes a little later.
    _goal("expert@950ms vs greedy on base_2", 0.95, 0.90, longest=1000),
    _goal("strong vs greedy on base_2", 0.90, 0.84, 1000, ms=5),
    _goal("expert vs greedy on base_3", 0.65, 0.55),
    _goal("expert vs greedy on underground_3", 0.65, 0.50),
    _goal("expert vs greedy on base_2+sky_2", 0.65, 0.50),
    _goal("expert vs greedy on base_4", 0.55, 0.40),
    _goal("easy vs gentle on base_2", 0.65, 0.60, most=0.80),
    _goal("normal vs easy on base_2", 0.65, 0.60, most=0.80),
    _goal("strong vs normal on base_2", 0.65, 0.60, most=0.80),
    _goal("expert vs strong on base_2", 0.65, 0.60, most=0.80),
    _goal("cheapest vs gentle on base_2", 0.50, 0.40),
    _goal("neural vs greedy on base_2", 0.93, 0.88, ms=10),
    _goal("neural-search vs search on base_2", 0.65, 0.55),  # the same without the net, at equal time
    # Boards and a number of players that the net has not learned from: at least 60 % per seat.
    _goal("neural vs greedy on base_4", of_games(0.70, 4), of_games(0.60, 4), ms=10),
    _goal("neural vs greedy on underground_4", of_games(0.70, 4), of_games(0.60, 4), ms=10),
    _goal("neural vs greedy on base_3+sky_2", of_games(0.70, 4), of_games(0.60, 4), ms=10),
)
