"""SKY-1: what is in the box."""

import pytest

from elbowroom.content import base, sky
from elbowroom.content.catalog import board_file
from elbowroom.content.setup import rules_for
from elbowroom.engine.scoring import tokens_on_board
from tests.content.helpers import cost, earned, hand, holder, marked, play, regions
from tests.content.sky.positions import reached, under_the_sky
from tests.content.underground.turns import idle

BOX = rules_for("base_2+sky_3")


@pytest.mark.rule("SKY-1.1")
def test_the_board_has_a_side_with_two_islands_and_one_with_three() -> None:
    islands = {side: len(rules_for(f"base_2+{side}").board.islands) for side in sky.SIDES}
    assert islands == {"sky_2": 2, "sky_3": 3}


@pytest.mark.rule("SKY-1.1", "SKY-1.3")
def test_seven_races_and_seven_powers_join_those_of_the_base_game() -> None:
    assert (len(sky.RACES), len(sky.POWERS)) == (7, 7)
    keys = {tile.key for tile in (*sky.RACES, *sky.POWERS)}
    assert len(keys) == 14
    assert not keys & {tile.key for tile in (*base.RACES, *base.POWERS)}
    assert (len(BOX.races), len(BOX.powers)) == (21, 27)


@pytest.mark.rule("SKY-1.1")
def test_their_trays_hold_94_tokens() -> None:
    names = [race.key for race in sky.RACES]
    assert sum(BOX.tray[BOX.race_named(name)] for name in names) == 94


@pytest.mark.rule("SKY-1.1", "SKY-1.3")
def test_no_game_needs_more_than_22_lost_tribes_4_of_them_in_the_sky() -> None:
    for side in sky.SIDES:
        board = board_file(f"base_2+{side}")
        assert sum(region.natives for region in board.regions if region.island) <= 4
    for ground in base.BOARDS:
        for side in sky.SIDES:
            assert sum(region.natives for region in board_file(f"{ground}+{side}").regions) <= 22


@pytest.mark.rule("SKY-1.2")
def test_there_are_so_many_markers_of_each_kind() -> None:
    supply = {marker.key: marker.supply for marker in BOX.markers}
    kinds = ("burning", "drakon_dragon", "cannon", "firing_cannon")
    assert [supply[kind] for kind in kinds] == [5, 3, 2, 2]


@pytest.mark.rule("SKY-1.2")
def test_two_bolts_and_five_zeppelins_can_be_used_in_a_turn() -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: storm_giants, power: zeppelined, hand: 9}}, {}, {}]
    regions: {3: {race: storm_giants}, 24: {race: storm_giants}}
    """, *[3] * 5)  # fmt: skip
    play(s, "bolt 4", "bolt 25")
    assert reached(s, "bolt") == set()
    play(s, "zeppelin 21", "zeppelin 7", "zeppelin 22", "zeppelin 18", "zeppelin 2")
    assert (hand(s, 1), reached(s, "zeppelin")) == (2, set())


@pytest.mark.rule("SKY-1.2")
def test_five_pacts_can_be_handed_out() -> None:
    s = under_the_sky("""
    phase: post score
    seats: [{coins: 9, active: {race: orcs, power: haggling}}, {}, {}]
    regions: {3: {race: orcs}}
    """)
    play(s, "pact 2", "pact 2", "pact 3", "pact 3")
    assert s.phase_name == "post score"
    play(s, "pact 3")
    assert s.turn_of == 1


@pytest.mark.rule("SKY-1.2")
def test_two_cannons_are_placed_and_either_side_may_lie_up() -> None:
    s = under_the_sky("""
    phase: redeploy
    picked: true
    seats: [{active: {race: orcs, power: gunner}}, {}, {}]
    regions: {2: {race: orcs}, 3: {race: orcs}, 4: {race: orcs}}
    """)
    play(s, "done")
    assert sum(marked(s, "cannon").values()) == 2
    idle(s, 2)
    lies = next(iter(marked(s, "cannon")))
    play(s, "expand", f"fire {lies}")
    assert (len(marked(s, "cannon")), set(marked(s, "firing_cannon"))) == (1, {lies})


# Two Drakons hold 3 with a Dragon, the same player's Orcs in decline 7; seat 2's Elves have Cannons in 17 and 18.
MARKERS = """
phase: conquer
seats:
- active: {race: drakons, power: zeppelined, hand: 6}
  decline: {race: orcs}
- active: {race: elves, power: gunner}
- {}
regions:
  3: {race: drakons, tokens: 2, markers: {drakon_dragon: 1}}
  7: {race: orcs}
  17: {race: elves, tokens: 2, markers: {firing_cannon: 1}}
  18: {race: elves, tokens: 2, markers: {cannon: 1}}
  22: {markers: {burning: 1}}
makers: {burning: {22: 1}}
"""


@pytest.mark.rule("SKY-1.4")
def test_no_marker_counts_as_a_token() -> None:
    s = under_the_sky(MARKERS)
    assert (tokens_on_board(s, 0), tokens_on_board(s, 1)) == (2 + 1, 4)
    assert [cost(s, region, seat=2) for region in (3, 22)] == [2 + 2, 2]
    assert [cost(s, region, seat=1) for region in (17, 18)] == [2 + 2, 2 + 2]


@pytest.mark.rule("SKY-1.4")
def test_a_marker_holds_no_region() -> None:
    s = under_the_sky(MARKERS)
    assert (holder(s, 22), s.is_empty(22 - 1)) == ("", True)
    assert earned(s, "stop", "done") == 1 + 1  # the Burning Forest earns nothing
    idle(s, 2)
    play(s, "decline")
    assert (regions(s, 1, "decline"), marked(s, "drakon_dragon")) == ({3: 1}, {})


@pytest.mark.rule("SKY-1.4")
def test_a_marker_makes_no_region_non_empty() -> None:
    s = under_the_sky("""
    phase: conquer
    options: {wendigoIgnoresImmunity: true, wendigoNeedsVictim: true}
    seats: [{active: {race: wendigos, power: zeppelined}}, {}, {}]
    regions: {3: {race: wendigos}, 22: {markers: {burning: 1}}}
    makers: {burning: {22: 1}}
    """)
    assert reached(s, "clear") == {8, 12, 27}  # where Lost Tribes are; nobody is in the Burning Forest


@pytest.mark.rule("SKY-1.5")
def test_dragons_of_the_drakons_are_not_the_dragon_of_dragon_master() -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: orcs, power: dragon_master, hand: 5}}, {active: {race: drakons, power: hill}}, {}]
    regions: {3: {race: orcs}, 7: {race: drakons, markers: {drakon_dragon: 1}}}
    """)
    play(s, "dragon 4")
    assert (marked(s, "dragon"), marked(s, "drakon_dragon")) == ({4: 1}, {7: 1})
    supply = {marker.key: marker.supply for marker in s.rules.markers}
    assert (supply["dragon"], supply["drakon_dragon"]) == (1, 3)
