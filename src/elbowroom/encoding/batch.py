"""Many games at once: one call plays a decision in each of them and writes what comes next into rows of numbers."""

from collections.abc import Callable
from typing import Final, final

from librt.random import Random
from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from elbowroom.encoding.encoder import Encoder
from elbowroom.encoding.results import COINS, result, reward_kind
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import BadValue
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.engine.view import counted_view

EVERY_SEAT: Final = -1
_SEEDS: Final = 1 << 62
_TRIES: Final = 100  # a late position may end before the learner is asked

# Somebody who plays along: what a seat knows and its legal actions go in, one of these comes out.
Chooser = Callable[[State, list[Action]], Action]


class IllegalNumber(BadValue):
    """The number of an action that is not legal now."""


class BatchError(BadValue):
    """A batch that cannot be made, or a step that does not fit it."""


@final
class Batch:
    """So many games by the same rules, each at a decision of its own. What happened last can be read through buffers:

    `encoder.values` and `encoder.mask`, a row for each game, as its decider sees it; `deciders`; `rewards` of the last
    step, a number for each seat of each game; `ended`, 1 where the last step ended a game, 2 where an illegal action
    did. A game that has ended begins anew at once, or, with `waits`, at the next step, whatever action that brings.

    With `learner` one seat of each game is played from outside; everybody else is asked by `company`, or plays at
    random without it. A learner of -2 sits at seat 0 in the first game, at seat 1 in the second, and so on.
    """

    def __init__(
        self,
        rules: Rules,
        games: int,
        seed: int = 0,
        reward: str = "rank",
        learner: int = EVERY_SEAT,
        company: Callable[[int, int], Chooser] | None = None,
        start: State | None = None,
        strict: bool = True,
        waits: bool = False,
        penalty: float = -1.0,
    ) -> None:
        if games < 1:
            raise BatchError(f"a batch has at least one game, not {games}")
        if not -2 <= learner < rules.players:
            raise BatchError(f"the learner sits at a seat from 0 to {rules.players - 1}, not at {learner}")
        if start is not None and (start.rules != rules or start.over):
            raise BatchError("a batch begins with a position of its own rules that is not over")
        self.rules: Final = rules
        self.games: Final = games
        self.encoder: Final = Encoder(rules, games)
        self.deciders: Final[vec[i16]] = vec[i16]([0] * games)
        self.ended: Final[vec[u8]] = vec[u8]([0] * games)
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (games * int(rules.players)))
        self.learners: Final[vec[i64]] = vec[i64]([learner] * games)
        self._kind: Final[i64] = reward_kind(reward)
        self._company: Final = company
        self._start: Final = start
        self._strict: Final = strict
        self._waits: Final = waits
        self._penalty: Final = penalty
        self._states: Final[list[State]] = []
        self._luck: Final[list[Random]] = []
        self._others: Final[list[list[Chooser | None]]] = []
        self._coins: Final[vec[i64]] = vec[i64]([0] * (games * int(rules.players)))
        self.decisions: i64 = 0  # how many were played, those of the others included
        if learner == -2:
            for game in range(games):
                self.learners[game] = game % int(rules.players)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; everything that follows depends on the seed and the actions alone."""
        source = Random(seed)
        self._states.clear()
        self._luck.clear()
        self._others.clear()
        nobody: list[Chooser | None] = [None]
        first = self._start if self._start is not None else new_state(self.rules, Chance(0), 0)
        for game in range(self.games):
            self._luck.append(Random(source.randrange(_SEEDS)))
            self._others.append(nobody * int(self.rules.players))
            self._states.append(first)
            self._clear(game)
            self._begin(game)
            self._show(game)

    def reset_game(self, game: int, seed: int) -> None:
        """Begin one game anew."""
        self._luck[game] = Random(seed)
        self._clear(game)
        self._begin(game)
        self._show(game)

    def state(self, game: int) -> State:
        """The position of a game as it is, with all that is hidden; for searches play on with a copy."""
        return self._states[game]

    # --- a step -----------------------------------------------------------------------------------------------------

    def step(self, actions: bytes) -> None:
        """Play one action in each game: their numbers, as 32-bit integers (`actions.astype("<i4").tobytes()`)."""
        if len(actions) != 4 * self.games:
            raise BatchError(f"{self.games} games need {self.games} actions of 4 bytes each, not {len(actions)} bytes")
        game: i64 = 0
        if self._strict:
            while game < self.games:
                number = i64(read_i32_le(actions, game * 4))
                if not self._legal(game, number) and not (self._waits and self.ended[game]):
                    raise self._refusal(game, number)
                game += 1
        game = 0
        while game < self.games:
            self._play(game, i64(read_i32_le(actions, game * 4)))
            game += 1

    def _legal(self, game: i64, number: i64) -> bool:
        size = self.encoder.actions.size
        return 0 <= number < size and self.encoder.mask[game * size + number] != 0

    def _refusal(self, game: i64, number: i64) -> IllegalNumber:
        seat = i64(self.deciders[game])
        what = self.encoder.actions.action(number, seat).text()  # refuses a number that no action has
        return IllegalNumber(f"game {game}: action {number}, '{what}', is not legal; nothing was played in any game")

    def _play(self, game: i64, number: i64) -> None:
        if self._waits and self.ended[game]:
            self._clear(game)
            self._begin(game)
            self._show(game)
            return
        self._clear(game)
        s = self._states[game]
        seat = i64(self.deciders[game])
        if not self._legal(game, number):
            self.rewards[game * self.rules.players + seat] = self._penalty
            self.ended[game] = 2
        else:
            s.apply(self.encoder.actions.action(number, seat))
            self.decisions += 1
            self._others_play(game)
            self._pay(game)
            if s.over:
                self.ended[game] = 1
        if self.ended[game] and not self._waits:
            self._begin(game)
        self._show(game)

    def _clear(self, game: i64) -> None:
        self.ended[game] = 0
        players = self.rules.players
        i: i64 = game * players
        while i < (game + 1) * players:
            self.rewards[i] = 0.0
            i += 1

    def _pay(self, game: i64) -> None:
        s = self._states[game]
        players = self.rules.players
        seat: i64 = 0
        while seat < players:
            place = game * players + seat
            if self._kind == COINS:
                self.rewards[place] = float(s.coins(seat) - self._coins[place])
                self._coins[place] = s.coins(seat)
            elif s.over:
                self.rewards[place] = result(s, seat, self._kind)
            seat += 1

    # --- one game after the other -----------------------------------------------------------------------------------

    def _begin(self, game: i64) -> None:
        """A new game, or one more from the position all begin with, up to the first decision that is asked for."""
        luck = self._luck[game]
        learner = self.learners[game]
        players = self.rules.players
        tries: i64 = 0
        while True:
            seed = luck.randrange(_SEEDS)
            start = self._start
            s = start.copy(seed) if start is not None else new_state(self.rules, Chance(seed))
            self._states[game] = s
            seat: i64 = 0
            while seat < players:
                if self._company is not None and learner >= 0 and seat != learner:
                    self._others[game][seat] = self._company(int(luck.randrange(_SEEDS)), int(seat))
                seat += 1
            self._others_play(game)
            if not s.over:
                break
            tries += 1
            if tries == _TRIES:
                raise BatchError(f"seat {learner + 1} is never asked from this position on")
        seat = 0
        while seat < players:
            self._coins[game * players + seat] = s.coins(seat)
            seat += 1

    def _others_play(self, game: i64) -> None:
        """Everybody but the learner decides, until the learner must or the game is over."""
        learner = self.learners[game]
        if learner < 0:
            return
        s = self._states[game]
        luck = self._luck[game]
        while not s.over and s.decider != learner:
            legal = s.legal()
            chooser = self._others[game][s.decider]
            if chooser is None:
                s.apply(legal[luck.randrange(len(legal))])
            else:
                choice = chooser(counted_view(s, s.decider), legal)
                if choice not in legal:
                    raise BatchError(f"the player of seat {s.decider + 1} chose '{choice}', which is not legal")
                s.apply(choice)
            self.decisions += 1

    def _show(self, game: i64) -> None:
        s = self._states[game]
        seat = self.learners[game] if self.learners[game] >= 0 else s.decider
        self.deciders[game] = i16(seat)
        self.encoder.read(s, seat, game)
        self.encoder.offer(s, seat, game)
