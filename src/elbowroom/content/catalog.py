# mypyc: skip — runs once per game at most.
"""What can be played: finds boards and tiles by name and builds the rules of a game."""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from elbowroom.content import base, underground
from elbowroom.content.boards import BoardFile, build_board, printed_board
from elbowroom.content.custom import check_custom_power, check_custom_race, check_keys
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import Power, Race, Site, Switch
from elbowroom.engine.rules import Rules, check_switches, switches_of


class Box(NamedTuple):
    """What one box brings into a game."""

    races: tuple[type[Race], ...]
    powers: tuple[type[Power], ...]
    sites: tuple[type[Site], ...]
    boards: tuple[str, ...]


BOXES: Final = {box.KEY: Box(box.RACES, box.POWERS, box.SITES, box.BOARDS) for box in (base, underground)}
BOARDS: Final[dict[str, str]] = {board: key for key, box in BOXES.items() for board in box.boards}  # board -> box


def board_names() -> list[str]:
    """All boards that can be named."""
    return list(BOARDS)


def board_file(board: str) -> BoardFile:
    """The file of a board by its name."""
    if board not in BOARDS:
        raise SetupError(f"there is no board '{board}'; known are {', '.join(BOARDS)}")
    return printed_board(BOARDS[board], board)


def house_rules(board: str) -> dict[str, Switch]:
    """The house rules of a game on a board, by name."""
    box = BOXES[BOARDS[board]]
    return switches_of([*box.races, *box.powers, *box.sites])


@cache
def _rules(
    board: str,
    switches: tuple[tuple[str, bool | str], ...],
    races: tuple[type[Race], ...],
    powers: tuple[type[Power], ...],
    without: frozenset[str],
) -> Rules:
    file = board_file(board)
    for race in races:
        check_custom_race(race)
    for power in powers:
        check_custom_power(power)
    box = BOXES[BOARDS[board]]
    all_races = [race() for race in box.races if race.key not in without] + [race() for race in races]
    all_powers = [power() for power in box.powers if power.key not in without] + [power() for power in powers]
    sites = [site() for site in box.sites if site.key not in without]
    for key in without:
        if key not in {tile.key for tile in (*box.races, *box.powers, *box.sites)}:
            raise SetupError(f"'{key}' cannot be left out: there is no such race, power or site")
    check_keys([*all_races, *all_powers, *sites])
    return Rules(build_board(file), file.players, file.rounds, all_races, all_powers, dict(switches), sites)


@cache
def _printed_rules(board: str) -> Rules:
    """The rules without any option, found with a single look: a simulation asks for them before every game."""
    return _rules(board, (), (), (), frozenset())


def rules_for(
    board: str = "base_2",
    *,
    switches: dict[str, bool | str] | None = None,
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
    board_file(board)
    check_switches(asked, house_rules(board))
    return _rules(board, tuple(sorted(asked.items())), tuple(races), tuple(powers), frozenset(without))
