"""One game at one table: checked actions, undo, views, record and events. Hot-seat, server and tests use this class."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable
from typing import ClassVar

from elbowroom.engine.actions import Action
from elbowroom.engine.events import Event
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.record import GameRecord, Outcome, Recorder, force, replay, reseed
from elbowroom.notation.steps import NothingToUndo, Steps


class Table:
    """A game in progress. Actions come in through `play`, which refuses what is illegal and changes nothing then."""

    latest: ClassVar[Callable[[], Table | None]] = lambda: None  # the table opened last, if it still stands

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self.events: list[Event] = []  # everything that happened since the table was opened and was not undone
        self._undoable: list[int] = []  # how many events there were before each step that can be taken back
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
        version: str = RULES_VERSION,
    ) -> Table:
        """A new game; `boxes`, `sites`, `without` and `version` make its rules as in `rules_for`."""
        recorder = Recorder(
            board, seed, first, players, switches, boxes=boxes, sites=sites, without=without, version=version
        )
        return cls(Steps(recorder))

    @classmethod
    def resume(cls, record: GameRecord, seed: int) -> Table:
        """Go on with a saved game; chance from now on follows from the seed."""
        *_, steps = replay(record)
        table = cls(steps)
        table.reseed(seed)
        table._undoable = [0] * steps.undoable  # what happened before is told by a replay
        return table

    @property
    def state(self) -> State:
        """The true position; give players `view` instead."""
        return self._steps.state

    @property
    def players(self) -> list[str]:
        return self._steps.recorder.players

    def view(self, seat: int) -> State:
        """The position as a seat may see it."""
        return view(self.state, seat)

    def reseed(self, seed: int) -> None:
        """Let chance follow from a new seed from now on."""
        reseed(self._steps.recorder, seed)

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the decider, or raise why it is not allowed; returns what happened."""
        before = len(self.events)
        happened = self._steps.play(action)
        self.events += happened
        self._undoable.append(before)
        if not self._steps.can_undo:
            self._undoable.clear()
        return happened

    def follow(self, action: Action, outcomes: list[Outcome]) -> list[Event]:
        """Carry out an action whose outcomes of chance are known already, because it was played elsewhere."""
        with force(self._steps.recorder, outcomes):
            return self.play(action)

    def chance_since(self, known: int) -> list[Outcome]:
        """The outcomes of chance after the first so many."""
        return self._steps.recorder.chance_since(known)

    @property
    def outcomes(self) -> int:
        """How many outcomes of chance there have been."""
        return len(self._steps.recorder.outcomes)

    @property
    def can_undo(self) -> bool:
        return self._steps.can_undo

    def undo(self) -> None:
        """Take back the last action of the decider's own turn."""
        self._steps.undo()
        del self.events[self._undoable.pop() :]

    def settle(self) -> None:
        """Let everything up to now stand for good, for instance because somebody else decides from here on."""
        self._steps.settle()
        self._undoable.clear()

    def record(self) -> GameRecord:
        """The game up to now."""
        return self._steps.recorder.record()


__all__ = ["NothingToUndo", "Table"]
