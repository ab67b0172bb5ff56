"""UG-5.12 to 5.15: going into decline underground, and what works there."""

import pytest

from elbowroom.content import underground
from elbowroom.engine import layout as at
from elbowroom.engine.events import ScoreLine
from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    hand,
    holder,
    legal,
    marked,
    play,
    power,
    race,
    regions,
    score_lines,
    shown,
    tray,
)
from tests.content.underground.turns import idle, targets

KEPT = {"muddy", "reborn", "royal", "tomb", "wise"}


def discarded(s: State) -> set[str]:
    return {s.rules.powers[i].key for i in members(s.words[at.DISCARD])}


# --- UG-5.12 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-5.12")
def test_with_the_old_race_go_its_queen_its_armours_and_its_badge() -> None:
    s = load_position("""
board: underground_3
seats: [{active: {race: ogres, power: mining}, decline: {race: drow, power: royal}}, {}, {}]
regions:
  12: {race: ogres}
  4: {race: drow, markers: {queen: 1, mushroom_armor: 3}}
""")
    play(s, "decline")
    assert (race(s, 1, "decline"), holder(s, 4)) == ("ogres", "")
    assert (marked(s, "queen"), marked(s, "mushroom_armor")) == ({}, {})
    assert {"royal", "mining"} <= discarded(s)


@pytest.mark.rule("UG-5.12")
@pytest.mark.parametrize(
    ("badge", "left", "coins"), [("mining", {4: 1, 12: 1}, 2), ("tomb", {4: 3, 12: 2}, 2), ("vanishing", {}, 4)]
)
def test_one_token_stays_in_each_region_all_with_tomb_none_with_vanishing(
    badge: str, left: dict[int, int], coins: int
) -> None:
    s = load_position(f"""
board: underground_3
seats: [{{coins: 5, active: {{race: ogres, power: {badge}}}}}, {{}}, {{}}]
regions: {{4: {{race: ogres, tokens: 3}}, 12: {{race: ogres, tokens: 2}}}}
""")
    play(s, "decline")
    if badge == "tomb":
        play(s, "place 4", "place 4", "place 12", "done")
    assert regions(s, 1, "decline") == left
    assert tray(s, "ogres") == 10 - sum(left.values())
    assert s.coins(0) == 5 + coins
    assert race(s, 1, "decline") == ("" if badge == "vanishing" else "ogres")


@pytest.mark.rule("UG-5.12")
def test_tokens_in_hand_do_not_stay_even_with_tomb() -> None:
    s = load_position("""
board: underground_3
seats: [{active: {race: ogres, power: tomb, hand: 4}}, {}, {}]
""")
    play(s, "decline")
    assert (race(s, 1, "decline"), tray(s, "ogres")) == ("", 10)


@pytest.mark.rule("UG-5.12")
@pytest.mark.parametrize(
    ("tribe", "badge", "marker", "region"),
    [
        ("cultists", "mining", "great_ancient", 4),
        ("flames", "mining", "volcano", 15),
        ("ogres", "magic", "bag_o_many_things", 4),
    ],
)
def test_great_ancient_volcano_and_bag_leave_with_the_decline(tribe: str, badge: str, marker: str, region: int) -> None:
    there = f"4: {{race: {tribe}, markers: {{{marker}: 1}}}}" if region == 4 else f"15: {{markers: {{{marker}: 1}}}}"
    s = load_position(f"""
board: underground_3
seats: [{{active: {{race: {tribe}, power: {badge}}}}}, {{}}, {{}}]
regions: {{{there}, 12: {{race: {tribe}}}}}
""")
    assert marked(s, marker) == {region: 1}
    play(s, "decline")
    assert marked(s, marker) == {}


@pytest.mark.rule("UG-5.12")
def test_hammers_leave_with_the_decline() -> None:
    s = load_position("""
board: underground_3
seats: [{active: {race: iron_dwarves, power: mining}}, {}, {}]
regions: {4: {race: iron_dwarves}}
notes: {iron_dwarves: {hammers_owned: 4, hammers_in_hand: 4}}
""")
    dwarves = s.rules.races[s.race(0)]
    play(s, "decline")
    assert [s.note(dwarves, note) for note in (0, 1)] == [0, 0]


@pytest.mark.rule("UG-5.12")
@pytest.mark.parametrize("lent", [False, True])
def test_vengeance_markers_leave_with_the_decline(lent: bool) -> None:
    badge, sites = ("mining", "found: {stonehedge: 4}, badges: {stonehedge: vengeful}") if lent else ("vengeful", "")
    s = load_position(f"""
board: underground_3
seats: [{{active: {{race: ogres, power: {badge}}}}}, {{active: {{race: drow, power: wise}}}}, {{}}]
regions: {{4: {{race: ogres}}, 12: {{race: drow}}}}
sites: {{{sites}}}
notes: {{vengeful: {{marked_1: 2}}}}
""")
    vengeful = s.rules.powers[s.rules.power_named("vengeful")]
    play(s, "decline")
    assert s.note(vengeful, 0) == 0


