"""Flames: their Volcano and the regions that cost as if they were empty."""

import pytest

from elbowroom.content import underground
from elbowroom.content.boards import build_board, printed_board
from elbowroom.content.setup import rules_for
from elbowroom.engine.chance import Chance
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    hand,
    holder,
    legal,
    marked,
    pass_turn,
    play,
    refused,
    regions,
    shown,
    tokens,
    tray,
)
from tests.content.underground.races.helpers import site, targets
from tests.rules.helpers import small_rules

# Volcanoes: 15 borders 14, 16, 17, 23 and 24; 20 borders 9, 11, 19, 26, 27 and 28. The Monsters in 23 and 28 stay.
EDGE = {2, 3, 4, 5, 6, 7, 8, 9, 13, 18, 19, 25, 26, 27, 30, 31, 32}
BESIDE_20 = {9, 11, 19, 26, 27, 28}

# The Flames hold 9 beside their Volcano in 20. 8 (Monsters) borders 9, the Black Mountain 2 borders 8.
CAMP = """
board: underground_3
%s
phase: conquer
seats:
- active: {race: flames, power: %s, hand: %d}
- active: {race: %s, power: %s}
- active: {race: shrooms, power: wise}
regions:
  20: {markers: {volcano: 1}}
  %s
%s
"""
ENEMIES = "9: {race: flames}\n  19: {race: ogres, tokens: 3}\n  2: {race: ogres, tokens: 5}"


def camp(
    where: str = ENEMIES,
    more: str = "",
    hand: int = 8,
    enemy: tuple[str, str] = ("ogres", "stone"),
    power: str = "mystic",
    top: str = "",
) -> str:
    return CAMP % (top, power, hand, *enemy, where, more)


# --- the Volcano ------------------------------------------------------------------------------------------------------

PICK = """
board: underground_3
seats:
- {}
- active: {race: ogres, power: stone}
- active: {race: shrooms, power: wise}
regions:
  2: {race: ogres}
  5: {race: shrooms}
column: [{race: flames, power: mystic}]
"""


@pytest.mark.rule("UG-R-FLAMES-1")
def test_the_owner_puts_the_volcano_on_a_chasm_with_the_symbol() -> None:
    s = load_position(PICK)
    play(s, "pick 0")
    assert legal(s) == {"volcano 15", "volcano 20"}  # nothing else may be done
    assert refused(s, "volcano 1") == "UG-R-FLAMES-1"  # a Chasm without the symbol
    assert refused(s, "volcano 9") == "UG-R-FLAMES-1"
    assert refused(s, "conquer 9") == "CORE-4.2"
    play(s, "volcano 15")
    assert marked(s, "volcano") == {15: 1}
    assert refused(s, "volcano 20") == "UG-R-FLAMES-1"


@pytest.mark.rule("UG-R-FLAMES-1")
def test_a_single_volcano_is_taken_without_asking() -> None:
    file = printed_board("underground", "underground_3")
    file.regions[14].symbols = []  # the Chasm 15
    races = [race() for race in underground.RACES]
    powers = [power() for power in underground.POWERS]
    sites = [tile() for tile in underground.SITES]
    rules = Rules(build_board(file), file.players, file.rounds, races, powers, {}, sites)
    flames = [rules.race_named("flames"), *(i for i in range(15) if i != rules.race_named("flames"))]
    s = new_state(rules, Chance(0, forced=[flames]), first=0)
    play(s, "pick 0")
    assert (s.phase_name, marked(s, "volcano")) == ("conquer", {20: 1})


@pytest.mark.rule("UG-R-FLAMES-1")
def test_it_stays_while_the_race_is_active_even_without_regions() -> None:
    text = camp("9: {race: flames}\n  8: {race: ogres, tokens: 4}", hand=0, top="turn: 2")
    s = load_position(text.replace("power: stone}", "power: stone, hand: 4}"))
    play(s, "conquer 9", "stop", "done")
    assert (regions(s, 1), tray(s, "flames"), marked(s, "volcano")) == ({}, 9, {20: 1})
    pass_turn(s)
    assert refused(s, "volcano 15") == "UG-R-FLAMES-1"
    assert marked(s, "volcano") == {20: 1}


@pytest.mark.rule("UG-R-FLAMES-8")
@pytest.mark.parametrize("power", ["mystic", "tomb"])
def test_it_leaves_with_the_decline_and_so_does_the_ability(power: str) -> None:
    column = "column: [{race: gnomes, power: mining}]"
    s = load_position(camp("9: {race: flames}", column, hand=0, power=power).replace("phase: conquer", ""))
    assert cost(s, 28) == 2  # Monsters beside the Volcano
    play(s, "decline")
    assert marked(s, "volcano") == {}
    while s.turn_of != 0 or s.phase_name != "pick":
        pass_turn(s)
    play(s, "pick 0")
    assert holder(s, 9) == "flames"
    assert cost(s, 28) == 2 + 2


