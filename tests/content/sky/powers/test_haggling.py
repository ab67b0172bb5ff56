"""Haggling: Trade Pacts that reward those who leave the race alone."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import holder, legal, play, refused
from tests.content.mixing.scene import coins, idle, offers, scene

HELD = """
  4: {race: ratmen}
  5: {race: ratmen}
  10: {race: ratmen}
  13: {race: orcs, tokens: 8}
  9: {race: elves, tokens: 6}"""


def bazaar(
    *, money: int = 9, ben: int = 5, seat: str = "", power: str = "hill", held: str = HELD, text: str = ""
) -> State:
    """Anna (seat 1) haggles in 4, 5 and 10; Ben's Orcs stand in 13 beside 5, Cara's Elves in 9 beside 10."""
    return scene(
        f"""
board: base_3
phase: redeploy
round: 3
seats:
- coins: {money}
  active: {{race: ratmen, power: haggling}}{seat}
- coins: {ben}
  active: {{race: orcs, power: {power}}}
- coins: 5
  active: {{race: elves, power: forest}}
regions:{held}
{text}
"""
    )


def pacts(s: State) -> list[int]:
    """How many Pacts each seat holds."""
    haggling = s.rules.powers[s.rules.power_named("haggling")]
    return [int(s.note(haggling, seat)) for seat in range(3)]


def sign(s: State, *seats: int) -> None:
    """End Anna's turn with Pacts for the given seats."""
    play(s, "done", *(f"pact {seat}" for seat in seats))
    if s.turn_of == 0:
        play(s, "done")


@pytest.mark.rule("SKY-P-HAGGLING-1")
def test_five_pacts_in_any_split_to_others() -> None:
    s = bazaar()
    play(s, "done")
    assert offers(s, "pact") == {2, 3}
    assert refused(s, "pact 1") == "SKY-P-HAGGLING-1"
    assert refused(s, "pact 4") == "SKY-P-HAGGLING-1"
    play(s, "pact 2", "pact 3", "pact 2", "pact 2")
    assert pacts(s) == [0, 3, 1]
    play(s, "pact 3")
    assert s.turn_of == 1  # there is no sixth
    assert pacts(s) == [0, 3, 2]


@pytest.mark.rule("SKY-P-HAGGLING-1")
def test_giving_none_is_possible() -> None:
    s = bazaar()
    play(s, "done", "done")
    assert (s.turn_of, pacts(s)) == (1, [0, 0, 0])


@pytest.mark.rule("SKY-P-HAGGLING-1")
def test_nothing_is_handed_out_in_a_decline_turn() -> None:
    s = bazaar()
    sign(s)
    idle(s, 2)
    play(s, "decline")
    assert s.turn_of == 1


@pytest.mark.rule("SKY-P-HAGGLING-2")
def test_pacts_are_handed_out_after_scoring() -> None:
    s = bazaar(money=0)
    assert refused(s, "pact 2") == "SKY-P-HAGGLING-2"
    play(s, "done")
    assert s.phase_name == "post score"
    assert coins(s, 1) == 3  # this turn's coins are there already
    play(s, "pact 2")


@pytest.mark.rule("SKY-P-HAGGLING-3")
def test_no_more_pacts_than_coins() -> None:
    s = bazaar(money=0)
    play(s, "done", "pact 2", "pact 3")
    assert s.phase_name == "post score"
    play(s, "pact 2")
    assert s.turn_of == 1  # three coins, three Pacts
    assert pacts(s) == [0, 2, 1]
    s = bazaar(money=0)
    play(s, "done", "pact 2", "pact 2")
    s.add_coins(0, -1)
    s.offer = None
    assert refused(s, "pact 2") == "SKY-P-HAGGLING-3"


@pytest.mark.rule("SKY-P-HAGGLING-4")
def test_whoever_conquers_regions_of_the_race_pays_for_his_pacts_once() -> None:
    s = bazaar()
    sign(s, 2, 2, 2, 3, 3)
    assert (coins(s, 1), coins(s, 2)) == (12, 5)
    play(s, "expand", "conquer 5", "conquer 4", "stop", "done")
    while s.turn_of == 1:
        play(s, "done")
    assert coins(s, 2) == 5 + 3 + 2 - 3  # three regions, two of them were not empty
    assert coins(s, 1) == 12 + 3
    assert pacts(s) == [0, 0, 2]


