"""CORE-1: what is in the box."""

import pytest

from elbowroom import Chance, new_game, rules_for
from elbowroom.content.base.races.ratmen import Ratmen
from elbowroom.content.catalog import BOXES
from elbowroom.engine import layout as at
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.hooks import Power, Race
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.regions import count, members
from elbowroom.engine.setup import new_state
from elbowroom.notation.yaml_text import NotationError
from tests.rules.helpers import (
    coins,
    cost,
    finish_turn,
    holder,
    line_board,
    natives,
    order,
    play,
    position,
    race_of,
    random_positions,
    small_rules,
    stacked,
    tokens,
    tray,
)

TOKENS = {
    "amazons": 15, "dwarves": 8, "elves": 11, "ghouls": 10, "giants": 11, "halflings": 11, "humans": 10, "orcs": 10,
    "ratmen": 13, "skeletons": 20, "sorcerers": 18, "tritons": 11, "trolls": 10, "wizards": 10,
}  # fmt: skip


class Gnolls(Race):
    """What somebody might write on the blank banner."""

    key = "gnolls"
    name = "Gnolls"
    tokens = 4


class Lazy(Power):
    """What somebody might write on the blank badge."""

    key = "lazy"
    name = "Lazy"
    tokens = 1


class LazyToo(Lazy):
    """A second badge, for a game with two races."""

    key = "lazy_too"


@pytest.mark.rule("CORE-1.1")
def test_there_are_14_banners_and_20_badges() -> None:
    assert len({race.key for race in BOXES["base"].races}) == len(BOXES["base"].races) == 14
    assert len({power.key for power in BOXES["base"].powers}) == len(BOXES["base"].powers) == 20
    s = new_game()
    assert s.visible + s.words[at.RACES_LEFT] == 14
    assert s.visible + s.words[at.POWERS_LEFT] == 20


@pytest.mark.rule("CORE-1.1")
def test_the_blank_banner_and_the_blank_badge_join_the_others() -> None:
    rules = rules_for(races=[Gnolls], powers=[Lazy])
    assert (len(rules.races), len(rules.powers)) == (15, 21)
    s = new_state(rules, stacked(rules, ["gnolls"], ["lazy"]), 0)
    play(s, "pick 0")
    assert race_of(s, 1) == "gnolls"
    assert s.pair_name(0) == "Lazy Gnolls"
    assert s.hand(0) == 5


@pytest.mark.rule("CORE-1.2")
def test_the_tray_holds_168_tokens_and_every_race_its_number() -> None:
    s = new_game()
    assert {race.key: tray(s, race.key) for race in s.rules.races} == TOKENS
    assert sum(TOKENS.values()) == 168


@pytest.mark.rule("CORE-1.2")
def test_18_lost_tribes_are_enough_for_every_board_and_needed_by_the_largest() -> None:
    needed = [sum(rules_for(f"base_{n}").board.natives) for n in (2, 3, 4, 5)]
    assert max(needed) == needed[-1] == 18


@pytest.mark.rule("CORE-1.3")
def test_the_markers_are_as_many_as_in_the_box() -> None:
    rules = rules_for()
    assert {marker.key: marker.supply for marker in rules.markers} == {
        "lair": 10, "fortress": 6, "encampment": 5, "hole": 2, "hero": 2, "dragon": 1,
    }  # fmt: skip
    mountains = [count(rules_for(f"base_{n}").board.mountain) for n in (2, 3, 4, 5)]
    assert max(mountains) == mountains[-1] == 9


@pytest.mark.rule("CORE-1.4")
def test_the_die_shows_nothing_on_half_of_its_faces() -> None:
    assert sorted(DIE_FACES) == [0, 0, 0, 1, 2, 3]
    chance = Chance(7)
    rolls = [int(chance.roll()) for _ in range(12_000)]
    shares = [rolls.count(pips) / 12_000 for pips in range(4)]
    assert shares == pytest.approx([3 / 6, 1 / 6, 1 / 6, 1 / 6], abs=0.015)
    assert set(rolls) == {0, 1, 2, 3}


