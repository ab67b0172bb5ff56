"""UG-4: what a conquest costs, what it finds, and what is lost."""

import pytest

from elbowroom.engine.hooks import Site
from elbowroom.engine.sites import lay_site
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, holder, legal, marked, play, refused, regions, tray
from tests.content.underground.turns import idle, position, site_at, site_seat, targets

# --- UG-4.1, 4.2, 4.3: cost -------------------------------------------------------------------------------------------

COST = """
board: underground_3
phase: conquer
options: {ownTokensDefend: %s}
seats:
- active: {race: %s, power: %s, hand: 8}
  decline: {race: liches}
- active: {race: shrooms, power: shield}
  decline: {race: mudmen, power: tomb}
- {}
regions: {12: {race: %s}, 19: {race: liches}, 27: {race: mudmen}, %s}
sites: {found: {sword_of_the_killer_rabbit: 12, stinky_trolls_socks: 12, %s}}
notes: {vengeful: {marked_1: 2}, cultists: {placed: 1}}
"""


def attack(race: str, there: str, power: str = "wise", sites: str = "", own_defend: bool = False) -> State:
    """A race in region 12 with everything it may need beside region 11, a Black Mountain."""
    return load_position(COST % (str(own_defend).lower(), race, power, race, there, sites))


@pytest.mark.rule("UG-4.1")
@pytest.mark.parametrize(
    ("there", "sites", "needed"),
    [
        ("10: {}", "", {10: 2, 11: 3, 13: 1}),
        ("11: {race: shrooms, tokens: 3}", "", {11: 2 + 1 + 3}),
        ("11: {race: mudmen, tokens: 3}", "", {11: 2 + 1 + 3}),
        ("10: {race: shrooms, tokens: 2, markers: {mushroom_armor: 8}}", "", {10: 2 + 2 + 8}),
        (
            "11: {race: shrooms, tokens: 3, markers: {mushroom_armor: 2}}",
            "keep_on_the_motherland: 11",
            {11: 2 + 1 + 1 + 2 + 3},
        ),
        ("28: {natives: 2}", "keep_on_the_motherland: 10", {10: 2 + 1, 28: 2 + 2, 23: 2 + 1 + 2}),
    ],
)
def test_ground_mountain_keep_armours_and_tokens_add_up(there: str, sites: str, needed: dict[int, int]) -> None:
    s = attack("drow", there, sites=sites)
    assert {region: cost(s, region) for region in needed} == needed


@pytest.mark.rule("UG-4.1")
@pytest.mark.parametrize(
    ("race", "badge", "extra"),
    [
        ("drow", "wise", 0),
        ("mummies", "wise", 1),
        ("ogres", "wise", -1),
        ("drow", "vengeful", -1),
        ("ogres", "vengeful", -2),
    ],
)
def test_mummies_pay_more_and_discounts_add_up(race: str, badge: str, extra: int) -> None:
    s = attack(race, "11: {race: shrooms, tokens: 3}", badge)
    assert cost(s, 11) == 6 + extra
    play(s, "sword")
    assert cost(s, 11) == 6 + extra - 2


@pytest.mark.rule("UG-4.1")
def test_the_great_ancient_makes_its_neighbours_cheaper_and_nothing_costs_less_than_one() -> None:
    s = attack("cultists", "11: {race: shrooms, tokens: 3}")
    assert cost(s, 11) == 6
    s.put_marker(s.rules.marker_kind("great_ancient"), 12 - 1)
    assert (cost(s, 11), cost(s, 10), cost(s, 13)) == (5, 1, 1)
    play(s, "sword")
    assert (cost(s, 11), cost(s, 10), cost(s, 13)) == (3, 1, 1)


@pytest.mark.rule("UG-4.1")
@pytest.mark.parametrize(("switch", "needed"), [(False, 2 + 1), (True, 2 + 1 + 4)])
def test_own_tokens_do_not_defend_unless_the_house_rule_says_so(switch: bool, needed: int) -> None:
    s = attack("drow", "11: {race: liches, tokens: 4}", own_defend=switch)
    assert cost(s, 11) == needed


@pytest.mark.rule("UG-4.2")
def test_with_the_socks_monsters_tokens_and_armours_do_not_count_but_the_ground_does() -> None:
    s = attack("drow", "11: {race: shrooms, tokens: 2, markers: {mushroom_armor: 1}}")
    assert cost(s, 11) == 6
    play(s, "socks")
    assert (cost(s, 11), cost(s, 13), cost(s, 28)) == (3, 1, 2)
    keep = attack("drow", "11: {race: shrooms, tokens: 2}", sites="keep_on_the_motherland: 11")
    play(keep, "socks")
    assert cost(keep, 11) == 2 + 1 + 1


