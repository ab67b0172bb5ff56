# mypyc: skip — only `elbowroom board check` needs it.
"""Can a graph be drawn on a plane without crossing lines? Made for boards, which have sixty regions at most.

The method of Demoucron, Malgrange and Pertuiset: draw a cycle, then add paths one by one, each inside a face that
touches all places where the rest has to be tied on, the most constrained first. No such face: no drawing.
"""

from collections.abc import Iterable
from itertools import pairwise

Graph = dict[int, set[int]]
Line = tuple[int, int]  # the smaller end first
Face = list[int]  # the points around it, in order


def graph_of(lines: Iterable[Line]) -> Graph:
    graph: Graph = {}
    for a, b in lines:
        graph.setdefault(a, set()).add(b)
        graph.setdefault(b, set()).add(a)
    return graph


def lines_of(graph: Graph) -> list[Line]:
    return sorted((a, b) for a, others in graph.items() for b in others if a < b)


def islands(graph: Graph) -> list[list[int]]:
    """The connected parts, each sorted, in the order of their smallest points."""
    found: list[list[int]] = []
    left = set(graph)
    while left:
        part = _reach(graph, min(left), left)
        left -= part
        found.append(sorted(part))
    return found


def is_planar(graph: Graph) -> bool:
    return all(faces(block) is not None for block in blocks(graph))


def crossing(graph: Graph) -> list[Line]:
    """A smallest set of lines that cannot be drawn without crossing: leave any one out and the others can."""
    kept = lines_of(graph)
    for line in list(kept):
        fewer = [other for other in kept if other != line]
        if not is_planar(graph_of(fewer)):
            kept = fewer
    return kept


def blocks(graph: Graph) -> list[Graph]:
    """The parts that no single point holds together; what is drawn inside one does not matter to the others."""
    found: list[Graph] = []
    depth: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[Line] = []

    def visit(point: int, parent: int | None) -> None:
        depth[point] = low[point] = len(depth)
        for other in sorted(graph[point]):
            if other == parent:
                continue
            if other in depth:
                if depth[other] < depth[point]:
                    stack.append((point, other))
                    low[point] = min(low[point], depth[other])
                continue
            start = len(stack)
            stack.append((point, other))
            visit(other, point)
            low[point] = min(low[point], low[other])
            if low[other] >= depth[point]:
                found.append(graph_of(stack[start:]))
                del stack[start:]

    for point in sorted(graph):
        if point not in depth:
            visit(point, None)
    return found


def faces(block: Graph) -> list[Face] | None:
    """The faces of one drawing of a block, or None if there is no drawing. A single line has no faces."""
    lines = set(lines_of(block))
    if len(block) < 3:
        return []
    if len(lines) > 3 * len(block) - 6:
        return None
    cycle = _cycle(block)
    found = [cycle, cycle]
    lines -= _sides(cycle)
    drawn = set(cycle)
    while lines:
        choice: tuple[list[int], list[int]] | None = None
        for inside, ties in _pieces(block, lines, drawn):
            fitting = [f for f, face in enumerate(found) if ties <= set(face)]
            if not fitting:
                return None
            if choice is None or len(fitting) < len(choice[1]):
                choice = _path(block, inside, ties), fitting
        assert choice is not None
        path, fitting = choice
        found[fitting[0] : fitting[0] + 1] = _split(found[fitting[0]], path)
        drawn.update(path)
        lines -= {_line(a, b) for a, b in pairwise(path)}
    return found


def _line(a: int, b: int) -> Line:
    return (a, b) if a < b else (b, a)


def _sides(face: Face) -> set[Line]:
    return {_line(a, b) for a, b in zip(face, face[1:] + face[:1], strict=True)}


def _reach(graph: Graph, start: int, allowed: set[int]) -> set[int]:
    reached = {start}
    front = [start]
    while front:
        new = (graph[front.pop()] & allowed) - reached
        reached |= new
        front += new
    return reached


def _cycle(block: Graph) -> Face:
    """Any cycle: a line and a way round it."""
    a = min(block)
    b = min(block[a])
    return _way({point: others - {b} if point == a else others for point, others in block.items()}, a, {b}, set(block))


def _way(graph: Graph, start: int, goals: set[int], allowed: set[int]) -> list[int]:
    """A shortest way from a point to one of the goals; between them only allowed points."""
    before: dict[int, int] = {}
    front = [start]
    while front:
        following: list[int] = []
        for point in front:
            for other in sorted(graph[point]):
                if other == start or other in before:
                    continue
                if other in goals:
                    way = [other, point]
                    while way[-1] != start:
                        way.append(before[way[-1]])
                    return way[::-1]
                if other in allowed:
                    before[other] = point
                    following.append(other)
        front = following
    raise AssertionError("a block has two ways between any two points")


def _pieces(block: Graph, lines: set[Line], drawn: set[int]) -> list[tuple[set[int], set[int]]]:
    """What is not drawn yet, as connected pieces: the points inside, and the drawn points they are tied to."""
    found: list[tuple[set[int], set[int]]] = [(set(), {a, b}) for a, b in sorted(lines) if a in drawn and b in drawn]
    left = set(block) - drawn
    while left:
        inside = _reach(block, min(left), left)
        left -= inside
        found.append((inside, {other for point in inside for other in block[point]} & drawn))
    return found


def _path(block: Graph, inside: set[int], ties: set[int]) -> list[int]:
    """A way through a piece from one of its ties to another."""
    start = min(ties)
    if not inside:
        return [start, max(ties)]
    through = {start: block[start] & inside} | {point: block[point] for point in inside}
    return _way(through, start, ties - {start}, inside)


def _split(face: Face, path: list[int]) -> list[Face]:
    """The two faces a path makes of one."""
    i, j = face.index(path[0]), face.index(path[-1])
    if i > j:
        i, j, path = j, i, path[::-1]
    return [face[:i] + path + face[j + 1 :], face[i + 1 : j] + path[::-1]]