@pytest.mark.rule("CORE-1.5")
def test_coins_buy_combos_and_win_the_game_and_the_bank_never_runs_out() -> None:
    s = position("""
board: base_2
seats:
- coins: 109
  active: {race: skeletons, power: merchant}
- coins: 3
regions: {2: {race: skeletons}, 3: {race: skeletons}}
""")
    finish_turn(play(s, "expand"))
    assert coins(s, 1) == 113  # more than all coins of the box, paid in full
    play(s, "pick 3")
    assert coins(s, 2) == 0  # the same coins are the money
    check_invariants(s)


@pytest.mark.rule("CORE-1.6")
def test_a_token_is_always_in_exactly_one_place() -> None:
    s = position("""
board: base_2
phase: conquer
seats:
- active: {race: orcs, power: hill, hand: 6}
- active: {race: humans, power: forest}
regions: {6: {race: orcs, tokens: 2}, 15: {race: humans, tokens: 3}}
""")

    def orcs_and_humans() -> tuple[int, int]:
        found = []
        for slot, race in ((0, "orcs"), (3, "humans")):
            on_map = sum(int(s.tokens(r)) for r in members(s.occupied(slot)))
            found.append(on_map + int(s.hand(slot)) + tray(s, race))
        return found[0], found[1]

    for action in ("conquer 15", "stop", "place 6", "done"):
        assert orcs_and_humans() == (10, 10)
        play(s, action)
    assert orcs_and_humans() == (10, 10)
    s.words[at.HAND] += 1  # a token from nowhere
    with pytest.raises(InvariantBroken, match=r"CORE-13\.1: 11 tokens of orcs"):
        check_invariants(s)


@pytest.mark.rule("CORE-1.6")
@pytest.mark.parametrize("seed", range(3))
def test_no_token_appears_or_disappears_in_a_whole_game(seed: int) -> None:
    for s in random_positions(f"base_{2 + seed}", seed):
        for race, tile in enumerate(s.rules.races):
            held = [slot for slot in range(s.rules.players * 3) if s.race(slot) == race]
            total = s.tray(race)
            for slot in held:
                total += s.hand(slot) + s.reserve(slot) + sum(s.tokens(r) for r in members(s.occupied(slot)))
            assert total == TOKENS[tile.key]


@pytest.mark.rule("CORE-1.7")
def test_a_race_is_held_by_one_player_at_most() -> None:
    s = new_game(first=0)
    taken = s.rules.races[s.column_race(0)].key
    play(s, "pick 0")
    assert race_of(s, 1) == taken
    assert taken not in [s.rules.races[s.column_race(i)].key for i in range(s.visible)]
    with pytest.raises(NotationError, match="one banner of each"):
        position("""
board: base_2
seats:
- active: {race: orcs, power: hill, hand: 1}
- active: {race: orcs, power: forest, hand: 1}
""")
    s.words[at.RACE + 3] = s.words[at.RACE]
    with pytest.raises(InvariantBroken, match=r"CORE-13\.5: banners"):
        check_invariants(s)


@pytest.mark.rule("CORE-1.7")
def test_no_race_has_two_holders_in_a_random_game() -> None:
    for s in random_positions("base_5", 3):
        held = [int(s.race(slot)) for slot in range(15) if s.race(slot) >= 0]
        assert len(held) == len(set(held))


@pytest.mark.rule("CORE-1.8")
def test_natives_of_another_box_may_be_two_in_a_region_and_are_lost_together() -> None:
    board = line_board(["farmland", "mountain", "hill"], natives=[2, 2, 1])
    rules = small_rules(board, [Ratmen, Gnolls], [Lazy, LazyToo])
    s = new_state(rules, Chance(0, forced=[order(["ratmen"], rules.races), [0, 1]]), 0)
    assert [natives(s, region) for region in (1, 2, 3)] == [2, 2, 1]
    play(s, "pick 0")
    assert (cost(s, 1), cost(s, 2), cost(s, 3)) == (4, 5, 3)  # the Mountain of any box adds one
    play(s, "conquer 1")
    assert natives(s, 1) == 0
    assert (holder(s, 1), tokens(s, 1)) == ((1, 0), 4)
