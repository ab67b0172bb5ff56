"""CORE-8: coins at the end of a turn."""

import pytest

from elbowroom import score_items
from elbowroom.engine.events import Scored, ScoreLine
from tests.rules.helpers import coins, finish_turn, happened, play, position, regions_of

HOLDINGS = """
board: base_2
phase: conquer
seats:
- active: {race: %s, power: %s, hand: 0}
  decline: {race: %s}
  beside: {race: wizards, power: spirit}
- active: {race: tritons, power: commando}
regions:
  2: {race: %s}
  3: {race: %s}
  10: {race: %s}
  14: {race: wizards}
  6: {race: tritons}
"""


def holdings(race: str, power: str, old: str) -> str:
    return HOLDINGS % (race, power, old, race, race, old)


@pytest.mark.rule("CORE-8.1")
def test_every_region_of_every_race_of_the_player_pays_one_coin() -> None:
    s = position(holdings("ratmen", "swamp", "elves"))
    finish_turn(s)
    assert coins(s, 1) == 5 + 2 + 1 + 1


@pytest.mark.rule("CORE-8.1")
def test_tokens_in_hand_pay_nothing() -> None:
    s = position("{board: base_2, phase: conquer, seats: [{active: {race: ratmen, power: hill, hand: 9}}, {}]}")
    finish_turn(s)
    assert coins(s, 1) == 5


@pytest.mark.rule("CORE-8.2")
def test_bonuses_of_race_and_power_add_up() -> None:
    # Region 2 is a Farmland with Magic, region 3 a Forest with a Mine.
    s = position(holdings("humans", "merchant", "elves"))
    finish_turn(s)
    assert coins(s, 1) == 5 + 4 + 1 + 2
    s = position(holdings("dwarves", "forest", "elves"))
    finish_turn(s)
    assert coins(s, 1) == 5 + 4 + 1 + 1  # both bonuses in region 3


@pytest.mark.rule("CORE-8.2")
def test_races_in_decline_give_no_bonus_except_dwarves() -> None:
    s = position(holdings("ratmen", "swamp", "humans"))  # Humans on the Farmland 10, Wizards on the Magic 14
    finish_turn(s)
    assert coins(s, 1) == 5 + 4
    s = position(holdings("ratmen", "swamp", "dwarves").replace("  10: ", "  16: "))  # a Mine
    finish_turn(s)
    assert coins(s, 1) == 5 + 4 + 1


@pytest.mark.rule("CORE-8.3")
def test_conquests_pay_even_if_the_region_is_no_longer_held() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: amazons, power: pillaging, hand: 6}}, {}]
""")
    play(s, "conquer 5", "conquer 7")
    assert regions_of(s, 1) == [5, 7]
    play(s, "stop")
    assert s.reserve(0) == 4
    play(s, "done")
    assert coins(s, 1) == 5 + 2 + 1
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: amazons, power: pillaging, hand: 4}}, {}]
""")
    play(s, "conquer 5", "stop")  # all must leave again
    assert regions_of(s, 1) == []
    assert coins(s, 1) == 5 + 1


@pytest.mark.rule("CORE-8.3")
def test_conquests_of_earlier_turns_do_not_pay() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: orcs, power: pillaging, hand: 4}}, {}]
""")
    finish_turn(play(s, "conquer 5"))
    assert coins(s, 1) == 5 + 1 + 2
    finish_turn(s)
    finish_turn(s)
    assert coins(s, 1) == 5 + 3 + 1


@pytest.mark.rule("CORE-8.4")
def test_only_the_active_player_scores() -> None:
    s = position(holdings("ratmen", "swamp", "elves"), listen=True)
    finish_turn(s)
    assert (coins(s, 1), coins(s, 2)) == (9, 5)
    assert [event.seat for event in happened(s, Scored)] == [0]
    finish_turn(s)
    assert (coins(s, 1), coins(s, 2)) == (9, 6)


@pytest.mark.rule("CORE-8.5")
def test_the_score_is_told_line_by_line_and_adds_up() -> None:
    s = position(holdings("humans", "merchant", "dwarves").replace("  10: ", "  16: "), listen=True)
    finish_turn(s)
    lines = [(event.tile, event.coins) for event in happened(s, ScoreLine)]
    assert lines == [("humans", 2), ("humans", 1), ("merchant", 2), ("dwarves", 1), ("dwarves", 1), ("wizards", 1)]
    assert [event.coins for event in happened(s, Scored)] == [sum(amount for _, amount in lines)]
    assert coins(s, 1) == 5 + 8


@pytest.mark.rule("CORE-8.5")
def test_regions_active_and_in_decline_are_separate_lines_with_their_rules() -> None:
    s = position(holdings("orcs", "alchemist", "elves"))
    items = [(item.coins, item.reason, item.rule) for item in score_items(s, 0)]
    assert items == [
        (2, "Orcs: regions", "CORE-8.1"),
        (2, "Alchemist: every turn", "BASE-P-ALCHEMIST-1"),
        (1, "Elves: regions in decline", "CORE-8.1"),
        (1, "Wizards: regions in decline", "CORE-8.1"),
    ]


@pytest.mark.rule("CORE-8.1", "CORE-8.2")
def test_the_example_of_merchant_skeletons() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: skeletons, power: merchant}, decline: {race: humans}}, {}]
regions:
  {3: {race: skeletons}, 4: {race: skeletons}, 5: {race: skeletons}, 2: {race: humans}, 10: {race: humans}}
""")
    finish_turn(s)
    assert coins(s, 1) == 5 + 8
