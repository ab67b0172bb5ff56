"""What is counted while bots play."""

import pytest

from elbowroom import State, board_names, new_game, rules_for, winners
from elbowroom.bots import make_bot
from elbowroom.engine import layout as at
from elbowroom.engine.phases import GAME_OVER
from elbowroom.engine.rules import STARTING_COINS
from elbowroom.engine.scoring import tokens_on_board
from elbowroom.lab.accumulators import BotTally, Fortune, Tally, TileTally
from elbowroom.lab.game import play_game
from tests.effort import so_many


def finished(coins: list[int]) -> State:
    """The end of a game in which nobody has a token on the board."""
    state = new_game(f"base_{len(coins)}", 1)
    for seat, amount in enumerate(coins):
        state.words[at.COINS + seat] = amount
    state.words[at.PHASE] = GAME_OVER
    assert all(tokens_on_board(state, seat) == 0 for seat in range(len(coins)))
    return state


def test_a_shared_victory_is_an_equal_fraction() -> None:
    tally = BotTally([Tally() for _ in range(3)])
    for coins in ([50, 70, 70], [60, 60, 60], [90, 10, 10]):
        tally.before(finished(coins), [0, 1, 2])
        tally.after(finished(coins))
    assert [one.wins for one in tally.tallies] == pytest.approx([1 / 3 + 1, 1 / 2 + 1 / 3, 1 / 2 + 1 / 3])
    assert [one.coins for one in tally.tallies] == [200, 140, 140]


def test_wins_go_to_the_bot_and_not_to_the_seat() -> None:
    tally = BotTally([Tally() for _ in range(2)])
    tally.before(finished([10, 20]), [1, 0])
    tally.after(finished([10, 20]))
    assert [one.wins for one in tally.tallies] == [1, 0]
    assert [one.seats for one in tally.tallies] == [{1: 1}, {0: 1}]


@pytest.mark.parametrize("board", board_names())
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_coins_of_races_are_the_coins_that_were_scored(board: str, bot: str) -> None:
    """All coins at the end: those of the start, what the races earned, less what the picks moved into the column."""
    rules = rules_for(board)
    for seed in range(3 if bot == "random" else so_many(1, long=3)):
        tiles = TileTally([Fortune() for _ in rules.races], [Fortune() for _ in rules.powers])
        state = new_game(board, seed)
        start = rules.players * STARTING_COINS
        play_game(state, [make_bot(bot, seed * 9 + seat) for seat in range(rules.players)], [tiles])
        in_column = sum(state.column_coins(index) for index in range(state.visible))
        total = sum(state.coins(seat) for seat in range(rules.players)) + in_column
        assert sum(race.coins for race in tiles.races) == total - start
        assert sum(race.picked for race in tiles.races) == sum(power.picked for power in tiles.powers)
        if "+" not in board and board.startswith("base"):
            assert all(race.coins >= 0 for race in tiles.races)  # nobody takes coins from others


def test_games_and_wins_of_those_who_held_a_race() -> None:
    rules = rules_for("base_2")
    tiles = TileTally([Fortune() for _ in rules.races], [Fortune() for _ in rules.powers])
    state = new_game("base_2", 5)
    play_game(state, [make_bot("random", 1), make_bot("random", 2)], [tiles])
    assert len(winners(state)) == 1
    assert all(race.games <= min(race.picked, 2) for race in tiles.races)
    assert all(race.wins <= 1 for race in tiles.races)
    assert 0 < sum(race.wins for race in tiles.races) < sum(race.games for race in tiles.races)
