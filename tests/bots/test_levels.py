"""The five levels: legal, repeatable, each better than the one below."""

from random import Random

import pytest

from elbowroom import Setup, State, board_names, new_game, rules_for
from elbowroom.bots import make_bot
from elbowroom.bots.knowledge import judgement_for
from elbowroom.bots.levels import LEVELS, TEMPERS
from elbowroom.bots.placing import Placing, _spread
from elbowroom.bots.planner import Planner, _better_half, liking
from elbowroom.bots.style import Likes, Style
from elbowroom.content.catalog import BOXES
from elbowroom.engine.actions import DECLINE, DIE, EXPAND, STOP, Action
from elbowroom.engine.regions import members
from elbowroom.engine.view import counted_view, view
from elbowroom.lab.simulate import Simulation, simulate
from elbowroom.table.personas import personas, temper_of
from tests.bots.games import game
from tests.effort import so_many

LONG_AGO = 1e-9  # on a clock that began with the machine
QUICK = ["gentle", "easy", "normal"]  # in plain Python; the others think twenty times as long there


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("board", ["base_3", "underground_2", "base_2+sky_2"])
def test_all_choices_are_legal(level: str, board: str) -> None:
    players = int(rules_for(board).players)
    assert game(board, [level] + ["random"] * (players - 1), 3)[0].over


def test_all_choices_are_legal_in_a_mixed_game() -> None:
    assert game("underground_3", ["easy", "random", "gentle"], 5, tuple(BOXES))[0].over


@pytest.mark.slow
@pytest.mark.parametrize("board", board_names())
def test_all_choices_are_legal_on_every_board(board: str) -> None:
    players = int(rules_for(board).players)
    first = board_names().index(board)  # so that another level begins on each board
    for seed in range(first, first + so_many(1, long=20)):
        specs = [["strong", "normal", "easy", "gentle"][(seed + seat) % 4] for seat in range(players)]
        assert game(board, specs, seed)[0].over


def test_the_seed_decides() -> None:
    first, again, other = (game("base_2", ["easy", "easy"], seed)[1] for seed in (4, 4, 5))
    assert first == again != other


def choice(level: str, state: State, seed: int = 1) -> Action:
    return make_bot(level, seed).choose(counted_view(state, int(state.decider)), state.legal())


@pytest.mark.parametrize("level", QUICK)
def test_a_plan_does_not_outlive_its_position(level: str) -> None:
    """A bot that has seen one game answers in another as a new bot does: games can be undone and resumed."""
    used = make_bot(level, 1)
    state = new_game("base_2", 3, first=0)
    for _ in range(3):
        state.apply(used.choose(counted_view(state, 0), state.legal()))
    other = new_game("base_2", 9, first=0)
    other.apply(other.legal()[0])
    assert used.choose(counted_view(other, 0), other.legal()) is choice(level, other)


def test_a_bot_that_joins_in_the_middle_of_a_turn_plays_on() -> None:
    state, bots = new_game("base_2", 3, first=0), [make_bot("easy", 1), make_bot("easy", 2)]
    while state.phase_name != "redeploy":
        state.apply(bots[state.decider].choose(counted_view(state, int(state.decider)), state.legal()))
    assert choice("normal", state, seed=8) in state.legal()


def test_it_plays_on_a_view_for_people_too() -> None:
    state = new_game("base_3", 3)
    assert make_bot("normal", 1).choose(view(state, int(state.decider)), state.legal()) in state.legal()


def test_likes_colour_a_plan() -> None:
    """Seat 1 stands beside seat 2, so that there is somebody to attack."""
    state = new_game("base_2", 3)
    bots = [make_bot("easy", 1), make_bot("easy", 2)]
    attack: Action | None = None
    while attack is None:
        seat = int(state.decider)
        legal = state.legal()
        if state.turn_of == seat and state.conquering:
            attacks = [a for a in legal if a.verb == "conquer" and state.seat_at(a.target) == 1 - seat]
            attack = attacks[0] if attacks else None
        if attack is None:
            state.apply(bots[seat].choose(counted_view(state, seat), legal))
    seat = int(state.decider)
    assert liking(Likes(raids=0.1), state, seat, [attack, STOP]) == pytest.approx(0.1)
    assert liking(Likes(raids=-0.1), state, seat, [attack, STOP]) == pytest.approx(-0.1)
    assert liking(Likes(gambles=0.1), state, seat, [attack, STOP]) == 0
    assert liking(Likes(gambles=0.1), state, seat, [DIE[attack.target]]) == pytest.approx(0.1)


