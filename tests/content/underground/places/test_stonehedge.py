"""Stonehedge: the badge it finds, and whom that serves."""

import pytest

from elbowroom.content.underground import POWERS
from elbowroom.engine import layout as at
from elbowroom.engine.actions import parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack
from elbowroom.engine.view import view
from elbowroom.notation.position import NotationError, load_position
from tests.content.helpers import earned, hand, holder, legal, pass_turn, play, power, regions, shown
from tests.content.underground.places.helpers import finish, lent, lies, offers, position

# The Mimes stand next to the Monsters of region 23, which guard Stonehedge.
FINDER = """
board: underground_2
phase: conquer
seats:
- active: {race: shadow_mimes, power: stone, hand: 7}
- active: {race: ogres, power: martyr}
regions:
  16: {race: shadow_mimes}
  15: {race: ogres}
  27: {race: ogres, tokens: 2}
sites: {stack: [stonehedge]}
column:
- {race: drow, power: wise}
- {race: liches, power: tomb}
- {race: gnomes, power: fisher}
- {race: kraken, power: magic}
- {race: mudmen, power: muddy}
- {race: shrooms, power: royal}
<stacks>
"""


@pytest.mark.rule("UG-PLACE-STONEHEDGE-1")
def test_the_finder_draws_the_next_hidden_badge_whose_tokens_do_not_come() -> None:
    s = position(FINDER, stacks="powers: [vampire, mining]")
    column = shown(s)
    play(s, "conquer 23")
    assert (lies(s, "stonehedge"), lent(s)) == (23, "vampire")
    assert hand(s, 1) == 3
    assert shown(s) == column
    assert s.rules.powers[badge_stack(s)[0]].key == "mining"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-1")
def test_everybody_sees_the_badge() -> None:
    s = position(FINDER, stacks="powers: [vampire]")
    play(s, "conquer 23")
    assert [lent(view(s, viewer)) for viewer in (-1, 0, 1)] == ["vampire"] * 3


@pytest.mark.rule("UG-PLACE-STONEHEDGE-1")
def test_the_badge_belongs_to_stonehedge_for_the_rest_of_the_game() -> None:
    s = position(FINDER, stacks="powers: [vampire]")
    finish(s, "conquer 23")
    pass_turn(s)
    play(s, "decline")
    assert lent(s) == "vampire"
    pass_turn(s)
    finish(s, "pick 0")
    assert lent(s) == "vampire"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-1")
def test_an_empty_stack_is_made_anew_from_the_discarded_badges() -> None:
    used = {"stone", "martyr", "wise", "tomb", "fisher", "magic", "muddy", "royal"}
    others = [power.key for power in POWERS if power.key not in used]
    s = position(FINDER, stacks=f"discard: [{', '.join(others)}]")
    assert badge_stack(s) == []
    order = [s.rules.power_named(key) for key in reversed(others)]
    s.chance = Chance(0, forced=[order])
    play(s, "conquer 23")
    assert lent(s) == others[-1]
    assert badge_stack(s) == order[1:]


@pytest.mark.rule("UG-PLACE-STONEHEDGE-1")
def test_without_any_badge_stonehedge_is_blank() -> None:
    s = position(FINDER, stacks="")
    s.words[at.POWERS_LEFT] = 0  # never so in a real game: there are more badges than places for them
    s.play(parse_action("conquer 23"))
    assert (lies(s, "stonehedge"), lent(s)) == (23, "")
    assert "conquer 24" in legal(s)


@pytest.mark.rule("UG-PLACE-STONEHEDGE-2")
def test_the_power_serves_from_the_moment_of_conquest_beside_the_own_one() -> None:
    s = position(FINDER, stacks="powers: [vampire]")
    assert "bite" not in {action.verb for action in s.legal()}
    play(s, "conquer 23")
    assert offers(s, "bite") == [15]
    finish(s, "bite 15", "conquer 9")
    assert regions(s, 1).keys() == {9, 15, 16, 23}
    assert power(s, 1) == "stone"


