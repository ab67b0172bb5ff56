"""Stonehedge: what becomes of each power when the race declines, and when Stonehedge changes hands."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    marked,
    pass_turn,
    play,
    power,
    race,
    refused,
    regions,
    score_lines,
    slot,
    tokens,
    tray,
)
from tests.content.underground.places.helpers import coins, finish, lent, offers, position

# The Mimes hold Stonehedge in region 12 and 4, 24 and 27, their player's Kraken in decline 26 and 21; the Ogres stand
# next to Stonehedge in 6 and 13.
HEDGE = """
board: underground_2
phase: <phase>
turn: <turn>
seats:
- {active: {race: shadow_mimes, power: <own>, hand: <hand>}, decline: {race: kraken}}
- active: {race: ogres, power: martyr, hand: <ogres>}
regions:
  12: {race: shadow_mimes, tokens: <here><here_markers>}
  4: {race: shadow_mimes<markers>}
  24: {race: shadow_mimes}
  27: {race: shadow_mimes}
  26: {race: kraken}
  21: {race: kraken}
  6: {race: ogres}
  13: {race: ogres}
sites: {found: {stonehedge: 12, sword_of_the_killer_rabbit: 16}, badges: {stonehedge: <power>}}
column: [{race: drow, power: fisher}]
"""
PLAIN = {"phase": "decide", "turn": 1, "own": "stone", "hand": 0, "ogres": 0, "here": 1, "here_markers": "",
         "markers": ""}  # fmt: skip


def hedge(power: str, **words: object) -> State:
    return position(HEDGE, power=power, **(PLAIN | words))


def take_the_hedge(s: State) -> None:
    """The Ogres get reinforcements and conquer Stonehedge in their turn."""
    s.recruit(slot(2), 5)
    finish(s, "expand", "conquer 12")
    assert holder(s, 12) == "ogres"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_a_scoring_power_counts_all_regions_of_the_race_and_only_of_that_race() -> None:
    assert score_lines(hedge("muddy", phase="redeploy"), "done")["muddy"] == 2  # 24 and 27, not 21
    assert score_lines(hedge("mining", phase="redeploy"), "done")["mining"] == 1  # 12, not 26
    assert score_lines(hedge("mystic", phase="redeploy"), "done")["mystic"] == 1


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_muddy_pays_on_in_decline_as_long_as_the_race_holds_stonehedge() -> None:
    s = hedge("muddy")
    assert earned(s, "decline") == 4 + 2
    play(s, "expand", "stop", "done")
    assert score_lines(s, "pick 0", "stop")["muddy"] == 2
    s = hedge("muddy")
    play(s, "decline")
    take_the_hedge(s)
    assert "muddy" not in score_lines(s, "pick 0", "stop")


# --- Royal ------------------------------------------------------------------------------------------------------------


QUEEN = {"markers": ", markers: {queen: 1}"}


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_the_queen_of_stonehedge_is_placed_as_usual() -> None:
    s = hedge("royal", phase="end choices")
    assert legal(s) == {"queen 4", "queen 12", "queen 24", "queen 27"}
    play(s, "queen 12", "expand")
    assert marked(s, "queen") == {12: 1}
    assert refused(s, "conquer 12") == "CORE-6.5"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4", "UG-PLACE-STONEHEDGE-3")
def test_the_queen_freezes_when_the_race_declines_on_stonehedge() -> None:
    s = hedge("royal", **QUEEN)
    play(s, "decline")
    pass_turn(s)
    finish(s, "pick 0")
    assert marked(s, "queen") == {4: 1}
    near = HEDGE.replace("6: {race: ogres}", "5: {race: ogres, tokens: 8}").replace("13: {race: ogres}", "20: {}")
    s = position(near, power="royal", **(PLAIN | QUEEN))
    play(s, "decline", "expand")
    assert refused(s, "conquer 4") == "CORE-6.5"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_with_stonehedge_the_queen_goes_at_once_to_its_next_holder() -> None:
    s = hedge("royal", phase="conquer", turn=2, ogres=6, **QUEEN)
    play(s, "conquer 12")
    assert marked(s, "queen") == {}
    play(s, "stop", "done")
    assert legal(s) == {"queen 6", "queen 12", "queen 13"}


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_a_frozen_queen_leaves_too_when_stonehedge_is_lost() -> None:
    s = hedge("royal", **QUEEN)
    play(s, "decline")
    s.recruit(slot(2), 5)
    play(s, "expand", "conquer 12")
    assert marked(s, "queen") == {}


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_giving_up_stonehedge_takes_the_queen_off_the_map() -> None:
    s = hedge("royal", phase="ready", hand=1, **QUEEN)
    play(s, "abandon 12")
    assert marked(s, "queen") == {}
    play(s, "stop", "done")
    assert s.turn_of == 1  # and there is nobody to place her


# --- Tomb -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_tomb_counts_for_the_race_that_declines_on_stonehedge() -> None:
    s = hedge("tomb", here=5)
    play(s, "decline")
    assert s.phase_name == "redeploy"
    play(s, "place 4", "place 4", "place 4", "place 12", "done")
    assert regions(s, 1, "decline") == {4: 4, 12: 2, 24: 1, 27: 1}
    assert power(s, 1, "decline") == ""  # the badge stays with Stonehedge
    assert lent(s) == "tomb"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_without_stonehedge_at_the_decline_there_is_no_tomb() -> None:
    away = HEDGE.replace("stonehedge: 12, sword", "stonehedge: 6, sword")
    s = position(away, power="tomb", **(PLAIN | {"here": 5}))
    play(s, "decline")
    assert tokens(s, 12) == 1


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_losing_stonehedge_later_removes_no_token_and_further_losses_are_normal() -> None:
    s = hedge("tomb", here=5)
    play(s, "decline", "place 4", "place 4", "place 4", "place 4", "done")
    before = tray(s, "shadow_mimes")
    take_the_hedge(s)
    assert tokens(s, 4) == 5
    assert tray(s, "shadow_mimes") == before + 1  # the one that stood on Stonehedge
    # Now the five of region 4 are driven out without Stonehedge: one is lost, four find another region.
    s = position(OVERRUN)
    play(s, "conquer 4")
    assert hand(s, 1, "decline") == 4
    play(s, "stop", "done", "place 24", "done")
    assert regions(s, 1, "decline") == {24: 3, 27: 3}


OVERRUN = """
board: underground_2
phase: conquer
turn: 2
seats:
- {active: {race: kraken, power: stone}, decline: {race: shadow_mimes}}
- active: {race: ogres, power: martyr, hand: 7}
regions:
  4: {race: shadow_mimes, tokens: 5}
  24: {race: shadow_mimes}
  27: {race: shadow_mimes}
  26: {race: kraken}
  12: {race: ogres}
