"""UG-5.4 to 5.11: guardians, and whom they keep out."""

import pytest

from elbowroom.engine.scoring import tokens_on_board, winners
from elbowroom.engine.sites import lay_site
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, earned, hand, holder, legal, marked, play, refused, regions, score_lines, tokens
from tests.content.underground.turns import position, targets

# Seat 1 attacks region 11, a Black Mountain beside 12.
SIEGE = """
board: underground_3
phase: conquer
seats:
- {coins: 5, active: {race: %s, power: %s, hand: %d}, decline: {race: liches}}
- {coins: 5, active: {race: %s, power: %s}}
- {coins: 5, active: {race: shrooms, power: martyr}}
regions:
  12: {race: %s}
  19: {race: liches}
  31: {race: %s}
  18: {race: shrooms}
  11: %s
  %s
sites: {found: {%s}}
"""


def siege(
    there: str,
    *,
    race: str = "ogres",
    power: str = "wise",
    defender: tuple[str, str] = ("drow", "mining"),
    sites: str = "",
    more: str = "17: {}",
    hand: int = 7,
) -> State:
    return load_position(SIEGE % (race, power, hand, *defender, race, defender[0], there, more, sites))


GUARDED = [
    ("{race: cultists, markers: {great_ancient: 1}}", ("cultists", "mining")),
    ("{race: drow, markers: {queen: 1}}", ("drow", "royal")),
    ("{race: drow, markers: {ghost: 1}}", ("drow", "mining")),
    ("{markers: {balrog: 1}}", ("drow", "mining")),
]
guarded = pytest.mark.parametrize(("there", "defender"), GUARDED)


@guarded
@pytest.mark.rule("UG-5.4")
def test_nobody_else_takes_a_region_with_a_guardian_or_names_it_for_the_die(
    there: str, defender: tuple[str, str]
) -> None:
    s = siege(there, defender=defender)
    assert {11} & (targets(s) | targets(s, "die")) == set()
    assert refused(s, "conquer 11") == "CORE-6.5"
    weak = siege(there, defender=defender, hand=1)
    assert 11 not in targets(weak, "die")
    assert refused(weak, "die 11") == "CORE-6.5"
    bare = siege(there[: there.index(", markers")] + "}" if "race" in there else "{}", defender=defender)
    assert 11 in targets(bare)  # it was the guardian that kept him out


# --- UG-5.5, 5.6: against whom ----------------------------------------------------------------------------------------


@pytest.mark.rule("UG-5.5")
@pytest.mark.parametrize(("turn", "open_to"), [(1, {10}), (2, set()), (3, set())])
def test_great_ancient_and_queen_keep_out_everybody_but_the_owner_of_their_race(turn: int, open_to: set[int]) -> None:
    hands = [", hand: 5" if seat == turn else "" for seat in (1, 2, 3)]
    s = load_position(f"""
board: underground_3
phase: conquer
turn: {turn}
seats:
- active: {{race: ogres, power: wise{hands[0]}}}
  decline: {{race: kraken, power: royal}}
- active: {{race: cultists, power: mining{hands[1]}}}
- active: {{race: shrooms, power: martyr{hands[2]}}}
regions:
  12: {{race: ogres}}
  10: {{race: kraken, markers: {{queen: 1}}}}
  11: {{race: cultists, markers: {{great_ancient: 1}}}}
  9: {{race: shrooms}}
  28: {{race: cultists}}
""")
    assert {10, 11} & targets(s) == open_to
    if turn != 1:
        assert refused(s, "conquer 10") == "CORE-6.5"
    if turn != 2:
        assert refused(s, "conquer 11") == "CORE-6.5"


GHOST = """
board: underground_3
phase: conquer
turn: %d
seats:
- active: {race: ogres, power: wise%s}
  decline: {race: liches}
- active: {race: drow, power: mining%s}
  decline: {race: gnomes}
- active: {race: shrooms, power: martyr%s}
regions:
  12: {race: ogres}
  21: {race: drow}
  9: {race: shrooms}
  19: {race: liches}
  18: {race: gnomes}
  %s
sites: {found: {crypt_of_the_tomb_raider: 21}}
"""


