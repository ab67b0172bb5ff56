"""SKY-3.1 to 3.11: ground and sky are one board."""

import pytest

from elbowroom.content import sky
from elbowroom.content.setup import rules_for
from elbowroom.engine.board import Board, RegionSpec
from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from tests.content.helpers import cost, earned, hand, holder, marked, play, refused, regions
from tests.content.sky.positions import GROUND_ENTRY, SKY_3, reached, under_the_sky

GROUND = set(range(1, 24)) - {1, 13, 23}  # land of base_2
COAST = {2, 3, 4, 9, 11, 12, 14, 16, 21, 22}  # land beside a Sea or the Lake of base_2


def alone(race: str, power: str, *held: int, access: tuple[int, int] = (6, 12)) -> State:
    """One race in the given regions with five tokens in hand."""
    land = ", ".join(f"{region}: {{race: {race}}}" for region in held)
    text = f"""
    phase: conquer
    seats: [{{active: {{race: {race}, power: {power}, hand: 5}}}}, {{}}, {{}}]
    regions: {{{land}}}
    """
    return under_the_sky(text, access=access)


def picked(race: str, power: str, board: str = "base_2+sky_3", access: tuple[int, int] = (6, 12)) -> State:
    """A race that has just been picked."""
    text = f"board: {board}\nseats: [{{}}, {{}}, {{}}]\ncolumn: [{{race: {race}, power: {power}}}]"
    s = under_the_sky(text, access=access)
    play(s, "pick 0")
    return s


# --- access -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-3.1")
@pytest.mark.parametrize(
    ("access", "held", "above"), [((6, 12), 6, 32), ((6, 12), 12, 26), ((18, 7), 18, 32), ((18, 7), 7, 26)]
)
def test_the_region_of_a_token_and_the_regions_of_its_symbol_are_adjacent(
    access: tuple[int, int], held: int, above: int
) -> None:
    assert reached(alone("orcs", "airborne", held, access=access)) & SKY_3 == {above}
    assert held in reached(alone("orcs", "airborne", above, access=access))
    neighbour = next(region for region in (5, 17, 8) if region not in access)
    assert not reached(alone("orcs", "airborne", neighbour, access=access)) & SKY_3


@pytest.mark.rule("SKY-3.1")
def test_it_is_adjacency_for_every_player() -> None:
    s = under_the_sky("""
    turn: 2
    phase: conquer
    seats: [{active: {race: orcs, power: hill}}, {active: {race: humans, power: airborne, hand: 3}}, {}]
    regions: {6: {race: orcs}, 32: {race: humans}}
    """)
    play(s, "conquer 6")
    assert holder(s, 6) == "humans"


@pytest.mark.rule("SKY-3.1")
def test_discounts_reach_up_and_down() -> None:
    below = alone("giants", "airborne", 4, access=(4, 12))  # a Mountain under the Forest 32
    assert cost(below, 32) == 2 - 1
    above = alone("giants", "airborne", 25, access=(4, 12))
    assert cost(above, 26) == 2 - 1  # its neighbour in the sky
    assert cost(above, 12) == 3
    firing = under_the_sky("""
    phase: conquer
    seats: [{active: {race: orcs, power: gunner, hand: 5}}, {active: {race: humans, power: hill}}, {}]
    regions: {6: {race: orcs, markers: {firing_cannon: 1}}, 32: {race: humans, tokens: 2}}
    """)
    assert cost(firing, 32) == 4 - 2


@pytest.mark.rule("SKY-3.2")
def test_the_two_regions_on_the_ground_are_not_joined_to_each_other() -> None:
    assert reached(alone("orcs", "airborne", 6)) == {4, 5, 7, 8, 15, 32}
    assert reached(alone("orcs", "airborne", 12)) == {10, 11, 14, 18, 19, 26}


