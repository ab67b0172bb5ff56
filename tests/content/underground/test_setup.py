"""UG-2: what is different when an Underground game begins."""

import pytest

from elbowroom import new_game
from elbowroom.content.setup import rules_for
from elbowroom.engine.chance import Chance
from elbowroom.engine.regions import members
from elbowroom.engine.setup import new_state
from elbowroom.engine.sites import site_stack
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, play, shown

players = pytest.mark.parametrize("players", [2, 3, 4, 5])


@players
@pytest.mark.rule("UG-2.1")
def test_the_map_goes_with_the_number_of_players_and_tells_the_rounds(players: int) -> None:
    s = new_game(f"underground_{players}", 1)
    assert (s.rules.players, s.rules.rounds) == (players, {2: 10, 3: 10, 4: 9, 5: 8}[players])


@players
@pytest.mark.rule("UG-2.2")
def test_two_monsters_stand_on_every_region_with_their_symbol_and_nobody_anywhere_else(players: int) -> None:
    s = new_game(f"underground_{players}", 1)
    homes = [r for r in range(s.board.size) if s.board.specs[r].natives]
    assert len(homes) == players + 2
    assert [int(s.natives(r)) for r in range(s.board.size)] == [2 if r in homes else 0 for r in range(s.board.size)]
    assert 1 not in [int(s.natives(r)) for r in range(s.board.size)]  # no Lost Tribe


@players
@pytest.mark.rule("UG-2.2")
def test_every_black_mountain_has_its_marker_from_the_start(players: int) -> None:
    s = new_game(f"underground_{players}", 1)
    for r in range(s.board.size):
        terrain = s.board.specs[r].terrain
        ground = {"black_mountain": 3, "river": 1}.get(terrain, 2)
        assert s.defence(r) == ground + s.natives(r)


@players
@pytest.mark.rule("UG-2.3")
def test_the_stack_has_one_site_for_each_region_with_monsters_and_the_others_leave_the_game(players: int) -> None:
    s = new_game(f"underground_{players}", 1)
    stack = site_stack(s)
    assert len(stack) == len(set(stack)) == s.sites_left() == players + 2
    assert all(s.site_region(site) < 0 for site in range(15))  # nothing lies open
    seen = {tuple(sorted(site_stack(new_game(f"underground_{players}", seed)))) for seed in range(20)}
    assert len(seen) > 15  # which ones are used changes from game to game


@pytest.mark.rule("UG-2.3")
def test_places_and_relics_are_shuffled_together_and_drawn_from_the_top() -> None:
    rules = rules_for("underground_3")
    races, powers, sites = (list(range(n)) for n in (15, 21, 15))
    order = sites[::-1]
    s = new_state(rules, Chance(0, forced=[races, powers, order]), first=0)
    assert site_stack(s) == order[:5]
    first_ones = {rules.sites[site_stack(new_game("underground_3", seed))[0]].mobile for seed in range(20)}
    assert first_ones == {True, False}


@pytest.mark.rule("UG-2.3")
def test_a_site_that_left_the_game_is_never_found() -> None:
    s = load_position("""
board: underground_2
phase: conquer
seats: [{active: {race: mummies, power: wise, hand: 14}}, {}]
regions: {10: {race: mummies}}
sites: {stack: [diamond_fields, froggys_ring, fountain_of_youth, great_brass_pipe]}
""")
    play(s, "conquer 8")
    found = [site.key for site in s.rules.sites if s.site_region(site.index) >= 0]
    assert (found, s.sites_left()) == (["diamond_fields"], 3)
    assert len(site_stack(s)) == 3


@pytest.mark.rule("UG-2.4")
def test_players_column_and_first_player_begin_as_in_every_game() -> None:
    firsts = set()
    for seed in range(20):
        s = new_game("underground_3", seed)
        firsts.add(int(s.turn_of))
        assert [s.coins(seat) for seat in range(3)] == [5, 5, 5]
        assert len(set(shown(s))) == 6
        assert [s.column_coins(i) for i in range(6)] == [0] * 6
        assert (s.round, s.phase_name) == (1, "pick")
        assert all(s.race(slot) < 0 for slot in range(9))
    assert firsts == {0, 1, 2}


@pytest.mark.rule("UG-2.2")
def test_a_monster_region_costs_two_more_at_the_start() -> None:
    s = load_position(
        "{board: underground_3, phase: conquer, seats: [{active: {race: drow, power: wise, hand: 8}}, {}, {}]}"
    )
    homes = members(s.words[9])
    assert [r + 1 for r in homes] == [6, 8, 23, 25, 28]
    assert [cost(s, r + 1) for r in homes] == [4, 4, 5, 4, 4]
