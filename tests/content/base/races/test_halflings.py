"""Halflings: entry anywhere and Holes that make regions immune."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.notation.position import load_position
from tests.content.helpers import hand, holder, legal, marked, play, race, refused, regions

WATER = {1, 13, 23}
LAND = set(range(1, 24)) - WATER


def start(power: str) -> str:
    return f"board: base_2\ncolumn: [{{race: halflings, power: {power}}}]"


def targets(actions: set[str], verb: str = "conquer") -> set[int]:
    return {int(action.split()[1]) for action in actions if action.startswith(f"{verb} ")}


@pytest.mark.rule("BASE-R-HALFLINGS-1")
def test_the_first_conquest_may_be_any_land_region() -> None:
    s = load_position(start("forest"))
    play(s, "pick 0")
    assert targets(legal(s)) == LAND


@pytest.mark.rule("BASE-R-HALFLINGS-1")
def test_other_races_enter_at_the_edge_only() -> None:
    s = load_position("board: base_2\ncolumn: [{race: ratmen, power: forest}]")
    play(s, "pick 0")
    assert targets(legal(s)) == LAND - {4, 6, 11, 12, 14, 15}


@pytest.mark.rule("BASE-R-HALFLINGS-1")
def test_the_second_conquest_must_be_adjacent() -> None:
    s = load_position(start("forest"))
    play(s, "pick 0", "conquer 6")
    assert targets(legal(s)) == {4, 5, 7, 8, 15}
    assert refused(s, "conquer 2") == "CORE-6.3"


@pytest.mark.rule("BASE-R-HALFLINGS-2")
def test_the_first_two_conquered_regions_get_a_hole() -> None:
    s = load_position(start("forest"))
    play(s, "pick 0", "conquer 6")
    assert marked(s, "hole") == {6: 1}
    play(s, "conquer 7")
    assert marked(s, "hole") == {6: 1, 7: 1}
    play(s, "conquer 4")
    assert marked(s, "hole") == {6: 1, 7: 1}


@pytest.mark.rule("BASE-R-HALFLINGS-2")
def test_the_second_hole_may_come_in_a_later_turn() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: halflings, power: forest}
    - active: {race: ratmen, power: flying}
    regions:
      6: {race: halflings, tokens: 8, markers: {hole: 1}}
    notes: {halflings: {holes_dug: 1}}
    """)
    play(s, "expand", "conquer 7", "conquer 4")
    assert marked(s, "hole") == {6: 1, 7: 1}


WITH_HOLES = """
board: base_2
seats:
- active: {race: halflings, power: forest}
- active: {race: ratmen, power: flying}
regions:
  6: {race: halflings, tokens: 3, markers: {hole: 1}}
  7: {race: halflings, markers: {hole: 1}}
  8: {race: halflings, tokens: 3}
  21: {race: ratmen, tokens: 8}
notes: {halflings: {holes_dug: 2}}
"""


@pytest.mark.rule("BASE-R-HALFLINGS-3")
def test_a_region_with_a_hole_is_immune() -> None:
    s = load_position(WITH_HOLES.replace("seats:", "turn: 2\nseats:"))
    play(s, "expand")
    assert refused(s, "conquer 6") == "CORE-6.5"
    assert refused(s, "die 6") == "CORE-6.5"
    play(s, "conquer 8")
    assert holder(s, 8) == "ratmen"


@pytest.mark.rule("BASE-R-HALFLINGS-3")
@pytest.mark.parametrize(
    ("attacker", "badge", "verb"), [("sorcerers", "hill", "sorcery"), ("orcs", "dragon_master", "dragon")]
)
def test_neither_sorcery_nor_the_dragon_enters_a_hole(attacker: str, badge: str, verb: str) -> None:
    s = load_position(f"""
    board: base_2
    turn: 2
    seats:
    - active: {{race: halflings, power: forest}}
    - active: {{race: {attacker}, power: {badge}}}
    regions:
      7: {{race: halflings, markers: {{hole: 1}}}}
      6: {{race: halflings}}
      5: {{race: {attacker}, tokens: 4}}
    notes: {{halflings: {{holes_dug: 1}}}}
    """)
    play(s, "expand")
    assert refused(s, f"{verb} 7") == "CORE-6.5"
    play(s, f"{verb} 6")
    assert holder(s, 6) == attacker


@pytest.mark.rule("BASE-R-HALFLINGS-3")
def test_holes_never_move() -> None:
    s = load_position(WITH_HOLES)
    play(s, "expand", "stop")
    assert legal(s) == {"place 6", "place 7", "place 8", "done"}
    play(s, "place 8", "place 8", "done")
    assert marked(s, "hole") == {6: 1, 7: 1}


@pytest.mark.rule("BASE-R-HALFLINGS-4")
def test_an_abandoned_hole_is_lost_and_not_given_again() -> None:
    s = load_position(WITH_HOLES)
    play(s, "expand", "abandon 7")
    assert marked(s, "hole") == {6: 1}
    play(s, "conquer 7", "conquer 5")
    assert holder(s, 7) == holder(s, 5) == "halflings"
    assert marked(s, "hole") == {6: 1}


