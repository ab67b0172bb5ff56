"""Elves: no token is lost when a region of theirs is conquered."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import hand, holder, play, race, regions, shown, tray

ATTACKED = """
board: base_2
turn: 2
seats:
- active: {race: elves, power: swamp}
- active: {race: ratmen, power: flying}
regions:
  2: {race: elves, tokens: 3}
  3: {race: elves}
  7: {race: elves}
  21: {race: ratmen, tokens: 13}
"""


@pytest.mark.rule("BASE-R-ELVES-1")
def test_all_elves_withdraw_from_a_conquered_region() -> None:
    s = load_position(ATTACKED)
    play(s, "expand", "conquer 2")
    assert hand(s, 1) == 3
    assert tray(s, "elves") == 11 - 5
    play(s, "stop", "done", "place 7", "done")
    assert regions(s, 1) == {3: 3, 7: 2}


@pytest.mark.rule("BASE-R-ELVES-1")
def test_a_single_elf_survives_too() -> None:
    s = load_position(ATTACKED)
    play(s, "expand", "conquer 3")
    assert hand(s, 1) == 1
    assert tray(s, "elves") == 11 - 5


@pytest.mark.rule("BASE-R-ELVES-1")
def test_elves_without_a_region_wait_in_hand() -> None:
    s = load_position(ATTACKED.replace("  2: {race: elves, tokens: 3}\n", "").replace("  7: {race: elves}\n", ""))
    play(s, "expand", "conquer 3", "stop", "done")
    assert (race(s, 1), hand(s, 1), regions(s, 1)) == ("elves", 1, {})
    play(s, "expand")
    assert hand(s, 1) == 1


@pytest.mark.rule("BASE-R-ELVES-1")
def test_other_races_lose_one_token() -> None:
    s = load_position(ATTACKED.replace("elves", "wizards"))
    play(s, "expand", "conquer 2")
    assert hand(s, 1) == 2
    assert tray(s, "wizards") == 10 - 4


@pytest.mark.rule("BASE-R-ELVES-2")
def test_sorcery_removes_the_elf() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: elves, power: swamp}
    - active: {race: sorcerers, power: hill}
    regions:
      2: {race: sorcerers, tokens: 2}
      3: {race: elves}
      7: {race: elves, tokens: 2}
    """)
    play(s, "expand", "sorcery 3")
    assert holder(s, 3) == "sorcerers"
    assert hand(s, 1) == 0
    assert tray(s, "elves") == 11 - 2


@pytest.mark.rule("BASE-R-ELVES-3")
def test_in_decline_the_elf_is_lost() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - decline: {race: elves}
    - active: {race: ratmen, power: flying}
    regions:
      3: {race: elves}
      7: {race: elves}
      21: {race: ratmen, tokens: 9}
    column: [{race: orcs, power: hill}]
    """)
    play(s, "expand", "conquer 3")
    assert tray(s, "elves") == 10
    assert hand(s, 1, "decline") == 0
    play(s, "conquer 7")
    assert tray(s, "elves") == 11
    assert race(s, 1, "decline") == ""


@pytest.mark.rule("BASE-R-ELVES-4")
def test_attacked_by_the_owners_ghouls_they_lose_a_token_like_anybody() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: elves, power: swamp}
      decline: {race: ghouls}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: ghouls, tokens: 3}
      3: {race: elves, tokens: 3}
      7: {race: elves}
      21: {race: ratmen}
    """)
    play(s, "expand", "conquer 3")
    assert tray(s, "elves") == 11 - 4 + 1
    assert holder(s, 3) == "ghouls"
    assert (s.phase_name, hand(s, 1)) == ("ready", 2)  # the others go to the hand
    assert "elves" not in shown(s)
    play(s, "conquer 6")
    assert set(regions(s, 1)) == {6, 7}


@pytest.mark.rule("BASE-R-ELVES-4")
def test_by_version_1_of_the_rules_the_owners_ghouls_cost_them_nothing() -> None:
    s = load_position("""
    board: base_2
    rules_version: "1"
    seats:
    - active: {race: elves, power: swamp}
      decline: {race: ghouls}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: ghouls, tokens: 3}
      3: {race: elves, tokens: 3}
      21: {race: ratmen}
    """)
    play(s, "expand", "conquer 3")
    assert (tray(s, "elves"), hand(s, 1)) == (11 - 3, 3)
