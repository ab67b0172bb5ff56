# mypyc: skip — runs once per game at most.
"""What can be played: finds boards and tiles by name and builds the rules of a game."""

from functools import cache
from typing import Final

from elbowroom.content import base
from elbowroom.content.boards import BoardFile, build_board, printed_board
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import Power, Race
from elbowroom.engine.rules import SWITCHES, Rules

BOARDS: Final[dict[str, str]] = dict.fromkeys(base.BOARDS, base.KEY)  # board -> box


def board_names() -> list[str]:
    """All boards that can be named."""
    return list(BOARDS)


def board_file(board: str) -> BoardFile:
    """The file of a board by its name."""
    if board not in BOARDS:
        raise SetupError(f"there is no board '{board}'; known are {', '.join(BOARDS)}")
    return printed_board(BOARDS[board], board)


def race_types() -> tuple[type[Race], ...]:
    return base.RACES


def power_types() -> tuple[type[Power], ...]:
    return base.POWERS


@cache
def _rules(board: str, players: int | None, switches: tuple[tuple[str, bool], ...]) -> Rules:
    file = board_file(board)
    if players is not None and players != file.players:
        raise SetupError(f"{board} is a board for {file.players} players, not {players}")
    races = [race() for race in race_types()]
    powers = [power() for power in power_types()]
    return Rules(build_board(file), file.players, file.rounds, races, powers, dict(switches))


def rules_for(board: str = "base_2", players: int | None = None, switches: dict[str, bool] | None = None) -> Rules:
    """The rules of a game on a board; the same call gives the same object."""
    asked = switches or {}
    for name, value in asked.items():
        if name not in SWITCHES:
            raise SetupError(f"'{name}' is no house rule; known are {', '.join(sorted(SWITCHES))}")
        if not isinstance(value, bool):
            raise SetupError(f"the house rule '{name}' is either true or false, not {value!r}")
    return _rules(board, players, tuple(sorted(asked.items())))
