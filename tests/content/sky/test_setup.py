"""SKY-2: how a game under the sky begins."""

import pytest

from elbowroom import new_game
from elbowroom.content import base, sky
from elbowroom.content.catalog import board_file
from elbowroom.content.setup import rules_for
from elbowroom.engine.access import access_pairs, access_regions
from elbowroom.engine.board import Board, RegionSpec
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import SetupError
from elbowroom.engine.regions import members
from elbowroom.engine.setup import new_state
from tests.content.helpers import cost, score_lines, shown
from tests.content.sky.positions import under_the_sky
from tests.engine.games import random_game

GROUNDS = {2: "base_2", 3: "base_3", 4: "base_4", 5: "base_5"}
BOARDS = [f"{ground}+{side}" for ground in GROUNDS.values() for side in sky.SIDES]
every_board = pytest.mark.parametrize("board", BOARDS)


# --- players, sides, rounds -------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-2.1", "SKY-2.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("side", sky.SIDES)
def test_the_ground_is_for_one_player_fewer_and_any_side_lies_above(players: int, side: str) -> None:
    ground = GROUNDS[players - 1]
    s = new_game(f"{ground}+{side}", 1)
    assert s.rules.players == players
    alone = rules_for(ground).board
    assert [spec.terrain for spec in s.board.specs[: alone.size]] == [spec.terrain for spec in alone.specs]
    above = board_file(f"{ground}+{side}").regions[alone.size :]
    assert len(above) == {"sky_2": 10, "sky_3": 9}[side]
    assert {region.island for region in above} == set(range(1, int(side[-1]) + 1))


@pytest.mark.rule("SKY-2.1")
@pytest.mark.parametrize("board", ["base_1+sky_2", "sky_2", "sky_3", "base_6+sky_3"])
def test_no_other_number_of_players_is_possible(board: str) -> None:
    with pytest.raises(SetupError):
        rules_for(board)


@pytest.mark.rule("SKY-2.3", "SKY-1.2")
@pytest.mark.parametrize(("players", "track", "rounds"), [(3, 10, 10), (4, 10, 9), (5, 9, 8), (6, 8, 8)])
@pytest.mark.parametrize("side", sky.SIDES)
def test_with_four_and_five_players_the_last_round_is_left_out(
    players: int, track: int, rounds: int, side: str
) -> None:
    ground = GROUNDS[players - 1]
    assert rules_for(ground).rounds == track
    assert rules_for(f"{ground}+{side}").rounds == rounds


@pytest.mark.rule("SKY-2.3")
def test_the_game_ends_after_these_rounds() -> None:
    for board, rounds in (("base_3+sky_3", 9), ("base_5+sky_2", 8)):
        last = 0
        for s, _ in random_game(board, 3):
            last = int(s.round)
        assert (last, s.over) == (rounds, True)


# --- access tokens ----------------------------------------------------------------------------------------------------


def steps(board: Board, start: int) -> dict[int, int]:
    """Distances from a region over land of the ground."""
    land = {r for r, spec in enumerate(board.specs) if spec.terrain not in ("sea", "lake") and not spec.island}
    distance = {start: 0}
    front = [start]
    while front:
        front = [n for r in front for n in board.specs[r].neighbours if n in land and n not in distance]
        front = list(dict.fromkeys(front))
        for r in front:
            distance[r] = 1 + min(distance[n] for n in board.specs[r].neighbours if n in distance)
    return distance


def advised(board: Board) -> set[tuple[int, int]]:
    """The pairs of SKY-2.5, written once more."""
    land = [r for r, spec in enumerate(board.specs) if spec.terrain not in ("sea", "lake") and not spec.island]
    inland = [r for r in land if not board.specs[r].edge]
    for regions, least in ((inland, 3), (inland, 2), (land, 3), (land, 1)):
        pairs = {(a, b) for a in regions for b in regions if a != b and steps(board, a).get(b, 99) >= least}
        if pairs:
            return pairs
    return set()


@every_board
@pytest.mark.rule("SKY-2.5")
def test_only_the_advised_pairs_are_drawn(board: str) -> None:
    built = rules_for(board).board
    pairs = access_pairs(built)
    assert len(set(pairs)) == len(pairs)
    assert set(pairs) == advised(built)


def strip(*terrains: str, inland: tuple[int, ...] = ()) -> Board:
    """Regions in a row with one island of a single region for each access token beside it."""
    n = len(terrains)
    ground = [
        RegionSpec(terrain, [], 0, r not in inland, True, [m for m in (r - 1, r + 1) if 0 <= m < n])
        for r, terrain in enumerate(terrains)
    ]
    above = [
        RegionSpec("hill", [], 0, False, False, [n + 1], 1, "beanstalk"),
        RegionSpec("hill", [], 0, False, False, [n], 1, "stairway"),
    ]
    return Board("strip", 3, 10, [*ground, *above])


@pytest.mark.rule("SKY-2.5")
@pytest.mark.parametrize(
    ("board", "pairs"),
    [
        # both off the edge and two regions between them
        (strip("hill", "hill", "hill", "hill", "hill", "hill", inland=(1, 2, 4)), {(1, 4), (4, 1)}),
        # off the edge, one between
        (strip("hill", "hill", "hill", "hill", "hill", inland=(1, 2, 3)), {(1, 3), (3, 1)}),
        # at the edge, two between
        (strip("hill", "hill", "hill", "hill", inland=(1, 2)), {(0, 3), (3, 0)}),
        # any two
        (strip("hill", "hill", inland=(1,)), {(0, 1), (1, 0)}),
        # no water, and no way over it: infinitely far
        (strip("sea", "hill", "lake", "hill", "sea", inland=(0, 1, 2, 3, 4)), {(1, 3), (3, 1)}),
    ],
)
def test_the_first_list_that_is_not_empty_is_used(board: Board, pairs: set[tuple[int, int]]) -> None:
    assert set(access_pairs(board)) == pairs == advised(board)


