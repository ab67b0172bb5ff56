"""What all Relics have in common: who may use them, how often, and where they go."""

import pytest

from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from tests.content.helpers import cost, hand, holder, legal, marked, pass_turn, play, refused, regions, tokens, tray
from tests.content.underground.places.helpers import finish, lies, offers, position

# A lone Ogre stands in region 12, another one in region 5, next to the Mimes of regions 4 and 11.
FRONT = """
board: underground_2
phase: <phase>
seats:
- active: {race: shadow_mimes, power: stone, hand: <hand>}
  decline: {race: kraken, power: wise}
- active: {race: ogres, power: martyr}
regions:
  4: {race: shadow_mimes}
  11: {race: shadow_mimes}
  10: {race: kraken}
  5: {race: ogres}
  12: {race: ogres}
  13: {race: ogres}
sites:
  found: {<relic>: <where>}
"""
# Each Relic with the phase it is used in, the actions that use it once and the region where it lies then.
USES = {
    "flying_doormat": ("conquer", ("doormat", "conquer 26"), 26),
    "froggys_ring": ("end choices", ("ring 11",), 11),
    "scepter_of_avarice": ("end choices", ("scepter 11",), 11),
    "shiny_orb": ("conquer", ("orb 12",), 12),
    "stinky_trolls_socks": ("conquer", ("socks", "conquer 12"), 12),
    "sword_of_the_killer_rabbit": ("conquer", ("sword", "conquer 12"), 12),
}
RAISED = {"flying_doormat": "doormat", "stinky_trolls_socks": "socks", "sword_of_the_killer_rabbit": "sword"}


def front(relic: str, where: int | str = 4, hand: int = 5, *dice: int, text: str = FRONT) -> State:
    """The Relic lies somewhere, and the moment to use it has come."""
    phase = USES[relic][0]
    return position(text, *dice, relic=relic, where=where, phase=phase, hand=hand if phase == "conquer" else 0)


each_relic = pytest.mark.parametrize("relic", USES)
each_raised = pytest.mark.parametrize("relic", RAISED)


@each_relic
@pytest.mark.rule("UG-RELIC-1")
def test_the_active_race_that_holds_a_relic_may_use_it_but_need_not(relic: str) -> None:
    s = front(relic)
    assert USES[relic][1][0] in legal(s)
    assert legal(s) & {"stop", "done"}
    finish(s)
    assert lies(s, relic) == 4


@each_relic
@pytest.mark.parametrize("where", [10, 13, 2], ids=["in decline", "an opponent's", "nobody's"])
@pytest.mark.rule("UG-RELIC-1", "UG-RELIC-6")
def test_no_relic_serves_whose_region_the_active_race_does_not_hold(relic: str, where: int) -> None:
    s = front(relic, where)
    assert refused(s, USES[relic][1][0]) == ("UG-RELIC-1" if where == 10 else "CORE-4.9")


@each_relic
@pytest.mark.rule("UG-RELIC-1")
def test_no_relic_is_used_in_the_turn_in_which_its_race_declines(relic: str) -> None:
    s = position(FRONT, relic=relic, where=4, phase="decide", hand=0)
    play(s, "decline")
    assert s.turn_of == 1


@each_relic
@pytest.mark.rule("UG-RELIC-2")
def test_a_relic_is_used_once_in_a_turn_and_again_in_the_next(relic: str) -> None:
    phase, use, _ = USES[relic]
    s = front(relic, "4, crypt_of_the_tomb_raider: 4", 9)  # with the Crypt the turn does not end by itself
    again = {"orb 12": "orb 5", "ring 11": "ring 4", "scepter 11": "scepter 4"}.get(use[0], use[0])
    assert again in legal(s)
    play(s, *use)
    assert again not in legal(s)
    assert refused(s, again) == "UG-RELIC-2"
    finish(s)
    pass_turn(s)
    play(s, "expand", *(("stop", "done") if phase == "end choices" else ()))
    assert again in legal(s)


@pytest.mark.rule("UG-RELIC-2")
def test_a_relic_found_this_turn_serves_the_next_conquest() -> None:
    s = position(FRONT + "  stack: [sword_of_the_killer_rabbit]\n", relic="keep_on_the_motherland", where=2,
                 phase="conquer", hand=8)  # fmt: skip
    assert refused(s, "sword") == "CORE-4.9"
    play(s, "conquer 18")
    assert lies(s, "sword_of_the_killer_rabbit") == 18
    assert cost(s, 12) == 3
    play(s, "sword", "conquer 12")
    assert regions(s, 1)[12] == 1


