"""MIX-4: the order of a mixed turn, the cost and the score of a region with tiles of all boxes."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    listen,
    marked,
    play,
    power,
    race,
    regions,
    score_lines,
)
from tests.content.mixing.scene import coins, idle, offers, scene

# --- MIX-4.1: the order of one turn -----------------------------------------------------------------------------------


@pytest.mark.rule("MIX-4.1")
def test_at_the_start_burning_and_dragons_leave_before_the_escargots_are_paid_and_anything_is_decided() -> None:
    s = scene("""
board: base_2
phase: redeploy
turn: 2
seats:
- active: {race: escargots, power: zeppelined}
- active: {race: orcs, power: merchant}
regions: {7: {race: escargots}, 6: {burning: 1}, 20: {race: orcs}}
""")
    events = listen(s)
    play(s, "done")
    assert s.phase_name == "decide"
    kinds = [event.kind for event in events]
    assert kinds.index("marker removed") < kinds.index("earned") < kinds.index("turn began")
    assert marked(s, "burning") == {}


@pytest.mark.rule("MIX-4.1")
def test_picking_pays_then_swaps_then_pays_the_racketeer_then_musters_and_refills() -> None:
    s = scene("""
board: base_2
phase: pick
seats:
- coins: 5
- {coins: 5, active: {race: orcs, power: racketeering}}
regions: {20: {race: orcs}}
column: [hill elves, swamp trolls, wise shadow_mimes, royal humans]
""")
    events = listen(s)
    play(s, "pick 2")
    assert (coins(s, 1), coins(s, 2), hand(s, 1)) == (3, 5, 0)  # paid, but nobody has been mustered
    play(s, "swap 0")
    assert (power(s, 1), coins(s, 2)) == ("hill", 5 + 2)
    assert hand(s, 1) == 7 + 4
    kinds = [event.kind for event in events]
    order = ["picked", "badge exchanged", "earned", "recruited", "revealed"]
    assert sorted(order, key=kinds.index) == order


@pytest.mark.rule("MIX-4.1")
def test_start_effects_come_before_ghouls_and_these_before_the_active_race() -> None:
    s = scene("""
board: base_2
monsters: true
seats:
- active: {race: cultists, power: hill}
  decline: {race: ghouls}
- {}
regions:
  7: {race: cultists, markers: {great_ancient: 1}}
  6: {race: cultists}
  3: {race: ghouls, tokens: 4}
sites: {found: {fountain_of_youth: 7}}
""")
    play(s, "expand")
    assert s.phase_name == "start effects"
    assert hand(s, 1) == 1  # the Fountain flows first
    play(s, "ancient 6")
    assert s.phase_name == "legacy"
    play(s, "stop")
    assert s.phase_name == "ready"


@pytest.mark.rule("MIX-4.1")
def test_redeployment_empties_rivers_then_recruits_then_moves_tokens_then_takes_amazons_away() -> None:
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: skeletons, power: heroic, hand: 9}}, {active: {race: orcs, power: merchant}}]
regions: {2: {race: skeletons}, 4: {race: orcs}, 10: {race: orcs}}
""")
    events = listen(s)
    play(s, "conquer 3", "conquer 4", "conquer 10", "stop")
    kinds = [event.kind for event in events]
    assert kinds.index("left") < kinds.index("recruited")
    assert 3 not in offers(s, "hero") | offers(s, "place")
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: amazons, power: wise, hand: 3}}, {}]
regions: {4: {race: amazons}, 5: {race: amazons}}
""")
    play(s, "conquer 3", "stop")
    assert offers(s, "give_up") == {4, 5}  # the River's token and the two in hand are one short of four


@pytest.mark.rule("MIX-4.1")
def test_choices_before_scoring_then_coins_then_pacts_and_stout_then_withdrawal_then_settlement() -> None:
    s = scene("""
board: base_2
monsters: true
phase: conquer
seats:
- {coins: 5, active: {race: ratmen, power: haggling, hand: 6}}
- {coins: 5, active: {race: orcs, power: merchant}}
regions:
  7: {race: ratmen}
  6: {race: orcs, tokens: 3}
  4: {race: orcs}
  20: {race: orcs}
sites: {found: {scepter_of_avarice: 7, stonehedge: 6}, badges: {stonehedge: stout}}
""")
    play(s, "conquer 6", "stop", "done")
    assert s.phase_name == "end choices"
    play(s, "scepter 7")
    assert (s.phase_name, coins(s, 1)) == ("post score", 5 + 2 + 1)
    assert {"pact 2", "stout", "done"} == legal(s)
    play(s, "pact 2", "done")
    assert (s.phase_name, s.decider) == ("withdraw", 1)
    play(s, "done")
    assert s.turn_of == 1
    idle(s)
    assert coins(s, 1) == 8 - 1  # settled after the holder's turn


# --- MIX-4.2: cost ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX-4.2")
def test_every_addend_of_the_three_games() -> None:
    s = scene("""
