"""Vengeful: cheaper conquests from those who attacked."""

from typing import cast

import pytest

from elbowroom.engine.state import State
from elbowroom.notation.position import position_data
from tests.content.helpers import cost, pass_turn, play, tokens
from tests.content.underground.powers.helpers import position

# Seat 2 attacks, then it is the turn of seat 1. Region 12 is the one whose cost is looked at.
ATTACK = """
board: underground_2
turn: 2
phase: conquer
seats:
- active: {race: mudmen, power: vengeful}
  decline: {race: shrooms}
- active: {race: ogres, power: mining, hand: HAND}
regions:
  4: {race: mudmen, tokens: 3}
  5: {race: mudmen, tokens: 3}
  11: {race: shrooms}
  26: {race: shrooms}
  12: {race: ogres}
  13: {race: ogres}
sites: {found: {wickedest_pentacle: 12}}
"""


def attack(hand: int = 8) -> str:
    return ATTACK.replace("HAND", str(hand))


def notes(s: State) -> dict[str, dict[str, int]]:
    """What tiles remember."""
    return cast(dict[str, dict[str, int]], position_data(s).get("notes", {}))


@pytest.mark.rule("UG-P-VENGEFUL-1")
@pytest.mark.parametrize(
    ("hand", "actions", "discount"),
    [
        (8, [], 0),
        (8, ["conquer 6"], 0),  # an empty region
        (8, ["conquer 4"], 1),
        (8, ["conquer 11"], 1),  # the player's race in decline
        (8, ["conquer 4", "conquer 11"], 1),  # one marker for each player
        (2, ["die 4"], 1),  # it fails
        (8, ["balrog 4"], 1),
        (8, ["balrog 11"], 1),
        (8, ["balrog 6"], 0),
    ],
)
def test_whoever_attacks_a_race_of_the_player_is_marked(hand: int, actions: list[str], discount: int) -> None:
    s = position(attack(hand), 0)
    play(s, *actions)
    pass_turn(s)
    play(s, "expand")
    assert cost(s, 12) == 2 + tokens(s, 12) - discount


@pytest.mark.rule("UG-P-VENGEFUL-1")
def test_only_attackers_are_marked() -> None:
    s = position("""
    board: underground_3
    turn: 2
    phase: conquer
    seats:
    - active: {race: mudmen, power: vengeful}
    - active: {race: ogres, power: mining, hand: 9}
    - active: {race: drow, power: stone, hand: 0}
    regions:
      10: {race: mudmen}
      3: {race: mudmen}
      11: {race: ogres}
      12: {race: drow}
    """)
    play(s, "conquer 10")
    pass_turn(s)
    pass_turn(s)
    play(s, "expand")
    assert (cost(s, 10), cost(s, 12)) == (2 + tokens(s, 10) - 1, 2 + tokens(s, 12))


@pytest.mark.rule("UG-P-VENGEFUL-1")
def test_a_race_in_decline_gives_no_markers() -> None:
    s = position(attack(0).replace("turn: 2", "turn: 1").replace("phase: conquer", "phase: decide"))
    play(s, "decline", "expand", "balrog 4")
    assert "vengeful" not in notes(s)


MARKED = """
board: underground_2
phase: PHASE
seats:
- active: {race: RACE, power: vengeful, hand: 5}
- active: {race: FOE, power: mining}
  decline: {race: shrooms}
regions:
  4: {race: RACE}
  17: {race: RACE}
  12: {race: FOE, tokens: 2}
  3: {race: FOE}
  11: {race: shrooms}
notes: {vengeful: {marked_1: SEATS}}
"""


def marked(race: str = "mudmen", foe: str = "kraken", seats: int = 2, phase: str = "conquer") -> str:
    text = MARKED.replace("RACE", race).replace("FOE", foe).replace("SEATS", str(seats)).replace("PHASE", phase)
    if foe != "kraken":
        text = text.replace(f"  3: {{race: {foe}}}\n", "")
    return text


@pytest.mark.rule("UG-P-VENGEFUL-2")
@pytest.mark.parametrize(
    ("race", "region", "plain_cost", "marked_cost"),
    [
        ("mudmen", 12, 4, 3),
        ("mudmen", 11, 3, 2),  # in decline
        ("mudmen", 3, 2, 1),
        ("ogres", 3, 1, 1),  # never less than one
        ("mudmen", 5, 2, 2),  # empty
        ("mudmen", 18, 5, 5),  # Monsters
    ],
)
def test_regions_of_marked_players_cost_one_less(race: str, region: int, plain_cost: int, marked_cost: int) -> None:
    assert cost(position(marked(race, seats=0)), region) == plain_cost
    assert cost(position(marked(race)), region) == marked_cost


@pytest.mark.rule("UG-P-VENGEFUL-2")
def test_active_gnomes_do_not_get_cheaper_but_their_players_race_in_decline_does() -> None:
    s = position(marked(foe="gnomes"))
    assert (cost(s, 12), cost(s, 11)) == (4, 2)


@pytest.mark.rule("UG-P-VENGEFUL-2")
def test_the_discount_holds_for_every_conquest_of_the_turn() -> None:
    s = position(marked().replace("hand: 5", "hand: 8"))
    play(s, "conquer 11", "conquer 12")
    assert (tokens(s, 11), tokens(s, 12)) == (2, 3)


@pytest.mark.rule("UG-P-VENGEFUL-3")
def test_markers_come_back_at_the_end_of_the_turn_used_or_not() -> None:
    s = position(marked())
    pass_turn(s)
    pass_turn(s)
    play(s, "expand")
    assert (cost(s, 12), cost(s, 11)) == (2 + tokens(s, 12), 2 + tokens(s, 11))


@pytest.mark.rule("UG-P-VENGEFUL-3")
def test_markers_outlast_the_turns_of_other_players() -> None:
    s = position("""
    board: underground_3
    turn: 2
    seats:
    - active: {race: mudmen, power: vengeful}
    - active: {race: ogres, power: mining}
    - active: {race: drow, power: stone}
    regions:
      10: {race: mudmen}
      11: {race: ogres}
      12: {race: drow}
    notes: {vengeful: {marked_1: 2}}
    """)
    pass_turn(s)
    pass_turn(s)
    play(s, "expand")
    assert (cost(s, 11), cost(s, 12)) == (3, 3)  # 11 is a Mountain


@pytest.mark.rule("UG-P-VENGEFUL-3")
def test_in_a_decline_turn_markers_come_back_unused() -> None:
    s = position(marked(phase="decide").replace(", hand: 5", "").replace("  17: {race: mudmen}\n", ""))
    assert "vengeful" in notes(s)
    play(s, "decline")
    assert "vengeful" not in notes(s)
