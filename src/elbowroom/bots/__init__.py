"""Who decides: bots get a view and the legal actions, and return one of them."""

from elbowroom.bots.base import Bot
from elbowroom.bots.specs import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "UnknownBot", "bot_names", "make_bot"]
