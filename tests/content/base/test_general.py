"""What holds for all races and powers together."""

import pytest

from elbowroom.content import base
from elbowroom.engine.hooks import Race
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    marked,
    pass_turn,
    play,
    power,
    race,
    refused,
    regions,
    score_lines,
    tokens,
    tray,
)

RACES = [tile.key for tile in base.RACES]
POWERS = [tile.key for tile in base.POWERS]


# --- BASE-0.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-0.1")
def test_coins_of_race_and_power_add_up_in_one_region() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: dwarves, power: forest}
    - active: {race: ratmen, power: flying}
    regions:
      3: {race: dwarves, tokens: 2}    # Forest with a Mine
      21: {race: ratmen}
    """)
    assert score_lines(s, "expand", "stop", "done") == {"dwarves": 2, "forest": 1}


@pytest.mark.rule("BASE-0.1")
def test_discounts_of_race_and_power_add_up() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: giants, power: mounted}
    - active: {race: ratmen, power: flying}
    regions:
      9: {race: giants, tokens: 2}    # Mountain
      11: {race: ratmen}              # Hill beside it
    """)
    play(s, "expand")
    assert cost(s, 11) == 2 + 1 - 2
    play(s, "conquer 11")
    assert holder(s, 11) == "giants"


@pytest.mark.rule("BASE-0.1")
def test_both_stop_when_the_race_declines() -> None:
    text = """
    board: base_2
    seats:
    - active: {race: wizards, power: merchant}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: wizards, tokens: 3}    # Magic
      8: {race: wizards}               # Magic
      21: {race: ratmen, tokens: 2}
    """
    s = load_position(text)
    assert score_lines(s, "expand", "stop", "done") == {"wizards": 4, "merchant": 2}
    s = load_position(text)
    assert score_lines(s, "decline") == {"wizards": 2}
    pass_turn(s)
    assert score_lines(s, "pick 0", "stop")["wizards"] == 2


# --- BASE-0.2 ---------------------------------------------------------------------------------------------------------

WITH_GHOULS = """
board: base_2
seats:
- active: {race: %s, power: %s}
  decline: {race: ghouls}
- active: {race: ratmen, power: flying}
regions:
  2: {race: ghouls, tokens: 7}
  20: {race: %s}
  11: {natives: 1}
  3: {race: ratmen}
"""


@pytest.mark.rule("BASE-0.2")
def test_conquests_of_ghouls_pay_neither_orcs_nor_pillaging() -> None:
    s = load_position(WITH_GHOULS % ("orcs", "pillaging", "orcs"))
    play(s, "expand", "conquer 3", "conquer 11")  # both are non-empty
    assert s.phase_name == "ready"
    assert score_lines(s, "stop", "done", "done") == {"orcs": 1, "ghouls": 3}


@pytest.mark.rule("BASE-0.2")
def test_conquests_of_ghouls_bring_no_skeletons() -> None:
    s = load_position(WITH_GHOULS % ("skeletons", "hill", "skeletons"))
    play(s, "expand", "conquer 3", "conquer 11", "stop")
    assert tray(s, "skeletons") == 19


@pytest.mark.rule("BASE-0.2")
def test_attacks_of_ghouls_do_not_count_for_the_diplomat() -> None:
    s = load_position(WITH_GHOULS % ("orcs", "diplomat", "orcs"))
    play(s, "expand", "conquer 3", "stop", "stop", "done", "done")
    assert "ally 2" in legal(s)


@pytest.mark.rule("BASE-0.2")
def test_discounts_and_reach_of_the_active_race_are_not_for_ghouls() -> None:
    s = load_position(WITH_GHOULS % ("tritons", "commando", "tritons"))
    play(s, "expand")
    assert cost(s, 3) == 3  # a coast
    assert cost(s, 3, seat=1) == 1
    s = load_position(WITH_GHOULS.replace("ratmen, power: flying", "ratmen, power: swamp") % ("orcs", "flying", "orcs"))
    play(s, "expand")
    assert refused(s, "conquer 7") == "CORE-6.3"


