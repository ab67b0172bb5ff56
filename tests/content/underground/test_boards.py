"""The four boards of Underground: three printed ones, and the one of ours for five players."""

import itertools
import math
from collections import Counter

import pytest

from elbowroom.content.board_check import LAND, borders, check_board, coast, land
from elbowroom.content.boards import BoardFile, RegionFile, build_board, printed_board

TERRAINS = {*LAND["underground"], "river", "chasm"}
# players: regions, borders, rounds, regions with Monsters, regions of each land, rivers, chasms
EXPECTED = {
    2: (28, 67, 10, 4, [4, 4, 4, 4, 4], 3, 5),
    3: (33, 77, 10, 5, [5, 5, 5, 5, 6], 3, 4),
    4: (44, 109, 9, 6, [7, 7, 7, 7, 7], 5, 4),
    5: (55, 139, 8, 7, [9, 9, 9, 9, 9], 5, 5),
}
COAST = {2: (10, 20), 3: (11, 26), 4: (19, 35), 5: (23, 45)}  # players: land regions at the river, all land regions
players = pytest.mark.parametrize("players", EXPECTED)


def board(players: int) -> BoardFile:
    return printed_board("underground", f"underground_{players}")


@pytest.fixture(scope="module")
def ours() -> BoardFile:
    return board(5)


def of(file: BoardFile, terrain: str) -> list[RegionFile]:
    return [region for region in file.regions if region.terrain == terrain]


def centre(region: RegionFile) -> tuple[float, float]:
    assert region.centroid is not None
    return region.centroid


@players
def test_a_board_has_the_regions_and_borders_of_its_source(players: int) -> None:
    file = board(players)
    size, lines, _, monsters, lands, rivers, chasms = EXPECTED[players]
    assert (file.box, file.key, len(file.regions)) == ("underground", f"underground_{players}", size)
    assert len(borders(file)) == lines
    assert [len(of(file, terrain)) for terrain in LAND["underground"]] == lands
    assert (len(of(file, "river")), len(of(file, "chasm"))) == (rivers, chasms)
    assert sum(region.natives > 0 for region in file.regions) == monsters


@players
def test_a_board_can_be_built_and_passes_every_check(players: int) -> None:
    file = board(players)
    assert check_board(file) == []
    assert build_board(file).size == len(file.regions)


@pytest.mark.rule("UG-2.1")
def test_there_is_a_board_for_each_number_of_players_with_its_rounds() -> None:
    built = [build_board(board(number)) for number in (2, 3, 4, 5)]
    assert [(here.players, here.rounds) for here in built] == [(2, 10), (3, 10), (4, 9), (5, 8)]


@players
@pytest.mark.rule("UG-3.1")
def test_every_region_has_one_of_the_seven_terrains_and_volcanoes_are_on_chasms(players: int) -> None:
    file = board(players)
    here = build_board(file)
    assert {region.terrain for region in file.regions} == TERRAINS
    kinds = [here.kind(terrain) for terrain in sorted(TERRAINS)]
    assert sum(kind.bit_count() for kind in kinds) == here.size
    assert sum(kinds) == here.everywhere
    assert here.volcano & ~here.chasm == 0
    assert here.volcano
    assert all(set(region.symbols) <= {"volcano"} for region in file.regions)


@players
@pytest.mark.rule("UG-3.5")
def test_both_ends_of_the_river_are_at_the_edge_and_entries(players: int) -> None:
    file = board(players)
    here = build_board(file)
    course = {region.id for region in of(file, "river")}
    ends = [region for region in of(file, "river") if len(course.intersection(region.neighbours)) == 1]
    assert len(ends) == 2
    for region in ends:
        assert here.edge >> (region.id - 1) & 1
        assert here.entry >> (region.id - 1) & 1
    inner = [region for region in of(file, "river") if region not in ends]
    assert all(len(course.intersection(region.neighbours)) == 2 and not region.entry for region in inner)


@players
def test_the_entries_are_the_edge_without_its_chasms(players: int) -> None:
    here = build_board(board(players))
    assert here.entry == here.edge & ~here.chasm


@players
def test_monsters_come_in_pairs_and_live_apart(players: int) -> None:
    file = board(players)
    homes = {region.id for region in file.regions if region.natives}
    for region in file.regions:
        assert region.natives in (0, 2)
        assert region.id not in homes or not homes.intersection(region.neighbours)


@players
def test_at_least_two_fifths_of_the_land_lie_at_the_river(players: int) -> None:
    file = board(players)
    assert (len(coast(file)), len(land(file))) == COAST[players]
    assert len(coast(file)) >= 0.4 * len(land(file))


@players
def test_monsters_and_a_chasm_lie_at_the_edge(players: int) -> None:
    edge = [region for region in board(players).regions if region.edge]
    assert any(region.natives for region in edge)
    assert any(region.terrain == "chasm" for region in edge)


@players
def test_all_borders_meet_three_at_a_time(players: int) -> None:
    """The board and its outside are a full triangulation; a lake-like region with two neighbours costs one border."""
    file = board(players)
    edge = sum(region.edge for region in file.regions)
    enclosed = sum(not region.edge and len(region.neighbours) == 2 for region in file.regions)
    assert len(borders(file)) + edge == 3 * (len(file.regions) + 1) - 6 - enclosed


