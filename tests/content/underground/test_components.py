"""UG-0 and UG-1: words with a meaning in play, whom abilities serve, and what is in the box."""

import pytest

from elbowroom.content import underground
from elbowroom.content.board_check import LAND
from elbowroom.content.setup import rules_for
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.regions import count, members, region_set
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, earned, hand, legal, marked, play, regions, score_lines
from tests.content.underground.turns import idle

BOARDS = [rules_for(f"underground_{players}").board for players in (2, 3, 4, 5)]

# --- UG-0: vocabulary -------------------------------------------------------------------------------------------------

LONE = """
board: underground_3
phase: conquer
seats:
- active: {race: ogres, power: vampire, hand: 1}
- active: {race: drow, power: shield}
  decline: {race: shrooms}
- {}
regions: {12: {race: ogres}, 4: {race: shrooms}, %s}
sites: {found: {%s}}
"""


@pytest.mark.rule("UG-0.3")
@pytest.mark.parametrize(
    ("others", "sites", "lone"),
    [
        ("3: {race: drow}", "", True),
        ("3: {race: drow, tokens: 2}", "", False),
        ("3: {race: drow, tokens: 4, markers: {mushroom_armor: 1}}", "", False),
        ("11: {race: drow, markers: {mushroom_armor: 3}}", "keep_on_the_motherland: 11, shiny_orb: 11", True),
    ],
)
def test_a_lone_token_is_one_of_an_opponents_active_race_whatever_else_lies_there(
    others: str, sites: str, lone: bool
) -> None:
    s = load_position(LONE % (others, sites))
    assert {action for action in legal(s) if action.startswith("bite")} == (
        {f"bite {others.split(':')[0]}"} if lone else set()
    )


@pytest.mark.rule("UG-0.3")
def test_whoever_occupies_the_region_of_a_site_controls_it() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: wise, hand: 5}}, {active: {race: drow, power: mining}}, {}]
regions: {3: {race: ogres}, 4: {race: drow}}
sites: {found: {sword_of_the_killer_rabbit: 4}}
""")
    sword = s.rules.site_named("sword_of_the_killer_rabbit")
    assert (s.site_holder(sword), "sword" in legal(s)) == (1, False)
    play(s, "conquer 4")
    assert (s.site_holder(sword), "sword" in legal(s)) == (0, True)


@pytest.mark.rule("UG-0.3")
def test_the_pipe_adds_to_the_printed_neighbours_for_its_controller_only() -> None:
    s = load_position("""
board: underground_3
seats: [{active: {race: ogres, power: wise}}, {active: {race: drow, power: mining}}, {}]
regions: {4: {race: ogres}, 27: {race: drow}}
sites: {found: {great_brass_pipe: 4}}
""")
    printed = region_set([3 - 1, 12 - 1, 13 - 1])
    mines = region_set([r - 1 for r in (4, 18, 27, 28, 31)])
    assert s.board.neighbours(region_set([4 - 1])) == printed
    assert s.linked(0, region_set([4 - 1])) == printed | mines
    assert s.linked(3, region_set([27 - 1])) == s.board.neighbours(region_set([27 - 1]))


@pytest.mark.rule("UG-0.4")
def test_a_power_serves_the_race_with_its_badge_and_not_the_players_other_race() -> None:
    s = load_position("""
board: underground_3
phase: redeploy
seats: [{active: {race: ogres, power: mining}, decline: {race: drow}}, {}, {}]
regions: {4: {race: ogres}, 27: {race: drow}, 31: {race: drow}}
""")
    assert score_lines(s, "done") == {"ogres": 1, "mining": 1, "drow": 2}  # 27 and 31 are Mines too


@pytest.mark.rule("UG-0.4")
def test_powers_and_race_abilities_end_in_decline_unless_they_say_otherwise() -> None:
    s = load_position("""
board: underground_3
seats: [{active: {race: shrooms, power: mining}}, {active: {race: ogres, power: wise, hand: 5}}, {}]
regions: {4: {race: shrooms}, 12: {race: shrooms}}
""")
    assert score_lines(s, "decline") == {"shrooms": 2}
    kept = load_position("""
