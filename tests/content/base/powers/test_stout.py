"""Stout: decline right after scoring."""

import pytest

from elbowroom.engine.errors import WrongDecision
from tests.content.base.powers.helpers import (
    can,
    end_turn,
    held,
    offers,
    pass_turn,
    play,
    position,
    race_at,
    refuse,
    tokens,
)

SIX_AND_THREE = """
    board: base_2
    phase: redeploy
    seats:
    - active: {race: ratmen, power: stout}
      decline: {race: humans}
    - active: {race: orcs, power: hill}
    regions:
      2: {race: ratmen, tokens: 3}
      3: {race: ratmen}
      4: {race: ratmen}
      5: {race: ratmen}
      6: {race: ratmen}
      7: {race: ratmen}
      17: {race: humans}
      18: {race: humans}
      10: {race: humans}
      20: {race: orcs}
    """


@pytest.mark.rule("BASE-P-STOUT-1", "BASE-P-STOUT-3")
def test_the_race_may_decline_after_its_turn_was_paid_in_full() -> None:
    s = position(SIX_AND_THREE)
    before = s.coins(0)
    play(s, "done")
    assert (s.phase_name, s.coins(0) - before) == ("post score", 9)
    assert race_at(s, 17) == "humans"
    play(s, "stout")
    assert s.coins(0) - before == 9  # no second scoring
    assert (held(s, 0), held(s, 1)) == ([], [2, 3, 4, 5, 6, 7])
    assert tokens(s, 2) == 1
    assert [race_at(s, region) for region in (10, 17, 18)] == ["", "", ""]
    assert s.turn_of == 1


@pytest.mark.rule("BASE-P-STOUT-1")
def test_the_player_picks_in_his_next_turn() -> None:
    s = position(SIX_AND_THREE)
    play(s, "done", "stout")
    pass_turn(s)
    assert (s.turn_of, s.phase_name) == (0, "pick")


@pytest.mark.rule("BASE-P-STOUT-1")
def test_the_decline_is_optional() -> None:
    s = position(SIX_AND_THREE)
    play(s, "done", "done")
    assert (s.turn_of, len(held(s, 0)), held(s, 1)) == (1, 6, [10, 17, 18])


@pytest.mark.rule("BASE-P-STOUT-1")
@pytest.mark.parametrize("phase", ["decide", "ready", "conquer", "redeploy"])
def test_the_decline_comes_at_no_other_moment(phase: str) -> None:
    s = position(SIX_AND_THREE.replace("phase: redeploy", f"phase: {phase}"))
    refuse(s, "stout", WrongDecision, "BASE-P-STOUT-1")


@pytest.mark.rule("BASE-P-STOUT-1")
def test_attacked_players_withdraw_after_the_decline() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: stout, hand: 8}
        - active: {race: orcs, power: hill}
        regions:
          3: {race: ratmen}
          2: {race: orcs, tokens: 3}
          20: {race: orcs}
          21: {race: orcs}
        """)
    play(s, "conquer 2", "stop", "done", "stout")
    assert (s.phase_name, s.decider, offers(s, "place")) == ("withdraw", 1, [20, 21])
    play(s, "done")
    assert s.turn_of == 1


@pytest.mark.rule("BASE-P-STOUT-2")
def test_the_race_may_decline_in_the_very_turn_it_was_picked() -> None:
    s = position("""
        board: base_2
        seats: [{}, {}]
        column: [{race: ratmen, power: stout}]
        """)
    play(s, "pick 0", "conquer 7", "stop", "done")
    assert can(s, "stout")
    play(s, "stout")
    assert (held(s, 0), held(s, 1), tokens(s, 7)) == ([], [7], 1)


@pytest.mark.rule("BASE-P-STOUT-2")
def test_a_normal_decline_stays_possible_and_is_followed_by_no_second_one() -> None:
    s = position(SIX_AND_THREE.replace("phase: redeploy", "phase: decide"))
    assert end_turn(s, "decline") == {"ratmen": 6}
    assert (s.turn_of, held(s, 1)) == (1, [2, 3, 4, 5, 6, 7])
