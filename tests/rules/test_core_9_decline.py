"""CORE-9: going into decline, and races that disappear."""

import pytest
from mypy_extensions import i64

from elbowroom import Chance, State, rules_for
from elbowroom.engine import layout as at
from elbowroom.engine.column import badge_stack, banner_stack, discard_badge, stack_badges, stack_banners
from elbowroom.engine.errors import WrongDecision
from elbowroom.engine.events import Conquered, Declined, Placed, Scored, Vanished
from elbowroom.engine.hooks import Power
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.regions import members
from elbowroom.engine.setup import new_state
from tests.rules.helpers import (
    BESIDE,
    DECLINE,
    can,
    coins,
    column,
    finish_turn,
    hand,
    happened,
    holder,
    layout,
    markers,
    markers_on_board,
    play,
    position,
    power_of,
    race_of,
    refusal,
    regions_of,
    stacked,
    story,
    tokens,
    tray,
    verbs,
)


def empire(race: str, power: str, decline: str = "", beside: str = "", regions: str = "", in_hand: int = 0) -> State:
    """Seat 1 decides with an active race in 2 (three tokens) and 3 (two), old races elsewhere."""
    parts = [f"active: {{race: {race}, power: {power}, hand: {in_hand}}}"]
    if decline:
        parts.append(f"decline: {{race: {decline}}}")
    if beside:
        parts.append(f"beside: {{race: {beside}, power: spirit}}")
    return position(
        f"""
board: base_2
seats: [{{{", ".join(parts)}}}, {{active: {{race: tritons, power: commando}}}}]
regions:
  {{2: {{race: {race}, tokens: 3}}, 3: {{race: {race}, tokens: 2}}, 22: {{race: tritons, tokens: 6}}, {regions}}}
""",
        listen=True,
    )


def discarded(s: State) -> set[str]:
    return {s.rules.powers[i].key for i in members(s.words[at.DISCARD])}


@pytest.mark.rule("CORE-9.1")
def test_a_race_declines_at_the_start_of_a_turn_or_when_stout_after_scoring() -> None:
    assert verbs(empire("ratmen", "hill")) == {"expand", "decline"}
    s = play(empire("ratmen", "hill"), "expand", "stop", "done")
    assert s.turn_of == 1  # never asked after scoring
    s = play(empire("ratmen", "stout"), "expand", "stop", "done")
    assert s.phase_name == "post score"
    assert coins(s, 1) == 5 + 2
    play(s, "stout")
    assert (race_of(s, 1), race_of(s, 1, DECLINE), coins(s, 1)) == ("", "ratmen", 7)
    s = play(empire("ratmen", "stout"), "decline")
    assert race_of(s, 1, DECLINE) == "ratmen"
    assert isinstance(refusal(play(empire("ratmen", "stout"), "expand"), "stout"), WrongDecision)


@pytest.mark.rule("CORE-9.2")
def test_one_race_may_be_in_decline_and_the_former_disappears() -> None:
    s = play(empire("ratmen", "hill", decline="elves", regions="18: {race: elves}"), "decline")
    assert (race_of(s, 1, DECLINE), race_of(s, 1, BESIDE)) == ("ratmen", "")
    assert (holder(s, 18), tray(s, "elves")) == (None, 11)


@pytest.mark.rule("CORE-9.2")
def test_a_spirit_race_does_not_count_whichever_comes_first() -> None:
    s = empire("ratmen", "hill", decline="elves", beside="orcs", regions="18: {race: elves}, 21: {race: orcs}")
    play(s, "decline")
    assert (race_of(s, 1, DECLINE), race_of(s, 1, BESIDE)) == ("ratmen", "orcs")
    assert tray(s, "elves") == 11
    s = play(empire("ratmen", "spirit", decline="elves", regions="18: {race: elves}"), "decline")
    assert (race_of(s, 1, DECLINE), race_of(s, 1, BESIDE)) == ("elves", "ratmen")


@pytest.mark.rule("CORE-9.3")
def test_step_1_the_former_race_leaves_with_tokens_markers_and_banner() -> None:
    s = empire(
        "ratmen", "hill", decline="trolls", regions="18: {race: trolls, markers: {lair: 1, fortress: 1}}"
    )  # fmt: skip
    trolls = s.rules.race_named("trolls")
    play(s, "decline")
    assert (holder(s, 18), tokens(s, 18), tray(s, "trolls")) == (None, 0, 10)
    assert (markers_on_board(s, "lair"), markers_on_board(s, "fortress")) == (0, 0)
    assert banner_stack(s)[-1] == trolls
    s = empire("ratmen", "hill", decline="ghouls", regions="18: {race: ghouls, tokens: 4}")
    s.add_hand(1, 2)  # Ghouls that wait in hand
    s.words[at.TRAY + s.rules.race_named("ghouls")] -= 2
    play(s, "decline")
    assert tray(s, "ghouls") == 10