@pytest.mark.rule("UG-R-FLAMES-8")
def test_a_later_owner_places_it_anew() -> None:
    """With seven races the banner of Flames that vanish comes straight back into the column."""
    kept = ["flames", "ogres", "drow", "shrooms", "mummies", "mudmen", "kraken"]
    races = [race for race in underground.RACES if race.key in kept]
    rules = small_rules(rules_for("underground_2").board, races, underground.POWERS)
    banners = [rules.race_named(key) for key in kept]
    vanishing = rules.power_named("vanishing")
    badges = [vanishing, *(i for i in range(len(rules.powers)) if i != vanishing)]
    s = new_state(rules, Chance(0, forced=[banners, badges]), first=0)
    play(s, "pick 0", "volcano 1", "conquer 2", "stop", "done")
    pass_turn(s)
    assert marked(s, "volcano") == {1: 1}
    play(s, "decline")
    assert marked(s, "volcano") == {}
    pass_turn(s)
    play(s, f"pick {shown(s).index('flames')}")
    assert legal(s) == {"volcano 1", "volcano 19"}
    play(s, "volcano 19")
    assert marked(s, "volcano") == {19: 1}


# --- cost -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-FLAMES-2", "UG-R-FLAMES-3")
def test_the_example() -> None:
    s = load_position(camp())
    assert cost(s, 19) == 2  # beside the Volcano, three Ogres
    assert cost(s, 8) == 2  # beside the Flames in 9, Monsters
    assert cost(s, 2) == 2 + 1 + 5
    play(s, "conquer 8")
    assert cost(s, 2) == 2 + 1  # linked now; the Mountain counts
    play(s, "conquer 2")
    assert (tokens(s, 2), hand(s, 1)) == (3, 3)


@pytest.mark.rule("UG-R-FLAMES-2")
def test_all_regions_beside_the_volcano_are_as_if_empty_and_no_others() -> None:
    enemies = "".join(f"  {r}: {{race: ogres}}\n" for r in (9, 11, 19, 26, 27, 29, 10))
    s = load_position(camp("3: {race: flames}", enemies))
    assert {r: cost(s, r) for r in BESIDE_20} == {9: 2, 11: 3, 19: 2, 26: 3, 27: 2, 28: 2}
    assert (cost(s, 29), cost(s, 10), cost(s, 23)) == (3, 3, 2 + 1 + 2)  # 23 borders the other Volcano only


@pytest.mark.rule("UG-R-FLAMES-2")
def test_flames_without_a_link_to_the_volcano_pay_in_full() -> None:
    s = load_position(camp("3: {race: flames}\n  2: {race: ogres, tokens: 2}\n  12: {race: ogres}"))
    assert (cost(s, 2), cost(s, 12)) == (2 + 1 + 2, 2 + 1)


@pytest.mark.rule("UG-R-FLAMES-2")
def test_armours_count_nothing_but_the_keep_counts() -> None:
    where = "9: {race: flames}\n  19: {race: ogres, tokens: 2, markers: {mushroom_armor: 3}}"
    text = camp(where, "sites: {found: {keep_on_the_motherland: 19}}", enemy=("ogres", "shield"))
    s = load_position(text)
    assert cost(s, 19) == 2 + 1
    s = load_position(
        text.replace("{race: flames, power", "{race: mudmen, power").replace("9: {race: flames}", "9: {race: mudmen}")
    )
    assert cost(s, 19) == 2 + 2 + 3 + 1


@pytest.mark.rule("UG-R-FLAMES-3")
def test_an_abandoned_region_breaks_the_chain() -> None:
    text = camp("9: {race: flames}\n  10: {race: flames}\n  3: {race: ogres, tokens: 2}", hand=7)
    s = load_position(text.replace("conquer", "ready"))
    assert cost(s, 3) == 2  # 9 and 10 lead there
    play(s, "abandon 9")
    assert cost(s, 3) == 2 + 2


@pytest.mark.rule("UG-R-FLAMES-3")
def test_a_river_region_extends_the_chain() -> None:
    """The Volcano 1 borders the River region 2, and that the Mine 8."""
    s = load_position("""
    board: underground_4
    phase: conquer
    seats:
    - active: {race: flames, power: mystic, hand: 6}
    - active: {race: ogres, power: stone}
    - active: {race: shrooms, power: wise}
    - {}
    regions:
      1: {markers: {volcano: 1}}
      3: {race: flames}
      8: {race: ogres, tokens: 3}
    """)
    assert cost(s, 8) == 2 + 3
    play(s, "conquer 2")
    assert cost(s, 8) == 2


