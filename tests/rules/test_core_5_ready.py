"""CORE-5: gathering tokens and abandoning regions."""

import pytest

from elbowroom.engine.errors import NotAnEntry, NotYours, TooLate
from tests.rules.helpers import (
    DECLINE,
    can,
    coins,
    cost,
    hand,
    holder,
    layout,
    markers,
    markers_on_board,
    play,
    position,
    power_of,
    refusal,
    regions_of,
    targets_of,
    tokens,
)

THREE_REGIONS = """
board: base_2
seats:
- active: {race: ratmen, power: hill}
  decline: {race: elves}
- active: {race: humans, power: forest}
regions:
  2: {race: ratmen, tokens: 3}
  3: {race: ratmen, tokens: 1}
  5: {race: ratmen, tokens: 4}
  18: {race: elves}
  16: {race: humans, tokens: 3}
"""


@pytest.mark.rule("CORE-5.1")
def test_all_tokens_beyond_one_in_each_region_come_to_the_hand() -> None:
    s = position(THREE_REGIONS)
    assert (layout(s, 2, 3, 5), hand(s, 1)) == ([3, 1, 4], 0)
    play(s, "expand")
    assert (layout(s, 2, 3, 5), hand(s, 1)) == ([1, 1, 1], 5)
    assert (tokens(s, 18), tokens(s, 16)) == (1, 3)  # nobody else gathers


@pytest.mark.rule("CORE-5.2")
def test_any_number_of_regions_may_be_abandoned() -> None:
    s = play(position(THREE_REGIONS), "expand")
    assert targets_of(s, "abandon") == [2, 3, 5]
    play(s, "abandon 2", "abandon 5")
    assert (hand(s, 1), regions_of(s, 1)) == (7, [3])
    assert (holder(s, 2), tokens(s, 2)) == (None, 0)
    play(s, "abandon 3")
    assert (hand(s, 1), regions_of(s, 1)) == (8, [])


@pytest.mark.rule("CORE-5.2")
def test_abandoned_regions_are_not_scored() -> None:
    s = play(position(THREE_REGIONS), "expand", "abandon 2", "abandon 5", "stop", "done")
    assert coins(s, 1) == 5 + 1 + 1


@pytest.mark.rule("CORE-5.2")
def test_abandoning_nothing_is_possible() -> None:
    s = play(position(THREE_REGIONS), "expand", "stop")
    assert regions_of(s, 1) == [2, 3, 5]


@pytest.mark.rule("CORE-5.2")
@pytest.mark.parametrize(
    ("power", "action"),
    [("hill", "conquer 11"), ("berserk", "roll"), ("dragon_master", "dragon 11")],
)
def test_the_first_conquest_action_ends_the_time_for_abandoning(power: str, action: str) -> None:
    s = play(position(THREE_REGIONS.replace("power: hill", f"power: {power}"), rolls=[1]), "expand")
    assert can(s, "abandon 2")
    error = refusal(play(s, action), "abandon 2")
    assert isinstance(error, TooLate)
    assert error.rule == "CORE-5.2"


@pytest.mark.rule("CORE-5.2")
def test_sorcery_ends_the_time_for_abandoning_too() -> None:
    text = THREE_REGIONS.replace("ratmen", "sorcerers").replace("16: {race: humans, tokens: 3}", "4: {race: humans}")
    s = play(position(text), "expand", "sorcery 4")
    assert refusal(s, "abandon 2").rule == "CORE-5.2"


@pytest.mark.rule("CORE-5.2")
def test_regions_cannot_be_given_up_in_redeployment() -> None:
    s = play(position(THREE_REGIONS), "expand", "stop")
    assert refusal(s, "abandon 2").rule == "CORE-4.2"
    assert refusal(s, "give_up 2").rule == "CORE-4.9"


@pytest.mark.rule("CORE-5.3")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        ("trolls", "hill", "lair"),
        ("ratmen", "fortified", "fortress"),
        ("halflings", "hill", "hole"),
        ("ratmen", "bivouacking", "encampment"),
        ("ratmen", "heroic", "hero"),
        ("ratmen", "dragon_master", "dragon"),
    ],
)
def test_abandoning_clears_the_region_of_every_marker_but_the_mountain(race: str, power: str, marker: str) -> None:
    s = position(f"""
board: base_2
seats: [{{active: {{race: {race}, power: {power}}}}}, {{}}]
regions:
  9: {{race: {race}, tokens: 2, markers: {{{marker}: 1}}}}
  2: {{race: {race}, tokens: 2}}
""")
    play(s, "expand", "abandon 9")
    assert (markers(s, marker, 9), markers_on_board(s, marker)) == (0, 0)
    assert cost(s, 9) == 3  # the Mountain stays


