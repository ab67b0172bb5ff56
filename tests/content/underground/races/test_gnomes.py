"""Gnomes: nothing but tokens, borders and the final die helps to conquer them."""

from typing import NamedTuple

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, holder, legal, marked, play, refused, regions, tokens, tray
from tests.content.underground.races.helpers import targets

# Seat 1 attacks 6, a Black Mountain on the edge with two Gnomes, from 5.
BESIDE = """
board: underground_2
phase: conquer
seats:
- active: {race: %s, power: %s, hand: %d}
- active: {race: gnomes, power: %s}
regions:
  5: {race: %s%s}
  6: {race: gnomes, tokens: %d%s}
%s
"""


def beside(
    race: str = "shrooms",
    power: str = "mining",
    hand: int = 8,
    badge: str = "wise",
    own: str = "",
    gnomes: int = 2,
    there: str = "",
    more: str = "",
) -> str:
    return BESIDE % (race, power, hand, badge, race, own, gnomes, there, more)


def others(text: str) -> str:
    """The same position with an ordinary race in place of the Gnomes."""
    return text.replace("race: gnomes", "race: mudmen")


def declined(text: str) -> str:
    """The same position with Gnomes in decline, one in each region."""
    lines = text.replace("race: gnomes, tokens: 2", "race: gnomes").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("- active: {race: gnomes"))
    lines[at] = "- decline: {race: gnomes}"
    return "\n".join(lines)


# --- the table of UG-R-GNOMES-2, row by row ---------------------------------------------------------------------------


class Price(NamedTuple):
    """A means that makes a region cheaper: what 6 costs against Gnomes, and against another race."""

    text: str
    gnomes: int
    another: int
    raised: str = ""


PRICES = {
    "Ogres": Price(beside("ogres"), 5, 4),
    "Great Ancient": Price(beside("cultists", own=", markers: {great_ancient: 1}"), 5, 4),
    "Vengeance": Price(beside(power="vengeful", more="notes: {vengeful: {marked_1: 2}}"), 5, 4),
    "Sword": Price(beside(more="sites: {found: {sword_of_the_killer_rabbit: 5}}"), 5, 3, "sword"),
    "Flames": Price(beside("flames", hand=7, more="  12: {race: flames}\n  19: {markers: {volcano: 1}}"), 5, 3),
    "Socks": Price(beside(more="sites: {found: {stinky_trolls_socks: 5}}"), 5, 3, "socks"),
    "Mummies": Price(beside("mummies"), 6, 6),
}


@pytest.mark.rule("UG-R-GNOMES-2")
@pytest.mark.parametrize("means", PRICES)
def test_what_the_table_says_about_the_cost(means: str) -> None:
    """No discount and nothing as if empty; the penalty of the Mummies applies."""
    text, gnomes, another, raised = PRICES[means]
    s = load_position(text)
    assert cost(s, 6) == gnomes
    ordinary = load_position(others(text))
    play(ordinary, *([raised] if raised else []))
    assert cost(ordinary, 6) == another
    if raised:
        again = s.copy()
        play(again, raised)
        assert cost(again, 6) == gnomes
        assert 6 not in targets(again)
    play(s, "conquer 6")
    assert tokens(s, 6) == gnomes


@pytest.mark.rule("UG-R-GNOMES-2")
def test_silver_hammers_may_not_be_used() -> None:
    text = beside("iron_dwarves", hand=2, more="notes: {iron_dwarves: {hammers_owned: 3, hammers_in_hand: 3}}")
    assert "conquer 6" in legal(load_position(others(text)))
    s = load_position(text)
    assert refused(s, "conquer 6") == "CORE-6.10"
    s.chance = Chance(0, forced=[3])
    play(s, "die 6")  # two Dwarves and the die
    assert (holder(s, 6), marked(s, "silver_hammer")) == ("iron_dwarves", {})
    assert refused(load_position(text.replace("hand: 2", "hand: 1")), "die 6") == "CORE-6.16"


@pytest.mark.rule("UG-R-GNOMES-1", "UG-R-GNOMES-2")
def test_the_wisps_have_only_the_ordinary_die() -> None:
    text = beside("will_o_wisps", hand=3).replace("  5: {", "  4: {").replace("  6: {", "  5: {")  # 4 is a Crystal
    assert 5 in targets(load_position(others(text)), "wisp")
    s = load_position(text)
    assert 5 not in targets(s, "wisp")
    s.chance = Chance(0, forced=[1])
    play(s, "die 5")
    assert (holder(s, 5), s.phase_name) == ("will_o_wisps", "redeploy")


