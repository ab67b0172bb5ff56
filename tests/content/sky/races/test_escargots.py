"""Escargots: their regions pay at the start of the turn."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import earned, pass_turn, play, regions, score_lines
from tests.content.sky.positions import under_the_sky


def escargots(*held: int, power: str = "airborne", hand: int = 0) -> str:
    """Escargots in the given regions, in the middle of their turn."""
    land = ", ".join(f"{region}: {{race: escargots}}" for region in held)
    return f"""
    phase: conquer
    seats:
    - active: {{race: escargots, power: {power}, hand: {hand}}}
    - active: {{race: humans, power: hill}}
    - active: {{race: orcs, power: swamp}}
    regions: {{{land}}}
    column: [{{race: ratmen, power: seafaring}}]
    """


def comes_round(s: State) -> int:
    """Coins the first player gets when his next turn begins."""
    while s.turn_of != 0:
        before = int(s.coins(0))
        pass_turn(s)
    assert s.phase_name in ("decide", "pick")
    return int(s.coins(0)) - before


@pytest.mark.rule("SKY-R-ESCARGOTS-1")
def test_the_first_turn_pays_nothing() -> None:
    s = under_the_sky("seats: [{}, {}, {}]\ncolumn: [{race: escargots, power: airborne}]")
    assert s.coins(0) == 5
    assert earned(s, "pick 0", "conquer 2", "conquer 3", "stop", "done") == 0


@pytest.mark.rule("SKY-R-ESCARGOTS-1", "SKY-5.4")
def test_regions_pay_at_the_start_and_not_at_the_end() -> None:
    s = under_the_sky(escargots(2, 3, 7, hand=4))
    assert earned(s, "stop", "done") == 0
    assert comes_round(s) == 3
    assert earned(s, "expand", "conquer 9", "stop", "done") == 0
    assert comes_round(s) == 4


@pytest.mark.rule("SKY-R-ESCARGOTS-1")
def test_they_are_paid_for_what_they_hold_then() -> None:
    s = under_the_sky("""
    turn: 2
    phase: conquer
    seats:
    - active: {race: escargots, power: airborne}
    - active: {race: orcs, power: seafaring, hand: 3}
    - {}
    regions: {2: {race: escargots}, 3: {race: escargots}, 9: {race: orcs}}
    """)
    play(s, "conquer 2")
    assert comes_round(s) == 1


@pytest.mark.rule("SKY-R-ESCARGOTS-2")
def test_power_decline_and_islands_are_paid_at_the_end() -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: escargots, power: merchant}, decline: {race: orcs}}, {}, {}]
    regions: {2: {race: escargots}, 24: {race: escargots}, 27: {race: escargots}, 7: {race: orcs}, 8: {race: orcs}}
    """)
    lines = score_lines(s, "stop", "done")
    assert lines == {"merchant": 3, "orcs": 2, "escargots": 1}  # Merchant, Orcs in decline, the island of 24 and 27
    assert comes_round(s) == 3


@pytest.mark.rule("SKY-R-ESCARGOTS-2")
def test_the_power_pays_for_what_is_held_at_the_end() -> None:
    s = under_the_sky(escargots(2, hand=4, power="merchant"))
    assert earned(s, "conquer 3", "stop", "done") == 2


@pytest.mark.rule("SKY-R-ESCARGOTS-3", "SKY-5.4")
def test_with_goldsmith_the_malus_counts_at_the_start_and_the_bonus_at_the_end() -> None:
    s = under_the_sky(escargots(3, 9, 7, 21, power="goldsmith"))  # 3 and 9 have a Mine
    assert earned(s, "stop", "done") == 2 * 2
    assert comes_round(s) == 2


@pytest.mark.rule("SKY-R-ESCARGOTS-4")
@pytest.mark.parametrize("actions", [("expand", "abandon 2", "abandon 3"), ("decline",)])
def test_abandoning_and_declining_come_after_the_payment(actions: tuple[str, ...]) -> None:
    s = under_the_sky(escargots(2, 3, 7))
    play(s, "stop", "done")
    assert comes_round(s) == 3
    play(s, *actions)
    assert s.coins(0) == 5 + 3 + (3 if "decline" in actions else 0)


@pytest.mark.rule("SKY-R-ESCARGOTS-5")
def test_the_turn_of_the_decline_pays_twice() -> None:
    s = under_the_sky(escargots(2, 3, 7))
    play(s, "stop", "done")
    assert comes_round(s) == 3
    assert earned(s, "decline") == 3
    assert comes_round(s) == 0
    assert earned(s, "pick 0", "stop") == 3


@pytest.mark.rule("SKY-R-ESCARGOTS-6")
def test_after_a_stout_decline_they_pay_from_the_next_scoring_on() -> None:
    s = under_the_sky(escargots(2, 3, 7, power="stout"))
    assert earned(s, "stop", "done", "stout") == 0
    assert comes_round(s) == 0
    assert earned(s, "pick 0", "stop") == 3


@pytest.mark.rule("SKY-R-ESCARGOTS-7")
def test_the_end_of_the_game_pays_nothing_extra() -> None:
    s = under_the_sky(escargots(2, 3, power="merchant", hand=4) + "round: 10")
    assert earned(s, "conquer 4", "stop", "done") == 3  # only what the power pays
    while not s.over:
        pass_turn(s)
    assert s.coins(0) == 5 + 3


@pytest.mark.rule("SKY-R-ESCARGOTS-8")
@pytest.mark.parametrize(("power", "coins"), [("alchemist", 2), ("exploring", 1), ("pillaging", 1), ("wealthy", 7)])
def test_coins_that_belong_to_no_region_come_at_the_end(power: str, coins: int) -> None:
    s = under_the_sky(escargots(4, 32, power=power, hand=4))
    actions = ["conquer 5"] if power == "pillaging" else []
    assert earned(s, *actions, "stop", "done") == coins
    assert comes_round(s) == len(regions(s, 1))