@pytest.mark.rule("UG-5.12")
@pytest.mark.parametrize(("badge", "marker"), [("royal", "queen"), ("shield", "mushroom_armor")])
def test_queen_and_armours_stay(badge: str, marker: str) -> None:
    s = load_position(f"""
board: underground_3
seats: [{{active: {{race: ogres, power: {badge}}}}}, {{active: {{race: drow, power: wise}}}}, {{}}]
regions: {{4: {{race: ogres, tokens: 3, markers: {{{marker}: 1}}}}, 3: {{race: drow, tokens: 6}}}}
""")
    play(s, "decline", "expand")
    assert marked(s, marker) == {4: 1}
    if badge == "royal":
        assert 4 not in targets(s)
    else:
        assert cost(s, 4) == 2 + 1 + 1  # the Armour works although its badge is gone


@pytest.mark.rule("UG-5.12")
@pytest.mark.parametrize("badge", [badge.key for badge in underground.POWERS])
def test_five_badges_stay_with_their_race_and_all_others_are_discarded(badge: str) -> None:
    s = load_position(f"""
board: underground_3
seats: [{{active: {{race: ogres, power: {badge}}}}}, {{}}, {{}}]
regions: {{4: {{race: ogres}}}}
""")
    play(s, "decline")
    assert power(s, 1, "decline") == (badge if badge in KEPT else "")
    assert discarded(s) == (set() if badge in KEPT else {badge})


# --- UG-5.13 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-5.13")
def test_these_tiles_and_no_others_are_asked_for_a_race_in_decline() -> None:
    asked = {tile.key for tile in (*underground.RACES, *underground.POWERS, *underground.SITES) if tile.in_decline}
    assert asked == {
        "kraken", "liches",
        "muddy", "reborn", "wise",
        "altar_of_souls", "diamond_fields", "keep_on_the_motherland", "mine_of_the_lost_dwarf",
    }  # fmt: skip
    lasting = {
        marker.key
        for tile in (*underground.RACES, *underground.POWERS)
        for marker in tile.markers
        if marker.stays_in_decline
    }
    assert lasting == {"queen", "mushroom_armor"}


# Regions of every terrain, a River too, and a second one of some.
EVERYWHERE = (2, 3, 4, 5, 10, 12, 13)


@pytest.mark.rule("UG-5.13")
@pytest.mark.parametrize("tribe", [tribe.key for tribe in underground.RACES])
def test_no_race_but_the_kraken_earns_anything_more_in_decline(tribe: str) -> None:
    where = [r for r in EVERYWHERE if tribe == "kraken" or r != 13]
    rows = ", ".join(f"{r}: {{race: {tribe}}}" for r in where)
    s = load_position(f"""
board: underground_3
seats: [{{active: {{race: {tribe}, power: mining}}}}, {{}}, {{}}]
regions: {{{rows}}}
""")
    assert score_lines(s, "decline") == {tribe: len(where)}
    assert len(regions(s, 1, "decline")) == len(where)  # the Kraken keep their River


@pytest.mark.rule("UG-5.13")
@pytest.mark.parametrize("badge", [badge.key for badge in underground.POWERS])
def test_no_power_but_muddy_and_wise_earns_anything_in_decline(badge: str) -> None:
    rows = ", ".join(f"{r}: {{race: mummies, tokens: 2}}" for r in EVERYWHERE if r != 13)
    s = load_position(
        f"""
board: underground_3
seats: [{{active: {{race: mummies, power: {badge}}}}}, {{coins: 5, active: {{race: drow, power: %s}}}}, {{}}]
regions: {{{rows}, 18: {{race: drow}}}}
sites: {{found: {{fountain_of_youth: 12}}}}
"""
        % ("mining" if badge != "mining" else "stone")
    )
    extra = {"muddy": {"muddy": 1}, "wise": {"wise": 2}}.get(badge, {})
    lines = score_lines(s, "decline", *(["done"] if badge == "tomb" else []))
    assert lines == ({} if badge == "vanishing" else {"mummies": 6, **extra})
    assert s.coins(1) == 5


@pytest.mark.rule("UG-5.13")
@pytest.mark.parametrize("site", [site.key for site in underground.SITES])
def test_four_places_work_for_a_race_in_decline_and_no_relic_does(site: str) -> None:
    s = load_position(f"""
board: underground_3
turn: 1
phase: redeploy
seats:
- active: {{race: ogres, power: mining}}
  decline: {{race: mummies}}
- {{coins: 5, active: {{race: drow, power: wise}}}}
- {{}}
regions: {{7: {{race: ogres}}, 5: {{race: mummies}}, 16: {{race: mummies}}, 12: {{race: drow}}, 4: {{race: drow}}}}
sites: {{found: {{{site}: 5}}}}
""")
    s.events = []
    play(s, "done")
    if site == "altar_of_souls":
        assert (s.phase_name, legal(s)) == ("end choices", {"altar 5", "altar 16", "done"})
        play(s, "done")
    assert s.turn_of == 1  # nothing else is asked
    lines = {event.tile: event.coins for event in s.events if isinstance(event, ScoreLine) and event.seat == 0}
    worth = {"diamond_fields": 2, "keep_on_the_motherland": 1, "mine_of_the_lost_dwarf": 2}
    assert lines == {"ogres": 1, "mummies": 2, **({site: worth[site]} if site in worth else {})}
    assert s.coins(1) == 5
    idle(s, 2)
    play(s, "expand")
    verbs = {action.split()[0] for action in legal(s)}
    assert verbs <= {"conquer", "die", "abandon", "stop"}
    assert (s.tray(s.race(0)), hand(s, 1)) == (10 - 1, 0)  # no Fountain


