"""UG-11: what happens for a player who does not answer, and what is hidden."""

import pytest

from elbowroom import new_game
from elbowroom.engine import layout as at
from elbowroom.engine.column import badge_stack, stack_badges
from elbowroom.engine.defaults import default_action
from elbowroom.engine.errors import GameIsOver
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.sites import site_stack, stack_sites
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.position import load_position
from tests.content.helpers import legal, marked, play, regions


def default(s: State) -> str:
    return default_action(s).text()


def rest(s: State) -> list[str]:
    """What is done by default until the next turn begins."""
    turn, found = (s.round, s.turn_of), []
    while (s.round, s.turn_of) == turn and not s.over:
        found.append(default(s))
        play(s, found[-1])
    return found


@pytest.mark.rule("UG-11.1")
def test_by_default_the_mimes_do_not_swap_their_power() -> None:
    s = load_position("""
board: underground_3
column: [{race: shadow_mimes, power: royal}]
seats: [{}, {}, {}]
""")
    assert default(s) == "pick 0"
    play(s, "pick 0")
    assert "swap 0" in legal(s)
    assert default(s) == "done"


@pytest.mark.rule("UG-11.1")
def test_by_default_the_volcano_goes_to_the_first_chasm_that_can_take_it() -> None:
    s = load_position("{board: underground_3, column: [{race: flames, power: wise}], seats: [{}, {}, {}]}")
    play(s, "pick 0")
    assert legal(s) == {"volcano 15", "volcano 20"}
    assert default(s) == "volcano 15"


@pytest.mark.rule("UG-11.1")
def test_by_default_nothing_is_reborn_and_the_great_ancient_stays() -> None:
    s = load_position("""
board: underground_3
seats: [{active: {race: cultists, power: wise}, decline: {race: drow, power: reborn}}, {}, {}]
regions: {4: {race: cultists, tokens: 3, markers: {great_ancient: 1}}, 5: {race: cultists}, 10: {race: drow}}
notes: {cultists: {placed: 1}}
""")
    assert default(s) == "expand"
    play(s, "expand")
    assert {"reborn 10", "ancient 5"} <= legal(s)
    assert rest(s) == ["done", "stop", "done"]
    assert marked(s, "great_ancient") == {4: 1}
    assert regions(s, 1, "decline") == {10: 1}


@pytest.mark.rule("UG-11.1")
def test_by_default_guardians_stay_and_neither_relics_nor_the_altar_are_used() -> None:
    s = load_position("""
board: underground_3
seats:
- {coins: 5, active: {race: ogres, power: royal}, decline: {race: drow}}
- active: {race: gnomes, power: vampire}
- {}
regions:
  4: {race: ogres, tokens: 3, markers: {queen: 1}}
  5: {race: ogres, tokens: 3}
  10: {race: drow}
  14: {race: gnomes}
  16: {markers: {balrog: 1}}
  27: {markers: {ghost: 1}}
sites:
  found:
    wickedest_pentacle: 4
    crypt_of_the_tomb_raider: 4
    altar_of_souls: 4
    sword_of_the_killer_rabbit: 5
    shiny_orb: 5
    froggys_ring: 5
    scepter_of_avarice: 5
""")
    play(s, "expand")
    assert {"sword", "balrog 7"} <= legal(s)
    assert default(s) == "stop"
    play(s, "stop", "done")
    assert {"queen 5", "ghost 5", "altar 10", "ring 4", "scepter 4"} <= legal(s)
    assert default(s) == "done"
    play(s, "done")
    assert (marked(s, "queen"), marked(s, "balrog"), marked(s, "ghost")) == ({4: 1}, {16: 1}, {27: 1})
    assert s.coins(0) == 5 + 3
    assert regions(s, 1, "decline") == {10: 1}


BALROG = """
board: underground_3
phase: conquer
seats:
- active: {race: ogres, power: mining, hand: 5}
- active: {race: drow, power: royal}
- active: {race: kraken, power: wise}
regions: {5: {race: ogres}, %s}
sites: {stack: [wickedest_pentacle]}
"""


