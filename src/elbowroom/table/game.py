"""One game that is played and written down: checked actions, undo, views and events, for everybody who plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Final, final

from elbowroom.content.catalog import own_keys
from elbowroom.content.setup import Setup, own_tiles
from elbowroom.engine.actions import Action, BadActionText, parse_action
from elbowroom.engine.chance import Chance, ChanceError
from elbowroom.engine.errors import ElbowRoomError, IllegalAction, Refusal, SetupError
from elbowroom.engine.events import Event, Found, Revealed, TurnBegan
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.record import (
    FORMAT,
    UNDO,
    GameRecord,
    Outcome,
    RecordError,
    deal_of,
    numbers_of,
    outcomes_of,
    result_of,
    setup_of,
    written,
)
from elbowroom.notation.yaml_text import excerpt

_SHOWS: Final = (Revealed, Found, TurnBegan)  # what nobody can forget again


class NothingToUndo(Refusal):
    """There is no step that may be taken back."""

    def __init__(self, why: str = "nothing-to-undo") -> None:
        super().__init__("nothing_to_undo", why)


class NotLast(Refusal):
    """An action that comes after one behind which nobody can go back."""

    def __init__(self, why: str = "not-last") -> None:
        super().__init__("not_last", why)


class NotCarriedOut(ElbowRoomError):
    """One of several actions is refused, so that none of them was carried out."""

    def __init__(self, number: int, reason: ElbowRoomError) -> None:
        super().__init__(f"action {number}: {reason}")
        self.number: Final = number  # of the refused action, counted from 1
        self.reason: Final = reason


@final
class Step:
    """What is needed to take back what was wished at once: one action, or several."""

    def __init__(self, before: State, outcomes: int, events: int, actions: int) -> None:
        self.before: Final = before
        self.outcomes: Final = outcomes  # how many outcomes of chance were known
        self.events: Final = events  # how many events there had been
        self.actions: Final = actions  # how many it has


@final
class Game:
    """A game in progress. Actions come in through `play`, which refuses what is illegal and changes nothing then."""

    def __init__(self, setup: Setup, chance: Chance, players: list[str] | None = None) -> None:
        rules = setup.rules()
        names = [f"Player {seat + 1}" for seat in range(rules.players)] if players is None else players
        if len(names) != rules.players:
            raise SetupError("names-count", board=setup.board, players=int(rules.players), count=len(names))
        chance.taken = []
        self.setup: Final = setup
        self.players = names
        self.chance = chance
        self.state = new_state(rules, chance)  # the true position; give players `view` instead
        self.actions: list[Action] = []  # all of them, with those that were taken back and UNDO after each
        self.events: list[Event] = []  # everything that happened and was not taken back
        self.happened: list[Event] = []  # in the last step; nothing if that was taken back
        self._dealt = len(self.outcomes)  # outcomes that laid the game out
        self._steps: list[Step] = []  # those that may still be taken back

    @classmethod
    def open(
        cls, setup: Setup | None = None, seed: int = 0, first: int | None = None, players: list[str] | None = None
    ) -> Game:
        """A new game; everything random in it follows from the seed."""
        return cls(setup or Setup(), Chance(seed, forced=None if first is None else [first]), players)

    @classmethod
    def resume(cls, record: GameRecord, seed: int = 0) -> Game:
        """Go on where a record ends; chance from now on follows from the seed."""
        *_, game = replay(record)
        game.reseed(seed)
        return game

    def fork(self) -> Game:
        """A game of its own that stands where this one does, with other luck to come."""
        other = copy(self)
        other.state = self.state.copy()
        other.chance = other.state.chance
        other.chance.taken = list(self.outcomes)
        other.actions, other.events, other._steps = list(self.actions), list(self.events), list(self._steps)
        return other

    def view(self, seat: int) -> State:
        """The position as a seat may see it."""
        return view(self.state, seat)

    # --- playing ----------------------------------------------------------------------------------------------------

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the decider, or raise why it is not allowed; returns what happened."""
        return self._carry_out([action])

    def play_all(self, actions: Sequence[Action]) -> list[Event]:
        """Carry out actions of the decider as one step, all of them or none; returns what happened.

        Only the last may roll, reveal something or leave the decision to somebody else: whoever could go on after that
        would decide before seeing it, and a refusal would take back what has been seen.
        """
        return self._carry_out(actions) if actions else []

    def follow(self, actions: Sequence[Action], outcomes: list[Outcome]) -> list[Event]:
        """Carry out a step whose outcomes of chance are known already, because it was played elsewhere."""
        chance = self.chance
        chance.forced = numbers_of(outcomes, self.state.rules)
        chance.strict = True
        try:
            return self._carry_out(actions, uses_all=True)
        finally:
            chance.forced = []
            chance.strict = False

    def _carry_out(self, actions: Sequence[Action], uses_all: bool = False) -> list[Event]:
        """One step; `uses_all`: nothing that chance has been told to do may be left over."""
        state = self.state
        step = Step(state.copy(), len(self.outcomes), len(self.events), len(actions))
        events: list[Event] = []
        state.events = events
        done = 0
        try:
            for action in actions:
                if done and self._is_barrier(step, events):
                    raise NotLast
                state.play(action)
                if own_keys():
                    state.legal()  # hooks of somebody's own fail here, while the action can still be taken back
                done += 1
            if uses_all and self.chance.forced:
                raise RecordError(f"{len(self.chance.forced)} outcomes of chance are left over")
        except Exception as error:
            if done or not isinstance(error, IllegalAction):  # else nothing has changed
                self._return_to(step)
            if len(actions) > 1 and isinstance(error, ElbowRoomError):
                raise NotCarriedOut(done + 1, error) from error
            raise
        finally:
            state.events = None
        self.happened = events
        self.events.extend(events)
        self.actions.extend(actions)
        self._steps.append(step)
        if self._is_barrier(step, events):
            self._steps.clear()
        return events

    # --- chance -----------------------------------------------------------------------------------------------------

    def reseed(self, seed: int) -> None:
        """Let chance follow from a new seed from now on."""
        chance = Chance(seed)
        chance.taken = self.outcomes
        self.chance = self.state.chance = chance

    @property
    def outcomes(self) -> list[int | list[int]]:
        """All outcomes of chance so far."""
        return self.chance.taken or []

    def chance_since(self, known: int) -> list[Outcome]:
        """The outcomes of chance after the first so many, as a record writes them."""
        return written(self.outcomes[known:], self.state.rules)

    # --- taking back ------------------------------------------------------------------------------------------------

    def _is_barrier(self, step: Step, events: list[Event]) -> bool:
        """Whether nothing may be taken back any more: after a roll, a reveal, or when somebody else decides."""
        return (
            len(self.outcomes) > step.outcomes
            or any(isinstance(event, _SHOWS) for event in events)
            or self.state.decider != step.before.decider
        )

    @property
    def can_undo(self) -> bool:
        return bool(self._steps)

    def undo(self) -> None:
        """Take back the last step of the decider's own turn, all its actions. The record keeps both."""
        if not self._steps:
            raise NothingToUndo
        step = self._steps.pop()
        self._return_to(step)
        self.happened = []
        self.actions.extend([UNDO] * step.actions)

    def settle(self) -> None:
        """Let everything up to now stand for good, for instance because somebody else decides from here on."""
        self._steps.clear()

    def _return_to(self, step: Step) -> None:
        self.state = step.before.copy()  # a fork may return to the same step
        self.state.chance = self.chance
        del self.outcomes[step.outcomes :]
        del self.events[step.events :]

    # --- the record -------------------------------------------------------------------------------------------------

    def record(self) -> GameRecord:
        """The game up to now."""
        state, setup = self.state, self.setup
        deal, drawn = deal_of(self.outcomes[: self._dealt], state.rules)
        return GameRecord(
            format=FORMAT,
            rules_version=setup.version,
            board=setup.board,
            players=self.players,
            setup=deal,
            actions=[action.text() for action in self.actions],
            chance=[*drawn, *self.chance_since(self._dealt)],
            boxes=list(setup.usual().boxes),
            sites=setup.sites,
            without=setup.left_in_boxes(),
            switches=dict(setup.switches),
            result=result_of(state) if state.over else None,
            content=own_tiles(state.rules),
        )


