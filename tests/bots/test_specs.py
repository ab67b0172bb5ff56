"""Bots by name."""

import time

import pytest

import elbowroom
from elbowroom import ElbowRoomError
from elbowroom.bots import Bot, UnknownBot, bot_names, make_bot
from elbowroom.bots.greedy import GreedyBot
from elbowroom.bots.levels import LEVELS
from elbowroom.bots.random import RandomBot
from elbowroom.bots.specs import style_of
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


def test_a_level_with_a_limit_thinks_as_before_but_no_longer() -> None:
    assert style_of("expert@500ms") == LEVELS["expert"].within(500)
    assert style_of("expert@500ms", "raider") == style_of("expert", "raider").within(500)
    state = elbowroom.new_game("base_2", seed=1)
    hurried = make_bot("expert@1ms", 1, "raider")
    legal = state.legal()
    started = time.process_time()
    assert hurried.choose(elbowroom.counted_view(state, int(state.decider)), legal) in legal
    assert time.process_time() - started < 1.5  # without its limit a plain expert takes half a minute here


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
        ("expert@500", "bot 'expert@500': a time to think is written like expert@500ms, from 1 to 60000 ms"),
        ("expert@0ms", "bot 'expert@0ms': a time to think"),
        ("expert@ms", "bot 'expert@ms': a time to think"),
        ("greedy@5ms", "there is no bot 'greedy@5ms'"),
    ],
)
def test_unknown_names_are_refused(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match="bot '") as refused:
        make_bot(spec, 1)
    assert message in str(refused.value)
    assert isinstance(refused.value, ElbowRoomError)
