"""CORE-2: boards, starting coins, the first player."""

import pytest

from elbowroom import Chance, new_game, rules_for
from elbowroom.engine.board import BoardError, RegionSpec, check_specs
from elbowroom.engine.column import badge_stack, banner_stack
from elbowroom.engine.errors import NoSuchRegion, SetupError
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.setup import new_state
from tests.rules.helpers import coins, column, cost, finish_turn, line_board, natives, position, refusal

BOARDS = ("base_2", "base_3", "base_4", "base_5")


@pytest.mark.rule("CORE-2.1")
@pytest.mark.parametrize(("board", "players", "rounds"), [(2, 2, 10), (3, 3, 10), (4, 4, 9), (5, 5, 8)])
def test_each_number_of_players_has_its_map_and_its_rounds(board: int, players: int, rounds: int) -> None:
    s = new_game(f"base_{board}", 1)
    assert (s.rules.players, s.rules.rounds) == (players, rounds)
    turns = [(1, int(s.turn_of))]
    while not s.over:
        finish_turn(s)
        if not s.over:
            turns.append((int(s.round), int(s.turn_of)))
    assert len(turns) == players * rounds
    assert turns[-1][0] == rounds


@pytest.mark.rule("CORE-2.1")
def test_the_four_maps_differ_and_the_number_of_rounds_belongs_to_the_map() -> None:
    assert [rules_for(board).board.size for board in BOARDS] == [23, 30, 39, 48]
    assert line_board(["hill", "hill"], players=3, rounds=6).rounds == 6  # other boxes bring tracks of their own


@pytest.mark.rule("CORE-2.2")
@pytest.mark.parametrize("name", BOARDS)
def test_regions_have_one_terrain_known_symbols_and_borders_both_sides_know(name: str) -> None:
    board = rules_for(name).board
    terrains = (board.farmland, board.forest, board.hill, board.mountain, board.swamp, board.sea, board.lake)
    for r in range(board.size):
        assert sum(1 for terrain in terrains if terrain & BIT[r]) == 1
        assert set(board.specs[r].symbols) <= {"mine", "magic", "cavern"}
        assert board.adjacent[r] != 0
        assert not board.adjacent[r] & BIT[r]
        for n in members(board.adjacent[r]):
            assert board.adjacent[n] & BIT[r]


@pytest.mark.rule("CORE-2.2")
def test_a_border_that_only_one_side_knows_is_refused() -> None:
    def hill(*neighbours: int) -> RegionSpec:
        return RegionSpec("hill", [], 0, edge=True, entry=True, neighbours=list(neighbours))

    check_specs([hill(1), hill(0, 2), hill(1)])
    with pytest.raises(BoardError, match="not the other way round"):
        check_specs([hill(1, 2), hill(0, 2), hill(1)])


@pytest.mark.rule("CORE-2.2")
def test_the_map_data_decides_what_is_adjacent() -> None:
    s = position("""
board: base_3
phase: conquer
seats: [{active: {race: ratmen, power: hill, hand: 9}}, {}, {}]
regions: {26: {race: ratmen}}
""")
    # The right-hand Mountain of the south edge of the 3-player map is adjacent to the Forest.
    mountains = [r + 1 for r in members(s.board.mountain & s.board.edge) if r >= 23]
    assert mountains == [25, 26]
    assert s.board.forest & BIT[27]
    assert [action.target + 1 for action in s.legal() if action.verb == "conquer"] == [19, 25, 27, 28]


@pytest.mark.rule("CORE-2.2")
def test_a_number_beyond_the_map_is_no_region() -> None:
    s = position("{board: base_2, phase: conquer, seats: [{active: {race: ratmen, power: hill, hand: 9}}, {}]}")
    error = refusal(s, "conquer 24")
    assert isinstance(error, NoSuchRegion)
    assert error.rule == "CORE-2.2"


@pytest.mark.rule("CORE-2.3")
@pytest.mark.parametrize("name", BOARDS)
def test_flagged_regions_start_with_one_lost_tribe_and_mountains_with_their_marker(name: str) -> None:
    s = new_game(name)
    for r, spec in enumerate(s.board.specs):
        assert natives(s, r + 1) == spec.natives
        assert spec.natives in (0, 1)
        assert s.defence(r) == 2 + spec.natives + (1 if spec.terrain == "mountain" else 0)
    assert sum(spec.natives for spec in s.board.specs) == {"base_2": 9, "base_3": 10, "base_4": 14, "base_5": 18}[name]


@pytest.mark.rule("CORE-2.3")
def test_lost_tribe_and_mountain_defend_from_the_first_turn() -> None:
    s = position("{board: base_2, phase: conquer, seats: [{active: {race: ratmen, power: hill, hand: 9}}, {}]}")
    assert (cost(s, 7), cost(s, 17), cost(s, 20)) == (2, 3, 3)  # bare Hill, Swamp with Lost Tribe, Mountain


@pytest.mark.rule("CORE-2.4")
@pytest.mark.parametrize("name", BOARDS)
def test_everybody_starts_with_five_coins(name: str) -> None:
    s = new_game(name)
    assert [coins(s, seat + 1) for seat in range(s.rules.players)] == [5] * int(s.rules.players)


@pytest.mark.rule("CORE-2.5")
def test_banners_and_badges_are_shuffled_separately_and_deal_the_column() -> None:
    rules = rules_for()
    races = list(range(13, -1, -1))
    powers = [*range(10, 20), *range(10)]
    s = new_state(rules, Chance(0, forced=[races, powers]), 0)
    pairs = [(int(s.column_race(i)), int(s.column_power(i))) for i in range(6)]
    assert pairs == list(zip(races[:6], powers[:6], strict=True))
    assert (banner_stack(s), badge_stack(s)) == (races[6:], powers[6:])
    assert len({tuple(column(new_game(seed=seed))) for seed in range(8)}) == 8
    assert new_game(seed=4) == new_game(seed=4)


@pytest.mark.rule("CORE-2.5")
def test_every_banner_is_on_top_about_equally_often() -> None:
    tops = [int(new_game(seed=seed).column_race(0)) for seed in range(1400)]
    assert set(tops) == set(range(14))
    assert all(60 < tops.count(race) < 145 for race in range(14))  # 100 expected


@pytest.mark.rule("CORE-2.6")
def test_the_first_player_is_drawn_or_set() -> None:
    drawn = {int(new_game("base_4", seed).turn_of) for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        assert new_game("base_4", 5, first=seat).turn_of == seat
    with pytest.raises(SetupError, match="first player"):
        new_game("base_4", first=4)


@pytest.mark.rule("CORE-2.6")
def test_turns_go_clockwise_from_the_first_player_in_every_round() -> None:
    s = new_game("base_4", 2, first=2)
    seats = []
    while not s.over:
        seats.append((int(s.round), int(s.turn_of)))
        finish_turn(s)
    assert seats == [(r, seat) for r in range(1, 10) for seat in (2, 3, 0, 1)]
