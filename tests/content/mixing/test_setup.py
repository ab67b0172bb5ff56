"""MIX-1 and MIX-2: which tiles and boards go together, and what words of one box mean on boards of another."""

from typing import Any

import pytest
from msgspec.structs import replace

from elbowroom.content.boards import build_board
from elbowroom.content.catalog import BOXES, board_file, board_names, is_meaningful
from elbowroom.content.setup import rules_for
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import Tile
from elbowroom.engine.scoring import seat_score
from elbowroom.engine.setup import new_state
from tests.content.helpers import cost, play, regions, score_lines
from tests.content.mixing.scene import offers, scene

ALL = tuple(BOXES)


def keys(board: str, **options: Any) -> tuple[set[str], set[str]]:
    rules = rules_for(board, boxes=ALL, **options)
    return {race.key for race in rules.races}, {power.key for power in rules.powers}


RACES = {race.key for box in BOXES.values() for race in box.races}
POWERS = {power.key for box in BOXES.values() for power in box.powers}
BARE_BASE = [f"base_{n}" for n in (2, 3, 4, 5)]
UNDER_THE_SKY = [f"base_{n}+sky_{side}" for n in (2, 3, 4, 5) for side in (2, 3)]
UNDERGROUND = [f"underground_{n}" for n in (2, 3, 4, 5)]

REMOVED = [
    *((board, False, {"spiderines", "flames"}, {"exploring", "adventurous", "magic"}, 34, 45) for board in BARE_BASE),
    *((board, True, {"spiderines", "flames"}, {"exploring"}, 34, 47) for board in BARE_BASE),
    *((board, False, {"spiderines", "flames"}, {"adventurous", "magic"}, 34, 46) for board in UNDER_THE_SKY),
    *((board, True, {"spiderines", "flames"}, set(), 34, 48) for board in UNDER_THE_SKY),
    *(
        (board, False, {"humans", "khans"}, {"hill", "mounted", "underworld", "exploring"}, 34, 44)
        for board in UNDERGROUND
    ),
]


@pytest.mark.rule("MIX-1.1")
def test_all_three_boxes_are_shuffled_together() -> None:
    assert [len(box.races) for box in BOXES.values()] == [14, 15, 7]
    assert [len(box.powers) for box in BOXES.values()] == [20, 21, 7]
    assert (len(RACES), len(POWERS)) == (36, 48)
    met = set()
    for seed in range(40):
        s = new_state(rules_for("base_3+sky_3", boxes=ALL, sites=True), Chance(seed))
        for i in range(s.visible):
            met.add((box_of(s.rules.races[s.column_race(i)]), box_of(s.rules.powers[s.column_power(i)])))
    assert met == {(race, power) for race in ALL for power in ALL}


def box_of(tile: Tile) -> str:
    return next(key for key, box in BOXES.items() if type(tile) in (*box.races, *box.powers))


@pytest.mark.rule("MIX-1.2")
@pytest.mark.parametrize(
    ("boards", "players", "natives"),
    [
        (BARE_BASE, [2, 3, 4, 5], 1),
        (UNDER_THE_SKY, [3, 3, 4, 4, 5, 5, 6, 6], 1),
        (UNDERGROUND, [2, 3, 4, 5], 2),
    ],
)
def test_every_family_has_its_players_and_natives(boards: list[str], players: list[int], natives: int) -> None:
    for board, number in zip(boards, players, strict=True):
        rules = rules_for(board, boxes=ALL)
        assert rules.players == number
        assert set(rules.board.natives) == {0, natives}
        assert bool(rules.sites) is (natives == 2)


@pytest.mark.rule("MIX-1.2", "MIX-1.3")
def test_there_are_three_families_and_no_sky_over_the_underground() -> None:
    assert sorted(board_names()) == sorted(BARE_BASE + UNDER_THE_SKY + UNDERGROUND)
    with pytest.raises(SetupError):
        rules_for("underground_2+sky_2")


