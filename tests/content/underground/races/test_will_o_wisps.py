"""Will-o'-Wisps: the die before a conquest of a Crystal, or beside one they hold."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.engine.events import Rolled
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import hand, holder, legal, listen, play, refused, regions, tokens
from tests.content.underground.races.helpers import site, targets

# Crystals: 4, 7, 16 and 20. 16 borders 3, 9, 10, 17, 23 (Monsters) and 24.
CAMP = """
board: underground_2
phase: conquer
seats:
- active: {race: will_o_wisps, power: mining, hand: %d}
- active: {race: %s, power: wise}
regions:
  %s
  27: {race: %s}
%s
"""


def camp(hand: int = 3, where: str = "16: {race: will_o_wisps}", more: str = "", enemy: str = "ogres") -> str:
    return CAMP % (hand, enemy, where, enemy, more)


def roll(s: State, *pips: int) -> State:
    s.chance = Chance(0, forced=list(pips))
    return s


@pytest.mark.rule("UG-R-WISPS-1")
def test_they_roll_for_what_borders_a_crystal_they_hold() -> None:
    s = load_position(camp())
    assert targets(s, "wisp") == {3, 9, 10, 17, 23, 24}
    play(roll(s, 1), "wisp 24")
    assert holder(s, 24) == "will_o_wisps"
    assert 25 in targets(s)
    assert refused(s, "wisp 25") == "UG-R-WISPS-1"  # beside a Mudpool they hold


@pytest.mark.rule("UG-R-WISPS-1")
def test_they_roll_for_a_crystal_from_any_region() -> None:
    s = load_position(camp(where="10: {race: will_o_wisps}"))
    assert targets(s, "wisp") == {16}
    assert targets(s) == {2, 3, 8, 9, 16}


@pytest.mark.rule("UG-R-WISPS-1")
def test_they_roll_for_a_crystal_as_the_first_conquest() -> None:
    s = load_position(camp(where="5: {natives: 0}"))
    assert targets(s, "wisp") == {4, 7}  # the Crystals at the edge
    play(roll(s, 1), "wisp 4")
    assert regions(s, 1) == {4: 1}


@pytest.mark.rule("UG-R-WISPS-1")
def test_the_target_comes_before_the_roll_and_every_conquest_may_have_one() -> None:
    s = load_position(camp(hand=5))
    events = listen(s)
    play(roll(s, 1, 2, 3), "wisp 24", "wisp 10", "wisp 23")
    assert (set(regions(s, 1)), hand(s, 1)) == ({10, 16, 23, 24}, 2)
    rolls = [(event.region + 1, event.pips) for event in events if isinstance(event, Rolled)]
    assert rolls == [(24, 1), (10, 2), (23, 3)]


@pytest.mark.rule("UG-R-WISPS-2")
@pytest.mark.parametrize(("pips", "placed"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_the_roll_comes_off_the_cost_and_exactly_the_rest_is_deployed(pips: int, placed: int) -> None:
    s = load_position(camp(hand=6))
    play(roll(s, pips), "wisp 23")  # Monsters, cost 4
    assert (tokens(s, 23), hand(s, 1)) == (placed, 6 - placed)


@pytest.mark.rule("UG-R-WISPS-2")
def test_at_least_one_token_is_deployed() -> None:
    s = load_position(camp())
    play(roll(s, 3), "wisp 24")
    assert (tokens(s, 24), hand(s, 1)) == (1, 2)
    assert targets(load_position(camp(hand=0, where="16: {race: will_o_wisps}\n  4: {race: ogres}")), "wisp") == set()


@pytest.mark.rule("UG-R-WISPS-2")
def test_after_a_sufficient_roll_the_conquest_has_happened() -> None:
    s = load_position(camp(hand=5))
    play(roll(s, 0), "wisp 24")
    assert (holder(s, 24), hand(s, 1), s.rolled) == ("will_o_wisps", 3, -1)


@pytest.mark.rule("UG-R-WISPS-2", "UG-R-WISPS-3")
@pytest.mark.parametrize(("pips", "left"), [(0, 3), (1, 0), (3, 2)])
def test_the_example_of_three_wisps_against_monsters(pips: int, left: int) -> None:
    s = load_position(camp())
    play(roll(s, pips), "wisp 23")
    assert holder(s, 23) == ("will_o_wisps" if pips else "")
    assert sum(regions(s, 1).values()) + hand(s, 1) == 4
    if pips == 3:
        assert (s.phase_name, hand(s, 1)) == ("conquer", left)
    else:
        assert s.phase_name == "redeploy"  # conquests have ended, or nothing is left to conquer with
        assert tokens(s, 16) == (4 if pips == 0 else 1)


@pytest.mark.rule("UG-R-WISPS-3")
def test_a_failed_roll_ends_the_conquests() -> None:
    s = load_position(camp())
    assert "conquer 24" in legal(s)
    play(roll(s, 0), "wisp 23")
    assert refused(s, "conquer 24") == "CORE-4.2"
    assert refused(s, "wisp 24") == "UG-R-WISPS-1"
    assert refused(s, "die 23") == "CORE-4.2"


@pytest.mark.rule("UG-R-WISPS-3")
def test_no_roll_if_more_than_three_tokens_are_missing() -> None:
    where = "16: {race: will_o_wisps}\n  10: {race: ogres, tokens: %d}"
    s = load_position(camp(hand=1, where=where % 2))  # cost 4
    assert 10 in targets(s, "wisp")
    s = load_position(camp(hand=1, where=where % 3))
    assert 10 not in targets(s, "wisp")
    assert refused(s, "wisp 10") == "UG-R-WISPS-3"


@pytest.mark.rule("UG-R-WISPS-4")
def test_a_successful_roll_does_not_end_the_conquests() -> None:
    s = load_position(camp(hand=4))
    play(roll(s, 2, 2), "wisp 24")
    assert s.phase_name == "conquer"
    play(s, "conquer 10")  # without a roll
    assert hand(s, 1) == 1
    play(s, "die 2")  # an ordinary attempt, beside no Crystal
    assert holder(s, 2) == "will_o_wisps"
    assert s.phase_name == "redeploy"


@pytest.mark.rule("UG-R-WISPS-5")
@pytest.mark.parametrize(("pips", "placed"), [(0, 2), (1, 1), (3, 1)])
def test_the_sword_comes_off_before_the_die(pips: int, placed: int) -> None:
    s = load_position(camp(hand=3, more="sites: {found: {sword_of_the_killer_rabbit: 16}}"))
    play(roll(s, pips), "sword", "wisp 23")
    assert (tokens(s, 23), hand(s, 1), site(s, "sword_of_the_killer_rabbit")) == (placed, 3 - placed, 23)


@pytest.mark.rule("UG-R-WISPS-5")
def test_discounts_and_die_never_go_below_one() -> None:
    s = load_position(camp(hand=3, more="sites: {found: {sword_of_the_killer_rabbit: 16}}"))
    play(roll(s, 3), "sword", "wisp 24")
    assert (tokens(s, 24), hand(s, 1)) == (1, 2)


@pytest.mark.rule("UG-R-WISPS-5")
def test_not_against_active_gnomes_who_face_the_ordinary_die() -> None:
    s = load_position(camp(hand=2, where="16: {race: will_o_wisps}\n  10: {race: gnomes}", enemy="gnomes"))
    assert 10 not in targets(s, "wisp")
    assert refused(s, "wisp 10") == "UG-R-GNOMES-1"
    play(roll(s, 1), "die 10")
    assert holder(s, 10) == "will_o_wisps"
    s = load_position(camp(hand=2, where="16: {race: will_o_wisps}\n  10: {race: ogres}"))
    assert 10 in targets(s, "wisp")


@pytest.mark.rule("UG-R-WISPS-5")
def test_the_pipe_makes_all_crystals_adjacent() -> None:
    s = load_position(camp(hand=8))
    assert not {4, 7, 20} & targets(s, "wisp")
    s = load_position(camp(hand=8, more="sites: {found: {great_brass_pipe: 16}}"))
    assert targets(s, "wisp") == {3, 9, 10, 17, 23, 24} | {4, 7, 20}


@pytest.mark.rule("UG-R-WISPS-5")
def test_the_doormat_gives_reach_but_makes_nothing_adjacent() -> None:
    s = load_position(camp(hand=8, more="sites: {found: {flying_doormat: 16}}"))
    play(s, "doormat")
    assert {5, 13} <= targets(s)
    assert targets(s, "wisp") == {3, 9, 10, 17, 23, 24} | {4, 7, 20}
    assert refused(s, "wisp 5") == "UG-R-WISPS-1"
