"""MIX-6: what happens when tiles of different games meet, by the numbers of the table."""

import pytest

from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.state import State
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    marked,
    play,
    power,
    race,
    regions,
    score_lines,
    tray,
)
from tests.content.mixing.scene import below, coins, idle, offers, scene


def duel(
    mine: str,
    theirs: str,
    held: str,
    *dice: int,
    board: str = "base_2",
    phase: str = "conquer",
    hand: int = 6,
    text: str = "",
) -> State:
    """Two combos written "power race"; further races in decline after a slash: "hill orcs/trolls"."""

    def seat(combo: str, hand: int) -> str:
        active, _, declined = combo.partition("/")
        tiles = active.split()
        kept = f", decline: {{race: {declined.split()[-1]}" if declined else ""
        if " " in declined:
            kept += f", power: {declined.split()[0]}"
        return f"{{active: {{race: {tiles[1]}, power: {tiles[0]}, hand: {hand}}}{kept + '}' if kept else ''}}}"

    third = "\n- {}" if "sky" in board else ""
    return scene(
        f"""
board: {board}
monsters: {str(not board.startswith("underground")).lower()}
phase: {phase}
seats:
- {seat(mine, hand)}
- {seat(theirs, 0)}{third}
regions: {{{held}}}
{text}
""",
        *dice,
    )


# X1
GNOMES = "6: {race: %s}, 4: {race: gnomes}, 3: {race: gnomes, tokens: 2}"


@pytest.mark.parametrize(
    ("combo", "action"),
    [
        ("wise storm_giants", "bolt 4"),
        ("dragon_master ratmen", "dragon 4"),
        ("wise drakons", "transform 4"),
        ("wise sorcerers", "sorcery 4"),
        ("zeppelined ratmen", "zeppelin 4"),
        ("flying ratmen", "conquer 3"),
        ("wise wendigos", "clear 3"),
    ],
)
def test_x1_no_ability_helps_against_active_gnomes(combo: str, action: str) -> None:
    held = GNOMES % combo.split()[1]
    assert action not in legal(duel(combo, "merchant gnomes", held))
    assert action in legal(duel(combo, "merchant orcs", held.replace("gnomes", "orcs")))


@pytest.mark.parametrize(
    ("combo", "marker", "less"),
    [("commando ratmen", "", 1), ("gunner ratmen", ", markers: {firing_cannon: 1}", 2), ("wise ogres", "", 1)],
)
def test_x1_gnomes_cost_the_full_price(combo: str, marker: str, less: int) -> None:
    held = (GNOMES % combo.split()[1]).replace("}, 4", marker + "}, 4")
    assert cost(duel(combo, "merchant gnomes", held), 4) == 4
    assert cost(duel(combo, "merchant orcs", held.replace("gnomes", "orcs")), 4) == 4 - less


def test_x1_airborne_does_not_help_but_access_points_do() -> None:
    held = "15: {race: ratmen}, 32: {race: gnomes}"
    s = duel("airborne ratmen", "merchant gnomes", held, board="base_2+sky_3", text="picked: 1")
    assert cost(s, 32) == 3
    assert "conquer 32" in legal(s)


# X2, X3
@pytest.mark.parametrize("combo", ["merchant elves", "immortal orcs"])
def test_x2_elves_and_immortals_lose_one_to_clearing_and_none_in_a_crash(combo: str) -> None:
    key = combo.split()[1]
    held = f"6: {{race: %s}}, 3: {{race: {key}, tokens: 3}}, 20: {{race: {key}}}"
    s = duel("wise wendigos", combo, held % "wendigos")
    before = tray(s, key)
    play(s, "clear 3")
    assert (tray(s, key), hand(s, 2)) == (before + 1, 2)
    s = duel("zeppelined ratmen", combo, held % "ratmen", 0)
    play(s, "zeppelin 3")
    assert (tray(s, key), hand(s, 2)) == (before, 3)


