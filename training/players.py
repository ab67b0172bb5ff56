"""Processes that play and note examples, while the net learns in the one that started them. They need no PyTorch."""

import multiprocessing as mp
import queue
import threading
from typing import TYPE_CHECKING, Any

from training import games as played
from training.examples import Examples, Notebook, joined
from training.plan import Plan

if TYPE_CHECKING:
    from training.learn import Learner

HELD_OUT = 16  # one game in so many only measures


def _play(plan: Plan, worker: int, out: Any, stop: Any) -> None:
    """Play one game after the other: first those of files again, then new ones."""
    notebooks = [Notebook(setup) for setup in plan.setups]
    parts: dict[int, list[Examples]] = {}
    kept: list[played.Game] = []

    def hand_over(least: int) -> None:
        if sum(len(part) for parts_ in parts.values() for part in parts_) >= least:
            out.put(([(setup, joined(found)) for setup, found in parts.items()], kept.copy()))
            parts.clear()
            kept.clear()

    def old_games() -> Any:
        for number, file in enumerate(plan.games):
            for place, game in enumerate(played.load(file, plan.setups)):
                if (place + number) % plan.workers == worker:
                    yield game

    def note(game: played.Game) -> None:
        notebook = notebooks[game.setup]
        state = None
        for state, action, taught in played.replay(game, plan.setups):
            notebook.note(state, action, taught)
        parts.setdefault(-1 - game.setup if game.seed % HELD_OUT == 0 else game.setup, []).append(notebook.close(state))

    for game in old_games():
        if stop.is_set():
            break
        note(game)
        hand_over(7 * plan.parcel)
    number = plan.first_game + worker
    while not stop.is_set():
        game = played.play(plan.setups, plan.weights, number, plan.tables, plan.teachers)
        number += plan.workers
        note(game)
        kept.append(game)
        hand_over(plan.parcel)
    hand_over(1)
    out.put(None)


class Players:
    """Processes that play; what they note goes to the shelves as it comes."""

    def __init__(self, plan: Plan, learner: "Learner") -> None:
        context = mp.get_context("spawn")
        self._out = context.Queue(plan.workers * 4)
        self._stop = context.Event()
        self._learner = learner
        self.games: list[played.Game] = []
        self.error: Exception | None = None
        self._processes = [
            context.Process(target=_play, args=(plan, worker, self._out, self._stop), daemon=True)
            for worker in range(plan.workers)
        ]
        for process in self._processes:
            process.start()
        self._left = len(self._processes)
        self._thread = threading.Thread(target=self._collect, daemon=True)
        self._thread.start()

    @property
    def playing(self) -> bool:
        return self._left > 0

    def _collect(self) -> None:
        while self._left:
            try:
                found = self._out.get(timeout=1)
            except queue.Empty:
                if not any(process.is_alive() for process in self._processes):
                    return
                continue
            if found is None:
                self._left -= 1
                continue
            examples, games = found
            for setup, some in examples:
                (self._learner.exams[-1 - setup] if setup < 0 else self._learner.shelves[setup]).put(some)
                self._learner.positions += len(some)
            self.games += [game for game in games if any(game.taught)]  # the others are quickly played again
            self._learner.games += len(games)

    def stop(self) -> None:
        self._stop.set()

    def wait(self) -> None:
        self._thread.join(timeout=60)
        for process in self._processes:
            process.terminate()
