"""MIX-5: how tiles are read on boards of another family; every row of the tables marked R or P has a case."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.content.helpers import cost, earned, hand, holder, legal, marked, play, refused, regions, score_lines, tray
from tests.content.mixing.scene import idle, offers, scene

Case = Callable[[], None]
RACE_CASES: dict[str, Case] = {}
POWER_CASES: dict[str, Case] = {}


def reading(cases: dict[str, Case]) -> Callable[[Case], Case]:
    """Register a case under the name of its function."""

    def register(case: Case) -> Case:
        cases[case.__name__] = case
        return case

    return register


def marked_rows(table: int) -> set[str]:
    """Tiles of a table of section 5 with R, P or sites in a column."""
    text = (Path(__file__).parents[3] / "docs/rules/mixing.md").read_text(encoding="utf-8")
    section = text.split(f"### 5.{table} ")[1].split("\n#")[0]
    rows = re.findall(r"^\| (\w+) \| (?:base|ug|sky) \| (\S+) \| (\S+) \| (\S+) \|", section, re.MULTILINE)
    return {row[0] for row in rows if {"R", "P"} & set(row[1:])}


def simple(board: str, race: str, power: str, regions: str, *, phase: str = "conquer", hand: int = 0) -> str:
    """One player with an active race, an opponent with Orcs."""
    other = "orcs" if race != "orcs" else "elves"
    third = "\n- {}" if "sky" in board else ""
    return f"""
board: {board}
phase: {phase}
seats:
- active: {{race: {race}, power: {power}, hand: {hand}}}
- active: {{race: {other}, power: merchant}}{third}
regions: {{{regions}}}
"""


def value(board: str, race: str, power: str, region: int) -> int:
    return earned(scene(simple(board, race, power, f"{region}: {{race: {race}}}", phase="redeploy")), "done")


# --- 5.1: races -------------------------------------------------------------------------------------------------------


@reading(RACE_CASES)
def dwarves() -> None:
    assert value("underground_2", "dwarves", "forest", 12) == 2
    s = scene(simple("underground_2", "dwarves", "forest", "12: {race: dwarves}, 5: {race: dwarves}", phase="decide"))
    assert earned(s, "decline") == 3


@reading(RACE_CASES)
def ghouls() -> None:
    """In decline they cross Rivers and empty them."""
    s = scene("""
board: underground_2
phase: legacy
seats: [{active: {race: ratmen, power: merchant}, decline: {race: ghouls, hand: 3}}, {}]
regions: {2: {race: ghouls}, 27: {race: ratmen}}
""")
    play(s, "conquer 3", "conquer 4")
    idle(s)
    assert set(regions(s, 1, "decline")) == {2, 4}


@reading(RACE_CASES)
def giants() -> None:
    s = scene(simple("underground_2", "giants", "forest", "9: {race: giants}", hand=3))
    assert (cost(s, 10), cost(s, 8)) == (1, 3)
    s = scene(simple("base_2+sky_3", "giants", "forest", "4: {race: giants}", hand=3) + "access: {beanstalk: 4}")
    assert cost(s, 32) == 1  # up the Beanstalk from a Mountain


@reading(RACE_CASES)
def halflings() -> None:
    s = scene(simple("underground_2", "halflings", "forest", "", hand=9))
    assert {9, 3, 17, 20} <= offers(s, "conquer")
    assert not offers(s, "conquer") & {1, 14, 19, 22, 28}
    play(s, "conquer 17", "conquer 16", "conquer 9")
    assert marked(s, "hole") == {9: 1, 16: 1}  # none in the River, which does not count
    s = scene(simple("base_2+sky_3", "halflings", "forest", "15: {natives: 0}", hand=9))
    assert offers(s, "conquer") & set(range(24, 33)) == set()
    play(s, "conquer 15", "conquer 32")
    assert marked(s, "hole") == {15: 1, 32: 1}


@reading(RACE_CASES)
def orcs() -> None:
    s = scene(simple("underground_2", "orcs", "forest", "20: {race: orcs}", hand=4))
    play(s, "conquer 21")
    assert s.nonempty_conquests(0) == 1


@reading(RACE_CASES)
def skeletons() -> None:
    s = scene(simple("underground_2", "skeletons", "forest", "20: {race: skeletons}", hand=9))
    before = tray(s, "skeletons")
    play(s, "conquer 21", "conquer 18")
    idle(s)
    assert tray(s, "skeletons") == before - 1


@reading(RACE_CASES)
def sorcerers() -> None:
    """Armours and Places do not protect, a buried token does; a River is left again."""
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: sorcerers, power: forest, hand: 1}}, {active: {race: kraken, power: shield}}]
regions:
  2: {race: sorcerers}
  3: {race: kraken}
  10: {race: kraken, markers: {mushroom_armor: 3}}
  8: {race: kraken}
sites: {found: {keep_on_the_motherland: 8}}
""")
    assert offers(s, "sorcery") == {3, 8, 10}
    play(s, "sorcery 3", "stop")
    assert (holder(s, 3), set(regions(s, 1))) == ("", {2})
    s = scene("""
board: base_2
phase: conquer
seats:
- active: {race: sorcerers, power: forest, hand: 1}
- {active: {race: scavengers, power: hill}, decline: {race: trolls}}
regions: {6: {race: sorcerers}, 4: {race: scavengers, buried: trolls}, 7: {race: scavengers}}
""")
    assert offers(s, "sorcery") == {7}