@pytest.mark.rule("SKY-3.2")
def test_two_regions_with_the_same_symbol_are_not_joined_to_each_other() -> None:
    ground = [RegionSpec("hill", [], 0, True, True, [1]), RegionSpec("hill", [], 0, True, True, [0])]
    above = [
        RegionSpec("hill", [], 0, False, False, [3], 1, "beanstalk"),
        RegionSpec("hill", [], 0, False, False, [2, 4], 1, "stairway"),
        RegionSpec("hill", [], 0, False, False, [3], 1, "beanstalk"),
    ]
    board = Board("small", 3, 10, [*ground, *above]).joined([0, 1])
    assert [members(board.adjacent[r]) for r in range(5)] == [[1, 2, 4], [0, 3], [0, 3], [1, 2, 4], [0, 3]]


@pytest.mark.rule("SKY-3.3")
@pytest.mark.parametrize(
    ("side", "bridges"),
    [("sky_2", {(24, 27), (28, 29)}), ("sky_3", {(24, 25), (27, 28), (30, 32)})],
)
def test_bridges_and_nothing_else_join_the_islands(side: str, bridges: set[tuple[int, int]]) -> None:
    board = rules_for(f"base_2+{side}").board
    crossing = {
        (a + 1, b + 1)
        for a, spec in enumerate(board.specs)
        for b in spec.neighbours
        if a < b and spec.island != board.specs[b].island
    }
    assert crossing == bridges


@pytest.mark.rule("SKY-3.3")
def test_a_bridge_is_crossed_and_carries_discounts() -> None:
    assert reached(alone("orcs", "airborne", 24)) == {25, 27}
    assert refused(alone("orcs", "airborne", 24), "conquer 28") == "CORE-6.3"
    assert cost(alone("giants", "airborne", 25), 24) == 2 - 1


