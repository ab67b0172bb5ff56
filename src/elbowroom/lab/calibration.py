"""Whether chances of winning are honest: of all positions that were given 30 %, three in ten must be won.

Bots play many games. Where a turn ends, and in a part of the decisions within turns, everybody's chance is noted as the
coach tells it, and compared with how the games ended. From other games it can be learned how uncertain an end is that
the judgement expects, so that the chances become honest.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from functools import partial
from random import Random
from typing import Any

from elbowroom.bots.knowledge import learned, model_for
from elbowroom.bots.specs import bot_maker
from elbowroom.coach.judge import USUAL_JUDGE, Judge
from elbowroom.content.setup import Setup
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.scoring import winners
from elbowroom.engine.setup import new_state
from elbowroom.engine.view import counted_view
from elbowroom.lab.crew import Workers, chunks_of, crew_of
from elbowroom.lab.simulate import seed_of
from elbowroom.lab.training import Forecast, spread_of

BINS = 10
WITHIN = 0.04  # part of the decisions within turns at which the chances are asked for


class CalibrationError(ElbowRoomError):
    """A measurement that cannot be done as asked for."""


@dataclass(frozen=True)
class Bin:
    """Positions that were given about the same chance."""

    count: int = 0
    told: float = 0.0  # all chances together
    won: float = 0.0  # all victories together, shared ones in parts

    def __add__(self, other: "Bin") -> "Bin":
        return Bin(self.count + other.count, self.told + other.told, self.won + other.won)


@dataclass(frozen=True)
class Calibration:
    """Chances that were told and what came of them, by tenths of chance."""

    bins: tuple[Bin, ...] = (Bin(),) * BINS

    def __add__(self, other: "Calibration") -> "Calibration":
        return Calibration(tuple(one + more for one, more in zip(self.bins, other.bins, strict=True)))

    @property
    def count(self) -> int:
        return sum(part.count for part in self.bins)

    @property
    def error(self) -> float:
        """The mean difference between what was told and what came (expected calibration error)."""
        return sum(abs(part.told - part.won) for part in self.bins) / max(1, self.count)


@dataclass(frozen=True)
class Measured:
    """What games of one board have shown: where turns end, and within turns."""

    ends: Calibration = field(default_factory=Calibration)
    within: Calibration = field(default_factory=Calibration)
    forecasts: tuple[Forecast, ...] = ()  # coins that were expected where turns ended, if they are wanted

    def __add__(self, other: "Measured") -> "Measured":
        return Measured(self.ends + other.ends, self.within + other.within, self.forecasts + other.forecasts)


@dataclass(frozen=True)
class Trial:
    """What shall be played: games of one kind of bot on some boards, in turn."""

    setups: tuple[Setup, ...]
    games: int = 2000
    bot: str = "normal"
    seed: int = 0
    judge: str = USUAL_JUDGE
    fits: bool = False  # whether forecasts are kept, from which can be learned

    def __post_init__(self) -> None:
        if not self.setups:
            raise CalibrationError("name at least one board")
        if self.games < len(self.setups):
            raise CalibrationError(f"{self.games} games are fewer than there are boards: {len(self.setups)}")
        bot_maker(self.bot)

    def settings(self) -> dict[str, object]:
        """Everything that the results follow from."""
        return {**asdict(self), "setups": [repr(setup) for setup in self.setups]}


def measure(
    trial: Trial, workers: Workers = None, progress: Callable[[int], object] | None = None
) -> dict[str, Measured]:
    """Play and compare; by board."""
    found: dict[str, Measured] = {}
    done = 0
    for batch in crew_of(workers).spread(partial(play_chunk, trial), chunks_of(range(trial.games))):
        for board, measured in batch:
            found[board] = found.get(board, Measured()) + measured
        done += len(batch)
        if progress is not None:
            progress(done)
    return {setup.board: found[setup.board] for setup in trial.setups}


def play_chunk(trial: Trial, games: Sequence[int]) -> list[tuple[str, Measured]]:
    """Play the games with these numbers."""
    return [_played(trial, game) for game in games]


def _played(trial: Trial, game: int) -> tuple[str, Measured]:
    setup = trial.setups[game % len(trial.setups)]
    rules = setup.rules()
    state = new_state(rules, Chance(seed_of(trial.seed, game)))
    random = Random(seed_of(trial.seed, game, int(rules.players)))
    maker = bot_maker(trial.bot)
    bots = [maker(seed_of(trial.seed, game, seat)) for seat in range(rules.players)]
    judge = Judge(rules, trial.judge)
    ends: list[list[float]] = [judge.standing(state)]
    expected: list[tuple[int, list[float]]] = []
    within: list[list[float]] = []
    turn = state.turn_of
    while not state.over:
        seat = int(state.decider)
        state.apply(bots[seat].choose(counted_view(state, seat), state.legal()))
        if state.turn_of != turn and not state.over:  # who has won is no forecast
            turn = state.turn_of
            ends.append(judge.standing(state))
            coins = [judge.judgement.coins[seat] for seat in range(rules.players)]
            expected.append((int(rules.rounds - state.round + 1), coins))
        elif not trial.fits and random.random() < WITHIN and not state.over:
            within.append(judge.chances(state, begun=False))
    won = winners(state)
    shares = [1 / len(won) if seat in won else 0.0 for seat in range(rules.players)]
    forecasts = tuple(Forecast(left, coins, shares) for left, coins in expected) if trial.fits else ()
    return setup.board, Measured(_compared(ends, shares), _compared(within, shares), forecasts)


def _compared(told: list[list[float]], shares: list[float]) -> Calibration:
    bins = [Bin()] * BINS
    for chances in told:
        for chance, share in zip(chances, shares, strict=True):
            place = min(BINS - 1, int(chance * BINS))
            bins[place] = bins[place] + Bin(1, chance, share)
    return Calibration(tuple(bins))


def fitted(trial: Trial, measured: dict[str, Measured]) -> dict[str, Any]:
    """What the bots have learned, with the uncertainty that fits best what has been measured.

    Boards of the same family and number of players are taken together; what was not played stays as it is.
    """
    models: dict[str, dict[str, list[Forecast]]] = {}
    for setup in trial.setups:
        rules = setup.rules()
        known = models.setdefault(model_for(rules), {}).setdefault(str(int(rules.players)), [])
        known += measured[setup.board].forecasts
    content: dict[str, Any] = deepcopy(learned())
    for name, by_players in models.items():
        for players, forecasts in by_players.items():
            content["models"][name]["spread"][players] = spread_of(forecasts, int(players))
    return content
