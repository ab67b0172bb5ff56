"""Racketeering: a share of what others skip, and a free pick after the decline."""

import pytest

from elbowroom.engine.layout import COLUMN_COINS
from elbowroom.engine.state import State
from tests.content.helpers import play, power
from tests.content.mixing.scene import coins, idle, scene


def market(*, racketeer: str = "active", free: bool = False) -> State:
    """Seat 1 are Racketeers, seats 2 and 3 are about to pick, with 5 coins each."""
    first = {
        "active": "- active: {race: ratmen, power: racketeering}",
        "decline": "- decline: {race: ratmen}\n  active: {race: elves, power: hill}",
    }[racketeer]
    return scene(f"""
board: base_3
phase: pick
turn: 2
seats:
{first}
- {{coins: 5, free_pick: {str(free).lower()}}}
- coins: 5
regions: {{3: {{race: ratmen}}}}
""")


def lying(s: State) -> list[int]:
    return [int(s.column_coins(index)) for index in range(s.visible)]


@pytest.mark.rule("SKY-P-RACKETEERING-1")
def test_the_racketeer_gets_a_coin_for_every_combo_another_player_skips() -> None:
    s = market()
    play(s, "pick 3")
    assert (coins(s, 1), coins(s, 2)) == (5 + 3, 5 - 3)  # the picker pays as usual
    assert lying(s)[:3] == [1, 1, 1]
    idle(s)
    play(s, "pick 0")
    assert coins(s, 1) == 5 + 3 + 0


@pytest.mark.rule("SKY-P-RACKETEERING-1")
def test_in_decline_racketeers_earn_nothing() -> None:
    s = market(racketeer="decline")
    play(s, "pick 3")
    assert coins(s, 1) == 5


@pytest.mark.rule("SKY-P-RACKETEERING-1")
def test_the_own_pick_pays_nothing() -> None:
    s = scene("""
board: base_2
phase: pick
column: [hill orcs, swamp trolls, racketeering ratmen]
""")
    play(s, "pick 2")
    assert (power(s, 1), coins(s, 1)) == ("racketeering", 3)


@pytest.mark.rule("SKY-P-RACKETEERING-2")
def test_after_the_decline_the_next_pick_is_free_at_any_index() -> None:
    s = scene("""
board: base_2
seats:
- {coins: 0, active: {race: ratmen, power: racketeering}}
- {coins: 9, active: {race: elves, power: hill}}
regions: {3: {race: ratmen}, 7: {race: elves}}
""")
    play(s, "decline")
    idle(s)
    s.words[COLUMN_COINS + 4] = 2
    had = coins(s, 1)
    play(s, "pick 4")
    assert coins(s, 1) == had + 2  # nothing paid, what lay there taken
    assert lying(s)[:4] == [0, 0, 0, 0]


@pytest.mark.rule("SKY-P-RACKETEERING-2")
def test_without_coins_nobody_else_picks_a_later_combo() -> None:
    s = scene("board: base_2\nphase: pick\nseats: [{coins: 0}, {coins: 5}]")
    assert {action.text() for action in s.legal()} == {"pick 0"}
    s = scene("board: base_2\nphase: pick\nseats: [{coins: 0, free_pick: true}, {coins: 5}]")
    assert {action.text() for action in s.legal()} == {f"pick {i}" for i in range(6)}


@pytest.mark.rule("SKY-P-RACKETEERING-3")
def test_the_right_survives_the_loss_of_the_race() -> None:
    s = scene("""
board: base_2
seats:
- {coins: 0, active: {race: ratmen, power: racketeering}}
- {coins: 9, active: {race: elves, power: hill}}
regions: {3: {race: ratmen}, 5: {race: elves, tokens: 6}}
""")
    play(s, "decline", "expand", "conquer 3", "stop", "done")  # the race in decline is gone
    assert s.race(1) < 0
    assert s.picks_free(0)
    play(s, "pick 5")
    assert not s.picks_free(0)


@pytest.mark.rule("SKY-P-RACKETEERING-3")
def test_the_right_is_used_up_by_one_pick() -> None:
    s = scene("""
board: base_2
phase: pick
seats: [{coins: 0, free_pick: true}, {coins: 5, active: {race: elves, power: hill}}]
""")
    play(s, "pick 0")  # also one that would have cost nothing
    assert not s.picks_free(0)


@pytest.mark.rule("SKY-P-RACKETEERING-4")
def test_a_free_picker_still_skips_combos_for_the_racketeer() -> None:
    s = market(free=True)
    play(s, "pick 4")
    assert (coins(s, 1), coins(s, 2)) == (5 + 4, 5)
