# mypyc: skip — people write bots of their own in plain Python.
"""The one interface of everything that decides by itself."""

from typing import ClassVar, Protocol

from elbowroom.engine.actions import Action
from elbowroom.engine.state import State


class Bot(Protocol):
    """A player without hands. A new one is made for every seat of every game, with a seed of its own.

    `choose` gets what its seat knows (`elbowroom.counted_view`) and all legal actions, and returns one of them. The
    view is the bot's own: it may copy it, play ahead on it and spoil it. Whatever a bot remembers must not change what
    it answers to a position it has not seen coming: games can be undone and resumed.
    """

    # A bot that never looks at the view says False and is given an empty board instead, which costs nothing to make.
    needs_view: ClassVar[bool] = True

    def choose(self, view: State, legal: list[Action]) -> Action:
        """One of the legal actions; there is always at least one."""
        ...
