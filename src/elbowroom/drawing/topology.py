# mypyc: skip — only `elbowroom board draw` needs it.
"""Which borders a drawing has and where they meet, before anything has a place on paper.

A land mass is drawn as one piece: a whole board inside its frame, one island of a sky board with a coast around it, or
what lies inside a single region like an island in a lake. Together with what is around it, its regions form a planar
graph. Each line of the graph is a border to draw, each face a point where borders meet. Two regions may share more than
one border: around a region with two neighbours, those two meet on both sides.
"""

import math
from dataclasses import dataclass, field
from typing import Final

from elbowroom.content.board_check import flat_errors
from elbowroom.content.boards import BoardFile, RegionFile
from elbowroom.content.planarity import Graph, Line, blocks, faces, graph_of, islands
from elbowroom.drawing.errors import CannotDraw

LEAST_ASPECT: Final = 0.1  # no board is ten times as high as it is wide, or ten times as wide as it is high
OUTSIDE: Final = 0  # everything beyond the frame or the coast; regions count from 1


@dataclass(slots=True)
class Mass:
    """A land mass: its regions, the lines between them and the corners where lines meet."""

    regions: list[int]
    framed: bool  # the outside begins at the frame of the board, not at a coast
    host: int  # the region around it, or OUTSIDE
    lines: list[Line] = field(default_factory=list)  # what is around the mass counts as OUTSIDE: 0, always the first
    corners: list[tuple[list[int], list[int]]] = field(default_factory=list)  # the regions around and the lines there
    rim: list[tuple[int, int]] = field(default_factory=list)  # once around: a line to the outside, then a corner


def masses(file: BoardFile) -> list[Mass]:
    """The land masses of a board, each after the one that holds it."""
    _check(file)
    numbers = sorted({region.island for region in file.regions})
    framed = numbers == [0]
    found: list[Mass] = []
    for number in numbers:
        members = {region.id: region for region in file.regions if region.island == number}
        ways: Graph = {r: {n for n in members[r].neighbours if n in members} for r in members}
        parts = islands(ways)
        if framed and len(parts) > 1:
            raise CannotDraw(f"no border joins region {parts[0][0]} to region {parts[1][0]}, not even through others")
        for part in parts:
            found += _nested([members[region] for region in part], framed)
    return found


def _nested(members: list[RegionFile], framed: bool) -> list[Mass]:
    """A connected piece of land: a mass, and one more for all that a single region goes around."""
    coast = [(OUTSIDE, region) for region in _coast(members, framed)]
    todo = blocks(graph_of([*coast, *_borders(members)]))
    found: list[Mass] = []
    hosts = [OUTSIDE]
    for host in hosts:
        for block in [block for block in todo if host in block]:
            todo.remove(block)
            mass = Mass(sorted(set(block) - {host}), framed and host == OUTSIDE, host)
            _embed(mass, block)
            found.append(mass)
            hosts += mass.regions
    return found


def bridges(file: BoardFile) -> list[Line]:
    """Regions that are adjacent without a border: neighbours on different islands, and links."""
    island = {region.id: region.island for region in file.regions}
    apart = {(r.id, n) for r in file.regions for n in r.neighbours if r.id < n and island[r.id] != island[n]}
    return sorted(apart | {(min(link), max(link)) for link in file.links})


def _check(file: BoardFile) -> None:
    ids = [region.id for region in file.regions]
    if not ids or ids != list(range(1, len(ids) + 1)):
        raise CannotDraw("the regions must have the ids 1, 2, 3 … in this order")
    known = {region.id: set(region.neighbours) for region in file.regions}
    for region in file.regions:
        for n in region.neighbours:
            if n == region.id or n not in known or region.id not in known[n]:
                raise CannotDraw(f"border {region.id}–{n}: both regions must exist and list each other as neighbours")
        if region.centroid is None:
            raise CannotDraw(f"region {region.id} has no centroid, so nobody knows where it lies")
        if not all(0 <= share <= 1 for share in region.centroid):
            raise CannotDraw(f"region {region.id}: its centroid is off the board, which goes from 0 to 1")
        if region.area is not None and not 0 < region.area <= 1:
            raise CannotDraw(f"region {region.id}: its area is a share of the board and cannot be {region.area:g}")
    if not LEAST_ASPECT <= file.aspect <= 1 / LEAST_ASPECT:
        raise CannotDraw(f"the aspect is width divided by height and cannot be {file.aspect:g}")
    for problem in flat_errors(file):
        raise CannotDraw(problem)