@pytest.mark.rule("UG-RELIC-2")
def test_a_relic_captured_this_turn_serves_the_next_conquest_although_its_owner_has_just_used_it() -> None:
    s = position("""
board: underground_2
turn: 1
phase: conquer
seats:
- active: {race: ogres, power: martyr, hand: 1}
- active: {race: shadow_mimes, power: stone}
regions:
  6: {race: ogres}
  4: {race: shadow_mimes, tokens: 7}
sites: {found: {sword_of_the_killer_rabbit: 6}}
""")
    play(s, "sword", "conquer 12", "done")
    play(s, "expand")
    assert refused(s, "sword") == "CORE-4.9"
    play(s, "conquer 12")
    assert cost(s, 13) == 3
    play(s, "sword")
    assert cost(s, 13) == 1


@each_relic
@pytest.mark.rule("UG-RELIC-3")
def test_a_relic_moves_at_once_to_the_region_it_was_used_on(relic: str) -> None:
    _, use, there = USES[relic]
    s = front(relic)
    play(s, *use[:-1])
    assert lies(s, relic) == 4  # raising it moves nothing
    play(s, use[-1])
    assert lies(s, relic) == there


@each_raised
@pytest.mark.rule("UG-RELIC-3", "UG-RELIC-1")
def test_a_raised_relic_that_no_conquest_follows_stays_and_is_not_used(relic: str) -> None:
    s = position(FRONT, relic=relic, where=4, phase="conquer", hand=5)
    play(s, RAISED[relic], "stop")
    assert s.phase_name == "redeploy"
    assert s.armed == 0
    finish(s)
    assert lies(s, relic) == 4
    pass_turn(s)
    play(s, "expand")
    assert RAISED[relic] in legal(s)


@each_relic
@pytest.mark.rule("UG-RELIC-3")
def test_a_relic_stays_behind_in_an_abandoned_region(relic: str) -> None:
    s = position(FRONT, relic=relic, where=4, phase="ready", hand=3)
    play(s, "abandon 4")
    assert lies(s, relic) == 4
    assert holder(s, 4) == ""
    use = USES[relic][1][0]
    assert refused(s, use) == "CORE-4.9"
    play(s, "conquer 4")  # and serves whoever takes the region
    assert refused(s, use) != "CORE-4.9" if USES[relic][0] == "end choices" else use in legal(s)


@pytest.mark.rule("UG-RELIC-3")
def test_redeployment_moves_no_relic() -> None:
    s = position(FRONT, relic="sword_of_the_killer_rabbit", where=4, phase="conquer", hand=5)
    play(s, "stop", "place 11", "place 11")
    assert {action.split()[0] for action in legal(s)} == {"place", "done"}
    finish(s)
    assert lies(s, "sword_of_the_killer_rabbit") == 4


@each_raised
@pytest.mark.rule("UG-RELIC-4")
def test_a_relic_that_served_a_failed_die_attempt_stays_and_is_used(relic: str) -> None:
    target = 21 if relic == "flying_doormat" else 12
    crowd = FRONT.replace("12: {race: ogres}", "12: {race: ogres, tokens: 4}")
    s = position(crowd, 0, relic=relic, where=4, phase="conquer", hand=1)
    play(s, RAISED[relic], f"die {target}")
    assert lies(s, relic) == 4
    assert holder(s, target) != "shadow_mimes"
    assert s.note(s.rules.sites[s.rules.site_named(relic)], 0) == 1
    assert refused(s, RAISED[relic]) == "UG-RELIC-2"


@pytest.mark.rule("UG-RELIC-4")
def test_a_relic_that_served_the_wisps_in_vain_stays_and_is_used() -> None:
    wisps = FRONT.replace("shadow_mimes", "will_o_wisps").replace("12: {race: ogres}", "12: {race: ogres, tokens: 4}")
    s = front("sword_of_the_killer_rabbit", 4, 1, 2, text=wisps)
    play(s, "sword", "wisp 12")  # 6 − 2 − 1 token − 2 pips
    assert (holder(s, 12), lies(s, "sword_of_the_killer_rabbit")) == ("ogres", 4)
    assert refused(s, "sword") == "UG-RELIC-2"


@each_raised
@pytest.mark.rule("UG-RELIC-3", "UG-RELIC-8")
def test_a_relic_that_served_a_successful_die_attempt_moves(relic: str) -> None:
    target = 26 if relic == "flying_doormat" else 12
    crowd = FRONT.replace("12: {race: ogres}", "12: {race: ogres, tokens: 4}")
    s = position(crowd, 3, relic=relic, where=4, phase="conquer", hand=1)
    assert f"die {target}" not in legal(s)
    play(s, RAISED[relic], f"die {target}")
    assert lies(s, relic) == target
    assert holder(s, target) == "shadow_mimes"


