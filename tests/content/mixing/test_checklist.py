"""MIX-T3 to MIX-T13: single mixed positions worked out by hand."""

import pytest

from tests.content.helpers import cost, earned, hand, holder, legal, play, race, refused, regions, score_lines, tokens
from tests.content.mixing.scene import idle, offers, scene


@pytest.mark.rule("MIX-T3")
@pytest.mark.parametrize(
    ("board", "race", "power", "region", "coins"),
    [
        ("underground_2", "wizards", "shield", 16, 2),
        ("base_2", "ratmen", "mystic", 2, 2),
        ("base_2", "wizards", "mystic", 2, 3),
        ("base_2", "wizards", "mystic", 7, 1),
    ],
)
def test_wizards_and_mystics_on_magic(board: str, race: str, power: str, region: int, coins: int) -> None:
    s = scene(f"""
board: {board}
phase: redeploy
seats: [{{active: {{race: {race}, power: {power}}}}}, {{}}]
regions: {{{region}: {{race: {race}}}}}
""")
    assert earned(s, "done") == coins


@pytest.mark.rule("MIX-T4")
def test_seafaring_ratmen_keep_a_river() -> None:
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: ratmen, power: seafaring, hand: 1}}, {active: {race: orcs, power: merchant}}]
""")
    play(s, "conquer 3")
    assert regions(s, 1) == {3: 1}
    assert earned(s, "done") == 1
    idle(s)
    assert earned(s, "decline") == 1
    assert regions(s, 1, "decline") == {3: 1}
    idle(s)
    assert score_lines(s, "pick 0", "stop")["ratmen"] == 1


@pytest.mark.rule("MIX-T5")
def test_kraken_enter_through_an_edge_sea_and_hold_it() -> None:
    s = scene("""
board: base_2
phase: conquer
seats: [{active: {race: kraken, power: wise, hand: 2}}, {active: {race: ratmen, power: merchant}}]
regions: {2: {race: ratmen, tokens: 9}}
""")
    assert cost(s, 1) == 2
    play(s, "conquer 1")
    assert earned(s, "done") == 1
    play(s, "expand")
    assert refused(s, "conquer 1") == "CORE-6.1"
    idle(s)
    assert score_lines(s, "decline") == {"kraken": 1, "wise": 2}
    play(s, "expand")
    assert "conquer 1" not in legal(s)
    assert race(s, 1, "decline") == "kraken"


@pytest.mark.rule("MIX-T6")
def test_tritons_take_an_empty_region_beside_a_river_for_one() -> None:
    s = scene("board: underground_2\nphase: conquer\nseats: [{active: {race: tritons, power: wise, hand: 3}}, {}]")
    assert (cost(s, 2), cost(s, 5), cost(s, 3)) == (1, 2, 1)
    play(s, "conquer 2")
    assert hand(s, 1) == 2


@pytest.mark.rule("MIX-T7")
def test_lizardmen_cross_the_lake_but_do_not_conquer_it() -> None:
    s = scene("""
board: base_2
phase: conquer
seats: [{active: {race: lizardmen, power: wise, hand: 5}}, {}]
regions: {3: {race: lizardmen}, 12: {natives: 0}}
""")
    assert {11, 4, 12, 14} <= offers(s, "conquer")  # all shores of 13
    assert "conquer 13" not in legal(s)
    play(s, "conquer 12")
    assert holder(s, 12) == "lizardmen"


@pytest.mark.rule("MIX-T8")
def test_nobody_flies_onto_a_river() -> None:
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: ratmen, power: flying, hand: 5}}, {}]
regions: {2: {race: ratmen}}
""")
    assert refused(s, "conquer 25") == "CORE-6.3"
    assert 26 in offers(s, "conquer")
    assert cost(s, 3) == 1
    play(s, "conquer 3")
    assert (holder(s, 3), tokens(s, 3)) == ("ratmen", 1)


@pytest.mark.rule("MIX-T9")
def test_no_ability_helps_against_gnomes() -> None:
    text = """
board: base_2
phase: conquer
seats: [{active: {race: ratmen, power: %s, hand: 5}}, {active: {race: gnomes, power: merchant}}]
regions: {7: {race: ratmen}, 6: {race: gnomes}}
"""
    s = scene(text % "zeppelined")
    assert 8 in offers(s, "zeppelin")
    assert refused(s, "zeppelin 6") == "SKY-P-ZEPPELINED-2"
    s = scene(text % "commando")
    assert (cost(s, 6), cost(s, 8)) == (3, 2)


@pytest.mark.rule("MIX-T10")
def test_goldsmith_iron_dwarves_on_a_mine() -> None:
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: iron_dwarves, power: goldsmith}}, {}]
regions: {12: {race: iron_dwarves}, 11: {race: iron_dwarves}, 5: {race: iron_dwarves}}
""")
    assert earned(s, "stop", "done") == 3
    dwarves = s.rules.races[s.rules.race_named("iron_dwarves")]
    assert s.note(dwarves, 0) == 1  # one Hammer


@pytest.mark.rule("MIX-T11")
def test_fishers_fish_in_the_sky_too() -> None:
    text = """
board: base_2+sky_2
phase: redeploy
seats: [{active: {race: ratmen, power: fisher}}, {}, {}]
regions: {%s}
"""
    held = ", ".join(f"{r}: {{race: ratmen}}" for r in (2, 11, 24, 26))
    assert score_lines(scene(text % held), "done") == {"ratmen": 4, "fisher": 1}  # three shores, one pair
    held = ", ".join(f"{r}: {{race: ratmen}}" for r in (2, 11, 24, 25))
    assert score_lines(scene(text % held), "done") == {"ratmen": 4, "fisher": 2}


@pytest.mark.rule("MIX-T13", "MIX-4.6")
def test_dragon_master_mummies_need_two_tokens() -> None:
    text = """
board: base_2
phase: conquer
seats: [{active: {race: mummies, power: dragon_master, hand: %d}}, {active: {race: orcs, power: merchant}}]
regions: {7: {race: mummies}, 6: {race: orcs, tokens: 5}}
"""
    assert refused(scene(text % 1), "dragon 6") == "MIX-4.6"
    s = scene(text % 5)
    play(s, "dragon 6")
    assert (tokens(s, 6), hand(s, 1)) == (2, 3)