def haunted(region: str, turn: int) -> State:
    """Seat 2 controls the Crypt; regions 11 and 28 can be reached by seats 1 to 3 and 2."""
    hands = [", hand: 6" if seat == turn else "" for seat in (1, 2, 3)]
    return load_position(GHOST % (turn, *hands, region))


@pytest.mark.rule("UG-5.5")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_ghost_in_an_occupied_region_keeps_out_everybody_but_its_occupant(turn: int) -> None:
    s = haunted("11: {race: liches, markers: {ghost: 1}}", turn)
    assert (11 in targets(s)) == (turn == 1)  # even the controller of the Crypt stays out
    theirs = haunted("11: {race: gnomes, markers: {ghost: 1}}", turn)
    assert (11 in targets(theirs)) == (turn == 2)


@pytest.mark.rule("UG-5.5")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_ghost_where_no_race_stands_keeps_out_everybody_but_the_controller_of_the_crypt(turn: int) -> None:
    empty = haunted("11: {markers: {ghost: 1}}", turn)
    assert (11 in targets(empty)) == (turn == 2)
    neighbour = ["ogres", "drow", "shrooms"][turn - 1]
    monsters = haunted(f"11: {{race: {neighbour}}}\n  28: {{markers: {{ghost: 1}}}}", turn)
    assert (28 in targets(monsters)) == (turn == 2)


@pytest.mark.rule("UG-5.5")
def test_a_crypt_that_nobody_controls_lets_nobody_pass_its_ghost() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: wise, hand: 6}}, {}, {}]
regions: {12: {race: ogres}, 11: {markers: {ghost: 1}}}
sites: {found: {crypt_of_the_tomb_raider: 27}}
""")
    assert refused(s, "conquer 11") == "CORE-6.5"


@pytest.mark.rule("UG-5.5")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_balrog_keeps_out_all_players(turn: int) -> None:
    s = haunted("11: {markers: {balrog: 1}}", turn)
    lay_site(s, s.rules.site_named("wickedest_pentacle"), 21 - 1)
    assert refused(s, "conquer 11") == "CORE-6.5"


@pytest.mark.rule("UG-5.6")
def test_the_owner_may_take_his_own_region_from_under_his_queen_who_leaves() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: wise, hand: 6}, decline: {race: kraken, power: royal}}, {}, {}]
regions: {12: {race: ogres}, 11: {race: kraken, markers: {queen: 1}}, 19: {race: kraken}}
""")
    play(s, "conquer 11")
    assert (holder(s, 11), marked(s, "queen")) == ("ogres", {})


@pytest.mark.rule("UG-5.6")
def test_the_owner_may_take_his_own_region_from_under_the_ghost_which_stays() -> None:
    s = haunted("11: {race: liches, markers: {ghost: 1}}", 1)
    play(s, "conquer 11")
    assert (holder(s, 11), marked(s, "ghost")) == ("ogres", {11: 1})
    play(s, "stop", "done")
    assert marked(s, "ghost") == {11: 1}


# --- UG-5.7, 5.8: what is blocked and what is not ---------------------------------------------------------------------


@guarded
@pytest.mark.rule("UG-5.7")
@pytest.mark.parametrize(
    ("power", "sites", "raise_first", "verb"),
    [
        ("vampire", "", "", "bite"),
        ("wise", "shiny_orb: 12", "", "orb"),
        ("wise", "stinky_trolls_socks: 12", "socks", "conquer"),
        ("wise", "sword_of_the_killer_rabbit: 12", "sword", "conquer"),
        ("wise", "flying_doormat: 12", "doormat", "conquer"),
    ],
)
def test_no_ability_takes_an_immune_region(
    there: str, defender: tuple[str, str], power: str, sites: str, raise_first: str, verb: str
) -> None:
    s = siege(there, defender=defender, power=power, sites=sites)
    if raise_first:
        play(s, raise_first)
    assert 11 not in targets(s, verb)
    assert refused(s, f"{verb} 11") == "CORE-6.5"


@pytest.mark.rule("UG-5.7")
@pytest.mark.parametrize(("there", "defender"), GUARDED[:3])
def test_an_opponents_balrog_does_not_enter_an_immune_region(there: str, defender: tuple[str, str]) -> None:
    s = siege(there, defender=defender, sites="wickedest_pentacle: 12", more="28: {natives: 0, markers: {balrog: 1}}")
    assert {11, 21} & targets(s, "balrog") == {21}
    assert refused(s, "balrog 11") == "UG-PLACE-PENTACLE-3"


