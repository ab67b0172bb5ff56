"""Hints: legal, with reasons from the position, in every language."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from mypy_extensions import i64

from elbowroom import Action, Law, Setup, State, new_game, parse_action
from elbowroom.bots.imagination import FixedDie
from elbowroom.bots.turns import finish
from elbowroom.coach.advice import Advice, reasons
from elbowroom.coach.hints import Choice, hint
from elbowroom.coach.judge import Line
from elbowroom.engine.actions import STOP
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.conquest import targets
from elbowroom.engine.events import AttemptFailed
from elbowroom.engine.phases import DECIDE, PICK, REDEPLOY
from elbowroom.engine.regions import members
from elbowroom.engine.slots import active_of, seat_of
from elbowroom.engine.view import counted_view
from elbowroom.notation.position import load_position
from elbowroom.speech.catalogs import LANGUAGES
from elbowroom.speech.speaker import speaker
from tests.coach.positions import decisions


def hinted(state: State) -> list[Choice]:
    return hint(counted_view(state, int(state.decider)), "gentle")


def reason(choice: Choice, why: str) -> Advice | None:
    return next((advice for advice in choice.why if advice.why == why), None)


@pytest.mark.parametrize("board", ["base_2", "underground_3", "base_2+sky_2"])
def test_every_choice_is_legal_and_has_one_to_three_reasons_that_can_be_said(board: str) -> None:
    for state, _ in islice(decisions(board), 0, None, 12):
        choices = hinted(state)
        assert 1 <= len(choices) <= 3
        for choice in choices:
            assert choice.actions[0] in state.legal()
            assert 0 <= choice.chance <= 1
            assert 1 <= len(choice.why) <= 3
            for language in LANGUAGES:
                said = [speaker(language).tell(advice) for advice in choice.why]
                assert len(set(said)) == len(said)
                assert all("{" not in text and len(text) > 5 for text in said)


def test_a_pick_tells_the_pair_and_the_coins_that_lie_on_it() -> None:
    picks = (state for state, _ in decisions() if state.phase == PICK and state.column_coins(0) > 0)
    state = next(picks)
    for choice in hint(counted_view(state, int(state.decider)), "gentle"):
        index = choice.actions[0].target
        fresh = reason(choice, "fresh")
        assert fresh is not None
        assert fresh.given["race"] == state.rules.races[state.column_race(index)].key
        assert fresh.given["power"] == state.rules.powers[state.column_power(index)].key
        coins = reason(choice, "coins-on-it")
        assert (coins.given["coins"] if coins else 0) == state.column_coins(index)


class LeanYears(Law):
    key = "lean_years"
    name = "Lean Years"
    summary = "Every pair brings 2 tokens less."

    def combo_tokens(self, s: State, slot: i64, buyer: i64, race: i64, power: i64, tokens: i64) -> i64:
        return tokens - 2


def test_a_pick_tells_the_tokens_that_a_law_takes_away() -> None:
    state = new_game(Setup("base_2", tiles=(LeanYears,)), seed=1)
    pick = parse_action("pick 0")
    tokens = told(state, line(state, pick))["fresh"].given["tokens"]
    state.apply(pick)
    assert tokens == state.hand(active_of(state.decider))


def test_a_decline_tells_what_it_leaves_for_how_long() -> None:
    for state in (state for state, _ in decisions() if state.phase == DECIDE):
        for choice in hinted(state):
            if choice.actions[0].verb == "decline" and (told := reason(choice, "decline-lasts")):
                left = state.rules.rounds - state.round + 1
                assert told.given["left"] in (left, left + 1)
                assert 1 <= int(str(told.given["count"])) <= 20
                return
    raise AssertionError("nobody was told to decline")


def test_conquests_tell_whom_they_are_taken_from() -> None:
    told = 0
    for state, _ in decisions():
        if not state.conquering:
            continue
        for choice in hinted(state):
            taken = [action.target for action in choice.actions if action.verb == "conquer"]
            losers = [int(seat_of(state.owner(region))) for region in taken if state.owner(region) >= 0]
            if advice := reason(choice, "takes-from"):
                assert sum(loser == advice.given["other"] for loser in losers) == advice.given["count"]
                assert advice.given["other"] != state.decider
                told += 1
        if told >= 3:
            return
    raise AssertionError("nobody attacked anybody")


def test_placing_tells_which_regions_others_could_attack() -> None:
    for state, _ in decisions(bot="normal"):
        if state.phase == REDEPLOY and state.hand(active_of(state.decider)) > 2:
            choice = hint(counted_view(state, int(state.decider)), "normal")[0]
            if guards := reason(choice, "guards"):
                placed = {action.target for action in choice.actions if action.verb == "place"}
                regions = guards.given["regions"]
                assert isinstance(regions, tuple)
                assert set(regions) <= placed
                return
    raise AssertionError("nobody was told to guard anything")


# --- single reasons, from positions in which they must be given -------------------------------------------------------


HAMMERS = """
board: underground_2
phase: conquer
seats:
- active: {race: iron_dwarves, power: mystic, hand: 1}
- active: {race: ogres, power: wise}
regions:
  7: {race: iron_dwarves}
  8: {race: ogres, tokens: 2}
  9: {race: ogres, tokens: 3}
  15: {race: iron_dwarves}