@pytest.mark.rule("BASE-R-HALFLINGS-4")
def test_holes_are_lost_in_decline() -> None:
    s = load_position(WITH_HOLES)
    play(s, "decline")
    assert marked(s, "hole") == {}
    play(s, "expand", "conquer 6")
    assert holder(s, 6) == "ratmen"


@pytest.mark.rule("BASE-R-HALFLINGS-4")
@pytest.mark.parametrize(("dug", "holes"), [(1, {15: 1}), (2, {})])
def test_after_leaving_everything_entry_is_free_and_only_a_missing_hole_is_dug(dug: int, holes: dict[int, int]) -> None:
    s = load_position(f"""
    board: base_2
    seats:
    - active: {{race: halflings, power: forest}}
    - active: {{race: ratmen, power: flying}}
    regions:
      6: {{race: halflings, tokens: 8, markers: {{hole: 1}}}}
    notes: {{halflings: {{holes_dug: {dug}}}}}
    """)
    play(s, "expand", "abandon 6")
    assert targets(legal(s)) == LAND
    play(s, "conquer 15", "conquer 16")
    assert marked(s, "hole") == holes


@pytest.mark.rule("BASE-R-HALFLINGS-4")
def test_after_losing_everything_entry_is_free() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: halflings, power: forest}
    - active: {race: ratmen, power: flying}
    regions:
      6: {race: halflings, tokens: 3}
      21: {race: ratmen, tokens: 9}
    notes: {halflings: {holes_dug: 2}}
    """)
    play(s, "expand", "conquer 6", "stop", "place 6", "place 6", "place 6", "done", "expand")
    assert hand(s, 1) == 2
    assert targets(legal(s)) | targets(legal(s), "die") == LAND - {6, 21}  # where too many Ratmen are
    play(s, "conquer 3")
    assert marked(s, "hole") == {}


@pytest.mark.rule("BASE-R-HALFLINGS-4")
def test_a_new_holder_of_the_banner_digs_anew() -> None:
    s = load_position("""
    board: base_2
    column: [{race: halflings, power: forest}]
    notes: {halflings: {holes_dug: 2}}
    """)
    play(s, "pick 0", "conquer 6")
    assert marked(s, "hole") == {6: 1}


@pytest.mark.rule("BASE-R-HALFLINGS-4")
def test_a_hole_taken_by_the_owners_ghouls_is_gone_for_good() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: halflings, power: forest}
      decline: {race: ghouls}
    - active: {race: ratmen, power: flying}
    regions:
      7: {race: halflings, tokens: 6, markers: {hole: 1}}
      5: {race: ghouls, tokens: 4}
    notes: {halflings: {holes_dug: 2}}
    """)
    play(s, "expand", "conquer 7", "stop")
    assert holder(s, 7) == "ghouls"
    assert marked(s, "hole") == {}
    play(s, "conquer 11")
    assert marked(s, "hole") == {}


@pytest.mark.rule("BASE-R-HALFLINGS-5")
def test_flying_adds_nothing_at_entry() -> None:
    s = load_position(start("flying"))
    play(s, "pick 0")
    assert targets(legal(s)) == LAND
    assert refused(s, "conquer 13") == "CORE-6.1"


@pytest.mark.rule("BASE-R-HALFLINGS-5")
@pytest.mark.parametrize("water", [1, 13, 23])
def test_seafaring_halflings_may_enter_by_any_sea_or_the_lake_and_dig_there(water: int) -> None:
    s = load_position(start("seafaring"))
    play(s, "pick 0")
    assert targets(legal(s)) == LAND | WATER
    play(s, f"conquer {water}")
    assert marked(s, "hole") == {water: 1}


@pytest.mark.rule("BASE-R-HALFLINGS-5")
def test_underworld_halflings_go_from_cavern_to_cavern() -> None:
    s = load_position(start("underworld"))
    play(s, "pick 0", "conquer 15")
    assert {5, 9, 18} <= targets(legal(s))
    plain = load_position(start("underworld"))
    play(plain, "pick 0", "conquer 6")
    assert not {9, 18} & targets(legal(plain))
    play(s, "conquer 9")
    assert marked(s, "hole") == {9: 1, 15: 1}


@pytest.mark.rule("BASE-R-HALFLINGS-5")
def test_a_dragon_conquest_among_the_first_two_gets_a_hole() -> None:
    s = load_position(start("dragon_master"))
    play(s, "pick 0", "conquer 6", "dragon 4")
    assert marked(s, "hole") == {4: 1, 6: 1}
    assert marked(s, "dragon") == {4: 1}
    later = load_position(start("dragon_master"))
    play(later, "pick 0", "conquer 6", "conquer 7", "dragon 4")
    assert marked(later, "hole") == {6: 1, 7: 1}


@pytest.mark.rule("BASE-R-HALFLINGS-2")
def test_a_region_won_with_the_die_gets_a_hole_and_a_failure_does_not() -> None:
    for pips, holes in ((3, {7: 1}), (0, {})):
        s = load_position("""
        board: base_2
        seats:
        - active: {race: halflings, power: forest, hand: 1}
        - active: {race: ratmen, power: flying}
        """)
        s.chance = Chance(0, forced=[pips])
        play(s, "expand", "die 7")
        assert marked(s, "hole") == holes
        assert (race(s, 1), set(regions(s, 1))) == ("halflings", set(holes))
