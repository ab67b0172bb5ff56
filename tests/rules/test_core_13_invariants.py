"""CORE-13: what must hold in every position: games keep it, and a position that breaks it is found out."""

from collections.abc import Callable

import pytest

from elbowroom import State
from elbowroom.engine import layout as at
from elbowroom.engine import phases
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.regions import BIT
from tests.rules.helpers import (
    DECLINE,
    coins,
    column,
    hand,
    markers,
    play,
    position,
    race_of,
    random_positions,
    refusal,
    regions_of,
)

SOUND = """
board: base_2
round: 3
seats:
- active: {race: ratmen, power: %s}
  decline: {race: elves}
  beside: {race: orcs, power: spirit}
- active: {race: humans, power: forest}
regions:
  2: {race: ratmen, tokens: 3}
  3: {race: ratmen, tokens: 2}
  4: {race: ratmen}
  18: {race: elves}
  21: {race: orcs}
  7: {race: humans, tokens: 4}
"""


def sound(power: str = "hill") -> State:
    return position(SOUND % power)


def found(s: State) -> str:
    """What the check finds wrong."""
    with pytest.raises(InvariantBroken) as caught:
        check_invariants(s)
    return str(caught.value)


def broken(change: Callable[[State], None], power: str = "hill") -> str:
    """What the check finds wrong after a change of a sound position."""
    s = sound(power)
    check_invariants(s)
    change(s)
    return found(s)


@pytest.mark.rule("CORE-13.1", "CORE-13.2", "CORE-13.4", "CORE-13.5", "CORE-13.7")
@pytest.mark.parametrize("board", ["base_2", "base_3", "base_4", "base_5"])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_all_invariants_after_every_action(board: str, seed: int) -> None:
    for s in random_positions(board, seed):
        check_invariants(s)


# --- CORE-13.1 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-13.1")
@pytest.mark.parametrize(("where", "amount"), [(at.HAND, 1), (at.HAND, -1), (at.RESERVE, 1), (at.TRAY + 8, -1)])
def test_a_token_too_many_or_too_few_is_found(where: int, amount: int) -> None:
    def change(s: State) -> None:
        assert s.rules.races[8].key == "ratmen"
        s.words[where] += amount

    assert "CORE-13.1" in broken(change)


@pytest.mark.rule("CORE-13.1")
def test_a_token_too_many_on_the_board_is_found() -> None:
    assert "CORE-13.1: 14 tokens of ratmen" in broken(lambda s: s.set_tokens(1, 4))


@pytest.mark.rule("CORE-13.1")
def test_a_negative_number_of_tokens_is_found_even_if_the_sum_is_right() -> None:
    def change(s: State) -> None:
        s.words[at.HAND] -= 1
        s.words[at.RESERVE] += 1

    assert "CORE-13.1: slot 0 has a negative number" in broken(change)


@pytest.mark.rule("CORE-13.1")
def test_tokens_without_a_race_are_found() -> None:
    def change(s: State) -> None:
        s.words[at.HAND + 4] = 2

    assert "CORE-13.1: empty slot 4" in broken(change)


# --- CORE-13.2 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-13.2")
def test_two_races_in_one_region_are_found() -> None:
    def change(s: State) -> None:
        s.words[at.OCCUPIED + 3] |= BIT[1]

    assert "CORE-13.2: region 2 belongs to slots 0 and 3" in broken(change)


@pytest.mark.rule("CORE-13.2")
def test_natives_beside_race_tokens_are_found() -> None:
    assert "CORE-13.2: region 3 holds natives and race tokens" in broken(lambda s: s.set_natives(2, 1))


@pytest.mark.rule("CORE-13.2")
def test_a_region_whose_owner_is_not_noted_everywhere_is_found() -> None:
    def forget_owner(s: State) -> None:
        s.words[at.OWNER + 1] = -1

    def forget_tokens(s: State) -> None:
        s.words[at.TRAY + s.rules.race_named("orcs")] += 1
        s.set_tokens(20, 0)

    assert "region 2: owner -1, 3 tokens, occupied by slot 0" in broken(forget_owner)
    assert "region 21: owner 2, 0 tokens" in broken(forget_tokens)


# --- CORE-13.3 --------------------------------------------------------------------------------------------------------


def to_hand(s: State) -> None:
    """One of the Humans of seat 2 is in hand while they hold a region."""
    s.set_tokens(6, 3)
    s.words[at.HAND + 3] += 1