@pytest.mark.rule("UG-4.2")
def test_as_if_empty_comes_first_then_discounts_and_the_mummies_token() -> None:
    s = attack("mummies", "11: {race: shrooms, tokens: 2, markers: {mushroom_armor: 1}}", "vengeful")
    play(s, "socks")
    assert cost(s, 11) == 2 + 1 + 1 - 1
    play(s, "sword")
    assert cost(s, 11) == 2 + 1 + 1 - 1 - 2


@pytest.mark.rule("UG-4.2")
def test_flames_pay_for_bare_ground_beside_their_volcano() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: flames, power: wise, hand: 4}}, {active: {race: shrooms, power: shield}}, {}]
regions:
  9: {race: flames}
  20: {markers: {volcano: 1}}
  11: {race: shrooms, tokens: 4, markers: {mushroom_armor: 2}}
sites: {found: {keep_on_the_motherland: 11}}
""")
    assert (cost(s, 11), cost(s, 28)) == (2 + 1 + 1, 2)


@pytest.mark.rule("UG-4.2")
def test_a_region_with_a_mountain_relic_or_place_but_nobody_is_empty() -> None:
    s = attack("drow", "13: {}", sites="diamond_fields: 11, froggys_ring: 11")
    assert s.is_empty(11 - 1)
    play(s, "conquer 11")
    assert s.nonempty_conquests(0) == 0
    assert not s.is_empty(28 - 1)
    play(s, "conquer 28")
    assert s.nonempty_conquests(0) == 1


@pytest.mark.rule("UG-4.3")
def test_no_relic_or_place_but_the_keep_defends_its_region() -> None:
    seen: list[Site] = []
    for number in range(15):
        s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: drow, power: wise, hand: 5}}, {}, {}]
regions: {12: {race: drow}}
""")
        site = s.rules.sites[number]
        lay_site(s, number, 10 - 1)
        assert cost(s, 10) == (3 if site.key == "keep_on_the_motherland" else 2)
        seen.append(site)
    assert len(seen) == 15


# --- UG-4.4: a token in hand ------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-4.4")
@pytest.mark.parametrize(
    ("race", "power"), [("ogres", "wise"), ("iron_dwarves", "wise"), ("will_o_wisps", "wise"), ("drow", "magic")]
)
def test_without_a_token_in_hand_no_conquest_begins_whatever_may_help(race: str, power: str) -> None:
    text = f"""
board: underground_3
phase: conquer
seats: [{{active: {{race: {race}, power: {power}, hand: %d}}}}, {{active: {{race: shrooms, power: mining}}}}, {{}}]
regions: {{21: {{race: {race}}}, 12: {{race: shrooms}}}}
sites: {{found: {{sword_of_the_killer_rabbit: 21, stinky_trolls_socks: 21, flying_doormat: 21}}}}
notes: {{iron_dwarves: {{hammers_owned: 5, hammers_in_hand: 5}}}}
"""
    s = load_position(text % 0)
    assert legal(s) == {"stop"}
    assert refused(s, "conquer 13") == "CORE-6.1"
    assert refused(s, "die 12") == "CORE-6.1"
    assert "conquer 13" in legal(load_position(text % 1))


@pytest.mark.rule("UG-4.4")
@pytest.mark.parametrize(("power", "sites", "verb"), [("vampire", "", "bite"), ("wise", "shiny_orb: 21", "orb")])
def test_vampires_and_the_orb_need_a_token_in_hand_too(power: str, sites: str, verb: str) -> None:
    text = f"""
board: underground_3
phase: conquer
seats: [{{active: {{race: drow, power: {power}, hand: %d}}}}, {{active: {{race: shrooms, power: mining}}}}, {{}}]
regions: {{21: {{race: drow}}, 12: {{race: shrooms}}}}
sites: {{found: {{{sites}}}}}
"""
    s = load_position(text % 0)
    assert legal(s) == {"stop"}
    assert refused(s, f"{verb} 12") == "CORE-6.1"
    s = load_position(text % 1)
    left = tray(s, "drow")
    play(s, f"{verb} 12")
    assert (holder(s, 12), hand(s, 1), tray(s, "drow")) == ("drow", 1, left - 1)
    s = load_position("options: {conversionNeedsToken: false}" + text % 0)
    assert legal(s) == {f"{verb} 12", "stop"}


