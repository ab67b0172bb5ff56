"""The random bot: uniform, and repeatable by its seed."""

from collections import Counter

from elbowroom import new_game
from elbowroom.bots.random import RandomBot
from tests.bots.games import game


def test_every_action_is_equally_likely() -> None:
    state = new_game("base_2", 1)
    legal = state.legal()
    bot = RandomBot(3)
    drawn = Counter(bot.choose(state, legal).text() for _ in range(600 * len(legal)))
    assert set(drawn) == {action.text() for action in legal}
    assert all(500 < count < 700 for count in drawn.values())


def test_the_seed_decides() -> None:
    first = game("base_3", ["random"] * 3, 5)[1]
    assert game("base_3", ["random"] * 3, 5)[1] == first
    assert game("base_3", ["random"] * 3, 6)[1] != first


def test_it_asks_for_no_view() -> None:
    assert not RandomBot.needs_view
