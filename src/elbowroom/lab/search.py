"""The search of `strong` that thinks as long as `neural-search` does. It measures what the net is good for."""

from dataclasses import replace
from typing import Final

from elbowroom.bots.levels import LEVELS
from elbowroom.bots.thinker import ThinkingBot
from elbowroom.neural import SEARCHED

STYLE: Final = replace(LEVELS["strong"], milliseconds=SEARCHED)


class SearchBot(ThinkingBot):
    """Time ends its search, not a number of plans."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, STYLE)
