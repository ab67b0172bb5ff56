"""The greedy bot in Underground, where the sensible choice is clear: guardians, Armours, and what precedes scoring."""

import pytest

from elbowroom import counted_view
from elbowroom.bots.greedy import GreedyBot
from elbowroom.notation.position import load_position
from tests.bots.games import answers

# --- guardians and armours --------------------------------------------------------------------------------------------

# Regions 5 and 9 lie far apart; a strong enemy stands beside one of them, in 12 or in 16.
FRONT = """
board: underground_2
round: 4
phase: {phase}
seats:
- active: {{race: {race}, power: {power}{hand}}}
- active: {{race: mummies, power: tomb}}
regions:
  5: {{race: {race}}}
  9: {{race: {race}}}
  8: {{natives: 0}}
  {enemy}: {{race: mummies, tokens: 8}}
{more}
"""
FRONTS = pytest.mark.parametrize(("enemy", "threatened"), [(12, 5), (16, 9)])


def front(phase: str, race: str, power: str, enemy: int, more: str = "", hand: str = "") -> str:
    return FRONT.format(phase=phase, race=race, power=power, enemy=enemy, more=more, hand=hand)


@FRONTS
def test_the_queen_protects_the_region_that_is_threatened(enemy: int, threatened: int) -> None:
    assert answers(front("end choices", "ogres", "royal", enemy)) == {f"queen {threatened}"}


@FRONTS
def test_the_queen_goes_to_the_front_and_stays_there(enemy: int, threatened: int) -> None:
    text = front("end choices", "ogres", "royal", enemy)
    for region in (5, 9):
        placed = text.replace(f"{region}: {{race: ogres}}", f"{region}: {{race: ogres, markers: {{queen: 1}}}}")
        assert answers(placed) == {"done" if region == threatened else f"queen {threatened}"}


@FRONTS
def test_the_ghost_protects_an_own_region_that_is_threatened(enemy: int, threatened: int) -> None:
    """The Crypt is in a third region, because the Ghost cannot go there."""
    crypt = "  7: {race: ogres}\nsites: {found: {crypt_of_the_tomb_raider: 7}}"
    assert answers(front("end choices", "ogres", "stone", enemy, crypt)) == {f"ghost {threatened}"}


@FRONTS
def test_armours_go_to_the_front(enemy: int, threatened: int) -> None:
    armours = "notes: {shield: {to_place: 1}}"
    assert answers(front("redeploy", "shrooms", "shield", enemy, armours)) == {f"armour {threatened}"}


@FRONTS
def test_a_great_ancient_that_must_move_goes_to_the_front(enemy: int, threatened: int) -> None:
    waiting = "notes: {cultists: {placed: 1}}"
    assert answers(front("redeploy", "cultists", "stone", enemy, waiting)) == {f"ancient {threatened}"}


def test_the_great_ancient_moves_where_it_makes_conquests_cheaper() -> None:
    """From the corner 5 it helps against nothing; 24 is beside all that can be conquered."""
    text = """
    board: underground_2
    round: 4
    phase: start effects
    seats:
    - active: {race: cultists, power: stone, hand: 3}
    - active: {race: mummies, power: wise}
    regions:
      5: {race: cultists, markers: {great_ancient: 1}}
      4: {race: mummies, tokens: 4, markers: {ghost: 1}}
      6: {race: mummies, tokens: 4}
      12: {race: mummies, tokens: 4}
      24: {race: cultists}
      23: {natives: 0}
    sites: {found: {crypt_of_the_tomb_raider: 12}}
    notes: {cultists: {placed: 1}, crypt_of_the_tomb_raider: {keeper: 2}}
    """
    assert answers(text) == {"ancient 24"}


def test_tokens_are_piled_up_where_that_pays() -> None:
    """Three tokens in one region pay a coin more, also in the last turn; two in each of both pay nothing."""
    text = front("redeploy", "ogres", "frightened", 24, hand=", hand: 2").replace("  9: {", "  10: {")
    s = load_position(text.replace("round: 4", "round: 10"))
    bot = GreedyBot(1)
    while s.phase_name == "redeploy":
        s.play(bot.choose(counted_view(s, 0), s.legal()))
    assert s.coins(0) == 5 + 2 + 1


# --- before scoring ---------------------------------------------------------------------------------------------------

SCEPTER = """
board: underground_2
round: 4
phase: end choices
seats:
- active: {race: ogres, power: POWER}
- active: {race: mummies, power: tomb}
regions:
  4: {race: ogres}
  5: {race: ogres}
  12: {race: ogres}
sites: {found: {scepter_of_avarice: 4, mine_of_the_lost_dwarf: 5}}
"""


@pytest.mark.parametrize(("power", "best"), [("mining", "scepter 12"), ("mystic", "scepter 4")])
def test_the_scepter_doubles_the_region_that_pays_most_but_not_the_lost_mine(power: str, best: str) -> None:
    assert answers(SCEPTER.replace("POWER", power)) == {best}


def test_the_bag_copies_the_scepter_where_it_pays() -> None:
    text = SCEPTER.replace("power: POWER", "power: magic").replace("scepter_of_avarice: 4", "scepter_of_avarice: 20")
    assert answers(text) <= {"copy_scepter 4", "copy_scepter 12"}


def test_the_ring_lies_where_most_opponents_must_pay() -> None:
    """Region 11 touches both opponents, 3 only one and 26 none."""
    text = """
    board: underground_3
    round: 4
    phase: end choices
    seats:
    - active: {race: ogres, power: stone}
    - active: {race: mummies, power: tomb}
    - active: {race: drow, power: wise}
    regions:
      3: {race: ogres}
      11: {race: ogres}
      26: {race: ogres}
      12: {race: mummies}
      21: {race: drow}
    sites: {found: {froggys_ring: 26}}
    """
    assert answers(text) == {"ring 11"}


# The turn of a decline: a new race comes next turn, and these regions will pay for long.
ALTAR = """
board: underground_2
round: ROUND
phase: end choices
declined: true
seats:
- decline: {race: drow, power: tomb}
- active: {race: mummies, power: mystic}
regions:
  4: {race: drow}
  5: {race: drow}
  11: {race: drow, tokens: SPARE}
  24: {race: mummies}
sites: {found: {altar_of_souls: 5}}
"""


def test_a_region_is_given_to_the_altar_only_when_it_would_not_earn_as_much() -> None:
    text = ALTAR.replace("SPARE", "1")
    assert answers(text.replace("ROUND", "3")) == {"done"}
    assert answers(text.replace("ROUND", "9")) <= {"altar 4", "altar 5", "altar 11"}


def test_a_region_is_given_to_the_altar_when_its_race_will_soon_be_replaced() -> None:
    """A large active race without tokens to spare declines next."""
    text = ALTAR.replace("ROUND", "5").replace("SPARE", "1").replace("declined: true\n", "")
    text = text.replace("- decline:", "- active: {race: ogres, power: stone}\n  decline:")
    for region in (6, 9, 12, 13, 20, 26, 27):
        text = text.replace("sites:", f"  {region}: {{race: ogres}}\nsites:")
    assert answers(text) <= {"altar 4", "altar 5", "altar 11"}


def test_a_token_to_spare_is_always_given_to_the_altar() -> None:
    assert answers(ALTAR.replace("ROUND", "3").replace("SPARE", "2")) == {"altar 11"}