@pytest.mark.rule("CORE-9.3")
def test_step_2_tokens_in_hand_go_to_the_tray() -> None:
    s = position("""
board: base_2
seats: [{active: {race: ratmen, power: hill, hand: 4}, decline: {race: elves}}, {}]
regions: {18: {race: elves}}
""")
    play(s, "decline")
    assert tray(s, "ratmen") == 13
    s = position("""
board: base_2
seats: [{active: {race: amazons, power: hill, reserve: 4}}, {}]
regions: {2: {race: amazons, tokens: 2}}
""")
    play(s, "decline")
    assert (tray(s, "amazons"), s.reserve(0), s.reserve(1)) == (14, 0, 0)


@pytest.mark.rule("CORE-9.3")
def test_step_3_one_token_stays_in_each_region_but_all_ghouls_do() -> None:
    s = play(empire("ratmen", "hill"), "decline")
    assert (layout(s, 2, 3), tray(s, "ratmen")) == ([1, 1], 11)
    assert (holder(s, 2), regions_of(s, 1, DECLINE)) == ((1, DECLINE), [2, 3])
    s = play(empire("ghouls", "hill"), "decline")
    assert (layout(s, 2, 3), tray(s, "ghouls")) == ([3, 2], 5)


@pytest.mark.rule("CORE-9.3")
@pytest.mark.parametrize(
    ("race", "power", "marker", "stays"),
    [
        ("ratmen", "bivouacking", "encampment", False),
        ("ratmen", "heroic", "hero", False),
        ("ratmen", "dragon_master", "dragon", False),
        ("halflings", "hill", "hole", False),
        ("trolls", "hill", "lair", True),
        ("ratmen", "fortified", "fortress", True),
    ],
)
def test_step_4_only_lairs_and_fortresses_stay(race: str, power: str, marker: str, stays: bool) -> None:
    s = position(f"""
board: base_2
seats: [{{active: {{race: {race}, power: {power}}}}}, {{active: {{race: tritons, power: commando, hand: 9}}}}]
regions: {{2: {{race: {race}, tokens: 3, markers: {{{marker}: 1}}}}}}
""")
    play(s, "decline")
    assert markers(s, marker, 2) == (1 if stays else 0)
    assert s.defence(1) == 2 + 1 + (1 if stays else 0)
    play(s, "expand")
    assert can(s, "conquer 2")  # no immunity is left


@pytest.mark.rule("CORE-9.3")
def test_step_5_the_badge_is_discarded_but_spirit_stays_with_the_banner() -> None:
    s = play(empire("ratmen", "hill"), "decline")
    assert (discarded(s), power_of(s, 1, DECLINE)) == ({"hill"}, "")
    s = play(empire("ratmen", "spirit"), "decline")
    assert (discarded(s), power_of(s, 1, BESIDE)) == (set(), "spirit")


@pytest.mark.rule("CORE-9.3")
def test_step_6_the_player_has_no_active_race_any_more() -> None:
    s = play(empire("ratmen", "hill"), "decline")
    assert (race_of(s, 1), power_of(s, 1), hand(s, 1), regions_of(s, 1)) == ("", "", 0, [])
    assert race_of(s, 1, DECLINE) == "ratmen"


@pytest.mark.rule("CORE-9.3")
def test_step_7_a_race_without_tokens_on_the_map_vanishes_and_the_former_is_gone_all_the_same() -> None:
    s = position("""
board: base_2
seats: [{active: {race: ratmen, power: hill, hand: 4}, decline: {race: elves}}, {}]
regions: {18: {race: elves}}
""")
    play(s, "decline")
    assert (race_of(s, 1), race_of(s, 1, DECLINE)) == ("", "")
    names = [s.rules.races[i].key for i in banner_stack(s)[-2:]]
    assert names == ["elves", "ratmen"]  # the former race came back first
    assert (holder(s, 18), tray(s, "elves"), tray(s, "ratmen")) == (None, 11, 13)
    check_invariants(s)


@pytest.mark.rule("CORE-9.3")
def test_step_7_holds_for_ghouls_and_for_spirit_races() -> None:
    s = position("{board: base_2, seats: [{active: {race: ghouls, power: spirit, hand: 6}}, {}]}")
    play(s, "decline")
    assert (race_of(s, 1, BESIDE), tray(s, "ghouls"), discarded(s)) == ("", 10, {"spirit"})


