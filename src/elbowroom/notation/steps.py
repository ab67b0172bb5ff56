"""Playing with the right to take steps back, as far as players may: the same rule at a table and in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from elbowroom.content.catalog import own_keys
from elbowroom.content.guard import ContentError
from elbowroom.engine.actions import Action, verb
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.events import Event
from elbowroom.engine.state import State

if TYPE_CHECKING:
    from elbowroom.notation.record import Recorder

UNDO: Final = verb("undo")[0]  # never legal in a position; in a record it takes back the step before it

_SHOWS: Final = ("revealed", "found", "turn began")  # what nobody can forget again


class NothingToUndo(ElbowRoomError):
    """There is no step that may be taken back."""


@final
class Step:
    """What is needed to take one action back."""

    def __init__(self, before: State, outcomes: int) -> None:
        self.before: Final = before
        self.outcomes: Final = outcomes  # how many outcomes of chance were known


@final
class Steps:
    """The steps of a game that may still be taken back: those since the last roll, reveal or decision of another."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder: Final = recorder
        self.happened: list[Event] = []  # in the last step; nothing if that was taken back
        self._steps: list[Step] = []

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def can_undo(self) -> bool:
        return bool(self._steps)

    @property
    def undoable(self) -> int:
        """How many steps can be taken back."""
        return len(self._steps)

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the decider, or raise why it is not allowed; returns what happened."""
        state = self.state
        step = Step(state.copy(), len(self.recorder.outcomes))
        events: list[Event] = []
        state.events = events
        try:
            state.play(action)
            if own_keys():
                state.legal()  # hooks of somebody's own fail here, while the action can still be taken back
        except ContentError:
            self._take_back(step)
            raise
        finally:
            state.events = None
        self.happened = events
        self.recorder.actions.append(action)
        self._steps.append(step)
        if self._is_barrier(step, events):
            self._steps.clear()
        return events

    def _is_barrier(self, step: Step, events: list[Event]) -> bool:
        return (
            len(self.recorder.outcomes) > step.outcomes
            or any(event.kind in _SHOWS for event in events)
            or self.state.decider != step.before.decider
        )

    def undo(self) -> None:
        """Take back the last action of the decider's own turn. The record keeps both."""
        if not self._steps:
            raise NothingToUndo("nothing can be taken back past a roll, a reveal or somebody else's decision")
        self._take_back(self._steps.pop())
        self.happened = []
        self.recorder.actions.append(UNDO)

    def settle(self) -> None:
        """Let everything up to now stand for good."""
        self._steps.clear()

    def _take_back(self, step: Step) -> None:
        """Return to the position before a step."""
        state = step.before
        state.chance = self.recorder.chance
        self.recorder.state = state
        del self.recorder.outcomes[step.outcomes :]