FAR = """
board: underground_2
phase: conquer
seats:
- active: {race: %s, power: mining, hand: 8}
- active: {race: gnomes, power: wise}
regions:
  %d: {race: %s}
  %d: {race: gnomes}
%s
"""
VOLCANO = """
board: underground_2
options: {flamesEntry: volcano}
phase: conquer
seats:
- active: {race: flames, power: mining, hand: 8}
- active: {race: gnomes, power: wise}
regions:
  19: {markers: {volcano: 1}}
  20: {race: gnomes}
"""
# The position, the region of the Gnomes, what has to be raised.
REACHES = {
    "Spiderines": (FAR % ("spiderines", 4, "spiderines", 20, ""), 20, ""),
    "Spiderines enter": (FAR.replace("  %d: {race: %s}\n", "") % ("spiderines", 20, ""), 20, ""),
    "Lizardmen": (FAR % ("lizardmen", 2, "lizardmen", 26, ""), 26, ""),
    "Pipe": (FAR % ("shrooms", 4, "shrooms", 20, "sites: {found: {great_brass_pipe: 4}}"), 20, ""),
    "Doormat": (FAR % ("shrooms", 4, "shrooms", 20, "sites: {found: {flying_doormat: 4}}"), 20, "doormat"),
    "Volcano": (VOLCANO, 20, ""),
}


@pytest.mark.rule("UG-R-GNOMES-1", "UG-R-GNOMES-2")
@pytest.mark.parametrize("means", REACHES)
def test_no_means_of_the_table_brings_them_into_reach(means: str) -> None:
    text, region, raised = REACHES[means]
    ordinary, s = load_position(others(text)), load_position(text)
    for position in (ordinary, s):
        play(position, *([raised] if raised else []))
    assert region in targets(ordinary)
    assert region not in targets(s)
    assert refused(s, f"conquer {region}") == "UG-R-GNOMES-1"


@pytest.mark.rule("UG-R-GNOMES-1", "UG-R-GNOMES-2")
@pytest.mark.parametrize(
    ("race", "more"),
    [
        ("spiderines", ""),
        ("lizardmen", ""),
        ("shrooms", "sites: {found: {great_brass_pipe: 20}}"),
        ("shrooms", "sites: {found: {flying_doormat: 20}}"),
    ],
)
def test_across_a_border_they_may_be_attacked_whatever_else_the_attacker_can_do(race: str, more: str) -> None:
    s = load_position(FAR % (race, 20, race, 27, more))  # both border a Chasm
    play(s, "conquer 27")
    assert holder(s, 27) == race


ORB = "sites: {found: {shiny_orb: %d}}"


@pytest.mark.rule("UG-R-GNOMES-2")
@pytest.mark.parametrize(
    ("power", "more", "action"),
    [("vampire", "", "bite 6"), ("mining", ORB % 5, "orb 6"), ("magic", ORB % 27, "copy_orb 6")],
)
def test_a_single_gnome_is_not_converted(power: str, more: str, action: str) -> None:
    text = beside(power=power, gnomes=1, more=more)
    assert action in legal(load_position(others(text)))
    s = load_position(text)
    assert action not in legal(s)
    assert refused(s, action) == "UG-R-GNOMES-1"
    play(s, "conquer 6")  # by force
    assert tokens(s, 6) == 2 + 1 + 1


@pytest.mark.rule("UG-R-GNOMES-2")
@pytest.mark.parametrize(
    ("relic", "copy"),
    [
        ("sword_of_the_killer_rabbit", "copy_sword"),
        ("stinky_trolls_socks", "copy_socks"),
        ("flying_doormat", "copy_doormat"),
    ],
)
def test_the_bag_helps_no_more_than_the_relic_it_copies(relic: str, copy: str) -> None:
    text = beside(power="magic", more=f"sites: {{found: {{{relic}: 27}}}}")
    ordinary = load_position(others(text))
    play(ordinary, copy)
    assert 6 in targets(ordinary)
    s = load_position(text)
    play(s, copy)
    assert 6 not in targets(s)
    assert cost(s, 6) == 5