@pytest.mark.rule("SKY-P-HAGGLING-4")
def test_whoever_leaves_them_alone_is_paid() -> None:
    s = bazaar()
    sign(s, 3, 3, 2)
    idle(s)
    assert (coins(s, 1), coins(s, 2)) == (12 - 1, 5 + 1 + 1)
    idle(s)
    assert (coins(s, 1), coins(s, 3)) == (11 - 2, 5 + 1 + 2)
    assert pacts(s) == [0, 0, 0]


@pytest.mark.rule("SKY-P-HAGGLING-4")
def test_nobody_pays_more_than_he_has() -> None:
    s = bazaar()
    sign(s, 3, 3, 2, 2, 2)
    s.add_coins(0, 2 - 12)
    idle(s)
    assert (coins(s, 1), coins(s, 2)) == (0, 5 + 1 + 2)
    idle(s)
    assert (coins(s, 1), coins(s, 3)) == (0, 5 + 1)


@pytest.mark.rule("SKY-P-HAGGLING-4", "SKY-P-HAGGLING-5")
def test_the_income_of_the_turn_is_there_to_pay_with() -> None:
    s = bazaar(ben=0)
    sign(s, 2, 2, 2, 2, 2)
    play(s, "expand", "conquer 5", "stop", "done")
    while s.turn_of == 1:
        play(s, "done")
    assert (coins(s, 2), coins(s, 1)) == (0, 12 + 3)  # two regions and one that was not empty, of five owed


@pytest.mark.rule("SKY-P-HAGGLING-5")
def test_pacts_are_settled_after_attacked_players_have_withdrawn() -> None:
    s = bazaar(held=HELD.replace("5: {race: ratmen}", "5: {race: ratmen, tokens: 3}"))
    sign(s, 2, 2)
    play(s, "expand", "conquer 5", "stop", "done")
    assert (s.phase_name, s.decider) == ("withdraw", 0)
    assert coins(s, 2) == 5 + 3  # scored, not settled
    play(s, "done")
    assert coins(s, 2) == 5 + 3 - 2


@pytest.mark.rule("SKY-P-HAGGLING-6")
def test_ghouls_of_the_holder_break_the_pact() -> None:
    held = HELD.replace("13: {race: orcs, tokens: 8}", "13: {race: ghouls, tokens: 8}\n  30: {race: kraken}")
    s = scene(
        f"""
board: base_3
phase: redeploy
seats:
- {{coins: 9, active: {{race: ratmen, power: haggling}}}}
- {{coins: 5, active: {{race: kraken, power: hill}}, decline: {{race: ghouls}}}}
- {{coins: 5, active: {{race: elves, power: forest}}}}
regions:{held}
"""
    )
    sign(s, 2, 2)
    play(s, "expand")
    assert s.phase_name == "legacy"
    play(s, "conquer 5", "stop")
    idle(s)
    assert coins(s, 2) == 5 + 3 - 2


@pytest.mark.rule("SKY-P-HAGGLING-6")
@pytest.mark.parametrize(
    ("power", "action"), [("dragon_master", "dragon 5"), ("vampire", "bite 5"), ("berserk", "roll")]
)
def test_every_kind_of_conquest_breaks_it(power: str, action: str) -> None:
    s = bazaar(power=power)
    sign(s, 2)
    s.chance.forced = [1]
    play(s, "expand", action)
    if action == "roll":
        play(s, "conquer 5")
    assert holder(s, 5) == "orcs"
    idle(s)
    assert coins(s, 1) == 12 + 1


@pytest.mark.rule("SKY-P-HAGGLING-6")
@pytest.mark.parametrize(("pips", "paid"), [(3, 1), (0, -1)])
def test_a_zeppelin_breaks_it_only_by_conquering(pips: int, paid: int) -> None:
    s = bazaar(power="zeppelined")
    sign(s, 2)
    s.chance.forced = [pips]
    play(s, "expand", "zeppelin 10")
    assert holder(s, 10) == ("orcs" if pips else "")
    idle(s)
    assert coins(s, 1) == 12 + paid


@pytest.mark.rule("SKY-P-HAGGLING-6")
@pytest.mark.parametrize(("pips", "paid"), [(3, 1), (0, -1)])
def test_the_final_die_breaks_it_only_if_it_conquers(pips: int, paid: int) -> None:
    held = HELD.replace("orcs, tokens: 8", "orcs, tokens: 2").replace(
        "5: {race: ratmen}", "5: {race: ratmen, tokens: 2}"
    )
    s = bazaar(held=held)
    sign(s, 2)
    s.chance.forced = [pips]
    play(s, "expand", "die 5")
    idle(s)
    assert coins(s, 1) == 12 + paid


