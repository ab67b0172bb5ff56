"""CORE-7: redeployment of the active player, withdrawal of attacked players."""

import pytest

from elbowroom import State
from elbowroom.engine.errors import ChoicePending, NothingToPlace, NotYours
from elbowroom.engine.events import Scored
from elbowroom.engine.invariants import check_invariants
from tests.rules.helpers import (
    DECLINE,
    can,
    coins,
    finish_turn,
    hand,
    happened,
    layout,
    markers,
    markers_on_board,
    play,
    position,
    refusal,
    regions_of,
    targets_of,
    tokens,
    tray,
    verbs,
)

# --- 7.1 Active player ------------------------------------------------------------------------------------------------

FAR_APART = """
board: base_2
phase: %s
seats:
- active: {race: ratmen, power: hill, hand: 2}
  decline: {race: %s}
- active: {race: humans, power: forest}
regions:
  2: {race: ratmen, tokens: 4}
  7: {race: ratmen, tokens: 2}
  18: {race: %s, tokens: %d}
  17: {race: %s}
  16: {race: humans, tokens: 2}
"""


def far_apart(old: str = "elves", old_tokens: int = 1, phase: str = "conquer") -> State:
    return position(FAR_APART % (phase, old, old, old_tokens, old))


@pytest.mark.rule("CORE-7.1")
@pytest.mark.parametrize(("to_2", "to_7"), [(0, 6), (6, 0), (3, 3)])
def test_all_tokens_of_the_active_race_are_rearranged_freely(to_2: int, to_7: int) -> None:
    s = play(far_apart(), "stop")
    assert (layout(s, 2, 7), hand(s, 1)) == ([1, 1], 6)
    play(s, *["place 2"] * to_2, *["place 7"] * to_7)
    assert (layout(s, 2, 7), hand(s, 1)) == ([1 + to_2, 1 + to_7], 0)
    play(s, "done")
    assert layout(s, 2, 7) == [1 + to_2, 1 + to_7]


@pytest.mark.rule("CORE-7.2")
def test_every_region_keeps_a_token_and_none_is_given_up_or_added() -> None:
    s = play(far_apart(), "stop")
    for region in (3, 16, 18):  # nobody's, an opponent's, the own race's in decline
        error = refusal(s, f"place {region}")
        assert isinstance(error, NotYours)
        assert error.rule == "CORE-7.2"
    assert verbs(s) == {"place", "done"}
    play(s, *["place 7"] * 6, "done")
    assert regions_of(s, 1) == [2, 7]
    assert tokens(s, 2) == 1


@pytest.mark.rule("CORE-7.2")
def test_amazons_are_the_exception() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: amazons, power: hill}}, {}]
regions: {2: {race: amazons, tokens: 3}, 3: {race: amazons, tokens: 2}, 7: {race: amazons}}
""")
    play(s, "stop")
    assert verbs(s) == {"give_up"}
    assert refusal(s, "done").rule == "CORE-7.6"
    play(s, "give_up 3")
    assert regions_of(s, 1) == [2, 7]


@pytest.mark.rule("CORE-7.3")
def test_no_token_stays_in_hand_while_the_race_has_a_region() -> None:
    s = play(far_apart(), "stop", "place 7", "done")  # five more are placed by themselves
    assert hand(s, 1) == 0
    assert sum(layout(s, 2, 7)) == 8
    error = refusal(
        position(FAR_APART.replace("hand: 2", "hand: 0") % ("redeploy", *["elves"] * 2, 1, "elves")), "place 2"
    )
    assert isinstance(error, NothingToPlace)
    assert error.rule == "CORE-7.3"


@pytest.mark.rule("CORE-7.3")
def test_unused_tokens_are_placed_without_a_failed_roll() -> None:
    s = play(far_apart(), "stop")  # four targets would have been affordable or worth a roll
    play(s, "place 2", "place 2", "place 2", "place 2", "place 2", "place 2", "done")
    assert layout(s, 2, 7) == [7, 1]


@pytest.mark.rule("CORE-7.4")
def test_new_tokens_of_an_ability_are_part_of_the_same_redeployment() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: skeletons, power: hill, hand: 3, nonempty: 3}}, {}]
regions: {2: {race: skeletons, tokens: 2}, 3: {race: skeletons, tokens: 1}}
""")
    in_tray = tray(s, "skeletons")
    play(s, "conquer 5")  # the fourth non-empty region, with the last tokens
    assert (s.phase_name, tray(s, "skeletons"), hand(s, 1)) == ("redeploy", in_tray - 2, 2 + 1 + 2)
    play(s, *["place 3"] * 5, "done")
    assert layout(s, 2, 3, 5) == [1, 6, 1]