board: base_2
monsters: true
phase: conquer
seats:
- active: {race: mummies, power: wise, hand: 9}
- active: {race: scavengers, power: bivouacking}
  decline: {race: trolls}
regions:
  6: {race: mummies}
  4: {race: scavengers, tokens: 2, buried: trolls, markers: {encampment: 2, fortress: 1, mushroom_armor: 1}}
  15: {natives: 2}
sites: {found: {keep_on_the_motherland: 4}}
""")
    assert (
        cost(s, 4) == 2 + 1 + 1 + 2 + 1 + 1 + 2 + 1 + 1
    )  # ground, Mountain, Keep, camps, Fortress, Armour, race, below, +1
    assert cost(s, 15) == 2 + 2 + 1


DISCOUNTS = """
board: base_2
monsters: true
phase: conquer
seats:
- active: {race: cultists, power: gunner, hand: 8}
- active: {race: orcs, power: bivouacking}
regions:
  6: {race: cultists, markers: {firing_cannon: 2, great_ancient: 1}}
  7: {race: cultists}
  4: {race: orcs, tokens: 6, markers: {encampment: 4}}
  5: {natives: 1}
sites: {found: {stonehedge: 7, sword_of_the_killer_rabbit: 6}, badges: {stonehedge: commando}}
"""


@pytest.mark.rule("MIX-4.2")
def test_all_discounts_add_up_and_the_floor_comes_once() -> None:
    s = scene(DISCOUNTS)
    assert cost(s, 4) == 13 - 4 - 1 - 1
    assert cost(s, 5) == 1


@pytest.mark.rule("MIX-4.2")
def test_eight_tokens_off_are_eight() -> None:
    s = scene(DISCOUNTS)
    play(s, "sword")
    assert cost(s, 4) == 13 - 4 - 1 - 1 - 2


@pytest.mark.rule("MIX-4.2")
def test_as_if_empty_ignores_all_but_mountain_and_keep() -> None:
    s = scene("""
board: base_2
monsters: true
phase: conquer
seats:
- active: {race: ratmen, power: wise, hand: 9}
- active: {race: scavengers, power: bivouacking}
  decline: {race: trolls}
regions:
  6: {race: ratmen}
  4: {race: scavengers, tokens: 3, buried: trolls, markers: {encampment: 2, fortress: 1}}
  15: {natives: 1}
sites: {found: {stinky_trolls_socks: 6, keep_on_the_motherland: 4}}
""")
    play(s, "socks")
    assert (cost(s, 4), cost(s, 15)) == (2 + 1 + 1, 2)


# --- MIX-4.3: score ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX-4.3")
def test_places_pay_after_the_floor() -> None:
    s = scene("""
board: base_2
monsters: true
phase: redeploy
seats: [{active: {race: khans, power: wise}}, {}]
regions: {4: {race: khans}, 3: {race: khans}, 12: {race: khans}}
sites: {found: {keep_on_the_motherland: 4, mine_of_the_lost_dwarf: 3}}
""")
    assert earned(s, "done") == 1 + 2 + 0
    s = scene("""
board: base_2
monsters: true
phase: redeploy
seats: [{active: {race: khans, power: goldsmith}}, {}]
regions: {12: {race: khans}}
sites: {found: {keep_on_the_motherland: 12}}
""")
    assert earned(s, "done") == 0 + 1  # two maluses do not touch the Keep


@pytest.mark.rule("MIX-4.3")
@pytest.mark.parametrize(
    ("race", "power", "region", "value"),
    [
        ("dwarves", "goldsmith", 3, 4),
        ("humans", "merchant", 6, 3),
        ("wizards", "mystic", 2, 3),
        ("khans", "hill", 7, 3),
        ("khans", "merchant", 4, 1),
        ("shrooms", "forest", 12, 3),
        ("ratmen", "swamp", 5, 2),
        ("ratmen", "fortified", 7, 2),
        ("ratmen", "goldsmith", 7, 0),
    ],
)
def test_the_scepter_doubles_the_value_of_its_region_after_the_floor(
    race: str, power: str, region: int, value: int
) -> None:
    markers = ", markers: {fortress: 1}" if power == "fortified" else ""
    s = scene(f"""