@pytest.mark.rule("SKY-P-HAGGLING-6")
def test_clearing_a_forest_does_not_break_it() -> None:
    held = HELD.replace("4: {race: ratmen}", "2: {race: ratmen}").replace("race: orcs", "race: wendigos")
    s = scene(
        f"""
board: base_3
phase: redeploy
seats:
- {{coins: 9, active: {{race: ratmen, power: haggling}}}}
- {{coins: 5, active: {{race: wendigos, power: hill}}}}
- {{coins: 5, active: {{race: elves, power: forest}}}}
regions:{held}
"""
    )
    sign(s, 2)
    play(s, "expand", "clear 2")
    assert holder(s, 2) == ""
    idle(s)
    assert coins(s, 1) == 12 - 1


@pytest.mark.rule("SKY-P-HAGGLING-6")
def test_regions_of_the_players_race_in_decline_do_not_count() -> None:
    s = bazaar(seat="\n  decline: {race: trolls}", held=HELD + "\n  6: {race: trolls}")
    sign(s, 2)
    play(s, "expand", "conquer 6", "stop")
    idle(s)
    assert coins(s, 1) == 9 + 4 - 1


@pytest.mark.rule("SKY-P-HAGGLING-7")
def test_a_holder_who_declines_is_paid() -> None:
    s = bazaar()
    sign(s, 2, 2)
    play(s, "decline")
    assert (coins(s, 1), coins(s, 2)) == (12 - 2, 5 + 1 + 2)


@pytest.mark.rule("SKY-P-HAGGLING-7")
def test_he_is_paid_also_if_no_region_of_the_race_is_left() -> None:
    s = bazaar(held=HELD.replace("  4: {race: ratmen}\n", "").replace("  10: {race: ratmen}\n", ""))
    sign(s, 2, 3)
    play(s, "expand", "conquer 5", "stop", "done")  # the last region
    assert s.occupied(0) == 0
    had = coins(s, 1)
    idle(s)
    assert coins(s, 1) == had - 1


@pytest.mark.rule("SKY-P-HAGGLING-8")
def test_all_five_are_back_when_the_owners_turn_starts() -> None:
    s = bazaar()
    sign(s, 2, 3)
    idle(s, 2)
    assert (s.turn_of, pacts(s)) == (0, [0, 0, 0])
    play(s, "expand", "stop", "done", *["pact 2"] * 5)
    assert pacts(s) == [0, 5, 0]


@pytest.mark.rule("SKY-P-HAGGLING-8")
def test_a_race_that_declines_with_pacts_out_takes_them_back_unsettled() -> None:
    s = scene(
        f"""
board: base_3
monsters: true
phase: redeploy
seats:
- {{coins: 9, active: {{race: ratmen, power: haggling}}}}
- {{coins: 5, active: {{race: orcs, power: hill}}}}
- {{coins: 5, active: {{race: elves, power: forest}}}}
regions:{HELD}
sites: {{found: {{stonehedge: 4}}, badges: {{stonehedge: stout}}}}
"""
    )
    play(s, "done", "pact 2", "pact 2", "stout")
    assert (s.turn_of, pacts(s)) == (1, [0, 0, 0])
    had = coins(s, 1)
    idle(s)
    assert coins(s, 1) == had


@pytest.mark.rule("SKY-P-HAGGLING-8")
def test_in_the_last_round_pacts_without_a_turn_left_are_not_settled() -> None:
    s = scene(
        f"""
board: base_3
phase: redeploy
round: 10
turn: 3
seats:
- {{coins: 5, active: {{race: elves, power: forest}}}}
- {{coins: 5, active: {{race: orcs, power: hill}}}}
- {{coins: 9, active: {{race: ratmen, power: haggling}}}}
regions:{HELD}
"""
    )
    play(s, "done", "pact 1", "pact 2", "done")
    assert s.over
    assert [coins(s, seat) for seat in (1, 2, 3)] == [5, 5, 12]


def test_after_scoring_only_pacts_and_the_end_are_offered() -> None:
    s = bazaar()
    play(s, "done")
    assert legal(s) == {"pact 2", "pact 3", "done"}
