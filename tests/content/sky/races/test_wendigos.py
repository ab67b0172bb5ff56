"""Wendigos: once a turn a Forest is cleared of everybody."""

import pytest

from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    marked,
    pass_turn,
    play,
    race,
    refused,
    regions,
    tray,
)
from tests.content.sky.positions import lying_under, reached, under_the_sky
from tests.content.underground.turns import idle

FORESTS = {3, 8, 12, 22, 27, 32}
# Wendigos in 11 beside the Forests 3 and 12; three Elves in 12.
ELVES = """
phase: conquer
seats:
- active: {race: wendigos, power: POWER, hand: 2}
- active: {race: elves, power: FOE}
- active: {race: humans, power: hill}
regions:
  11: {race: wendigos}
  12: {race: elves, tokens: 3MARKERS}
  22: {race: elves}
  21: {race: elves}
  32: {race: humans}
  7: {race: humans}
"""


def elves(power: str = "airborne", foe: str = "seafaring", markers: str = "", switches: str = "") -> str:
    text = ELVES.replace("POWER", power).replace("FOE", foe).replace("MARKERS", markers)
    return f"options: {{{switches}}}" + text if switches else text


@pytest.mark.rule("SKY-R-WENDIGOS-1")
def test_any_forest_of_ground_and_sky_may_be_chosen_without_border_or_token() -> None:
    s = under_the_sky(elves().replace("hand: 2", "hand: 0"))
    assert reached(s, "clear") == FORESTS
    assert refused(s, "clear 7") == "SKY-R-WENDIGOS-1"
    before = tray(s, "wendigos")
    play(s, "clear 32")
    assert (holder(s, 32), hand(s, 3), race(s, 3)) == ("", 0, "humans")
    assert (hand(s, 1), tray(s, "wendigos")) == (1, before - 1)


@pytest.mark.rule("SKY-R-WENDIGOS-1")
def test_once_a_turn_and_again_in_the_next() -> None:
    s = under_the_sky(elves())
    play(s, "clear 12")
    assert (reached(s, "clear"), refused(s, "clear 22")) == (set(), "SKY-R-WENDIGOS-1")
    play(s, "stop", "done")
    while s.turn_of != 0 or s.phase_name != "decide":
        idle(s)
    play(s, "expand")
    assert reached(s, "clear") == FORESTS


@pytest.mark.rule("SKY-R-WENDIGOS-1", "SKY-R-WENDIGOS-7")
def test_it_may_come_before_the_first_conquest_and_the_entry_is_still_to_follow() -> None:
    s = under_the_sky("seats: [{}, {}, {}]\ncolumn: [{race: wendigos, power: airborne}]")
    play(s, "pick 0", "clear 8")
    assert hand(s, 1) == 9 + 1
    play(s, "conquer 8")  # the Lost Tribe is gone: 2 - 2, at least 1
    assert (regions(s, 1), hand(s, 1)) == ({8: 1}, 9)


@pytest.mark.rule("SKY-R-WENDIGOS-1")
def test_it_may_come_between_conquests_or_not_at_all() -> None:
    s = under_the_sky(elves().replace("hand: 2", "hand: 4"))
    play(s, "conquer 3", "clear 12", "conquer 12", "stop")
    assert (s.phase_name, set(regions(s, 1))) == ("redeploy", {3, 11, 12})
    s = under_the_sky(elves())
    play(s, "stop")
    assert s.phase_name == "redeploy"


@pytest.mark.rule("SKY-R-WENDIGOS-1")
def test_not_after_the_final_die() -> None:
    s = under_the_sky(elves(), 0)
    play(s, "die 12")
    assert s.phase_name == "redeploy"
    assert refused(s, "clear 22") == "SKY-R-WENDIGOS-1"


@pytest.mark.rule("SKY-R-WENDIGOS-1")
def test_an_empty_tray_gives_no_token() -> None:
    s = under_the_sky(elves().replace("hand: 2", "hand: 16"))
    assert tray(s, "wendigos") == 0
    play(s, "clear 12")
    assert (holder(s, 12), hand(s, 1)) == ("", 16)


