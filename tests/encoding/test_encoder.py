"""Observations tell what a seat may know, all of it, and nothing else."""

import pickle
from random import Random

import pytest

import elbowroom
from elbowroom.encoding import ActionNumbers, Encoder
from elbowroom.encoding import fields as f
from elbowroom.encoding.encoder import NoSuchSeat, OtherGame
from elbowroom.encoding.numbering import RACES, number
from elbowroom.engine import layout as at
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.conquest import cost, targets
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.setup import new_state
from elbowroom.engine.sites import site_stack, stack_sites
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State
from tests.envs.games import BOARDS, MIXED, positions

COLUMNS = {block.name: {field.name: i for i, field in enumerate(block.fields)} for block in f.BLOCKS}


def observed(encoder: Encoder, s: State, seat: int) -> list[int]:
    encoder.read(s, seat)
    return [int(number) for number in encoder.values]


def block(encoder: Encoder, name: str) -> list[dict[str, int]]:
    """A block of the first row, by the names of its columns."""
    start = 0
    for other, (rows, width) in encoder.shapes().items():
        if other == name:
            numbers = [int(number) for number in encoder.values]
            return [
                {column: numbers[start + row * width + i] for column, i in COLUMNS[name].items()} for row in range(rows)
            ]
        start += rows * width
    raise KeyError(name)


def shuffled(s: State, random: Random) -> State:
    """The same for everybody who looks on: other hidden stacks, other dice to come."""
    other = s.copy(seed=random.randrange(1 << 40))
    banners, badges, sites = banner_stack(s), badge_stack(s), site_stack(s)
    for stack in (banners, badges, sites):
        random.shuffle(stack)
    stack_banners(other, banners)
    stack_badges(other, badges)
    stack_sites(other, sites)
    other.chance = Chance(random.randrange(1 << 40))
    return other


@pytest.mark.slow
@pytest.mark.parametrize("setup", [*BOARDS, MIXED], ids=repr)
def test_nothing_hidden_is_told(setup: elbowroom.Setup) -> None:
    random = Random(5)
    encoder = Encoder(setup.rules())
    for s in positions(setup, seed=5, every=9):
        for seat in range(int(s.rules.players)):
            whole = observed(encoder, s, seat)
            assert observed(encoder, elbowroom.counted_view(s, seat), seat) == whole
            assert observed(encoder, shuffled(s, random), seat) == whole


def test_coins_that_nobody_has_counted_are_not_told() -> None:
    s = elbowroom.new_game("base_3", seed=2)
    encoder = Encoder(s.rules)
    encoder.read(elbowroom.view(s, 1), 1)
    assert [seat["coins"] for seat in block(encoder, "seats")] == [5, -1, -1]


@pytest.mark.slow
@pytest.mark.parametrize("setup", [*BOARDS, MIXED], ids=repr)
def test_the_numbers_are_those_of_the_engine(setup: elbowroom.Setup) -> None:
    encoder = Encoder(setup.rules())
    for s in positions(setup, seed=6, every=23):
        seat, players = int(s.decider), int(s.rules.players)
        encoder.read(s, seat)
        seats, slots, regions = block(encoder, "seats"), block(encoder, "slots"), block(encoder, "regions")
        assert [row["coins"] for row in seats] == [int(s.coins((seat + i) % players)) for i in range(players)]
        for i, row in enumerate(slots):
            slot = (active_of(seat) + i) % (3 * players)
            if s.race(slot) >= 0:
                assert (row["hand"], row["regions"]) == (s.hand(slot), len(members(s.occupied(slot))))
                assert row["race"] == number(RACES, s.rules.races[s.race(slot)].key)
            else:
                assert not any(row.values())
        for r, row in enumerate(regions):
            owner = s.seat_at(r)
            assert row["owner"] == (0 if owner < 0 else 1 + (owner - seat) % players)
            assert (row["tokens"], row["natives"], row["defence"]) == (s.tokens(r), s.natives(r), s.defence(r))
            marked = sum(int(s.markers_at(kind, r)) for kind in range(int(s.rules.marker_count)))
            assert sum(row[column] for column in row if column.startswith("marker_")) == marked
        acting = int(s.acting) if s.acting // 3 == seat and s.race(s.acting) >= 0 else int(active_of(seat))
        if s.race(acting) >= 0:
            may = targets(s, acting)
            assert [row["target"] for row in regions] == [int(bool(may & BIT[r])) for r in range(len(regions))]
            for r in members(may):
                assert regions[r]["price"] == cost(s, acting, r)


