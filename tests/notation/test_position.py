"""Positions as text: every position of a game round-trips, and the short forms mean what they say."""

import pytest
from hypothesis import HealthCheck, given, settings

from elbowroom import State, board_names, new_game
from elbowroom.engine.invariants import check_invariants
from elbowroom.notation.position import dump_position, load_position
from tests.notation.strategies import played, states


@given(states())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_any_position_of_a_game_round_trips(state: State) -> None:
    text = dump_position(state)
    again = load_position(text)
    assert list(again.words) == list(state.words)
    assert again == state
    assert dump_position(again) == text
    assert again.legal() == state.legal()


@pytest.mark.parametrize("board", board_names())
def test_every_position_of_a_whole_game_round_trips(board: str) -> None:
    """All phases that base content knows are met, the end of the game included."""
    recorder = played(board, 11)
    state = new_game(board, 11)
    seen = set()
    for action in recorder.actions:
        seen.add(state.phase_name)
        assert load_position(dump_position(state)) == state
        state.apply(action)
    assert state.over
    assert load_position(dump_position(state)) == state
    assert {"pick", "decide", "ready", "conquer", "redeploy", "withdraw"} <= seen


def test_house_rules_round_trip() -> None:
    state = new_game("base_3", 5, ownTokensDefend=True)
    again = load_position(dump_position(state))
    assert again.rules is state.rules
    assert again.rules.own_tokens_defend


def test_a_board_alone_is_the_start_of_a_game() -> None:
    state = load_position("board: base_3")
    assert (state.phase_name, state.round, state.turn_of, state.visible) == ("pick", 1, 0, 6)
    assert [state.coins(seat) for seat in range(3)] == [5, 5, 5]
    assert [state.natives(r) for r in range(state.board.size)] == list(state.board.natives)
    assert state.rules.races[state.column_race(0)].key == "amazons"
    check_invariants(state)


def test_the_gap_of_a_bought_combo_is_kept_while_its_choices_are_open() -> None:
    text = """
    board: base_2
    phase: pick choices
    picked: true
    seats: [{active: {race: orcs, power: hill}}, {}]
    column:
    - {race: amazons, power: alchemist}
    - {race: dwarves, power: berserk}
    - {race: elves, power: commando}
    - {race: ghouls, power: diplomat}
    - {race: giants, power: flying}
    """
    state = load_position(text)
    assert state.visible == 5
    assert load_position(dump_position(state)) == state
    state.apply(state.legal()[0])
    assert (state.visible, state.hand(0)) == (6, 9)


def test_tokens_on_the_board_and_in_hand_are_not_in_the_tray() -> None:
    state = load_position(
        """
        board: base_2
        phase: conquer
        seats: [{active: {race: amazons, power: hill, hand: 2, reserve: 4}}, {}]
        regions: {21: {race: amazons, tokens: 3}}
        """
    )
    assert state.tray(state.rules.race_named("amazons")) == 15 - 2 - 4 - 3