@pytest.mark.rule("UG-R-FLAMES-3")
def test_the_pipe_makes_no_links() -> None:
    """9, 3 and 21 are Crystals."""
    where = "9: {race: flames}\n  3: {race: ogres, tokens: 2}\n  12: {race: ogres, tokens: 2}"
    s = load_position(camp(where, "sites: {found: {great_brass_pipe: 9}}"))
    assert cost(s, 3) == 2 + 2  # in reach by the Pipe
    play(s, "conquer 3")
    assert cost(s, 12) == 2 + 2


# --- reach and entry --------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-FLAMES-4")
def test_the_far_side_of_the_volcano_is_out_of_reach() -> None:
    s = load_position(camp("9: {race: flames}"))
    assert targets(s) == {8, 10, 11, 19}
    for far in (26, 27, 28):
        assert refused(s, f"conquer {far}") == "CORE-6.3"
    play(s, "conquer 19", "conquer 26")
    assert holder(s, 26) == "flames"


@pytest.mark.rule("UG-R-FLAMES-5")
@pytest.mark.parametrize(
    ("option", "expected"),
    [("", EDGE), ("volcano", BESIDE_20), ("edge", EDGE), ("both", BESIDE_20 | EDGE)],
)
def test_where_they_enter_is_a_house_rule(option: str, expected: set[int]) -> None:
    top = f"options: {{flamesEntry: {option}}}" if option else ""
    s = load_position(camp("14: {natives: 0}", top=top))
    assert targets(s) == expected


@pytest.mark.rule("UG-R-FLAMES-5")
def test_in_a_game_of_version_1_they_enter_beside_the_volcano() -> None:
    s = load_position(camp("14: {natives: 0}", top='rules_version: "1"'))
    assert targets(s) == BESIDE_20
    assert (
        targets(load_position(camp("14: {natives: 0}", top='rules_version: "1"\noptions: {flamesEntry: edge}'))) == EDGE
    )


@pytest.mark.rule("UG-R-FLAMES-5")
@pytest.mark.parametrize(
    ("option", "there", "not_there", "rule"), [("edge", 2, 11, "CORE-6.2"), ("volcano", 11, 2, "UG-R-FLAMES-5")]
)
def test_they_come_back_where_they_came_in(option: str, there: int, not_there: int, rule: str) -> None:
    top = f"options: {{flamesEntry: {option}}}"
    s = load_position(camp("9: {race: flames}", top=top).replace("conquer", "ready"))
    play(s, "abandon 9")
    assert refused(s, f"conquer {not_there}") == rule
    play(s, f"conquer {there}")
    assert holder(s, there) == "flames"


# --- defenders --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-FLAMES-6")
@pytest.mark.parametrize(("power", "kept", "coins"), [("stone", 2, 5), ("immortal", 3, 5), ("martyr", 2, 6)])
def test_the_defender_loses_as_in_any_conquest(power: str, kept: int, coins: int) -> None:
    s = load_position(camp(enemy=("ogres", power)))
    play(s, "conquer 19")
    assert (hand(s, 2), tray(s, "ogres"), s.coins(1)) == (kept, 10 - 5 - kept, coins)


@pytest.mark.rule("UG-R-FLAMES-6")
def test_liches_in_decline_are_paid() -> None:
    text = camp("9: {race: flames}\n  19: {race: liches}").replace(
        "- active: {race: ogres, power: stone}", "- decline: {race: liches}"
    )
    s = load_position(text)
    play(s, "conquer 19")
    assert (s.coins(0), s.coins(1)) == (4, 6)


@pytest.mark.rule("UG-R-FLAMES-6")
def test_active_gnomes_cost_in_full() -> None:
    s = load_position(camp(ENEMIES.replace("ogres", "gnomes"), enemy=("gnomes", "stone")))
    assert cost(s, 19) == 2 + 3
    assert cost(s, 8) == 2


@pytest.mark.rule("UG-R-FLAMES-6")
def test_gnomes_are_the_first_conquest_only_at_the_edge() -> None:
    top = "options: {flamesEntry: volcano}"
    s = load_position(camp("19: {race: gnomes}\n  11: {race: gnomes}", enemy=("gnomes", "stone"), top=top))
    assert targets(s) == BESIDE_20 - {11}
    assert cost(s, 19) == 3
    assert refused(s, "conquer 11") == "UG-R-GNOMES-1"


@pytest.mark.rule("UG-R-FLAMES-7")
def test_discounts_come_off_the_empty_cost() -> None:
    s = load_position(
        camp(
            "9: {race: flames}\n  19: {race: ogres, tokens: 3}\n  11: {race: ogres, tokens: 3}",
            "sites: {found: {sword_of_the_killer_rabbit: 9}}",
        )
    )
    assert (cost(s, 19), cost(s, 11)) == (2, 3)
    play(s, "sword")
    assert (cost(s, 19), cost(s, 11)) == (1, 1)
    play(s, "conquer 19")
    assert (tokens(s, 19), site(s, "sword_of_the_killer_rabbit")) == (1, 19)
