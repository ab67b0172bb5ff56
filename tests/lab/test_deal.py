"""One pair is dealt to one player."""

import pytest

from elbowroom import Action, State, board_names, new_game, rules_for
from elbowroom.bots import Bot, make_bot
from elbowroom.bots.random import RandomBot
from elbowroom.engine import layout as at
from elbowroom.engine.actions import PICK
from elbowroom.engine.column import badge_stack, banner_stack
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.rules import STARTING_COINS
from elbowroom.lab.deal import Dealer
from elbowroom.lab.game import IllegalChoice, play_game


class Second(RandomBot):
    """Takes the second combo first, so that a coin lies on the first."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        return PICK[1] if PICK[1] in legal else super().choose(view, legal)


class Watch:
    """Notes what each seat takes in its first turn, and its coins when the next action begins."""

    def __init__(self) -> None:
        self.first: dict[int, tuple[int, int]] = {}
        self.coins: dict[int, int] = {}

    def before(self, state: State, entrants: object) -> None: ...

    def step(self, state: State, action: Action) -> None:
        seat = state.turn_of
        if seat in self.first:
            self.coins.setdefault(seat, int(state.coins(seat)))
        elif action.kind == PICK[0].kind:
            self.first[seat] = state.column_race(action.target), state.column_power(action.target)

    def after(self, state: State) -> None: ...


@pytest.mark.parametrize("board", board_names())
def test_the_pair_comes_to_its_seat_whatever_the_others_do(board: str) -> None:
    rules = rules_for(board)
    for seat in range(rules.players):
        for race, power in ((0, 0), (5, len(rules.powers) - 1), (len(rules.races) - 1, 7)):
            state = new_game(board, seed=seat * 100 + race, first=0)
            bots: list[Bot] = [make_bot("random", index) for index in range(rules.players)]
            bots[seat] = Dealer(state, bots[seat], race, power)
            watch = Watch()
            play_game(state, bots, [watch], check=True)
            assert watch.first[seat] == (race, power)
            others = [pair for other, pair in watch.first.items() if other < seat]
            assert race not in [pair[0] for pair in others]
            assert power not in [pair[1] for pair in others]


def test_until_then_its_tiles_lie_at_the_bottom() -> None:
    state = new_game("base_3", seed=3)
    race, power = state.column_race(2), state.column_power(4)
    tiles = sorted([*banner_stack(state), *(state.column_race(i) for i in range(6))])
    Dealer(state, make_bot("random", 1), race, power)
    check_invariants(state)
    assert banner_stack(state)[-1] == race
    assert badge_stack(state)[-1] == power
    assert sorted([*banner_stack(state), *(state.column_race(i) for i in range(6))]) == tiles


def test_it_is_free_and_the_coins_on_the_first_combo_come_with_it() -> None:
    state = new_game("base_3", seed=5, first=0)
    watch = Watch()
    bots: list[Bot] = [Second(1), Second(2), Second(3)]
    bots[2] = Dealer(state, bots[2], 0, 0)
    play_game(state, bots, [watch])
    assert watch.coins[0] == watch.coins[1] == STARTING_COINS - 1
    assert watch.coins[2] == STARTING_COINS + 2


def test_the_bot_plays_on_and_gets_the_view_it_needs() -> None:
    state = new_game("base_2", seed=1)
    assert Dealer(state, make_bot("greedy", 1), 0, 0).needs_view
    assert not Dealer(state, make_bot("random", 1), 0, 0).needs_view


def test_a_pair_that_somebody_has_cannot_be_dealt() -> None:
    state = new_game("base_2", seed=1, first=0)
    race = int(state.column_race(0))
    state.apply(PICK[0])
    with pytest.raises(IllegalChoice, match="neither in the column nor in the stack"):
        Dealer(state, make_bot("random", 1), race, 0)
    assert state.words[at.RACE] == race
    dealer = Dealer(state, make_bot("random", 1), (race + 1) % 14, int(state.column_power(0)))
    with pytest.raises(IllegalChoice, match="no combo can be dealt"):
        dealer.choose(state, state.legal())
