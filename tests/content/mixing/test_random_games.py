"""Random games with tiles of all boxes: every pair of race and power, every family, sites and house rules."""

from random import Random

import pytest

from elbowroom.content.catalog import BOARDS, BOXES, board_names
from elbowroom.content.setup import Setup, rules_for
from elbowroom.engine import layout as at
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack, banner_stack, refill, stack_badges, stack_banners
from elbowroom.engine.events import Picked
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from tests.effort import LONG, so_many
from tests.engine.games import choose

ALL = tuple(BOXES)
FAMILIES = list(BOXES)  # each box has the boards of one family
RACES = [race.key for box in BOXES.values() for race in box.races]
POWERS = [power.key for box in BOXES.values() for power in box.powers]
SETTINGS = [(board, sites) for board in board_names() for sites in (False, True)]
APART = {"hill", "mounted", "underworld", "exploring"}  # never meet the races that need a Chasm
GAMES, CHUNK = so_many(1_000, long=10_000), 200


def mixed(board: str, sites: bool, switches: dict[str, bool | str] | None = None) -> Rules:
    return rules_for(board, boxes=ALL, sites=sites, switches=switches)


def begin_with(rules: Rules, race: str, power: str, seed: int) -> State:
    """A game whose first combo is the given pair."""
    s = new_state(rules, Chance(seed), first=0)
    races = [rules.race_named(race), *(int(s.column_race(i)) for i in range(s.visible)), *banner_stack(s)]
    powers = [rules.power_named(power), *(int(s.column_power(i)) for i in range(s.visible)), *badge_stack(s)]
    s.words[at.VISIBLE] = 0
    stack_banners(s, list(dict.fromkeys(races)))
    stack_badges(s, list(dict.fromkeys(powers)))
    refill(s)
    return s


def play_on(s: State, seed: int, busy: bool = True) -> None:
    """Play to the end with random actions; every position on the way must be sound."""
    random = Random(seed)
    while not s.over:
        s.apply(choose(s, random, busy))
        check_invariants(s)


@pytest.mark.rule("MIX-1.1")
def test_so_many_pairs_there_are() -> None:
    assert len({(race, power) for race in RACES for power in POWERS}) == 36 * 48


@pytest.mark.slow
@pytest.mark.rule("MIX-1.1")
@pytest.mark.parametrize("race", RACES)
def test_every_pair_plays_to_the_end_on_a_family_that_allows_it(race: str) -> None:
    """Or on every family that does, if there is time."""
    for number, power in enumerate(POWERS):
        seed = RACES.index(race) + number
        turned = FAMILIES[seed % len(FAMILIES) :] + FAMILIES[: seed % len(FAMILIES)]
        played = (play_pair(race, power, family, seed) for family in turned)
        found = any(list(played) if LONG else played)
        assert found or (race in ("spiderines", "flames") and power in APART), f"{power} {race}"


def play_pair(race: str, power: str, family: str, seed: int) -> bool:
    """A game on a board of a family that begins with a pair; False if one of the two is not played there."""
    settings = [(board, sites) for board, sites in SETTINGS if BOARDS[board] == family]
    allowed = [rules for rules in (mixed(board, sites) for board, sites in settings) if plays(rules, race, power)]
    if not allowed:
        return False
    s = begin_with(allowed[seed % len(allowed)], race, power, seed)
    s.events = []
    s.play(s.legal()[0])
    picked = s.events[0]
    assert isinstance(picked, Picked)
    assert (picked.seat, picked.power, picked.race, picked.coins) == (0, power, race, 0)
    play_on(s, seed)
    return True


def plays(rules: Rules, race: str, power: str) -> bool:
    return rules.race_named(race) >= 0 and rules.power_named(power) >= 0


@pytest.mark.parametrize("race", RACES)
def test_every_pair_is_allowed_somewhere_unless_its_tiles_need_different_boards(race: str) -> None:
    everywhere = [mixed(board, sites) for board, sites in SETTINGS]
    lonely = {power for power in POWERS if not any(plays(rules, race, power) for rules in everywhere)}
    assert lonely == (APART if race in ("spiderines", "flames") else set())


def random_rules(random: Random) -> Rules:
    """Any board, with sites or without, and any house rules."""
    board, sites = random.choice(SETTINGS)
    known = Setup(board, boxes=ALL, sites=sites).house_rules()
    switches = {name: random.choice(switch.values) for name, switch in known.items() if random.random() < 0.3}
    return mixed(board, sites, switches)


def play_mixed(seed: int) -> None:
    """A game of any kind."""
    play_on(new_state(random_rules(Random(seed)), Chance(seed)), seed, busy=seed % 2 == 0)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_mixed_games_of_every_kind_end_without_an_impossible_position(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        play_mixed(seed)


@pytest.mark.parametrize(("board", "sites"), [("base_4", True), ("base_2+sky_3", True), ("base_5+sky_2", False)])
def test_a_mixed_game_ends(board: str, sites: bool) -> None:
    play_on(new_state(mixed(board, sites), Chance(7)), 7)
