"""The greedy bot: legal, repeatable, blind to what is hidden, and far better than chance."""

import pytest

from elbowroom import Setup, State, board_names, counted_view, new_game, rules_for, view
from elbowroom.bots.greedy import GreedyBot
from elbowroom.content.catalog import BOXES
from elbowroom.engine import layout as at
from elbowroom.engine.actions import DECLINE, DONE, EXPAND, PLACE, Action
from elbowroom.engine.column import badge_stack, banner_stack
from elbowroom.engine.phases import DECIDE, REDEPLOY
from elbowroom.lab.game import play_game
from elbowroom.lab.simulate import Simulation, simulate
from elbowroom.lab.statistics import wilson
from tests.bots.games import game
from tests.effort import so_many


@pytest.mark.slow
@pytest.mark.parametrize("board", board_names())
def test_all_choices_are_legal_among_greedy_bots(board: str) -> None:
    players = int(rules_for(board).players)
    for seed in range(so_many(1, long=2)):
        assert game(board, ["greedy"] * players, seed)[0].over


@pytest.mark.parametrize("board", board_names())
def test_all_choices_are_legal_in_wild_games(board: str) -> None:
    """Random opponents lead to positions that no greedy bot would."""
    players = int(rules_for(board).players)
    for seed in range(3):
        specs = ["random"] * players
        specs[seed % players] = "greedy"
        assert game(board, specs, 100 + seed)[0].over


@pytest.mark.slow
@pytest.mark.parametrize("sites", [False, True])
@pytest.mark.parametrize("board", ["base_2", "base_5", "base_2+sky_2", "base_2+sky_3", "base_5+sky_2"])
def test_all_choices_are_legal_in_mixed_games(board: str, sites: bool) -> None:
    players = int(rules_for(board).players)
    specs = ["greedy" if seat % 2 else "random" for seat in range(players)]
    assert game(board, specs, 5, tuple(BOXES), sites)[0].over


def test_all_choices_are_legal_in_mixed_games_underground() -> None:
    assert game("underground_3", ["greedy", "random", "greedy"], 5, tuple(BOXES))[0].over


@pytest.mark.slow
@pytest.mark.parametrize("board", board_names())
def test_all_choices_are_legal_in_many_games(board: str) -> None:
    players = int(rules_for(board).players)
    for seed in range(so_many(6, long=25)):
        specs = ["greedy" if (seed + seat) % 2 else "random" for seat in range(players)]
        assert game(board, specs, seed)[0].over


def test_the_seed_decides() -> None:
    assert game("base_2", ["greedy", "greedy"], 4)[1] == game("base_2", ["greedy", "greedy"], 4)[1]


class Watcher(GreedyBot):
    """Keeps what it was shown."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[State] = []

    def choose(self, view: State, legal: list[Action]) -> Action:
        self.seen.append(view.copy())
        return super().choose(view, legal)


def test_what_it_sees_hides_the_stacks_and_tells_what_could_be_counted() -> None:
    watcher = Watcher(1)
    play_game(new_game("base_2", 8), [watcher, GreedyBot(2)])
    assert len(watcher.seen) > 20
    assert len({int(seen.coins(1)) for seen in watcher.seen}) > 5
    for seen in watcher.seen:
        assert banner_stack(seen) == sorted(banner_stack(seen))
        assert badge_stack(seen) == sorted(badge_stack(seen))


def test_in_a_view_for_people_it_does_not_know_the_coins_of_others() -> None:
    for seed in range(5):
        state = new_game("base_2", seed, first=0)
        twin = state.copy()
        twin.words[at.COINS + 1] += 20
        assert counted_view(state, 0) != counted_view(twin, 0)
        assert view(state, 0) == view(twin, 0)
        chosen = GreedyBot(1).choose(view(state, 0), state.legal())
        assert GreedyBot(1).choose(view(twin, 0), twin.legal()) is chosen


def test_a_plan_does_not_outlive_its_position() -> None:
    """A bot that has seen one game answers in another as a new bot does: games can be undone and resumed."""
    used = GreedyBot(1)
    state = new_game("base_2", 3, first=0)
    state.apply(used.choose(counted_view(state, 0), state.legal()))
    used.choose(counted_view(state, 0), state.legal())
    other = new_game("base_2", 9, first=0)
    other.apply(other.legal()[0])
    assert used.choose(counted_view(other, 0), other.legal()) is GreedyBot(1).choose(
        counted_view(other, 0), other.legal()
    )


def test_it_does_not_decline_in_the_last_round() -> None:
    declined = 0
    for seed in range(6):
        bots = [Watcher(seed), Watcher(seed + 50)]
        state = new_game("base_2", seed)
        while not state.over:
            legal = state.legal()
            action = bots[state.decider].choose(counted_view(state, int(state.decider)), legal)
            if state.phase == DECIDE:
                declined += action is DECLINE
                if state.round == state.rules.rounds:
                    assert action is EXPAND
            state.apply(action)
    assert declined > 6, "it declines at other times"


def test_it_places_its_tokens_one_by_one_where_they_are_needed() -> None:
    """In redeployment every token is placed before it is done, unless the game is about to end."""
    placed = 0
    state = new_game("base_2", 2)
    bots = [GreedyBot(1), GreedyBot(2)]
    while not state.over:
        legal = state.legal()
        action = bots[state.decider].choose(counted_view(state, int(state.decider)), legal)
        if state.phase == REDEPLOY and state.round < state.rules.rounds:
            placed += action.kind == PLACE[0].kind
            if action is DONE:
                assert state.hand(state.acting) == 0
        state.apply(action)
    assert placed > 10


@pytest.mark.slow
@pytest.mark.parametrize("board", ["base_2", "underground_2"])
def test_it_beats_one_random_in_95_of_100_games(board: str) -> None:
    report = simulate(Simulation(Setup(board), ("greedy", "random"), games=100, seed=1))
    assert report.bots[0].wins >= 95
    assert report.bots[0].seats == {0: 50, 1: 50}


@pytest.mark.slow
@pytest.mark.parametrize("board", ["base_4", "underground_4"])
def test_it_wins_most_games_against_three_randoms(board: str) -> None:
    report = simulate(Simulation(Setup(board), ("greedy", "random", "random", "random"), games=100, seed=1))
    low, _ = wilson(report.bots[0].wins, 100)
    assert low >= 0.8


@pytest.mark.slow
@pytest.mark.parametrize("board", ["base_2+sky_2", "base_2+sky_3"])
def test_it_wins_most_games_against_two_randoms_under_the_sky(board: str) -> None:
    report = simulate(Simulation(Setup(board), ("greedy", "random", "random"), games=100, seed=1))
    low, _ = wilson(report.bots[0].wins, 100)
    assert low >= 0.8