board: underground_3
seats: [{active: {race: shrooms, power: muddy}}, {}, {}]
regions: {5: {race: shrooms}, 12: {race: shrooms}}
""")
    assert score_lines(kept, "decline") == {"shrooms": 2, "muddy": 1}


@pytest.mark.rule("UG-0.5")
def test_race_badge_relic_and_lent_badge_help_one_conquest_together() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: magic, hand: 4}}, {active: {race: drow, power: wise}}, {}]
regions: {12: {race: ogres}, 11: {race: drow, tokens: 6}}
sites:
  found: {stonehedge: 12, sword_of_the_killer_rabbit: 12, stinky_trolls_socks: 12}
  badges: {stonehedge: vengeful}
notes: {vengeful: {marked_1: 2}}
""")
    assert cost(s, 11) == 2 + 1 + 6 - 1 - 1
    play(s, "sword")
    assert cost(s, 11) == 2 + 1 + 6 - 1 - 1 - 2
    play(s, "copy_socks")
    assert cost(s, 11) == 1  # 2 + 1 as if empty, less 4, but never below 1


@pytest.mark.rule("UG-0.5")
def test_race_badge_places_and_relics_pay_together() -> None:
    s = load_position("""
board: underground_3
phase: redeploy
seats: [{active: {race: shrooms, power: adventurous}}, {}, {}]
regions: {12: {race: shrooms}}
sites:
  found: {stonehedge: 12, keep_on_the_motherland: 12, diamond_fields: 12, scepter_of_avarice: 12}
  badges: {stonehedge: flocking}
""")
    one_region = 1 + 1 + 1 + 1 + 1  # region, Forest, Place, Keep, Diamond Fields
    assert earned(s, "done", "scepter 12") == 2 * one_region + 2


# --- UG-1: the box ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-1.1")
def test_the_box_holds_four_maps_fifteen_races_and_twenty_one_powers() -> None:
    assert [board.players for board in BOARDS] == [2, 3, 4, 5]
    for players in (2, 3, 4, 5):
        rules = rules_for(f"underground_{players}")
        assert len({race.key for race in rules.races}) == 15
        assert len({power.key for power in rules.powers}) == 21
    assert DIE_FACES == (0, 0, 0, 1, 2, 3)


@pytest.mark.rule("UG-1.3")
def test_there_are_as_many_markers_as_the_table_says() -> None:
    assert {marker.key: marker.supply for marker in rules_for("underground_5").markers} == {
        "volcano": 1,
        "great_ancient": 1,
        "silver_hammer": 7,
        "queen": 1,
        "mushroom_armor": 8,
        "bag_o_many_things": 1,
        "balrog": 1,
        "ghost": 1,
    }
    sites = rules_for("underground_5").sites
    assert [sum(site.mobile == mobile for site in sites) for mobile in (False, True)] == [9, 6]
    assert len({site.key for site in sites}) == len(underground.SITES) == 15


@pytest.mark.rule("UG-1.3")
def test_monsters_and_black_mountains_are_enough_for_the_largest_map_and_no_more() -> None:
    monsters = [sum(board.natives) for board in BOARDS]
    assert (monsters, max(monsters)) == ([8, 10, 12, 14], 14)
    mountains = [int(count(board.mountain)) for board in BOARDS]
    assert (mountains[-1], max(mountains)) == (9, 9)
    assert "black_mountain" in LAND["underground"]


@pytest.mark.rule("UG-1.3")
def test_each_of_four_attackers_gets_a_vengeance_marker_and_nobody_a_second_one() -> None:
    s = load_position("""
board: underground_5
turn: 2
seats:
- active: {race: ogres, power: vengeful}
- active: {race: drow, power: wise, hand: 9}
- active: {race: kraken, power: muddy, hand: 9}
- active: {race: gnomes, power: mining, hand: 9}
- active: {race: shrooms, power: mystic, hand: 9}
regions: {2: {race: ogres}, 3: {race: ogres}, 5: {race: ogres}, 6: {race: ogres}, 7: {race: ogres}}
""")
    vengeful = s.rules.powers[s.power(0)]
    for seat, targets in ((2, "23"), (3, "5"), (4, "6"), (5, "7")):
        play(s, "expand", *[f"conquer {region}" for region in targets])
        assert members(s.note(vengeful, 0)) == list(range(1, seat))
        idle(s)
    idle(s)
    assert s.note(vengeful, 0) == 0


