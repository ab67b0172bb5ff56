# mypyc: skip — people write bots of their own in plain Python.
"""Plays anything that is legal, every action with the same probability."""

from random import Random
from typing import ClassVar

from elbowroom.bots.base import Bot
from elbowroom.engine.actions import Action
from elbowroom.engine.state import State


class RandomBot(Bot):
    needs_view: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._next = Random(seed).random

    def choose(self, view: State, legal: list[Action]) -> Action:
        return legal[int(self._next() * len(legal))]