@pytest.mark.rule("SKY-R-WENDIGOS-2")
@pytest.mark.parametrize("victim", ["elves", "tritons"])
def test_an_active_race_loses_one_token_and_withdraws_the_others_even_elves(victim: str) -> None:
    s = under_the_sky(elves().replace("elves", victim))
    assert cost(s, 12) == 5
    before = tray(s, victim)
    play(s, "clear 12")
    assert (tray(s, victim), hand(s, 2), hand(s, 1), cost(s, 12)) == (before + 1, 2, 3, 2)
    play(s, "conquer 12", "stop", "done")
    assert (s.decider, s.phase_name) == (1, "withdraw")


@pytest.mark.rule("SKY-R-WENDIGOS-2")
@pytest.mark.parametrize(("victim", "tokens"), [("orcs", 1), ("ghouls", 4)])
@pytest.mark.parametrize("own", [True, False])
def test_a_race_in_decline_loses_everything_also_an_own_one(victim: str, tokens: int, own: bool) -> None:
    mine, theirs = (f", decline: {{race: {victim}}}", "") if own else ("", f"decline: {{race: {victim}}}")
    s = under_the_sky(f"""
    phase: conquer
    seats: [{{active: {{race: wendigos, power: airborne}}{mine}}}, {{{theirs}}}, {{}}]
    regions: {{11: {{race: wendigos}}, 12: {{race: {victim}, tokens: {tokens}}}, 7: {{race: {victim}}}}}
    """)
    before = tray(s, victim)
    play(s, "clear 12")
    assert (holder(s, 12), tray(s, victim), hand(s, 1)) == ("", before + tokens, 1)
    assert hand(s, 1 if own else 2, "decline") == 0
    assert regions(s, 1 if own else 2, "decline") == {7: 1}