@pytest.mark.rule("UG-1.4")
def test_monsters_that_were_removed_never_return() -> None:
    s = load_position("""
board: underground_3
phase: ready
seats: [{active: {race: ogres, power: wise, hand: 5}}, {}, {}]
regions: {5: {race: ogres}}
sites: {stack: [diamond_fields]}
""")
    play(s, "conquer 6")
    assert s.natives(6 - 1) == 0
    idle(s, 3)
    play(s, "expand", "abandon 6")
    assert (s.natives(6 - 1), s.owner(6 - 1), cost(s, 6)) == (0, -1, 2 - 1)
    play(s, "conquer 6")
    assert s.sites_left() == 4  # nothing is found there a second time


@pytest.mark.rule("UG-1.4")
@pytest.mark.parametrize(("lying", "taken"), [(5, 2), (7, 1), (8, 0)])
def test_armours_are_taken_as_far_as_the_eight_last(lying: int, taken: int) -> None:
    s = load_position(f"""
board: underground_3
phase: conquer
seats: [{{active: {{race: ogres, power: shield, hand: 1}}}}, {{}}, {{}}]
regions:
  10: {{race: ogres, markers: {{mushroom_armor: {lying}}}}}
  12: {{race: ogres}}
""")
    play(s, "stop")
    for _ in range(taken):
        play(s, "armour 12")
    assert "armour 12" not in legal(s)
    assert marked(s, "mushroom_armor") == ({10: lying, 12: taken} if taken else {10: lying})


@pytest.mark.rule("UG-1.4")
def test_armours_of_a_lost_region_can_be_taken_again() -> None:
    s = load_position("""
board: underground_3
phase: ready
seats: [{active: {race: ogres, power: shield, hand: 1}}, {}, {}]
regions:
  10: {race: ogres, markers: {mushroom_armor: 8}}
  12: {race: ogres}
""")
    play(s, "abandon 10")
    assert marked(s, "mushroom_armor") == {}
    play(s, "stop", "armour 12")
    assert marked(s, "mushroom_armor") == {12: 1}


@pytest.mark.rule("UG-1.4")
@pytest.mark.parametrize(("owned", "after"), [(2, 3), (6, 7), (7, 7)])
def test_there_are_seven_hammers_and_they_come_back_after_use(owned: int, after: int) -> None:
    s = load_position(f"""
board: underground_3
seats: [{{active: {{race: iron_dwarves, power: wise}}}}, {{}}, {{}}]
regions: {{4: {{race: iron_dwarves, tokens: 3}}}}
notes: {{iron_dwarves: {{hammers_owned: {owned}}}}}
""")
    dwarves = s.rules.races[s.race(0)]
    play(s, "expand", "conquer 3", "conquer 12")
    assert marked(s, "silver_hammer") == {3: 1, 12: 1}
    idle(s, 3)
    assert marked(s, "silver_hammer") == {}
    play(s, "expand")
    assert [s.note(dwarves, note) for note in (0, 1)] == [after, after]


@pytest.mark.rule("UG-1.4")
def test_race_tokens_are_limited_by_the_tray_of_their_race() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: mudmen, power: wise, hand: 8}}, {}, {}]
regions: {5: {race: mudmen}, 16: {race: mudmen}, 29: {race: mudmen}}
""")
    play(s, "stop")
    assert (hand(s, 1), s.tray(s.race(0))) == (8 + 1, 0)  # three Mudpools, but one token was left
    assert regions(s, 1) == {5: 1, 16: 1, 29: 1}


@pytest.mark.rule("UG-1.5")
def test_the_bank_never_runs_out_of_its_106_coins() -> None:
    s = load_position("""
board: underground_3
phase: redeploy
seats: [{coins: 106, active: {race: ogres, power: wise}}, {coins: 106}, {coins: 106}]
regions: {4: {race: ogres}, 5: {race: ogres}}
""")
    assert earned(s, "done") == 2
    assert s.coins(0) == 108
