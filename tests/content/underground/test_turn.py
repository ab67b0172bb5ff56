"""UG-5.0 to 5.3: where the effects of Underground sit in a turn."""

import itertools

import pytest

from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import earned, hand, holder, legal, listen, marked, play, race, refused, regions, tokens
from tests.content.underground.turns import position, site_at, targets

# --- picking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-5.0")
def test_the_volcano_is_placed_when_tokens_are_taken_and_the_column_is_refilled() -> None:
    s = load_position("{board: underground_3, column: [{race: flames, power: wise}], seats: [{}, {}, {}]}")
    play(s, "pick 0")
    assert s.phase_name == "start effects"
    assert (hand(s, 1), s.visible) == (4 + 4, 6)
    play(s, "volcano 20")
    assert s.phase_name == "conquer"


@pytest.mark.rule("UG-5.0")
def test_mimes_swap_before_tokens_are_taken_and_the_column_is_refilled() -> None:
    s = load_position("{board: underground_3, column: [{race: shadow_mimes, power: muddy}], seats: [{}, {}, {}]}")
    play(s, "pick 0")
    assert (s.phase_name, hand(s, 1), s.visible) == ("pick choices", 0, 5)
    play(s, "done")
    assert (hand(s, 1), s.visible) == (7 + 3, 6)


# --- the start of a turn ----------------------------------------------------------------------------------------------

START = """
board: underground_3
seats:
- active: {race: cultists, power: mining}
  decline: {race: drow, power: reborn}
- {}
- {}
regions:
  4: {race: cultists, tokens: 2, markers: {great_ancient: 1}}
  12: {race: cultists}
  18: {race: drow}
  7: {race: drow}
  32: {race: drow}
sites: {found: {fountain_of_youth: 12}}
notes: {cultists: {placed: 1}}
"""


@pytest.mark.rule("UG-5.0")
def test_effects_at_the_start_follow_the_decision_to_expand() -> None:
    s = load_position(START)
    assert legal(s) == {"expand", "decline"}
    play(s, "expand")
    assert (s.phase_name, hand(s, 1)) == ("start effects", 1)  # the Fountain works by itself
    assert legal(s) == {"ancient 12", "reborn 7", "reborn 18", "reborn 32", "done"}


@pytest.mark.rule("UG-5.0")
@pytest.mark.parametrize("order", [("reborn 7", "ancient 7"), ("ancient 12", "reborn 7")])
def test_reborn_and_the_great_ancient_come_in_any_order(order: tuple[str, str]) -> None:
    s = load_position(START)
    play(s, "expand", *order)
    assert holder(s, 7) == "cultists"
    assert marked(s, "great_ancient") == {7 if order[1] == "ancient 7" else 12: 1}
    assert "reborn 18" in legal(s)
    assert not targets(s, "ancient")
    play(s, "reborn 18")
    assert (s.phase_name, hand(s, 1)) == ("ready", 1 + 1)  # nothing is left to ask; tokens are gathered now


@pytest.mark.rule("UG-5.0")
def test_effects_at_the_start_are_skipped_by_whoever_declines() -> None:
    s = load_position(START)
    events = listen(s)
    play(s, "decline")
    assert s.turn_of == 1
    assert "recruited" not in [event.kind for event in events]
    assert regions(s, 1, "decline") == {4: 1, 12: 1}
    assert race(s, 1) == ""


@pytest.mark.rule("UG-5.0")
def test_effects_at_the_start_come_after_the_pick_too() -> None:
    s = load_position("""
board: underground_3
seats: [{decline: {race: drow, power: reborn}}, {}, {}]
regions: {7: {race: drow}}
column: [{race: ogres, power: mining}]
""")
    play(s, "pick 0")
    assert (s.phase_name, legal(s)) == ("start effects", {"reborn 7", "done"})
    play(s, "reborn 7")
    assert (s.phase_name, regions(s, 1)) == ("conquer", {7: 1})


# --- the Balrog -------------------------------------------------------------------------------------------------------

BALROG = """
board: underground_3
phase: %s
seats: [{active: {race: ogres, power: wise, hand: %d}}, {active: {race: drow, power: mining}}, {}]
regions: {12: {race: ogres}, 4: {race: ogres}, 16: {markers: {balrog: 1}}, 11: {race: drow, tokens: 2}}
sites: {found: {wickedest_pentacle: 12}}
"""


