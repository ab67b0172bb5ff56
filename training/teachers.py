"""Who is imitated beside the levels: nearly as strong as `strong` and several times as fast."""

from typing import Final

from elbowroom.bots.style import Style
from elbowroom.bots.thinker import ThinkingBot

SWIFT: Final = Style(plans=150, worlds=3, opening=True)  # no others' answers: the net learns where they lead


class Swift(ThinkingBot):
    """Plans as `strong` does, but compares plans by the judgement alone."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SWIFT)