@pytest.mark.rule("MIX-1.4")
@pytest.mark.parametrize(
    ("board", "boxes", "enough"),
    [
        ("base_5", ("base",), True),
        ("base_2", ("sky",), False),
        ("base_2", ("underground",), True),
        ("underground_5", ("base", "sky"), True),
        ("base_5+sky_2", ("base",), False),  # 14 races for 6 players
        ("base_5+sky_2", ("base", "sky"), True),
        ("base_5+sky_2", ("underground",), False),
    ],
)
def test_any_boxes_with_enough_content(board: str, boxes: tuple[str, ...], enough: bool) -> None:
    if enough:
        rules = rules_for(board, boxes=boxes)
        assert {box_of(tile) for tile in (*rules.races, *rules.powers)} == set(boxes)
    else:
        with pytest.raises(SetupError, match=r"MIX-1\.4"):
            rules_for(board, boxes=boxes)


@pytest.mark.rule("MIX-1.4")
def test_single_tiles_are_left_out_down_to_the_least_number() -> None:
    spare = [race.key for race in BOXES["base"].races][: 14 - 8]
    assert len(rules_for("base_2", without=spare).races) == 8
    with pytest.raises(SetupError, match="8 races, 7 are left"):
        rules_for("base_2", without=[*spare, "wizards"])
    powers = [power.key for power in BOXES["base"].powers][: 20 - 10]
    assert len(rules_for("base_2", without=powers).powers) == 10
    with pytest.raises(SetupError, match="10 powers, 9 are left"):
        rules_for("base_2", without=[*powers, "wealthy"])


@pytest.mark.rule("MIX-1.5")
def test_water_of_base_boards_stays_closed_to_guests() -> None:
    s = scene("board: base_2\nphase: conquer\nseats: [{active: {race: ogres, power: fisher, hand: 9}}, {}]")
    assert 2 in offers(s, "conquer")
    assert not offers(s, "conquer") & {1, 23}


@pytest.mark.rule("MIX-1.5")
def test_rivers_of_underground_boards_cost_one_and_are_emptied_by_guests_and_chasms_are_closed() -> None:
    s = scene("board: underground_2\nphase: conquer\nseats: [{active: {race: ratmen, power: flying, hand: 9}}, {}]")
    assert cost(s, 3) == 1
    play(s, "conquer 3", "conquer 4")
    assert not offers(s, "conquer") & {1, 14, 19, 22, 28}
    play(s, "stop")
    assert set(regions(s, 1)) == {4}


@pytest.mark.rule("MIX-1.6")
@pytest.mark.parametrize("board", ["base_2", "base_2+sky_3", "underground_2"])
def test_guests_enter_by_the_rule_of_the_board(board: str) -> None:
    race = "orcs" if board == "underground_2" else "ogres"
    s = scene(f"board: {board}\nphase: conquer\nseats: [{{active: {{race: {race}, power: wise, hand: 9}}}}]")
    printed = {r + 1 for r in range(s.board.size) if s.board.entry & 1 << r and s.board.land & 1 << r}
    assert offers(s, "conquer") == printed
    assert not any(r >= 24 for r in printed) or board == "underground_2"


@pytest.mark.rule("MIX-2.1")
@pytest.mark.parametrize(
    ("board", "race", "power", "region"),
    [
        ("base_2", "ratmen", "stone", 4),
        ("base_2", "ratmen", "muddy", 21),
        ("base_2", "shrooms", "royal", 12),
        ("base_2", "ratmen", "mining", 3),
        ("base_2", "ratmen", "mystic", 2),
        ("underground_2", "ogres", "swamp", 24),
        ("underground_2", "ogres", "forest", 10),
        ("underground_2", "dwarves", "shield", 12),
        ("underground_2", "wizards", "shield", 16),
    ],
)
def test_equivalent_terrain_pays(board: str, race: str, power: str, region: int) -> None:
    plain = 7 if board == "base_2" else 13  # a Hill, a Black Mountain
    s = scene(f"""
board: {board}
phase: end choices
seats: [{{active: {{race: {race}, power: {power}}}}}, {{}}]
regions: {{{region}: {{race: {race}}}, {plain}: {{race: {race}}}}}
""")
    assert seat_score(s, 0) == 2 + 1


@pytest.mark.rule("MIX-2.1")
def test_a_black_mountain_is_a_mountain_for_giants_and_bolts() -> None:
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: giants, power: wise, hand: 9}}, {}]
regions: {9: {race: giants}}
""")
    assert (cost(s, 10), cost(s, 15)) == (1, 1)
    s = scene("""
