"""One game between bots."""

import pytest

from elbowroom import Action, State, new_game, parse_action, winners
from elbowroom.bots import Bot, make_bot
from elbowroom.bots.random import RandomBot
from elbowroom.content.setup import Setup
from elbowroom.engine.invariants import InvariantBroken
from elbowroom.lab.game import IllegalChoice, play_game
from elbowroom.table.game import Game


class Cheat(Bot):
    def choose(self, view: State, legal: list[Action]) -> Action:
        return parse_action("conquer 1")


class Spy(RandomBot):
    """Wants no view, and keeps what it is given instead."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        self.given = view
        return super().choose(view, legal)


def test_an_illegal_choice_is_an_error_with_the_seat() -> None:
    with pytest.raises(IllegalChoice, match="the bot of seat 1 chose 'conquer 1'"):
        play_game(new_game("base_2", 1, first=0), [Cheat(), make_bot("random", 1)])


def test_a_bot_without_need_of_a_view_gets_an_empty_board() -> None:
    spy = Spy(1)
    play_game(new_game("base_2", 1), [spy, make_bot("random", 1)])
    assert spy.given.owned(0) == spy.given.owned(1) == 0
    assert spy.given.visible == 0


def test_a_game_is_written_down() -> None:
    game = Game.open(Setup("base_2"), seed=4, players=["a", "b"])
    play_game(game.state, [make_bot("random", 1), make_bot("random", 2)], game=game)
    plain = new_game("base_2", 4)
    play_game(plain, [make_bot("random", 1), make_bot("random", 2)])
    assert game.state == plain
    result = game.record().result
    assert result is not None
    assert result.winners == [seat + 1 for seat in winners(plain)]


def test_checks_find_a_broken_position() -> None:
    state = new_game("base_2", 1)
    state.add_hand(0, 1)  # a token from nowhere
    with pytest.raises(InvariantBroken):
        play_game(state, [make_bot("random", 1), make_bot("random", 2)], check=True)