@pytest.mark.rule("CORE-13.3")
def test_tokens_in_hand_between_turns_are_found() -> None:
    assert "CORE-13.3: slot 3 holds 1 tokens between turns" in broken(to_hand)


@pytest.mark.rule("CORE-13.3")
def test_within_a_turn_tokens_may_be_pending() -> None:
    s = sound()
    play(s, "expand")
    to_hand(s)
    check_invariants(s)


@pytest.mark.rule("CORE-13.3")
def test_tokens_in_hand_after_the_last_turn_are_found() -> None:
    s = sound()
    s.words[at.PHASE] = phases.GAME_OVER
    to_hand(s)
    assert "CORE-13.3" in found(s)


@pytest.mark.rule("CORE-13.3")
def test_a_race_without_regions_and_the_four_amazons_may_wait_off_the_board() -> None:
    s = position("""
board: base_2
seats: [{active: {race: amazons, power: hill, reserve: 4}}, {active: {race: humans, power: forest, hand: 3}}]
regions: {2: {race: amazons, tokens: 2}}
""")
    check_invariants(s)


@pytest.mark.rule("CORE-13.3")
@pytest.mark.parametrize("seed", [3, 4])
def test_no_random_game_leaves_tokens_in_hand_at_the_end_of_a_turn(seed: int) -> None:
    ends = 0
    for s in random_positions("base_4", seed):
        if s.phase_name in ("pick", "decide", "game over"):
            ends += 1
            for slot in range(12):
                assert s.hand(slot) == 0 or s.occupied(slot) == 0
    assert ends >= 36


# --- CORE-13.4 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-13.4")
def test_an_active_race_without_its_power_is_found() -> None:
    def change(s: State) -> None:
        s.words[at.DISCARD] |= BIT[s.power(3)]
        s.words[at.POWER + 3] = -1

    assert "CORE-13.4: the active race of seat 2 has no power" in broken(change)


@pytest.mark.rule("CORE-13.4")
def test_a_second_race_in_decline_that_is_no_spirit_race_is_found() -> None:
    def change(s: State) -> None:
        s.words[at.DISCARD] |= BIT[s.power(2)]
        s.words[at.POWER + 2] = -1  # the Orcs beside the Elves lose their Spirit badge

    assert "CORE-13.4" in broken(change)


@pytest.mark.rule("CORE-13.4")
def test_a_spirit_race_in_the_place_of_another_race_in_decline_is_found() -> None:
    def change(s: State) -> None:
        s.words[at.POWER + 1] = s.words[at.POWER + 2]
        s.words[at.POWER + 2] = -1  # the badge lies beside the Elves, the Orcs have none

    assert "CORE-13.4" in broken(change)


@pytest.mark.rule("CORE-13.4")
def test_no_random_game_gives_a_player_too_many_races() -> None:
    spirits = 0
    for seed in range(6):
        for s in random_positions("base_5", seed):
            for seat in range(5):
                beside = s.power(seat * 3 + 2)
                if s.race(seat * 3 + 2) >= 0:
                    assert s.rules.powers[beside].key == "spirit"
                    spirits += 1
                assert s.power(seat * 3 + 1) == -1  # nobody else keeps a badge
    assert spirits > 0


# --- CORE-13.5 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-13.5")
def test_a_banner_or_badge_that_is_missing_or_double_is_found() -> None:
    assert "CORE-13.5: banners" in broken(lambda s: stack_banners(s, banner_stack(s)[1:]))
    assert "CORE-13.5: badges" in broken(lambda s: stack_badges(s, badge_stack(s)[1:]))
    assert "CORE-13.5: banners" in broken(lambda s: stack_banners(s, [*banner_stack(s), int(s.race(0))]))
    assert "CORE-13.5: badges" in broken(lambda s: stack_badges(s, [*badge_stack(s), int(s.power(2))]))


@pytest.mark.rule("CORE-13.5")
def test_a_badge_both_held_and_discarded_is_found() -> None:
    def discard(s: State) -> None:
        s.words[at.DISCARD] |= BIT[s.power(0)]

    def double_in_column(s: State) -> None:
        s.words[at.COLUMN_RACE] = s.words[at.COLUMN_RACE + 1]

    assert "CORE-13.5: badges" in broken(discard)
    assert "CORE-13.5: banners" in broken(double_in_column)


