"""Iron Dwarves: Silver Hammers from Mines pay for conquests."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    hand,
    holder,
    legal,
    marked,
    pass_turn,
    play,
    race,
    refused,
    regions,
    score_lines,
    tokens,
)
from tests.content.underground.races.helpers import targets


def hammers(s: State) -> tuple[int, int]:
    """Hammers owned and in hand."""
    tile = s.rules.races[s.rules.race_named("iron_dwarves")]
    return int(s.note(tile, 0)), int(s.note(tile, 1))


# Mines: 12, 15, 23 (Monsters) and 26.
CAMP = """
board: underground_2
phase: %s
seats:
- active: {race: iron_dwarves, power: %s, hand: %d}
- active: {race: %s, power: wise}
regions:
  7: {race: iron_dwarves}
  12: {race: iron_dwarves}
  15: {race: iron_dwarves}
  27: {race: %s}
%s
notes: {iron_dwarves: {hammers_owned: %d, hammers_in_hand: %d}}
"""


def camp(
    phase: str = "conquer",
    hand: int = 4,
    owned: int = 0,
    power: str = "mystic",
    enemy: str = "ogres",
    more: str = "",
) -> str:
    return CAMP % (phase, power, hand, enemy, enemy, more, owned, owned)


@pytest.mark.rule("UG-R-IRONDWARVES-1", "UG-R-IRONDWARVES-2", "UG-R-IRONDWARVES-4")
def test_the_example_of_two_turns() -> None:
    s = load_position(camp(hand=8))
    play(s, "stop")
    assert hammers(s)[0] == 2  # the Mines 12 and 15
    play(s, "done")
    pass_turn(s)
    play(s, "expand")
    assert (hand(s, 1), hammers(s)) == (8, (2, 2))
    play(s, "conquer 5")
    assert (tokens(s, 5), marked(s, "silver_hammer"), hand(s, 1), hammers(s)) == (1, {5: 1}, 7, (2, 1))
    play(s, "conquer 23")  # a Mine with Monsters
    assert (tokens(s, 23), marked(s, "silver_hammer"), hand(s, 1), hammers(s)) == (3, {5: 1, 23: 1}, 4, (2, 0))
    play(s, "stop")
    assert hammers(s)[0] == 2 + 3


@pytest.mark.rule("UG-R-IRONDWARVES-1")
def test_there_are_only_seven_hammers() -> None:
    s = load_position(camp(owned=4))
    owned = []
    for _ in range(3):
        if s.phase_name == "decide":
            play(s, "expand")
        play(s, "stop", "done")
        owned.append(hammers(s)[0])
        pass_turn(s)
    assert owned == [6, 7, 7]


@pytest.mark.rule("UG-R-IRONDWARVES-1", "UG-R-IRONDWARVES-6")
def test_only_mine_terrain_brings_hammers() -> None:
    """The Mine of the Lost Dwarf lies on a Crystal and makes no Mine of it."""
    for found in (7, 12):
        s = load_position(camp(more=f"sites: {{found: {{mine_of_the_lost_dwarf: {found}}}}}"))
        play(s, "stop")
        assert hammers(s)[0] == 2


@pytest.mark.rule("UG-R-IRONDWARVES-2")
def test_hammers_pay_but_do_not_defend() -> None:
    s = load_position(camp(owned=3, hand=4))
    play(s, "conquer 9")  # a Mountain, cost 3
    assert (tokens(s, 9), marked(s, "silver_hammer")) == (1, {9: 2})
    assert cost(s, 9, seat=2) == 2 - 1 + 1 + 1  # Ogres against one Dwarf on a Mountain


@pytest.mark.rule("UG-R-IRONDWARVES-2", "UG-R-IRONDWARVES-5")
def test_used_hammers_lie_there_until_redeployment_ends() -> None:
    s = load_position(camp(owned=2))
    play(s, "conquer 5", "stop")
    assert (s.phase_name, marked(s, "silver_hammer")) == ("redeploy", {5: 1})
    play(s, "done")
    assert marked(s, "silver_hammer") == {}
    pass_turn(s)
    play(s, "expand")
    assert hammers(s) == (4, 4)  # all are in hand again, with two new ones


@pytest.mark.rule("UG-R-IRONDWARVES-2")
def test_hammers_make_conquests_possible() -> None:
    assert "conquer 23" in legal(load_position(camp(hand=1, owned=3)))
    assert "conquer 23" not in legal(load_position(camp(hand=1, owned=2)))


@pytest.mark.rule("UG-R-IRONDWARVES-3")
def test_every_conquest_needs_a_dwarf() -> None:
    s = load_position(camp(hand=1, owned=7))
    play(s, "conquer 5")
    assert (s.phase_name, tokens(s, 5), hammers(s)[1]) == ("redeploy", 1, 6)  # nothing more without a Dwarf
    s = load_position(camp(phase="ready", hand=0, owned=7))
    assert targets(s) == set()
    assert refused(s, "conquer 5") == "CORE-6.1"
    assert refused(s, "die 5") == "CORE-6.1"


@pytest.mark.rule("UG-R-IRONDWARVES-3", "UG-R-IRONDWARVES-4")
def test_a_region_that_costs_one_takes_a_dwarf_and_no_hammer() -> None:
    s = load_position(camp(hand=2, owned=5, more="  26: {race: iron_dwarves}"))
    play(s, "conquer 25")  # a River
    assert (tokens(s, 25), hand(s, 1), hammers(s)[1], marked(s, "silver_hammer")) == (1, 1, 5, {})


@pytest.mark.rule("UG-R-IRONDWARVES-4")
@pytest.mark.parametrize(("owned", "used"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_hammers_pay_first_beside_one_dwarf(owned: int, used: int) -> None:
    s = load_position(camp(hand=5, owned=owned))
    play(s, "conquer 23")  # cost 4
    assert (tokens(s, 23), hand(s, 1), hammers(s)[1]) == (4 - used, 1 + used, owned - used)


@pytest.mark.rule("UG-R-IRONDWARVES-4")
def test_dwarves_and_hammers_in_hand_count_for_the_die() -> None:
    text = camp(hand=1, owned=2, more="  9: {race: ogres, tokens: 3}")  # cost 6
    assert 9 in targets(load_position(text), "die")
    assert refused(load_position(text.replace("tokens: 3", "tokens: 4")), "die 9") == "CORE-6.16"
    s = load_position(text.replace("tokens: 3", "tokens: 2"))
    s.chance = Chance(0, forced=[3])  # one more than necessary
    play(s, "die 9")
    assert (holder(s, 9), marked(s, "silver_hammer"), hammers(s)[1]) == ("iron_dwarves", {9: 2}, 0)  # all go in
    s = load_position(text)
    s.chance = Chance(0, forced=[2])
    play(s, "die 9")
    assert (holder(s, 9), marked(s, "silver_hammer"), hammers(s)[1]) == ("ogres", {}, 2)


@pytest.mark.rule("UG-R-IRONDWARVES-5")
def test_hammers_count_for_nothing_but_conquests() -> None:
    s = load_position(camp(owned=4, hand=1, power="frightened"))
    assert score_lines(s, "conquer 9", "done") == {"iron_dwarves": 4}  # one Dwarf and two Hammers were there
    assert marked(s, "silver_hammer") == {}


@pytest.mark.rule("UG-R-IRONDWARVES-5")
def test_hammers_survive_the_loss_of_every_dwarf() -> None:
    s = load_position("""
    board: underground_2
    turn: 2
    phase: conquer
    seats:
    - active: {race: iron_dwarves, power: mystic}
    - active: {race: ogres, power: wise, hand: 6}
    regions:
      12: {race: iron_dwarves}
      5: {race: ogres}
    notes: {iron_dwarves: {hammers_owned: 3, hammers_in_hand: 3}}
    """)
    play(s, "conquer 12", "stop", "done")
    assert (regions(s, 1), hand(s, 1), hammers(s)[0]) == ({}, 0, 3)
    play(s, "expand")  # nothing can be conquered or redeployed: the turn is over
    assert s.turn_of == 1
    assert race(s, 1) == "iron_dwarves"
    assert hammers(s)[0] == 3


@pytest.mark.rule("UG-R-IRONDWARVES-6")
def test_in_decline_all_hammers_go_back() -> None:
    s = load_position(camp(phase="decide", hand=0, owned=5))
    play(s, "decline")
    assert hammers(s) == (0, 0)
    pass_turn(s)
    play(s, "pick 0", "stop")
    assert (race(s, 1, "decline"), hammers(s)) == ("iron_dwarves", (0, 0))  # and no new ones come


@pytest.mark.rule("UG-R-IRONDWARVES-6")
def test_the_next_owner_starts_without_hammers() -> None:
    s = load_position("""
    board: underground_2
    column: [{race: iron_dwarves, power: stone}]
    notes: {iron_dwarves: {hammers_owned: 5, hammers_in_hand: 5}}
    """)
    play(s, "pick 0")
    assert hammers(s) == (0, 0)
    assert hand(s, 1) == 11
