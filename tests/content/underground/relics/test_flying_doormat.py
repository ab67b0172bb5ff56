"""Flying Doormat: once a turn any region is in reach."""

import pytest

from tests.content.helpers import cost, hand, holder, legal, marked, play, refused, regions, tokens
from tests.content.underground.places.helpers import finish, lies, offers, position

# Gnomes stand next to the Mimes and far away, the Queen of their player guards region 27.
ABROAD = """
board: underground_2
phase: conquer
seats:
- active: {race: shadow_mimes, power: stone, hand: 9}
- active: {race: gnomes, power: martyr}
  decline: {race: ogres, power: royal}
regions:
  4: {race: shadow_mimes}
  12: {race: gnomes}
  26: {race: gnomes}
  24: {race: ogres}
  27: {race: ogres, markers: {queen: 1}}
sites: {found: {flying_doormat: 4}}
"""
CHASMS = {1, 14, 19, 22, 28}


@pytest.mark.rule("UG-RELIC-DOORMAT-1")
def test_the_doormat_reaches_every_region_but_chasms_immune_regions_and_active_gnomes() -> None:
    s = position(ABROAD)
    assert offers(s, "conquer") == [3, 5, 11, 12]
    play(s, "doormat")
    assert set(offers(s, "conquer")) == {*range(1, 29)} - CHASMS - {4, 12, 26, 27}
    assert refused(s, "conquer 27") == "CORE-6.5"


@pytest.mark.rule("UG-RELIC-DOORMAT-1")
def test_a_region_reached_by_the_doormat_costs_what_it_always_costs() -> None:
    s = position(ABROAD)
    before = {region: cost(s, region) for region in (2, 9, 17, 21, 24)}
    assert before == {2: 2, 9: 3, 17: 1, 21: 4, 24: 3}
    play(s, "doormat")
    assert {region: cost(s, region) for region in before} == before
    play(s, "conquer 24")
    assert (tokens(s, 24), hand(s, 1)) == (3, 6)


@pytest.mark.rule("UG-RELIC-DOORMAT-1")
def test_the_doormat_serves_one_conquest_a_turn() -> None:
    s = position(ABROAD)
    play(s, "doormat", "conquer 17")
    assert lies(s, "flying_doormat") == 17
    assert 9 not in offers(s, "conquer")
    assert refused(s, "doormat") == "UG-RELIC-2"


@pytest.mark.rule("UG-RELIC-DOORMAT-1")
def test_a_doormat_used_on_a_river_stays_there_when_it_is_left() -> None:
    s = position(ABROAD)
    finish(s, "doormat", "conquer 25")
    assert lies(s, "flying_doormat") == 25
    assert holder(s, 25) == ""


HOMELESS = ABROAD.replace("phase: conquer", "phase: ready").replace("hand: 9", "hand: 4")


@pytest.mark.rule("UG-RELIC-DOORMAT-2")
def test_a_race_without_regions_cannot_use_the_doormat_it_has_left() -> None:
    s = position(HOMELESS)
    assert "doormat" in legal(s)
    play(s, "abandon 4")
    assert lies(s, "flying_doormat") == 4
    assert refused(s, "doormat") == "CORE-4.9"
    assert refused(s, "conquer 16") == "CORE-6.2"


@pytest.mark.rule("UG-RELIC-DOORMAT-2", "UG-RELIC-9")
def test_whoever_abandons_its_region_is_not_served_by_what_he_raised() -> None:
    s = position(HOMELESS)
    play(s, "doormat")
    assert "conquer 16" in legal(s)
    play(s, "abandon 4")
    assert s.armed == 0
    assert refused(s, "conquer 16") == "CORE-6.2"


@pytest.mark.rule("UG-RELIC-DOORMAT-2")
def test_a_copy_of_the_doormat_lets_a_race_enter_anywhere() -> None:
    s = position(HOMELESS.replace("power: stone", "power: magic"))
    play(s, "abandon 4", "copy_doormat", "conquer 16")
    assert regions(s, 1) == {16: 2}
    assert lies(s, "flying_doormat") == 4
    assert marked(s, "bag_o_many_things") == {16: 1}


# A lone Drow stands far away from the race with all the Relics that serve conquests.
COMPANY = """
board: underground_2
phase: conquer
seats:
- active: {race: <race>, power: <power>, hand: <hand>}
- active: {race: drow, power: martyr}
regions:
  4: {race: <race>}
  20: {race: drow, tokens: <drow>}
sites:
  found: {flying_doormat: 4, stinky_trolls_socks: 4, sword_of_the_killer_rabbit: 4, shiny_orb: 4}
"""


@pytest.mark.parametrize(
    ("race", "power", "hand", "drow", "actions"),
    [
        ("shadow_mimes", "stone", 1, 2, ("die 20",)),
        ("will_o_wisps", "stone", 1, 2, ("wisp 20",)),
        ("shadow_mimes", "vampire", 1, 1, ("bite 20",)),
        ("shadow_mimes", "stone", 1, 1, ("orb 20",)),
        ("shadow_mimes", "stone", 2, 6, ("socks", "conquer 20")),
        ("shadow_mimes", "stone", 2, 2, ("sword", "conquer 20")),
    ],
    ids=["final die", "Wisps", "Vampire", "Orb", "Socks", "Sword"],
)
@pytest.mark.rule("UG-RELIC-DOORMAT-3")
def test_the_doormat_flies_with_every_other_help(
    race: str, power: str, hand: int, drow: int, actions: tuple[str, ...]
) -> None:
    s = position(COMPANY, 3, race=race, power=power, hand=hand, drow=drow)
    assert actions[-1] not in legal(s)
    play(s, "doormat", *actions)
    assert holder(s, 20) == race
    assert lies(s, "flying_doormat") == 20


@pytest.mark.rule("UG-RELIC-DOORMAT-3")
def test_later_conquests_start_from_where_the_doormat_landed() -> None:
    s = position(ABROAD)
    assert refused(s, "conquer 8") == "CORE-6.3"
    play(s, "doormat", "conquer 2", "conquer 8")
    assert holder(s, 8) == "shadow_mimes"


CULT = """
board: underground_2
phase: ready
seats:
- active: {race: cultists, power: magic, hand: 5}
- active: {race: drow, power: martyr}
regions:
  4: {race: cultists<ancient>}
  20: {race: drow}
sites: {found: {flying_doormat: 4}}
"""


@pytest.mark.rule("UG-RELIC-DOORMAT-3")
def test_what_the_doormat_reaches_is_adjacent_to_the_great_ancient() -> None:
    s = position(CULT, ancient=", markers: {great_ancient: 1}")
    assert (cost(s, 20), cost(s, 5)) == (3, 1)
    play(s, "doormat")
    assert (cost(s, 20), cost(s, 5)) == (2, 1)
    play(s, "conquer 20")
    assert tokens(s, 20) == 2


@pytest.mark.rule("UG-RELIC-DOORMAT-3", "UG-R-CULTISTS-3")
def test_without_a_great_ancient_on_the_map_the_doormat_gives_no_discount() -> None:
    s = position(CULT, ancient="")
    play(s, "abandon 4", "copy_doormat")
    assert cost(s, 20) == 3
    s = position(CULT, ancient="")
    play(s, "doormat")
    assert cost(s, 20) == 3
