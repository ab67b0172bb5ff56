"""Froggy's Ring: one coin from each opponent whose active race stands next to it."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import play, refused
from tests.content.underground.places.helpers import coins, lies, offers, position

# Region 10 touches Gnomes (11) and Drow (9), region 12 only Gnomes, region 31 nobody. Kraken in decline stand beside
# the first two.
SHORE = """
board: underground_3
phase: end choices
seats:
- {coins: 5, active: {race: shadow_mimes, power: <power>}, decline: {race: liches}}
- {coins: <gnomes>, active: {race: gnomes, power: martyr}, decline: {race: kraken}}
- {coins: 7, active: {race: drow, power: royal}}
regions:
  10: {race: shadow_mimes}
  12: {race: shadow_mimes}
  31: {race: shadow_mimes}
  18: {race: liches}
  11: {race: gnomes}
  3: {race: kraken}
  9: {race: drow<queen>}
sites: {found: {froggys_ring: <ring>, <others>}}
"""
REGIONS = 4  # what the bank pays for the Mimes and Liches


def shore(power: str = "stone", gnomes: int = 7, ring: int = 10, others: str = "", queen: str = "") -> State:
    return position(SHORE, power=power, gnomes=gnomes, ring=ring, others=others, queen=queen)


def balances(s: State, *actions: str) -> list[int]:
    """What the three players gain by the actions."""
    before = [coins(s, seat) for seat in (1, 2, 3)]
    play(s, *actions)
    return [coins(s, seat) - had for seat, had in zip((1, 2, 3), before, strict=True)]


@pytest.mark.rule("UG-RELIC-RING-1")
def test_each_opponent_with_an_active_token_next_to_the_ring_pays_one_coin() -> None:
    assert balances(shore(), "ring 10") == [REGIONS + 2, -1, -1]
    assert balances(shore(), "ring 12") == [REGIONS + 1, -1, 0]
    assert balances(shore(), "ring 31") == [REGIONS, 0, 0]


@pytest.mark.rule("UG-RELIC-RING-1")
def test_the_ring_is_placed_before_scoring_in_a_region_of_the_active_race() -> None:
    s = shore()
    assert offers(s, "ring") == [10, 12, 31]
    assert refused(s, "ring 18") == "UG-RELIC-RING-1"  # in decline
    assert refused(s, "ring 11") == "UG-RELIC-RING-1"
    s = position(SHORE.replace("end choices", "conquer"), power="stone", gnomes=7, ring=10, others="", queen="")
    assert refused(s, "ring 12") == "UG-RELIC-RING-1"


@pytest.mark.rule("UG-RELIC-RING-1")
def test_tokens_in_decline_next_to_the_ring_pay_nothing() -> None:
    alone = SHORE.replace("  11: {race: gnomes}\n", "  24: {race: gnomes}\n")
    s = position(alone, power="stone", gnomes=7, ring=10, others="", queen="")
    assert balances(s, "ring 12") == [REGIONS, 0, 0]


@pytest.mark.rule("UG-RELIC-RING-1")
def test_an_opponent_without_coins_pays_nothing_and_the_ring_may_lie_beside_him() -> None:
    s = shore(gnomes=0)
    assert balances(s, "ring 12") == [REGIONS, 0, 0]
    assert lies(s, "froggys_ring") == 12


@pytest.mark.rule("UG-RELIC-RING-2")
def test_a_ring_that_is_not_placed_this_turn_pays_nothing() -> None:
    assert balances(shore(), "done") == [REGIONS, 0, 0]


@pytest.mark.rule("UG-RELIC-RING-2")
def test_the_ring_may_be_placed_where_it_lies() -> None:
    s = shore(ring=12)
    assert balances(s, "ring 12") == [REGIONS + 1, -1, 0]
    assert lies(s, "froggys_ring") == 12


@pytest.mark.rule("UG-RELIC-RING-2")
def test_the_pipe_makes_regions_of_its_terrain_adjacent_to_the_ring() -> None:
    far = SHORE.replace("  11: {race: gnomes}\n", "  32: {race: gnomes}\n")
    s = position(far, power="stone", gnomes=7, ring=10, others="", queen="")
    assert balances(s, "ring 12") == [REGIONS, 0, 0]
    s = position(far, power="stone", gnomes=7, ring=10, others="great_brass_pipe: 10", queen="")
    assert balances(s, "ring 12") == [REGIONS + 1, -1, 0]


@pytest.mark.rule("UG-RELIC-RING-2")
def test_an_immune_region_is_skipped() -> None:
    assert balances(shore(queen=", markers: {queen: 1}"), "ring 10") == [REGIONS + 1, -1, 0]


@pytest.mark.rule("UG-RELIC-RING-2")
def test_the_scepter_does_not_double_what_the_ring_takes() -> None:
    s = shore(others="scepter_of_avarice: 10")
    assert balances(s, "scepter 10", "ring 10") == [REGIONS + 1 + 2, -1, -1]


@pytest.mark.rule("UG-RELIC-RING-2")
def test_the_same_opponent_pays_for_the_ring_and_for_thieving() -> None:
    assert balances(shore("thieving"), "done") == [REGIONS + 2, -1, -1]
    assert balances(shore("thieving"), "ring 10") == [REGIONS + 4, -2, -2]
    assert balances(shore("thieving", gnomes=1), "ring 12") == [REGIONS + 2, -1, -1]