board: base_2
monsters: true
phase: end choices
seats: [{{active: {{race: {race}, power: {power}}}}}, {{}}]
regions: {{{region}: {{race: {race}{markers}}}}}
sites: {{found: {{scepter_of_avarice: {region}}}}}
""")
    assert earned(s, f"scepter {region}") == 2 * value


@pytest.mark.rule("MIX-4.3")
def test_the_scepter_doubles_nothing_that_is_no_value_of_a_region() -> None:
    s = scene("""
board: base_2+sky_3
monsters: true
phase: conquer
seats: [{active: {race: orcs, power: exploring, hand: 2}, decline: {race: trolls}}, {}, {}]
regions: {24: {race: orcs}, 7: {race: orcs}, 6: {race: trolls}, 20: {race: trolls}}
sites: {found: {scepter_of_avarice: 24}}
""")
    play(s, "conquer 6", "done")
    lines = score_lines(s, "scepter 24")
    assert lines == {"orcs": 3 + 1, "trolls": 1, "exploring": 1, "scepter_of_avarice": 1}


@pytest.mark.rule("MIX-4.3")
def test_coins_of_buried_tokens_and_islands_are_not_doubled() -> None:
    s = scene("""
board: base_2+sky_3
monsters: true
phase: end choices
seats: [{active: {race: scavengers, power: alchemist}, decline: {race: trolls}}, {}, {}]
regions: {24: {race: scavengers, buried: trolls}, 27: {race: scavengers}}
sites: {found: {scepter_of_avarice: 24}}
""")
    assert earned(s, "scepter 24") == 2 + 1 + 1 + 2 + 1  # regions, doubled one, buried, Alchemist, island


# --- MIX-4.4: adjacency -----------------------------------------------------------------------------------------------

OVER_THE_BEANSTALK = """
board: base_2+sky_3
monsters: true
phase: {phase}
seats:
- active: {{race: {race}, power: {power}, hand: {hand}}}
- {{coins: 5, active: {{race: orcs, power: merchant}}}}
- {{}}
regions:
  15: {{race: {race}{marker}}}
  32: {{race: {other}}}
  {more}
"""


def stalk(race: str, power: str, other: str = "orcs", phase: str = "redeploy", **extra: str) -> State:
    """A race in 15, where the Beanstalk grows; another (or the same) in 32 above."""
    return scene(
        OVER_THE_BEANSTALK.format(
            race=race,
            power=power,
            other=other,
            phase=phase,
            hand=extra.get("hand", "0"),
            marker=extra.get("marker", ""),
            more=extra.get("more", ""),
        )
        + extra.get("text", "")
    )


QUIET = "14: {natives: 0}\n  8: {natives: 0}\n  30: {natives: 0}\n  31: {natives: 0}"


@pytest.mark.rule("MIX-4.4")
def test_access_points_count_for_drow_thieves_flocks_and_quarrels() -> None:
    assert score_lines(stalk("drow", "wise", more=QUIET), "done") == {"drow": 1}  # a neighbour above
    assert score_lines(stalk("drow", "wise", "drow", more=QUIET), "done") == {"drow": 4}
    s = stalk("ratmen", "thieving")
    play(s, "done")
    assert coins(s, 2) == 4
    assert score_lines(stalk("ratmen", "flocking", "ratmen"), "done")["flocking"] == 2
    assert score_lines(stalk("ratmen", "quarreling", "ratmen"), "done")["quarreling"] == 1


@pytest.mark.rule("MIX-4.4")
def test_bridges_count_too() -> None:
    s = stalk("ratmen", "flocking", "ratmen", more="30: {race: ratmen}")  # 30 and 32 lie on different islands
    assert score_lines(s, "done")["flocking"] == 2
    s = stalk("ratmen", "quarreling", "ratmen", more="26: {race: ratmen}")
    assert score_lines(s, "done")["quarreling"] == 2


@pytest.mark.rule("MIX-4.4")
def test_access_points_count_for_the_great_ancient_the_ring_and_the_balrog() -> None:
    s = stalk("cultists", "wise", phase="conquer", hand="5", marker=", markers: {great_ancient: 1}")
    assert cost(s, 32) == 3 - 1
    s = stalk("ratmen", "wise", text="sites: {found: {froggys_ring: 15}}")
    play(s, "done", "ring 15")
    assert coins(s, 2) == 4
    s = stalk("ratmen", "wise", phase="conquer", text="sites: {found: {wickedest_pentacle: 15}}")
    assert 32 in offers(s, "balrog")


# --- MIX-4.6 to 4.8 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX-4.6")
@pytest.mark.parametrize(
    ("lent", "verb", "hand_before", "placed"),
    [("dragon_master", "dragon 4", 5, 2), ("dragon_master", "conquer 5", 5, 4)],
)
def test_mummies_pay_one_more_whatever_opens_the_way(lent: str, verb: str, hand_before: int, placed: int) -> None:
    s = scene(f"""