@pytest.mark.rule("CORE-9.3")
def test_the_former_race_returns_before_the_badge_is_discarded() -> None:
    s = empire("ratmen", "hill", decline="elves", regions="18: {race: elves}")
    spare = badge_stack(s)
    stack_banners(s, [])
    s.words[at.VISIBLE] = 5
    stack_badges(s, [])
    discard_badge(s, spare[0])
    s.chance = Chance(0, forced=[[spare[0]]])  # a shuffle of this badge alone
    play(s, "decline")
    # The only badge in the discard was the spare one: Hill was still with the Ratmen.
    assert column(s)[5][:2] == ("elves", s.rules.powers[spare[0]].key)
    assert discarded(s) == {"hill"}


@pytest.mark.rule("CORE-9.3")
def test_the_steps_are_told_in_their_order() -> None:
    s = play(empire("ratmen", "heroic", decline="elves", regions="18: {race: elves}"), "decline")
    assert s.events is not None
    told = [event for event in s.events if isinstance(event, (Vanished, Declined, Scored))]
    assert told == [Vanished(0, "elves"), Declined(0, "ratmen"), Scored(0, 2)]


@pytest.mark.rule("CORE-9.4")
@pytest.mark.parametrize("race", ["ratmen", "ghouls"])
def test_nothing_moves_in_a_decline_turn(race: str) -> None:
    s = empire(race, "hill", beside="orcs", regions="18: {race: orcs}")
    assert story(s, "decline") == ["decide", "score", "turn", "decide"]
    assert regions_of(s, 1, DECLINE) == [2, 3]
    assert s.turn_of == 1
    assert not happened(s, Conquered)
    assert not happened(s, Placed)


@pytest.mark.rule("CORE-9.4")
def test_ghouls_in_decline_do_not_act_when_another_race_declines_beside_them() -> None:
    s = empire("ratmen", "spirit", decline="ghouls", regions="18: {race: ghouls, tokens: 5}")
    assert story(s, "decline") == ["decide", "score", "turn", "decide"]
    assert tokens(s, 18) == 5


@pytest.mark.rule("CORE-9.5")
@pytest.mark.parametrize("power", ["merchant", "alchemist", "wealthy", "forest", "fortified"])
def test_a_decline_turn_pays_one_coin_a_region_and_no_bonus(power: str) -> None:
    fortress = ", markers: {fortress: 1}" if power == "fortified" else ""
    s = position(f"""
board: base_2
seats:
- active: {{race: humans, power: {power}}}
  decline: {{race: elves}}
- {{}}
regions: {{2: {{race: humans, tokens: 2{fortress}}}, 3: {{race: humans}}, 18: {{race: elves}}}}
""")
    play(s, "decline")
    assert coins(s, 1) == 5 + 2  # the Elves have left before


@pytest.mark.rule("CORE-9.5")
def test_a_decline_turn_pays_spirit_races_and_the_mines_of_dwarves() -> None:
    s = play(empire("dwarves", "merchant", beside="orcs", regions="18: {race: orcs}, 21: {race: orcs}"), "decline")
    assert coins(s, 1) == 5 + 2 + 1 + 2  # region 3 has a Mine


@pytest.mark.rule("CORE-9.6")
def test_the_next_turn_starts_with_a_pick() -> None:
    s = finish_turn(play(empire("ratmen", "hill"), "decline"))
    assert (s.turn_of, s.phase_name) == (0, "pick")
    s = finish_turn(play(empire("ratmen", "stout"), "expand", "stop", "done", "stout"))
    assert (s.turn_of, s.phase_name) == (0, "pick")


LAST_STAND = """
board: base_2
phase: conquer
seats:
- active: {race: ratmen, power: hill, hand: 9}
- active: {race: humans, power: forest, hand: %d}
  %s
regions: {3: {race: ratmen}, 5: {race: %s, tokens: %d}}
"""


@pytest.mark.rule("CORE-9.7")
def test_the_banner_returns_at_once_in_the_turn_of_another_player() -> None:
    s = position(LAST_STAND % (1, "decline: {race: elves}", "elves", 1))
    play(s, "conquer 5")
    assert s.phase_name == "conquer"  # the turn goes on
    assert (race_of(s, 2, DECLINE), tray(s, "elves")) == ("", 11)
    assert banner_stack(s)[-1] == s.rules.race_named("elves")


@pytest.mark.rule("CORE-9.7")
def test_the_badge_of_a_spirit_race_is_discarded_with_it() -> None:
    s = position(LAST_STAND % (1, "beside: {race: elves, power: spirit}", "elves", 1))
    play(s, "conquer 5")
    assert (race_of(s, 2, BESIDE), power_of(s, 2, BESIDE), discarded(s)) == ("", "", {"spirit"})


@pytest.mark.rule("CORE-9.7")
@pytest.mark.parametrize(("ghouls", "left"), [(1, ""), (2, "ghouls"), (5, "ghouls")])
def test_ghouls_stay_while_one_of_them_is_in_hand(ghouls: int, left: str) -> None:
    s = position(LAST_STAND % (1, "decline: {race: ghouls}", "ghouls", ghouls))
    play(s, "conquer 5")
    assert (race_of(s, 2, DECLINE), hand(s, 2, DECLINE)) == (left, ghouls - 1)
    finish_turn(s)
    check_invariants(s)


