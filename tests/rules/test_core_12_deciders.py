"""CORE-12: who decides what."""

import pytest

from elbowroom.engine.events import TurnBegan
from tests.rules.helpers import (
    can,
    finish_turn,
    hand,
    happened,
    play,
    position,
    random_positions,
    targets_of,
    tokens,
    tray,
    verbs,
)

OWN_DECISIONS = {
    "pick": {"pick"},
    "decide": {"expand", "decline"},
    "legacy": {"abandon", "conquer", "die", "stop"},
    "ready": {"abandon", "conquer", "die", "dragon", "sorcery", "roll", "stop"},
    "conquer": {"conquer", "die", "dragon", "sorcery", "roll", "stop"},
    "redeploy": {"place", "camp", "lift_camp", "fortress", "hero", "lift_hero", "give_up", "done"},
    "end choices": {"ally", "done"},
    "post score": {"stout", "done"},
    "withdraw": {"place", "camp", "done"},
    "game over": set(),
}


@pytest.mark.rule("CORE-12.1")
def test_the_active_player_decides_everything_but_the_withdrawal() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for s in random_positions(f"base_{2 + seed % 4}", seed):
            assert verbs(s) <= OWN_DECISIONS[s.phase_name]
            assert (s.decider != s.turn_of) == (s.phase_name == "withdraw")
            seen.add(s.phase_name)
    assert seen == set(OWN_DECISIONS)


@pytest.mark.rule("CORE-12.1")
def test_the_defender_is_not_asked_which_token_is_lost() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: ratmen, power: hill, hand: 12}}, {active: {race: humans, power: forest}}]
regions:
  {3: {race: ratmen}, 5: {race: humans, tokens: 3}, 8: {race: humans, tokens: 2}, 16: {race: humans}}
""")
    play(s, "conquer 5")
    assert (s.decider, s.phase_name) == (0, "conquer")  # the attacker goes on at once
    assert (hand(s, 2), tray(s, "humans")) == (2, 10 - 5)
    play(s, "stop", "done")
    assert (s.decider, targets_of(s, "place")) == (1, [8, 16])


@pytest.mark.rule("CORE-12.1")
def test_after_a_berserk_roll_the_active_player_chooses_an_affordable_target_or_gives_up() -> None:
    s = position("""
board: base_2
phase: conquer
rolled: 1
seats: [{active: {race: ratmen, power: berserk, hand: 2}}, {active: {race: humans, power: forest}}]
regions: {3: {race: ratmen}, 4: {race: humans}, 5: {natives: 1}}
""")
    assert s.decider == 0
    assert verbs(s) == {"conquer", "stop"}
    assert targets_of(s, "conquer") == [2, 5, 11]  # cost 2 and 3, not the Mountain with a Human


@pytest.mark.rule("CORE-12.2")
def test_picking_and_deciding_are_never_automatic() -> None:
    s = position("{board: base_2, seats: [{active: {race: ratmen, power: hill}}, {coins: 0}]}")
    finish_turn(s)
    assert (s.turn_of, s.phase_name) == (1, "pick")
    assert [action.text() for action in s.legal()] == ["pick 0"]  # asked although there is one answer
    s = position("{board: base_2, turn: 2, seats: [{active: {race: ratmen, power: hill}}, {}]}")
    finish_turn(s)
    assert s.phase_name == "decide"  # a race without a token is asked all the same
    assert {action.text() for action in s.legal()} == {"expand", "decline"}


@pytest.mark.rule("CORE-12.2")
def test_every_turn_asks_for_a_pick_or_a_decision_first() -> None:
    turns = 0
    for s in random_positions("base_3", 6):
        if s.events is None or happened(s, TurnBegan):
            turns += 1
            assert s.phase_name in ("pick", "decide")
            assert s.events is None or len(happened(s, TurnBegan)) == 1  # no turn passes unasked
            s.events = []
    assert turns == 30


@pytest.mark.rule("CORE-12.2")
def test_stopping_needs_no_prompt_when_nothing_else_is_left() -> None:
    s = position("{board: base_2, phase: conquer, seats: [{active: {race: ratmen, power: hill, hand: 2}}, {}]}")
    play(s, "conquer 3")
    assert s.phase_name == "redeploy"
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: ratmen, power: hill, hand: 3}}, {}]
""")
    play(s, "conquer 3")  # one token left: the die is still a choice
    assert s.phase_name == "conquer"
    assert can(s, "die 2")


@pytest.mark.rule("CORE-12.2")
def test_forced_placements_and_missing_choices_need_no_prompt() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: ratmen, power: diplomat, hand: 12}}, {active: {race: humans, power: forest}}]
regions: {3: {race: ratmen}, 5: {race: humans, tokens: 3}, 8: {race: humans}}
""")
    play(s, "conquer 5", "stop", "done")
    # The only opponent was attacked, so there is no ally to name; one region is left, so nothing to choose there.
    assert (s.turn_of, s.phase_name) == (1, "decide")
    assert (hand(s, 2), tokens(s, 8)) == (0, 3)