@pytest.mark.parametrize("setup", BOARDS, ids=repr)
def test_borders_are_those_of_this_game(setup: elbowroom.Setup) -> None:
    for seed in range(3):
        s = elbowroom.new_game(setup.board, seed)
        encoder = Encoder(s.rules)
        encoder.read(s, 0)
        for r, row in enumerate(block(encoder, "borders")):
            told = [i * f.BORDER_BITS + bit for i in range(4) for bit in range(15) if row[f"borders_{i}"] >> bit & 1]
            assert told == members(s.board.adjacent[r])


def test_a_row_forgets_what_stood_there_before() -> None:
    setup = elbowroom.Setup("underground_3")
    used = Encoder(setup.rules(), 3)
    for s in positions(setup, seed=8, every=11):
        fresh = Encoder(setup.rules())
        fresh.read(s, 2)
        fresh.offer(s, int(s.decider))
        used.read(s, 2, 1)
        used.offer(s, int(s.decider), 1)
        width, size = int(used.width), int(used.actions.size)
        assert list(used.values)[width : 2 * width] == list(fresh.values)
        assert list(used.mask)[size : 2 * size] == list(fresh.mask)


@pytest.mark.parametrize(
    "other", [elbowroom.Setup("base_5"), elbowroom.Setup("base_2", boxes=("base", "sky"))], ids=repr
)
def test_a_position_of_another_game_is_refused(other: elbowroom.Setup) -> None:
    encoder = Encoder(elbowroom.rules_for("base_2"))
    before = list(encoder.values)
    s = new_state(other.rules(), Chance(1))
    for ask in (encoder.read, encoder.offer):
        with pytest.raises(OtherGame, match="this is for a game of 2 players and 23 regions, and the position is of"):
            ask(s, 0)
    assert list(encoder.values) == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    encoder = Encoder(elbowroom.rules_for("base_2"))
    before = list(encoder.values)
    with pytest.raises(NoSuchSeat, match=f"seats go from 0 to 1, so nobody sits at {seat}"):
        encoder.read(elbowroom.new_game("base_2", seed=3), seat)
    assert list(encoder.values) == before


def test_equal_rules_are_the_same_game() -> None:
    s = pickle.loads(pickle.dumps(elbowroom.new_game("base_2", seed=3)))
    encoder = Encoder(elbowroom.rules_for("base_2"))
    assert observed(encoder, s, 1) == observed(encoder, elbowroom.new_game("base_2", seed=3), 1)


def test_looking_changes_nothing() -> None:
    s = elbowroom.new_game("base_2", seed=9)
    other = s.copy(same_dice=True)
    random, encoder = Random(9), Encoder(s.rules)
    while not s.over:
        encoder.read(s, int(s.decider))
        encoder.offer(s, int(s.decider))
        encoder.offer(s, int(s.decider))
        choice = random.choice(s.legal())
        assert choice in other.legal()
        s.apply(choice)
        other.apply(choice)
        assert s == other


class Moles(elbowroom.Race):
    key = "moles"
    name = "Moles"
    tokens = 7
    rule = "OWN-1"
    markers = (elbowroom.Marker("molehill", "Molehill", 3, "OWN-1", defence=1),)
    notes = ("dug", "two", "three", "four")


def test_a_tile_of_ones_own_is_told_by_what_it_declares() -> None:
    rules = elbowroom.Setup("base_2", tiles=[Moles]).rules()
    s = new_state(rules, Chance(1), 0)
    moles = rules.race_named("moles")
    s.words[at.COLUMN_RACE] = moles
    s.offer = None
    s.apply(s.legal()[0])
    s.put_marker(rules.marker_kind("molehill"), 4)
    encoder = Encoder(rules)
    encoder.read(s, 0)
    assert (block(encoder, "slots")[0]["race"], block(encoder, "slots")[0]["race_tokens"]) == (1, 7)
    assert block(encoder, "regions")[4]["marker_other"] == 1
    assert ActionNumbers(rules).size == ActionNumbers(elbowroom.Setup("base_2").rules()).size