@pytest.mark.rule("CORE-7.5")
def test_tokens_in_decline_do_not_move_and_are_never_mixed() -> None:
    s = play(far_apart(), "stop")
    assert layout(s, 17, 18) == [1, 1]
    assert refusal(s, "place 18").rule == "CORE-7.2"
    play(s, "done")
    assert layout(s, 17, 18) == [1, 1]
    assert (hand(s, 1, DECLINE), tray(s, "elves")) == (0, 9)


@pytest.mark.rule("CORE-7.5")
def test_ghouls_redeploy_too_but_only_among_their_own_regions() -> None:
    s = play(far_apart("ghouls", 4), "stop")
    assert layout(s, 17, 18) == [1, 4]
    assert targets_of(s, "place") == [2, 7]
    play(s, *["place 2"] * 6, "done")
    assert (s.phase_name, s.acting, hand(s, 1, DECLINE)) == ("redeploy", 1, 3)
    assert targets_of(s, "place") == [17, 18]
    play(s, "place 17", "place 17", "place 17", "done")
    assert (layout(s, 17, 18), layout(s, 2, 7)) == ([4, 1], [7, 1])
    assert s.turn_of == 1


@pytest.mark.rule("CORE-7.6")
def test_tokens_are_gained_before_they_are_moved_and_markers_placed() -> None:
    s = position(
        """
board: base_2
phase: conquer
seats: [{active: {race: skeletons, power: fortified, nonempty: 2}}, {}]
regions: {2: {race: skeletons, tokens: 2}, 3: {race: skeletons}}
""",
        listen=True,
    )
    play(s, "stop")
    assert hand(s, 1) == 2  # one gathered, one gained
    play(s, "place 2", "place 3", "fortress 3", "done")
    assert (layout(s, 2, 3), markers(s, "fortress", 3)) == ([2, 2], 1)
    assert coins(s, 1) == 5 + 2 + 1


@pytest.mark.rule("CORE-7.6")
def test_the_four_amazons_leave_before_anything_is_scored() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: amazons, power: bivouacking}}, {}]
regions: {2: {race: amazons, tokens: 3}, 3: {race: amazons, tokens: 2}, 7: {race: amazons}}
""")
    play(s, "stop")
    assert isinstance(refusal(s, "place 2"), ChoicePending)
    play(s, "give_up 3")
    for camp in (2, 2, 7, 7, 7):
        play(s, f"camp {camp}")
    play(s, "done")
    assert coins(s, 1) == 5 + 2  # the region that was given up is not scored
    assert (layout(s, 2, 3, 7), s.reserve(0)) == ([1, 0, 1], 4)
    assert [markers(s, "encampment", region) for region in (2, 7)] == [2, 3]


# --- 7.2 Attacked players ---------------------------------------------------------------------------------------------

ATTACKED = """
board: base_2
phase: conquer
seats:
- active: {race: ratmen, power: hill, hand: 12}
- active: {race: humans, power: forest}
  decline: {race: orcs}
regions:
  3: {race: ratmen}
  4: {race: humans, tokens: 4}
  7: {race: humans, tokens: 2}
  19: {race: humans}
  18: {race: orcs}