def test_a_player_who_clings_does_not_decline_while_there_are_tokens() -> None:
    state = new_game("base_2", 3)
    bots = [make_bot("easy", 1), make_bot("easy", 2)]
    while state.phase_name != "decide":
        state.apply(bots[state.decider].choose(counted_view(state, int(state.decider)), state.legal()))
    seat = int(state.decider)
    assert liking(Likes(clings=0.3), state, seat, [DECLINE]) == pytest.approx(-0.3)
    assert liking(Likes(clings=0.3), state, seat, [EXPAND]) == 0
    tired = state.copy()
    for region in state.regions_of(seat):
        tired.set_tokens(region - 1, 1)
    assert liking(Likes(clings=0.3), tired, seat, [DECLINE]) == 0


def test_characters_have_tempers_that_bots_know() -> None:
    tempers = [temper_of(name) for name in personas()]
    assert set(TEMPERS) == set(tempers)
    assert temper_of("Anna") == ""
    state = new_game("base_2", 3, first=0)
    for temper in (*TEMPERS, "nobody knows"):
        assert make_bot("easy", 1, temper).choose(counted_view(state, 0), state.legal()) in state.legal()


def test_who_has_no_time_left_takes_what_is_at_hand() -> None:
    """Neither all beginnings of a turn are looked at, nor all ways to place markers and tokens."""
    style = LEVELS["expert"]
    state = new_game("underground_5", 3)
    judgement = judgement_for(state.rules)
    planner = Planner(judgement, style, 1)
    planner.end = LONG_AGO
    assert len(state.legal()) > 4
    assert 1 <= len(planner.plans([counted_view(state, int(state.decider))], state.decider, 1000, 24)) <= 2
    random = Random(1)
    while state.phase_name != "redeploy" or state.hand(state.acting) < 3:
        state.apply(random.choice(state.legal()))
    placing = Placing(judgement, style, 1)
    placing._end = LONG_AGO
    regions = members(state.occupied(state.acting))
    even = _spread(state, regions, int(state.hand(state.acting)))
    placed = [action.target for action in placing._tokens(state) if action.verb == "place"]
    assert [placed.count(region) for region in regions] == even


def test_who_is_clearly_worse_leaves_with_the_worse_half() -> None:
    best, close, clearly, hopeless = [0.5, 0.7] * 4, [0.7, 0.4] * 4, [0.45, 0.66] * 4, [0.1, 0.2] * 4
    gains = [hopeless, close, clearly, best]
    assert _better_half([0, 1, 2, 3], gains) == [3]  # `clearly` comes second, and is behind in every game
    assert _better_half([0, 1, 3], gains) == [3, 1]
    assert _better_half([2, 3], gains) == [3]
    assert _better_half([0, 1], [best, list(best)]) == [0]


def test_a_steady_style_looks_less_often_where_looks_take_longer() -> None:
    style = Style(plans=900, samples=90, steady=True)
    assert [style.among(players).plans for players in (2, 3, 4, 5)] == [900, 400, 225, 144]
    assert style.among(3).samples == 40
    assert style.among(2) == style
    assert Style(plans=900).among(5) == Style(plans=900)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("easy", "gentle"), ("normal", "easy"), ("strong", "normal")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    games = so_many(24, long=100)
    report = simulate(Simulation(Setup("base_2"), (better, worse), games=games, seed=1))
    assert report.bots[0].wins > 0.55 * games


@pytest.mark.slow
def test_strong_beats_greedy() -> None:
    games = so_many(24, long=100)
    report = simulate(Simulation(Setup("base_2"), ("strong", "greedy"), games=games, seed=1))
    assert report.bots[0].wins > 0.7 * games