@pytest.mark.rule("UG-5.7")
@pytest.mark.parametrize("marker", ["", "balrog", "ghost"])
def test_lizardmen_do_not_pass_through_an_immune_river(marker: str) -> None:
    lies = f"{{markers: {{{marker}: 1}}}}" if marker else "{}"
    s = siege("{}", race="lizardmen", more=f"13: {lies}")
    assert ({5, 14} <= targets(s)) == (not marker)
    assert 22 in targets(s) if not marker else 22 not in targets(s)


@pytest.mark.rule("UG-5.7")
@pytest.mark.parametrize(("there", "defender"), GUARDED[:3])
def test_thieves_and_the_ring_skip_an_immune_region(there: str, defender: tuple[str, str]) -> None:
    s = siege(there, defender=defender, power="thieving", sites="froggys_ring: 12")
    play(s, "stop", "done", "ring 12")
    assert [s.coins(seat) for seat in (0, 1, 2)] == [5 + 2, 5, 5]
    bare = siege(there[: there.index(", markers")] + "}", defender=defender, power="thieving", sites="froggys_ring: 12")
    play(bare, "stop", "done", "ring 12")
    assert [bare.coins(seat) for seat in (0, 1, 2)] == [5 + 2 + 2, 5 - 2, 5]


@pytest.mark.rule("UG-5.8")
def test_an_immune_neighbour_still_takes_the_bonus_of_the_drow() -> None:
    s = siege("{race: cultists, markers: {great_ancient: 1}}", race="drow", defender=("cultists", "mining"))
    assert score_lines(s, "stop", "done") == {"drow": 1, "liches": 1}
    alone = siege("{}", race="drow", defender=("cultists", "mining"))
    assert score_lines(alone, "stop", "done") == {"drow": 2, "liches": 1}


@pytest.mark.rule("UG-5.8")
def test_an_immune_region_is_adjacent_to_its_neighbours_for_the_race_that_stands_there() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: iron_dwarves, power: royal, hand: 5}}, {active: {race: drow, power: wise}}, {}]
regions: {4: {race: iron_dwarves, markers: {queen: 1}}, 3: {race: drow}}
""")
    assert {3, 12, 13} == targets(s)
    dwarves = s.rules.races[s.race(0)]
    play(s, "conquer 3", "stop", "place 4")
    assert tokens(s, 4) == 2
    assert s.note(dwarves, 0) == 1  # the Mine under the Queen gives its Hammer


@pytest.mark.rule("UG-5.8")
def test_the_occupants_own_balrog_may_enter_under_his_guardian() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: royal, hand: 1}}, {}, {}]
regions: {4: {race: ogres, tokens: 3, markers: {queen: 1}}, 12: {race: ogres}, 3: {markers: {balrog: 1}}}
sites: {found: {wickedest_pentacle: 12}}
""")
    assert {2, 4, 10, 12} == targets(s, "balrog")
    play(s, "balrog 4")
    assert (marked(s, "balrog"), marked(s, "queen"), hand(s, 1)) == ({4: 1}, {}, 1 + 1)


# --- UG-5.9, 5.10, 5.11 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-5.9")
def test_immunity_ends_in_the_middle_of_a_turn_when_the_ghost_leaves() -> None:
    s = siege(
        "{race: drow, markers: {ghost: 1}}",
        sites="crypt_of_the_tomb_raider: 10",
        more="10: {race: drow}",
        hand=8,
    )
    s.set_note(s.rules.sites[s.rules.site_named("crypt_of_the_tomb_raider")], 0, 2)
    assert refused(s, "conquer 11") == "CORE-6.5"
    play(s, "conquer 10")
    assert marked(s, "ghost") == {}
    play(s, "conquer 11")
    assert holder(s, 11) == "ogres"


