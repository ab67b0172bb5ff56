# mypyc: skip — only `elbowroom board check` needs it.
"""Looks over a board file as a patient colleague would: everything that is wrong, with the numbers of the regions.

`Board` refuses at the first thing it cannot work with. Here all is listed, and much that the engine would put up with
although no board should have it. docs/boards.md explains each check.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from elbowroom.content.boards import BoardFile, RegionFile, build_board, is_sky, link_errors, printed_board, sky_over
from elbowroom.content.planarity import Graph, Line, blocks, crossing, faces, graph_of, is_planar, islands, lines_of
from elbowroom.content.problem import LEVELS, Problem
from elbowroom.engine.board import ACCESS, MAX_NATIVES, SYMBOLS, TERRAINS, BoardError
from elbowroom.engine.regions import MAX_REGIONS

LAND: Final = {
    "base": ("farmland", "forest", "hill", "swamp", "mountain"),
    "underground": ("mine", "mud_pool", "mushroom_forest", "mystic_crystal", "black_mountain"),
}
CLOSED: Final = ("sea", "lake", "chasm")  # no race walks through without a permission
MOUNTAINS: Final = {"mountain": (9, "CORE-1.3"), "black_mountain": (9, "UG-1.3")}  # markers in the box
MONSTERS: Final = 14  # UG-1.3
MONSTERS_HERE: Final = 2  # on each region with the symbol (UG-2.2)
UNEVEN: Final = 3  # how far the counts of two land terrains may not be apart
AREA: Final = (0.95, 1.05)  # what the areas may add up to: outlines are measured, not computed
SMALLEST: Final = "base_2"  # the printed ground that leaves most room for a sky
NOT_ABOVE: Final = ("river", "chasm")  # terrain that no sky has (SKY-3.9)
OUTSIDE: Final = 0  # stands for everything beyond the edge; regions count from 1


def check_board(file: BoardFile) -> list[Problem]:
    """All problems of a board, errors first. Warnings make it unlike any printed board."""
    found = list(_basics(file))
    if not found:
        for check in SKY_CHECKS if is_sky(file) else CHECKS:
            found += check(file)
    if not any(problem.level == "error" for problem in found):
        try:
            build_board(sky_over(printed_board("base", SMALLEST), file) if is_sky(file) else file)
        except BoardError as error:
            found.append(_error(str(error), error.region))
    return sorted(found, key=lambda problem: LEVELS.index(problem.level))


def borders(file: BoardFile) -> list[Line]:
    """All pairs of neighbours, also those that only one of the two knows."""
    size = len(file.regions)
    return sorted(
        {
            (min(region.id, n), max(region.id, n))
            for region in file.regions
            for n in region.neighbours
            if n != region.id and 1 <= n <= size
        }
    )


def land(file: BoardFile) -> list[RegionFile]:
    """The regions of a land terrain: neither water nor chasm."""
    return [region for region in file.regions if any(region.terrain in terrains for terrains in LAND.values())]


def coast(file: BoardFile) -> list[RegionFile]:
    """The land beside the river: what Fisher counts (UG-P-FISHER-1)."""
    river = {region.id for region in file.regions if region.terrain == "river"}
    return [region for region in land(file) if river.intersection(region.neighbours)]


# --- what the other checks rely on ------------------------------------------------------------------------------------


def _basics(file: BoardFile) -> Iterator[Problem]:
    size = len(file.regions)
    if not size:
        yield _error("the board has no regions")
    elif [region.id for region in file.regions] != list(range(1, size + 1)):
        yield _error("the regions must have the ids 1, 2, 3 … in this order")
    if file.box == "sky" and not is_sky(file):
        yield _error("a side of the sky is made of islands: give each region the number of its island (SKY-2.9)")
    if size > MAX_REGIONS:
        yield _error(f"the board has {size} regions, at most {MAX_REGIONS} are possible")


def _words(file: BoardFile) -> Iterator[Problem]:
    for region in file.regions:
        if region.terrain not in TERRAINS:
            yield _error(
                f"region {region.id}: '{region.terrain}' is no terrain; known are {', '.join(TERRAINS)}", region.id
            )
        for symbol in region.symbols:
            if symbol not in SYMBOLS:
                yield _error(f"region {region.id}: '{symbol}' is no symbol; known are {', '.join(SYMBOLS)}", region.id)
        if not 0 <= region.natives <= MAX_NATIVES:
            yield _error(
                f"region {region.id}: a region has 0 to {MAX_NATIVES} natives, not {region.natives}", region.id
            )


# --- which touch which ------------------------------------------------------------------------------------------------


def _neighbours(file: BoardFile) -> Iterator[Problem]:
    size = len(file.regions)
    for region in file.regions:
        for n, times in sorted(Counter(region.neighbours).items()):
            if times > 1:
                yield _error(f"region {region.id} lists its neighbour {n} {times} times", region.id)
            if not 1 <= n <= size:
                yield _error(f"region {region.id}: its neighbour {n} does not exist", region.id)
            elif n == region.id:
                yield _error(f"region {region.id} is listed as its own neighbour", region.id)
            elif region.id not in file.regions[n - 1].neighbours:
                yield _error(f"region {region.id} lists {n} as a neighbour, but not the other way round", region.id)


def _connected(file: BoardFile) -> Iterator[Problem]:
    parts = islands(_graph(file))
    if len(parts) > 1:
        listed = "; ".join(", ".join(map(str, part)) for part in parts)
        yield _error(f"the board falls into {len(parts)} parts without a border between them: {listed}")


def _links(file: BoardFile) -> Iterator[Problem]:
    yield from map(_error, link_errors(file))


def _flat(file: BoardFile) -> Iterator[Problem]:
    wrong = flat_errors(file)
    yield from map(_error, wrong)
    if not wrong:
        yield from _gaps(file, _with_outside(file))


def flat_errors(file: BoardFile) -> list[str]:
    """What is drawn on paper is a planar graph, also with the outside as one more region that touches the edge."""
    whole = _with_outside(file)
    if is_planar(whole):
        return []
    lines = lines_of(whole)
    bad = crossing(whole)
    guilty = [line for line in bad if is_planar(graph_of(other for other in lines if other != line))]
    if guilty:
        return [f"the board can only be flat without {' or without '.join(map(_claim, guilty))}"]
    listed = ", ".join(map(_claim, bad))
    return [f"the board cannot be flat and more than one thing is wrong; one of these must go: {listed}"]


def _gaps(file: BoardFile, whole: Graph) -> Iterator[Problem]:
    """Where borders meet three at a time, every face is a triangle; a larger one lacks a border or an edge flag.

    An inner region with two neighbours is no gap: those two meet on both sides of it, which a list tells only once.
    """
    parts = blocks(whole)
    if len(parts) != 1 or OUTSIDE not in whole:
        return
    enclosed = {r.id for r in file.regions if not r.edge and len(whole[r.id]) == 2}
    for face in faces(parts[0]) or []:
        if len(face) - len(enclosed.intersection(face)) > 3:
            around = [str(point) for point in sorted(face) if point != OUTSIDE]
            if OUTSIDE in face:
                around.append("the edge")
            yield _warning(
                f"regions {_list(around)} surround one spot, so a border or an edge flag may be missing there"
            )


# --- coming onto the board and getting around -------------------------------------------------------------------------


def _entries(file: BoardFile) -> Iterator[Problem]:
    edge_seas = {region.id for region in file.regions if region.edge and region.terrain == "sea"}
    for region in file.regions:
        seas = sorted(edge_seas.intersection(region.neighbours)) if region.terrain not in CLOSED else []
        if region.terrain == "chasm":
            if region.entry:
                yield _error(f"region {region.id} is a chasm and can be no entry (UG-3.3)", region.id)
        elif region.terrain == "lake":
            if region.entry:
                yield _error(f"region {region.id} is a lake and can be no entry (BASE-P-SEAFARING-3)", region.id)
        elif region.entry and not region.edge and not seas:
            yield _error(
                f"region {region.id} is an entry, but touches neither the edge nor a sea at the edge (CORE-6.2)",
                region.id,
            )
        elif region.edge and not region.entry:
            yield _error(f"region {region.id} touches the edge and must be an entry (CORE-6.2)", region.id)
        elif seas and not region.entry:
            yield _error(
                f"region {region.id} touches the sea {seas[0]} at the edge and must be an entry (CORE-6.2)", region.id
            )
    if not any(region.entry for region in file.regions):
        yield _error("no region is an entry: nobody could ever come onto the board")


def _reach(file: BoardFile) -> Iterator[Problem]:
    walkable = [region for region in file.regions if region.terrain not in CLOSED]
    open_ids = {region.id for region in walkable}
    reached = {region.id for region in walkable if region.entry}
    if not reached:
        return  # _entries tells
    graph = _graph(file) | graph_of([*borders(file), *file.links])
    for part in islands({point: graph[point] & open_ids for point in open_ids}):
        if not reached.intersection(part):
            yield _warning(f"no way leads from the edge to {_regions(part)}: only water and chasms lie around")


# --- sides of the sky -------------------------------------------------------------------------------------------------


def _sky(file: BoardFile) -> Iterator[Problem]:
    for region in file.regions:
        if region.island < 1:
            yield _error(
                f"region {region.id} is on no island: a board is either a ground or a side of the sky (SKY-2.9)",
                region.id,
            )
        if region.entry:
            yield _error(
                f"region {region.id} is an entry, but nobody comes onto the board in the sky (SKY-3.5)", region.id
            )
        if region.terrain in NOT_ABOVE:
            yield _error(f"region {region.id} is a {region.terrain}, which no sky has (SKY-3.9)", region.id)
        if region.access and region.access not in ACCESS:
            yield _error(
                f"region {region.id}: '{region.access}' is no access; known are {', '.join(ACCESS)}", region.id
            )
    for token in ACCESS:
        if not any(region.access == token for region in file.regions):
            yield _error(f"no region is joined to the {token}, so nobody can climb there (SKY-3.1)")
    graph = _graph(file)
    for number in sorted({region.island for region in file.regions}):
        here = {region.id for region in file.regions if region.island == number}
        parts = islands({point: graph[point] & here for point in here})
        if len(parts) > 1:
            listed = "; ".join(", ".join(map(str, part)) for part in parts)
            yield _error(f"island {number} falls into {len(parts)} parts: {listed}")
    room = MAX_REGIONS - len(printed_board("base", SMALLEST).regions)
    if len(file.regions) > room:
        yield _error(f"a sky of {len(file.regions)} regions fits over no ground, at most {room} do over {SMALLEST}")
    areas = [region.area for region in file.regions if region.area is not None]
    if sum(areas) > 1:
        yield _warning(f"the areas are shares of the board and leave no room for clouds: {sum(areas):.3f}")


def _flat_sky(file: BoardFile) -> Iterator[Problem]:
    yield from map(_error, flat_errors(file))


# --- what is printed on the regions -----------------------------------------------------------------------------------


def _balance(file: BoardFile) -> Iterator[Problem]:
    count = Counter(region.terrain for region in file.regions)
    for terrains in LAND.values():
        here = [count[terrain] for terrain in terrains]
        if any(here) and (min(here) == 0 or max(here) - min(here) >= UNEVEN):
            listed = ", ".join(f"{count[terrain]} {_word(terrain)}" for terrain in terrains)
            yield _warning(f"the terrains are uneven, which favours some powers: {listed}")
    for terrain, (markers, rule) in MOUNTAINS.items():
        if count[terrain] > markers:
            yield _note(f"{count[terrain]} {_word(terrain)} regions: the box has {markers} markers for them ({rule})")


def _natives(file: BoardFile) -> Iterator[Problem]:
    homes = [region for region in file.regions if region.natives]
    for region in homes:
        if region.terrain == "chasm":
            yield _error(f"region {region.id} is a chasm and holds no natives (UG-3.3)", region.id)
        elif region.terrain in CLOSED:
            yield _error(f"region {region.id} is a {region.terrain} and holds no natives", region.id)
        elif region.terrain == "river":
            yield _warning(f"region {region.id} is a river with natives, which no printed board has", region.id)
    if file.box != "underground":
        return
    for region in homes:
        if region.natives != MONSTERS_HERE:
            yield _error(
                f"region {region.id} has {region.natives} Monsters; it must be {MONSTERS_HERE} (UG-2.2)", region.id
            )
    if len(homes) * MONSTERS_HERE > MONSTERS:
        yield _error(
            f"{len(homes)} regions have Monsters: {_list([r.id for r in homes])}; "
            f"the box has {MONSTERS} Monsters, enough for {MONSTERS // MONSTERS_HERE} regions (UG-1.3)"
        )
    ids = {region.id for region in homes}
    for a, b in borders(file):
        if a in ids and b in ids:
            yield _error(f"regions {a} and {b} both have Monsters and are neighbours")


def _volcanoes(file: BoardFile) -> Iterator[Problem]:
    marked = [region for region in file.regions if "volcano" in region.symbols]
    for region in marked:
        if region.terrain != "chasm":
            yield _error(f"region {region.id} has a volcano, but only a chasm can (UG-3.1)", region.id)
    if file.box == "underground" and not any(region.terrain == "chasm" for region in marked):
        yield _error("no chasm has a volcano: the Flames could not place theirs (UG-R-FLAMES-1)")


def _river(file: BoardFile) -> Iterator[Problem]:
    course = {region.id: region for region in file.regions if region.terrain == "river"}
    if not course:
        if file.box == "underground":
            yield _warning("there is no river")
        return
    graph = _graph(file)
    wet: Graph = {point: graph[point] & set(course) for point in course}
    parts = islands(wet)
    if len(parts) > 1:
        listed = "; ".join(", ".join(map(str, part)) for part in parts)
        yield _error(f"the river is broken into {len(parts)} pieces: {listed} (UG-3.5)")
        return
    forks = [point for point in sorted(wet) if len(wet[point]) > 2]
    for point in forks:
        yield _error(
            f"the river forks at region {point}: it touches the river regions {_list(sorted(wet[point]))} (UG-3.5)",
            point,
        )
    ends = [point for point in sorted(wet) if len(wet[point]) == 1]
    if not forks and len(ends) != 2:
        course_text = "is the single" if len(wet) == 1 else "runs in a circle through"
        yield _error(f"the river {course_text} {_regions(wet)}, but it needs two ends (UG-3.5)")
    for point, region in course.items():
        if point in ends and not region.edge:
            yield _error(f"the river ends at region {point}, which does not touch the edge (UG-3.5)", point)
        elif point not in ends and region.edge and len(wet) > 1:
            yield _warning(f"the river touches the edge at region {point}, which is not one of its ends", point)


# --- how it is drawn --------------------------------------------------------------------------------------------------


def _drawing(file: BoardFile) -> Iterator[Problem]:
    if file.aspect <= 0:
        yield _error(f"the aspect is width divided by height and cannot be {file.aspect:g}")
    missing = [region.id for region in file.regions if region.centroid is None]
    if missing:
        yield _warning(f"{_regions(missing)} cannot be drawn: the centroid is missing")
    for region in file.regions:
        if region.centroid is not None and not all(0 <= share <= 1 for share in region.centroid):
            x, y = region.centroid
            yield _error(
                f"region {region.id}: its centroid {x:g}, {y:g} is off the board, which goes from 0 to 1", region.id
            )
        if region.area is not None and region.area <= 0:
            yield _error(
                f"region {region.id}: its area is a share of the board and cannot be {region.area:g}", region.id
            )
    areas = [region.area for region in file.regions if region.area is not None]
    if areas and len(areas) < len(file.regions):
        without = [region.id for region in file.regions if region.area is None]
        yield _warning(f"an area is missing for {_regions(without)}, while others have one")
    elif areas and min(areas) > 0 and not AREA[0] <= sum(areas) <= AREA[1] and not is_sky(file):
        yield _warning(f"the areas are shares of the board and should add up to 1, not {sum(areas):.3f}")


CHECKS: Final[tuple[Callable[[BoardFile], Iterator[Problem]], ...]] = (
    _words,
    _neighbours,
    _connected,
    _links,
    _flat,
    _entries,
    _reach,
    _balance,
    _natives,
    _volcanoes,
    _river,
    _drawing,
)
SKY_CHECKS: Final = (_sky, _words, _neighbours, _connected, _links, _flat_sky, _natives, _volcanoes, _drawing)


# --- helpers ----------------------------------------------------------------------------------------------------------


def _error(text: str, region: int = 0) -> Problem:
    return Problem("", 0, text, region=region)


def _warning(text: str, region: int = 0) -> Problem:
    return Problem("", 0, text, level="warning", region=region)


def _note(text: str) -> Problem:
    return Problem("", 0, text, level="note")


def _graph(file: BoardFile) -> Graph:
    graph: Graph = {region.id: set() for region in file.regions}
    return graph | graph_of(borders(file))


def _with_outside(file: BoardFile) -> Graph:
    """The board with one more region, the outside, that touches every region at the edge; bridges cross nothing."""
    edge = [(OUTSIDE, region.id) for region in file.regions if region.edge]
    island = {region.id: region.island for region in file.regions}
    drawn = [(a, b) for a, b in borders(file) if island[a] == island[b]]
    alone: Graph = {region.id: set() for region in file.regions}
    return alone | graph_of([*drawn, *edge])


def _claim(line: Line) -> str:
    a, b = line
    return f"region {b} at the edge" if a == OUTSIDE else f"border {a}–{b}"


def _list(items: Iterable[int] | Iterable[str]) -> str:
    words = [str(item) for item in items]
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def _regions(ids: Iterable[int]) -> str:
    listed = sorted(ids)
    return f"{'region' if len(listed) == 1 else 'regions'} {_list(listed)}"


def _word(terrain: str) -> str:
    return terrain.replace("_", " ")


def summary(file: BoardFile) -> str:
    """One line about a board."""
    count = Counter(region.terrain for region in file.regions)
    known = [terrain for terrain in TERRAINS if count[terrain]] + sorted(set(count) - set(TERRAINS))
    edge = sum(region.edge for region in file.regions)
    native_regions = sum(region.natives > 0 for region in file.regions)
    isles = len({region.island for region in file.regions})
    game = f"a sky of {isles} islands" if is_sky(file) else f"{file.players} players, {file.rounds} rounds"
    beside = f"; {len(coast(file))} of {len(land(file))} land regions at the river" if count["river"] else ""
    return (
        f"{file.key} ({'printed' if file.origin == 'printed' else 'a board of ours'}): "
        f"{game}, {len(file.regions)} regions, {len(borders(file))} borders, "
        f"{edge} at the edge, {native_regions} with natives; "
        + ", ".join(f"{count[terrain]} {_word(terrain)}" for terrain in known)
        + beside
    )