@pytest.mark.rule("UG-R-GNOMES-2")
def test_the_balrog_may_not_enter() -> None:
    text = beside(more="sites: {found: {wickedest_pentacle: 5}}")
    assert targets(load_position(others(text)), "balrog") == {4, 6, 12}
    s = load_position(text)
    assert targets(s, "balrog") == {4, 12}
    assert refused(s, "balrog 6") == "UG-PLACE-PENTACLE-3"


@pytest.mark.rule("UG-R-GNOMES-2")
def test_tokens_gained_earlier_are_ordinary_tokens() -> None:
    """Mudmen recruited in a redeployment, and one from the Fountain, attack in the next turn."""
    s = load_position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: mudmen, power: mining, hand: 2}
    - active: {race: gnomes, power: wise}
    regions:
      2: {race: mudmen}
      10: {race: gnomes}
    sites: {found: {fountain_of_youth: 2}}
    """)
    assert cost(s, 10) == 3
    assert refused(s, "conquer 10") == "CORE-6.10"
    play(s, "stop", "done", "expand", "stop", "done", "expand")
    assert hand(s, 1) == 2 + 1 + 1
    play(s, "conquer 10")
    assert holder(s, 10) == "mudmen"


@pytest.mark.rule("UG-R-GNOMES-2")
def test_reborn_regions_are_ordinary_regions() -> None:
    s = load_position("""
    board: underground_2
    seats:
    - decline: {race: liches, power: reborn}
    - active: {race: gnomes, power: wise}
    regions:
      16: {race: liches}
      9: {race: gnomes}
    column: [{race: shrooms, power: mining}]
    """)
    play(s, "pick 0", "reborn 16")
    assert cost(s, 9) == 2 + 1 + 1
    play(s, "conquer 9")  # not at the edge; reached from 16
    assert holder(s, 9) == "shrooms"


@pytest.mark.rule("UG-R-GNOMES-2")
def test_kraken_attack_from_an_adjacent_river() -> None:
    s = load_position(FAR % ("kraken", 17, "kraken", 16, ""))
    play(s, "conquer 16")
    assert holder(s, 16) == "kraken"


# --- the other rules --------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-GNOMES-1")
def test_tokens_and_a_border_are_enough() -> None:
    s = load_position(beside(hand=6))
    play(s, "conquer 6")
    assert (tokens(s, 6), tray(s, "gnomes"), hand(s, 2)) == (5, 11 - 1, 1)
    assert refused(load_position(beside(hand=4)), "conquer 6") == "CORE-6.10"


@pytest.mark.rule("UG-R-GNOMES-1")
def test_the_edge_is_an_entry_against_them_too() -> None:
    s = load_position(beside().replace("  5: {race: shrooms}\n", ""))
    play(s, "conquer 6")
    assert holder(s, 6) == "shrooms"


@pytest.mark.rule("UG-R-GNOMES-1")
def test_the_example_of_ogres_with_the_sword() -> None:
    s = load_position(beside("ogres", more="sites: {found: {sword_of_the_killer_rabbit: 5}}"))
    assert cost(s, 6) == 2 + 2 + 1
    play(s, "conquer 6")
    assert tokens(s, 6) == 5


@pytest.mark.rule("UG-R-GNOMES-1")
def test_others_next_to_them_are_not_protected() -> None:
    s = load_position(beside("ogres"))
    assert {r: cost(s, r) for r in (4, 12)} == {4: 1, 12: 1}


@pytest.mark.rule("UG-R-GNOMES-1")
def test_another_race_of_their_owner_is_not_protected() -> None:
    text = beside("ogres", more="  4: {race: mudmen}")
    s = load_position(text.replace("power: wise}", "power: wise}\n  decline: {race: mudmen}"))
    assert cost(s, 4) == 2 + 1 - 1


def taken(s: State, *actions: str) -> int:
    """Coins seat 2 loses by the actions of seat 1."""
    before = s.coins(1)
    play(s, *actions)
    return int(before - s.coins(1))


@pytest.mark.rule("UG-R-GNOMES-3")
def test_thieves_and_the_ring_take_their_coins() -> None:
    assert taken(load_position(beside(power="thieving")), "stop", "done") == 1
    s = load_position(beside(more="sites: {found: {froggys_ring: 5}}"))
    assert taken(s, "stop", "done", "ring 5") == 1


@pytest.mark.rule("UG-R-GNOMES-3")
def test_they_disturb_the_drow() -> None:
    for region, coins in ((6, 1), (27, 2)):
        s = load_position(beside("drow").replace("  6: {", f"  {region}: {{"))
        before = s.coins(0)
        play(s, "stop", "done")
        assert s.coins(0) - before == coins


OWN = """
board: underground_2
phase: conquer
seats:
- active: {race: gnomes, power: %s, hand: 8}
- active: {race: mudmen, power: wise}
regions:
  5: {race: gnomes, tokens: %d}
  12: {race: gnomes}
  6: {race: mudmen, tokens: %d}
