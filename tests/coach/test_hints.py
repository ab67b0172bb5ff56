"""Hints: legal, with reasons from the position, in every language."""

from itertools import islice

import pytest

from elbowroom import State
from elbowroom.coach.advice import Advice
from elbowroom.coach.hints import Choice, hint
from elbowroom.engine.phases import DECIDE, PICK, REDEPLOY
from elbowroom.engine.slots import active_of, seat_of
from elbowroom.engine.view import counted_view
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