@pytest.mark.rule("CORE-9.7")
def test_a_race_in_decline_with_another_region_stays() -> None:
    text = LAST_STAND % (1, "decline: {race: elves}", "elves", 1)
    s = position(text.replace("tokens: 1}}", "tokens: 1}, 18: {race: elves}}"))
    play(s, "conquer 5")
    assert race_of(s, 2, DECLINE) == "elves"


@pytest.mark.rule("CORE-9.7")
def test_an_active_race_never_vanishes() -> None:
    s = position(LAST_STAND % (0, "", "humans", 1))
    play(s, "conquer 5")
    assert (race_of(s, 2), power_of(s, 2), tray(s, "humans")) == ("humans", "forest", 10)
    finish_turn(s)
    assert (s.turn_of, s.phase_name) == (1, "decide")


@pytest.mark.rule("CORE-9.7")
def test_the_own_active_race_can_make_the_old_one_vanish() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: ratmen, power: hill, hand: 9}, decline: {race: elves}}, {}]
regions: {3: {race: ratmen}, 4: {race: elves}}
""")
    play(s, "conquer 4")
    assert (race_of(s, 1, DECLINE), tray(s, "elves")) == ("", 11)


@pytest.mark.rule("CORE-9.8")
def test_nobody_declines_in_the_turn_in_which_he_picked() -> None:
    s = position("{board: base_2, seats: [{}, {}], column: [{race: ratmen, power: hill}]}")
    assert refusal(s, "decline").rule == "CORE-9.8"
    play(s, "pick 0")
    assert refusal(s, "decline").rule == "CORE-9.8"
    play(s, "conquer 3", "stop")
    assert refusal(s, "decline").rule == "CORE-9.8"


@pytest.mark.rule("CORE-9.8")
def test_stout_is_the_exception() -> None:
    s = position("{board: base_2, seats: [{}, {}], column: [{race: ratmen, power: stout}]}")
    play(s, "pick 0", "conquer 3", "stop", "done")
    assert s.phase_name == "post score"
    play(s, "stout")
    assert race_of(s, 1, DECLINE) == "ratmen"


class Undying(Power):
    """A badge that keeps working in decline, as other boxes have them."""

    key = "undying"
    name = "Undying"
    tokens = 3
    keeps_badge = True
    in_decline = True

    def bonus(self, s: State, slot: i64) -> i64:
        return 10


class Forgotten(Undying):
    """The same power on a badge that is not kept."""

    key = "forgotten"
    name = "Forgotten"
    keeps_badge = False


@pytest.mark.rule("CORE-9.9")
@pytest.mark.parametrize(("badge", "bonus"), [("undying", 10), ("forgotten", 0)])
def test_a_badge_of_another_box_can_be_kept_and_work_in_decline(badge: str, bonus: int) -> None:
    rules = rules_for(powers=[Undying, Forgotten])
    s = new_state(rules, stacked(rules, ["ratmen", "orcs", "elves"], [badge, "hill", "forest"]), 0)
    finish_turn(play(s, "pick 0", "conquer 3"))
    finish_turn(s)
    before = coins(s, 1)
    play(s, "decline")
    assert coins(s, 1) == before + 1 + bonus
    assert power_of(s, 1, DECLINE) == (badge if bonus else "")
    assert (badge in discarded(s)) == (not bonus)
    check_invariants(s)
    finish_turn(s)
    play(s, "pick 0", "stop")  # orcs, nothing conquered
    finish_turn(s)
    play(s, "decline")  # now the Ratmen disappear, and a kept badge with them
    assert badge in discarded(s)
    check_invariants(s)


@pytest.mark.rule("CORE-9.2", "CORE-9.3", "CORE-9.5")
def test_the_example_of_the_third_decline_with_spirit() -> None:
    s = position("""
board: base_2
seats:
- active: {race: giants, power: hill}
  decline: {race: elves}
  beside: {race: orcs, power: spirit}
- {}
regions:
  2: {race: giants, tokens: 2}
  3: {race: giants, tokens: 3}
  4: {race: giants}
  5: {race: giants, tokens: 2}
  10: {race: elves}
  12: {race: elves}
  17: {race: orcs}
  18: {race: orcs}
  19: {race: orcs}
""")
    play(s, "decline")
    assert regions_of(s, 1, BESIDE) == [17, 18, 19]
    assert layout(s, 2, 3, 4, 5) == [1, 1, 1, 1]
    assert layout(s, 10, 12) == [0, 0]
    assert coins(s, 1) == 5 + 7
