"""The base box as data: every tile and board against the tables of the rules."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from elbowroom import rulebook
from elbowroom.content import base
from elbowroom.content.boards import BoardFile, build_board, parse_board, read_board
from elbowroom.content.catalog import board_file, board_names
from elbowroom.content.reference import BESIDE
from elbowroom.content.setup import rules_for
from elbowroom.engine.board import Board, BoardError
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import HOOKS, Tile, implements
from elbowroom.engine.regions import MAX_REGIONS, members
from elbowroom.notation.position import load_position
from tests.content.helpers import hand, play, race, tray

BOOK = rulebook.load()

TEXT = (rulebook.rules_folder() / "base.md").read_text(encoding="utf-8")
# What the headings of base.md say: tokens and tray of races, tokens of powers. The Amazons take four more at the start.
_HEADINGS = re.findall(r"(?:^### |· )([A-Z][A-Za-z ]+) — (\d+)(?: \(\+\d\))?(?:, tray (\d+))?", TEXT, re.MULTILINE)
_NUMBERS = {name.lower().replace(" ", "_"): (int(tokens), int(tray or 0)) for name, tokens, tray in _HEADINGS}
RACES = {key: numbers for key, numbers in _NUMBERS.items() if numbers[1]}
POWERS = {key: tokens for key, (tokens, tray) in _NUMBERS.items() if not tray}
# Board: players, rounds, regions, borders.
BOARDS = {
    "base_2": (2, 10, 23, 51),
    "base_3": (3, 10, 30, 71),
    "base_4": (4, 9, 39, 95),
    "base_5": (5, 8, 48, 119),
}
TILES: list[type[Tile]] = [*base.RACES, *base.POWERS]


# --- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-1.1", "CORE-1.2", "BASE-0.4")
def test_the_box_holds_the_races_of_the_table() -> None:
    assert {tile.key: (tile.tokens, tile.tray) for tile in base.RACES} == RACES
    assert f"{len(RACES)} race banners and {len(POWERS)} power badges" in BOOK.get("CORE-1.1").text
    assert f"total in the tray ({sum(stock for _, stock in RACES.values())})" in BOOK.get("CORE-1.2").text


@pytest.mark.rule("CORE-1.1", "BASE-0.4")
def test_the_box_holds_the_powers_of_the_table() -> None:
    assert {tile.key: tile.tokens for tile in base.POWERS} == POWERS


@pytest.mark.rule("BASE-0.4")
def test_the_numbers_are_those_written_in_the_rules() -> None:
    """The tables of base.md say the same as its headings."""
    races = re.findall(r"^\| ([A-Z]+) \|[^|]*\|[^|]*\|[^|]*\| (\d+)(\+4)? / (\d+) \|", TEXT, re.MULTILINE)
    assert {key.lower(): (int(tokens), int(stock)) for key, tokens, _, stock in races} == RACES
    assert [key for key, _, more, _ in races if more] == ["AMAZONS"]
    powers = re.findall(r"^\| ([A-Z]+) \|[^|]*\|[^|]*\|[^|]*\| (\d+) \|", TEXT, re.MULTILINE)
    assert {key.lower(): int(n) for key, n in powers} == {key.replace("_", ""): n for key, n in POWERS.items()}


@pytest.mark.rule("BASE-0.4", "CORE-3.4", "BASE-R-AMAZONS-1")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("key", RACES)
def test_a_combo_gives_the_sum_of_its_numbers(key: str, power: str) -> None:
    s = load_position(f"board: base_2\ncolumn: [{{race: {key}, power: {power}}}]")
    play(s, "pick 0")
    expected = RACES[key][0] + POWERS[power] + (4 if key == "amazons" else 0)
    assert race(s, 1) == key
    assert hand(s, 1) == expected
    assert tray(s, key) == RACES[key][1] - expected


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.key)
def test_every_tile_explains_itself(tile: type[Tile]) -> None:
    assert re.fullmatch(r"[a-z_]+", tile.key)
    assert tile.name
    assert tile.name[0].isupper()
    assert tile.summary.endswith((".", "!"))
    assert 20 <= len(tile.summary) <= 220
    assert tile.rule in BOOK
    kind = "R" if tile in base.RACES else "P"
    assert tile.rule.startswith(f"BASE-{kind}-{tile.key.replace('_', '').upper()}-")
    for marker in tile.markers:
        assert marker.name
        assert marker.supply >= 1
        assert marker.rule in BOOK


def test_no_two_tiles_or_markers_share_a_key_or_a_name() -> None:
    keys = [tile.key for tile in TILES]
    names = [tile.name for tile in TILES]
    markers = [marker.key for tile in TILES for marker in tile.markers]
    assert len(set(keys)) == len(set(names)) == len(TILES)
    assert len(set(markers)) == len(markers)


def test_tiles_are_listed_in_alphabetical_order() -> None:
    assert [tile.key for tile in base.RACES] == sorted(RACES)
    assert [tile.key for tile in base.POWERS] == sorted(POWERS)


def test_tiles_define_hooks_and_nothing_that_looks_like_one() -> None:
    """A misspelt hook would never be called."""
    for tile in TILES:
        methods = {name for name, value in vars(tile).items() if callable(value) and not name.startswith("_")}
        assert methods <= {*HOOKS, *BESIDE}, tile.key
        assert all(implements(tile(), hook) for hook in methods)


def test_whoever_offers_actions_carries_them_out_and_refuses_them() -> None:
    for tile in TILES:
        made = tile()
        assert implements(made, "actions") == implements(made, "perform") == implements(made, "refusal"), tile.key


@pytest.mark.rule("CORE-1.3")
def test_the_markers_are_those_of_the_box() -> None:
    markers = {marker.key: marker for tile in TILES for marker in tile.markers}
    assert {key: marker.supply for key, marker in markers.items()} == {
        "lair": 10,
        "fortress": 6,
        "encampment": 5,
        "hole": 2,
        "hero": 2,
        "dragon": 1,
    }
    assert {key for key, marker in markers.items() if marker.immune} == {"hole", "hero", "dragon"}
    assert {key: marker.defence for key, marker in markers.items() if marker.defence} == {
        "lair": 1,
        "fortress": 1,
        "encampment": 1,
    }
    assert {key for key, marker in markers.items() if marker.stays_in_decline} == {"lair", "fortress"}
    assert {key for key, marker in markers.items() if marker.piles} == {"encampment"}
    assert {key for key, marker in markers.items() if marker.counts_as_token} == {"encampment"}


# --- boards -----------------------------------------------------------------------------------------------------------


def board(name: str) -> Board:
    return rules_for(name).board


def test_the_box_has_four_boards() -> None:
    assert list(base.BOARDS) == list(BOARDS)
    assert set(BOARDS) <= set(board_names())
    with pytest.raises(SetupError, match="there is no board 'base_9'; known are base_2"):
        board_file("base_9")


@pytest.mark.rule("CORE-2.1")
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_its_numbers(name: str) -> None:
    players, rounds, size, borders = BOARDS[name]
    here = board(name)
    assert (here.key, here.players, here.rounds, here.size) == (name, players, rounds, size)
    assert sum(len(spec.neighbours) for spec in here.specs) == 2 * borders
    assert rules_for(name).players == players
    assert rules_for(name).rounds == rounds


@pytest.mark.rule("CORE-2.2")
@pytest.mark.parametrize("name", BOARDS)
def test_borders_are_known_on_both_sides(name: str) -> None:
    here = board(name)
    for r, spec in enumerate(here.specs):
        assert spec.neighbours == sorted(set(spec.neighbours))
        assert r not in spec.neighbours
        for n in spec.neighbours:
            assert r in here.specs[n].neighbours
        assert members(here.adjacent[r]) == spec.neighbours


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_connected_and_can_be_drawn_on_a_plane(name: str) -> None:
    here = board(name)
    _, _, size, borders = BOARDS[name]
    assert borders <= 3 * size - 6
    seen = {0}
    queue = [0]
    while queue:
        for n in here.specs[queue.pop()].neighbours:
            if n not in seen:
                seen.add(n)
                queue.append(n)
    assert len(seen) == size


@pytest.mark.rule("CORE-6.2")
@pytest.mark.parametrize("name", BOARDS)
def test_entries_are_the_edge_and_the_coasts_of_seas_at_the_edge(name: str) -> None:
    regions = board_file(name).regions
    open_seas = {region.id for region in regions if region.terrain == "sea" and region.edge}
    entries = {
        region.id
        for region in regions
        if (region.edge and region.terrain != "lake")
        or (region.terrain not in ("sea", "lake") and open_seas & set(region.neighbours))
    }
    assert {region.id for region in regions if region.entry} == entries
    assert {r + 1 for r in members(board(name).entry)} == entries
    assert {r + 1 for r in members(board(name).edge)} == {region.id for region in regions if region.edge}


@pytest.mark.rule("BASE-R-TRITONS-1", "BASE-R-TRITONS-2")
@pytest.mark.parametrize("name", BOARDS)
def test_the_coast_is_the_land_beside_a_sea_or_the_lake(name: str) -> None:
    regions = board_file(name).regions
    water = {region.id for region in regions if region.terrain in ("sea", "lake")}
    coast = {region.id for region in regions if region.id not in water and water & set(region.neighbours)}
    here = board(name)
    assert {r + 1 for r in members(here.coast)} == coast
    assert {r + 1 for r in members(here.water)} == water
    assert {r + 1 for r in members(here.land)} == {region.id for region in regions} - water


@pytest.mark.rule("CORE-2.2", "CORE-2.3")
@pytest.mark.parametrize("name", BOARDS)
def test_regions_have_terrains_symbols_and_natives_of_the_base_game(name: str) -> None:
    here = board(name)
    kinds = {spec.terrain for spec in here.specs}
    assert kinds == {"farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"}
    assert {symbol for spec in here.specs for symbol in spec.symbols} == {"mine", "magic", "cavern"}
    assert len(members(here.lake)) == 1
    assert len(members(here.mountain)) <= 9  # CORE-1.3
    assert sum(spec.natives for spec in here.specs) <= 18  # CORE-1.2
    for r, spec in enumerate(here.specs):
        assert spec.natives in (0, 1)
        assert len(set(spec.symbols)) == len(spec.symbols)
        if spec.terrain in ("sea", "lake"):
            assert not spec.symbols
            assert spec.natives == 0
        assert here.bare_cost[r] == (3 if spec.terrain == "mountain" else 2)
        for kind in (spec.terrain, *spec.symbols):
            assert r in members(here.kind(kind))
            assert here.kind(kind) == getattr(here, kind)


@pytest.mark.parametrize("name", BOARDS)
def test_a_new_game_shows_the_printed_natives(name: str) -> None:
    s = load_position(f"board: {name}")
    assert [int(s.natives(r)) for r in range(s.board.size)] == [spec.natives for spec in s.board.specs]


@pytest.mark.rule("CORE-2.2")
def test_on_the_board_for_three_the_right_mountain_of_the_south_edge_touches_the_forest() -> None:
    file = board_file("base_3")
    south = [
        region
        for region in file.regions
        if region.terrain == "mountain" and region.edge and region.centroid is not None and region.centroid[1] > 0.8
    ]
    right = max(south, key=lambda region: region.centroid[0] if region.centroid else 0)
    assert any(file.regions[n - 1].terrain == "forest" and file.regions[n - 1].edge for n in right.neighbours)


# --- board files that are wrong ---------------------------------------------------------------------------------------


def small_board() -> dict[str, Any]:
    """A correct board of three regions."""
    return {
        "key": "tiny",
        "box": "mine",
        "players": 2,
        "rounds": 3,
        "regions": [
            {"id": 1, "terrain": "hill", "neighbours": [2, 3], "edge": True, "entry": True},
            {"id": 2, "terrain": "sea", "neighbours": [1, 3]},
            {"id": 3, "terrain": "swamp", "neighbours": [1, 2], "symbols": ["mine"], "natives": 1},
        ],
    }


def build(data: object) -> Board:
    return build_board(parse_board(json.dumps(data)))


def test_a_small_board_of_ones_own_can_be_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tiny.json"
    path.write_text(json.dumps(small_board()), encoding="utf-8")
    file = read_board(path)
    assert isinstance(file, BoardFile)
    here = build_board(file)
    assert (here.size, here.rounds, members(here.coast), members(here.mine)) == (3, 3, [0, 2], [2])


@pytest.mark.rule("BASE-R-TRITONS-2")
def test_water_beside_water_is_no_coast() -> None:
    data = small_board()
    data["regions"][2].update({"terrain": "lake", "natives": 0, "symbols": []})
    here = build(data)
    assert (members(here.coast), members(here.land), members(here.water)) == ([0], [0], [1, 2])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no board file"),
        ("Small World", "no board file: JSON is malformed"),
        ("[1, 2", "no board file"),
        ("[]", r"no board file: Expected `object`, got `array`"),
        ("{}", r"no board file: Object missing required field `key`"),
        (b"\xff\xfe", "no board file"),
        (b'{"key": "\xff"}', "no board file"),
    ],
)
def test_what_is_no_json_object_is_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(BoardError, match=message):
        parse_board(text)


@pytest.mark.parametrize("field", ["key", "box", "players", "rounds", "regions"])
def test_a_missing_field_is_named(field: str) -> None:
    data = small_board()
    del data[field]
    with pytest.raises(BoardError, match=f"missing required field `{field}`"):
        build(data)


@pytest.mark.parametrize("field", ["id", "terrain", "neighbours"])
def test_a_missing_field_of_a_region_is_named_with_its_place(field: str) -> None:
    data = small_board()
    del data["regions"][1][field]
    with pytest.raises(BoardError, match=rf"missing required field `{field}` - at `\$\.regions"):
        build(data)


@pytest.mark.parametrize(
    ("region", "change", "message"),
    [
        (1, {"terrain": "desert"}, "region 2: 'desert' is no terrain; known are farmland, forest"),
        (2, {"symbols": ["mine", "gold"]}, "region 3: 'gold' is no symbol; known are mine, magic"),
        (2, {"neighbours": [1]}, "region 2 lists 3 as a neighbour, but not the other way round"),
        (1, {"neighbours": [1, 4]}, "region 2: its neighbour 4 does not exist"),
        (1, {"neighbours": [1, 0]}, "region 2: its neighbour 0 does not exist"),
        (0, {"neighbours": [1, 2, 3]}, "region 1 is listed as its own neighbour"),
        (2, {"natives": -1}, "region 3: a region has 0 to 9 natives, not -1"),
        (0, {"entry": False}, "no region is an entry"),
        (2, {"id": 4}, "the regions must have the ids 1, 2, 3"),
        (2, {"id": 2}, "the regions must have the ids 1, 2, 3"),
        (2, {"terain": "hill"}, "unknown field `terain`"),
        (2, {"natives": "one"}, r"Expected `int`, got `str` - at `\$\.regions\[2\]\.natives`"),
        (2, {"neighbours": [1, "two"]}, "Expected `int`, got `str`"),
    ],
)
def test_a_wrong_region_is_refused_with_what_is_wrong(region: int, change: dict[str, object], message: str) -> None:
    data = small_board()
    data["regions"][region].update(change)
    with pytest.raises(BoardError, match=message):
        build(data)


def test_a_region_without_neighbours_is_refused() -> None:
    data = small_board()
    data["regions"] = [{**region, "neighbours": []} for region in data["regions"]]
    with pytest.raises(BoardError, match="region 1 has no neighbour"):
        build(data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 1}, "2 to 6 players, not 1"),
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"rounds": 0}, "1 to 50 rounds, not 0"),
        ({"regions": []}, "the board has no regions"),
        ({"colour": "red"}, "unknown field `colour`"),
    ],
)
def test_a_wrong_board_is_refused_with_what_is_wrong(change: dict[str, object], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        build({**small_board(), **change})


def chain(size: int) -> dict[str, Any]:
    """A board that is one long row."""
    rows = [
        {"id": i, "terrain": "hill", "entry": True, "neighbours": [n for n in (i - 1, i + 1) if 1 <= n <= size]}
        for i in range(1, size + 1)
    ]
    return {**small_board(), "regions": rows}


def test_a_board_has_at_most_sixty_regions() -> None:
    assert build(chain(MAX_REGIONS)).size == 60
    with pytest.raises(BoardError, match="the board has 61 regions, at most 60 are possible"):
        build(chain(MAX_REGIONS + 1))