@pytest.mark.rule("UG-5.1")
def test_a_move_of_the_balrog_leaves_the_time_for_abandoning_open() -> None:
    s = load_position(BALROG % ("ready", 1))
    play(s, "balrog 7")
    assert s.phase_name == "ready"
    play(s, "abandon 4", "conquer 4")
    assert refused(s, "abandon 12") == "CORE-5.2"  # a conquest does end it


@pytest.mark.rule("UG-5.1")
@pytest.mark.parametrize("pips", [0, 3])
def test_the_balrog_may_move_after_the_final_die_before_redeployment(pips: int) -> None:
    s = position(BALROG % ("conquer", 1), pips)
    play(s, "die 11")
    assert (s.phase_name, holder(s, 11)) == ("aftermath", "ogres" if pips else "drow")
    assert legal(s) == {"balrog 5", "balrog 6", "balrog 7", "balrog 14", "balrog 17", "done"}
    play(s, "balrog 7")
    assert (s.phase_name, marked(s, "balrog")) == ("redeploy", {7: 1})
    assert refused(s, "balrog 6") == "UG-PLACE-PENTACLE-2"


@pytest.mark.rule("UG-5.1")
def test_the_balrog_does_not_move_once_redeployment_has_begun() -> None:
    s = load_position(BALROG % ("conquer", 1))
    play(s, "stop")
    assert s.phase_name == "redeploy"
    assert refused(s, "balrog 7") == "UG-PLACE-PENTACLE-1"


@pytest.mark.rule("UG-5.1")
def test_a_balrog_that_has_moved_does_not_hold_up_the_turn_after_the_die() -> None:
    s = position(BALROG % ("conquer", 1), 0)
    play(s, "balrog 7", "die 11")
    assert s.phase_name == "redeploy"


# --- the end of a turn ------------------------------------------------------------------------------------------------

END = """
board: underground_3
phase: redeploy
seats:
- {coins: 5, active: {race: ogres, power: royal, hand: 1}, decline: {race: shrooms}}
- {coins: 5, active: {race: drow, power: wise}}
- {}
regions:
  3: {race: ogres}
  12: {race: ogres}
  4: {race: drow}
  27: {race: shrooms}
  31: {race: shrooms}
sites:
  found:
    crypt_of_the_tomb_raider: 12
    altar_of_souls: 12
    scepter_of_avarice: 12
    froggys_ring: 12
"""
CHOICES = ("queen 3", "ghost 5", "scepter 3", "ring 3", "altar 27")


@pytest.mark.rule("UG-5.0")
@pytest.mark.parametrize("order", list(itertools.permutations(CHOICES))[::17])
def test_the_choices_at_the_end_come_in_any_order_each_at_most_once(order: tuple[str, ...]) -> None:
    s = load_position(END)
    play(s, "done")
    assert s.phase_name == "end choices"
    for choice in order:
        assert s.phase_name == "end choices"
        play(s, choice)
        verb = choice.split()[0]
        if s.phase_name == "end choices":
            assert not targets(s, verb)
    assert s.turn_of == 1  # nothing is left to ask
    assert (marked(s, "queen"), marked(s, "ghost")) == ({3: 1}, {5: 1})
    assert (site_at(s, "scepter_of_avarice"), site_at(s, "froggys_ring")) == (3, 3)
    assert [s.coins(seat) for seat in (0, 1)] == [
        5 + 3 + 2 + 1 + 1 + 1,
        5 - 1,
    ]  # Altar, regions, doubled, decline, Ring


@pytest.mark.rule("UG-5.0")
def test_the_bank_pays_before_other_players_do() -> None:
    s = load_position(END)
    events = listen(s)
    play(s, "done", "queen 3", "ring 3", "done")
    told = [event.kind for event in events]
    assert told.index("scored") < told.index("paid")


@pytest.mark.rule("UG-5.0")
def test_vengeance_markers_come_back_when_the_turn_ends() -> None:
    s = load_position("""
board: underground_3
seats: [{active: {race: ogres, power: vengeful}}, {active: {race: drow, power: wise}}, {}]
regions: {12: {race: ogres}, 4: {race: drow}}
notes: {vengeful: {marked_1: 2}}
""")
    vengeful = s.rules.powers[s.power(0)]
    play(s, "expand", "stop")
    assert s.note(vengeful, 0) == 2
    play(s, "done")
    assert (s.turn_of, s.note(vengeful, 0)) == (1, 0)


# --- a decline turn ---------------------------------------------------------------------------------------------------