@pytest.mark.rule("UG-PLACE-STONEHEDGE-2")
def test_own_and_lent_coins_add_up() -> None:
    s = position(FINDER, stacks="powers: [mining]")
    assert earned(s, "conquer 23", "conquer 9", "done") == 3 + 1 + 1  # regions, Stone, Mining


@pytest.mark.rule("UG-PLACE-STONEHEDGE-2")
def test_the_next_active_race_there_has_it_at_once_and_the_last_one_no_more() -> None:
    s = position("""
board: underground_2
phase: conquer
seats:
- active: {race: ogres, power: martyr, hand: 5}
- active: {race: shadow_mimes, power: stone}
regions:
  15: {race: ogres}
  23: {race: shadow_mimes}
  16: {race: shadow_mimes}
  12: {race: shadow_mimes}
sites: {found: {stonehedge: 23}, badges: {stonehedge: mining}}
""")
    assert earned(s.copy(), "stop", "done") == 1
    assert earned(s, "conquer 23", "stop", "done") == 2 + 2
    assert holder(s, 23) == "ogres"
    assert earned(s, "expand", "stop", "done") == 2  # 16 and the Mine of region 12


# The Mimes in decline in 12 and 4, the active Kraken in 24; either may stand on Stonehedge.
BOTH = """
board: underground_2
phase: <phase>
seats:
- {active: {race: kraken, power: stone}, decline: {race: shadow_mimes}}
- active: {race: ogres, power: martyr}
regions:
  12: {race: shadow_mimes}
  4: {race: shadow_mimes}
  24: {race: kraken}
  27: {race: ogres}
sites: {found: {stonehedge: <where>}, badges: {stonehedge: <power>}}
"""
EITHER = pytest.mark.parametrize("where", [24, 12], ids=["on the active race", "in decline"])


@EITHER
@pytest.mark.rule("UG-PLACE-STONEHEDGE-3")
def test_wise_serves_the_race_in_decline_whichever_race_holds_stonehedge(where: int) -> None:
    assert earned(position(BOTH, where=where, power="wise", phase="redeploy"), "done") == 3 + 2


@EITHER
@pytest.mark.rule("UG-PLACE-STONEHEDGE-3")
def test_reborn_serves_the_race_in_decline_whichever_race_holds_stonehedge(where: int) -> None:
    s = position(BOTH, where=where, power="reborn", phase="start effects")
    assert offers(s, "reborn") == [4, 12]
    play(s, "reborn 4", "reborn 12")
    assert regions(s, 1) == {4: 1, 12: 1, 24: 1}


@pytest.mark.parametrize("where", [27, 16], ids=["an opponent's", "nobody's"])
@pytest.mark.rule("UG-PLACE-STONEHEDGE-3")
def test_wise_and_reborn_need_control_of_stonehedge(where: int) -> None:
    assert earned(position(BOTH, where=where, power="wise", phase="redeploy"), "done") == 3
    assert not offers(position(BOTH, where=where, power="reborn", phase="start effects"), "reborn")


@pytest.mark.rule("UG-PLACE-STONEHEDGE-3")
def test_what_ends_in_decline_ends_on_stonehedge_too() -> None:
    assert earned(position(BOTH, where=12, power="mining", phase="redeploy"), "done") == 3


@pytest.mark.rule("UG-PLACE-STONEHEDGE-5")
def test_the_lent_badge_is_nowhere_else() -> None:
    s = position(FINDER, stacks="powers: [vampire]")
    play(s, "conquer 23")  # the invariants count every badge once
    vampire = s.rules.power_named("vampire")
    assert vampire not in badge_stack(s)
    assert vampire not in [s.column_power(i) for i in range(s.visible)]
    assert vampire not in [s.power(slot) for slot in range(6)]


@pytest.mark.rule("UG-PLACE-STONEHEDGE-5")
def test_a_power_that_a_race_holds_cannot_be_lent() -> None:
    text = BOTH.replace("<where>", "12").replace("<phase>", "decide").replace("<power>", "stone")
    with pytest.raises(NotationError, match="there is one badge of each"):
        load_position(text)
