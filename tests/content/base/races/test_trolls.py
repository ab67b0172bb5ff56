"""Trolls: a Lair in every region."""

import pytest

from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.scoring import tokens_on_board, winners
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, earned, holder, legal, marked, play, race, regions, score_lines

LAIRS = """
board: base_2
seats:
- active: {race: trolls, power: forest}
- active: {race: ratmen, power: flying}
regions:
  7: {race: trolls, tokens: 3, markers: {lair: 1}}    # Hill
  16: {race: trolls, markers: {lair: 1}}              # Mountain
  3: {race: ratmen, tokens: 9}
"""


@pytest.mark.rule("BASE-R-TROLLS-1")
def test_every_conquered_region_gets_a_lair_that_defends_it() -> None:
    s = load_position("board: base_2\ncolumn: [{race: trolls, power: forest}]")
    play(s, "pick 0", "conquer 7", "conquer 5")
    assert marked(s, "lair") == {5: 1, 7: 1}
    play(s, "stop", "done")
    for region in (5, 7):
        assert cost(s, region, seat=2) == 2 + regions(s, 1)[region] + 1


@pytest.mark.rule("BASE-R-TROLLS-1")
def test_a_lair_counts_once_however_many_trolls_are_there() -> None:
    s = load_position(LAIRS)
    assert cost(s, 7, seat=2) == 2 + 3 + 1
    assert cost(s, 16, seat=2) == 2 + 1 + 1 + 1


@pytest.mark.rule("BASE-R-TROLLS-2")
def test_a_lair_does_not_save_a_lone_troll_from_sorcery() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: trolls, power: forest}
    - active: {race: sorcerers, power: hill}
    regions:
      7: {race: trolls, markers: {lair: 1}}
      5: {race: sorcerers, tokens: 2}
    """)
    play(s, "expand", "sorcery 7")
    assert holder(s, 7) == "sorcerers"
    assert marked(s, "lair") == {}


@pytest.mark.rule("BASE-R-TROLLS-2")
def test_lairs_do_not_count_in_a_tie() -> None:
    s = load_position("""
    board: base_2
    round: 10
    turn: 2
    seats:
    - {coins: 51, active: {race: trolls, power: forest}}
    - {coins: 50, active: {race: ratmen, power: flying}}
    regions:
      7: {race: trolls, tokens: 2, markers: {lair: 1}}
      3: {race: ratmen, tokens: 3}
    """)
    play(s, "expand", "stop", "done")
    assert s.over
    assert (tokens_on_board(s, 0), s.coins(0)) == (2, s.coins(1))
    assert winners(s) == [1]


@pytest.mark.rule("BASE-R-TROLLS-2")
def test_a_lair_does_not_make_a_region_non_empty() -> None:
    s = load_position(LAIRS.replace("ratmen, power: flying", "ratmen, power: pillaging"))
    play(s, "expand", "abandon 7", "stop", "done")  # no Troll is left in 7
    lines = score_lines(s, "expand", "conquer 5", "conquer 7", "stop", "done")
    assert lines["pillaging"] == 1  # the Lost Tribe


@pytest.mark.rule("BASE-R-TROLLS-3")
def test_lairs_stay_in_decline() -> None:
    s = load_position(LAIRS)
    assert earned(s, "decline") == 2
    assert marked(s, "lair") == {7: 1, 16: 1}
    assert cost(s, 7, seat=2) == 2 + 1 + 1
    play(s, "expand")
    assert cost(s, 7) == 4


@pytest.mark.rule("BASE-R-TROLLS-4")
def test_a_lair_goes_when_its_region_is_abandoned_or_conquered() -> None:
    s = load_position(LAIRS)
    play(s, "expand", "abandon 16")
    assert marked(s, "lair") == {7: 1}
    assert cost(s, 16) == 3
    play(s, "stop", "done", "expand", "conquer 7")
    assert marked(s, "lair") == {}
    assert cost(s, 7, seat=1) == 2 + 7  # seven Ratmen


@pytest.mark.rule("BASE-R-TROLLS-4")
def test_a_lair_goes_when_the_owners_other_race_takes_its_region() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: forest}
      decline: {race: trolls}
    - active: {race: ratmen, power: flying}
    regions:
      7: {race: trolls, markers: {lair: 1}}
      16: {race: trolls, markers: {lair: 1}}
      5: {race: orcs, tokens: 5}
    """)
    play(s, "expand")
    assert cost(s, 7) == 2 + 1  # the Troll does not defend against its owner, its Lair does
    play(s, "conquer 7")
    assert marked(s, "lair") == {16: 1}


@pytest.mark.rule("BASE-R-TROLLS-4")
def test_lairs_go_when_the_trolls_vanish() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: forest}
      decline: {race: trolls}
    - active: {race: ratmen, power: flying}
    regions:
      7: {race: trolls, markers: {lair: 1}}
      16: {race: trolls, markers: {lair: 1}}
      5: {race: orcs, tokens: 5}
    """)
    play(s, "decline")
    assert race(s, 1, "decline") == "orcs"
    assert marked(s, "lair") == {}
    assert (cost(s, 7, seat=2), cost(s, 16, seat=2)) == (2, 3)


@pytest.mark.rule("BASE-R-TROLLS-5")
def test_ten_trolls_in_ten_regions_have_ten_lairs() -> None:
    nine = (2, 3, 4, 5, 6, 7, 8, 9, 11)
    regions_text = "\n".join(f"  {r}: {{race: trolls, markers: {{lair: 1}}}}" for r in nine)
    s = load_position(f"""
board: base_2
phase: conquer
seats:
- active: {{race: trolls, power: commando, hand: 1}}
- active: {{race: ratmen, power: flying}}
regions:
{regions_text}
  16: {{natives: 0}}
  10: {{natives: 0}}
""")
    assert "conquer 10" in legal(s)
    play(s, "conquer 10")
    assert len(marked(s, "lair")) == 10 == s.rules.tray[s.rules.race_named("trolls")]
    check_invariants(s)
