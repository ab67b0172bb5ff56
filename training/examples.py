"""What a game teaches: every decision as the net sees it, what was done, and how the game ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from elbowroom import Setup
from elbowroom.bots.features import WIDTH, Features
from elbowroom.bots.knowledge import judgement_for
from elbowroom.encoding.encoder import Encoder
from elbowroom.engine.actions import Action
from elbowroom.engine.scoring import winners
from elbowroom.engine.state import State

ROOM = 1024  # positions of one game
NOTHING_DONE = -1  # the position is only judged
COINS = 0.1  # results are counted in tens of coins
# One game is mostly luck. So the chances to learn are only in part how it ended; the rest is what the bots' judgement
# thought of the same game one and two turns later.
ENDED, SOON, LATER = 0.4, 0.3, 0.3

Array = Any


@dataclass
class Examples:
    """Positions of one setup, row by row."""

    rows: Array  # as the encoder writes them
    judged: Array  # by seat from the viewer on, what the bots' judgement looks at
    masks: Array  # legal actions, eight in a byte
    actions: Array  # what was done, or NOTHING_DONE
    won: Array  # by seat from the viewer on, its chance of winning
    coins: Array  # likewise, tens of coins it still got

    def __len__(self) -> int:
        return len(self.rows)


class Notebook:
    """Notes the positions of games by one setup, one game after the other."""

    def __init__(self, setup: Setup) -> None:
        self.rules = setup.rules()
        self.encoder = Encoder(self.rules, ROOM)
        self._features = Features()
        self._judgement = judgement_for(self.rules)
        self._players = int(self.rules.players)
        self._values = np.frombuffer(self.encoder.values, np.int16).reshape(ROOM, -1)
        self._masks = np.frombuffer(self.encoder.mask, np.uint8).reshape(ROOM, -1)
        self._seen = np.frombuffer(self._features.values, np.float64).reshape(-1, WIDTH)
        self._turns = [np.roll(np.arange(self._players), -seat) for seat in range(self._players)]
        self._forget()

    def _forget(self) -> None:
        self._judged: list[Array] = []
        self._done: list[int] = []
        self._views: list[int] = []
        self._had: list[list[int]] = []
        self._turns_of: list[int] = []  # for each position how many turns have begun
        self._chances: list[list[float]] = []  # at the beginning of each turn, by seat
        self._turn = -1

    def note(self, state: State, action: Action, taught: bool) -> None:
        """Note the position for the one who decides, and for everybody where a turn begins."""
        decider = int(state.decider)
        turn = int(state.round * self._players + state.turn_of)
        begun = turn != self._turn
        if begun:
            self._turn = turn
            self._chances.append(self._judgement.chances(state))
        if taught:
            number = int(self.encoder.actions.number(action, decider))
            self._write(state, decider, number)
        if begun:
            for seat in range(self._players):
                if seat != decider or not taught:
                    self._write(state, seat, NOTHING_DONE)

    def _write(self, state: State, seat: int, done: int) -> None:
        row = len(self._done)
        if row == ROOM:
            return
        self.encoder.read(state, seat, row)
        if done != NOTHING_DONE:
            self.encoder.offer(state, seat, row)
        self._features.read(state)
        self._judged.append(self._seen[self._turns[seat]].astype(np.float16))
        self._done.append(done)
        self._views.append(seat)
        self._turns_of.append(len(self._chances))
        self._had.append([int(state.coins(seat)) for seat in range(self._players)])

    def close(self, end: State) -> Examples:
        """What the game has taught that is over."""
        count = len(self._done)
        order = np.array([self._turns[seat] for seat in self._views])
        won = winners(end)
        shares = np.array([1 / len(won) if seat in won else 0.0 for seat in range(self._players)])
        chances = np.array([*self._chances, shares, shares])
        turns = np.array(self._turns_of)
        expected = ENDED * shares[None, :] + SOON * chances[turns] + LATER * chances[turns + 1]
        coins = np.array([int(end.coins(seat)) for seat in range(self._players)])
        to_come = ((coins[None, :] - np.array(self._had)) * COINS).astype(np.float16)
        examples = Examples(
            self._values[:count].copy(),
            np.array(self._judged, np.float16),
            np.packbits(self._masks[:count], axis=1, bitorder="little"),
            np.array(self._done, np.int16),
            np.take_along_axis(expected, order, 1).astype(np.float16),
            np.take_along_axis(to_come, order, 1),
        )
        self._forget()
        return examples


def joined(parts: Sequence[Examples]) -> Examples:
    """All examples of some games by one setup."""
    names = ("rows", "judged", "masks", "actions", "won", "coins")
    return Examples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