@pytest.mark.parametrize(
    ("combo", "action", "lost", "pending", "below_it"),
    [
        ("wise wendigos", "clear 3", 4, 0, set()),
        ("wise scavengers", "conquer 3", 0, 3, {3}),
        ("zeppelined ratmen", "zeppelin 3", 1, 3, set()),
    ],
)
@pytest.mark.parametrize("declined", ["ghouls", "tomb trolls"])
def test_x3_many_tokens_in_decline(
    combo: str, action: str, lost: int, pending: int, below_it: set[int], declined: str
) -> None:
    key, mine = declined.split()[-1], combo.split()[1]
    held = f"5: {{race: {mine}}}, 3: {{race: {key}, tokens: 4}}, 20: {{race: {key}}}, 21: {{race: orcs}}"
    s = duel(combo, f"merchant orcs/{declined}", held, 0)
    before = tray(s, key)
    play(s, action)
    assert (tray(s, key), hand(s, 2, "decline"), below(s, 2)) == (before + lost, pending, below_it)


# X4, X5
def test_x4_scavengers_pay_a_lich_once() -> None:
    held = "5: {race: scavengers}, 3: {race: liches}, 20: {race: liches}, 21: {race: orcs, tokens: 9}"
    s = duel("wise scavengers", "merchant orcs/liches", held)
    play(s, "conquer 3")
    assert (coins(s, 1), coins(s, 2), below(s, 2)) == (4, 6, {3})
    poor = duel("wise scavengers", "merchant orcs/liches", held)
    poor.add_coins(0, -5)
    poor.offer = None
    assert "conquer 3" not in legal(poor)


def test_x4_a_buried_lich_collects_nothing_more() -> None:
    s = scene("""
board: base_3
phase: conquer
seats:
- active: {race: ratmen, power: wise, hand: 6}
- active: {race: scavengers, power: hill}
- {active: {race: orcs, power: merchant}, decline: {race: liches}}
regions: {4: {race: ratmen}, 10: {race: scavengers, buried: liches}, 22: {race: liches}}
""")
    play(s, "conquer 10")
    assert ([coins(s, seat) for seat in (1, 2, 3)], below(s, 3)) == ([5, 5, 5], set())


@pytest.mark.parametrize("race", ["kraken", "ogres"])  # Ogres stand on a River if Seafaring brought them there
def test_x5_a_race_comes_up_again_when_the_river_is_emptied(race: str) -> None:
    held = f"2: {{race: scavengers}}, 3: {{race: {race}}}, 27: {{race: orcs}}"
    s = duel("wise scavengers", f"merchant orcs/{race}", held, board="underground_2")
    play(s, "conquer 3")
    assert (holder(s, 3), below(s, 2)) == ("scavengers", {3})
    play(s, "stop", "done")
    assert (holder(s, 3), below(s, 2)) == (race, set())
    check_invariants(s)


# X6, X7
@pytest.mark.parametrize(("combo", "action"), [("zeppelined ratmen", "zeppelin 3"), ("wise wendigos", "clear 3")])
def test_x6_armours_are_discarded(combo: str, action: str) -> None:
    held = f"6: {{race: {combo.split()[1]}}}, 3: {{race: orcs, markers: {{mushroom_armor: 2}}}}, 20: {{race: orcs}}"
    s = duel(combo, "shield orcs", held, 0)
    play(s, action)
    assert marked(s, "mushroom_armor") == {}


@pytest.mark.parametrize(
    ("declined", "region", "coin"),
    [("muddy ogres", 21, 2), ("dwarves", 3, 2), ("wise ogres", 21, 1), ("dwarves", 21, 1)],
)
def test_x7_buried_tokens_earn_what_belongs_to_the_region(declined: str, region: int, coin: int) -> None:
    key = declined.split()[-1]
    s = duel(
        f"merchant orcs/{declined}",
        "hill scavengers",
        f"{region}: {{race: scavengers, buried: {key}}}, 7: {{race: orcs}}",
        phase="redeploy",
        hand=0,
    )
    lines = score_lines(s, "done")
    assert sum(lines.values()) - lines["orcs"] - lines["merchant"] == coin


def test_x7_places_belong_to_the_scavengers() -> None:
    s = duel(
        "merchant orcs/dwarves",
        "hill scavengers",
        "21: {race: scavengers, buried: dwarves}, 7: {race: orcs}",
        phase="redeploy",
        hand=0,
        text="sites: {found: {diamond_fields: 21}}",
    )
    assert score_lines(s, "done") == {"orcs": 1, "merchant": 1, "dwarves": 1}
    held = "4: {race: scavengers, buried: dwarves}, 20: {race: dwarves}, 7: {race: orcs}"  # two Mountains
    s = duel("merchant orcs/dwarves", "hill scavengers", held, phase="redeploy", hand=0,
             text="sites: {found: {diamond_fields: 20}}")  # fmt: skip
    assert score_lines(s, "done")["diamond_fields"] == 1  # what is buried holds nothing
    assert coins(s, 1) == 5 + 2 + 2 + 1