@pytest.mark.rule("CORE-13.5")
def test_every_place_of_a_tile_counts() -> None:
    """The sound position has tiles in the column, the stacks and in hands; a decline adds the discard."""
    s = play(sound(), "decline")
    assert s.words[at.DISCARD] != 0
    assert race_of(s, 1, DECLINE) == "ratmen"
    check_invariants(s)
    s.words[at.DISCARD] = 0
    assert "CORE-13.5: badges" in found(s)


# --- CORE-13.6 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-13.6")
def test_a_negative_balance_is_found() -> None:
    def change(s: State) -> None:
        s.words[at.COINS + 1] = -1

    assert "CORE-13.6: seat 2 has -1 coins" in broken(change)


@pytest.mark.rule("CORE-13.6")
def test_a_pick_moves_coins_only_between_the_buyer_and_the_combos() -> None:
    picks = 0
    for seed in range(3):
        before: tuple[int, list[int]] | None = None
        for s in random_positions("base_3", seed):
            balances = [coins(s, seat) for seat in (1, 2, 3)]
            lying = sum(amount for _, _, amount in column(s))
            assert min(balances) >= 0
            if before is not None and s.phase_name in ("legacy", "conquer"):
                assert (sum(balances) + lying) == before[0]
                others = [balance for seat, balance in enumerate(balances) if seat != s.turn_of]
                assert others == before[1]
                picks += 1
            before = None
            if s.phase_name == "pick":
                rest = [balance for seat, balance in enumerate(balances) if seat != s.turn_of]
                before = (sum(balances) + lying, rest)
    assert picks > 20


# --- CORE-13.7 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-13.7")
@pytest.mark.parametrize(
    ("power", "marker", "limit"),
    [
        ("fortified", "fortress", 6),
        ("bivouacking", "encampment", 5),
        ("heroic", "hero", 2),
        ("dragon_master", "dragon", 1),
    ],
)
def test_more_markers_than_there_are_is_found(power: str, marker: str, limit: int) -> None:
    rows = ", ".join(f"{region}: {{race: ratmen}}" for region in (2, 3, 4, 5, 6, 7, 8))
    s = position(f"board: base_2\nseats: [{{active: {{race: ratmen, power: {power}}}}}, {{}}]\nregions: {{{rows}}}")
    kind = s.rules.marker_kind(marker)
    for region in range(1, limit + 1):
        s.put_marker(kind, region)
    check_invariants(s)
    s.put_marker(kind, limit + 1)
    assert f"CORE-13.7: {limit + 1} " in found(s)


@pytest.mark.rule("CORE-13.7")
@pytest.mark.parametrize("marker", ["fortress", "lair", "hero", "hole"])
def test_a_region_takes_one_marker_of_these_kinds(marker: str) -> None:
    s = sound()
    kind = s.rules.marker_kind(marker)
    s.put_marker(kind, 1)
    check_invariants(s)
    s.put_marker(kind, 1)
    assert markers(s, marker, 2) == 1
    if s.rules.markers[kind].defence:
        assert "region 2: defence" in found(s)


@pytest.mark.rule("CORE-13.7")
@pytest.mark.parametrize(("power", "marker"), [("fortified", "fortress"), ("heroic", "hero")])
def test_players_cannot_put_two_of_a_kind_into_a_region(power: str, marker: str) -> None:
    s = play(sound(power), "expand", "stop", f"{marker} 2")
    assert refusal(s, f"{marker} 2").rule.startswith("BASE-P-")
    assert markers(s, marker, 2) == 1


@pytest.mark.rule("CORE-13.7")
def test_a_marker_where_nobody_stands_is_found() -> None:
    def change(s: State) -> None:
        s.put_marker(s.rules.marker_kind("fortress"), 9)

    assert "CORE-13.7: Fortress in region 10 where no race stands" in broken(change)


@pytest.mark.rule("CORE-13.7")
def test_encampments_may_share_a_region_up_to_five() -> None:
    s = sound("bivouacking")
    assert (hand(s, 1), regions_of(s, 1)) == (0, [2, 3, 4])
    kind = s.rules.marker_kind("encampment")
    for _ in range(5):
        s.put_marker(kind, 1)
    check_invariants(s)
    s.put_marker(kind, 1)
    assert "CORE-13.7: 6 Encampment on the board, there are 5" in found(s)
