"""One game at one table: seats, checked actions, undo, record and events. Hot-seat, server and tests use this class."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable
from typing import ClassVar, Final, final

from elbowroom.content.catalog import own_keys
from elbowroom.content.guard import ContentError
from elbowroom.engine.actions import Action
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.events import Event
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.record import GameRecord, Recorder, reseed, resume


class NothingToUndo(ElbowRoomError):
    """There is no step that may be taken back."""


@final
class Step:
    """What is needed to take one action back."""

    def __init__(self, before: State, outcomes: int, events: int) -> None:
        self.before: Final = before
        self.outcomes: Final = outcomes  # how many outcomes of chance were known
        self.events: Final = events  # how many events had happened


class Table:
    """A game in progress. Actions come in through `play`, which refuses what is illegal and changes nothing then."""

    latest: ClassVar[Callable[[], Table | None]] = lambda: None  # the table opened last, if it still stands

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._steps: list[Step] = []
        self.events: list[Event] = []  # everything that happened since the table was opened and was not undone
        recorder.state.events = self.events
        Table.latest = weakref.ref(self)

    @classmethod
    def open(
        cls,
        board: str = "base_2",
        seed: int = 0,
        first: int | None = None,
        players: list[str] | None = None,
        switches: dict[str, bool | str] | None = None,
        *,
        boxes: Iterable[str] = (),
        sites: bool = False,
        without: Iterable[str] = (),
    ) -> Table:
        """A new game; `boxes`, `sites` and `without` mix it as in `rules_for`."""
        return cls(Recorder(board, seed, first, players, switches, boxes=boxes, sites=sites, without=without))

    @classmethod
    def resume(cls, record: GameRecord, seed: int) -> Table:
        """Go on with a saved game; chance from now on follows from the seed."""
        recorder = resume(record)
        reseed(recorder, seed)
        return cls(recorder)

    @property
    def state(self) -> State:
        """The true position; give players `view` instead."""
        return self._recorder.state

    @property
    def players(self) -> list[str]:
        return self._recorder.players

    def view(self, seat: int) -> State:
        """The position as a seat may see it."""
        return view(self.state, seat)

    def play(self, action: Action) -> None:
        """Carry out an action of the decider, or raise why it is not allowed."""
        state = self.state
        before = Step(state.copy(), len(self._recorder.outcomes), len(self.events))
        try:
            state.play(action)
            if own_keys():
                state.legal()  # hooks of somebody's own fail here, while the action can still be taken back
        except ContentError:
            self._take_back(before)
            raise
        self._recorder.actions.append(action)
        self._steps.append(before)
        if self._is_barrier(before):
            self._steps.clear()

    def _is_barrier(self, step: Step) -> bool:
        """After a roll, a reveal or another player's decision nothing can be taken back."""
        new = self.events[step.events :]
        return (
            len(self._recorder.outcomes) > step.outcomes
            or any(event.kind in ("revealed", "found", "turn began") for event in new)
            or self.state.decider != step.before.decider
        )

    @property
    def can_undo(self) -> bool:
        return bool(self._steps)

    def undo(self) -> None:
        """Take back the last action of the decider's own turn."""
        if not self._steps:
            raise NothingToUndo("nothing can be taken back past a roll, a reveal or somebody else's decision")
        self._take_back(self._steps.pop())
        self._recorder.actions.pop()

    def _take_back(self, step: Step) -> None:
        """Return to the position before a step."""
        state = step.before
        state.chance = self._recorder.chance
        state.events = self.events
        self._recorder.state = state
        del self._recorder.outcomes[step.outcomes :]
        del self.events[step.events :]

    def record(self) -> GameRecord:
        """The game up to now."""
        return self._recorder.record()
