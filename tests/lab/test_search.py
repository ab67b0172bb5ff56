"""The search that the net is measured by."""

import pytest

from elbowroom import counted_view, new_game
from elbowroom.bots import bot_names
from elbowroom.lab.ladder.plan import is_known, maker_of
from elbowroom.lab.search import STYLE, SearchBot


def test_it_takes_as_long_as_the_one_with_the_net() -> None:
    pytest.importorskip("numpy")
    from elbowroom.neural.search import Search

    assert Search().milliseconds == STYLE.milliseconds
    assert not STYLE.bounded  # time alone ends it


def test_it_has_a_name_on_the_ladder_alone() -> None:
    assert is_known("search")
    assert "search" not in bot_names()
    state = new_game("base_2", 1)
    legal = state.legal()
    bot = maker_of("search")(3)
    assert isinstance(bot, SearchBot)
    assert bot.choose(counted_view(state, int(state.decider)), legal) in legal
