"""Wickedest Pentacle: when and where its Balrog goes."""

import pytest

from elbowroom.engine.errors import ChoicePending
from elbowroom.engine.explain import explain_conquest
from tests.content.helpers import legal, marked, pass_turn, play, refused, regions
from tests.content.underground.places.helpers import finish, lies, offers, position

# The Mimes of region 16 stand next to the Monsters of region 23, which guard the Pentacle.
FINDER = """
board: underground_2
phase: conquer
seats:
- active: {race: <race>, power: stone, hand: <hand>}
- active: {race: ogres, power: martyr}
regions:
  16: {race: <race>}
  24: {race: ogres, tokens: 4}
  27: {race: ogres}
sites: {found: {<found>}, stack: [wickedest_pentacle]}
"""
PLAIN = {"race": "shadow_mimes", "hand": 7, "found": ""}


@pytest.mark.parametrize(
    ("race", "hand", "found", "dice", "actions"),
    [
        ("shadow_mimes", 7, "", (), ("conquer 23",)),
        ("shadow_mimes", 3, "stinky_trolls_socks: 16", (), ("socks", "conquer 23")),
        ("shadow_mimes", 5, "flying_doormat: 16", (), ("doormat", "conquer 23")),
        ("will_o_wisps", 4, "", (2,), ("wisp 23",)),
    ],
    ids=["by tokens", "with the Socks", "with the Doormat", "by the Wisps"],
)
@pytest.mark.rule("UG-PLACE-PENTACLE-1")
def test_the_finder_must_send_the_balrog_next_to_the_pentacle_at_once(
    race: str, hand: int, found: str, dice: tuple[int, ...], actions: tuple[str, ...]
) -> None:
    s = position(FINDER, *dice, race=race, hand=hand, found=found)
    play(s, *actions)
    assert lies(s, "wickedest_pentacle") == 23
    assert legal(s) == {"balrog 9", "balrog 15", "balrog 16", "balrog 24", "balrog 25"}
    refusals = [explain_conquest(s, region).refusal for region in range(s.board.size)]
    assert ChoicePending in map(type, refusals)
    assert None not in refusals
    play(s, "balrog 15")
    assert marked(s, "balrog") == {15: 1}
    assert {"conquer 17", "stop"} <= legal(s)  # the conquests go on


@pytest.mark.rule("UG-PLACE-PENTACLE-1")
def test_who_finds_it_by_the_final_die_sends_the_balrog_before_redeployment() -> None:
    s = position(FINDER, 2, **(PLAIN | {"hand": 2}))
    play(s, "die 23")
    assert s.phase_name == "aftermath"
    assert legal(s) == {"balrog 9", "balrog 15", "balrog 16", "balrog 24", "balrog 25"}
    play(s, "balrog 24")
    assert (s.phase_name, marked(s, "balrog")) == ("redeploy", {24: 1})
    finish(s)
    assert regions(s, 2) == {27: 3}


# The Mimes hold the Pentacle of region 12, whose neighbours are 4, 5, 6, 11, 13 and the Chasm 19.
HOLDER = """
board: underground_2
phase: <phase>
turn: <turn>
seats:
- active: {race: shadow_mimes, power: stone, hand: <hand>}
- active: {race: ogres, power: martyr, hand: <ogres>}
regions:
  12: {race: shadow_mimes}
  4: {race: shadow_mimes}
  27: {race: ogres}
  <balrog>
sites: {found: {wickedest_pentacle: 12}}
"""
AT_5 = {"phase": "conquer", "turn": 1, "hand": 1, "ogres": 0, "balrog": "5: {markers: {balrog: 1}}"}


@pytest.mark.parametrize("phase", ["ready", "conquer"])
@pytest.mark.rule("UG-PLACE-PENTACLE-1")
def test_later_the_balrog_may_move_next_to_where_it_is(phase: str) -> None:
    s = position(HOLDER, **(AT_5 | {"phase": phase}))
    assert offers(s, "balrog") == [4, 6, 12]  # the neighbours of region 5
    assert refused(s, "balrog 11") == "UG-PLACE-PENTACLE-1"  # a neighbour of the Pentacle only
    assert "stop" in legal(s)
    play(s, "balrog 6")
    assert marked(s, "balrog") == {6: 1}


@pytest.mark.rule("UG-PLACE-PENTACLE-1")
def test_without_tokens_and_conquests_the_balrog_still_moves() -> None:
    s = position(HOLDER, **(AT_5 | {"phase": "decide", "hand": 0}))
    play(s, "expand", "abandon 4", "balrog 4")
    assert marked(s, "balrog") == {4: 1}


@pytest.mark.rule("UG-PLACE-PENTACLE-1", "UG-5.1")
def test_moving_the_balrog_does_not_end_the_time_to_abandon_regions() -> None:
    s = position(HOLDER, **(AT_5 | {"phase": "ready"}))
    play(s, "balrog 6")
    assert s.phase_name == "ready"
    play(s, "abandon 4")


@pytest.mark.parametrize("roll", [0, 3], ids=["failed", "won"])
@pytest.mark.rule("UG-PLACE-PENTACLE-1", "UG-5.1")
def test_the_balrog_may_move_after_a_final_die_before_redeployment(roll: int) -> None:
    s = position(HOLDER, roll, **AT_5)
    play(s, "die 11")
    assert s.phase_name == "aftermath"
    assert legal(s) == {"balrog 4", "balrog 6", "balrog 12", "done"}
    stayed = s.copy()
    play(stayed, "done")
    assert (stayed.phase_name, marked(stayed, "balrog")) == ("redeploy", {5: 1})
    play(s, "balrog 6")
    assert (s.phase_name, marked(s, "balrog")) == ("redeploy", {6: 1})
    assert refused(s, "balrog 13") == "UG-PLACE-PENTACLE-2"


