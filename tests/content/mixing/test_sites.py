"""MIX-3: Monsters, Places and Relics on base boards."""

from itertools import combinations

import pytest

from elbowroom.content import underground
from elbowroom.content.boards import build_board
from elbowroom.content.catalog import BOXES, board_file
from elbowroom.content.setup import rules_for
from elbowroom.engine.access import access_regions, guarded_sets
from elbowroom.engine.chance import Chance
from elbowroom.engine.layout import HIDING
from elbowroom.engine.markers import clear_fleeting
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import empty_state, new_state
from elbowroom.engine.sites import site_stack
from elbowroom.engine.state import State
from tests.content.helpers import cost, holder, legal, marked, play, refused
from tests.content.mixing.scene import idle, offers, scene

ALL = ("base", "underground", "sky")
BOARDS = [f"base_{n}" for n in (2, 3, 4, 5)] + [f"base_{n}+sky_{side}" for n in (2, 3, 4, 5) for side in (2, 3)]


def begun(board: str, seed: int) -> State:
    return new_state(rules_for(board, boxes=ALL, sites=True), Chance(seed))


def monsters(s: State) -> set[int]:
    return {r for r in range(s.board.size) if s.natives(r) == 2}


@pytest.mark.rule("MIX-3.1", "MIX-3.6")
@pytest.mark.parametrize("board", BOARDS)
def test_two_monsters_in_one_region_more_than_players_and_as_many_sites(board: str) -> None:
    s = begun(board, 1)
    wanted = s.rules.players + 1
    assert len(monsters(s)) == wanted
    assert monsters(s) == set(members(s.words[HIDING]))
    assert len(site_stack(s)) == len(set(site_stack(s))) == wanted


@pytest.mark.rule("MIX-3.2", "MIX-3.3")
@pytest.mark.parametrize("board", BOARDS)
def test_monsters_stand_apart_where_lost_tribes_are_printed_and_the_others_stay(board: str) -> None:
    for seed in range(10):
        s = begun(board, seed)
        printed = {r for r in range(s.board.size) if s.board.natives[r]}
        assert monsters(s) <= printed
        for a, b in combinations(monsters(s), 2):
            assert not s.board.neighbours(BIT[a]) & BIT[b]  # the joined board: access points and bridges count
        assert {r for r in range(s.board.size) if s.natives(r) == 1} == printed - monsters(s)


@pytest.mark.rule("MIX-3.2")
def test_access_points_and_bridges_keep_monsters_apart() -> None:
    joined = scene("board: base_2+sky_2\nmonsters: true\naccess: {beanstalk: 14, stairway: 3}")  # 14 and 28 are joined
    assert joined.board.neighbours(BIT[13]) & BIT[27]
    assert not any({13, 27} <= set(chosen) for chosen in guarded_sets(joined))
    apart = scene("board: base_2+sky_2\nmonsters: true\naccess: {beanstalk: 4, stairway: 3}")
    assert any({13, 27} <= set(chosen) for chosen in guarded_sets(apart))


@pytest.mark.rule("MIX-3.4")
def test_every_valid_set_is_drawn() -> None:
    s = empty_state(rules_for("base_2", boxes=ALL, sites=True), Chance(0))
    printed = [r for r in range(s.board.size) if s.board.natives[r]]
    valid = {
        frozenset(chosen)
        for chosen in combinations(printed, 3)
        if not any(s.board.neighbours(BIT[a]) & BIT[b] for a, b in combinations(chosen, 2))
    }
    assert {frozenset(chosen) for chosen in guarded_sets(s)} == valid
    drawn = {frozenset(monsters(begun("base_2", seed))) for seed in range(400)}
    assert drawn <= valid
    assert len(drawn) > len(valid) * 0.9


@pytest.mark.rule("MIX-3.4")
def test_if_no_set_is_large_enough_the_largest_is_used() -> None:
    box = BOXES["base"]
    tiles = [race() for race in box.races], [power() for power in box.powers], [site() for site in underground.SITES]
    rules = Rules(build_board(board_file("base_2")), 2, 10, tiles[0], tiles[1], {}, tiles[2], monsters=99)
    s = empty_state(rules, Chance(0))
    several = {r for r in range(s.board.size) if s.board.natives[r]}
    sets = guarded_sets(s)
    assert len({len(chosen) for chosen in sets}) == 1
    largest = max(
        size
        for size in range(1, len(several) + 1)
        for chosen in combinations(sorted(several), size)
        if not any(s.board.neighbours(BIT[a]) & BIT[b] for a, b in combinations(chosen, 2))
    )
    assert len(sets[0]) == largest


@pytest.mark.rule("MIX-3.5")
def test_ground_and_sky_are_candidates_and_the_number_is_that_of_the_real_players() -> None:
    on_ground = on_sky = 0
    for seed in range(20):
        s = begun("base_2+sky_3", seed)
        assert len(monsters(s)) == 3 + 1  # three players on the board for two
        assert len(access_regions(s)) == 2
        on_ground += sum(r < 23 for r in monsters(s))
        on_sky += sum(r >= 23 for r in monsters(s))
    assert on_ground
    assert on_sky


@pytest.mark.rule("MIX-T2")
def test_eight_monsters_for_three_players() -> None:
    for seed in range(5):
        s = begun("base_3", seed)
        file = board_file("base_3")
        flagged = {region.id - 1 for region in file.regions if region.natives}
        here = monsters(s)
        assert sum(s.natives(r) for r in here) == 8
        assert len(here) == 4
        assert here <= flagged
        assert not any(b + 1 in file.regions[a].neighbours for a, b in combinations(here, 2))
        assert len(site_stack(s)) == 4
        assert all(s.natives(r) == 1 for r in flagged - here)