@pytest.mark.rule("UG-11.1")
@pytest.mark.parametrize(
    ("others", "choice"),
    [
        ("20: {}", "balrog 7"),  # region 5 comes first but is the player's own
        ("7: {race: drow}", "balrog 16"),
        ("7: {race: drow}, 16: {race: kraken}", "balrog 7"),
        ("7: {race: drow, markers: {queen: 1}}, 16: {race: kraken}", "balrog 16"),
        ("7: {race: drow, markers: {queen: 1}}, 16: {race: kraken, markers: {ghost: 1}}", "balrog 5"),
    ],
)
def test_a_balrog_that_must_be_sent_goes_where_nobody_is_else_to_an_opponent_else_anywhere(
    others: str, choice: str
) -> None:
    s = load_position(BALROG % others)
    play(s, "conquer 6")
    assert choice in legal(s)
    assert default(s) == choice


def test_by_default_a_player_picks_what_is_free_expands_and_conquers_nothing() -> None:
    s = load_position("""
board: base_2
seats: [{}, {active: {race: humans, power: forest}}]
regions: {3: {race: humans, tokens: 2}, 4: {race: humans, tokens: 1}}
""")
    assert rest(s) == ["pick 0", "stop"]
    assert rest(s) == ["expand", "stop", "done"]
    assert regions(s, 2) == {3: 2, 4: 1}


@pytest.mark.parametrize("board", ["base_3", "underground_2", "underground_3", "underground_4", "underground_5"])
def test_a_game_in_which_nobody_answers_comes_to_its_end(board: str) -> None:
    s = new_game(board, 1)
    while not s.over:
        action = default_action(s)
        assert action in s.legal()
        s.apply(action)
        check_invariants(s)
    with pytest.raises(GameIsOver):
        default_action(s)


# --- what is hidden ---------------------------------------------------------------------------------------------------

SECRETS = """
board: underground_3
round: 4
phase: conquer
seats:
- active: {race: iron_dwarves, power: magic, hand: 3}
- active: {race: drow, power: vengeful}
- active: {race: gnomes, power: shield}
regions:
  4: {race: iron_dwarves, markers: {bag_o_many_things: 1, silver_hammer: 1}}
  9: {race: drow, tokens: 2}
  18: {race: gnomes, markers: {mushroom_armor: 3}}
  6: {natives: 0}
sites: {found: {stonehedge: 6, shiny_orb: 4}, badges: {stonehedge: wise}, stack: [altar_of_souls, froggys_ring]}
notes: {iron_dwarves: {hammers_owned: 3, hammers_in_hand: 2}, vengeful: {marked_2: 1}}
"""


@pytest.mark.rule("UG-11.2")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_the_order_of_the_stacks_cannot_be_read_from_a_view(viewer: int) -> None:
    one, other = load_position(SECRETS), load_position(SECRETS)
    out_of_game = [i for i in range(15) if other.site_region(i) < 0 and i not in site_stack(other)]
    stack_sites(other, out_of_game[:4])
    stack_badges(other, badge_stack(other)[::-1])
    assert not set(site_stack(one)) & set(site_stack(other))
    assert list(one.words) != list(other.words)
    assert list(view(one, viewer).words) == list(view(other, viewer).words)
    assert view(one, viewer).sites_left() == 4  # how many are left is public


@pytest.mark.rule("UG-11.2")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_everything_else_lies_open(viewer: int) -> None:
    s = load_position(SECRETS)
    seen = view(s, viewer)
    hidden = {
        *range(at.COINS, at.COINS + 3),
        *range(at.RACE_STACK, at.TRAY),
        *range(s.rules.site_stack_at, s.rules.site_badges_at),
    }
    assert {i for i in range(len(s.words)) if s.words[i] != seen.words[i]} <= hidden
    assert marked(seen, "bag_o_many_things") == {4: 1}
    assert marked(seen, "mushroom_armor") == {18: 3}
    assert seen.site_region(seen.rules.site_named("stonehedge")) == 6 - 1
    assert seen.rules.powers[seen.site_badge(seen.rules.site_named("stonehedge"))].key == "wise"
    tiles = {tile.key: tile for tile in seen.rules.tiles()}
    assert [seen.note(tiles["iron_dwarves"], note) for note in (0, 1)] == [3, 2]
    assert seen.note(tiles["vengeful"], 1) == 1