def replay(record: GameRecord) -> Iterator[Game]:
    """Play a record action by action; yields before the first and after each. Every action is checked.

    The same game is yielded each time, one action further.
    """
    game = _begun(record)
    yield game
    for number, text in enumerate(record.actions, start=1):
        try:
            action = parse_action(text, game.state.rules.verbs)
            if action is UNDO:
                game.undo()
            else:
                game.play(action)
        except (BadActionText, IllegalAction, ChanceError, NothingToUndo) as error:
            raise RecordError(f"action {number} '{excerpt(text)}': {error}") from None
        yield game
    if game.chance.forced:
        raise RecordError(f"$.chance: {len(game.chance.forced)} outcomes are left over at the end")
    if record.result is not None:
        if not game.state.over:
            raise RecordError(f"$.result is given, but the game is not over after {len(record.actions)} actions")
        if result_of(game.state) != record.result:
            raise RecordError(f"$.result: the game ends with {result_of(game.state)}")


def final_state(record: GameRecord) -> State:
    """The position at the end of a record."""
    return Game.resume(record).state


def _begun(record: GameRecord) -> Game:
    """The beginning of a recorded game, with all its outcomes of chance to come."""
    setup = setup_of(record)
    laid_out, later = outcomes_of(record, setup.rules())
    chance = Chance(0, forced=laid_out + later, strict=True)
    try:
        return Game(setup, chance, list(record.players))
    except ChanceError as error:
        place = len(chance.taken or [])  # of the outcome that does not fit; the seat and both stacks come first
        is_drawn = place >= 3 and isinstance(laid_out[place], int)
        where = f"$.chance[{place - 3}]" if is_drawn else "$.setup is impossible"
        raise RecordError(f"{where}: {error}") from None
    except SetupError as error:
        raise RecordError(f"$.without: {error}") from None


__all__ = ["Game", "NotCarriedOut", "NotLast", "NothingToUndo", "final_state", "replay"]
