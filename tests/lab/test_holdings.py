"""What each combo brings to its holder."""

import pytest

from elbowroom import Action, State, board_names, new_game, rules_for, winners
from elbowroom.bots import make_bot
from elbowroom.bots.random import RandomBot
from elbowroom.engine.actions import DECLINE
from elbowroom.engine.rules import STARTING_COINS
from elbowroom.lab.game import play_game
from elbowroom.lab.holdings import WHOLE, HoldingTally, Sums, total


class Loyal(RandomBot):
    """Never lets its race decline."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        return super().choose(view, [action for action in legal if action is not DECLINE])


def tally_for(board: str) -> HoldingTally:
    rules = rules_for(board)
    return HoldingTally(len(rules.races), len(rules.powers), int(rules.players))


@pytest.mark.parametrize("board", board_names())
@pytest.mark.parametrize("bot", ["random", pytest.param("greedy", marks=pytest.mark.slow)])
def test_every_coin_that_was_scored_belongs_to_a_combo(board: str, bot: str) -> None:
    players = rules_for(board).players
    for seed in range(3):
        tally, state = tally_for(board), new_game(board, seed)
        play_game(state, [make_bot(bot, seed * 9 + seat) for seat in range(players)], [tally])
        in_column = sum(state.column_coins(index) for index in range(state.visible))
        coins = sum(state.coins(seat) for seat in range(players)) + in_column
        assert total(tally.chosen).coins == coins - players * STARTING_COINS
        assert total(tally.dealt) == Sums()


def loyal_game(dealt: int) -> tuple[HoldingTally, State, list[int]]:
    """A game without decline: its tally, its end, and the pairs of the seats."""
    tally, state = tally_for("base_2"), new_game("base_2", 4)
    tally.deal_to(dealt)
    play_game(state, [Loyal(1), Loyal(2)], [tally])
    return tally, state, [state.race(slot) * 20 + state.power(slot) for slot in (0, 3)]


def test_a_race_that_never_declines_is_held_in_all_rounds() -> None:
    tally, state, pairs = loyal_game(dealt=0)
    mine, theirs = tally.dealt[pairs[0]], tally.chosen[pairs[1]]
    assert (mine.held, theirs.held) == (1, 1)
    assert (total(tally.dealt).held, total(tally.chosen).held) == (1, 1)
    assert mine.turns == theirs.turns == rules_for("base_2").rounds
    best = winners(state)
    assert [mine.wins, theirs.wins] == [WHOLE // len(best) if seat in best else 0 for seat in (0, 1)]
    assert mine.coins_squared == mine.coins**2
    assert mine.coins_by_turns == mine.coins * mine.turns


def test_only_the_first_combo_of_a_seat_is_dealt() -> None:
    tally = tally_for("base_2")
    for seed in range(20):
        tally.deal_to(seed % 2)
        play_game(new_game("base_2", seed), [make_bot("random", 1), make_bot("random", 2)], [tally])
    assert total(tally.dealt).held == 20
    assert total(tally.chosen).held > 60


def test_games_are_counted_by_turn_order() -> None:
    for first in (0, 1):
        tally, state = tally_for("base_2"), new_game("base_2", 8, first=first)
        play_game(state, [make_bot("random", 1), make_bot("random", 2)], [tally])
        assert [sums.coins for sums in tally.order] == [state.coins(first), state.coins(1 - first)]
        assert sum(sums.wins for sums in tally.order) == WHOLE


def test_merged_tallies_count_everything_once() -> None:
    one, other = loyal_game(0)[0], loyal_game(1)[0]
    coins = total(one.chosen).coins + total(other.chosen).coins
    one.merge(other)
    assert total(one.chosen).coins == coins
    assert (total(one.dealt).held, total(one.chosen).held, one.order[0].held) == (2, 2, 2)


def test_estimates() -> None:
    sums = Sums()
    for coins, turns, wins in ((10, 2, WHOLE), (20, 4, 0), (30, 6, WHOLE // 2)):
        sums.count(coins, turns, wins)
    assert sums.win_share().value == pytest.approx(0.5)
    game = sums.coins_a_game()
    assert game.value == 20
    assert game.low is not None
    assert game.value - game.low == pytest.approx(4.303 * 10 / 3**0.5, rel=0.05)
    turn = sums.coins_a_turn()
    assert turn is not None
    assert (turn.value, turn.low, turn.high) == (5, 5, 5)  # always five coins a turn: nothing is unsure


def test_few_values_have_no_interval() -> None:
    sums = Sums()
    sums.count(3, 0, 0)
    assert sums.coins_a_turn() is None  # the race was gone before its first turn was over
    sums.count(5, 1, 0)
    assert sums.coins_a_game().low is None


class Settler(RandomBot):
    """Conquers in the first round, declines in the second if told so, and wants nothing more."""

    needs_view = True
    declines = True

    def choose(self, view: State, legal: list[Action]) -> Action:
        if self.declines and view.round == 2 and DECLINE in legal:
            return DECLINE
        quiet = [action for action in legal if str(action).split()[0] in {"pick", "expand", "stop", "done"}]
        return quiet[0] if quiet and view.round > 1 else super().choose(view, [a for a in legal if a is not DECLINE])


class Keeper(Settler):
    declines = False


def test_a_race_in_decline_is_still_held() -> None:
    tally, state = tally_for("base_2"), new_game("base_2", 1, first=0)
    play_game(state, [Settler(1), Keeper(2)], [tally])
    rounds = rules_for("base_2").rounds
    first = state.race(1)
    assert first >= 0  # nobody has driven it away
    (declined,) = [sums for sums in tally.chosen[first * 20 : (first + 1) * 20] if sums.held]
    second = tally.chosen[state.race(0) * 20 + state.power(0)]
    assert (declined.turns, second.turns) == (rounds, rounds - 2)
    assert declined.coins >= rounds  # at least one region in every round