sites: {found: {stonehedge: 12}, badges: {stonehedge: tomb}}
"""


# --- Vanishing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_at_decline_its_holder_chooses_whether_to_vanish() -> None:
    stay, go = hedge("vanishing"), hedge("vanishing")
    assert {"decline", "vanish"} <= legal(stay)
    assert earned(stay, "decline") == 4
    assert race(stay, 1, "decline") == "shadow_mimes"
    assert earned(go, "vanish") == 4 * 2
    assert (race(go, 1, "decline"), holder(go, 12), lent(go)) == ("", "", "vanishing")


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_with_an_own_tomb_he_picks_one_of_the_two() -> None:
    stay, go = hedge("vanishing", own="tomb", here=3), hedge("vanishing", own="tomb", here=3)
    play(stay, "decline", "place 12", "place 12", "done")
    assert tokens(stay, 12) == 3
    assert earned(go, "vanish") == 4 * 2
    assert (go.turn_of, regions(go, 1, "decline")) == (1, {})


# --- Wise and Reborn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_wise_pays_who_holds_stonehedge_and_has_a_race_in_decline() -> None:
    assert score_lines(hedge("wise", phase="redeploy"), "done")["wise"] == 2
    alone = HEDGE.replace("  26: {race: kraken}\n  21: {race: kraken}\n", "").replace(", decline: {race: kraken}", "")
    assert "wise" not in score_lines(position(alone, power="wise", **(PLAIN | {"phase": "redeploy"})), "done")
    assert score_lines(hedge("wise"), "decline")["wise"] == 2


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_reborn_may_replace_the_race_on_stonehedge_itself() -> None:
    s = hedge("reborn")
    play(s, "decline")
    pass_turn(s)
    play(s, "pick 0")
    assert offers(s, "reborn") == [4, 12, 24, 27]
    play(s, "reborn 12", "reborn 24")  # the second one too: he still holds Stonehedge
    assert (holder(s, 12), holder(s, 24)) == ("drow", "drow")
    assert not offers(s, "reborn")


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_reborn_needs_stonehedge_at_the_start_of_the_turn() -> None:
    s = hedge("reborn")
    play(s, "decline")
    take_the_hedge(s)
    play(s, "pick 0")
    assert s.phase_name == "conquer"


# --- Magic, Shield, Vampire -------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_the_bag_goes_with_stonehedge_to_its_next_holder_at_once() -> None:
    s = hedge("magic", phase="conquer", hand=3)
    play(s, "copy_sword", "conquer 5")
    assert marked(s, "bag_o_many_things") == {5: 1}
    s = hedge("magic", phase="conquer", turn=2, ogres=8, markers=", markers: {bag_o_many_things: 1}")
    assert refused(s, "copy_sword") == "CORE-4.9"
    play(s, "conquer 12")
    assert marked(s, "bag_o_many_things") == {}
    play(s, "copy_sword", "conquer 4")
    assert (holder(s, 4), marked(s, "bag_o_many_things")) == ("ogres", {4: 1})


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_new_armours_come_while_stonehedge_is_held_and_placed_ones_stay_when_it_is_lost() -> None:
    s = hedge("shield", phase="conquer", hand=3)
    play(s, "conquer 5", "stop", "armour 4")  # one for the Forest of region 5
    assert "armour 4" not in legal(s)
    assert marked(s, "mushroom_armor") == {4: 1}
    s = hedge("shield", phase="conquer", turn=2, ogres=6, markers=", markers: {mushroom_armor: 2}")
    play(s, "conquer 12")
    assert marked(s, "mushroom_armor") == {4: 2}
    assert cost(s, 4) == 2 + 1 + 2 - 1
    s = hedge("shield", phase="ready", hand=3, markers=", markers: {mushroom_armor: 2}")
    play(s, "abandon 12", "conquer 5", "stop")
    assert refused(s, "armour 4") == "CORE-4.9"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_vampires_bite_from_the_moment_of_conquest_once_for_each_opponent() -> None:
    s = hedge("vampire", phase="conquer", turn=2, ogres=6)
    assert refused(s, "bite 12") == "CORE-4.9"
    play(s, "conquer 12", "bite 4")
    assert holder(s, 4) == "ogres"
    near = HEDGE.replace("24: {race: shadow_mimes}", "5: {race: shadow_mimes}")
    s = position(near, power="vampire", **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 6}))
    play(s, "conquer 12", "bite 4")
    assert refused(s, "bite 5") == "UG-P-VAMPIRE-1"
    finish(s)
    pass_turn(s)
    play(s, "expand", "bite 5")
    assert holder(s, 5) == "ogres"


# --- Vengeful, Immortal, Martyr ---------------------------------------------------------------------------------------


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_vengeance_is_sworn_only_while_stonehedge_is_held() -> None:
    s = hedge("vengeful", phase="conquer", turn=2, ogres=6)
    play(s, "conquer 5")
    assert cost(s, 6, 1) == 2 + 1 + 1  # a free region: nobody was attacked
    play(s, "conquer 4")
    assert cost(s, 6, 1) == 2 + 1 + 1 - 1
    away = HEDGE.replace("stonehedge: 12, sword", "stonehedge: 15, sword")
    s = position(away, power="vengeful", **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 6}))
    play(s, "conquer 12")
    finish(s)
    play(s, "expand")
    assert s.note(s.rules.powers[s.rules.power_named("vengeful")], 0) == 0


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_who_loses_stonehedge_keeps_the_markers_but_needs_it_for_the_discount() -> None:
    s = hedge("vengeful", phase="conquer", turn=2, ogres=3)
    play(s, "conquer 12")  # this very attack is remembered
    finish(s)
    assert (holder(s, 12), s.turn_of) == ("ogres", 0)
    assert cost(s, 13, 1) == 2 + 1 + tokens(s, 13)
    strong = HEDGE.replace("4: {race: shadow_mimes<markers>}", "4: {race: shadow_mimes, tokens: 8}")
    s = position(strong, power="vengeful", **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 2}))
    finish(s, "conquer 12")
    play(s, "expand")
    full = cost(s, 13)
    play(s, "conquer 12")
    assert cost(s, 13) == full - 1
    finish(s)
    pass_turn(s)
    play(s, "expand")
    assert cost(s, 6) == 2 + 1 + tokens(s, 6)  # the markers have come back


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4", "UG-P-VENGEFUL-3")
def test_markers_of_a_player_without_stonehedge_come_back_at_the_end_of_his_turn_too() -> None:
    strong = HEDGE.replace("4: {race: shadow_mimes<markers>}", "4: {race: shadow_mimes, tokens: 8}")
    s = position(strong, power="vengeful", **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 2}))
    finish(s, "conquer 12")
    pass_turn(s)
    pass_turn(s)
    play(s, "expand")
    full = cost(s, 13)
    play(s, "conquer 12")
    assert cost(s, 13) == full


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4", "UG-P-VENGEFUL-3")
def test_markers_come_back_unused_in_the_turn_of_a_decline() -> None:
    text = HEDGE.replace("column:", "notes: {vengeful: {marked_1: 2}}\ncolumn:")
    s = position(text, power="vengeful", **PLAIN)
    assert cost(s, 13, 1) == 2 + 1 + 1 - 1
    play(s, "decline")
    assert s.note(s.rules.powers[s.rules.power_named("vengeful")], 0) == 0


@pytest.mark.rule("UG-PLACE-STONEHEDGE-4")
def test_immortal_and_martyr_serve_when_stonehedge_itself_is_taken() -> None:
    s = hedge("immortal", phase="conquer", turn=2, ogres=5, here=3)
    before = tray(s, "shadow_mimes")
    play(s, "conquer 12")
    assert (hand(s, 1), tray(s, "shadow_mimes")) == (3, before)
    martyr = HEDGE.replace("power: martyr", "power: immortal")
    s = position(martyr, power="martyr", **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 6}))
    play(s, "conquer 12")
    assert coins(s, 1) == 5 + 1
    play(s, "conquer 4")  # without Stonehedge nobody is a martyr
    assert coins(s, 1) == 5 + 1
