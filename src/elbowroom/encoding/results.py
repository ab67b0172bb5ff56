"""What a game was worth to each player, as learners like to be told."""

from typing import Final

from mypy_extensions import i64

from elbowroom.engine.errors import BadValue
from elbowroom.engine.scoring import tokens_on_board
from elbowroom.engine.state import State

RANK: Final = 0
WIN: Final = 1
MARGIN: Final = 2
COINS: Final = 3

REWARDS: Final = {
    "rank": "1 for the first, -1 for the last, the others evenly between; who is equal shares. At the end",
    "win": "1 for the winner, shared by those who are equal, 0 for the others. At the end",
    "margin": "coins more than the best of the others, negative for fewer. At the end",
    "coins": "coins won or lost since the last decision of anybody. All the time",
}


class UnknownReward(BadValue):
    """No reward has that name."""


def reward_kind(name: str) -> int:
    """The number of a reward by its name."""
    names = list(REWARDS)
    if name not in names:
        raise UnknownReward(f"there is no reward '{name}'; known are {', '.join(names)}")
    return names.index(name)


def result(s: State, seat: i64, kind: i64) -> float:
    """What the end of a game is worth to a player, who wins by coins and then by tokens on the board (CORE-10)."""
    better: i64 = 0
    equal: i64 = 0
    best_other: i64 = 0
    coins, tokens = s.coins(seat), tokens_on_board(s, seat)
    other: i64 = 0
    while other < s.rules.players:
        if other != seat:
            theirs = s.coins(other)
            if theirs > best_other:
                best_other = theirs
            if theirs > coins:
                better += 1
            elif theirs == coins:
                held = tokens_on_board(s, other)
                if held > tokens:
                    better += 1
                elif held == tokens:
                    equal += 1
        other += 1
    if kind == WIN:
        return 1.0 / float(equal + 1) if better == 0 else 0.0
    if kind == MARGIN:
        return float(coins - best_other)
    place = float(better) + 0.5 * float(equal)
    return 1.0 - 2.0 * place / float(s.rules.players - 1)
