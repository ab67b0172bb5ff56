"""Zeppelined: attempts anywhere with the die, and burning regions."""

import pytest

from elbowroom.engine.events import Conquered
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.regions import region_set
from elbowroom.engine.state import State
from tests.content.helpers import cost, hand, holder, legal, listen, marked, play, race, refused, tokens, tray
from tests.content.mixing.scene import coins, idle, offers, scene


def hangar(
    *dice: int, hand: int = 6, board: str = "base_2", mine: str = "ratmen", theirs: str = "humans", **more: str
) -> State:
    """The Zeppelined race stands in 7, three tokens of the opponent in 14, one on the Mountain 20."""
    third = "\n- active: {race: dwarves, power: hill}" if "sky" in board else ""
    return scene(
        f"""
board: {board}
phase: {more.get("phase", "conquer")}
seats:
- active: {{race: {mine}, power: zeppelined, hand: {hand}}}{more.get("seat", "")}
- active: {{race: {theirs}, power: {more.get("power", "merchant")}}}{third}
regions:
  {more.get("home", f"7: {{race: {mine}}}")}
  14: {{race: {theirs}, tokens: 3}}
  20: {{race: {theirs}}}
{more.get("regions", "")}
{more.get("text", "")}
""",
        *dice,
    )


def taken(s: State, action: str) -> int:
    """Play a conquest; returns how many tokens it took."""
    events = listen(s)
    play(s, action)
    return sum(event.tokens for event in events if isinstance(event, Conquered))


@pytest.mark.rule("SKY-P-ZEPPELINED-1")
def test_five_attempts_a_turn_mixed_with_normal_conquests() -> None:
    s = hangar(3, 3, 3, 3, 3, hand=9)
    play(s, "zeppelin 3", "conquer 6", "zeppelin 2", "zeppelin 10", "zeppelin 18", "zeppelin 21")
    assert hand(s, 1) == 9 - 5 - 2
    assert not offers(s, "zeppelin")
    assert refused(s, "zeppelin 4") == "SKY-P-ZEPPELINED-1"


@pytest.mark.rule("SKY-P-ZEPPELINED-1")
def test_it_needs_a_token_in_hand_and_the_conquests() -> None:
    s = hangar(3, hand=1)
    play(s, "zeppelin 3")
    assert s.phase == REDEPLOY  # no token, nothing left to do
    assert refused(s, "zeppelin 2") == "SKY-P-ZEPPELINED-1"
    s = hangar(hand=0, text="notes: {zeppelined: {flown: 1}}")
    assert refused(s, "zeppelin 2") == "SKY-P-ZEPPELINED-1"


@pytest.mark.rule("SKY-P-ZEPPELINED-2")
def test_any_region_of_ground_and_sky_without_adjacency() -> None:
    s = hangar(board="base_2+sky_2")
    water = {1, 13, 23, 30}
    assert offers(s, "zeppelin") == set(range(1, 34)) - water - {7}
    assert refused(s, "zeppelin 30") == refused(s, "zeppelin 7") == "SKY-P-ZEPPELINED-2"


@pytest.mark.rule("SKY-P-ZEPPELINED-2")
def test_also_as_the_entry_also_in_the_sky() -> None:
    s = hangar(3, board="base_2+sky_3", home="24: {natives: 0}")
    assert not offers(s, "conquer") & set(range(24, 33))
    play(s, "zeppelin 25")
    assert (holder(s, 25), tokens(s, 25)) == ("ratmen", 1)


@pytest.mark.rule("SKY-P-ZEPPELINED-2")
def test_not_immune_burning_or_allied_regions() -> None:
    s = hangar(
        theirs="halflings",
        power="diplomat",
        regions="  15: {race: halflings, markers: {hole: 1}}\n  6: {burning: 1}\n  5: {burning: 2}",
        text="notes: {diplomat: {ally: 0}}",
    )
    assert not offers(s, "zeppelin") & {5, 6, 15}
    assert refused(s, "zeppelin 15") == refused(s, "zeppelin 6") == "SKY-P-ZEPPELINED-2"
    assert 14 in offers(s, "zeppelin")
    s = hangar(power="diplomat", text="notes: {diplomat: {ally: 1}}")
    assert not offers(s, "zeppelin") & {14, 20}