@pytest.mark.rule("CORE-5.3")
def test_encampments_come_back_to_the_hand_and_are_placed_again() -> None:
    s = position("""
board: base_2
seats: [{active: {race: ratmen, power: bivouacking}}, {}]
regions:
  9: {race: ratmen, tokens: 2, markers: {encampment: 3}}
  2: {race: ratmen, markers: {encampment: 2}}
  3: {race: ratmen}
""")
    play(s, "expand", "abandon 9", "stop", "camp 3", "camp 3", "camp 3")
    assert [markers(s, "encampment", region) for region in (2, 3, 9)] == [2, 3, 0]


@pytest.mark.rule("CORE-5.3")
def test_a_hero_and_the_dragon_come_back_to_the_hand() -> None:
    s = position("""
board: base_2
seats: [{active: {race: ratmen, power: heroic}}, {}]
regions:
  9: {race: ratmen, tokens: 2, markers: {hero: 1}}
  2: {race: ratmen, markers: {hero: 1}}
  3: {race: ratmen}
""")
    play(s, "expand", "abandon 9", "stop")
    assert targets_of(s, "hero") == [3]
    s = position("""
board: base_2
seats: [{active: {race: ratmen, power: dragon_master}}, {}]
regions: {9: {race: ratmen, tokens: 2, markers: {dragon: 1}}, 2: {race: ratmen}}
""")
    play(s, "expand", "abandon 9", "dragon 9")
    assert (tokens(s, 9), markers(s, "dragon", 9)) == (1, 1)


@pytest.mark.rule("CORE-5.3")
def test_a_hole_is_gone_for_good_but_a_lair_is_built_anew() -> None:
    s = position("""
board: base_2
seats: [{active: {race: halflings, power: hill}}, {}]
regions: {9: {race: halflings, tokens: 4, markers: {hole: 1}}, 2: {race: halflings, markers: {hole: 1}}}
notes: {halflings: {holes_dug: 2}}
""")
    play(s, "expand", "abandon 9", "conquer 9")
    assert (holder(s, 9), markers_on_board(s, "hole")) == ((1, 0), 1)
    s = position("""
board: base_2
seats: [{active: {race: trolls, power: hill}}, {}]
regions: {9: {race: trolls, tokens: 4, markers: {lair: 1}}, 2: {race: trolls, markers: {lair: 1}}}
""")
    play(s, "expand", "abandon 9")
    assert markers_on_board(s, "lair") == 1
    play(s, "conquer 9")
    assert markers(s, "lair", 9) == 1


@pytest.mark.rule("CORE-5.4")
def test_regions_of_a_race_in_decline_cannot_be_abandoned() -> None:
    s = play(position(THREE_REGIONS), "expand")
    error = refusal(s, "abandon 18")
    assert isinstance(error, NotYours)
    assert error.rule == "CORE-5.4"
    assert isinstance(refusal(s, "abandon 16"), NotYours)  # nor those of others
    assert isinstance(refusal(s, "abandon 7"), NotYours)  # nor nobody's


@pytest.mark.rule("CORE-5.4")
def test_ghouls_in_decline_may_abandon_regions() -> None:
    s = play(position(THREE_REGIONS.replace("elves}", "ghouls}")), "expand")
    assert s.phase_name == "legacy"
    assert targets_of(s, "abandon") == [18]
    play(s, "abandon 18")
    assert (hand(s, 1, DECLINE), regions_of(s, 1, DECLINE)) == (1, [])


@pytest.mark.rule("CORE-5.4")
def test_a_spirit_race_in_decline_cannot_abandon_either() -> None:
    text = THREE_REGIONS.replace("decline: {race: elves}", "beside: {race: elves, power: spirit}")
    s = play(position(text), "expand")
    assert power_of(s, 1, 2) == "spirit"
    assert refusal(s, "abandon 18").rule == "CORE-5.4"


@pytest.mark.rule("CORE-5.5")
def test_after_abandoning_everything_the_entry_rule_applies() -> None:
    s = play(position(THREE_REGIONS), "expand")
    assert can(s, "conquer 11")  # inland, adjacent to 2 and 3
    assert refusal(s, "conquer 21").rule == "CORE-6.3"
    play(s, "abandon 2", "abandon 3", "abandon 5")
    error = refusal(s, "conquer 11")
    assert isinstance(error, NotAnEntry)
    assert can(s, "conquer 21")  # far away, but at the edge


@pytest.mark.rule("CORE-5.6")
def test_an_abandoned_region_can_be_taken_again_as_an_empty_one() -> None:
    s = position("""
board: base_2
seats: [{active: {race: orcs, power: pillaging}}, {}]
regions: {5: {race: orcs, tokens: 5}, 3: {race: orcs, tokens: 1}}
""")
    play(s, "expand", "abandon 5")
    assert cost(s, 5) == 2  # the Lost Tribe does not come back
    play(s, "conquer 5")
    assert (tokens(s, 5), hand(s, 1)) == (2, 3)
    assert s.nonempty_conquests(0) == 0
    play(s, "stop", "done")
    assert coins(s, 1) == 5 + 2  # no bonus of Orcs or Pillaging
