"""Copies, stored states and states sent to other processes: each a game of its own."""

import copy
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from elbowroom import Chance, State, new_game
from elbowroom.content.catalog import board_names
from elbowroom.content.setup import rules_for
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state

FAMILIES = ("base_2", "underground_3", "base_2+sky_3")


def play_on(s: State, decisions: int = 10_000) -> list[str]:
    """Let everybody take one of the legal actions, always the same one of the same list, and tell which."""
    played: list[str] = []
    while not s.over and len(played) < decisions:
        legal = s.legal()
        action = legal[len(played) * 7 % len(legal)]
        played.append(action.text())
        s.apply(action)
    return played


def fingerprint(s: State) -> list[int]:
    return [int(word) for word in s.words]


def later(board: str, decisions: int = 25) -> State:
    s = new_game(board, seed=1)
    play_on(s, decisions)
    return s


@pytest.mark.parametrize("board", FAMILIES)
def test_a_playout_on_a_copy_changes_nothing_of_the_game(board: str) -> None:
    alone, watched = later(board), later(board)
    for _ in range(3):
        play_on(watched.copy())
    assert play_on(watched) == play_on(alone)
    assert fingerprint(watched) == fingerprint(alone)


@pytest.mark.parametrize("board", FAMILIES)
def test_copies_meet_other_outcomes_and_every_run_the_same(board: str) -> None:
    def ends() -> list[list[int]]:
        s = later(board)
        copies = [s.copy() for _ in range(8)]
        copies.append(copies[0].copy())
        rolls = [[int(each.chance.roll()) for _ in range(60)] for each in copies]
        return [*rolls, [int(s.chance.roll()) for _ in range(60)]]

    first = ends()
    assert first == ends()
    assert len({tuple(rolls) for rolls in first}) == len(first)


def test_a_seed_chooses_the_chance_of_a_copy() -> None:
    s = later("base_2")
    wanted = Chance(77)
    one, other = s.copy(seed=77), s.copy(seed=77)
    rolls = [wanted.roll() for _ in range(40)]
    assert [one.chance.roll() for _ in range(40)] == rolls
    assert [other.chance.roll() for _ in range(40)] == rolls


@pytest.mark.parametrize("board", FAMILIES)
def test_a_copy_with_the_same_dice_plays_the_same_game(board: str) -> None:
    s = later(board)
    twin = s.copy(same_dice=True)
    assert play_on(twin) == play_on(s)
    assert twin == s


def test_the_same_dice_include_outcomes_that_are_forced() -> None:
    s = new_game("base_2", seed=3)
    s.chance.forced = [3, 2, 3, 1]
    twin = s.copy(same_dice=True)
    assert [twin.chance.roll() for _ in range(4)] == [3, 2, 3, 1]
    assert [s.copy().chance.roll() for _ in range(12)] != [3, 2, 3, 1] * 3
    assert s.chance.forced == [3, 2, 3, 1]


@pytest.mark.parametrize("board", FAMILIES)
def test_copy_and_deepcopy_are_copies(board: str) -> None:
    s = later(board)
    for other in (copy.copy(s), copy.deepcopy(s)):
        assert other == s
        assert other.rules is s.rules
        play_on(other)
        assert other != s


@pytest.mark.parametrize("board", board_names())
def test_a_stored_state_goes_on_as_the_game_would(board: str) -> None:
    s = later(board, 60)
    again: State = pickle.loads(pickle.dumps(s))
    assert again == s
    assert again.rules is s.rules
    assert [again.board.neighbours(1 << r) for r in range(again.board.size)] == [
        s.board.neighbours(1 << r) for r in range(s.board.size)
    ]
    assert play_on(again) == play_on(s)
    assert fingerprint(again) == fingerprint(s)


def test_chance_goes_on_after_very_many_draws() -> None:
    chance = Chance(5)
    for _ in range(10_000):
        chance.roll()
    again: Chance = pickle.loads(pickle.dumps(chance))
    assert [again.roll() for _ in range(5_000)] == [chance.roll() for _ in range(5_000)]
    assert len(pickle.dumps(chance)) < 20_000  # the past is not kept for ever


def _played_elsewhere(s: State) -> tuple[list[str], State]:
    return play_on(s), s


@pytest.mark.slow
def test_a_state_can_go_to_another_process_and_come_back() -> None:
    s = later("base_2+sky_3")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        played, end = pool.submit(_played_elsewhere, s).result()
    assert played == play_on(s)
    assert end == s


def test_rules_are_the_same_wherever_they_are_sent_or_copied() -> None:
    rules = rules_for("base_3", boxes=("base", "underground"), sites=True, switches={"openScores": True})
    assert copy.copy(rules) is rules
    assert copy.deepcopy(rules) is rules
    assert pickle.loads(pickle.dumps(rules)) is rules


def test_rules_built_by_hand_say_that_they_cannot_be_sent() -> None:
    printed = rules_for("base_2")
    own = Rules(printed.board, 2, 10, list(printed.races), list(printed.powers), {})
    with pytest.raises(TypeError, match="only rules made by rules_for"):
        pickle.dumps(own)


class Loaded(Chance):
    """A die of somebody's own."""


def test_a_die_of_ones_own_says_that_it_must_say_how_it_is_copied() -> None:
    s = new_state(rules_for("base_2"), Loaded(1))
    assert type(s.copy().chance) is Chance
    with pytest.raises(TypeError, match="Loaded must say itself"):
        s.copy(same_dice=True)
    with pytest.raises(TypeError, match="Loaded must say itself"):
        pickle.dumps(s)


def test_a_state_takes_over_a_position_and_keeps_its_chance() -> None:
    s = later("base_2")
    ahead, same = s.copy(), s.copy(same_dice=True)
    play_on(ahead, 30)
    s.become(ahead)
    assert s == ahead
    assert [s.chance.roll() for _ in range(20)] == [same.chance.roll() for _ in range(20)]


def test_words_cannot_be_replaced_where_that_would_leak() -> None:
    """See docs/decisions/0005: the compiled setter would keep the old row for ever."""
    program = (
        "import elbowroom\n"
        "s = elbowroom.new_game()\n"
        "try:\n    s.words = s.words\n"
        "except AttributeError: print('refused')\n"
        "else: print('taken', elbowroom.COMPILED)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert said in (["refused"], ["taken", "False"])