# All three that serve conquests, the Orb and the Keep lie in region 4.
HOARD = FRONT.replace(
    "{<relic>: <where>}",
    "{flying_doormat: 4, stinky_trolls_socks: 4, sword_of_the_killer_rabbit: 4, shiny_orb: 4, "
    "keep_on_the_motherland: 4}",
)


@pytest.mark.rule("UG-RELIC-5")
def test_several_relics_serve_one_conquest_and_all_move_there() -> None:
    s = position(HOARD, phase="conquer", hand=1)
    play(s, "doormat", "socks", "sword")
    assert cost(s, 21) == 1  # 2 as if empty, less 2, at least 1
    play(s, "conquer 21")
    assert [lies(s, relic) for relic in RAISED] == [21, 21, 21]
    assert (lies(s, "shiny_orb"), lies(s, "keep_on_the_motherland")) == (4, 4)


@pytest.mark.rule("UG-RELIC-5")
def test_the_doormat_carries_the_orb_to_a_token_far_away() -> None:
    far = HOARD.replace("12: {race: ogres}", "26: {race: ogres}")
    s = position(far, phase="conquer", hand=1)
    assert offers(s, "orb") == [5]
    play(s, "doormat")
    assert offers(s, "orb") == [5, 13, 26]
    play(s, "orb 26")
    assert (lies(s, "flying_doormat"), lies(s, "shiny_orb")) == (26, 26)
    assert (holder(s, 26), hand(s, 1)) == ("shadow_mimes", 1)


@pytest.mark.rule("UG-RELIC-5")
def test_each_relic_serves_a_conquest_of_its_own_as_well() -> None:
    s = position(HOARD, phase="conquer", hand=7)
    play(s, "sword", "conquer 12", "socks", "conquer 13", "doormat", "conquer 26", "orb 5")
    assert regions(s, 1).keys() == {4, 5, 11, 12, 13, 26}
    assert [lies(s, relic) for relic in (*RAISED, "shiny_orb")] == [26, 13, 12, 5]


@pytest.mark.rule("UG-RELIC-6")
def test_a_relic_under_the_balrog_serves_nobody() -> None:
    text = FRONT.replace("13: {race: ogres}", "13: {markers: {balrog: 1}}")
    both = text.replace("<where>", "13, wickedest_pentacle: 9")
    s = position(both, relic="sword_of_the_killer_rabbit", phase="conquer", hand=5)
    assert refused(s, "sword") == "CORE-4.9"


@pytest.mark.parametrize("where", [10, 13, 2, 9], ids=["in decline", "an opponent's", "nobody's", "the Balrog's"])
@each_relic
@pytest.mark.rule("UG-RELIC-6")
def test_the_bag_copies_a_relic_that_is_dormant_or_an_opponents(relic: str, where: int) -> None:
    text = FRONT.replace("power: stone", "power: magic").replace("  13:", "  9: {markers: {balrog: 1}}\n  13:")
    both = text.replace("<where>", f"{where}, wickedest_pentacle: 7")
    phase, use, there = USES[relic]
    s = front(relic, text=both)
    play(s, f"copy_{use[0]}", *use[1:])
    assert lies(s, relic) == where  # the copy moves, not the Relic
    if phase == "conquer":
        assert holder(s, there) == "shadow_mimes"


@pytest.mark.rule("UG-RELIC-7")
def test_the_token_a_relic_adds_comes_from_the_tray_and_else_from_the_hand() -> None:
    s = position(FRONT, relic="shiny_orb", where=4, phase="conquer", hand=9)
    assert tray(s, "shadow_mimes") == 1
    play(s, "orb 12")
    assert (tray(s, "shadow_mimes"), hand(s, 1)) == (0, 9)
    s = position(FRONT, relic="shiny_orb", where=4, phase="conquer", hand=10)
    play(s, "orb 12")
    assert (tray(s, "shadow_mimes"), hand(s, 1)) == (0, 9)


@pytest.mark.rule("UG-RELIC-8")
def test_a_relic_is_declared_before_the_die_and_never_after_it() -> None:
    crowd = FRONT.replace("12: {race: ogres}", "12: {race: ogres, tokens: 3}")
    s = position(crowd, 1, relic="sword_of_the_killer_rabbit", where=4, phase="conquer", hand=2)
    play(s, "die 12")  # 5 − 2 tokens − 1 pip are missing
    assert refused(s, "sword") == "UG-RELIC-SWORD-1"
    assert holder(s, 12) == "ogres"
    s = position(crowd, 1, relic="sword_of_the_killer_rabbit", where=4, phase="conquer", hand=2)
    play(s, "sword", "die 12")
    assert holder(s, 12) == "shadow_mimes"