@pytest.mark.rule("SKY-P-ZEPPELINED-2")
def test_no_limit_on_the_cost_and_the_roll_is_always_made() -> None:
    s = hangar(0, hand=2, regions="  4: {race: humans, tokens: 4}")
    assert cost(s, 4) == 7
    assert 4 in offers(s, "zeppelin")
    play(s, "zeppelin 6")  # two tokens would be enough, but the die shows a blank
    assert (holder(s, 6), hand(s, 1)) == ("", 1)


@pytest.mark.rule("SKY-P-ZEPPELINED-3")
@pytest.mark.parametrize(("pips", "needed"), [(1, 4), (2, 3), (3, 2)])
def test_a_success_takes_the_cost_less_the_pips(pips: int, needed: int) -> None:
    s = hangar(pips, hand=4)
    assert cost(s, 14) == 5
    assert taken(s, "zeppelin 14") == needed
    assert holder(s, 14) == "ratmen"


@pytest.mark.rule("SKY-P-ZEPPELINED-3")
def test_one_token_at_least_and_play_goes_on() -> None:
    s = hangar(3, hand=4)
    play(s, "zeppelin 3")
    assert (tokens(s, 3), hand(s, 1)) == (1, 3)
    assert "conquer 6" in legal(s)


@pytest.mark.rule("SKY-P-ZEPPELINED-3")
@pytest.mark.parametrize("pips", [1, 2])
def test_too_few_tokens_end_the_conquests(pips: int) -> None:
    s = hangar(pips, hand=2)
    play(s, "zeppelin 14")
    assert (s.phase_name, holder(s, 14), tokens(s, 14)) == ("redeploy", "humans", 3)
    assert tokens(s, 7) == 3  # the hand went home, there is one region only
    s = hangar(3, hand=2)
    assert taken(s, "zeppelin 14") == 2


@pytest.mark.rule("SKY-P-ZEPPELINED-3")
def test_discounts_of_the_race_count() -> None:
    s = hangar(1, hand=4, mine="tritons")
    assert cost(s, 14) == 4
    play(s, "zeppelin 14")
    assert tokens(s, 14) == 3


@pytest.mark.rule("SKY-P-ZEPPELINED-4")
def test_a_crash_costs_both_sides_a_token_and_the_region_burns() -> None:
    s = hangar(0, hand=4)
    mine, theirs = tray(s, "ratmen"), tray(s, "humans")
    play(s, "zeppelin 14")
    assert (hand(s, 1), tray(s, "ratmen")) == (3, mine + 1)
    assert (hand(s, 2), tray(s, "humans")) == (2, theirs + 1)
    assert (holder(s, 14), tokens(s, 14), marked(s, "burning")) == ("", 0, {14: 1})
    assert "conquer 6" in legal(s)  # play goes on


@pytest.mark.rule("SKY-P-ZEPPELINED-4")
def test_elves_lose_nothing_in_a_crash() -> None:
    s = hangar(0, theirs="elves")
    before = tray(s, "elves")
    play(s, "zeppelin 14")
    assert (hand(s, 2), tray(s, "elves")) == (3, before)


@pytest.mark.rule("SKY-P-ZEPPELINED-4")
def test_a_lost_tribe_and_a_race_in_decline_burn() -> None:
    s = scene(
        """
board: base_2
phase: conquer
seats:
- active: {race: ratmen, power: zeppelined, hand: 5}
- active: {race: humans, power: merchant}
  decline: {race: trolls}
regions:
  7: {race: ratmen}
  3: {race: trolls, markers: {lair: 1}}
""",
        0,
        0,
    )
    play(s, "zeppelin 8", "zeppelin 3")
    assert (s.natives(8 - 1), race(s, 2, "decline"), tray(s, "trolls")) == (0, "", 10)
    assert (marked(s, "burning"), marked(s, "lair")) == ({3: 1, 8: 1}, {})


@pytest.mark.rule("SKY-P-ZEPPELINED-5")
def test_a_burning_region_is_closed_to_everybody_until_the_makers_next_turn() -> None:
    s = hangar(0, regions="  15: {race: humans, tokens: 5}")
    play(s, "zeppelin 6")
    assert refused(s, "conquer 6") == "CORE-6.5"  # its maker
    play(s, "stop", "done", "expand")
    assert refused(s, "conquer 6") == "CORE-6.5"
    play(s, "stop", "done")
    assert marked(s, "burning") == {}
    play(s, "expand")
    assert "conquer 6" in legal(s)