"""


@pytest.mark.rule("CORE-7.7")
def test_an_attacked_player_places_his_tokens_as_the_last_action_of_the_turn() -> None:
    s = position(ATTACKED, listen=True)
    play(s, "conquer 4", "stop", "done")
    assert (s.phase_name, s.turn_of, s.decider, s.acting) == ("withdraw", 0, 1, 3)
    assert len(happened(s, Scored)) == 1  # the attacker has scored before
    assert targets_of(s, "place") == [7, 19]  # far apart, only the same race
    for region in (4, 5, 18):
        error = refusal(s, f"place {region}")
        assert isinstance(error, NotYours)
        assert error.rule == "CORE-7.7"
    play(s, "place 19", "place 19", "place 19", "done")
    assert layout(s, 7, 19) == [2, 4]  # those already there do not move
    assert s.turn_of == 1


@pytest.mark.rule("CORE-7.7")
def test_a_player_who_was_not_attacked_moves_nothing() -> None:
    s = position(ATTACKED)
    play(s, "conquer 2", "stop", "done")
    assert (s.turn_of, s.phase_name) == (1, "decide")
    assert layout(s, 4, 7, 19) == [4, 2, 1]


FOUR_PLAYERS = """
board: base_4
turn: %d
phase: conquer
seats:
%s
regions:
%s
"""


def four_players(attacker: int) -> State:
    """Every opponent has a region next to the attacker and two elsewhere."""
    names = ["ratmen", "humans", "orcs", "wizards"]
    powers = ["hill", "forest", "swamp", "merchant"]
    names.insert(attacker - 1, names.pop(0))
    powers.insert(attacker - 1, powers.pop(0))
    seats = []
    regions = ["  3: {race: ratmen}"]
    near, far = [2, 4, 8], [(24, 31), (32, 33), (35, 38)]
    for seat, (race, power) in enumerate(zip(names, powers, strict=True), start=1):
        in_hand = 12 if seat == attacker else 0
        seats.append(f"- active: {{race: {race}, power: {power}, hand: {in_hand}}}")
        if seat != attacker:
            regions.append(f"  {near.pop(0)}: {{race: {race}, tokens: 2}}")
            regions.extend(f"  {region}: {{race: {race}}}" for region in far.pop(0))
    return position(FOUR_PLAYERS % (attacker, "\n".join(seats), "\n".join(regions)))


@pytest.mark.rule("CORE-7.8")
@pytest.mark.parametrize(("attacker", "deciders"), [(1, [2, 3, 4]), (2, [3, 4, 1]), (3, [4, 1, 2]), (4, [1, 2, 3])])
def test_several_defenders_act_clockwise_from_the_left_of_the_attacker(attacker: int, deciders: list[int]) -> None:
    s = four_players(attacker)
    play(s, "conquer 8", "conquer 4", "conquer 2", "done")  # in another order than they will act
    asked = []
    while s.phase_name == "withdraw":
        asked.append(int(s.decider) + 1)
        play(s, "done")
    assert asked == deciders
    check_invariants(s)


@pytest.mark.rule("CORE-7.8")
def test_players_who_were_not_attacked_are_left_out() -> None:
    s = play(four_players(2), "conquer 8", "stop", "done")
    assert (s.phase_name, s.decider) == ("withdraw", 3)
    play(s, "done")
    assert (s.turn_of, s.phase_name) == (2, "decide")


@pytest.mark.rule("CORE-7.9")
def test_all_pending_tokens_must_be_placed() -> None:
    s = play(position(ATTACKED), "conquer 4", "stop", "done", "place 7", "done")
    assert hand(s, 2) == 0
    assert sum(layout(s, 7, 19)) == 6


@pytest.mark.rule("CORE-7.9")
def test_with_one_region_left_nobody_is_asked() -> None:
    s = position(ATTACKED.replace("  19: {race: humans}\n", ""))
    play(s, "conquer 4", "stop", "done")
    assert (s.turn_of, s.phase_name) == (1, "decide")
    assert (hand(s, 2), tokens(s, 7)) == (0, 5)


LAST_REGION = ATTACKED.replace("  19: {race: humans}\n", "").replace("  7: {race: humans, tokens: 2}\n", "")


@pytest.mark.rule("CORE-7.10")
def test_without_a_region_the_tokens_stay_in_hand_and_enter_again() -> None:
    s = play(position(LAST_REGION), "conquer 4", "stop", "done")
    assert (s.turn_of, hand(s, 2), regions_of(s, 2)) == (1, 3, [])
    play(s, "expand")
    assert refusal(s, "conquer 12").rule == "CORE-6.2"
    assert can(s, "conquer 7")


@pytest.mark.rule("CORE-7.10")
def test_declining_sends_the_waiting_tokens_to_the_tray() -> None:
    s = play(position(LAST_REGION), "conquer 4", "stop", "done", "decline")
    assert tray(s, "humans") == 10


@pytest.mark.rule("CORE-7.11")
def test_two_attacked_races_of_one_player_have_separate_pools() -> None:
    s = position("""
board: base_2
phase: conquer
seats:
- active: {race: ratmen, power: hill, hand: 12}
- active: {race: humans, power: forest}
  decline: {race: ghouls}
regions:
  3: {race: ratmen}
  4: {race: humans, tokens: 3}
  7: {race: humans}
  8: {race: humans}
  2: {race: ghouls, tokens: 4}
  18: {race: ghouls}
  19: {race: ghouls}