DECLINE = """
board: underground_3
seats:
- {coins: 5, active: {race: %s, power: %s}}
- {coins: 5, active: {race: drow, power: wise}}
- {}
regions:
  3: {race: %s, tokens: 4%s}
  12: {race: %s, tokens: 2}
  4: {race: drow}
  16: {markers: {balrog: 1}}
  27: {markers: {ghost: 1}}
sites:
  found:
    crypt_of_the_tomb_raider: 12
    wickedest_pentacle: 12
    scepter_of_avarice: 12
    froggys_ring: 12
    sword_of_the_killer_rabbit: 12
    shiny_orb: 12
    %s
notes: {cultists: {placed: 1}}
"""


def declining(tribe: str, badge: str, markers: str = "", altar: str = "") -> State:
    s = load_position(DECLINE % (tribe, badge, tribe, markers, tribe, altar))
    play(s, "decline")
    return s


@pytest.mark.rule("UG-5.2")
@pytest.mark.parametrize(
    ("tribe", "badge", "markers"),
    [
        ("ogres", "mining", ""),
        ("ogres", "royal", ", markers: {queen: 1}"),
        ("cultists", "mining", ", markers: {great_ancient: 1}"),
    ],
)
def test_a_decline_turn_asks_for_no_relic_and_no_guardian(tribe: str, badge: str, markers: str) -> None:
    s = declining(tribe, badge, markers)
    assert (s.turn_of, s.phase_name) == (1, "decide")
    assert [s.coins(seat) for seat in (0, 1)] == [5 + 2, 5]
    assert (marked(s, "balrog"), marked(s, "ghost")) == ({16: 1}, {27: 1})
    assert site_at(s, "froggys_ring") == 12
    if badge == "royal":
        assert marked(s, "queen") == {3: 1}


@pytest.mark.rule("UG-5.2")
def test_in_a_decline_turn_a_queen_off_the_map_stays_off() -> None:
    s = declining("ogres", "royal")
    assert (s.turn_of, marked(s, "queen")) == (1, {})


@pytest.mark.rule("UG-5.2")
def test_a_decline_turn_has_the_tomb_the_altar_and_vanishing() -> None:
    s = declining("ogres", "tomb", altar="altar_of_souls: 12")
    assert (s.phase_name, legal(s)) == ("redeploy", {"place 3", "place 12", "done"})
    play(s, *["place 12"] * 4, "done")
    assert (tokens(s, 3), tokens(s, 12)) == (1, 5)
    assert (s.phase_name, legal(s)) == ("end choices", {"altar 3", "altar 12", "done"})
    assert earned(s, "altar 12") == 3 + 2
    gone = declining("ogres", "vanishing", altar="altar_of_souls: 12")
    assert (gone.turn_of, gone.coins(0)) == (1, 5 + 4)
    assert race(gone, 1, "decline") == ""


# --- scoring before withdrawal ----------------------------------------------------------------------------------------

SCORE = """
board: underground_3
phase: conquer
seats:
- {coins: 5, active: {race: %s, power: %s, hand: 7}}
- {coins: 5, active: {race: shrooms, power: martyr}}
- {}
regions: {3: {race: %s}, 12: {race: shrooms, tokens: 3}, 27: {race: shrooms}, 31: {race: shrooms}, 8: {natives: 0}}
sites: {found: {froggys_ring: 3}}
"""


@pytest.mark.rule("UG-5.3")
def test_tokens_that_wait_are_on_the_map_for_no_thief_and_no_ring() -> None:
    s = load_position(SCORE % ("ogres", "thieving", "ogres"))
    play(s, "conquer 12", "stop", "done", "ring 12")
    assert (s.phase_name, s.decider, hand(s, 2)) == ("withdraw", 1, 2)
    assert [s.coins(seat) for seat in (0, 1)] == [5 + 2, 5 + 1]  # the Shrooms got one for their martyrs, nothing taken
    still = load_position(SCORE % ("ogres", "thieving", "ogres"))
    play(still, "stop", "done", "ring 3")
    assert [still.coins(seat) for seat in (0, 1)] == [5 + 1 + 2, 5 - 2]


@pytest.mark.rule("UG-5.3")
def test_tokens_that_wait_do_not_disturb_the_drow() -> None:
    s = load_position(SCORE % ("drow", "wise", "drow"))
    play(s, "conquer 12", "stop", "done", "done")
    assert s.phase_name == "withdraw"
    assert s.coins(0) == 5 + 2 + 2
    still = load_position(SCORE % ("drow", "wise", "drow"))
    play(still, "stop", "done", "done")
    assert still.coins(0) == 5 + 1  # the Shrooms next door are another race