@pytest.mark.rule("UG-5.13")
@pytest.mark.parametrize(("badge", "extra"), [("muddy", {"muddy": 1}), ("mining", {}), ("mystic", {}), ("vampire", {})])
def test_stonehedge_gives_a_race_in_decline_only_what_works_there(badge: str, extra: dict[str, int]) -> None:
    s = load_position(f"""
board: underground_3
phase: redeploy
seats: [{{active: {{race: ogres, power: stone}}, decline: {{race: mummies}}}}, {{}}, {{}}]
regions: {{7: {{race: ogres}}, 5: {{race: mummies}}, 4: {{race: mummies}}, 3: {{race: mummies}}}}
sites: {{found: {{stonehedge: 4}}, badges: {{stonehedge: {badge}}}}}
""")
    assert score_lines(s, "done") == {"ogres": 1, "stone": 1, "mummies": 3, **extra}


@pytest.mark.rule("UG-5.13")
def test_the_ghost_of_a_crypt_in_decline_is_frozen_and_still_guards() -> None:
    s = load_position("""
board: underground_3
seats:
- active: {race: ogres, power: mining}
- active: {race: drow, power: mystic}
- {}
regions: {4: {race: ogres}, 12: {race: drow, tokens: 7}, 11: {markers: {ghost: 1}}}
sites: {found: {crypt_of_the_tomb_raider: 4}}
""")
    play(s, "decline")
    assert (s.turn_of, marked(s, "ghost")) == (1, {11: 1})
    play(s, "expand")
    assert 11 not in targets(s)


@pytest.mark.rule("UG-5.13")
def test_liches_are_paid_in_decline_and_tomb_tokens_defend_and_withdraw() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats:
- {coins: 5, active: {race: ogres, power: mining, hand: 6}}
- {coins: 5, decline: {race: liches, power: tomb}}
- {}
regions: {4: {race: ogres}, 12: {race: liches, tokens: 3}, 27: {race: liches}}
""")
    assert cost(s, 12) == 2 + 3 - 1
    play(s, "conquer 12")
    assert (s.coins(0), s.coins(1)) == (4, 6)
    play(s, "stop", "done")
    assert regions(s, 2, "decline") == {27: 1 + 2}


# --- UG-5.14, 5.15 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-5.14")
@pytest.mark.parametrize("badge", [*sorted(KEPT - {"tomb"}), "mining"])
def test_a_player_has_at_most_one_race_in_decline(badge: str) -> None:
    s = load_position(f"""
board: underground_3
seats: [{{active: {{race: ogres, power: {badge}}}, decline: {{race: drow}}}}, {{}}, {{}}]
regions: {{4: {{race: ogres}}, 12: {{race: drow}}}}
""")
    play(s, "decline")
    assert (race(s, 1, "decline"), race(s, 1, "beside")) == ("ogres", "")
    assert holder(s, 12) == ""


@pytest.mark.rule("UG-5.14")
def test_a_kept_badge_is_discarded_when_its_race_vanishes() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: mining, hand: 5}}, {decline: {race: drow, power: wise}}, {}]
regions: {4: {race: ogres}, 12: {race: drow}}
""")
    before = set(shown(s))
    play(s, "conquer 12")
    assert (race(s, 2, "decline"), discarded(s)) == ("", {"wise"})
    assert set(shown(s)) == before  # the column was full: the banner is under the stack


@pytest.mark.rule("UG-5.15")
def test_a_race_in_decline_scores_its_regions_and_what_works_there() -> None:
    s = load_position("""
board: underground_3
phase: redeploy
seats: [{active: {race: ogres, power: stone}, decline: {race: kraken, power: muddy}}, {}, {}]
regions:
  7: {race: ogres}
  5: {race: kraken}
  29: {race: kraken}
  13: {race: kraken}
  4: {race: kraken}
sites: {found: {keep_on_the_motherland: 5, diamond_fields: 5, mine_of_the_lost_dwarf: 4, altar_of_souls: 7}}
""")
    play(s, "done")
    assert score_lines(s, "done") == {
        "ogres": 1,
        "stone": 1,
        "kraken": 4,
        "muddy": 2,
        "keep_on_the_motherland": 1,
        "diamond_fields": 2,
        "mine_of_the_lost_dwarf": 2,
    }