@pytest.mark.rule("BASE-0.2")
def test_a_power_pays_for_the_regions_of_its_own_race_only() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: merchant}
      decline: {race: elves}
      beside: {race: humans, power: spirit}
    - active: {race: ratmen, power: flying}
    regions:
      20: {race: orcs}
      2: {race: elves}
      6: {race: humans}
      10: {race: humans}
    """)
    assert score_lines(s, "expand", "stop", "done") == {"orcs": 1, "merchant": 1, "elves": 1, "humans": 2}


# --- BASE-0.3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-0.3")
def test_a_discount_is_always_applied() -> None:
    s = load_position("board: base_2\ncolumn: [{race: tritons, power: commando}]")
    play(s, "pick 0", "conquer 2")
    assert (tokens(s, 2), hand(s, 1)) == (1, 9)


@pytest.mark.rule("BASE-0.3")
def test_benefits_that_are_not_optional_need_no_decision() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: skeletons, power: wealthy}
    - active: {race: ratmen, power: flying}
    regions:
      3: {race: skeletons, tokens: 9}
    """)
    play(s, "expand", "conquer 5", "conquer 11", "stop")
    assert tray(s, "skeletons") == 20 - 10
    assert score_lines(s, "done") == {"skeletons": 3, "wealthy": 7}
    s = load_position("board: base_2\ncolumn: [{race: trolls, power: hill}]")
    play(s, "pick 0", "conquer 7")
    assert marked(s, "lair") == {7: 1}


@pytest.mark.rule("BASE-0.3")
def test_optional_benefits_wait_for_a_decision() -> None:
    text = """
    board: base_2
    seats:
    - active: {race: orcs, power: %s}
    - active: {race: ratmen, power: flying}
    regions:
      3: {race: orcs, tokens: 4}
      7: {race: orcs}
      21: {race: ratmen}
    """
    s = load_position(text % "fortified")
    play(s, "expand", "stop")
    assert {"fortress 3", "fortress 7", "done"} <= legal(s)
    play(s, "done")
    assert marked(s, "fortress") == {}
    s = load_position(text % "dragon_master")
    play(s, "expand")
    assert {"dragon 2", "stop"} <= legal(s)
    play(s, "stop", "done")
    assert marked(s, "dragon") == {}
    s = load_position(text % "diplomat")
    play(s, "expand", "stop", "done")
    assert legal(s) == {"ally 2", "done"}
    play(s, "done")
    assert s.turn_of == 1
    s = load_position(text % "stout")
    play(s, "expand", "stop", "done")
    assert legal(s) == {"stout", "done"}
    play(s, "done")
    assert race(s, 1) == "orcs"


# --- BASE-0.5 ---------------------------------------------------------------------------------------------------------


def spread_out(key: str, badge: str) -> str:
    """A race in one region of every kind, with all markers it may have there, beside a strong opponent."""
    markers: dict[int, list[str]] = {region: [] for region in (2, 3, 5, 7, 9)}
    for region in markers:
        markers[region] += ["lair"] * (key == "trolls") + ["fortress"] * (badge == "fortified")
    markers[7] += ["hole"] * (key == "halflings")
    markers[7] += {"heroic": ["hero"], "dragon_master": ["dragon"], "bivouacking": ["encampment"]}.get(badge, [])
    lines = [
        f"  {region}: {{race: {key}, markers: {{{', '.join(f'{m}: 1' for m in there)}}}}}"
        for region, there in markers.items()
    ]
    if badge == "seafaring":
        lines.append(f"  1: {{race: {key}}}")
    other = "orcs" if key == "ratmen" else "ratmen"
    lines.append(f"  8: {{race: {other}, tokens: 10}}")
    notes = "{diplomat: {ally: 2}}" if badge == "diplomat" else "{}"
    reserve = ", reserve: 4" if key == "amazons" else ""
    return "\n".join(
        [
            "board: base_2",
            "seats:",
            f"- active: {{race: {key}, power: {badge}{reserve}}}",
            f"- active: {{race: {other}, power: {'alchemist' if badge == 'swamp' else 'swamp'}}}",
            "regions:",
            *lines,
            f"notes: {notes}",
        ]
    )


