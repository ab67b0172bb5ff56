"""A place at a table and who plays there now."""

from __future__ import annotations

from typing import final

from elbowroom.bots.specs import bot_names
from elbowroom.table.agreement import OPEN


@final
class Seat:
    """A place at the table and who plays there now."""

    def __init__(self, player: str, name: str) -> None:
        is_bot = player in bot_names()
        self.open = player == OPEN
        self.name = name
        self.bot = player if is_bot else ""  # the bot that plays; empty for a person
        self.expects = not is_bot  # a person may sit here
        self.taken = is_bot  # somebody has sat down
        self.came = False  # a person has
        self.out = False  # the person has forfeited the game
        self.paused = 0.0  # seconds for which the clock stood still, or will