@pytest.mark.rule("SKY-P-ZEPPELINED-5")
def test_burning_ends_also_if_its_maker_declines_or_has_declined() -> None:
    s = hangar(0)
    play(s, "zeppelin 6", "stop", "done")
    idle(s)
    assert (s.phase_name, marked(s, "burning")) == ("decide", {})
    play(s, "decline")
    assert marked(s, "burning") == {}


@pytest.mark.rule("SKY-P-ZEPPELINED-5")
def test_only_the_makers_own_turn_ends_it() -> None:
    s = hangar(board="base_2+sky_3", regions="  6: {burning: 1}\n  5: {burning: 3}")
    play(s, "stop", "done")
    assert marked(s, "burning") == {5: 1, 6: 1}
    idle(s)
    assert marked(s, "burning") == {6: 1}  # the third player's turn begins
    idle(s)
    assert marked(s, "burning") == {}


# --- the table of SKY-P-ZEPPELINED-6 --------------------------------------------------------------------------------


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_a_crash_in_an_empty_region_costs_the_attacker_a_token() -> None:
    s = hangar(0, hand=2)
    play(s, "zeppelin 3")
    assert (hand(s, 1), hand(s, 2), marked(s, "burning")) == (1, 0, {3: 1})


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_the_last_token_in_hand_may_be_lost() -> None:
    s = hangar(0, hand=1)
    play(s, "zeppelin 3")
    assert s.phase == REDEPLOY
    assert (hand(s, 1), tokens(s, 7)) == (0, 1)


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_a_race_that_loses_its_last_token_stays_active_with_nothing() -> None:
    s = hangar(0, hand=1, home="7: {natives: 0}")
    play(s, "zeppelin 3")
    assert (race(s, 1), s.occupied(0), hand(s, 1)) == ("ratmen", 0, 0)
    idle(s, 2)
    assert s.phase_name == "decide"


def beside_own_trolls(*dice: int, hand: int = 6) -> State:
    """Trolls of the same player stand in 6, in decline."""
    return hangar(*dice, hand=hand, seat="\n  decline: {race: trolls}", regions="  6: {race: trolls}")


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_the_own_race_in_decline_does_not_raise_the_cost() -> None:
    s = beside_own_trolls(1)
    assert cost(s, 6) == 2
    play(s, "zeppelin 6")
    assert (holder(s, 6), tokens(s, 6), race(s, 1, "decline")) == ("ratmen", 1, "")


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_a_crash_on_the_own_race_in_decline_costs_a_token_of_each() -> None:
    s = beside_own_trolls(0, hand=3)
    play(s, "zeppelin 6")
    assert (hand(s, 1), race(s, 1, "decline"), tray(s, "trolls")) == (2, "", 10)


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_ghouls_in_decline_lose_one_and_the_others_withdraw() -> None:
    s = scene(
        """
board: base_2
phase: conquer
seats:
- active: {race: ratmen, power: zeppelined, hand: 5}
- active: {race: humans, power: merchant}
  decline: {race: ghouls}
regions:
  7: {race: ratmen}
  3: {race: ghouls, tokens: 4}
  11: {race: ghouls}
""",
        0,
    )
    play(s, "zeppelin 3")
    assert (hand(s, 2, "decline"), tray(s, "ghouls")) == (3, 10 - 4)


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_scavengers_lose_one_and_what_is_buried_under_them() -> None:
    s = hangar(
        0,
        theirs="scavengers",
        regions="  3: {race: scavengers, tokens: 3, buried: trolls}",
        seat="\n  decline: {race: trolls}",
    )
    before = tray(s, "scavengers")
    play(s, "zeppelin 3")
    assert (hand(s, 2), tray(s, "scavengers")) == (2, before + 1)
    assert (tray(s, "trolls"), race(s, 1, "decline")) == (10, "")


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
@pytest.mark.parametrize(
    ("theirs", "power", "marker"),
    [("trolls", "hill", "lair"), ("humans", "fortified", "fortress"), ("humans", "bivouacking", "encampment")],
)
def test_markers_leave_as_in_a_conquest(theirs: str, power: str, marker: str) -> None:
    s = hangar(0, theirs=theirs, power=power, regions=f"  3: {{race: {theirs}, tokens: 2, markers: {{{marker}: 1}}}}")
    play(s, "zeppelin 3")
    assert marked(s, marker) == {}


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_a_burning_access_point_joins_but_lets_nobody_in() -> None:
    s = hangar(board="base_2+sky_3", mine="giants", home="32: {race: giants}", regions="  15: {burning: 1}")
    assert refused(s, "conquer 15") == "CORE-6.5"
    assert s.board.neighbours(1 << 31) & 1 << 14


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_a_success_leaves_no_protection() -> None:
    s = hangar(3, regions="  15: {race: humans, tokens: 4}")
    play(s, "zeppelin 8", "stop", "done", "expand")
    assert "conquer 8" in legal(s)


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_after_five_attempts_conquests_and_the_final_die_are_legal() -> None:
    s = hangar(3, 3, 3, 3, 3, hand=8)
    play(s, *(f"zeppelin {r}" for r in (2, 10, 18, 21, 22)))
    assert hand(s, 1) == 3
    play(s, "conquer 6")
    s.chance.forced = [3]
    play(s, "die 4")
    assert holder(s, 4) == "ratmen"


