"""UG-10.3: tiles of the base game and of Underground on one board."""

import pytest

from elbowroom.content import base, underground
from elbowroom.content.boards import build_board, printed_board
from elbowroom.engine import layout as at
from elbowroom.engine.actions import parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.regions import BIT
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from tests.content.helpers import legal, refused


def mixed(mine: tuple[str, str], theirs: tuple[str, str]) -> State:
    """Seat 1 conquers from region 12 of a board for two, seat 2 stands in region 4 beside it."""
    file = printed_board("underground", "underground_2")
    races = [race() for race in (*base.RACES, *underground.RACES)]
    powers = [power() for power in (*base.POWERS, *underground.POWERS)]
    sites = [site() for site in underground.SITES]
    rules = Rules(build_board(file), 2, 10, races, powers, {}, sites)
    first = [rules.race_named(mine[0]), rules.race_named(theirs[0])]
    badges = [rules.power_named(mine[1]), rules.power_named(theirs[1])]
    first += [i for i in range(len(races)) if i not in first]
    badges += [i for i in range(len(powers)) if i not in badges]
    s = new_state(rules, Chance(0, forced=[first, badges, list(range(15))]), first=0)
    for seat, (region, number) in enumerate(((12, 1), (4, 1))):
        s.play(parse_action("pick 0"))
        s.play(parse_action("stop"))
        s.settle(seat * 3, region - 1, number)
        s.words[at.HAND + seat * 3] -= number
        if seat:  # the others would be placed there too
            s.words[at.TRAY + s.race(seat * 3)] += s.hand(seat * 3)
            s.words[at.HAND + seat * 3] = 0
        s.offer = None
        while s.turn_of == seat:
            s.play(parse_action("done"))
    s.play(parse_action("expand"))
    return s


def guard(s: State, marker: str) -> None:
    s.put_marker(s.rules.marker_kind(marker), 4 - 1)
    s.offer = None


@pytest.mark.rule("UG-10.3")
@pytest.mark.parametrize("marker", ["hole", "hero", "dragon", "great_ancient", "queen"])
@pytest.mark.parametrize("power", ["vampire", "hill"])
def test_guardians_of_both_boxes_give_the_same_immunity(marker: str, power: str) -> None:
    s = mixed(("sorcerers", power), ("orcs", "forest"))
    verbs = ["conquer 4", "sorcery 4", *(["bite 4"] if power == "vampire" else [])]
    assert set(verbs) <= legal(s)
    guard(s, marker)
    assert not set(verbs) & legal(s)
    assert {refused(s, action) for action in verbs} == {"CORE-6.5"}


@pytest.mark.rule("UG-10.3")
def test_an_encampment_beside_a_token_keeps_it_company() -> None:
    s = mixed(("ogres", "vampire"), ("orcs", "bivouacking"))
    kind = s.rules.marker_kind("encampment")
    while s.marked(kind) & BIT[4 - 1]:
        s.take_marker(kind, 4 - 1)
    s.offer = None
    assert "bite 4" in legal(s)
    guard(s, "encampment")
    assert "bite 4" not in legal(s)


@pytest.mark.rule("UG-10.3")
@pytest.mark.parametrize(
    ("race", "power", "action"), [("sorcerers", "hill", "sorcery 4"), ("ratmen", "dragon_master", "dragon 4")]
)
def test_neither_sorcery_nor_the_dragon_works_on_active_gnomes(race: str, power: str, action: str) -> None:
    assert action in legal(mixed((race, power), ("orcs", "forest")))
    gnomes = mixed((race, power), ("gnomes", "forest"))
    assert action not in legal(gnomes)
    assert "conquer 4" in legal(gnomes)
