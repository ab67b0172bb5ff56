"""MIX-6.1: what Stonehedge makes of badges of the base game and of Sky Islands."""

import pytest

from elbowroom.content.setup import rules_for
from elbowroom.engine.column import badge_stack, stack_badges
from elbowroom.engine.state import State
from tests.content.helpers import holder, legal, marked, play, race, score_lines
from tests.content.mixing.scene import coins, idle, offers, scene


def holding(
    badge: str, *dice: int, phase: str = "ready", hand: int = 5, more: str = "", text: str = "", board: str = "base_2"
) -> State:
    """Ratmen hold Stonehedge in 7 and also 6; Orcs stand in 5, beside both."""
    return scene(
        f"""
board: {board}
monsters: {str(board == "base_2").lower()}
phase: {phase}
seats:
- active: {{race: ratmen, power: royal, hand: {hand}}}
- active: {{race: orcs, power: wise}}
regions:
  7: {{race: ratmen}}
  6: {{race: ratmen{more}}}
  5: {{race: orcs, tokens: 6}}
  20: {{race: orcs}}
sites: {{found: {{stonehedge: 7}}, badges: {{stonehedge: {badge}}}}}
{text}
""",
        *dice,
    )


def taken(badge: str, more: str = "", held: str = "", text: str = "") -> State:
    """The same in the turn of the Orcs, who take 7."""
    s = scene(f"""
board: base_2
monsters: true
phase: conquer
turn: 2
seats:
- active: {{race: ratmen, power: royal}}
- active: {{race: orcs, power: wise, hand: 6}}
regions:
  7: {{race: ratmen}}
  6: {{race: ratmen{more}}}
  5: {{race: orcs}}
{held}
sites: {{found: {{stonehedge: 7}}, badges: {{stonehedge: {badge}}}}}
{text}
""")
    play(s, "conquer 7")
    return s


@pytest.mark.parametrize("first", ["airborne", "wealthy"])
def test_badges_bound_to_the_pick_are_drawn_again(first: str) -> None:
    s = scene("""
board: base_2
monsters: true
phase: conquer
seats: [{active: {race: ratmen, power: royal, hand: 5}}, {}]
regions: {7: {race: ratmen}, 8: {natives: 2}}
sites: {stack: [stonehedge]}
""")
    stack = badge_stack(s)
    top = [s.rules.power_named(first), s.rules.power_named("commando")]
    seen = {int(s.column_power(i)) for i in range(s.visible)}
    if top[1] in seen:
        top[1] = next(power for power in stack if s.rules.powers[power].key == "hill")
    stack_badges(s, top + [power for power in stack if power not in top])
    play(s, "conquer 8")
    assert s.site_badge(s.rules.site_named("stonehedge")) == top[1]
    assert s.words[11] & 1 << top[0]  # discarded


def test_badges_without_a_meaning_are_not_in_the_game() -> None:
    rules = rules_for("base_2", boxes=("base", "underground", "sky"), sites=True)
    assert rules.power_named("exploring") < 0


@pytest.mark.parametrize(
    ("badge", "marker"),
    [("bivouacking", "encampment"), ("heroic", "hero"), ("gunner", "cannon"), ("dragon_master", "dragon")],
)
def test_markers_leave_the_moment_control_is_lost(badge: str, marker: str) -> None:
    s = taken(badge, more=f", markers: {{{marker}: 1}}", text="notes: {gunner: {placed: 1}}")
    assert marked(s, marker) == {}


def test_fortresses_stay_as_defence_without_their_coin() -> None:
    s = holding("fortified", more=", markers: {fortress: 1}", phase="redeploy", hand=0)
    assert score_lines(s, "done", "queen 6")["fortified"] == 1
    s = taken("fortified", more=", markers: {fortress: 1}")
    assert marked(s, "fortress") == {6: 1}
    idle(s)
    play(s, "expand", "stop", "done")
    assert "fortified" not in score_lines(s, "queen 6")


def test_burning_stays_until_its_makers_next_turn() -> None:
    s = holding("zeppelined", 0)
    play(s, "zeppelin 20")
    assert marked(s, "burning") == {20: 1}
    s = taken("zeppelined", held="  20: {burning: 1}")
    assert marked(s, "burning") == {20: 1}
    idle(s)
    assert marked(s, "burning") == {}


def test_water_held_by_lent_seafaring_is_kept() -> None:
    s = taken("seafaring", held="  13: {race: ratmen}")
    assert holder(s, 13) == "ratmen"
    idle(s)
    play(s, "expand")
    assert "conquer 23" not in legal(s)
    idle(s)
    assert holder(s, 13) == "ratmen"


def test_rivers_held_by_lent_seafaring_are_kept() -> None:
    s = scene("""
board: underground_2
phase: conquer
seats:
- active: {race: ratmen, power: royal, hand: 1}
- active: {race: orcs, power: wise}
regions: {2: {race: ratmen}, 8: {race: orcs, tokens: 6}}
sites: {found: {stonehedge: 2}, badges: {stonehedge: seafaring}}
""")
    play(s, "conquer 3", "done", "queen 3", "expand", "conquer 2")
    assert holder(s, 3) == "ratmen"
    idle(s, 2)
    assert holder(s, 3) == "ratmen"


