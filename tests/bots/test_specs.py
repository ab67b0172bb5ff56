"""Bots by name."""

import pytest

from elbowroom import ElbowRoomError
from elbowroom.bots import Bot, UnknownBot, bot_names, make_bot
from elbowroom.bots.greedy import GreedyBot
from elbowroom.bots.random import RandomBot
from elbowroom.engine.actions import Action
from elbowroom.engine.state import State


class FirstBot(Bot):
    """Takes the first action of every list."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: State, legal: list[Action]) -> Action:
        return legal[0]


def test_known_names() -> None:
    assert bot_names() == [
        "gentle",
        "easy",
        "normal",
        "strong",
        "expert",
        "greedy",
        "random",
        "neural",
        "neural-search",
    ]
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", 1), GreedyBot)


def test_a_bot_from_a_module() -> None:
    made = make_bot(f"{__name__}:FirstBot", 7)
    assert type(made).__name__ == "FirstBot"
    assert made.needs_view
    assert vars(made) == {"seed": 7}


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clever", "there is no bot 'clever'; known are gentle, easy, normal, strong, expert, greedy, random"),
        ("", "there is no bot ''"),
        ("no_such_module:Bot", "bot 'no_such_module:Bot': No module named 'no_such_module'"),
        ("random:NoSuchBot", "bot 'random:NoSuchBot': the module random has no NoSuchBot"),
        ("random:Random", "Random has no method 'choose'"),
        (":Bot", "bot ':Bot'"),
    ],
)
def test_unknown_names_are_refused(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match="bot '") as refused:
        make_bot(spec, 1)
    assert message in str(refused.value)
    assert isinstance(refused.value, ElbowRoomError)