notes: {iron_dwarves: {hammers_owned: 2, hammers_in_hand: 2}}
"""  # two Hammers beside the last Dwarf


def line(view: State, *actions: Action) -> Line:
    """What comes of some actions and the shortest way to the end of the turn."""
    end = view.copy(seed=1)
    for action in actions:
        end.apply(action)
    finish(end, view.turn_of)
    return Line(list(actions), 0.0, [], [float(end.coins(seat)) for seat in range(view.rules.players)], 0.0, end)


def told(view: State, chosen: Line, *others: Line) -> dict[str, Advice]:
    return {advice.why: advice for advice in reasons(view, chosen, others)}


def conquests(board: str) -> Iterator[tuple[State, list[Line]]]:
    """Positions with some conquests to choose from, each followed by no other."""
    for state, _ in decisions(board):
        if state.conquering and not state.armed:
            yield state, [line(state, action, STOP) for action in state.legal() if action.verb == "conquer"]


def openly(state: State, seat: int) -> list[set[int]]:
    """The regions that each of the others could conquer if it were that player's turn, as the engine offers them."""
    return [
        {int(region) for region in members(targets(state, active_of(other)))}
        for other in range(state.rules.players)
        if other != seat
    ]


def is_enough(state: State, action: Action, pips: int) -> bool:
    after = state.copy()
    after.chance = FixedDie(pips)
    after.events = []
    after.apply(action)
    return not any(isinstance(event, AttemptFailed) for event in after.events)


def percent_of_a_die(state: State, action: Action) -> object:
    """What is told, which must be what comes of throwing every face."""
    percent = told(state, line(state, action))["die-helps"].given["percent"]
    assert percent == round(100 * sum(is_enough(state, action, pips) for pips in DIE_FACES) / len(DIE_FACES))
    return percent


def test_a_die_tells_how_often_it_is_enough() -> None:
    percents: set[object] = set()
    for seed in range(4):
        random, state = Random(seed), new_game("underground_2", seed)
        while not state.over:
            legal = state.legal()
            percents |= {percent_of_a_die(state, action) for action in legal if action.verb == "die"}
            state.apply(random.choice(legal))
    assert percents == {17, 33, 50}


def test_what_pays_like_tokens_counts_beside_the_die() -> None:
    state = load_position(HAMMERS)
    assert {percent_of_a_die(state, action) for action in state.legal() if action.verb == "die"} == {17, 50}


def test_attacks_on_who_is_ahead_are_told_as_such() -> None:
    leaders = others = 0
    for state, lines in conquests("base_3"):
        coins = [int(state.coins(seat)) for seat in range(3)]
        if len(set(coins)) < 3:
            continue
        for chosen in lines:
            owner = state.seat_at(chosen.actions[0].target)
            if owner < 0 or owner == state.decider:
                continue
            ahead = coins[owner] == max(coins)
            advice = told(state, chosen)["takes-from-leader" if ahead else "takes-from"]
            assert advice.given == {"count": 1, "other": owner}
            leaders += ahead
            others += not ahead
    assert leaders
    assert others
    for state, lines in conquests("base_2"):  # where there is but one to attack it would tell nothing
        assert all("takes-from-leader" not in told(state, chosen) for chosen in lines)


def test_a_safe_border_is_one_that_fewer_can_reach_than_those_of_the_other_choices() -> None:
    safe = 0
    for state, lines in islice(conquests("base_3"), 0, 30):
        seat = int(state.decider)
        reach = [sum(int(one.actions[0].target) in regions for regions in openly(one.end, seat)) for one in lines]
        for place, chosen in enumerate(lines):
            others = [one for one in lines if one is not chosen]
            advice = told(state, chosen, *others).get("safe-border")
            if reach[place] < min([2, *(number for other, number in enumerate(reach) if other != place)]):
                assert advice is not None
                assert advice.given == {"region": chosen.actions[0].target, "count": reach[place]}
                safe += 1
            else:
                assert advice is None
    assert safe


def test_few_at_risk_is_said_of_the_choice_that_leaves_fewest_regions_in_reach() -> None:
    fewest = 0
    for state, _ in decisions("base_3"):
        if state.phase != DECIDE:
            continue
        seat = int(state.decider)
        lines = [line(state, action) for action in state.legal()]
        risks = [
            sum(any(region - 1 in regions for regions in openly(one.end, seat)) for region in one.end.regions_of(seat))
            for one in lines
        ]
        for place, chosen in enumerate(lines):
            others = [one for one in lines if one is not chosen]
            advice = told(state, chosen, *others).get("few-at-risk")
            if others and risks[place] < min(number for other, number in enumerate(risks) if other != place):
                if advice is not None:  # the first three reasons are told
                    assert advice.given == {"count": risks[place]}
                    fewest += 1
            else:
                assert advice is None
    assert fewest
