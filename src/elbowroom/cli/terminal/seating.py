"""Seats from the command line: players, names, and the bots that play for some of them."""

from random import Random

from elbowroom.bots.base import Bot
from elbowroom.bots.levels import LEVELS
from elbowroom.bots.specs import LIMIT, bot_maker, make_bot, without_limit
from elbowroom.cli.terminal.cast import HUMAN, LONGEST_NAME, Cast, clean_name
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.table.personas import temper_of

USUAL_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


class SeatingError(ElbowRoomError):
    """The players or their names do not fit."""


def cast_of(players: list[str], names: list[str]) -> Cast:
    """People and bots with their names; an empty name is replaced by a usual one."""
    for player in players:
        if player != HUMAN:
            bot_maker(player)
    if len(names) > len(players):
        raise SeatingError(f"{len(names)} names are given for {len(players)} players")
    called: list[str] = []
    for seat, player in enumerate(players):
        name = names[seat].strip() if seat < len(names) else ""
        name = name or _usual(player, seat, called)
        _check(name, called)
        called.append(name)
    return Cast(tuple(called), tuple(players))


def _usual(player: str, seat: int, taken: list[str]) -> str:
    if player == HUMAN:
        return next(name for name in (*USUAL_NAMES, *(f"Player {i + 1}" for i in range(6))) if name not in taken)
    name = clean_name(without_limit(player).rpartition(":")[2].capitalize()) or f"Bot {seat + 1}"
    number = 2
    numbered = name
    while numbered in taken:
        numbered = f"{name[: LONGEST_NAME - 2]} {number}"
        number += 1
    return numbered


def _check(name: str, taken: list[str]) -> None:
    if name != clean_name(name) or "(" in name or ")" in name:
        raise SeatingError(f"'{clean_name(name)}' is no good name: up to {LONGEST_NAME} letters, without brackets")
    if name in taken:
        raise SeatingError(f"two players are called {name}")


def bots_of(cast: Cast, seed: int, longest: int = 0) -> dict[int, Bot]:
    """A bot for each seat that is not a person's, with the temper that belongs to its name.

    `longest` is how many milliseconds a level may think about a decision, if it has no limit of its own; 0 sets none.
    """
    random = Random(seed)
    seeds = [random.getrandbits(32) for _ in cast.players]
    return {
        seat: make_bot(_hurried(spec, longest), seeds[seat], temper_of(cast.names[seat]))
        for seat, spec in enumerate(cast.players)
        if spec != HUMAN
    }


def _hurried(spec: str, longest: int) -> str:
    return f"{spec}{LIMIT}{longest}ms" if longest and spec in LEVELS else spec