@pytest.mark.rule("UG-PLACE-PENTACLE-1")
def test_once_redeployment_has_begun_the_balrog_stays() -> None:
    s = position(HOLDER, **AT_5)
    play(s, "stop")
    assert refused(s, "balrog 6") == "UG-PLACE-PENTACLE-1"
    s = position(HOLDER, **(AT_5 | {"phase": "end choices", "hand": 0}))
    assert refused(s, "balrog 6") == "UG-PLACE-PENTACLE-1"


@pytest.mark.rule("UG-PLACE-PENTACLE-2")
def test_the_balrog_moves_once_a_turn_and_the_sending_counts() -> None:
    s = position(FINDER, **PLAIN)
    play(s, "conquer 23", "balrog 15")
    assert refused(s, "balrog 9") == "UG-PLACE-PENTACLE-2"
    assert not offers(s, "balrog")
    finish(s)
    pass_turn(s)
    play(s, "expand")
    assert {"balrog 9", "stop"} <= legal(s)  # a duty only for the finder
    play(s, "balrog 9")
    assert refused(s, "balrog 15") == "UG-PLACE-PENTACLE-2"


@pytest.mark.rule("UG-PLACE-PENTACLE-2")
def test_who_captures_the_pentacle_may_move_the_balrog_in_the_same_turn() -> None:
    near = HOLDER.replace("  27: {race: ogres}", "  13: {race: ogres, tokens: 6}")
    s = position(near, **AT_5)
    finish(s, "balrog 6")  # its former holder has moved it in his own turn
    play(s, "expand")
    assert refused(s, "balrog 5") == "CORE-4.9"
    play(s, "conquer 12", "balrog 5")
    assert marked(s, "balrog") == {5: 1}
    assert refused(s, "balrog 6") == "UG-PLACE-PENTACLE-2"


# The Mimes are in decline, the Kraken next to the Balrog active.
OLD = """
board: underground_2
phase: conquer
seats:
- {active: {race: kraken, power: stone, hand: 4}, decline: {race: shadow_mimes}}
- active: {race: ogres, power: martyr}
regions:
  <mimes>: {race: shadow_mimes}
  4: {race: kraken}
  5: {markers: {balrog: 1}}
sites: {found: {wickedest_pentacle: 12}}
"""


@pytest.mark.parametrize("mimes", [12, 26], ids=["held in decline", "held by nobody"])
@pytest.mark.rule("UG-PLACE-PENTACLE-6")
def test_without_an_active_race_on_the_pentacle_the_balrog_is_frozen_and_immune(mimes: int) -> None:
    s = position(OLD, mimes=mimes)
    assert refused(s, "balrog 6") == ("UG-PLACE-PENTACLE-6" if mimes == 12 else "CORE-4.9")
    assert refused(s, "conquer 5") == "CORE-6.5"
    play(s, "conquer 12")  # and it serves the next active race there
    assert offers(s, "balrog") == [4, 6, 12]


@pytest.mark.rule("UG-PLACE-PENTACLE-6")
def test_the_balrog_does_not_move_in_the_turn_of_a_decline() -> None:
    s = position(HOLDER, **(AT_5 | {"phase": "decide", "hand": 0}))
    play(s, "decline")
    assert (s.turn_of, marked(s, "balrog")) == (1, {5: 1})


# The Monsters of region 21 are surrounded by Gnomes; the Mimes enter the board there.
SURROUNDED = """
board: underground_2
phase: conquer
seats:
- active: {race: shadow_mimes, power: stone, hand: 7}
- active: {race: gnomes, power: martyr}
regions:
  13: {race: gnomes}
  20: {race: gnomes}
  27: {race: gnomes}
sites: {stack: [wickedest_pentacle]}
"""


@pytest.mark.rule("UG-PLACE-PENTACLE-7")
def test_without_a_legal_target_the_balrog_stays_off_the_map_and_moves_beside_the_pentacle_later() -> None:
    s = position(SURROUNDED)
    play(s, "conquer 21")
    assert marked(s, "balrog") == {}
    assert not offers(s, "balrog")
    assert refused(s, "balrog 20") == "UG-PLACE-PENTACLE-3"
    finish(s)
    play(s, "decline", "expand")  # Gnomes in decline are no obstacle
    assert offers(s, "balrog") == [13, 20, 27]
    assert "stop" in legal(s)  # no longer a duty
    play(s, "balrog 20")
    assert marked(s, "balrog") == {20: 1}


@pytest.mark.rule("UG-PLACE-PENTACLE-7")
def test_the_final_die_that_finds_no_target_goes_on_to_redeployment() -> None:
    s = position(SURROUNDED.replace("hand: 7", "hand: 2"), 3)
    play(s, "die 21")
    assert (s.phase_name, marked(s, "balrog")) == ("redeploy", {})


@pytest.mark.rule("UG-PLACE-PENTACLE-7")
def test_a_conquest_that_opens_a_target_later_in_the_turn_lets_the_balrog_out() -> None:
    s = position(SURROUNDED.replace("hand: 7", "hand: 9"))
    play(s, "conquer 21", "conquer 27")
    assert offers(s, "balrog") == [27]  # now an own region