@reading(RACE_CASES)
def tritons() -> None:
    s = scene(simple("underground_2", "tritons", "forest", "2: {race: tritons}", hand=3))
    assert (cost(s, 10), cost(s, 3)) == (1, 1)  # a River costs 1 anyway
    s = scene(simple("base_2+sky_2", "tritons", "forest", "24: {race: tritons}", hand=3))
    assert (cost(s, 25), cost(s, 27)) == (1, 2)  # beside the Lake of the sky, not beside it


@reading(RACE_CASES)
def trolls() -> None:
    s = scene(simple("underground_2", "trolls", "forest", "", hand=5))
    play(s, "conquer 2", "conquer 3")
    assert marked(s, "lair") == {2: 1, 3: 1}
    play(s, "stop")
    assert marked(s, "lair") == {2: 1}


@reading(RACE_CASES)
def wizards() -> None:
    assert (value("underground_2", "wizards", "forest", 16), value("underground_2", "wizards", "forest", 9)) == (2, 1)


@reading(RACE_CASES)
def drow() -> None:
    text = "7: {race: drow}, 8: {natives: 0}, 5: {natives: %d}"
    for natives, coins in ((1, 1), (0, 2)):
        assert earned(scene(simple("base_2", "drow", "forest", text % natives, phase="redeploy")), "done") == coins


@reading(RACE_CASES)
def iron_dwarves() -> None:
    s = scene(simple("base_2", "iron_dwarves", "forest", "3: {race: iron_dwarves}, 9: {race: iron_dwarves}", hand=1))
    play(s, "stop", "done")
    assert s.note(s.rules.races[s.rules.race_named("iron_dwarves")], 0) == 2


@reading(RACE_CASES)
def kraken() -> None:
    s = scene(simple("base_2+sky_2", "kraken", "forest", "25: {race: kraken}", hand=9))
    assert cost(s, 30) == 2
    play(s, "conquer 30", "stop")
    assert set(regions(s, 1)) == {25, 30}  # nothing is emptied on a base board


@reading(RACE_CASES)
def lizardmen() -> None:
    """Only what the water touches; a guardian on it stops them."""
    for guard, reached in (("", True), (", markers: {hero: 1}", False)):
        s = scene(f"""
board: base_2
phase: conquer
seats: [{{active: {{race: lizardmen, power: forest, hand: 9}}}}, {{active: {{race: kraken, power: heroic}}}}]
regions: {{21: {{race: lizardmen}}, 23: {{race: kraken{guard}}}, 22: {{race: kraken}}}}
""")
        assert ("conquer 16" in legal(s)) is reached
        assert "conquer 23" not in legal(s)