@pytest.mark.rule("UG-RELIC-8")
def test_what_is_raised_serves_once() -> None:
    s = position(FRONT, relic="sword_of_the_killer_rabbit", where=4, phase="ready", hand=5)
    play(s, "sword")
    assert "sword" not in legal(s)


# --- UG-RELIC-9: raised, put down again ------------------------------------------------------------------------------


@each_raised
@pytest.mark.rule("UG-RELIC-9", "CORE-5.2")
def test_a_raised_relic_does_not_end_the_time_for_abandoning(relic: str) -> None:
    s = position(FRONT, relic=relic, where=4, phase="ready", hand=5)
    before = {action for action in legal(s) if action.startswith("abandon")}
    play(s, RAISED[relic])
    assert s.phase_name == "ready"
    assert {action for action in legal(s) if action.startswith("abandon")} == before == {"abandon 4", "abandon 11"}
    play(s, "abandon 11")
    assert (hand(s, 1), s.armed != 0) == (6, True)
    play(s, "conquer 12")  # from 4, with the Relic
    assert lies(s, relic) == 12
    assert refused(s, "abandon 4") == "CORE-5.2"


@each_raised
@pytest.mark.rule("UG-RELIC-9")
def test_what_was_raised_can_be_put_down_and_raised_once_more(relic: str) -> None:
    s = position(FRONT, relic=relic, where=4, phase="ready", hand=5)
    assert refused(s, "lower") == "UG-RELIC-9"
    play(s, RAISED[relic], "lower")
    assert (s.armed, s.phase_name, "abandon 4" in legal(s)) == (0, "ready", True)
    assert (cost(s, 12), cost(s, 5)) == (3, 3)
    play(s, "conquer 5")  # without it
    assert (lies(s, relic), tokens(s, 5)) == (4, 3)
    play(s, RAISED[relic])
    if relic != "flying_doormat":
        play(s, "conquer 12" if cost(s, 12) <= hand(s, 1) else "die 12")


@pytest.mark.rule("UG-RELIC-9")
def test_nobody_can_raise_and_put_down_for_ever() -> None:
    s = position(FRONT, relic="sword_of_the_killer_rabbit", where=4, phase="ready", hand=9)
    play(s, "sword", "lower", "sword")
    assert "lower" not in legal(s)
    assert refused(s, "lower") == "UG-RELIC-9"
    play(s, "conquer 12")
    assert refused(s, "sword") == "UG-RELIC-2"
    assert refused(s, "lower") == "UG-RELIC-9"


@pytest.mark.rule("UG-RELIC-9")
def test_all_that_is_raised_is_put_down_together() -> None:
    s = position(HOARD, phase="conquer", hand=5)
    play(s, "sword", "socks", "lower")
    assert s.armed == 0
    play(s, "doormat", "conquer 26")
    assert [lies(s, relic) for relic in RAISED] == [26, 4, 4]  # the others were of no use
    play(s, "sword", "lower")  # the conquest that was served begins anew


@pytest.mark.rule("UG-RELIC-9")
def test_whoever_leaves_the_region_of_a_raised_relic_is_not_served_by_it() -> None:
    s = position(
        HOARD.replace("shiny_orb: 4", "shiny_orb: 11").replace("flying_doormat: 4", "flying_doormat: 11"),
        phase="ready",
        hand=5,
    )
    play(s, "sword", "doormat", "abandon 4")
    assert [s.rules.sites[site].key for site in members(s.armed)] == ["flying_doormat"]
    assert refused(s, "sword") == "CORE-4.9"
    play(s, "conquer 26")
    assert (lies(s, "flying_doormat"), lies(s, "sword_of_the_killer_rabbit")) == (26, 4)


@pytest.mark.rule("UG-RELIC-9", "UG-P-MAGIC-2")
def test_a_copy_that_was_put_down_is_not_used() -> None:
    text = FRONT.replace("power: stone", "power: magic")
    s = position(text, relic="sword_of_the_killer_rabbit", where=4, phase="conquer", hand=9)
    play(s, "copy_sword", "lower", "sword", "conquer 12", "copy_sword", "conquer 5")
    assert lies(s, "sword_of_the_killer_rabbit") == 12
    assert marked(s, "bag_o_many_things") == {5: 1}


@pytest.mark.rule("UG-RELIC-9", "UG-PLACE-PENTACLE-1")
def test_the_balrog_moves_while_a_relic_is_raised() -> None:
    text = FRONT.replace("<where>", "4, wickedest_pentacle: 11")
    s = position(text, relic="sword_of_the_killer_rabbit", phase="ready", hand=5)
    play(s, "sword", "balrog 12")
    assert (s.phase_name, s.armed != 0, marked(s, "balrog")) == ("ready", True, {12: 1})
    assert {"abandon 4", "lower", "conquer 5"} <= legal(s)
