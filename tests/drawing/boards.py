"""Small boards to draw: a wall of bricks, and what can be done to it."""

from itertools import pairwise

from elbowroom.content.boards import BoardFile, RegionFile


def bricks(rows: int = 3, columns: int = 3, aspect: float = 1.5) -> BoardFile:
    """Rows of equal regions, every other row half a brick aside, so that three of them meet at every point."""
    spans: list[tuple[int, float, float]] = []  # row, left, right
    for row in range(rows):
        shift = 0.5 * (row % 2)
        cuts = [0.0, *((i + shift) / columns for i in range(1 if not shift else 0, columns)), 1.0]
        spans += [(row, left, right) for left, right in pairwise(cuts)]
    regions = []
    for i, (row, left, right) in enumerate(spans):
        neighbours = [
            j + 1
            for j, (other, start, end) in enumerate(spans)
            if (other == row and abs(i - j) == 1)
            or (abs(other - row) == 1 and min(right, end) - max(left, start) > 1e-9)
        ]
        regions.append(
            RegionFile(
                i + 1,
                ("hill", "forest", "swamp")[i % 3],
                neighbours,
                edge=row in (0, rows - 1) or left == 0 or right == 1,
                centroid=((left + right) / 2, (row + 0.5) / rows),
                area=(right - left) / rows,
            )
        )
    return BoardFile("bricks", "mine", 2, 10, regions, aspect)


def join(file: BoardFile, one: int, two: int) -> None:
    """Make two regions neighbours."""
    file.regions[one - 1].neighbours.append(two)
    file.regions[two - 1].neighbours.append(one)


def part(file: BoardFile, one: int, two: int) -> None:
    """Take a border away."""
    file.regions[one - 1].neighbours.remove(two)
    file.regions[two - 1].neighbours.remove(one)


def with_pond(file: BoardFile, around: int) -> int:
    """Put a lake into the middle of a region; returns its number."""
    host = file.regions[around - 1]
    assert host.area is not None
    pond = RegionFile(len(file.regions) + 1, "lake", [], centroid=host.centroid, area=host.area / 4)
    host.area *= 3 / 4
    file.regions.append(pond)
    join(file, around, pond.id)
    return pond.id


def with_ocean(file: BoardFile) -> int:
    """Let one sea run around all that was at the edge; returns its number."""
    ocean = RegionFile(len(file.regions) + 1, "sea", [], edge=True, centroid=(0.5, 0.5), area=0.36)
    for region in file.regions:
        assert region.centroid is not None
        assert region.area is not None
        region.centroid = 0.1 + 0.8 * region.centroid[0], 0.1 + 0.8 * region.centroid[1]
        region.area *= 0.64
    shore = [region.id for region in file.regions if region.edge]
    file.regions.append(ocean)
    for region_id in shore:
        file.regions[region_id - 1].edge = False
        join(file, region_id, ocean.id)
    return ocean.id
