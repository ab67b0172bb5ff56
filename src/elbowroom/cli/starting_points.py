"""What `elbowroom new` writes: races, powers and boards to begin with, each with a test that passes."""

import json

from elbowroom.content.boards import BoardFile, RegionFile

RACE = '''\
"""{name}, a race.

Check it:    elbowroom content check {key}.py
Test it:     pytest test_{key}.py
Play it:     elbowroom play --content {key}.py
Measure it:  elbowroom simulate --content {key}.py --games 1000

Everything a race can declare and do: docs/hooks.md.
"""

from mypy_extensions import i64

from elbowroom import Race, Slot, State


class {cls}(Race):
    key = "{key}"  # its name in files and commands
    name = "{name}"  # what players read
    tokens = 6  # 1 to 10; the power adds its own
    # tray = 15  # all tokens there are, if the race can gain some; five more than `tokens` otherwise
    summary = "One more coin for each Hill they hold."
    needs = ("hill",)  # on a board without any the race stays in the box

    # A hook answers for all regions at once, with a set of regions: a number with one bit for each.
    # Combine sets with & (both), | (any of them) and & ~ (but not): s.occupied(slot) & s.board.hill
    def worth_more(self, s: State, slot: Slot) -> i64:
        """The regions that pay one coin more, if the race holds them."""
        return s.board.hill
'''

TEST_HEAD = '''\
"""{name} at work."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom import Content, forget, install, load_file, opening, parse_action, try_out

FILE = Path(__file__).with_name("{file}")


@pytest.fixture(autouse=True)
def content() -> Iterator[Content]:
    """What the file brings, known in each test and forgotten after it."""
    found = load_file(FILE)
    install(found)
    yield found
    forget()


def test_random_games_stay_sound(content: Content) -> None:
    trial = try_out(content, games=3)
    assert sum(trial.games.values()) >= 3
'''

RACE_TEST = (
    TEST_HEAD
    + """    assert trial.picked["{key}"] > 0


def test_a_hill_pays_two_coins() -> None:
    s = opening("base_2", race="{key}", power="swamp")
    for action in ("pick 0", "conquer 7", "stop", "done"):  # region 7 is a Hill at the edge
        s.play(parse_action(action))
    assert s.coins(0) == 5 + 2
"""
)

POWER = '''\
"""{name}, a power.

Check it:    elbowroom content check {key}.py
Test it:     pytest test_{key}.py
Play it:     elbowroom play --content {key}.py
Measure it:  elbowroom simulate --content {key}.py --games 1000

Everything a power can declare and do: docs/hooks.md.
"""

from mypy_extensions import i64

from elbowroom import Power, Slot, State


class {cls}(Power):
    key = "{key}"  # its name in files and commands
    name = "{name}"  # what players read, in front of the name of a race
    tokens = 4  # 0 to 5
    summary = "Mountains cost one token less."
    needs = ("mountain",)  # on a board without any the power stays in the box
    discount = 1  # what each region of `cheaper` costs less

    # A hook answers for all regions at once, with a set of regions: a number with one bit for each.
    # Combine sets with & (both), | (any of them) and & ~ (but not): s.board.mountain & ~s.board.mine
    def cheaper(self, s: State, slot: Slot) -> i64:
        """The regions that cost `discount` tokens less; every conquest costs one token at least."""
        return s.board.mountain
'''

POWER_TEST = (
    TEST_HEAD
    + """    assert trial.picked["{key}"] > 0


def test_a_mountain_costs_two_tokens_instead_of_three() -> None:
    s = opening("base_2", race="ratmen", power="{key}")
    s.play(parse_action("pick 0"))
    before = s.hand(0)
    s.play(parse_action("conquer 9"))  # an empty Mountain at the edge
    assert s.hand(0) == before - 2
"""
)

# JSON has no comments, so that this test says what to do with the board.
BOARD_TEST = (
    TEST_HEAD.replace(
        '"""{name} at work."""',
        '''"""{name}, a board: {file}.

Regions lie like bricks, {columns} in a row. Change terrains, symbols and natives as you like; whoever changes borders
writes them on both sides. docs/boards.md explains the fields, and an editor checks them with docs/board.schema.json.

Check it:    elbowroom board check {file}
Try it:      elbowroom content check {file}
Play on it:  elbowroom play --content {file} --board {key}
"""''',
    )
    + """    assert trial.games["{key}"] == 3


def test_the_first_conquest_is_at_the_edge() -> None:
    s = opening("{key}", race="ratmen")
    s.play(parse_action("pick 0"))
    assert parse_action("conquer 2") in s.legal()
    assert parse_action("conquer {inside}") not in s.legal()
"""
)

SIZES = {2: (4, 6, 10), 3: (5, 6, 10), 4: (5, 8, 9), 5: (6, 8, 8)}  # players: rows, columns, rounds
TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain")
SYMBOLS = ("mine", "magic", "cavern")


def bricks(key: str, players: int) -> BoardFile:
    """A board whose regions lie like bricks: three meet at every point, and no two neighbours are alike."""
    rows, columns, rounds = SIZES[players]
    regions = [_brick(row, column, rows, columns) for row in range(rows) for column in range(columns)]
    seas = (regions[0], regions[-1])
    for water, terrain in ((seas[0], "sea"), (seas[1], "sea"), (regions[rows // 2 * columns + columns // 2], "lake")):
        water.terrain, water.natives, water.symbols = terrain, 0, []
    for region in regions:
        region.entry = region.edge or any(sea.id in region.neighbours for sea in seas)
    return BoardFile(
        key=key,
        box="base",
        players=players,
        rounds=rounds,
        regions=regions,
        aspect=round((columns + 0.5) / rows, 3),
        origin="ours",
    )


def _brick(row: int, column: int, rows: int, columns: int) -> RegionFile:
    shift = row % 2  # every second row lies half a brick further right
    beside = [(row, column - 1), (row, column + 1)]
    for other in (row - 1, row + 1):
        beside += [(other, column - 1 + shift), (other, column + shift)]
    number = row * columns + column
    terrain = TERRAINS[(column + 2 * row) % len(TERRAINS)]
    edge = row in (0, rows - 1) or column in (0, columns - 1)
    return RegionFile(
        id=number + 1,
        terrain=terrain,
        neighbours=sorted(r * columns + c + 1 for r, c in beside if 0 <= r < rows and 0 <= c < columns),
        symbols=[SYMBOLS[number // 2 % len(SYMBOLS)]] if number % 2 == 0 else [],
        natives=int(number % 3 == 1 and terrain != "mountain"),
        edge=edge,
        centroid=(round((column + 0.5 + shift / 2) / (columns + 0.5), 4), round((row + 0.5) / rows, 4)),
        area=round(1 / (rows * columns), 4),
    )


def board_text(board: BoardFile) -> str:
    """A board file, one region in a line."""
    fields = {"key": board.key, "box": board.box, "players": board.players, "rounds": board.rounds}
    head = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in fields.items()]
    head += [f'  "aspect": {board.aspect},', f'  "origin": {json.dumps(board.origin)},', '  "regions": [']
    regions = [
        {
            "id": region.id,
            "terrain": region.terrain,
            "symbols": region.symbols,
            "natives": region.natives,
            "edge": region.edge,
            "entry": region.entry,
            "neighbours": region.neighbours,
            "centroid": region.centroid,
            "area": region.area,
        }
        for region in board.regions
    ]
    lines = ",\n".join(f"    {json.dumps(region)}" for region in regions)
    return "\n".join(["{", *head, lines, "  ]", "}"]) + "\n"