@pytest.mark.rule("SKY-2.4", "SKY-2.5")
def test_every_ordered_pair_is_equally_likely() -> None:
    rules = rules_for("base_2+sky_3")
    pairs = access_pairs(rules.board)
    banners, badges = list(range(21)), list(range(27))
    for number, pair in enumerate(pairs):
        s = new_state(rules, Chance(0, forced=[banners, badges, number]), first=0)
        assert access_regions(s) == list(pair)
    assert all((b, a) in pairs for a, b in pairs)


@every_board
@pytest.mark.rule("SKY-2.4")
def test_the_tokens_lie_on_two_different_regions_of_the_ground(board: str) -> None:
    seen = set()
    for seed in range(12):
        s = new_game(board, seed)
        beanstalk, stairway = access_regions(s)
        assert beanstalk != stairway
        assert not any(s.board.specs[r].island for r in (beanstalk, stairway))
        seen.add((beanstalk, stairway))
    assert len(seen) > 3


@pytest.mark.rule("SKY-2.6")
def test_the_region_keeps_its_lost_tribe_terrain_and_symbol() -> None:
    text = """
    phase: conquer
    seats: [{active: {race: RACE, power: airborne, hand: 9}}, {}, {}]
    regions: {3: {race: RACE}}
    """
    here, elsewhere = (under_the_sky(text.replace("RACE", "orcs"), access=access) for access in ((14, 4), (6, 22)))
    assert [cost(here, region) for region in (14, 4)] == [3, 3]
    assert [cost(elsewhere, region) for region in (14, 4)] == [3, 3]
    assert here.natives(14 - 1) == 1
    held = text.replace("RACE", "wizards").replace("3: {race", "14: {race")
    s = under_the_sky(held, access=(14, 4))
    assert score_lines(s, "stop", "done")["wizards"] == 1 + 1


@pytest.mark.rule("SKY-2.6")
def test_the_tokens_never_move() -> None:
    for board in ("base_2+sky_3", "base_4+sky_2"):
        lies = None
        for s, _ in random_game(board, 5, busy=True):
            lies = lies or access_regions(s)
            assert access_regions(s) == lies


# --- what lies on the board, and the column ---------------------------------------------------------------------------


@every_board
@pytest.mark.rule("SKY-2.7")
def test_lost_tribes_and_mountains_are_in_the_sky_too(board: str) -> None:
    s = new_game(board, 1)
    above = [r for r in range(s.board.size) if s.board.specs[r].island]
    assert sum(s.natives(r) for r in above) == 3
    assert "one may be missing" in board_file(board).remark
    assert any(s.board.specs[r].terrain == "mountain" for r in above)
    for r in range(s.board.size):
        spec = s.board.specs[r]
        assert s.natives(r) == spec.natives
        assert s.defence(r) == 2 + (spec.terrain == "mountain") + spec.natives


@every_board
@pytest.mark.rule("SKY-2.8")
def test_both_boxes_are_shuffled_together_and_everybody_has_five_coins(board: str) -> None:
    s = new_game(board, 1)
    assert (len(s.rules.races), len(s.rules.powers), s.visible) == (21, 27, 6)
    assert [s.coins(seat) for seat in range(s.rules.players)] == [5] * int(s.rules.players)
    mine = {tile.key for tile in sky.RACES}
    columns = [set(shown(new_game(board, seed))) for seed in range(12)]
    assert any(column & mine and column - mine for column in columns)
    assert len({int(new_game(board, seed).turn_of) for seed in range(40)}) == s.rules.players


@pytest.mark.rule("SKY-2.8")
def test_six_combos_are_visible_at_every_pick_even_with_six_players() -> None:
    picks = 0
    for seed in range(3):
        for s, _ in random_game("base_5+sky_3", seed):
            if s.phase_name == "pick":
                picks += 1
                assert s.visible == 6
                held = [slot for slot in range(18) if s.race(slot) >= 0]
                assert len(held) <= 12
    assert picks > 50


# --- map data ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-2.9")
def test_the_islands_of_the_side_with_three_have_two_three_and_four_regions() -> None:
    board = rules_for("base_2+sky_3").board
    assert sorted(len(members(island)) for island in board.islands) == [2, 3, 4]


@pytest.mark.rule("SKY-2.9")
@pytest.mark.parametrize("side", sky.SIDES)
def test_regions_of_the_sky_know_island_and_access_and_have_no_edge(side: str) -> None:
    above = [region for region in board_file(f"base_2+{side}").regions if region.island]
    assert {region.id for region in above} == set(range(24, 24 + len(above)))
    assert not any(region.edge or region.entry for region in above)
    assert {region.access for region in above} == {"", "beanstalk", "stairway"}
    for region in above:
        inside = {other.id for other in above if other.island == region.island}
        assert set(region.neighbours) & inside  # no island falls apart
        assert set(region.neighbours) <= {other.id for other in above}


@pytest.mark.rule("SKY-2.8")
def test_base_and_sky_are_what_is_shuffled() -> None:
    keys = {tile.key for tile in (*base.RACES, *sky.RACES)}
    assert {race.key for race in rules_for("base_2+sky_2").races} == keys