# X8
@pytest.mark.parametrize(("badge", "effect"), [("airborne", 1), ("wealthy", 2)])
def test_x8_mimes_use_what_they_swap_from_this_turn(badge: str, effect: int) -> None:
    s = scene(f"board: base_2\nphase: pick\ncolumn: [hill shadow_mimes, {badge} orcs]")
    play(s, "pick 0", "swap 0")
    assert power(s, 1) == badge
    assert cost(s, 7) == effect
    if badge == "wealthy":
        play(s, "conquer 7", "stop")
        assert earned(s, "done") == 8


# X10, X11
def test_x10_the_scepter_doubles_only_what_escargots_are_paid_at_the_end() -> None:
    for badge, coin in (("merchant", 2), ("swamp", 0)):
        s = duel(f"{badge} escargots", "hill orcs", "7: {race: escargots}", phase="end choices", hand=0,
                 text="sites: {found: {scepter_of_avarice: 7}}")  # fmt: skip
        assert earned(s, "scepter 7") == coin
    s = duel("hill escargots", "swamp orcs", "6: {race: escargots}", phase="end choices", hand=0,
             text="sites: {found: {scepter_of_avarice: 6, keep_on_the_motherland: 6}}")  # fmt: skip
    assert earned(s, "scepter 6") == 2  # the Keep, twice


@pytest.mark.parametrize(
    ("combo", "region", "coins_paid"), [("wise khans", 7, 4), ("wise khans", 3, 0), ("goldsmith orcs", 9, 6)]
)
def test_x11_the_scepter_doubles_after_the_floor(combo: str, region: int, coins_paid: int) -> None:
    key = combo.split()[1]
    s = duel(combo, "hill elves", f"{region}: {{race: {key}}}", phase="end choices", hand=0,
             text=f"sites: {{found: {{scepter_of_avarice: {region}}}}}")  # fmt: skip
    assert earned(s, f"scepter {region}") == coins_paid


# X12
def test_x12_the_balrog_on_scarecrows_haggling_and_scavengers() -> None:
    pentacle = "sites: {found: {wickedest_pentacle: 6}}"
    held = "6: {race: ratmen}, 4: {race: scarecrows, tokens: 3}, 20: {race: scarecrows}"
    s = duel("wise ratmen", "haggling scarecrows", held, text=pentacle + "\nnotes: {haggling: {pacts_1: 1}}")
    play(s, "balrog 4")
    assert (coins(s, 1), hand(s, 2)) == (5, 1)
    idle(s)
    assert coins(s, 2) == 5 - 1  # no breach: the holder is paid
    held = "6: {race: ratmen}, 4: {race: scavengers, tokens: 3, buried: trolls}, 20: {race: scavengers}"
    s = duel("wise ratmen/trolls", "hill scavengers", held, text=pentacle)
    before = tray(s, "scavengers")
    play(s, "balrog 4")
    assert (tray(s, "scavengers"), hand(s, 2), race(s, 1, "decline")) == (before + 2, 1, "")


# X13, X14
def test_x13_hammers_pay_but_are_never_the_race_token() -> None:
    hammers = "notes: {iron_dwarves: {hammers_owned: 2, hammers_in_hand: 2}}"
    held = "6: {race: iron_dwarves}, 4: {race: orcs, tokens: 2}, 20: {race: orcs}"
    s = duel("zeppelined iron_dwarves", "hill orcs", held, 2, hand=1, text=hammers)
    play(s, "zeppelin 4")  # 5 less 2 is one Dwarf and two Hammers
    assert (holder(s, 4), marked(s, "silver_hammer")) == ("iron_dwarves", {4: 2})
    s = duel("zeppelined iron_dwarves", "hill orcs", held, 0, hand=1, text=hammers)
    before = tray(s, "iron_dwarves")
    play(s, "zeppelin 4")
    assert tray(s, "iron_dwarves") == before + 1  # the Dwarf burns, the Hammers do not
    s = duel("zeppelined iron_dwarves", "hill orcs", held, hand=0, text=hammers)
    assert not offers(s, "zeppelin")