LAIR = """
board: {board}
monsters: true
phase: conquer
seats:
- active: {{race: {race}, power: {power}, hand: 6}}
- active: {{race: humans, power: merchant}}
{third}
regions:
  7: {{race: {race}}}
  8: {{natives: 2}}
  15: {{race: humans, tokens: 5}}
sites: {{stack: [keep_on_the_motherland]}}
"""


def lair(*dice: int, race: str = "ratmen", power: str = "wise", board: str = "base_2") -> State:
    """Monsters in the Forest 8, between the acting race in 7 and the Humans in 15."""
    third = "- active: {race: elves, power: hill}" if "sky" in board else ""
    return scene(LAIR.format(board=board, race=race, power=power, third=third), *dice)


def keep(s: State) -> int:
    return int(s.site_region(s.rules.site_named("keep_on_the_motherland"))) + 1


@pytest.mark.rule("MIX-3.6")
def test_conquering_monsters_finds_the_top_site() -> None:
    s = lair()
    play(s, "conquer 8")
    assert keep(s) == 8
    assert site_stack(s) == []


@pytest.mark.rule("MIX-3.7")
def test_monsters_cost_two_more_and_are_not_empty() -> None:
    s = lair(race="orcs")
    assert cost(s, 8) == 4
    play(s, "conquer 8")
    assert s.nonempty_conquests(0) == 1


@pytest.mark.rule("MIX-3.8", "MIX-T12")
def test_after_a_crash_on_monsters_the_next_conqueror_finds_the_site() -> None:
    s = lair(0, power="zeppelined")
    play(s, "zeppelin 8")
    assert (s.natives(8 - 1), marked(s, "burning"), keep(s)) == (0, {8: 1}, 0)
    play(s, "stop", "done")
    idle(s)
    play(s, "expand", "conquer 8")
    assert (holder(s, 8), keep(s)) == ("ratmen", 8)


@pytest.mark.rule("MIX-3.8", "MIX-T12")
def test_the_next_conqueror_may_be_another_player() -> None:
    s = lair(0, power="zeppelined")
    play(s, "zeppelin 8", "stop", "done")
    clear_fleeting(s, 0)
    play(s, "expand", "conquer 8")
    assert (holder(s, 8), keep(s)) == ("humans", 8)


@pytest.mark.rule("MIX-3.8")
def test_after_a_clearing_the_next_conqueror_finds_the_site() -> None:
    s = lair(race="wendigos")
    play(s, "clear 8")
    assert (s.natives(8 - 1), keep(s), cost(s, 8)) == (0, 0, 2)
    play(s, "conquer 8")
    assert keep(s) == 8


SITED = """
board: base_2+sky_2
monsters: true
phase: {phase}
seats:
- active: {{race: ratmen, power: wise, hand: 6}}
- active: {{race: humans, power: merchant}}
- active: {{race: elves, power: hill}}
regions:
  {home}: {{race: ratmen}}
  24: {{race: humans, tokens: 3}}
sites: {{found: {{{site}: {home}}}}}
"""


def sited(site: str, home: int, phase: str = "conquer") -> State:
    return scene(SITED.format(site=site, home=home, phase=phase))


@pytest.mark.rule("MIX-3.9")
def test_the_doormat_reaches_any_land_of_ground_and_sky() -> None:
    s = sited("flying_doormat", 7)
    play(s, "doormat")
    assert {2, 17, 25, 32} <= offers(s, "conquer")
    assert not offers(s, "conquer") & {1, 13, 23, 30}
    play(s, "conquer 25")
    assert holder(s, 25) == "ratmen"


@pytest.mark.rule("MIX-3.9")
def test_the_doormat_is_no_way_to_enter() -> None:
    s = sited("flying_doormat", 7, phase="ready")
    play(s, "abandon 7")
    assert refused(s, "doormat") == "CORE-4.9"


@pytest.mark.rule("MIX-3.9", "SKY-3.7")
def test_halflings_with_a_copy_of_the_doormat_still_begin_on_the_ground() -> None:
    s = scene("""
      board: base_2+sky_3
      access: {beanstalk: 6, stairway: 12}
      monsters: true
      boxes: [base, underground, sky]
      phase: conquer
      seats: [{active: {race: halflings, power: magic, hand: 9}}, {active: {race: orcs, power: hill}}, {}]
      regions: {7: {race: orcs}}
      sites: {found: {flying_doormat: 7}}
    """)
    play(s, "copy_doormat")
    assert {2, 4, 22} <= offers(s, "conquer")
    assert not offers(s, "conquer") & set(range(24, 33))


@pytest.mark.rule("MIX-3.9")
def test_the_pipe_joins_ground_and_sky() -> None:
    s = sited("great_brass_pipe", 7)
    hills = {29, 33, 11, 15, 18}
    assert offers(s, "conquer") == hills | {5, 6, 8}


@pytest.mark.rule("MIX-3.9")
def test_the_balrog_enters_water_and_uses_access_points_and_bridges() -> None:
    s = sited("wickedest_pentacle", 15)  # the Beanstalk is in 15
    assert 28 in offers(s, "balrog")
    s = sited("wickedest_pentacle", 29)
    assert {28, 30} <= offers(s, "balrog")  # a bridge and the Lake in the sky
    play(s, "balrog 30")
    assert marked(s, "balrog") == {30: 1}


@pytest.mark.rule("MIX-3.9")
def test_the_ghost_goes_to_any_region() -> None:
    s = sited("crypt_of_the_tomb_raider", 7, phase="redeploy")
    play(s, "done")
    assert offers(s, "ghost") == set(range(1, 34)) - {7}
    assert "done" in legal(s)