@pytest.mark.rule("UG-4.4")
def test_every_conquest_with_hammers_needs_a_dwarf_in_hand() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: iron_dwarves, power: wise, hand: 1}}, {}, {}]
regions: {21: {race: iron_dwarves}}
notes: {iron_dwarves: {hammers_owned: 5, hammers_in_hand: 5}}
""")
    play(s, "conquer 12")
    assert (tray(s, "iron_dwarves"), s.phase_name) == (10, "redeploy")  # four Hammers are left, but no Dwarf


# --- UG-4.5, 4.6: discovery -------------------------------------------------------------------------------------------

FIND = """
board: underground_3
phase: conquer
seats: [{active: {race: %s, power: wise, hand: %d}}, {active: {race: shrooms, power: mining}}, {}]
regions: {%s, 18: {race: shrooms}}
sites: {found: {%s}, stack: [%s]}
"""


@pytest.mark.rule("UG-4.5")
@pytest.mark.parametrize(
    ("race", "tokens", "regions", "sites", "actions"),
    [
        ("drow", 4, "5: {race: drow}", "", ["conquer 6"]),
        ("drow", 1, "5: {race: drow}", "", ["die 6"]),
        ("drow", 4, "12: {race: drow}", "flying_doormat: 12", ["doormat", "conquer 6"]),
        ("drow", 2, "5: {race: drow}", "stinky_trolls_socks: 5", ["socks", "conquer 6"]),
        ("drow", 2, "5: {race: drow}", "sword_of_the_killer_rabbit: 5", ["sword", "conquer 6"]),
        ("drow", 1, "5: {race: drow}, 7: {markers: {balrog: 1}}", "wickedest_pentacle: 5", ["balrog 6"]),
    ],
)
def test_every_kind_of_conquest_removes_the_monsters_and_turns_up_the_top_site(
    race: str, tokens: int, regions: str, sites: str, actions: list[str]
) -> None:
    s = position(FIND % (race, tokens, regions, sites, "diamond_fields, froggys_ring"), 3)
    play(s, *actions)
    assert (s.natives(6 - 1), site_at(s, "diamond_fields"), site_at(s, "froggys_ring")) == (0, 6, 0)
    assert s.sites_left() == 4


@pytest.mark.rule("UG-4.5")
def test_wisps_find_a_site_with_their_die() -> None:
    s = position(FIND % ("will_o_wisps", 1, "24: {race: will_o_wisps}", "", "diamond_fields"), 3)
    play(s, "wisp 25")
    assert (s.natives(25 - 1), site_at(s, "diamond_fields")) == (0, 25)


@pytest.mark.rule("UG-4.5")
@pytest.mark.parametrize("pips", [0, 3])
def test_an_attempt_that_fails_finds_nothing(pips: int) -> None:
    s = position(FIND % ("drow", 1, "5: {race: drow}", "", "diamond_fields"), pips)
    play(s, "die 6")
    assert (s.natives(6 - 1), site_at(s, "diamond_fields")) == ((0, 6) if pips else (2, 0))


@pytest.mark.rule("UG-4.5")
def test_a_site_works_from_the_moment_it_is_found() -> None:
    s = load_position(FIND % ("drow", 6, "5: {race: drow}", "", "sword_of_the_killer_rabbit"))
    assert "sword" not in legal(s)
    play(s, "conquer 6")
    assert "sword" in legal(s)
    play(s, "sword", "conquer 7")
    assert (tray(s, "drow"), hand(s, 1)) == (9 - 7, 1)
    found = load_position(FIND % ("drow", 6, "5: {race: drow}", "", "keep_on_the_motherland"))
    play(found, "conquer 6")
    assert cost(found, 6, seat=2) == 2 + 1 + 4


@pytest.mark.rule("UG-4.6")
def test_stonehedge_draws_its_badge_before_the_next_conquest() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: drow, power: wise, hand: 5}}, {active: {race: shrooms, power: mining}}, {}]
regions: {5: {race: drow}, 7: {race: shrooms}}
sites: {stack: [stonehedge]}
column:
- {race: ogres, power: muddy}
- {race: kraken, power: tomb}
- {race: mudmen, power: royal}
- {race: gnomes, power: stone}
- {race: liches, power: mystic}
- {race: mummies, power: shield}
powers: [vampire, fisher]
""")
    play(s, "conquer 6")
    assert s.rules.powers[s.site_badge(s.rules.site_named("stonehedge"))].key == "vampire"
    assert "bite 7" in legal(s)  # at once, with the badge just drawn