@reading(RACE_CASES)
def mudmen() -> None:
    s = scene(simple("base_2", "mudmen", "forest", "21: {race: mudmen}, 5: {race: mudmen}"))
    before = tray(s, "mudmen")
    play(s, "stop")
    assert tray(s, "mudmen") == before - 2


@reading(RACE_CASES)
def shrooms() -> None:
    assert (value("base_2", "shrooms", "hill", 12), value("base_2", "shrooms", "hill", 6)) == (2, 1)


@reading(RACE_CASES)
def will_o_wisps() -> None:
    s = scene(simple("base_2", "will_o_wisps", "forest", "2: {race: will_o_wisps}", hand=1))
    assert offers(s, "wisp") == {3, 9, 11}  # beside the Magic of 2
    s = scene(simple("base_2", "will_o_wisps", "forest", "6: {race: will_o_wisps}", hand=1))
    assert offers(s, "wisp") == {8}  # Magic itself


@reading(RACE_CASES)
def storm_giants() -> None:
    s = scene(simple("base_2", "storm_giants", "forest", "", hand=3))
    printed = {2, 3, 5, 7, 8, 10, 9, 16, 17, 18, 19, 20, 21, 22}
    assert offers(s, "conquer") == printed  # no sky to enter
    assert offers(s, "bolt") == {9, 16, 20}
    s = scene(simple("underground_2", "storm_giants", "forest", "12: {race: storm_giants}", hand=1))
    assert offers(s, "bolt") == {6, 13}


@reading(RACE_CASES)
def wendigos() -> None:
    s = scene(simple("underground_2", "wendigos", "swamp", "2: {race: wendigos}, 11: {race: orcs}", hand=2))
    assert offers(s, "clear") == {5, 8, 10, 11}
    play(s, "clear 8")
    assert (s.natives(8 - 1), hand(s, 1)) == (0, 3)
    assert s.sites_left() == 4  # still hidden


@reading(RACE_CASES)
def scavengers() -> None:
    s = scene(simple("underground_2", "scavengers", "forest", "20: {race: scavengers}", hand=4))
    play(s, "conquer 21")
    assert s.defence(21 - 1) == 2 + regions(s, 1)[21]  # nothing lies below


@pytest.mark.parametrize("key", RACE_CASES)
def test_reading_of_a_race(key: str) -> None:
    RACE_CASES[key]()


def test_every_marked_race_has_a_case() -> None:
    assert marked_rows(1) <= set(RACE_CASES)


# --- 5.2: powers ------------------------------------------------------------------------------------------------------


@reading(POWER_CASES)
def dragon_master() -> None:
    s = scene(simple("underground_2", "ratmen", "dragon_master", "2: {race: ratmen}", hand=2))
    play(s, "dragon 3")
    assert marked(s, "dragon") == {3: 1}
    play(s, "stop")
    assert marked(s, "dragon") == {}


@reading(POWER_CASES)
def flying() -> None:
    s = scene(simple("underground_2", "ratmen", "flying", "2: {race: ratmen}", hand=9))
    assert offers(s, "conquer") == set(range(1, 29)) - {1, 14, 19, 22, 28} - {2} - {17, 25}
    s = scene(simple("base_2+sky_3", "ratmen", "flying", "", hand=9))
    assert not offers(s, "conquer") & set(range(24, 33))
    play(s, "conquer 6")
    assert set(range(24, 33)) <= offers(s, "conquer")


@reading(POWER_CASES)
def forest() -> None:
    assert (value("underground_2", "ratmen", "forest", 10), value("underground_2", "ratmen", "forest", 9)) == (2, 1)


@reading(POWER_CASES)
def pillaging() -> None:
    s = scene(simple("underground_2", "ratmen", "pillaging", "20: {race: ratmen}", hand=4))
    play(s, "conquer 21")
    assert s.nonempty_conquests(0) == 1