board: underground_2
phase: conquer
seats: [{active: {race: storm_giants, power: wise, hand: 1}}, {}]
regions: {7: {race: storm_giants}}
""")
    assert offers(s, "bolt") == {9}


@pytest.mark.rule("MIX-2.1")
def test_water_and_rivers_stand_for_each_other_where_it_makes_sense() -> None:
    fisher = "phase: redeploy\nseats: [{active: {race: ratmen, power: fisher}}, {}]\n"
    s = scene(f"board: base_2\n{fisher}regions: {{2: {{race: ratmen}}, 11: {{race: ratmen}}, 7: {{race: ratmen}}}}")
    assert score_lines(s, "done")["fisher"] == 1
    s = scene("board: underground_2\nphase: conquer\nseats: [{active: {race: tritons, power: wise, hand: 3}}, {}]")
    assert (cost(s, 2), cost(s, 5)) == (1, 2)


@pytest.mark.rule("MIX-2.2")
def test_words_without_counterpart() -> None:
    for board in UNDERGROUND:
        built = rules_for(board).board
        assert not built.farmland | built.hill | built.cavern
    for board in (*BARE_BASE, *UNDER_THE_SKY):
        built = rules_for(board).board
        assert not built.chasm | built.volcano
    alone = {
        tile.key
        for box in BOXES.values()
        for tile in (*box.races, *box.powers)
        if tile.needs and set(tile.needs) <= {"farmland", "hill", "cavern", "chasm", "volcano"}
    }
    assert alone == {"humans", "khans", "hill", "mounted", "underworld", "spiderines", "flames"}


@pytest.mark.rule("MIX-2.3")
def test_lost_tribes_count_where_monsters_do_and_the_other_way_round() -> None:
    drow = """
board: base_2
phase: redeploy
seats: [{active: {race: drow, power: wise}}, {}]
regions: {7: {race: drow}, 5: {natives: %d}, 8: {natives: 0}}
"""
    assert score_lines(scene(drow % 1), "done") == {"drow": 1}  # another race lives next door
    assert score_lines(scene(drow % 0), "done") == {"drow": 2}
    s = scene("board: underground_2\nphase: conquer\nseats: [{active: {race: orcs, power: wise, hand: 9}}, {}]")
    play(s, "conquer 21")  # Monsters
    assert score_lines(s, "stop", "done") == {"orcs": 2}


@pytest.mark.rule("MIX-2.3")
def test_a_lost_tribe_hides_no_site() -> None:
    s = scene("""