board: base_2
phase: conquer
seats: [{{active: {{race: mummies, power: {lent}, hand: {hand_before}}}}}, {{active: {{race: orcs, power: hill}}}}]
regions: {{6: {{race: mummies}}, 4: {{race: orcs, tokens: 4}}, 5: {{natives: 1}}}}
""")
    play(s, verb)
    assert hand(s, 1) == hand_before - placed


@pytest.mark.rule("MIX-4.6")
def test_everybody_else_conquers_with_a_single_token() -> None:
    text = """
board: base_2
phase: conquer
seats: [{active: {race: %s, power: %s, hand: %d}}, {active: {race: orcs, power: hill}}]
regions: {6: {race: %s}, 4: {race: orcs, tokens: 5}}
"""
    for race_key, power_key, verb, tokens in (
        ("ratmen", "dragon_master", "dragon 4", 1),
        ("storm_giants", "wise", "bolt 4", 1),
        ("drakons", "wise", "transform 4", 2),  # one of the two is lost
    ):
        s = scene(text % (race_key, power_key, 4, race_key))
        play(s, verb)
        assert (hand(s, 1), regions(s, 1)[4]) == (4 - tokens, 1)


@pytest.mark.rule("MIX-4.7")
def test_one_race_in_decline_and_a_spirit_beside_it_with_a_badge_each() -> None:
    s = scene("""
board: base_2
seats:
- active: {race: ratmen, power: spirit}
  decline: {race: ogres, power: wise}
- {}
regions: {7: {race: ratmen}, 6: {race: ogres}}
""")
    play(s, "decline")
    assert (race(s, 1, "decline"), power(s, 1, "decline")) == ("ogres", "wise")
    assert (race(s, 1, "beside"), power(s, 1, "beside")) == ("ratmen", "spirit")


@pytest.mark.rule("MIX-4.7")
@pytest.mark.parametrize(
    ("badge", "kept"),
    [
        *((key, True) for key in ("muddy", "reborn", "royal", "tomb", "wise")),
        *((key, False) for key in ("airborne", "goldsmith", "gunner", "haggling", "racketeering", "zeppelined")),
        *((key, False) for key in ("alchemist", "flying", "mining", "shield")),
    ],
)
def test_which_badges_stay_in_decline(badge: str, kept: bool) -> None:
    s = scene(f"""
board: base_2
seats: [{{active: {{race: ratmen, power: {badge}}}}}, {{active: {{race: orcs, power: hill}}}}]
regions: {{7: {{race: ratmen}}, 6: {{race: ratmen}}, 20: {{race: orcs}}}}
""")
    play(s, "decline")
    assert power(s, 1, "decline") == (badge if kept else "")


@pytest.mark.rule("MIX-4.8")
@pytest.mark.parametrize(
    ("race_key", "power_key", "verb"), [("ratmen", "zeppelined", "zeppelin 8"), ("wendigos", "wise", "clear 8")]
)
def test_clearing_and_crash_are_attacks_but_no_conquests(race_key: str, power_key: str, verb: str) -> None:
    def victim(race: str, power: str, declined: bool = False) -> State:
        seat = f"decline: {{race: {race}}}" if declined else f"active: {{race: {race}, power: {power}}}"
        s = scene(
            f"""
board: base_2
phase: conquer
seats: [{{active: {{race: {race_key}, power: {power_key}, hand: 3}}}}, {{{seat}}}]
regions: {{6: {{race: {race_key}}}, 8: {{race: {race}}}, 20: {{race: {race}}}}}
""",
            0,
        )
        play(s, verb)
        assert holder(s, 8) == ""
        return s

    assert coins(victim("orcs", "martyr"), 2) == 5
    assert coins(victim("liches", "", declined=True), 1) == 5
    s = victim("orcs", "vengeful")
    vengeful = s.rules.powers[s.rules.power_named("vengeful")]
    assert s.note(vengeful, 1) == 0b01
    assert s.attacked(0) == 0b10  # Diplomats may not ally with the victim


@pytest.mark.rule("MIX-4.8")
def test_a_crash_places_no_great_ancient() -> None:
    s = scene(
        """
board: base_2
phase: conquer
seats: [{active: {race: cultists, power: zeppelined, hand: 5}}, {}]
""",
        0,
        3,
    )
    play(s, "zeppelin 8")
    assert marked(s, "great_ancient") == {}
    play(s, "zeppelin 7")
    assert marked(s, "great_ancient") == {7: 1}
