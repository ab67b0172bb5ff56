"""The player behind all levels: plans its turns by a learned judgement, as closely as its style asks for."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from elbowroom.bots.intent import Intent
from elbowroom.bots.judgement import Judgement
from elbowroom.bots.knowledge import judgement_for
from elbowroom.bots.luck import luck_of
from elbowroom.bots.placing import Placing
from elbowroom.bots.planner import SEEDS, Planner
from elbowroom.bots.style import Style
from elbowroom.bots.turns import world
from elbowroom.engine.actions import Action
from elbowroom.engine.phases import REDEPLOY, WITHDRAW
from elbowroom.engine.rules import Rules
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ThinkingBot:
    """Thinks once a turn, then again whenever something comes otherwise than expected."""

    needs_view: ClassVar[bool] = True

    def __init__(self, seed: int, style: Style, judgement: Judgement | None = None) -> None:
        self._seed = seed
        self._style = style
        self._judgement = judgement
        self._rules: Rules | None = None if judgement is None else judgement.rules
        self._intent = Intent()

    def choose(self, view: State, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        action = self._intent.step(view)
        if action is None:
            plan = self.plan(view, legal)
            self._intent.form(view, plan)
            action = self._intent.step(view)
            assert action is not None
        return action

    def plan(self, view: State, legal: list[Action]) -> list[Action]:
        """What to do now and after that; at least one action.

        All luck follows from the seed and the position: nothing is remembered.
        """
        judgement = self._judgement
        if judgement is None or self._rules is not view.rules:
            judgement = judgement_for(view.rules)
            self._judgement = judgement
            self._rules = view.rules
        style = self._style.among(int(view.rules.players))
        luck = (luck_of(view) ^ (self._seed * 7919)) % SEEDS
        plan: list[Action] = []
        if view.phase == REDEPLOY or view.phase == WITHDRAW:
            plan = Placing(judgement, style, luck).arranged(world(view, luck))
        elif view.turn_of == view.decider:
            plan = Planner(judgement, style, luck).best_turn(view)
        if not plan or plan[0] not in legal:
            return [legal[len(legal) - 1]]
        return plan