board: base_2
monsters: true
phase: conquer
seats: [{active: {race: ratmen, power: wise, hand: 9}}, {}]
regions: {8: {natives: 2}}
""")
    play(s, "conquer 5")
    assert s.words[23] == 0  # nothing found
    play(s, "conquer 7", "conquer 8")
    assert s.site_region(0) == 8 - 1


@pytest.mark.rule("MIX-2.4")
def test_a_tile_with_one_meaningless_part_stays_but_a_mere_drawback_goes() -> None:
    assert "storm_giants" in keys("base_2")[0]  # no sky to enter, but Mountains to strike
    assert "storm_giants" in keys("underground_2")[0]
    assert "khans" in keys("base_2")[0]
    assert "khans" not in keys("underground_2")[0]  # neither Hill nor Farmland
    s = scene("board: base_2\nphase: conquer\nseats: [{active: {race: storm_giants, power: wise, hand: 9}}, {}]")
    assert offers(s, "bolt") == {9, 16, 20}


@pytest.mark.rule("MIX-2.5", "MIX-T1")
@pytest.mark.parametrize(("board", "sites", "races", "powers", "left_races", "left_powers"), REMOVED)
def test_tiles_removed_in_each_family(
    board: str, sites: bool, races: set[str], powers: set[str], left_races: int, left_powers: int
) -> None:
    here = keys(board, sites=sites)
    assert (RACES - here[0], POWERS - here[1]) == (races, powers)
    assert (len(here[0]), len(here[1])) == (left_races, left_powers)


@pytest.mark.rule("MIX-2.6")
@pytest.mark.parametrize(
    ("gone", "tiles"),
    [
        ({"mine"}, {"dwarves", "iron_dwarves", "mining", "goldsmith"}),
        ({"magic"}, {"wizards", "mystic", "will_o_wisps"}),
        ({"cavern"}, {"underworld"}),
        ({"forest"}, {"forest", "shrooms", "shield", "wendigos"}),
        ({"swamp"}, {"swamp", "mudmen", "muddy"}),
        ({"mountain"}, {"giants", "stone", "storm_giants"}),
        ({"sea", "lake"}, {"tritons", "seafaring", "kraken", "lizardmen", "fisher"}),
        ({"hill"}, {"hill"}),
        ({"farmland"}, {"humans"}),
        ({"hill", "farmland"}, {"hill", "humans", "khans", "mounted"}),
    ],
)
def test_a_map_without_a_terrain_removes_what_depends_on_it_alone(gone: set[str], tiles: set[str]) -> None:
    file = board_file("base_2")
    substitute = "farmland" if "farmland" not in gone else "swamp"
    changed = [
        replace(
            spec,
            terrain=substitute if spec.terrain in gone else spec.terrain,
            symbols=[symbol for symbol in spec.symbols if symbol not in gone],
        )
        for spec in file.regions
    ]
    whole, poorer = build_board(file), build_board(replace(file, regions=changed))
    everything = [tile for box in BOXES.values() for tile in (*box.races, *box.powers)]
    here = {tile.key for tile in everything if is_meaningful(tile, whole, sites=True)}
    assert here - {tile.key for tile in everything if is_meaningful(tile, poorer, sites=True)} == tiles


@pytest.mark.rule("MIX-2.7")
def test_the_same_terrain_of_a_base_board_has_nothing_to_do_with_symbols() -> None:
    s = scene("""
board: base_2
monsters: true
phase: redeploy
seats: [{active: {race: ratmen, power: wise}}, {}]
regions: {9: {race: ratmen}, 4: {race: ratmen}, 3: {race: ratmen}, 18: {race: ratmen}}
sites: {found: {diamond_fields: 9}}
""")
    assert score_lines(s, "done") == {"ratmen": 4, "diamond_fields": 2}  # Mountains, not Mines or Caverns


@pytest.mark.rule("MIX-2.7")
def test_the_pipe_joins_seas_with_seas_only() -> None:
    s = scene("""
board: base_2
monsters: true
phase: conquer
seats: [{active: {race: kraken, power: wise, hand: 5}}, {}]
regions: {1: {race: kraken}}
sites: {found: {great_brass_pipe: 1}}
""")
    assert offers(s, "conquer") == {2, 9, 23}  # the other Sea, not the Lake 13


@pytest.mark.rule("MIX-2.8")
def test_vengeance_reaches_five_opponents() -> None:
    seats = "\n".join(
        f"- active: {{race: {race}, power: {power}}}"
        for race, power in [
            ("ratmen", "vengeful"), ("orcs", "hill"), ("elves", "swamp"), ("humans", "merchant"), ("ogres", "stone"),
            ("wizards", "mystic"),
        ]
    )  # fmt: skip
    s = scene(f"board: base_5+sky_2\nphase: conquer\nseats:\n{seats}\nregions: {{2: {{race: ratmen}}}}")
    vengeful = s.rules.powers[s.rules.power_named("vengeful")]
    for seat in range(1, 6):
        vengeful.on_attacked(s, 0, 0, 1, seat * 3)
    assert s.note(vengeful, 0) == 0b111110


@pytest.mark.rule("MIX-2.8")
def test_supplies_that_are_a_rule_stay() -> None:
    rules = rules_for("base_5+sky_3", boxes=ALL, sites=True)
    supply = {marker.key: marker.supply for marker in rules.markers}
    assert {key: supply[key] for key in ("encampment", "fortress", "silver_hammer", "mushroom_armor", "cannon")} == {
        "encampment": 5,
        "fortress": 6,
        "silver_hammer": 7,
        "mushroom_armor": 8,
        "cannon": 2,
    }
    assert not {"mountain", "lost_tribe", "vengeance"} & set(supply)  # as many as the board or the players need
