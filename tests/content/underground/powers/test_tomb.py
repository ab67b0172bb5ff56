"""Tomb: all tokens stay in decline."""

import pytest

from elbowroom.notation.position import position_data
from tests.content.helpers import cost, earned, hand, pass_turn, play, power, race, refused, regions, tokens, tray
from tests.content.underground.powers.helpers import offers, position

BURIED = """
board: underground_2
seats:
- active: {race: mudmen, power: tomb}
- active: {race: ogres, power: mining}
regions:
  4: {race: mudmen, tokens: 3}
  5: {race: mudmen, tokens: 3}
  27: {race: mudmen, tokens: 3}
  12: {race: ogres, tokens: 8}
"""

# Seat 2 is about to attack; seat 1 has a new race.
DUG_UP = """
board: underground_2
turn: 2
phase: conquer
seats:
- active: {race: drow, power: stone}
  decline: {race: mudmen, power: tomb}
- active: {race: gnomes, power: POWER, hand: 9}
regions:
  4: {race: mudmen, tokens: 5}
  5: {race: mudmen, tokens: 2}
  27: {race: mudmen, tokens: 2}
  26: {race: drow}
  11: {race: gnomes}
  12: {race: gnomes}
"""


@pytest.mark.rule("UG-P-TOMB-1")
def test_all_tokens_stay_and_are_redeployed_before_scoring() -> None:
    s = position(BURIED)
    coins = s.coins(0)
    play(s, "decline")
    assert (s.phase_name, race(s, 1), race(s, 1, "decline")) == ("redeploy", "", "mudmen")
    assert s.coins(0) == coins
    assert offers(s, "place") == [4, 5, 27]
    play(s, "place 4", "place 4", "place 4", "place 4", "place 5", "place 27", "done")
    assert regions(s, 1, "decline") == {4: 5, 5: 2, 27: 2}
    assert (tray(s, "mudmen"), s.coins(0)) == (12 - 9, coins + 3)


@pytest.mark.rule("UG-P-TOMB-1")
def test_every_region_keeps_a_token() -> None:
    s = position(BURIED)
    play(s, "decline", *["place 4"] * 6)
    assert refused(s, "place 4") == "CORE-7.3"
    play(s, "done")
    assert regions(s, 1, "decline") == {4: 7, 5: 1, 27: 1}


@pytest.mark.rule("UG-P-TOMB-1")
def test_tokens_in_hand_go_to_the_tray() -> None:
    s = position("""
    board: underground_2
    seats:
    - active: {race: mudmen, power: tomb, hand: 4}
    - active: {race: ogres, power: mining}
    """)
    play(s, "decline")
    assert (tray(s, "mudmen"), race(s, 1, "decline"), s.turn_of) == (12, "", 1)


@pytest.mark.rule("UG-P-TOMB-1")
def test_without_the_badge_one_token_in_each_region_stays() -> None:
    s = position(BURIED.replace("tomb", "stone"))
    play(s, "decline")
    assert regions(s, 1, "decline") == {4: 1, 5: 1, 27: 1}


@pytest.mark.rule("UG-P-TOMB-1", "UG-P-TOMB-3")
def test_they_are_redeployed_only_once() -> None:
    s = position(BURIED)
    play(s, "decline", *["place 4"] * 6, "done")
    for _ in range(2):
        pass_turn(s)
        play(s, "pick 0" if s.phase_name == "pick" else "expand")
        assert hand(s, 1, "decline") == 0
        play(s, "stop")
        assert s.turn_of == 1  # nothing was there to be placed
        assert regions(s, 1, "decline") == {4: 7, 5: 1, 27: 1}


@pytest.mark.rule("UG-P-TOMB-2", "UG-P-TOMB-3")
def test_one_token_of_a_conquered_region_is_lost_and_the_others_move_to_regions_of_the_race() -> None:
    s = position(DUG_UP.replace("POWER", "mining"))
    assert cost(s, 4) == 7
    play(s, "conquer 4")
    assert (hand(s, 1, "decline"), tray(s, "mudmen")) == (4, 12 - 8)
    while s.turn_of == 1 and s.phase_name != "withdraw":
        play(s, "stop" if s.conquering else "done")
    assert (s.decider, offers(s, "place")) == (0, [5, 27])
    play(s, "place 27", "place 27", "place 27", "place 5", "done")
    assert regions(s, 1, "decline") == {5: 3, 27: 5}
    assert tokens(s, 26) == 1  # the active race gets none of them


@pytest.mark.rule("UG-P-TOMB-2")
def test_with_no_region_left_all_are_lost_and_the_race_vanishes() -> None:
    s = position(DUG_UP.replace("POWER", "mining").replace("{race: mudmen, tokens: 2}", "{natives: 0}"))
    play(s, "conquer 4")
    assert (race(s, 1, "decline"), power(s, 1, "decline")) == ("", "")
    assert tray(s, "mudmen") == 12
    assert position_data(s)["discard"] == ["tomb"]


@pytest.mark.rule("UG-P-TOMB-3")
@pytest.mark.parametrize("amount", [1, 2, 6])
def test_attackers_must_overcome_all_tokens(amount: int) -> None:
    s = position(DUG_UP.replace("POWER", "mining").replace("tokens: 5", f"tokens: {amount}"))
    assert cost(s, 4) == 2 + amount


@pytest.mark.rule("UG-P-TOMB-3")
def test_the_rest_of_a_region_the_player_takes_himself_is_placed_in_his_redeployment() -> None:
    s = position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: drow, power: stone, hand: 2}
      decline: {race: mudmen, power: tomb}
    - active: {race: gnomes, power: mining}
    regions:
      12: {race: drow}
      4: {race: mudmen, tokens: 5}
      5: {race: mudmen, tokens: 2}
      27: {race: mudmen, tokens: 2}
    """)
    play(s, "conquer 4")
    assert (hand(s, 1, "decline"), tray(s, "mudmen")) == (4, 12 - 8)
    play(s, "done")
    assert (s.phase_name, s.acting, offers(s, "place")) == ("redeploy", 1, [5, 27])
    play(s, "place 5", "place 5", "place 5", "place 27")
    assert earned(s, "done") == 4
    assert regions(s, 1, "decline") == {5: 5, 27: 3}


@pytest.mark.rule("UG-P-TOMB-4")
@pytest.mark.parametrize(("power_key", "action"), [("vampire", "bite 4"), ("mining", "orb 4")])
def test_a_single_token_is_not_converted(power_key: str, action: str) -> None:
    text = DUG_UP.replace("POWER", power_key).replace("tokens: 5", "tokens: 1")
    s = position(f"{text}sites: {{found: {{shiny_orb: 12}}}}")
    assert refused(s, action) in ("UG-P-VAMPIRE-2", "UG-RELIC-ORB-1")
    assert offers(s, action.split()[0]) == []