@reading(POWER_CASES)
def seafaring() -> None:
    s = scene(simple("base_2+sky_2", "ratmen", "seafaring", "24: {race: ratmen}", hand=9))
    assert cost(s, 30) == 2
    s = scene(simple("base_2+sky_2", "ratmen", "seafaring", "", hand=9))
    assert 30 not in offers(s, "conquer")  # never as entry
    s = scene(simple("underground_2", "ratmen", "seafaring", "", hand=9))
    assert cost(s, 3) == 1
    play(s, "conquer 3", "stop")
    assert set(regions(s, 1)) == {3}


@reading(POWER_CASES)
def swamp() -> None:
    assert (value("underground_2", "ratmen", "swamp", 24), value("underground_2", "ratmen", "swamp", 9)) == (2, 1)


@reading(POWER_CASES)
def underworld() -> None:
    s = scene(simple("base_2+sky_3", "ratmen", "underworld", "18: {race: ratmen}", hand=9))
    assert 31 in offers(s, "conquer")  # a Cavern in the sky
    assert cost(s, 31) == 3 - 1


@reading(POWER_CASES)
def fisher() -> None:
    s = scene(
        simple(
            "base_2", "ratmen", "fisher", "2: {race: ratmen}, 3: {race: ratmen}, 7: {race: ratmen}", phase="redeploy"
        )
    )
    assert score_lines(s, "done")["fisher"] == 1
    s = scene(simple("base_2", "kraken", "fisher", "1: {race: kraken}, 2: {race: kraken}", phase="redeploy"))
    assert "fisher" not in score_lines(s, "done")  # water itself is no shore


@reading(POWER_CASES)
def mining() -> None:
    assert (value("base_2", "ratmen", "mining", 9), value("base_2", "ratmen", "mining", 4)) == (2, 1)


@reading(POWER_CASES)
def muddy() -> None:
    s = scene(simple("base_2", "ratmen", "muddy", "21: {race: ratmen}, 6: {race: ratmen}", phase="decide"))
    assert earned(s, "decline") == 3


@reading(POWER_CASES)
def mystic() -> None:
    assert (value("base_2", "ratmen", "mystic", 2), value("base_2", "ratmen", "mystic", 6)) == (2, 1)


@reading(POWER_CASES)
def shield() -> None:
    s = scene(simple("base_2", "ratmen", "shield", "12: {race: ratmen}, 22: {race: ratmen}"))
    play(s, "stop", "armour 12", "armour 12")
    assert marked(s, "mushroom_armor") == {12: 2}
    assert not offers(s, "armour")


@reading(POWER_CASES)
def stone() -> None:
    assert (value("base_2", "ratmen", "stone", 4), value("base_2", "ratmen", "stone", 6)) == (2, 1)


@reading(POWER_CASES)
def goldsmith() -> None:
    assert (value("underground_2", "ratmen", "goldsmith", 12), value("underground_2", "ratmen", "goldsmith", 9)) == (
        3,
        0,
    )


@reading(POWER_CASES)
def gunner() -> None:
    for key, there in (("ratmen", {2}), ("kraken", {2, 3})):
        s = scene(simple("underground_2", key, "gunner", f"2: {{race: {key}}}", hand=3))
        play(s, "conquer 3", "stop")
        assert offers(s, "cannon") == there


@reading(POWER_CASES)
def zeppelined() -> None:
    s = scene(simple("underground_2", "ratmen", "zeppelined", "2: {race: ratmen}", hand=5), 0)
    assert offers(s, "zeppelin") == set(range(1, 29)) - {1, 14, 19, 22, 28} - {2}
    assert cost(s, 17) == 1
    play(s, "zeppelin 3")
    assert refused(s, "conquer 3") == "CORE-6.5"  # nobody crosses it


@pytest.mark.parametrize("key", POWER_CASES)
def test_reading_of_a_power(key: str) -> None:
    POWER_CASES[key]()


def test_every_marked_power_has_a_case() -> None:
    assert marked_rows(2) <= set(POWER_CASES)