@pytest.mark.rule("BASE-0.1", "BASE-0.5", "CORE-9.5")
@pytest.mark.parametrize("badge", POWERS)
@pytest.mark.parametrize("key", RACES)
def test_only_the_listed_benefits_survive_a_decline(key: str, badge: str) -> None:
    s = load_position(spread_out(key, badge))
    held = set(regions(s, 1))
    pay = len(held) + (2 if key == "dwarves" else 0)  # the Dwarves' Mines
    place = "beside" if badge == "spirit" else "decline"
    assert earned(s, "decline") == pay
    assert (race(s, 1), race(s, 1, place)) == ("", key)
    assert set(regions(s, 1, place)) == held  # water of a Seafaring race too
    assert power(s, 1, place) == ("spirit" if badge == "spirit" else "")  # the Spirit badge
    lairs = dict.fromkeys((2, 3, 5, 7, 9), 1)
    assert marked(s, "lair") == (lairs if key == "trolls" else {})  # Trolls' Lairs
    assert marked(s, "fortress") == (lairs if badge == "fortified" else {})
    for marker in ("hole", "hero", "dragon", "encampment"):
        assert marked(s, marker) == {}
    extra = (key == "trolls") + (badge == "fortified")  # defence of Lair and Fortress
    assert cost(s, 7, seat=2) == 2 + 1 + extra
    assert cost(s, 9, seat=2) == 2 + 1 + 1 + extra
    stock = tray(s, key)
    play(s, "expand", "conquer 7")  # no immunity and no peace is left
    assert (tray(s, key), hand(s, 1, place)) == (stock + 1, 0)  # and no survivor
    play(s, "stop", "done")
    play(s, "pick 0")
    assert (s.phase_name == "legacy") == (key == "ghouls")  # the Ghouls' ability
    lines: dict[str, int] = {}
    while s.turn_of == 0:
        for name, coins in score_lines(s, "stop" if s.conquering else "done").items():
            lines[name] = lines.get(name, 0) + coins
    assert lines[key] == pay - 1


@pytest.mark.rule("BASE-0.5")
def test_the_list_of_survivors_is_complete() -> None:
    """Nothing else even declares that it goes on in decline."""
    lasting = {
        tile.key
        for tile in (*base.RACES, *base.POWERS)
        if tile.in_decline
        or tile.keeps_all_tokens
        or (issubclass(tile, Race) and tile.acts_in_decline)
        or tile.keeps_badge
        or tile.beside_another
        or any(marker.stays_in_decline for marker in tile.markers)
    }
    assert lasting == {"dwarves", "ghouls", "trolls", "fortified", "spirit"}


@pytest.mark.rule("BASE-0.5")
def test_a_race_in_decline_keeps_its_water_but_takes_no_more() -> None:
    s = load_position(spread_out("ghouls", "seafaring"))
    play(s, "decline")
    pass_turn(s)
    play(s, "pick 0")
    assert 1 in regions(s, 1, "decline")
    assert refused(s, "conquer 13") == "CORE-6.1"


# --- the table of markers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-0.5")
def test_encampments_are_moved_and_mountains_stay_when_a_region_is_conquered() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: orcs, power: bivouacking}
    - active: {race: ratmen, power: flying}
    regions:
      9: {race: orcs, tokens: 1, markers: {encampment: 3}}
      20: {race: orcs, tokens: 1, markers: {encampment: 2}}
      21: {race: ratmen, tokens: 13}
    """)
    play(s, "expand")
    assert cost(s, 9) == 2 + 1 + 1 + 3
    play(s, "conquer 9", "stop", "done")
    assert marked(s, "encampment") == {20: 5}
    assert cost(s, 9, seat=1) == 2 + 1 + tokens(s, 9)
