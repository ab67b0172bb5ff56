# mypyc: skip — runs once per game at most.
"""What can be played: finds boards and tiles by name and builds the rules of a game."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from elbowroom.content import base
from elbowroom.content.boards import BoardFile, build_board, printed_board
from elbowroom.content.custom import check_custom_power, check_custom_race, check_keys
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
def _rules(
    board: str,
    switches: tuple[tuple[str, bool], ...],
    races: tuple[type[Race], ...],
    powers: tuple[type[Power], ...],
    without: frozenset[str],
) -> Rules:
    file = board_file(board)
    for race in races:
        check_custom_race(race)
    for power in powers:
        check_custom_power(power)
    all_races = [race() for race in race_types() if race.key not in without] + [race() for race in races]
    all_powers = [power() for power in power_types() if power.key not in without] + [power() for power in powers]
    for key in without:
        if key not in {tile.key for tile in (*race_types(), *power_types())}:
            raise SetupError(f"'{key}' cannot be left out: there is no such race or power")
    check_keys([*all_races, *all_powers])
    return Rules(build_board(file), file.players, file.rounds, all_races, all_powers, dict(switches))


@cache
def _printed_rules(board: str) -> Rules:
    """The rules without any option, found with a single look: a simulation asks for them before every game."""
    return _rules(board, (), (), (), frozenset())


def rules_for(
    board: str = "base_2",
    *,
    switches: dict[str, bool] | None = None,
    races: Iterable[type[Race]] = (),
    powers: Iterable[type[Power]] = (),
    without: Iterable[str] = (),
) -> Rules:
    """The rules of a game on a board; the same call gives the same object.

    `races` and `powers` are tiles of one's own that are shuffled in (BASE-C), `without` leaves printed ones out.
    """
    if not switches and not races and not powers and not without:
        return _printed_rules(board)
    asked = switches or {}
    for name, value in asked.items():
        if name not in SWITCHES:
            raise SetupError(f"'{name}' is no house rule; known are {', '.join(sorted(SWITCHES))}")
        if not isinstance(value, bool):
            raise SetupError(f"the house rule '{name}' is either true or false, not {value!r}")
    return _rules(board, tuple(sorted(asked.items())), tuple(races), tuple(powers), frozenset(without))
