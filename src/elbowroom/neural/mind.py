"""What the net thinks of positions: how likely each action is, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from elbowroom.bots.features import WIDTH, Features
from elbowroom.bots.judgement import COIN, MARGIN
from elbowroom.encoding.encoder import Encoder
from elbowroom.engine.actions import COMBO, NOTHING, REGION, SEAT, Action
from elbowroom.engine.rules import COLUMN_SIZE, Rules
from elbowroom.engine.scoring import winners
from elbowroom.engine.state import State
from elbowroom.neural.inputs import Layout, divisors_of
from elbowroom.neural.model import Model
from elbowroom.neural.network import Inputs

Array = Any

AT_ONCE: Final = 64  # positions that are put to the net together


def target_rows(players: int) -> dict[int, int]:
    """Where the logits of each kind of target begin: the game, combos, seats, regions."""
    return {NOTHING: 0, COMBO: 1, SEAT: 1 + COLUMN_SIZE, REGION: 1 + COLUMN_SIZE + players}


def _array(values: list[Any]) -> Array:
    return np.array(values, np.int16 if isinstance(values[0], int) else np.float32)


_DIVISORS: Final = divisors_of(_array)


class Mind:
    """A net that looks at positions of one game."""

    def __init__(self, rules: Rules, model: Model) -> None:
        self.rules: Final = rules
        self._model: Final = model
        self._players: Final = int(rules.players)
        self._encoder: Final = Encoder(rules, AT_ONCE)
        self._layout: Final = Layout(self._encoder)
        self._features: Final = Features()
        self._values: Final = np.frombuffer(memoryview(self._encoder.values), np.int16).reshape(AT_ONCE, -1)
        self._seen: Final = np.frombuffer(memoryview(self._features.values), np.float64).reshape(-1, WIDTH)
        self._judged: Final = np.zeros((AT_ONCE, self._players, WIDTH), np.float32)
        numbers = self._encoder.actions
        begin = target_rows(self._players)
        self._spots: Final = np.array(
            [begin[meaning] + target for meaning, target in zip(numbers.meanings(), numbers.targets(), strict=True)]
        )
        self._verbs: Final = np.array(numbers.verb_numbers())

    def _look(self, states: Sequence[State], seat: int) -> Inputs:
        players = self._players
        for row, state in enumerate(states):
            self._encoder.read(state, seat, row)
            self._features.read(state)
            self._judged[row, : players - seat] = self._seen[seat:players]
            self._judged[row, players - seat :] = self._seen[:seat]
        count = len(states)
        return self._layout.inputs(np, self._values[:count], self._judged[:count], _DIVISORS)

    def inclinations(self, states: Sequence[State], offers: Sequence[list[Action]], seat: int) -> list[Array]:
        """For each position how likely each of its legal actions is to be the right one, as logarithms."""
        found: list[Array] = []
        number = self._encoder.actions.number
        for first in range(0, len(states), AT_ONCE):
            policy, _ = self._model.answer(self._look(states[first : first + AT_ONCE], seat))
            for row, legal in enumerate(offers[first : first + AT_ONCE]):
                numbers = [number(action, seat) for action in legal]
                logits = policy[row, self._spots[numbers], self._verbs[numbers]].astype(np.float64)
                logits -= logits.max()
                found.append(logits - np.log(np.exp(logits).sum()))
        return found

    def worths(self, states: Sequence[State], seat: int) -> Array:
        """How well a seat stands in each position: its chance of winning, and a little for the coins."""
        worths = np.zeros(len(states))
        open_ = [place for place, state in enumerate(states) if not state.over]
        for place, state in enumerate(states):
            if state.over:
                won = winners(state)
                coins = [int(state.coins(other)) for other in range(self._players)]
                best = max(coins[other] for other in range(self._players) if other != seat)
                worths[place] = (1 / len(won) if seat in won else 0.0) + MARGIN * (coins[seat] - best)
        for first in range(0, len(open_), AT_ONCE):
            places = open_[first : first + AT_ONCE]
            some = [states[place] for place in places]
            _, values = self._model.answer(self._look(some, seat))
            logits = values[:, :, 0].astype(np.float64)
            shares = np.exp(logits - logits.max(axis=1, keepdims=True))
            order = [(seat + step) % self._players for step in range(self._players)]
            coins_now = np.array([[int(state.coins(other)) for other in order] for state in some])
            expected = coins_now + values[:, :, 1] / COIN
            margin = expected[:, 0] - expected[:, 1:].max(axis=1)
            worths[places] = shares[:, 0] / shares.sum(axis=1) + MARGIN * margin
        return worths