def test_x14_an_amazon_lost_in_a_crash_is_missing_for_good() -> None:
    s = duel("zeppelined amazons", "hill orcs", "7: {race: amazons}, 6: {race: amazons}", 0, hand=5)
    play(s, "zeppelin 20", "stop")
    assert (int(s.reserve(0)), sum(regions(s, 1).values()) + hand(s, 1)) == (4, 2)


# X15 to X18
@pytest.mark.parametrize(
    ("combo", "action", "region"),
    [
        ("zeppelined ratmen", "zeppelin 15", 15),
        ("wise drakons", "transform 15", 15),
        ("dragon_master ratmen", "dragon 15", 15),
    ],
)
def test_x15_every_conquest_of_monsters_discovers(combo: str, action: str, region: int) -> None:
    s = duel(combo, "hill orcs", f"6: {{race: {combo.split()[1]}}}, {region}: {{natives: 2}}", 3,
             text="sites: {stack: [shiny_orb]}")  # fmt: skip
    play(s, action)
    assert s.site_region(s.rules.site_named("shiny_orb")) == region - 1


def test_x15_a_bolt_discovers_too() -> None:
    s = duel("wise storm_giants", "forest orcs", "20: {race: storm_giants}", board="underground_2",
             text="sites: {stack: [shiny_orb]}")  # fmt: skip
    play(s, "bolt 18")
    assert s.site_region(s.rules.site_named("shiny_orb")) == 18 - 1


def test_x16_a_site_in_a_burning_region_stays_there() -> None:
    held = "6: {race: ratmen}, 4: {race: orcs}, 20: {race: orcs, tokens: 6}"
    s = duel("zeppelined ratmen", "hill orcs", held, 0, text="sites: {found: {shiny_orb: 4}}")
    orb = s.rules.site_named("shiny_orb")
    play(s, "zeppelin 4")
    assert (s.site_region(orb), s.site_holder(orb)) == (4 - 1, -1)
    play(s, "stop", "done")
    idle(s)
    play(s, "expand", "conquer 4")
    assert s.site_holder(orb) == 0


def test_x17_socks_let_scavengers_withdraw_whole_but_not_what_is_buried() -> None:
    held = "6: {race: ratmen}, 4: {race: scavengers, tokens: 3, buried: trolls}, 20: {race: scavengers}"
    s = duel("wise ratmen/trolls", "hill scavengers", held, text="sites: {found: {stinky_trolls_socks: 6}}")
    play(s, "socks")
    assert cost(s, 4) == 3
    play(s, "conquer 4")
    assert (hand(s, 2), race(s, 1, "decline"), tray(s, "trolls")) == (3, "", 10)


def test_x18_vengeance_lowers_the_cost_before_the_zeppelin_rolls() -> None:
    held = "6: {race: ratmen}, 4: {race: orcs, tokens: 2}, 20: {race: orcs}"
    text = "sites: {found: {stonehedge: 6}, badges: {stonehedge: vengeful}}\nnotes: {vengeful: {marked_1: 2}}"
    s = duel("zeppelined ratmen", "hill orcs", held, 1, hand=3, text=text)
    assert cost(s, 4) == 4
    play(s, "zeppelin 4")
    assert holder(s, 4) == "ratmen"


# X19, X20
@pytest.mark.parametrize("key", ["drakons", "wendigos", "scarecrows", "escargots"])
def test_x19_the_fountain_serves_sky_races(key: str) -> None:
    s = duel(f"wise {key}", "hill orcs", f"7: {{race: {key}}}", phase="decide", hand=0,
             text="sites: {found: {fountain_of_youth: 7}}")  # fmt: skip
    play(s, "expand")
    assert hand(s, 1) == 1


def test_x19_a_buried_token_is_sacrificed_at_the_altar() -> None:
    held = "7: {race: orcs}, 4: {race: scavengers, buried: dwarves}, 20: {race: dwarves}"
    s = duel("wise orcs/dwarves", "hill scavengers", held, phase="end choices", hand=0,
             text="sites: {found: {altar_of_souls: 7}}")  # fmt: skip
    assert offers(s, "altar") == {4, 20}
    play(s, "altar 4")
    assert (below(s, 1), coins(s, 1)) == (set(), 5 + 3 + 2)