@pytest.mark.rule("SKY-P-ZEPPELINED-6")
def test_a_failed_attempt_is_an_attack_and_ends_every_attempt() -> None:
    s = hangar(1, hand=1, power="vengeful")
    play(s, "zeppelin 14")
    assert s.attacked(0) == 0b10
    assert not offers(s, "die") | offers(s, "zeppelin")


@pytest.mark.rule("SKY-P-ZEPPELINED-7")
def test_all_five_are_ready_every_turn() -> None:
    s = hangar(0, 0, 0, 3, 3, hand=12)
    play(s, *(f"zeppelin {r}" for r in (2, 10, 18, 21, 22)))
    assert len(marked(s, "burning")) == 3
    play(s, "stop", "done")
    idle(s)
    s.chance.forced = [0] * 5
    play(s, "expand", *(f"zeppelin {r}" for r in (2, 10, 18, 3, 5)))
    assert len(marked(s, "burning")) == 5


@pytest.mark.rule("SKY-P-ZEPPELINED-7")
def test_with_the_decline_the_power_is_gone() -> None:
    s = hangar(phase="decide", hand=0, mine="ghouls")
    play(s, "decline", "expand", "stop", "done", "pick 0")
    assert not offers(s, "zeppelin")


@pytest.mark.rule("SKY-P-ZEPPELINED-8")
def test_a_zeppelin_digs_halfling_holes_also_in_the_sky() -> None:
    s = hangar(0, 3, 3, hand=6, board="base_2+sky_3", mine="halflings", home="7: {natives: 0}")
    play(s, "zeppelin 3", "zeppelin 9", "zeppelin 25")
    assert marked(s, "hole") == {9: 1, 25: 1}  # the crash was no conquest


@pytest.mark.rule("SKY-P-ZEPPELINED-9")
def test_zeppelined_halflings_make_their_first_conquest_on_the_ground() -> None:
    s = hangar(0, 3, 3, hand=6, board="base_2+sky_3", mine="halflings", home="7: {natives: 0}")
    assert not region_set([region - 1 for region in offers(s, "zeppelin")]) & s.board.sky
    assert refused(s, "zeppelin 25") == "SKY-3.7"
    play(s, "zeppelin 3")  # a crash is no conquest
    assert refused(s, "zeppelin 25") == "SKY-3.7"
    play(s, "zeppelin 9", "zeppelin 25")
    assert holder(s, 25) == "halflings"
    others = hangar(3, hand=6, board="base_2+sky_3", mine="ratmen", home="7: {natives: 0}")
    play(others, "zeppelin 25")
    assert holder(others, 25) == "ratmen"


@pytest.mark.rule("SKY-P-ZEPPELINED-9")
def test_in_a_game_of_version_1_they_begin_in_the_sky() -> None:
    s = hangar(3, hand=6, board="base_2+sky_3", mine="halflings", home="7: {natives: 0}", text='rules_version: "1"')
    play(s, "zeppelin 25")
    assert holder(s, 25) == "halflings"


@pytest.mark.rule("SKY-P-ZEPPELINED-8")
@pytest.mark.parametrize(("pips", "coin"), [(3, 1), (0, 0)])
def test_orcs_and_scarecrows_pay_for_a_conquest_but_not_for_a_crash(pips: int, coin: int) -> None:
    s = hangar(pips, mine="orcs", theirs="scarecrows", hand=4)
    play(s, "zeppelin 14")
    assert coins(s, 1) == 5 + coin
    assert s.nonempty_conquests(0) == coin