@pytest.mark.rule("UG-4.6")
def test_the_pentacle_sends_the_balrog_before_the_next_conquest() -> None:
    s = load_position(FIND % ("drow", 9 - 2, "5: {race: drow}", "", "wickedest_pentacle"))
    play(s, "conquer 6")
    assert legal(s) == {"balrog 5", "balrog 7", "balrog 16"}
    assert refused(s, "conquer 7") == "CORE-6.12"
    play(s, "balrog 16")
    assert s.phase_name == "conquer"
    assert 7 in targets(s)


@pytest.mark.rule("UG-4.6")
def test_after_a_successful_final_die_the_discovery_comes_before_redeployment() -> None:
    s = position(FIND % ("drow", 2, "5: {race: drow}", "", "wickedest_pentacle"), 2)
    play(s, "die 6")
    assert (s.phase_name, legal(s)) == ("aftermath", {"balrog 5", "balrog 7", "balrog 16"})
    assert regions(s, 1) == {5: 1, 6: 2}
    play(s, "balrog 7")
    assert s.phase_name == "redeploy"


# --- UG-4.7, 4.8: losing and leaving a region -------------------------------------------------------------------------


@pytest.mark.rule("UG-4.7")
def test_monsters_leave_like_lost_tribes_and_nobody_withdraws() -> None:
    s = load_position(FIND % ("drow", 4, "5: {race: drow}", "", "diamond_fields"))
    play(s, "conquer 6")
    idle(s)
    assert (s.phase_name, s.turn_of, s.natives(6 - 1)) == ("decide", 1, 0)


@pytest.mark.rule("UG-4.7")
def test_a_defender_loses_one_token_the_armours_go_and_what_lies_there_changes_hands_at_once() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: wise, hand: 8}}, {active: {race: shrooms, power: shield}}, {}]
regions:
  12: {race: ogres}
  11: {race: shrooms, tokens: 3, markers: {mushroom_armor: 1}}
  28: {race: shrooms, markers: {mushroom_armor: 2}}
sites: {found: {keep_on_the_motherland: 11, shiny_orb: 11}}
""")
    left = tray(s, "shrooms")
    play(s, "conquer 11")
    assert (tray(s, "shrooms"), hand(s, 2)) == (left + 1, 2)
    assert marked(s, "mushroom_armor") == {28: 2}
    assert (site_at(s, "keep_on_the_motherland"), site_at(s, "shiny_orb")) == (11, 11)
    assert (site_seat(s, "keep_on_the_motherland"), site_seat(s, "shiny_orb")) == (1, 1)
    assert "orb 28" in legal(s)  # the Relic serves its new holder in the same turn
    assert cost(s, 11, seat=2) == 2 + 1 + 1 + 7  # Mountain and Keep are still there


@pytest.mark.rule("UG-4.8")
def test_an_abandoned_region_keeps_its_sites_and_its_ghost_and_loses_everything_of_the_race() -> None:
    s = load_position("""
board: underground_3
phase: ready
seats:
- active: {race: cultists, power: royal, hand: 1}
- active: {race: shrooms, power: shield}
- {}
regions:
  12: {race: cultists, markers: {great_ancient: 1, queen: 1, bag_o_many_things: 1, mushroom_armor: 2, ghost: 1}}
  4: {race: cultists}
  27: {race: shrooms}