# --- the board of ours ------------------------------------------------------------------------------------------------


def sides(file: BoardFile) -> list[list[RegionFile]]:
    """The regions along the top, right, bottom and left, corners on both of their sides."""

    def angle(region: RegionFile) -> float:
        x, y = centre(region)
        return math.atan2(y - 0.5, x - 0.5)

    ring = sorted((region for region in file.regions if region.edge), key=angle)
    for one, following in zip(ring, ring[1:] + ring[:1], strict=True):
        assert following.id in one.neighbours
    corners = [
        ring.index(min(ring, key=lambda region: math.dist(centre(region), corner)))
        for corner in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    around = ring * 3
    found = []
    for start, end in itertools.pairwise([*corners, corners[0]]):
        found.append(around[start : (end if end > start else end + len(ring)) + 1])
    return found


def steps(file: BoardFile, start: list[RegionFile]) -> dict[int, int]:
    """How many conquests it takes to get to each region from one side of the board."""
    found = {region.id: 1 for region in start if region.entry}
    front = list(found)
    for one in front:
        for n in file.regions[one - 1].neighbours:
            if n not in found and file.regions[n - 1].terrain != "chasm":
                found[n] = found[one] + 1
                front.append(n)
    return found


def test_only_the_board_for_five_is_of_ours() -> None:
    assert [board(number).origin for number in EXPECTED] == ["printed", "printed", "printed", "ours"]


def test_no_land_of_ours_has_fewer_than_three_or_more_than_seven_neighbours(ours: BoardFile) -> None:
    assert {len(region.neighbours) for region in land(ours)} == {3, 4, 5, 6, 7}
    assert sorted(len(region.neighbours) for region in of(ours, "river")) == [6, 7, 8, 9, 10]


def test_no_two_neighbours_of_ours_have_the_same_land_or_are_both_chasms(ours: BoardFile) -> None:
    for a, b in borders(ours):
        terrain = ours.regions[a - 1].terrain
        assert terrain != ours.regions[b - 1].terrain or terrain == "river"


def test_two_chasms_of_ours_fill_corners_and_every_quarter_has_one(ours: BoardFile) -> None:
    chasms = of(ours, "chasm")
    assert all("volcano" in region.symbols for region in chasms)
    assert {(centre(region)[0] < 0.5, centre(region)[1] < 0.5) for region in chasms} == set(
        itertools.product((True, False), repeat=2)
    )
    top, *_ = sides(ours)
    assert [region for region in chasms if region.edge] == [top[0], top[-1]]


def test_three_of_the_seven_pairs_of_monsters_of_ours_are_at_the_edge(ours: BoardFile) -> None:
    assert sorted(region.edge for region in ours.regions if region.natives) == [False] * 4 + [True] * 3


def test_the_river_of_ours_runs_from_side_to_side_and_parts_the_land_in_two(ours: BoardFile) -> None:
    assert [sum(region.terrain == "river" for region in side) for side in sides(ours)] == [0, 1, 0, 1]
    left = {region.id for region in land(ours)}
    halves = []
    while left:
        front = [min(left)]
        half = set(front)
        for one in front:
            new = left.intersection(ours.regions[one - 1].neighbours) - half
            half |= new
            front += new
        left -= half
        halves.append(half)
    assert sorted(map(len, halves)) == [22, 23]
    for terrain in LAND["underground"]:
        count = [sum(region.id in half for region in of(ours, terrain)) for half in halves]
        assert min(count) >= 3, (terrain, count)
    assert sorted(sum(ours.regions[r - 1].natives > 0 for r in half) for half in halves) == [3, 4]


def test_five_to_seven_entries_lie_along_each_side_of_ours(ours: BoardFile) -> None:
    assert [sum(region.entry for region in side) for side in sides(ours)] == [5, 5, 7, 6]


def test_every_side_of_ours_is_as_near_to_everything(ours: BoardFile) -> None:
    """The measure: the mean number of conquests from a side to all regions of a kind, best against worst side."""
    goals = {terrain: [region.id for region in of(ours, terrain)] for terrain in LAND["underground"]}
    goals["Monsters"] = [region.id for region in ours.regions if region.natives]
    ways = [steps(ours, side) for side in sides(ours)]
    for kind, regions in goals.items():
        mean = [sum(way[region] for region in regions) / len(regions) for way in ways]
        nearest = [min(way[region] for region in regions) for way in ways]
        assert max(mean) - min(mean) < 0.45, (kind, mean)
        assert max(nearest) - min(nearest) <= 1, (kind, nearest)


def test_the_areas_of_ours_fill_the_board_and_no_land_is_tiny(ours: BoardFile) -> None:
    assert sum(region.area or 0 for region in ours.regions) == pytest.approx(1, abs=0.005)
    areas = [region.area or 0 for region in land(ours)]
    assert min(areas) > 0.6 / 55
    assert max(areas) < 1.4 / 55


def test_the_monsters_of_ours_guard_every_terrain(ours: BoardFile) -> None:
    homes = Counter(region.terrain for region in ours.regions if region.natives)
    assert set(homes) == set(LAND["underground"])
    assert max(homes.values()) <= 2
