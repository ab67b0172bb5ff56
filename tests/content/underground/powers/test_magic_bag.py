"""Magic: what the Bag may not be, where it lies, and how a race enters with it."""

import pytest

from tests.content.helpers import cost, earned, holder, legal, marked, pass_turn, play, refused
from tests.content.underground.powers.bag import (
    PLACED,
    RELICS,
    bag,
    copies,
    every_relic,
    everything,
    placed_relic,
    serving_relic,
    use,
)
from tests.content.underground.powers.helpers import lies, offers, position

# --- UG-P-MAGIC-3: never twice the same on one region or conquest ---------------------------------------------------


@serving_relic
@pytest.mark.rule("UG-P-MAGIC-3")
@pytest.mark.parametrize("copy_first", [True, False])
def test_relic_and_copy_do_not_serve_the_same_conquest(relic: str, copy_first: bool) -> None:
    s = bag(f"{relic}: 12")
    verbs = [f"copy_{RELICS[relic]}", RELICS[relic]]
    first, second = verbs if copy_first else verbs[::-1]
    play(s, first)
    assert second not in legal(s)
    assert refused(s, second) == "UG-P-MAGIC-3"


@placed_relic
@pytest.mark.rule("UG-P-MAGIC-3")
@pytest.mark.parametrize("copy_first", [True, False])
def test_relic_and_copy_do_not_work_in_the_same_region(relic: str, copy_first: bool) -> None:
    s = bag(f"{relic}: 6", hand=0, phase="redeploy")
    play(s, "done", *use(relic, 12, copy=copy_first))
    other = use(relic, 12, copy=not copy_first)[0]
    assert offers(s, other.split()[0]) == [6, 13]
    assert refused(s, other) == "UG-P-MAGIC-3"


@pytest.mark.rule("UG-P-MAGIC-3")
@placed_relic
def test_a_relic_that_lies_in_the_region_unused_is_no_obstacle(relic: str) -> None:
    s = bag(f"{relic}: 12", hand=0, phase="redeploy")
    play(s, "done", f"copy_{RELICS[relic]} 12")
    assert marked(s, "bag_o_many_things") == {12: 1}


@pytest.mark.rule("UG-P-MAGIC-3")
def test_a_copy_serves_beside_another_relic() -> None:
    s = bag("flying_doormat: 12, sword_of_the_killer_rabbit: 26", hand=3)
    play(s, "doormat", "copy_sword")
    assert cost(s, 23) == 1
    play(s, "conquer 23")
    assert (lies(s, "flying_doormat"), marked(s, "bag_o_many_things")) == (23, {23: 1})
    assert lies(s, "sword_of_the_killer_rabbit") == 26


# --- UG-P-MAGIC-4: where the Bag lies -------------------------------------------------------------------------------


@pytest.mark.rule("UG-P-MAGIC-4")
def test_the_bag_moves_from_region_to_region() -> None:
    s = bag("sword_of_the_killer_rabbit: 26", bag_at=13)
    play(s, "copy_sword", "conquer 11")
    assert marked(s, "bag_o_many_things") == {11: 1}


@pytest.mark.rule("UG-P-MAGIC-4")
def test_the_bag_stays_when_it_is_not_used() -> None:
    s = bag("sword_of_the_killer_rabbit: 26", bag_at=13, hand=0, phase="decide")
    pass_turn(s)
    pass_turn(s)
    assert marked(s, "bag_o_many_things") == {13: 1}


@pytest.mark.rule("UG-P-MAGIC-4")
def test_the_bag_returns_when_its_region_is_conquered_and_is_not_stolen() -> None:
    s = position("""
    board: underground_2
    turn: 2
    seats:
    - active: {race: mudmen, power: magic}
    - active: {race: drow, power: stone}
    regions:
      12: {race: mudmen, markers: {bag_o_many_things: 1}}
      4: {race: mudmen, tokens: 2}
      11: {race: drow, tokens: 6}
    sites: {found: {sword_of_the_killer_rabbit: 4}}
    """)
    play(s, "expand", "conquer 12")
    assert marked(s, "bag_o_many_things") == {}
    assert refused(s, "copy_sword") == "CORE-4.9"
    pass_turn(s)
    play(s, "expand", "copy_sword", "conquer 5")
    assert marked(s, "bag_o_many_things") == {5: 1}


@pytest.mark.rule("UG-P-MAGIC-4")
def test_the_bag_returns_when_its_region_is_abandoned_and_can_be_used_at_once() -> None:
    s = bag("sword_of_the_killer_rabbit: 26", bag_at=13, hand=0, phase="decide")
    play(s, "expand", "abandon 13")
    assert marked(s, "bag_o_many_things") == {}
    play(s, "copy_sword", "conquer 5")
    assert marked(s, "bag_o_many_things") == {5: 1}