def test_x20_what_is_adjacent_for_conquests_is_beside_the_cannon_and_the_great_ancient() -> None:
    pipe = "sites: {found: {great_brass_pipe: 7}}"
    held = "7: {race: %s, markers: {%s: 1}}, 11: {race: orcs}, 20: {race: orcs}"
    s = duel("gunner ratmen", "merchant orcs", held % ("ratmen", "firing_cannon"), text=pipe)
    assert cost(s, 11) == 3 - 2
    s = duel("wise cultists", "merchant orcs", held % ("cultists", "great_ancient"), text=pipe)
    assert cost(s, 11) == 3 - 1
    s = duel("gunner ratmen", "merchant orcs", (held % ("ratmen", "firing_cannon")).replace("7:", "5:"),
             text="sites: {found: {stonehedge: 5}, badges: {stonehedge: underworld}}")  # fmt: skip
    assert cost(s, 18) == 1
    s = duel("gunner ratmen", "merchant orcs", held % ("ratmen", "firing_cannon"),
             text="sites: {found: {flying_doormat: 7}}")  # fmt: skip
    play(s, "doormat")
    assert cost(s, 20) == 4 - 2


# X22 to X27
def test_x22_seafaring_kraken_gain_nothing_more() -> None:
    s = duel("seafaring kraken", "hill orcs", "2: {race: kraken}")
    assert (cost(s, 1), offers(s, "conquer")) == (2, {1, 3, 9, 11})


def test_x23_a_spirit_race_and_a_tomb_race_keep_a_badge_each() -> None:
    s = duel(
        "spirit ratmen/tomb ogres",
        "hill orcs",
        "7: {race: ratmen}, 6: {race: ogres, tokens: 3}",
        phase="decide",
        hand=0,
    )
    play(s, "decline")
    assert (power(s, 1, "decline"), power(s, 1, "beside")) == ("tomb", "spirit")


def test_x24_a_pact_takes_what_thieves_have_left() -> None:
    held = "7: {race: ratmen}, 6: {race: orcs}, 20: {race: orcs}"
    s = duel("thieving ratmen", "haggling orcs", held, phase="redeploy", hand=0, text="notes: {haggling: {pacts_1: 3}}")
    s.add_coins(1, -3)
    play(s, "done")  # one stolen, one left for the Pacts
    assert (coins(s, 1), coins(s, 2)) == (5 + 1 + 1 + 1, 0)


def test_x26_zeppelins_and_liches() -> None:
    held = "7: {race: ratmen}, 4: {race: liches}, 20: {race: liches}, 21: {race: orcs}"
    for pips, paid in ((3, 1), (0, 0)):
        s = duel("zeppelined ratmen", "hill orcs/liches", held, pips)
        play(s, "zeppelin 4")
        assert (coins(s, 1), coins(s, 2)) == (5 - paid, 5 + paid)
    s = duel("zeppelined ratmen", "hill orcs/liches", held)
    s.add_coins(0, -5)
    s.offer = None
    assert not offers(s, "zeppelin") & {4, 20}


@pytest.mark.parametrize(
    ("combo", "action"),
    [("wise storm_giants", "bolt 4"), ("wise drakons", "transform 4"), ("zeppelined ratmen", "zeppelin 4")],
)
@pytest.mark.parametrize("ban", ["price", "peace"])
def test_x27_no_ability_lifts_a_ban(combo: str, action: str, ban: str) -> None:
    key = combo.split()[1]
    lich = f"6: {{race: {key}}}, 4: {{race: liches}}, 20: {{race: liches}}, 21: {{race: orcs}}"
    ally = f"6: {{race: {key}}}, 4: {{race: orcs}}, 20: {{race: orcs}}"

    def position(banned: bool) -> State:
        if ban == "peace":
            return duel(combo, "diplomat orcs", ally, text=f"notes: {{diplomat: {{ally: {int(banned)}}}}}")
        s = duel(combo, "hill orcs/liches", lich)
        s.add_coins(0, -5 if banned else 0)
        s.offer = None
        return s

    assert action in legal(position(banned=False))
    assert action not in legal(position(banned=True))
