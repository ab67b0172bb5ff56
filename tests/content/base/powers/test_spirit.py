"""Spirit: a race in decline that does not count toward the limit."""

import pytest

from elbowroom.engine import layout as at
from elbowroom.engine.column import badge_stack
from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from tests.content.base.powers.helpers import end_turn, held, pass_turn, play, position, race_at, tokens, tray

DECLINING = """
    board: base_2
    seats:
    - active: {race: elves, power: spirit}
      decline: {race: humans}
    - active: {race: orcs, power: hill}
    regions:
      10: {race: elves, tokens: 3}
      17: {race: elves, tokens: 2}
      2: {race: humans}
      20: {race: orcs, tokens: 8}
    """

BOTH = """
    board: base_2
    seats:
    - active: {race: ratmen, power: hill}
      decline: {race: humans}
      beside: {race: elves, power: spirit}
    - active: {race: orcs, power: forest}
    regions:
      10: {race: elves}
      17: {race: elves}
      2: {race: humans}
      5: {race: ratmen, tokens: 2}
      20: {race: orcs, tokens: 8}
      18: {race: orcs}
    """


def places_of_spirit(s: State) -> list[str]:
    """Every place where the Spirit badge is."""
    badge = s.rules.power_named("spirit")
    found = [f"slot {slot}" for slot in range(s.rules.players * 3) if s.power(slot) == badge]
    found += ["column" for i in range(s.visible) if s.column_power(i) == badge]
    found += ["stack" for power in badge_stack(s) if power == badge]
    found += ["discard" for power in members(s.words[at.DISCARD]) if power == badge]
    return found


def column(s: State) -> list[str]:
    return [s.rules.races[s.column_race(i)].key for i in range(s.visible)]


@pytest.mark.rule("BASE-P-SPIRIT-1", "BASE-P-SPIRIT-2")
def test_a_spirit_race_declines_beside_the_race_in_decline_and_removes_nobody() -> None:
    s = position(DECLINING)
    play(s, "decline")
    assert (race_at(s, 2), race_at(s, 10), race_at(s, 17)) == ("humans", "elves", "elves")
    assert (held(s, 0), held(s, 1), held(s, 2)) == ([], [2], [10, 17])


@pytest.mark.rule("BASE-P-SPIRIT-1", "BASE-P-SPIRIT-2")
def test_another_power_would_have_removed_the_race_in_decline() -> None:
    s = position(DECLINING.replace("spirit", "forest"))
    play(s, "decline")
    assert (race_at(s, 2), held(s, 1), held(s, 2)) == ("", [10, 17], [])


@pytest.mark.rule("BASE-P-SPIRIT-2")
def test_a_spirit_race_that_declined_first_stays_beside_a_later_one() -> None:
    s = position(DECLINING.replace("      decline: {race: humans}\n", "").replace("      2: {race: humans}\n", ""))
    play(s, "decline")
    assert held(s, 2) == [10, 17]
    pass_turn(s)
    end_turn(s, "pick 0", "conquer 7")
    pass_turn(s)
    play(s, "decline")
    assert (held(s, 1), held(s, 2)) == ([7], [10, 17])


@pytest.mark.rule("BASE-P-SPIRIT-2")
def test_a_further_decline_removes_only_the_race_without_the_badge() -> None:
    s = position(BOTH)
    play(s, "decline")
    assert (race_at(s, 2), race_at(s, 5), race_at(s, 10), race_at(s, 17)) == ("", "ratmen", "elves", "elves")


@pytest.mark.rule("BASE-P-SPIRIT-1")
def test_the_spirit_race_stays_turn_after_turn() -> None:
    s = position(BOTH)
    for _ in range(3):
        pass_turn(s)
        pass_turn(s)
    assert held(s, 2) == [10, 17]


@pytest.mark.rule("BASE-P-SPIRIT-3")
def test_its_regions_score_every_turn_also_in_decline_turns_of_the_owner() -> None:
    s = position(BOTH)
    assert end_turn(s, "expand") == {"ratmen": 1, "humans": 1, "elves": 2}
    pass_turn(s)
    assert end_turn(s, "decline") == {"ratmen": 1, "elves": 2}
    pass_turn(s)
    assert end_turn(s, "pick 0")["elves"] == 2


@pytest.mark.rule("BASE-P-SPIRIT-3")
def test_its_regions_score_in_the_turn_of_its_own_decline() -> None:
    assert end_turn(position(DECLINING), "decline") == {"elves": 2, "humans": 1}


@pytest.mark.rule("BASE-P-SPIRIT-4")
def test_the_badge_stays_with_the_banner_and_is_nowhere_else() -> None:
    s = position(DECLINING)
    play(s, "decline")
    assert places_of_spirit(s) == ["slot 2"]


@pytest.mark.rule("BASE-P-SPIRIT-1", "BASE-P-SPIRIT-4")
def test_banner_and_badge_return_when_the_last_region_is_conquered() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: conquer
        seats:
        - beside: {race: elves, power: spirit}
        - active: {race: orcs, power: forest, hand: 8}
        regions:
          10: {race: elves}
          17: {race: elves}
          18: {race: orcs}
        """)
    play(s, "conquer 10")
    assert (race_at(s, 10), places_of_spirit(s), held(s, 2)) == ("orcs", ["slot 2"], [17])
    play(s, "conquer 17")
    assert s.race(2) == -1
    assert places_of_spirit(s) == ["discard"]
    assert tray(s, "elves") == 11
    assert s.words[at.RACE_STACK] == s.rules.race_named("elves") or "elves" in column(s)


@pytest.mark.rule("BASE-P-SPIRIT-5")
def test_one_token_stays_in_each_region() -> None:
    s = position(DECLINING)
    play(s, "decline")
    assert (tokens(s, 10), tokens(s, 17), tray(s, "elves")) == (1, 1, 9)


@pytest.mark.rule("BASE-P-SPIRIT-5", "BASE-R-GHOULS-10")
def test_all_spirit_ghouls_stay_and_go_on_conquering() -> None:
    s = position(DECLINING.replace("elves", "ghouls"))
    play(s, "decline")
    assert (tokens(s, 10), tokens(s, 17)) == (3, 2)
    pass_turn(s)
    play(s, "pick 0")
    assert (s.phase_name, s.acting) == ("legacy", 2)
    play(s, "conquer 18")
    assert race_at(s, 18) == "ghouls"