sites: {found: {crypt_of_the_tomb_raider: 27, keep_on_the_motherland: 12, shiny_orb: 12}}
notes: {cultists: {placed: 1}}
""")
    play(s, "abandon 12")
    assert (site_at(s, "keep_on_the_motherland"), site_at(s, "shiny_orb")) == (12, 12)
    assert (site_seat(s, "keep_on_the_motherland"), site_seat(s, "shiny_orb")) == (0, 0)
    for marker in ("great_ancient", "queen", "bag_o_many_things", "mushroom_armor"):
        assert marked(s, marker) == {}
    assert marked(s, "ghost") == {12: 1}
    assert legal(s) == {"ancient 4"}  # its owner has it in hand and must put it back
    play(s, "ancient 4", "stop", "done")
    assert legal(s) == {"queen 4"}


# --- UG-4.9, 4.10: die, and special conquests -------------------------------------------------------------------------


@pytest.mark.rule("UG-4.9")
@pytest.mark.parametrize(("tokens", "verb"), [(5, "conquer"), (4, "die"), (3, "die"), (2, "die"), (1, "")])
def test_the_final_die_is_for_one_to_three_missing_tokens(tokens: int, verb: str) -> None:
    s = load_position(FIND % ("drow", tokens, "24: {race: drow}", "", "diamond_fields"))
    assert cost(s, 23) == 2 + 1 + 2
    assert {action for action in legal(s) if action.endswith(" 23")} == ({f"{verb} 23"} if verb else set())


@pytest.mark.rule("UG-4.9")
@pytest.mark.parametrize("pips", [1, 2])
def test_the_die_needs_to_show_what_is_missing_and_ends_the_conquests(pips: int) -> None:
    s = position(FIND % ("drow", 3, "24: {race: drow}", "", "diamond_fields"), pips)
    play(s, "die 23")
    assert holder(s, 23) == ("drow" if pips == 2 else "")
    assert s.phase_name == "redeploy"


SPECIAL = """
board: underground_3
phase: conquer
seats:
- {coins: 5, active: {race: %s, power: %s, hand: 8}}
- {coins: 5, active: {race: %s, power: %s}}
- {coins: 5, decline: {race: liches}}
regions: {%s}
sites: {found: {%s}}
notes: {cultists: {placed: 0}}
"""
MEANS = [
    ("vampire", "", ["bite 4"]),
    ("wise", "shiny_orb: 12", ["orb 4"]),
    ("wise", "stinky_trolls_socks: 12", ["socks", "conquer 4"]),
    ("wise", "sword_of_the_killer_rabbit: 12", ["sword", "conquer 4"]),
    ("wise", "flying_doormat: 12", ["doormat", "conquer 4"]),
]
means = pytest.mark.parametrize(("power", "sites", "actions"), MEANS)


@means
@pytest.mark.rule("UG-4.10")
def test_a_special_conquest_pays_martyrs_marks_for_vengeance_and_places_the_great_ancient(
    power: str, sites: str, actions: list[str]
) -> None:
    where = "12: {race: cultists}, 4: {race: shrooms}, 27: {race: liches}"
    s = load_position(SPECIAL % ("cultists", power, "shrooms", "martyr", where, sites))
    play(s, *actions)
    assert (holder(s, 4), s.coins(1)) == ("cultists", 5 + 1)
    assert marked(s, "great_ancient") == {4: 1}
    assert s.conquered(0) == 1 << (4 - 1)
    assert s.attacked(0) == 1 << 1
    avenged = load_position(SPECIAL % ("cultists", power, "shrooms", "vengeful", where, sites))
    play(avenged, *actions)
    assert avenged.note(avenged.rules.powers[avenged.power(3)], 1) == 1


@pytest.mark.rule("UG-4.10")
@pytest.mark.parametrize(("sites", "actions"), [(sites, actions) for _, sites, actions in MEANS[2:]])
def test_liches_in_decline_are_paid_for_a_special_conquest(sites: str, actions: list[str]) -> None:
    where = "12: {race: drow}, 4: {race: liches}, 27: {race: shrooms}"
    s = load_position(SPECIAL % ("drow", "wise", "shrooms", "martyr", where, sites))
    play(s, *actions)
    assert [s.coins(seat) for seat in range(3)] == [4, 5, 6]


@means
@pytest.mark.rule("UG-4.10")
def test_a_special_conquest_needs_a_legal_target(power: str, sites: str, actions: list[str]) -> None:
    """Region 18 is far away, region 4 belongs to the Queen."""
    where = "12: {race: drow}, 4: {race: shrooms, markers: {queen: 1}}, 18: {race: shrooms}, 27: {race: liches}"
    s = load_position(SPECIAL % ("drow", power, "shrooms", "royal", where, sites))
    play(s, *actions[:-1])
    verb = actions[-1].split()[0]
    assert 4 not in targets(s, verb)
    assert (18 in targets(s, verb)) == (actions[0] == "doormat")
    refusal = refused(s, actions[-1])
    assert refusal == "CORE-6.5"


@means
@pytest.mark.rule("UG-4.10")
def test_no_special_conquest_is_possible_after_the_final_die(power: str, sites: str, actions: list[str]) -> None:
    """The Balrog of the Pentacle holds the turn open after the die."""
    where = "12: {race: drow}, 4: {race: shrooms}, 11: {race: liches, tokens: 7}, 16: {markers: {balrog: 1}}"
    found = f"wickedest_pentacle: 12, {sites}"
    s = position(SPECIAL % ("drow", power, "shrooms", "martyr", where, found), 0)
    play(s, "die 11")
    assert s.phase_name == "aftermath"
    assert {action.split()[0] for action in legal(s)} == {"balrog", "done"}
    assert refused(s, actions[0]).startswith("UG-")
