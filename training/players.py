"""Processes that play and note examples, while the net learns in the one that started them. They need no PyTorch."""

import multiprocessing as mp
import queue
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.crew import CrewError
from training import games as played
from training.examples import Examples, Notebook, joined
from training.plan import Plan

if TYPE_CHECKING:
    from training.learn import Learner

HELD_OUT = 16  # one game in so many only measures


class Parcel(NamedTuple):
    """What a process hands over."""

    examples: list[tuple[int, Examples]]  # with the number of their setup; -1 - number if they only measure
    games: list[played.Game]  # those that are new
    known: bool  # whether these positions were counted in an earlier piece


def _play(plan: Plan, counted: frozenset[Path], worker: int, out: Any, stop: Any) -> None:
    """Play one game after the other: first those of files again, then new ones."""
    try:
        _play_on(plan, counted, worker, out, stop)
    except ElbowRoomError as error:
        out.put(str(error))
    else:
        out.put(None)


def _play_on(plan: Plan, counted: frozenset[Path], worker: int, out: Any, stop: Any) -> None:
    notebooks = [Notebook(setup) for setup in plan.setups]
    parts: dict[int, list[Examples]] = {}
    kept: list[played.Game] = []

    def hand_over(least: int, known: bool = False) -> None:
        if sum(len(part) for parts_ in parts.values() for part in parts_) >= least:
            examples = [(setup, joined(found)) for setup, found in parts.items()]
            out.put(Parcel(examples, kept.copy(), known))
            parts.clear()
            kept.clear()

    def note(game: played.Game) -> None:
        notebook = notebooks[game.setup]
        state = None
        for state, action, taught in played.replay(game, plan.setups):
            notebook.note(state, action, taught)
        if state is None or not state.over:
            raise played.GamesError("it has no end")
        parts.setdefault(-1 - game.setup if game.seed % HELD_OUT == 0 else game.setup, []).append(notebook.close(state))

    for number, file in enumerate(plan.games):
        known = file.resolve() in counted
        for place, game in enumerate(played.load(file, plan.setups)):
            if stop.is_set():
                break
            if (place + number) % plan.workers == worker:
                try:
                    note(game)
                except ElbowRoomError as error:
                    raise played.GamesError(f"{file}: the game with number {game.seed} cannot be: {error}") from None
                hand_over(7 * plan.parcel, known)
        hand_over(1, known)
        if stop.is_set():
            return
    number = plan.first_game + worker
    while not stop.is_set():
        game = played.play(plan.setups, plan.weights, number, plan.tables, plan.teachers)
        number += plan.workers
        note(game)
        kept.append(game)
        hand_over(plan.parcel)
    hand_over(1)


@contextmanager
def _unheard() -> Iterator[None]:
    """Processes that begin here do not hear Ctrl+C, which reaches all of a terminal: the first one ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Players:
    """Processes that play; what they note goes to the shelves as it comes."""

    def __init__(self, plan: Plan, learner: "Learner") -> None:
        context = mp.get_context("spawn")
        self._out = context.Queue(plan.workers * 4)
        self._stop = context.Event()
        self._learner = learner
        self.games: list[played.Game] = []
        self.positions = 0  # that have come, those of games that were played before too
        self._error = ""
        self._processes = [
            context.Process(target=_play, args=(plan, learner.counted, worker, self._out, self._stop), daemon=True)
            for worker in range(plan.workers)
        ]
        with _unheard():
            for process in self._processes:
                process.start()
        self._left = len(self._processes)
        self._thread = threading.Thread(target=self._collect, daemon=True)
        self._thread.start()

    def check(self) -> None:
        """Say what is wrong if somebody could not go on."""
        if self._error:
            raise CrewError(self._error)

    def _collect(self) -> None:
        while self._left and not self._error:
            try:
                found = self._out.get(timeout=1)
            except queue.Empty:
                if any(process.exitcode for process in self._processes):
                    self._error = "a process that played is gone; perhaps there was not enough memory"
                continue
            if found is None:
                self._left -= 1
            elif isinstance(found, str):
                self._error = found
            else:
                self._take(found)

    def _take(self, parcel: Parcel) -> None:
        for setup, some in parcel.examples:
            (self._learner.exams[-1 - setup] if setup < 0 else self._learner.shelves[setup]).put(some)
            self.positions += len(some)
            if not parcel.known:
                self._learner.positions += len(some)
        self.games += parcel.games
        self._learner.games += len(parcel.games)

    def finish(self) -> None:
        """Let everybody end the game that is being played, and take what comes of it."""
        self._stop.set()
        self._thread.join(timeout=60)
        self.give_up()

    def give_up(self) -> None:
        for process in self._processes:
            process.terminate()