@pytest.mark.rule("SKY-R-WENDIGOS-2")
def test_a_race_in_decline_whose_last_region_is_cleared_vanishes() -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: wendigos, power: airborne}}, {decline: {race: orcs}}, {}]
    regions: {11: {race: wendigos}, 12: {race: orcs}}
    """)
    play(s, "clear 12")
    assert race(s, 2, "decline") == ""


@pytest.mark.rule("SKY-R-WENDIGOS-2", "SKY-R-SCAVENGERS-5")
def test_scavengers_lose_one_and_what_lies_under_them() -> None:
    s = under_the_sky("""
    phase: conquer
    seats:
    - active: {race: wendigos, power: airborne}
    - active: {race: scavengers, power: hill}
    - decline: {race: orcs}
    regions:
      11: {race: wendigos}
      12: {race: scavengers, tokens: 3, buried: orcs}
      18: {race: scavengers}
      7: {race: orcs}
    """)
    orcs, scavengers = tray(s, "orcs"), tray(s, "scavengers")
    assert lying_under(s, 3) == {12}
    play(s, "clear 12")
    assert (lying_under(s, 3), holder(s, 12)) == (set(), "")
    assert (tray(s, "orcs"), tray(s, "scavengers"), hand(s, 2)) == (orcs + 1, scavengers + 1, 2)


@pytest.mark.rule("SKY-R-WENDIGOS-2", "SKY-R-WENDIGOS-4")
@pytest.mark.parametrize(("forest", "natives"), [(8, 1), (27, 1), (3, 0)])
def test_lost_tribes_leave_and_an_empty_forest_gives_a_token_all_the_same(forest: int, natives: int) -> None:
    s = under_the_sky(elves())
    assert s.natives(forest - 1) == natives
    play(s, f"clear {forest}")
    assert (s.natives(forest - 1), hand(s, 1), cost(s, forest)) == (0, 3, 2)


@pytest.mark.rule("SKY-R-WENDIGOS-3")
def test_their_own_forest_is_no_choice() -> None:
    s = under_the_sky(elves().replace("11: {race", "3: {race"))
    assert reached(s, "clear") == FORESTS - {3}
    assert refused(s, "clear 3") == "SKY-R-WENDIGOS-3"


IMMUNE = [
    ("elves", "heroic", "hero"),
    ("halflings", "airborne", "hole"),
    ("elves", "dragon_master", "dragon"),
    ("drakons", "airborne", "drakon_dragon"),
    ("elves", "gunner", "cannon"),
    ("elves", "gunner", "firing_cannon"),
]


@pytest.mark.rule("SKY-R-WENDIGOS-3", "SKY-4.4")
@pytest.mark.parametrize(("foe", "power", "marker"), IMMUNE)
def test_an_immune_forest_is_no_choice(foe: str, power: str, marker: str) -> None:
    text = elves("seafaring", power, f", markers: {{{marker}: 1}}").replace("elves", foe)
    s = under_the_sky(text)
    assert reached(s, "clear") == FORESTS - {12}
    assert refused(s, "clear 12") == "SKY-R-WENDIGOS-3"


@pytest.mark.rule("SKY-R-WENDIGOS-3", "SKY-4.4")
def test_a_burning_forest_is_no_choice_not_even_for_its_maker() -> None:
    text = elves("zeppelined").replace("regions:", "regions:\n  3: {markers: {burning: 1}}")
    s = under_the_sky(text + "makers: {burning: {3: 1}}")
    assert reached(s, "clear") == FORESTS - {3}
    assert refused(s, "clear 3") == "SKY-R-WENDIGOS-3"


@pytest.mark.rule("SKY-R-WENDIGOS-3")
@pytest.mark.parametrize("ally", [1, 3])
def test_the_active_race_of_a_diplomat_at_peace_is_no_choice(ally: int) -> None:
    s = under_the_sky(elves(foe="diplomat") + f"notes: {{diplomat: {{ally: {ally}}}}}")
    assert reached(s, "clear") == (FORESTS - {12, 22} if ally == 1 else FORESTS)
    if ally == 1:
        assert refused(s, "clear 12") == "SKY-R-WENDIGOS-3"


@pytest.mark.rule("SKY-R-WENDIGOS-3")
def test_by_a_house_rule_immune_forests_may_be_chosen_but_no_ally() -> None:
    s = under_the_sky(elves("airborne", "heroic", ", markers: {hero: 1}", "wendigoIgnoresImmunity: true"))
    assert reached(s, "clear") == FORESTS
    play(s, "clear 12")
    assert (holder(s, 12), marked(s, "hero")) == ("", {})
    s = under_the_sky(
        elves("airborne", "diplomat", "", "wendigoIgnoresImmunity: true") + "notes: {diplomat: {ally: 1}}"
    )
    assert refused(s, "clear 12") == "SKY-R-WENDIGOS-3"


@pytest.mark.rule("SKY-R-WENDIGOS-4")
def test_by_a_house_rule_somebody_must_be_there() -> None:
    s = under_the_sky(elves(switches="wendigoNeedsVictim: true"))
    assert reached(s, "clear") == FORESTS - {3}  # 8 and 27 have a Lost Tribe
    assert refused(s, "clear 3") == "SKY-R-WENDIGOS-4"


@pytest.mark.rule("SKY-R-WENDIGOS-8")
def test_lost_tribes_are_driven_out() -> None:
    s = under_the_sky(elves())
    play(s, "clear 8")
    assert (s.natives(8 - 1), hand(s, 1)) == (0, 3)


@pytest.mark.rule("SKY-R-WENDIGOS-8")
def test_by_a_house_rule_lost_tribes_stay_and_are_nobodys_victims() -> None:
    s = under_the_sky(elves(switches="wendigoClearsNatives: false"))
    assert reached(s, "clear") == FORESTS
    play(s, "clear 8")
    assert (s.natives(8 - 1), hand(s, 1)) == (1, 3)
    s = under_the_sky(elves(switches="wendigoClearsNatives: false, wendigoNeedsVictim: true"))
    assert reached(s, "clear") == FORESTS - {3, 8, 27}
    assert refused(s, "clear 8") == "SKY-R-WENDIGOS-4"


@pytest.mark.rule("SKY-R-WENDIGOS-5")
def test_fortresses_and_lairs_are_removed() -> None:
    s = under_the_sky(elves("airborne", "fortified", ", markers: {fortress: 1}"))
    play(s, "clear 12")
    assert (marked(s, "fortress"), cost(s, 12)) == ({}, 2)
    s = under_the_sky(elves("airborne", "hill", ", markers: {lair: 1}").replace("elves", "trolls").replace(
        "humans, power: hill", "humans, power: swamp"))  # fmt: skip
    play(s, "clear 12")
    assert (marked(s, "lair"), cost(s, 12)) == ({}, 2)


@pytest.mark.rule("SKY-R-WENDIGOS-5")
def test_encampments_go_back_to_their_player_who_places_them_again() -> None:
    s = under_the_sky(elves("airborne", "bivouacking", ", markers: {encampment: 5}"))
    play(s, "clear 12", "stop", "done")
    assert (s.phase_name, s.decider, marked(s, "encampment")) == ("withdraw", 1, {})
    play(s, *["camp 22"] * 5, "done")
    assert marked(s, "encampment") == {22: 5}


@pytest.mark.rule("SKY-R-WENDIGOS-5")
def test_anybody_may_conquer_the_cleared_forest() -> None:
    s = under_the_sky(elves().replace("7: {race: humans}", "18: {race: humans, tokens: 3}"))
    play(s, "clear 12")
    assert 12 in reached(s)  # at once
    play(s, "stop", "done", "done")
    idle(s)
    play(s, "expand", "conquer 12")
    assert holder(s, 12) == "humans"


@pytest.mark.rule("SKY-R-WENDIGOS-6", "SKY-4.5")
def test_it_is_no_conquest_of_a_non_empty_region() -> None:
    s = under_the_sky(elves("pillaging"))
    assert earned(s, "clear 12", "conquer 12", "stop", "done") == 2
    s = under_the_sky(elves("pillaging").replace("hand: 2", "hand: 5"))
    assert earned(s, "conquer 12", "stop", "done") == 2 + 1


@pytest.mark.rule("SKY-R-WENDIGOS-6", "SKY-4.5")
def test_who_only_drives_monsters_away_finds_nothing() -> None:
    s = under_the_sky("""
    boxes: [base, underground, sky]
    monsters: true
    phase: conquer
    seats: [{active: {race: wendigos, power: airborne, hand: 4}}, {}, {}]
    regions: {11: {race: wendigos}, 12: {natives: 2, hides: true}}
    """)
    play(s, "clear 12")
    assert (s.natives(12 - 1), s.sites_left()) == (0, 1)
    play(s, "conquer 12")
    assert s.sites_left() == 0


@pytest.mark.rule("SKY-R-WENDIGOS-6", "SKY-4.5")
@pytest.mark.parametrize(("forest", "allies"), [(12, {3}), (32, {2}), (8, {2, 3})])
def test_it_is_an_attack_for_a_diplomat(forest: int, allies: set[int]) -> None:
    s = under_the_sky(elves("diplomat"))
    play(s, f"clear {forest}", "stop")
    if s.phase_name == "redeploy":
        play(s, "done")
    assert s.phase_name == "end choices"
    assert reached(s, "ally") == allies


@pytest.mark.rule("SKY-R-WENDIGOS-7")
def test_the_new_token_conquers_this_turn() -> None:
    s = under_the_sky(elves().replace("hand: 2", "hand: 1"))
    assert "conquer 3" not in {action.text() for action in s.legal()}
    play(s, "clear 12", "conquer 3")
    assert holder(s, 3) == "wendigos"


@pytest.mark.rule("SKY-R-WENDIGOS-7")
def test_in_decline_they_clear_nothing() -> None:
    s = under_the_sky(elves().replace("conquer", "decide").replace("hand: 2", "hand: 0"))
    play(s, "decline")
    for _ in range(2):
        pass_turn(s)
    play(s, "pick 0")
    assert refused(s, "clear 12") == "CORE-4.9"