def test_a_race_that_declines_on_spirit_stands_beside_and_there_is_one_at_the_most() -> None:
    s = scene("""
board: base_2
monsters: true
seats:
- active: {race: ratmen, power: hill}
  decline: {race: ogres, power: wise}
- active: {race: orcs, power: forest}
regions: {7: {race: ratmen}, 6: {race: ogres}, 20: {race: orcs}}
sites: {found: {stonehedge: 7}, badges: {stonehedge: spirit}}
column: [royal elves]
""")
    play(s, "decline")
    assert (race(s, 1, "decline"), race(s, 1, "beside")) == ("ogres", "ratmen")
    idle(s)
    play(s, "pick 0", "conquer 5", "conquer 7")  # the Spirit race is gone, its new holder declines there too
    idle(s, 2)
    play(s, "decline")
    assert (race(s, 1, "decline"), race(s, 1, "beside")) == ("ogres", "elves")


def test_a_second_spirit_race_takes_the_place_of_the_first() -> None:
    s = scene("""
board: base_2
monsters: true
seats:
- active: {race: ratmen, power: hill}
  beside: {race: ogres}
- active: {race: orcs, power: forest}
regions: {7: {race: ratmen}, 6: {race: ogres}, 20: {race: orcs}}
sites: {found: {stonehedge: 7}, badges: {stonehedge: spirit}}
""")
    play(s, "decline")
    assert (race(s, 1, "decline"), race(s, 1, "beside")) == ("", "ratmen")


def test_stout_is_usable_while_controlled() -> None:
    s = holding("stout", phase="redeploy", hand=0)
    play(s, "done", "queen 6")
    assert "stout" in legal(s)
    play(s, "stout")
    assert race(s, 1, "decline") == "ratmen"


def test_peace_ends_when_control_is_lost() -> None:
    third = scene("""
board: base_3
monsters: true
phase: conquer
turn: 2
seats:
- active: {race: ratmen, power: royal}
- active: {race: orcs, power: wise, hand: 9}
- active: {race: elves, power: forest, hand: 0}
regions: {3: {race: ratmen}, 4: {race: ratmen}, 9: {race: orcs}, 11: {race: elves, tokens: 6}, 10: {natives: 0}}
sites: {found: {stonehedge: 3}, badges: {stonehedge: diplomat}}
notes: {diplomat: {ally: 3}}
""")
    play(third, "conquer 3")
    idle(third)
    play(third, "expand")
    assert "conquer 4" in legal(third)


def test_pacts_return_unsettled_when_control_is_lost() -> None:
    s = holding("haggling", phase="redeploy", hand=0)
    play(s, "done", "queen 6", "pact 2")
    assert coins(s, 1) == 5 + 2
    s = scene("""
board: base_3
monsters: true
phase: conquer
turn: 2
seats:
- active: {race: ratmen, power: royal}
- active: {race: orcs, power: wise, hand: 9}
- active: {race: elves, power: forest}
regions: {3: {race: ratmen}, 4: {race: ratmen}, 9: {race: orcs}, 24: {race: elves}}
sites: {found: {stonehedge: 3}, badges: {stonehedge: haggling}}
notes: {haggling: {pacts_3: 2}}
""")
    play(s, "conquer 3")
    idle(s)
    had = [coins(s, seat) for seat in (1, 2, 3)]
    idle(s)
    assert [coins(s, seat) for seat in (1, 2, 3)] == [had[0], had[1], had[2] + 1]  # only the region of the Elves


def test_racketeering_pays_while_controlled_and_gives_the_free_pick() -> None:
    text = """
board: base_2
monsters: true
phase: %s
turn: %d
seats:
- {coins: 5, active: {race: ratmen, power: royal}}
- {coins: 5}
regions: {7: {race: ratmen}}
sites: {found: {stonehedge: 7}, badges: {stonehedge: racketeering}}
"""
    s = scene(text % ("pick", 2))
    play(s, "pick 3")
    assert coins(s, 1) == 8
    s = scene(text % ("decide", 1))
    play(s, "decline")
    assert s.picks_free(0)


def test_cannons_are_first_placed_in_the_redeployment_of_taking_control() -> None:
    s = scene("""
board: base_2
monsters: true
phase: conquer
seats: [{active: {race: ratmen, power: wise, hand: 6}}, {active: {race: orcs, power: hill}}]
regions: {6: {race: ratmen}, 7: {race: orcs}, 20: {race: orcs}}
sites: {found: {stonehedge: 7}, badges: {stonehedge: gunner}}
""")
    play(s, "conquer 7", "stop", "cannon 7")
    assert offers(s, "cannon") == {6}
    play(s, "cannon 6")
    assert marked(s, "cannon") == {6: 1, 7: 1}
