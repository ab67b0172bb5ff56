"""What somebody has thought out and not done yet."""

from typing import final

from elbowroom.engine.actions import Action
from elbowroom.engine.state import State


@final
class Intent:
    """The actions to come, which hold as long as everything comes as expected."""

    def __init__(self) -> None:
        self._plan: list[Action] = []
        self._expected: State | None = None  # the position in which that holds

    def form(self, view: State, plan: list[Action]) -> None:
        """Decide to carry out a plan that begins in a position."""
        self._plan = plan
        self._expected = view

    def step(self, view: State) -> Action | None:
        """What was decided for this position, if anything was. The view is spoilt."""
        if not self._plan or self._expected is None or view != self._expected:
            return None
        action = self._plan[0]
        if action not in view.legal():  # a site came as expected, but in the worlds that were thought of another one
            return None
        self._plan = self._plan[1:]
        if self._plan:
            view.apply(action)
            self._expected = view
        return action
