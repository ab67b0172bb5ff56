"""Any sequence of decisions, searched by Hypothesis and cut down to the shortest that breaks something."""

import re

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from elbowroom.content.setup import Setup
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import Chance
from elbowroom.engine.conquest import cost
from elbowroom.engine.explain import cost_items, why_not
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.scoring import score_items, seat_score
from elbowroom.engine.state import State
from elbowroom.table.game import Game
from tests.engine.games import BOARDS, universe

EVERYTHING = universe()


class Playing(RuleBasedStateMachine):
    """One game: legal actions lead on, illegal ones are refused, and the record tells the same story."""

    game: Game

    @property
    def state(self) -> State:
        return self.game.state

    @initialize(board=st.sampled_from(BOARDS), seed=st.integers(0, 999), first=st.integers(0, 1))
    def set_up(self, board: str, seed: int, first: int) -> None:
        self.game = Game.open(Setup(board), seed, first)

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def do_something_legal(self, data: st.DataObject) -> None:
        legal = self.state.legal()
        self.game.play(legal[data.draw(st.integers(0, len(legal) - 1), label="which legal action")])

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data(), pips=st.integers(0, 3))
    def do_something_with_a_known_die(self, data: st.DataObject, pips: int) -> None:
        rolling = [action for action in self.state.legal() if action.verb in ("die", "roll")]
        if rolling:
            chance = Chance(0, forced=[pips])
            chance.taken, self.game.chance.taken = self.game.chance.taken, None
            self.game.chance = self.state.chance = chance
            self.game.play(data.draw(st.sampled_from(rolling), label="roll"))

    @rule(tried=st.sampled_from(EVERYTHING))
    def try_anything(self, tried: Action) -> None:
        before = list(self.state.words)
        reason = why_not(self.state, tried)
        assert (reason is None) == (tried in self.state.legal())
        if reason is not None:
            with pytest.raises(type(reason), match=re.escape(str(reason))):
                self.state.play(tried)
        assert list(self.state.words) == before

    @invariant()
    def the_position_is_possible(self) -> None:
        check_invariants(self.state)
        assert self.state.over == (self.state.legal() == [])

    @invariant()
    def explanations_add_up(self) -> None:
        s = self.state
        for seat in range(s.rules.players):
            assert sum(item.coins for item in score_items(s, seat)) == seat_score(s, seat)
        if s.race(s.acting) >= 0:
            for region in range(s.board.size):
                items = cost_items(s, s.acting, region)
                assert sum(item.amount for item in items) == cost(s, s.acting, region)

    def teardown(self) -> None:
        if hasattr(self, "recorder"):
            assert list(Game.resume(self.game.record()).state.words) == list(self.state.words)


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=30, stateful_step_count=80, deadline=None)