@pytest.mark.rule("SKY-3.4")
def test_whoever_stands_at_an_access_point_does_not_close_it_but_one_must_stand_there_to_climb() -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: orcs, power: airborne, hand: 9}}, {active: {race: humans, power: hill}}, {}]
    regions: {7: {race: orcs}, 6: {race: humans, tokens: 2}, 32: {race: humans}}
    """)
    assert refused(s, "conquer 32") == "CORE-6.3"
    play(s, "conquer 6", "conquer 32")
    assert holder(s, 32) == "orcs"


# --- coming onto the board --------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-3.5")
def test_a_race_without_regions_enters_on_the_ground_only() -> None:
    assert reached(picked("orcs", "racketeering")) == GROUND_ENTRY
    assert refused(picked("orcs", "racketeering"), "conquer 26") == "SKY-3.5"
    assert reached(alone("orcs", "airborne")) == GROUND_ENTRY  # everything lost


@pytest.mark.rule("SKY-3.5")
def test_so_it_does_after_abandoning_everything_even_from_the_sky() -> None:
    s = under_the_sky("""
    seats: [{active: {race: orcs, power: airborne}}, {}, {}]
    regions: {26: {race: orcs, tokens: 5}}
    """)
    play(s, "expand", "abandon 26")
    assert reached(s) == GROUND_ENTRY


@pytest.mark.rule("SKY-3.5")
def test_zeppelins_and_storm_giants_are_the_exceptions() -> None:
    assert reached(picked("orcs", "zeppelined"), "zeppelin") >= SKY_3
    assert reached(picked("storm_giants", "racketeering")) >= SKY_3


@pytest.mark.rule("SKY-3.6")
def test_flying_starts_on_the_ground_and_then_goes_anywhere() -> None:
    s = picked("orcs", "flying")
    assert reached(s) == GROUND
    play(s, "conquer 6")
    assert reached(s) == (GROUND | SKY_3) - {6}
    play(s, "conquer 29")
    assert holder(s, 29) == "orcs"


@pytest.mark.rule("SKY-3.6")
def test_flying_starts_on_the_ground_again_without_a_region() -> None:
    s = under_the_sky("""
    seats: [{active: {race: orcs, power: flying}}, {}, {}]
    regions: {26: {race: orcs, tokens: 5}}
    """)
    play(s, "expand")
    assert reached(s) == (GROUND | SKY_3) - {26}
    play(s, "abandon 26")
    assert reached(s) == GROUND


@pytest.mark.rule("SKY-3.7")
def test_halflings_start_anywhere_on_the_ground_and_dig_their_second_hole_in_the_sky() -> None:
    s = picked("halflings", "racketeering")
    assert reached(s) == GROUND
    play(s, "conquer 6", "conquer 32")
    assert marked(s, "hole") == {6: 1, 32: 1}


@pytest.mark.rule("SKY-3.7")
def test_without_an_access_token_halflings_go_on_by_adjacency() -> None:
    s = picked("halflings", "racketeering")
    play(s, "conquer 4")
    assert reached(s) == {3, 5, 6, 14, 15}


# --- water, rivers, caverns -------------------------------------------------------------------------------------------

LAKE = """
board: base_2+sky_2
phase: conquer
seats: [{active: {race: RACE, power: POWER, hand: 5}}, {}, {}]
regions: {HELD: {race: RACE}}
"""


def at_the_lake(race: str, power: str, held: int = 24) -> State:
    return under_the_sky(LAKE.replace("RACE", race).replace("POWER", power).replace("HELD", str(held)))


@pytest.mark.rule("SKY-3.8")
def test_the_lake_of_the_sky_is_for_seafaring_and_never_an_entry() -> None:
    s = at_the_lake("orcs", "seafaring")
    assert cost(s, 30) == 2
    assert earned(s, "conquer 30", "stop", "done") == 2
    assert refused(at_the_lake("orcs", "airborne"), "conquer 30") == "CORE-6.1"
    assert 30 not in reached(picked("orcs", "seafaring", "base_2+sky_2"))
    assert 30 not in reached(picked("storm_giants", "seafaring", "base_2+sky_2"))


@pytest.mark.rule("SKY-3.8", "SKY-3.9")
@pytest.mark.parametrize("region", range(1, 34))
def test_tritons_have_their_coast_at_printed_water_only(region: int) -> None:
    tritons, others = at_the_lake("tritons", "seafaring"), at_the_lake("orcs", "seafaring")
    coastal = region in COAST | {24, 25, 29, 31}
    if region != 24:
        assert cost(others, region) - cost(tritons, region) == (1 if coastal else 0)


@pytest.mark.rule("SKY-3.9")
@pytest.mark.parametrize("side", sky.SIDES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_region_is_a_river_whatever_is_drawn(side: str, players: int) -> None:
    rules = rules_for(f"base_{players}+{side}", boxes=("base", "underground", "sky"))
    assert (rules.board.river, rules.board.kind("river"), rules.board.chasm) == (0, 0, 0)
    assert all(rules.board.bare_cost[r] == 2 + (spec.terrain == "mountain") for r, spec in enumerate(rules.board.specs))


@pytest.mark.rule("SKY-3.10")
def test_caverns_of_ground_and_sky_are_one_network() -> None:
    s = alone("orcs", "underworld", 5)
    assert {9, 15, 18, 31} <= reached(s)
    assert cost(s, 31) == 3 - 1
    assert {5, 9, 15, 18} <= reached(alone("orcs", "underworld", 31))


@pytest.mark.rule("SKY-3.10")
def test_underworld_still_enters_on_the_ground() -> None:
    assert reached(picked("orcs", "underworld")) == GROUND_ENTRY


# --- tokens go anywhere -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-3.11")
def test_redeployment_moves_between_ground_and_sky() -> None:
    s = alone("orcs", "airborne", 3, 29)
    play(s, "stop", "place 29", "place 29", "place 3", "place 29", "place 29", "done")
    assert regions(s, 1) == {3: 2, 29: 5}


@pytest.mark.rule("SKY-3.11")
@pytest.mark.parametrize(("lost", "kept"), [(2, 29), (29, 2)])
def test_withdrawal_moves_between_ground_and_sky(lost: int, kept: int) -> None:
    s = under_the_sky(f"""
    phase: conquer
    seats: [{{active: {{race: orcs, power: airborne, hand: 7}}}}, {{active: {{race: humans, power: hill}}}}, {{}}]
    regions: {{3: {{race: orcs}}, 25: {{race: orcs}}, {lost}: {{race: humans, tokens: 4}}, {kept}: {{race: humans}}}}
    """)
    play(s, f"conquer {lost}", "stop", "done")
    assert (regions(s, 2), hand(s, 2)) == ({kept: 4}, 0)
