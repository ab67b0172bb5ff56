"""UG-11.2: what is hidden and what lies open."""

import pytest

from elbowroom.engine import layout as at
from elbowroom.engine.column import badge_stack, stack_badges
from elbowroom.engine.sites import site_stack, stack_sites
from elbowroom.engine.view import view
from elbowroom.notation.position import load_position
from tests.content.helpers import marked

SECRETS = """
board: underground_3
round: 4
phase: conquer
seats:
- active: {race: iron_dwarves, power: magic, hand: 3}
- active: {race: drow, power: vengeful}
- active: {race: gnomes, power: shield}
regions:
  4: {race: iron_dwarves, markers: {bag_o_many_things: 1, silver_hammer: 1}}
  9: {race: drow, tokens: 2}
  18: {race: gnomes, markers: {mushroom_armor: 3}}
  6: {natives: 0}
sites: {found: {stonehedge: 6, shiny_orb: 4}, badges: {stonehedge: wise}, stack: [altar_of_souls, froggys_ring]}
notes: {iron_dwarves: {hammers_owned: 3, hammers_in_hand: 2}, vengeful: {marked_2: 1}}
"""


@pytest.mark.rule("UG-11.2")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_the_order_of_the_stacks_cannot_be_read_from_a_view(viewer: int) -> None:
    one, other = load_position(SECRETS), load_position(SECRETS)
    out_of_game = [i for i in range(15) if other.site_region(i) < 0 and i not in site_stack(other)]
    stack_sites(other, out_of_game[:4])
    stack_badges(other, badge_stack(other)[::-1])
    assert not set(site_stack(one)) & set(site_stack(other))
    assert list(one.words) != list(other.words)
    assert list(view(one, viewer).words) == list(view(other, viewer).words)
    assert view(one, viewer).sites_left() == 4  # how many are left is public


@pytest.mark.rule("UG-11.2")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_everything_else_lies_open(viewer: int) -> None:
    s = load_position(SECRETS)
    seen = view(s, viewer)
    hidden = {
        *range(at.COINS, at.COINS + 3),
        *range(at.RACE_STACK, at.TRAY),
        *range(s.rules.site_stack_at, s.rules.site_badges_at),
    }
    assert {i for i in range(len(s.words)) if s.words[i] != seen.words[i]} <= hidden
    assert marked(seen, "bag_o_many_things") == {4: 1}
    assert marked(seen, "mushroom_armor") == {18: 3}
    assert seen.site_region(seen.rules.site_named("stonehedge")) == 6 - 1
    assert seen.rules.powers[seen.site_badge(seen.rules.site_named("stonehedge"))].key == "wise"
    tiles = {tile.key: tile for tile in seen.rules.tiles()}
    assert [seen.note(tiles["iron_dwarves"], note) for note in (0, 1)] == [3, 2]
    assert seen.note(tiles["vengeful"], 1) == 1