def _borders(members: list[RegionFile]) -> list[Line]:
    here = {region.id for region in members}
    return sorted({(r.id, n) for r in members for n in r.neighbours if r.id < n and n in here})


def _coast(members: list[RegionFile], framed: bool) -> list[int]:
    """The regions that touch the outside."""
    flagged = [region.id for region in members if region.edge]
    if flagged:
        return flagged
    if framed:
        raise CannotDraw("no region touches the edge of the board")
    return _hull(members)


def _hull(members: list[RegionFile]) -> list[int]:
    """The regions on the outer side of an island, found by walking around its centroids with the left hand on them."""
    place = {region.id: region.centroid or (0.0, 0.0) for region in members}
    ways = {region.id: [n for n in region.neighbours if n in place] for region in members}
    start = min(place, key=lambda r: (place[r], r))
    walk = [start]
    heading = math.pi  # arrived from the far left, where nothing lies
    seen: set[Line] = set()
    while ways[walk[-1]]:
        here = walk[-1]
        x, y = place[here]

        def turn(n: int, x: float = x, y: float = y, back: float = heading) -> float:
            return (math.atan2(place[n][1] - y, place[n][0] - x) - back) % math.tau or math.tau

        following = min(ways[here], key=turn)
        if (here, following) in seen:
            break
        seen.add((here, following))
        walk.append(following)
        heading = math.atan2(y - place[following][1], x - place[following][0])
    return sorted(set(walk))


def _embed(mass: Mass, block: Graph) -> None:
    """Find the corners of a mass."""
    graph = {_outside(a, mass.host): {_outside(b, mass.host) for b in others} for a, others in block.items()}
    mass.lines = sorted({(a, b) for a, others in graph.items() for b in others if a < b})
    if len(mass.regions) == 1:  # a lone region has no corners: its coast gets two, so that it can be drawn like others
        mass.lines *= 2
        mass.corners = [([OUTSIDE, mass.regions[0]], [0, 1])] * 2
    else:
        number = {line: i for i, line in enumerate(mass.lines)}
        found = faces(graph)
        if found is None:
            raise CannotDraw(f"the borders of regions {', '.join(map(str, mass.regions))} cross each other")
        for face in found:
            sides = [number[min(a, b), max(a, b)] for a, b in zip(face, face[1:] + face[:1], strict=True)]
            _divide(mass, face, sides, number)
    _walk_rim(mass)


def _outside(region: int, host: int) -> int:
    return OUTSIDE if region == host else region


def _divide(mass: Mass, face: list[int], sides: list[int], number: dict[Line, int]) -> None:
    """Make corners of a face: one if three regions meet there, else let neighbours meet once more in between.

    Only regions that are neighbours anyway get another border. Without such a pair, four or more meet in one point.
    """
    size = len(face)
    if size > 3:
        for i in range(size):
            for j in range(i + 2, size - (i == 0)):
                a, b = sorted((face[i], face[j]))
                if (a, b) in number:
                    mass.lines.append((a, b))
                    new = len(mass.lines) - 1
                    _divide(mass, face[i : j + 1], [*sides[i:j], new], number)
                    _divide(mass, face[j:] + face[: i + 1], [*sides[j:], *sides[:i], new], number)
                    return
    mass.corners.append((face, sides))


def _walk_rim(mass: Mass) -> None:
    """Line and corner in turn, once around the outside."""
    outer = [i for i, (a, _) in enumerate(mass.lines) if a == OUTSIDE]
    touching: dict[int, list[int]] = {line: [] for line in outer}
    for c, (_, sides) in enumerate(mass.corners):
        for line in sides:
            if line in touching:
                touching[line].append(c)
    line = outer[0]
    corner = touching[line][1]
    while not mass.rim or line != outer[0]:
        mass.rim.append((line, corner))
        (line,) = (other for other in mass.corners[corner][1] if other in touching and other != line)
        first, second = touching[line]
        corner = second if first == corner else first