@pytest.mark.rule("UG-P-MAGIC-4")
def test_the_bag_does_not_stay_in_a_river_that_is_emptied() -> None:
    s = bag("flying_doormat: 26", hand=1)
    play(s, "copy_doormat", "conquer 25")
    assert holder(s, 25) == ""  # redeployment has begun
    assert marked(s, "bag_o_many_things") == {}


# --- UG-P-MAGIC-5: entering anywhere --------------------------------------------------------------------------------

NEW = """
board: underground_2
seats:
- coins: 5
- active: {race: drow, power: royal}
regions:
  9: {race: drow}
  24: {race: drow, markers: {queen: 1}}
column: [{race: mudmen, power: magic}]
sites: {found: {flying_doormat: AT, sword_of_the_killer_rabbit: 9}}
"""


@pytest.mark.rule("UG-P-MAGIC-5")
@pytest.mark.parametrize("at", [9, 16])
def test_a_copied_doormat_lets_a_race_enter_anywhere(at: int) -> None:
    s = position(NEW.replace("AT", str(at)))
    play(s, "pick 0")
    assert refused(s, "conquer 16") == "CORE-6.2"
    assert "doormat" not in legal(s)  # the real one is not theirs
    play(s, "copy_doormat")
    assert {9, 13, 16, 23} <= set(offers(s, "conquer"))
    assert {1, 14, 19, 22, 28} & set(offers(s, "conquer")) == set()
    assert refused(s, "conquer 24") == "CORE-6.5"
    play(s, "conquer 16")
    assert (holder(s, 16), marked(s, "bag_o_many_things"), lies(s, "flying_doormat")) == ("mudmen", {16: 1}, at)
    assert set(offers(s, "conquer")) == {3, 9, 10, 17, 23}


@pytest.mark.rule("UG-P-MAGIC-5")
def test_a_race_that_has_given_everything_up_may_enter_anywhere_too() -> None:
    s = bag("flying_doormat: 12", hand=0, phase="decide")
    play(s, "expand", "abandon 12", "abandon 13", "abandon 6")
    assert "doormat" not in legal(s)
    play(s, "copy_doormat", "conquer 24")
    assert (holder(s, 24), lies(s, "flying_doormat")) == ("mudmen", 12)


@pytest.mark.rule("UG-P-MAGIC-5")
def test_another_copy_does_not_change_the_entry() -> None:
    s = position(NEW.replace("AT", "9"))
    play(s, "pick 0", "copy_sword")
    assert refused(s, "conquer 16") == "CORE-6.2"


# --- UG-P-MAGIC-6: only what has been found; not in decline ---------------------------------------------------------


@every_relic
@pytest.mark.rule("UG-P-MAGIC-6")
def test_a_relic_discovered_this_turn_can_be_copied_at_once(relic: str) -> None:
    s = position(f"""
    board: underground_2
    phase: conquer
    seats:
    - active: {{race: mudmen, power: magic, hand: 8}}
    - active: {{race: drow, power: stone}}
    regions:
      20: {{race: mudmen}}
      13: {{race: drow}}
      12: {{race: drow}}
    sites: {{stack: [{relic}]}}
    """)
    assert copies(s) == set()
    play(s, "conquer 21")
    if relic in PLACED:
        play(s, "stop", "done")
    assert copies(s) == {f"copy_{RELICS[relic]}"}


@every_relic
@pytest.mark.rule("UG-P-MAGIC-6")
def test_a_relic_that_has_not_been_found_is_not_copied(relic: str) -> None:
    others = ", ".join(f"{other}: 26" for other in RELICS if other != relic)
    s = bag(others)
    action = use(relic, 11, copy=True)[0]
    assert refused(s, action) == "UG-P-MAGIC-6"
    assert f"copy_{RELICS[relic]}" not in copies(s)


@pytest.mark.rule("UG-P-MAGIC-6")
def test_with_no_relic_on_the_map_the_bag_does_nothing() -> None:
    s = bag("keep_on_the_motherland: 26, fountain_of_youth: 12", hand=0, phase="redeploy")
    assert earned(s, "done") == 4  # no choice before scoring
    assert s.turn_of == 1


@pytest.mark.rule("UG-P-MAGIC-6")
def test_in_decline_the_bag_leaves_and_copies_nothing() -> None:
    s = bag(everything(12), bag_at=13, hand=0, phase="decide")
    assert earned(s, "decline") == 3
    assert (marked(s, "bag_o_many_things"), s.turn_of) == ({}, 1)
    pass_turn(s)
    play(s, "pick 0")
    assert copies(s) == set()
