"""CORE-4: the phases of a turn and what can be done in each."""

import pytest
from mypy_extensions import i64

from elbowroom import State, new_game, rules_for
from elbowroom.engine.actions import Action, verb
from elbowroom.engine.actions import verbs as known_verbs
from elbowroom.engine.errors import AbilityMissing, TooLate, WrongDecision
from elbowroom.engine.events import TurnBegan
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import START_EFFECTS
from elbowroom.engine.setup import new_state
from tests.rules.helpers import (
    DECLINE,
    can,
    coins,
    finish_turn,
    hand,
    happened,
    layout,
    play,
    position,
    power_of,
    race_of,
    refusal,
    regions_of,
    stacked,
    story,
    targets_of,
    tokens,
    tray,
    verbs,
)

PRAY = verb("pray")[0]


class Pilgrims(Race):
    """A race with an action at the start of the turn, as other boxes have them."""

    key = "pilgrims"
    name = "Pilgrims"
    tokens = 6
    turn_notes = ("prayed",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == START_EFFECTS and s.note(self, 0) == 0:
            out.append(PRAY)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action is not PRAY:
            return False
        s.set_note(self, 0, 1)
        s.add_coins(slot // 3, 1)
        return True


# --- CORE-4.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-4.1")
def test_every_player_takes_one_turn_in_every_round() -> None:
    s = new_game("base_3", 4, first=1)
    s.events = []
    turns = [(1, 1)]
    while not s.over:
        finish_turn(s)
    turns += [(event.round, event.seat) for event in happened(s, TurnBegan)]
    assert turns == [(number, seat) for number in range(1, 11) for seat in (1, 2, 0)]


# --- CORE-4.2, 4.3, 4.8 -----------------------------------------------------------------------------------------------

FIRST_TURN = """
board: base_2
seats: [{}, {}]
column: [{race: ratmen, power: hill}]
"""


@pytest.mark.rule("CORE-4.2", "CORE-4.3", "CORE-4.8")
def test_a_pick_turn_without_anything_special() -> None:
    told = story(position(FIRST_TURN), "pick 0", "conquer 3", "conquer 2", "stop", "done")
    assert told == ["pick", "conquer", "redeploy", "score", "turn", "pick"]


@pytest.mark.rule("CORE-4.2", "CORE-4.8")
def test_a_pick_turn_with_a_die_attempt() -> None:
    s = position(FIRST_TURN, rolls=[3])
    told = story(s, "pick 0", "conquer 3", "conquer 2", "conquer 5", "conquer 6", "conquer 7", "die 4", "done")
    assert told == ["pick", "conquer", "roll", "redeploy", "score", "turn", "pick"]
    assert 4 in regions_of(s, 1)


EXPANSION = """
board: base_2
seats:
- active: {race: ratmen, power: %s}
  decline: {race: %s}
- active: {race: humans, power: forest}
regions:
  3: {race: ratmen, tokens: 6}
  4: {race: humans, tokens: 2}
  6: {race: humans}
  8: {race: humans}
  18: {race: %s, tokens: %d}
"""


def expansion(power: str = "hill", old: str = "elves", old_tokens: int = 1, rolls: tuple[int, ...] = ()) -> State:
    return position(EXPANSION % (power, old, old, old_tokens), rolls=rolls)


@pytest.mark.rule("CORE-4.2", "CORE-4.8")
def test_an_expansion_turn_without_anything_special() -> None:
    told = story(expansion(), "expand", "abandon 3", "conquer 3", "conquer 2", "stop", "done")
    assert told == ["decide", "ready", "conquer", "redeploy", "score", "turn", "decide"]


@pytest.mark.rule("CORE-4.2", "CORE-4.8")
def test_an_expansion_turn_with_everything_a_diplomat_may_meet() -> None:
    s = position(
        """
board: base_3
seats:
- active: {race: ratmen, power: diplomat}
  decline: {race: ghouls}
- active: {race: humans, power: forest}
- active: {race: orcs, power: swamp, hand: 2}
regions:
  3: {race: ratmen, tokens: 8}
  2: {race: humans, tokens: 3}
  8: {race: humans}
  16: {race: humans}
  24: {race: ghouls, tokens: 4}
""",
        rolls=[0],
    )
    told = story(
        s, "expand", "abandon 24", "conquer 25", "stop", "conquer 2", "die 10", "done", "ally 3", "place 8", "done"
    )
    campaign = ["decide", "legacy", "ready", "conquer", "roll"]
    assert told == [*campaign, "redeploy", "end choices", "score", "withdraw", "turn", "decide"]


@pytest.mark.rule("CORE-4.2", "CORE-4.8")
def test_the_phases_of_stout_and_of_attacked_players_come_after_scoring() -> None:
    s = expansion("stout")
    told = story(s, "expand", "conquer 4", "done", "stout", "place 6", "done")
    assert told == ["decide", "ready", "redeploy", "score", "post score", "withdraw", "turn", "decide"]
    assert race_of(s, 1, DECLINE) == "ratmen"


@pytest.mark.rule("CORE-4.2")
def test_legacy_of_a_pick_turn_follows_the_pick_and_leads_to_conquer() -> None:
    s = position("""
board: base_2
seats:
- decline: {race: ghouls}
- {}
column: [{race: ratmen, power: hill}]
regions: {18: {race: ghouls, tokens: 4}}
""")
    told = story(s, "pick 0", "conquer 12", "conquer 3", "stop", "done", "place 12", "done")
    assert told == ["pick", "legacy", "conquer", "redeploy", "score", "turn", "pick"]


@pytest.mark.rule("CORE-4.2")
@pytest.mark.parametrize(("picked", "after"), [(False, "ready"), (True, "conquer")])
def test_a_die_rolled_in_legacy_leads_where_legacy_leads(picked: bool, after: str) -> None:
    active = "{}" if picked else "{race: ratmen, power: hill, hand: 3}"
    s = position(
        f"""
board: base_2
seats:
- {"" if picked else f"active: {active}"}
  decline: {{race: ghouls}}
- {{}}
column: [{{race: {"ratmen, power: hill" if picked else "orcs, power: swamp"}}}]
regions: {{18: {{race: ghouls, tokens: 2}}}}
""",
        rolls=[0],
    )
    told = story(s, "pick 0" if picked else "expand", "die 12")
    assert told == ["pick" if picked else "decide", "legacy", "roll", after]


@pytest.mark.rule("CORE-4.2", "CORE-4.8")
@pytest.mark.parametrize("power", ["hill", "stout", "diplomat"])
def test_a_decline_turn_goes_straight_to_scoring(power: str) -> None:
    told = story(expansion(power, "ghouls", 4), "decline")
    assert told == ["decide", "score", "turn", "decide"]


@pytest.mark.rule("CORE-4.2")
def test_the_peace_of_a_diplomat_ends_at_the_start_of_his_own_turn() -> None:
    s = position("""
board: base_2
seats: [{active: {race: ratmen, power: diplomat}}, {active: {race: humans, power: forest}}]
regions: {3: {race: ratmen}, 5: {race: humans, tokens: 8}}
""")
    play(s, "expand", "stop", "done", "ally 2")
    assert refusal(play(s, "expand"), "conquer 3").rule == "BASE-P-DIPLOMAT-1"
    assert s.note(s.rules.powers[s.power(0)], 0) == 2
    finish_turn(s)
    assert s.turn_of == 0
    assert s.note(s.rules.powers[s.power(0)], 0) == 0
    play(s, "expand", "stop", "done", "done")  # no ally this time
    assert can(play(s, "expand"), "conquer 3")


@pytest.mark.rule("CORE-4.2")
def test_only_the_decisions_of_the_present_phase_are_accepted() -> None:
    s = position(FIRST_TURN)
    for text in ("conquer 3", "place 3", "abandon 3", "stop", "done"):
        error = refusal(s, text)
        assert isinstance(error, WrongDecision)
        assert error.rule == "CORE-4.2"
    play(s, "pick 0")
    for text in ("pick 1", "place 3", "done"):
        assert refusal(s, text).rule == "CORE-4.2"
    play(s, "conquer 3", "stop")
    for text in ("pick 1", "conquer 2", "die 4", "abandon 3", "stop"):
        assert refusal(s, text).rule == "CORE-4.2"


@pytest.mark.rule("CORE-4.3")
def test_a_player_without_a_race_is_neither_asked_to_expand_nor_to_abandon() -> None:
    s = position(FIRST_TURN)
    assert verbs(s) == {"pick"}
    assert refusal(s, "expand").rule == "CORE-9.8"
    play(s, "pick 0")
    assert s.phase_name == "conquer"
    assert refusal(s, "abandon 3").rule == "CORE-5.2"
    s = expansion()
    finish_turn(play(s, "decline"))
    assert (s.turn_of, s.phase_name) == (0, "pick")  # every turn after a decline as well


# --- CORE-4.4 to 4.6 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-4.4")
@pytest.mark.parametrize(
    "before",
    [
        ["expand"],
        ["expand", "abandon 18"],
        ["expand", "conquer 12"],
        ["expand", "stop"],
        ["expand", "stop", "abandon 3"],
        ["expand", "stop", "conquer 2"],
        ["expand", "stop", "conquer 2", "stop"],
    ],
)
def test_declining_is_too_late_after_anything_else(before: list[str]) -> None:
    s = expansion(old="ghouls", old_tokens=4)
    assert can(s, "decline")
    error = refusal(play(s, *before), "decline")
    assert isinstance(error, TooLate)
    assert error.rule == "CORE-4.4"


@pytest.mark.rule("CORE-4.4")
def test_declining_is_too_late_after_a_roll() -> None:
    s = expansion("berserk", rolls=(1,))
    assert refusal(play(s, "expand", "roll"), "decline").rule == "CORE-4.4"


@pytest.mark.rule("CORE-4.5")
def test_a_player_may_expand_and_conquer_nothing() -> None:
    s = expansion()
    before = coins(s, 1)
    play(s, "expand", "stop", "done")
    assert s.turn_of == 1
    assert regions_of(s, 1) == [3]
    assert coins(s, 1) == before + 2  # one region active, one in decline
    assert tokens(s, 3) == 6


WIPED_OUT = """
board: base_2
seats:
- active: {race: ratmen, power: hill}
  decline: {race: elves}
- active: {race: humans, power: forest}
regions: {4: {race: humans, tokens: 3}, 18: {race: elves}, 17: {race: elves}}
"""


@pytest.mark.rule("CORE-4.6")
def test_a_race_without_tokens_stays_active_and_may_pass() -> None:
    s = position(WIPED_OUT)
    assert verbs(s) == {"expand", "decline"}
    assert refusal(s, "pick 0").rule == "CORE-4.2"
    before = coins(s, 1)
    play(s, "expand")
    assert coins(s, 1) == before + 2
    assert race_of(s, 1) == "ratmen"
    finish_turn(s)
    assert s.phase_name == "decide"  # asked again, still no new combo


@pytest.mark.rule("CORE-4.6")
def test_a_race_without_tokens_may_decline_and_no_combo_is_picked_in_that_turn() -> None:
    s = position(WIPED_OUT)
    play(s, "decline")
    assert s.turn_of == 1
    assert race_of(s, 1) == race_of(s, 1, DECLINE) == ""  # the Elves disappear, the Ratmen vanish at once
    finish_turn(s)
    assert s.phase_name == "pick"


@pytest.mark.rule("CORE-4.6")
def test_losing_the_last_token_keeps_the_banner() -> None:
    s = position("""
board: base_2
turn: 2
phase: conquer
seats:
- active: {race: ratmen, power: hill}
- active: {race: humans, power: forest, hand: 5}
regions: {3: {race: ratmen}, 4: {race: humans}}
""")
    play(s, "conquer 3")
    assert (regions_of(s, 1), hand(s, 1), tray(s, "ratmen")) == ([], 0, 13)
    assert (race_of(s, 1), power_of(s, 1)) == ("ratmen", "hill")


# --- CORE-4.7 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-4.7")
def test_actions_of_other_boxes_at_the_start_of_a_turn_do_not_change_the_order() -> None:
    rules = rules_for(races=[Pilgrims])
    s = new_state(rules, stacked(rules, ["pilgrims", "ratmen"], ["hill"]), 0)
    assert refusal(s, "pray").rule == "CORE-4.9"
    told = story(s, "pick 0", "pray", "conquer 3", "stop", "done")
    assert told == ["pick", "start effects", "conquer", "redeploy", "score", "turn", "pick"]
    assert coins(s, 1) == 5 + 1 + 1
    finish_turn(s)
    assert s.turn_of == 0
    told = story(s, "expand", "done", "conquer 2", "stop", "done")  # it may be skipped
    assert told == ["decide", "start effects", "ready", "conquer", "redeploy", "score", "turn", "decide"]


@pytest.mark.rule("CORE-4.7")
def test_there_are_no_start_actions_in_a_decline_turn() -> None:
    rules = rules_for(races=[Pilgrims])
    s = new_state(rules, stacked(rules, ["pilgrims", "ratmen"], ["hill"]), 0)
    finish_turn(play(s, "pick 0", "pray", "conquer 3"))
    finish_turn(s)
    assert story(s, "decline") == ["decide", "score", "turn", "decide"]


# --- CORE-4.9 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-4.9")
def test_every_action_of_the_vocabulary_has_its_verb() -> None:
    new_game()
    assert set(known_verbs()) >= {
        "pick", "expand", "decline", "abandon", "conquer", "die", "roll", "dragon", "sorcery", "stop", "place", "done",
        "camp", "lift_camp", "fortress", "hero", "lift_hero", "give_up", "ally", "stout",
    }  # fmt: skip


@pytest.mark.rule("CORE-4.9")
def test_pick_expand_and_decline_are_offered_where_they_belong() -> None:
    assert verbs(position(FIRST_TURN)) == {"pick"}
    assert verbs(expansion()) == {"expand", "decline"}


@pytest.mark.rule("CORE-4.9")
@pytest.mark.parametrize(
    ("power", "extra"), [("hill", set()), ("berserk", {"roll"}), ("dragon_master", {"dragon"}), ("seafaring", set())]
)
def test_ready_offers_to_abandon_and_to_conquer(power: str, extra: set[str]) -> None:
    s = play(expansion(power), "expand")
    assert verbs(s) == {"abandon", "conquer", "stop"} | extra
    play(s, "conquer 2")
    die = set() if power == "berserk" else {"die"}
    assert verbs(s) == {"conquer", "stop"} | die | extra


@pytest.mark.rule("CORE-4.9")
def test_legacy_offers_the_same_without_the_powers() -> None:
    s = play(expansion("dragon_master", "ghouls", 3), "expand")
    assert (s.phase_name, verbs(s)) == ("legacy", {"abandon", "die", "stop"})
    assert targets_of(s, "abandon") == [18]
    play(s, "abandon 18")
    assert verbs(s) == {"conquer", "stop"}
    play(s, "conquer 18", "die 12")
    assert s.phase_name == "ready"


@pytest.mark.rule("CORE-4.9")
def test_sorcery_is_an_action_among_the_conquests() -> None:
    s = position("""
board: base_2
seats: [{active: {race: sorcerers, power: hill}}, {active: {race: humans, power: forest}}]
regions: {3: {race: sorcerers, tokens: 2}, 4: {race: humans}}
""")
    play(s, "expand")
    assert targets_of(s, "sorcery") == [4]
    play(s, "stop")
    assert "sorcery" not in verbs(s)


@pytest.mark.rule("CORE-4.9")
@pytest.mark.parametrize(
    ("power", "verb"), [("bivouacking", "camp"), ("fortified", "fortress"), ("heroic", "hero"), ("hill", "place")]
)
def test_redeployment_places_tokens_and_the_markers_of_the_power(power: str, verb: str) -> None:
    s = play(expansion(power), "expand", "conquer 2")
    assert verb not in verbs(s)
    play(s, "stop")
    assert verbs(s) == {"place", "done", verb}
    assert targets_of(s, verb) == [2, 3]


@pytest.mark.rule("CORE-4.9")
def test_end_choices_and_post_score_offer_the_choice_or_none() -> None:
    s = play(expansion("diplomat"), "expand", "stop", "done")
    assert (s.phase_name, [action.text() for action in s.legal()]) == ("end choices", ["ally 2", "done"])
    s = play(expansion("stout"), "expand", "stop", "done")
    assert (s.phase_name, [action.text() for action in s.legal()]) == ("post score", ["stout", "done"])
    play(s, "done")
    assert race_of(s, 1) == "ratmen"


@pytest.mark.rule("CORE-4.9")
def test_attacked_players_place_tokens_and_encampments() -> None:
    s = position("""
board: base_2
phase: conquer
seats: [{active: {race: ratmen, power: hill, hand: 9}}, {active: {race: humans, power: bivouacking}}]
regions:
  3: {race: ratmen}
  4: {race: humans, tokens: 2, markers: {encampment: 2}}
  6: {race: humans, markers: {encampment: 3}}
  8: {race: humans}
""")
    play(s, "conquer 4", "stop", "done")
    assert (s.phase_name, s.decider, verbs(s)) == ("withdraw", 1, {"place", "camp", "done"})
    assert targets_of(s, "place") == targets_of(s, "camp") == [6, 8]


@pytest.mark.rule("CORE-4.9")
@pytest.mark.parametrize(
    "text", ["roll", "dragon 4", "sorcery 4", "fortress 3", "camp 3", "hero 3", "give_up 3", "ally 2", "stout"]
)
def test_an_action_without_its_tile_is_refused(text: str) -> None:
    error = refusal(play(expansion(), "expand"), text)
    assert isinstance(error, AbilityMissing)
    assert error.rule == "CORE-4.9"


@pytest.mark.rule("CORE-4.9")
def test_stopping_is_always_possible_among_conquests() -> None:
    s = expansion("berserk", "ghouls", 7, rolls=(0,))
    for action in ("expand", "conquer 12"):
        play(s, action)
        assert (s.phase_name, can(s, "stop")) == ("legacy", True)
    for action in ("stop", "conquer 2", "roll"):
        play(s, action)
        assert s.phase_name in ("ready", "conquer")
        assert can(s, "stop")
    play(s, "stop")
    assert s.phase_name == "redeploy"
    assert layout(s, 12, 18) == [3, 1]