%s
"""


@pytest.mark.rule("UG-R-GNOMES-4")
@pytest.mark.parametrize(
    ("power", "mudmen", "more", "actions"),
    [
        ("vampire", 1, "", ("bite 6",)),
        ("mining", 1, "sites: {found: {shiny_orb: 5}}", ("orb 6",)),
        ("mining", 2, "sites: {found: {sword_of_the_killer_rabbit: 5}}", ("sword", "conquer 6")),
        ("mining", 2, "sites: {found: {stinky_trolls_socks: 5}}", ("socks", "conquer 6")),
    ],
)
def test_in_their_own_turn_they_use_everything(power: str, mudmen: int, more: str, actions: tuple[str, ...]) -> None:
    s = load_position(OWN % (power, 1, mudmen, more))
    play(s, *actions)
    assert holder(s, 6) == "gnomes"
    assert tokens(s, 6) < 2 + 1 + mudmen


@pytest.mark.rule("UG-R-GNOMES-4")
def test_their_own_balrog_may_enter_their_own_region() -> None:
    s = load_position(
        (OWN % ("mining", 1, 2, "sites: {found: {wickedest_pentacle: 12}}")).replace("hand: 8", "hand: 6")
    )
    assert 5 in targets(s, "balrog")
    play(s, "balrog 5")
    assert (marked(s, "balrog"), holder(s, 5), regions(s, 1)) == ({5: 1}, "", {12: 1})


@pytest.mark.rule("UG-R-GNOMES-5")
def test_armours_mountain_and_keep_count_as_always() -> None:
    text = beside(badge="shield", there=", markers: {mushroom_armor: 2}")
    keep = "sites: {found: {keep_on_the_motherland: 6}}"
    assert cost(load_position(text), 6) == 2 + 1 + 2 + 2
    assert cost(load_position(text + keep), 6) == 2 + 1 + 2 + 2 + 1
    assert cost(load_position(others(text + keep)), 6) == 2 + 1 + 2 + 2 + 1


@pytest.mark.rule("UG-R-GNOMES-6")
@pytest.mark.parametrize("means", PRICES)
def test_in_decline_they_have_no_protection_in_cost(means: str) -> None:
    text, _, another, raised = PRICES[means]
    s = load_position(declined(text))
    play(s, *([raised] if raised else []))
    assert cost(s, 6) == another - (0 if means in ("Flames", "Socks") else 1)  # one token instead of two


@pytest.mark.rule("UG-R-GNOMES-6")
@pytest.mark.parametrize("means", REACHES)
def test_in_decline_they_are_in_reach(means: str) -> None:
    text, region, raised = REACHES[means]
    s = load_position(declined(text))
    play(s, *([raised] if raised else []))
    assert region in targets(s)


@pytest.mark.rule("UG-R-GNOMES-6")
def test_in_decline_balrog_hammers_and_wisps_work_against_them() -> None:
    s = load_position(declined(beside(more="sites: {found: {wickedest_pentacle: 5}}")))
    assert 6 in targets(s, "balrog")
    dwarves = beside("iron_dwarves", hand=1, more="notes: {iron_dwarves: {hammers_owned: 3, hammers_in_hand: 3}}")
    assert "conquer 6" in legal(load_position(declined(dwarves)))
    wisps = beside("will_o_wisps", hand=1).replace("  5: {", "  4: {").replace("  6: {", "  5: {")
    assert 5 in targets(load_position(declined(wisps)), "wisp")