""")
    play(s, "conquer 4", "conquer 2", "done")
    assert (hand(s, 2), hand(s, 2, DECLINE)) == (2, 3)
    assert (s.decider, s.acting, targets_of(s, "place")) == (1, 3, [7, 8])
    play(s, "place 7", "place 7", "done")
    assert (s.decider, s.acting, targets_of(s, "place")) == (1, 4, [18, 19])
    play(s, "place 19", "place 19", "place 19", "done")
    assert (layout(s, 7, 8), layout(s, 18, 19)) == ([3, 1], [1, 4])
    assert (s.turn_of, s.phase_name) == (1, "decide")


AUTOMATIC = """
board: base_2
phase: conquer
seats: [{active: {race: %s, power: %s, hand: %d}}, {}]
regions: {%s}
"""


@pytest.mark.rule("CORE-7.12")
@pytest.mark.parametrize(
    ("race", "power", "regions", "placed", "result"),
    [
        # ties by the number of the region
        ("ratmen", "hill", {2: "", 3: "", 7: ""}, 1, {2: 2, 3: 1, 7: 1}),
        ("ratmen", "hill", {2: "", 3: "", 7: ""}, 5, {2: 3, 3: 3, 7: 2}),
        # the Mountain counts
        ("ratmen", "hill", {4: "", 7: ""}, 1, {4: 1, 7: 2}),
        ("ratmen", "hill", {4: "", 7: ""}, 2, {4: 2, 7: 2}),
        # so do Lair and Fortress
        ("trolls", "hill", {2: "lair: 1", 7: ""}, 1, {2: 1, 7: 2}),
        ("ratmen", "fortified", {2: "fortress: 1", 7: ""}, 1, {2: 1, 7: 2}),
        ("trolls", "fortified", {2: "lair: 1, fortress: 1", 7: ""}, 3, {2: 2, 7: 3}),
        # each Encampment counts
        ("ratmen", "bivouacking", {2: "encampment: 4", 7: "encampment: 1"}, 2, {2: 1, 7: 3}),
        # immune regions come last
        ("ratmen", "dragon_master", {2: "dragon: 1", 7: ""}, 4, {2: 1, 7: 5}),
        ("halflings", "hill", {2: "hole: 1", 7: "hole: 1"}, 3, {2: 3, 7: 2}),
    ],
)
def test_the_automatic_placement_strengthens_the_weakest_region(
    race: str, power: str, regions: dict[int, str], placed: int, result: dict[int, int]
) -> None:
    lines = ", ".join(f"{r}: {{race: {race}, markers: {{{marks}}}}}" for r, marks in regions.items())
    s = position(AUTOMATIC % (race, power, placed, lines))
    play(s, "stop", "done")
    assert {region: tokens(s, region) for region in regions} == result


@pytest.mark.rule("CORE-7.12")
def test_the_automatic_placement_serves_attacked_players_too() -> None:
    s = play(position(ATTACKED), "conquer 4", "stop", "done", "done")
    assert layout(s, 7, 19) == [3, 3]


@pytest.mark.rule("CORE-7.12")
def test_encampments_left_over_follow_the_same_order() -> None:
    s = position(AUTOMATIC % ("ratmen", "bivouacking", 0, "2: {race: ratmen, tokens: 2}, 4: {race: ratmen}"))
    play(s, "stop", "place 2", "done")
    # Defence 2 in region 2 and 2 on the Mountain: 2, 4, 2, 4, 2 in turn.
    assert [markers(s, "encampment", region) for region in (2, 4)] == [3, 2]
    assert markers_on_board(s, "encampment") == 5


@pytest.mark.rule("CORE-6.13", "CORE-7.10")
def test_the_example_of_anna_and_ben() -> None:
    s = position("""
board: base_2
turn: 2
phase: conquer
seats:
- active: {race: humans, power: forest}
- active: {race: ratmen, power: hill, hand: 8}
regions: {5: {race: humans, tokens: 3}, 6: {race: humans, tokens: 1}, 3: {race: ratmen}}
""")
    play(s, "conquer 5")
    assert (tray(s, "humans"), hand(s, 1)) == (7, 2)
    assert s.defence(5) == 3
    play(s, "conquer 6")
    assert (tray(s, "humans"), hand(s, 1), regions_of(s, 1)) == (8, 2, [])
    finish_turn(s)
    assert (s.turn_of, s.phase_name, hand(s, 1)) == (0, "decide", 2)
