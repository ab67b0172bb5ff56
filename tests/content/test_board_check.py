"""Every check of `board check`: all our boards pass, and one broken board for each thing it can say."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from elbowroom.content.board_check import LAND, borders, check_board, summary
from elbowroom.content.boards import BoardFile, build_board, parse_board, printed_board, shipped_boards
from elbowroom.content.problem import Problem
from elbowroom.engine.board import BoardError

Data = dict[str, Any]
Change = Callable[[Data], None]


def data_of(name: str) -> Data:
    found: Data = json.loads(msgspec.json.encode(printed_board(shipped_boards()[name], name)))
    return found


def problems(name: str, change: Change) -> list[tuple[str, str]]:
    """What is said about a board after a change."""
    data = data_of(name)
    change(data)
    return [(problem.level, problem.what) for problem in check_board(parse_board(json.dumps(data)))]


def at(data: Data, region: int) -> Data:
    found: Data = data["regions"][region - 1]
    return found


def put(region: int, **fields: object) -> Change:
    return lambda data: at(data, region).update(fields)


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def join(a: int, b: int) -> Change:
    def change(data: Data) -> None:
        at(data, a)["neighbours"].append(b)
        at(data, b)["neighbours"].append(a)

    return change


def part(a: int, b: int) -> Change:
    def change(data: Data) -> None:
        at(data, a)["neighbours"].remove(b)
        at(data, b)["neighbours"].remove(a)

    return change


def forget(a: int, b: int) -> Change:
    return lambda data: at(data, a)["neighbours"].remove(b)


def remember(a: int, b: int) -> Change:
    return lambda data: at(data, a)["neighbours"].append(b)


def link(*links: tuple[int, int]) -> Change:
    return lambda data: data.update(links=[list(pair) for pair in links])


def every(**fields: object) -> Change:
    def change(data: Data) -> None:
        for region in data["regions"]:
            region.update(fields)

    return change


def dry(data: Data) -> None:
    """Turn the five river regions into one region of each land."""
    land = iter(LAND["underground"])
    for region in data["regions"]:
        if region["terrain"] == "river":
            region["terrain"] = next(land)


def cut_off(*regions: int) -> Change:
    """No border between these regions and the others."""

    def change(data: Data) -> None:
        for region in data["regions"]:
            inside = region["id"] in regions
            region["neighbours"] = [n for n in region["neighbours"] if (n in regions) == inside]

    return change


def scale_areas(factor: float) -> Change:
    def change(data: Data) -> None:
        for region in data["regions"]:
            region["area"] *= factor

    return change


def test_links_join_regions_without_a_border_and_need_not_be_flat() -> None:
    assert problems("base_2", link((3, 19), (4, 22), (7, 20))) == []
    data = data_of("base_2")
    link((3, 19))(data)
    board = build_board(parse_board(json.dumps(data)))
    plain = build_board(parse_board(json.dumps(data_of("base_2"))))
    assert board.neighbours(1 << 2) == plain.neighbours(1 << 2) | 1 << 18
    assert board.neighbours(1 << 18) == plain.neighbours(1 << 18) | 1 << 2


def test_a_link_that_makes_no_sense_makes_no_board() -> None:
    data = data_of("base_2")
    link((3, 99))(data)
    with pytest.raises(BoardError, match="link 3–99: the regions of this board are 1 to 23"):
        build_board(parse_board(json.dumps(data)))


@pytest.mark.parametrize("name", shipped_boards())
def test_our_boards_give_nothing_to_complain_about(name: str) -> None:
    assert problems(name, lambda data: None) == []


ERRORS: list[tuple[str, Change, str]] = [
    # which touch which
    ("base_2", forget(1, 2), "region 2 lists 1 as a neighbour, but not the other way round"),
    ("base_2", remember(4, 4), "region 4 is listed as its own neighbour"),
    ("base_2", remember(4, 24), "region 4: its neighbour 24 does not exist"),
    ("base_2", remember(1, 2), "region 1 lists its neighbour 2 2 times"),
    # the sky
    ("sky_2", put(4, island=0), "region 4 is on no island: a board is either a ground or a side of the sky (SKY-2.9)"),
    ("sky_2", put(4, entry=True), "region 4 is an entry, but nobody comes onto the board in the sky (SKY-3.5)"),
    ("sky_2", put(4, terrain="chasm"), "region 4 is a chasm, which no sky has (SKY-3.9)"),
    ("sky_2", put(4, access="ladder"), "region 4: 'ladder' is no access; known are beanstalk, stairway"),
    ("sky_2", put(5, access=""), "no region is joined to the beanstalk, so nobody can climb there (SKY-3.1)"),
    ("sky_3", put(6, island=2), "island 2 falls into 2 parts: 5, 8, 9; 6"),
    (
        "sky_2",
        every(island=0),
        "a side of the sky is made of islands: give each region the number of its island (SKY-2.9)",
    ),
    ("base_2", link((1, 24)), "link 1–24: the regions of this board are 1 to 23"),
    ("base_2", link((5, 5)), "link 5–5 joins a region with itself"),
    ("base_2", link((2, 1)), "link 2–1: these regions are neighbours anyway"),
    ("base_2", link((3, 19), (19, 3)), "link 19–3 is listed twice"),
    (
        "base_2",
        cut_off(16, 21, 22, 23),
        "the board falls into 2 parts without a border between them: "
        "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20; 16, 21, 22, 23",
    ),
    ("base_2", join(1, 20), "the board can only be flat without border 1–20"),
    ("base_2", join(9, 12), "the board can only be flat without border 9–12 or without border 10–11"),
    ("base_2", put(13, edge=True), "the board can only be flat without region 13 at the edge"),
    # entries
    (
        "base_2",
        every(edge=False, entry=False),
        "no region is an entry: nobody could ever come onto the board",
    ),
    ("underground_4", put(10, entry=True), "region 10 is a chasm and can be no entry (UG-3.3)"),
    ("underground_4", put(1, entry=True), "region 1 is a chasm and can be no entry (UG-3.3)"),
    ("base_2", put(13, entry=True), "region 13 is a lake and can be no entry (BASE-P-SEAFARING-3)"),
    (
        "base_2",
        put(4, entry=True),
        "region 4 is an entry, but touches neither the edge nor a sea at the edge (CORE-6.2)",
    ),
    ("base_2", put(5, entry=False), "region 5 touches the edge and must be an entry (CORE-6.2)"),
    ("base_4", put(6, entry=False), "region 6 touches the sea 5 at the edge and must be an entry (CORE-6.2)"),
    # natives
    (
        "underground_4",
        both(put(9, natives=0), put(10, natives=2)),
        "region 10 is a chasm and holds no natives (UG-3.3)",
    ),
    ("base_2", put(13, natives=1), "region 13 is a lake and holds no natives"),
    ("underground_4", put(9, natives=1), "region 9 has 1 Monsters; it must be 2 (UG-2.2)"),
    (
        "underground_4",
        both(put(20, natives=2), put(39, natives=2)),
        "8 regions have Monsters: 9, 13, 20, 23, 26, 33, 39 and 42; "
        "the box has 14 Monsters, enough for 7 regions (UG-1.3)",
    ),
    ("underground_4", put(8, natives=2), "regions 8 and 9 both have Monsters and are neighbours"),
    # chasms and the river
    ("underground_4", put(20, symbols=["volcano"]), "region 20 has a volcano, but only a chasm can (UG-3.1)"),
    ("underground_4", every(symbols=[]), "no chasm has a volcano: the Flames could not place theirs (UG-R-FLAMES-1)"),
    ("underground_4", put(25, terrain="mine"), "the river is broken into 2 pieces: 2, 16; 31, 40 (UG-3.5)"),
    ("underground_4", put(2, terrain="mine"), "the river ends at region 16, which does not touch the edge (UG-3.5)"),
    (
        "underground_2",
        both(put(3, terrain="mine"), put(17, terrain="mine")),
        "the river is the single region 25, but it needs two ends (UG-3.5)",
    ),
    (
        "underground_2",
        both(put(3, terrain="mine"), put(16, terrain="river"), put(24, terrain="river"), put(25, terrain="mine")),
        "the river runs in a circle through regions 16, 17 and 24, but it needs two ends (UG-3.5)",
    ),
    # the drawing
    ("base_2", put(4, centroid=[0.5, 1.2]), "region 4: its centroid 0.5, 1.2 is off the board, which goes from 0 to 1"),
    ("base_2", put(4, area=0), "region 4: its area is a share of the board and cannot be 0"),
    ("base_2", lambda data: data.update(aspect=0), "the aspect is width divided by height and cannot be 0"),
    # words and numbers
    ("base_2", put(4, symbols=["gold"]), "region 4: 'gold' is no symbol; known are mine, magic, cavern, volcano"),
    ("base_2", put(4, natives=10), "region 4: a region has 0 to 9 natives, not 10"),
    ("base_2", put(4, id=5), "the regions must have the ids 1, 2, 3 … in this order"),
    ("base_2", lambda data: data.update(regions=[]), "the board has no regions"),
    ("base_2", lambda data: data.update(players=7), "a board is for 2 to 6 players, not 7"),
    ("base_2", lambda data: data.update(rounds=0), "a game lasts 1 to 50 rounds, not 0"),
]


@pytest.mark.parametrize(("name", "change", "text"), ERRORS, ids=[text[:60] for _, _, text in ERRORS])
def test_an_error_is_named_and_nothing_else(name: str, change: Change, text: str) -> None:
    assert [problem for problem in problems(name, change) if problem[0] == "error"] == [("error", text)]


WARNINGS: list[tuple[str, Change, str, str]] = [
    (
        "underground_4",
        part(20, 21),
        "warning",
        "regions 14, 20, 21 and 27 surround one spot, so a border or an edge flag may be missing there",
    ),
    (
        "base_2",
        both(put(2, terrain="hill"), put(6, terrain="hill")),
        "warning",
        "the terrains are uneven, which favours some powers: 2 farmland, 4 forest, 6 hill, 4 swamp, 4 mountain",
    ),
    ("underground_4", dry, "warning", "there is no river"),
    (
        "base_2",
        put(2, edge=False),
        "warning",
        "regions 1, 2, 3 and the edge surround one spot, so a border or an edge flag may be missing there",
    ),
    (
        "underground_2",
        put(2, terrain="river"),
        "warning",
        "the river touches the edge at region 3, which is not one of its ends",
    ),
    (
        "underground_4",
        both(put(26, natives=0), put(25, natives=2)),
        "warning",
        "region 25 is a river with natives, which no printed board has",
    ),
    ("base_2", put(4, centroid=None), "warning", "region 4 cannot be drawn: the centroid is missing"),
    ("base_2", put(4, area=None), "warning", "an area is missing for region 4, while others have one"),
    (
        "base_2",
        scale_areas(1.2),
        "warning",
        "the areas are shares of the board and should add up to 1, not 1.181",
    ),
]


@pytest.mark.parametrize(("name", "change", "level", "text"), WARNINGS, ids=[text[:60] for *_, text in WARNINGS])
def test_a_warning_is_given(name: str, change: Change, level: str, text: str) -> None:
    assert problems(name, change) == [(level, text)]


def test_each_fork_of_the_river_is_named() -> None:
    assert problems("underground_4", put(24, terrain="river")) == [
        ("error", "the river forks at region 16: it touches the river regions 2, 24 and 25 (UG-3.5)"),
        ("error", "the river forks at region 25: it touches the river regions 16, 24 and 31 (UG-3.5)"),
    ]


def test_an_unknown_terrain_is_named_with_the_known_ones() -> None:
    found = problems("base_2", put(4, terrain="desert"))
    assert found[0][0] == "error"
    assert found[0][1].startswith("region 4: 'desert' is no terrain; known are farmland, forest, hill, ")


def test_when_several_borders_are_wrong_a_smallest_set_that_cannot_be_is_listed() -> None:
    [(level, text)] = problems("base_2", both(join(1, 20), join(2, 19), join(5, 17)))
    assert level == "error"
    assert text.startswith("the board cannot be flat and more than one thing is wrong; one of these must go: ")
    assert "border 1–" in text or "border 2–" in text


def test_more_regions_than_a_board_can_have_are_counted() -> None:
    data = data_of("base_2")
    ring = [
        {
            "id": i + 1,
            "terrain": "hill",
            "neighbours": [(i - 1) % 61 + 1, (i + 1) % 61 + 1],
            "edge": True,
            "entry": True,
        }
        for i in range(61)
    ]
    data["regions"] = ring
    assert [p.what for p in check_board(parse_board(json.dumps(data)))] == [
        "the board has 61 regions, at most 60 are possible"
    ]


def test_regions_behind_chasms_are_out_of_reach() -> None:
    data = data_of("underground_4")
    for n in at(data, 20)["neighbours"]:
        at(data, n).update(terrain="chasm", natives=0, entry=False)
    texts = [p.what for p in check_board(parse_board(json.dumps(data)))]
    assert "no way leads from the edge to region 20: only water and chasms lie around" in texts


def test_more_mountains_than_markers_are_only_noted() -> None:
    data = data_of("underground_5")
    mine = next(region for region in data["regions"] if region["terrain"] == "mine")
    mine["terrain"] = "black_mountain"
    assert check_board(parse_board(json.dumps(data))) == [
        Problem("", 0, "10 black mountain regions: the box has 9 markers for them (UG-1.3)", level="note")
    ]


def test_errors_come_before_warnings_and_all_are_listed() -> None:
    found = problems("underground_4", both(put(9, natives=1, centroid=None), forget(2, 1), put(33, natives=3)))
    assert [level for level, _ in found] == ["error", "error", "error", "warning"]


def test_monsters_of_a_board_without_a_box_may_be_neighbours() -> None:
    assert problems("underground_4", both(lambda data: data.update(box="mine"), put(8, natives=2))) == []


def test_a_border_known_to_one_side_is_counted_once() -> None:
    data = data_of("base_2")
    forget(1, 2)(data)
    assert len(borders(parse_board(json.dumps(data)))) == 51


def test_the_summary_counts_and_tells_the_origin() -> None:
    assert summary(printed_board("underground", "underground_2")) == (
        "underground_2 (printed): 2 players, 10 rounds, 28 regions, 67 borders, 14 at the edge, 4 with natives; "
        "4 mud pool, 4 mushroom forest, 4 mystic crystal, 4 black mountain, 4 mine, 3 river, 5 chasm; "
        "10 of 20 land regions at the river"
    )
    assert summary(printed_board("base", "base_2")).endswith(" sea, 1 lake")
    ours: BoardFile = printed_board("underground", "underground_5")
    assert summary(ours).startswith("underground_5 (a board of ours): 5 players, 8 rounds, 55 regions, ")


@pytest.mark.parametrize(
    ("name", "change", "region"),
    [
        ("base_2", put(13, terrain="jungle"), 13),
        ("underground_4", put(2, terrain="mine"), 16),  # where the river ends then
        ("base_2", put(1, entry=False), 1),
        ("base_2", lambda data: data.update(aspect=-1), 0),
    ],
)
def test_a_problem_with_one_region_knows_which(name: str, change: Change, region: int) -> None:
    data = data_of(name)
    change(data)
    assert [problem.region for problem in check_board(parse_board(json.dumps(data))) if problem.level == "error"] == [
        region
    ]