@pytest.mark.rule("UG-5.9")
def test_a_guardian_does_not_undo_what_has_happened() -> None:
    """Seat 1 takes a region and puts its Queen there; the defender's token stays lost, the rest withdraws."""
    s = siege("{race: drow, tokens: 2}", power="royal")
    play(s, "conquer 11", "stop", "done", "queen 11")
    assert marked(s, "queen") == {11: 1}
    assert (regions(s, 2), s.tray(s.race(3))) == ({31: 2}, 9 - 2)


@pytest.mark.rule("UG-5.10")
def test_guardians_share_a_region_and_each_protects_it() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats:
- active: {race: ogres, power: wise, hand: 9}
- active: {race: cultists, power: royal}
- active: {race: shrooms, power: martyr}
regions:
  12: {race: ogres}
  27: {race: shrooms}
  11: {race: cultists, markers: {great_ancient: 1, queen: 1, ghost: 1}}
sites: {found: {crypt_of_the_tomb_raider: 27}}
""")
    for marker in ("great_ancient", "queen", "ghost"):
        assert refused(s, "conquer 11") == "CORE-6.5"
        s.take_marker(s.rules.marker_kind(marker), 11 - 1)
    assert 11 in targets(s)


@pytest.mark.rule("UG-5.10")
def test_no_marker_but_the_armour_defends() -> None:
    s = siege("{race: drow}", defender=("drow", "mining"))
    bare = cost(s, 11)
    for marker in s.rules.markers:
        kind = s.rules.marker_kind(marker.key)
        s.put_marker(kind, 11 - 1)
        assert cost(s, 11) == bare + (1 if marker.key == "mushroom_armor" else 0)
        s.take_marker(kind, 11 - 1)
    for site in s.rules.sites:
        if site.key != "keep_on_the_motherland":
            lay_site(s, site.index, 11 - 1)
    assert cost(s, 11) == bare


@pytest.mark.rule("UG-5.10")
def test_markers_break_no_tie_and_frighten_nobody() -> None:
    s = load_position("""
board: underground_3
phase: redeploy
seats:
- {coins: 5, active: {race: iron_dwarves, power: frightened}}
- {coins: 6, active: {race: drow, power: royal}}
- {coins: 0}
regions:
  12: {race: iron_dwarves, tokens: 2, markers: {silver_hammer: 7, mushroom_armor: 3, bag_o_many_things: 1}}
  31: {race: drow, tokens: 2, markers: {queen: 1, mushroom_armor: 2}}
notes: {iron_dwarves: {hammers_owned: 7}}
""")
    assert [tokens_on_board(s, seat) for seat in (0, 1)] == [2, 2]
    assert earned(s, "done") == 1  # nothing for three tokens
    assert [s.coins(seat) for seat in (0, 1)] == [6, 6]
    assert winners(s) == [0, 1]


@pytest.mark.rule("UG-5.10")
def test_markers_fill_no_empty_region() -> None:
    s = haunted("11: {markers: {ghost: 1}}", 2)
    lay_site(s, s.rules.site_named("shiny_orb"), 11 - 1)
    assert s.is_empty(11 - 1)
    play(s, "conquer 11")
    assert s.nonempty_conquests(3) == 0


@pytest.mark.rule("UG-5.11")
def test_gnomes_can_be_attacked_the_plain_way_and_pay_thieves() -> None:
    s = siege("{race: gnomes, tokens: 2}", defender=("gnomes", "mining"), power="thieving", sites="shiny_orb: 12")
    assert cost(s, 11) == 2 + 1 + 2  # no discount for Ogres
    assert {"conquer 11"} == {action for action in legal(s) if action.endswith(" 11")}
    play(s, "stop", "done")
    assert [s.coins(seat) for seat in (0, 1)] == [5 + 2 + 1, 5 - 1]
    lone = siege("{race: gnomes}", defender=("gnomes", "mining"), sites="shiny_orb: 12", hand=1)
    assert refused(lone, "orb 11").startswith("UG-")
    assert "die 11" in legal(lone)


@pytest.mark.rule("UG-5.11")
def test_gnomes_are_not_immune_to_a_lucky_die() -> None:
    s = position(SIEGE % ("drow", "wise", 2, "gnomes", "mining", "drow", "gnomes", "{race: gnomes}", "17: {}", ""), 2)
    play(s, "die 11")
    assert holder(s, 11) == "drow"
