"""What every combo brings to the player who holds it, from the moment he takes it until nothing of it is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass

from elbowroom.engine import layout as at
from elbowroom.engine.scoring import winners
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State
from elbowroom.lab.accumulators import Earnings
from elbowroom.lab.statistics import mean_margin, ratio_margin, wilson

WHOLE = 60  # a victory; its shares among two to six winners are whole numbers, so that sums are exact


@dataclass
class Sums:
    """Sums over the times something was held: enough for means and how sure they are. All of them are integers."""

    held: int = 0
    wins: int = 0  # in parts of WHOLE
    coins: int = 0
    coins_squared: int = 0
    turns: int = 0
    turns_squared: int = 0
    coins_by_turns: int = 0

    def count(self, coins: int, turns: int, wins: int) -> None:
        self.add(Sums(1, wins, coins, coins * coins, turns, turns * turns, coins * turns))

    def add(self, other: Sums) -> None:
        self.held += other.held
        self.wins += other.wins
        self.coins += other.coins
        self.coins_squared += other.coins_squared
        self.turns += other.turns
        self.turns_squared += other.turns_squared
        self.coins_by_turns += other.coins_by_turns

    def numbers(self) -> list[int]:
        return list(astuple(self))

    def win_share(self) -> Estimate:
        wins = self.wins / WHOLE
        return Estimate(wins / self.held, *wilson(wins, self.held))

    def coins_a_game(self) -> Estimate:
        """Coins of one time it was held."""
        return Estimate.around(self.coins / self.held, mean_margin(self.held, self.coins, self.coins_squared))

    def coins_a_turn(self) -> Estimate | None:
        if not self.turns:
            return None
        margin = ratio_margin(
            self.held, self.coins, self.coins_squared, self.turns, self.turns_squared, self.coins_by_turns
        )
        return Estimate.around(self.coins / self.turns, margin)


@dataclass(frozen=True)
class Estimate:
    """A number and its 95 % interval; too few games give no interval."""

    value: float
    low: float | None
    high: float | None

    @classmethod
    def around(cls, value: float, margin: float | None) -> Estimate:
        return cls(value, None, None) if margin is None else cls(value, value - margin, value + margin)


def total(sums: Iterable[Sums]) -> Sums:
    """The sums of everything together."""
    out = Sums()
    for one in sums:
        out.add(one)
    return out


@dataclass
class _Holding:
    seat: int
    pair: int
    dealt: bool
    coins: int = 0
    turns: int = 0


class HoldingTally(Earnings):
    """Sums for every pair of race and power: apart for pairs that were dealt and pairs that were chosen.

    A combo counts as it was taken from the column. Its coins are all that its race earns for the holder, active and in
    decline, with its power and without; its turns are those at whose end the holder still has the race.
    """

    def __init__(self, races: int, powers: int, players: int) -> None:
        super().__init__()
        self._powers = powers
        self.dealt = [Sums() for _ in range(races * powers)]  # pair: race * powers + power
        self.chosen = [Sums() for _ in range(races * powers)]
        self.order = [Sums() for _ in range(players)]  # whole games by place in the turn order
        self._dealt_to = -1
        self._holdings: list[_Holding] = []
        self._of_race: dict[int, _Holding] = {}  # a race has one holder at a time

    def before(self, state: State, entrants: Sequence[int]) -> None:
        super().before(state, entrants)
        self._holdings = []
        self._of_race = {}

    def deal_to(self, seat: int) -> None:
        """The first combo of this seat in the next game is dealt."""
        self._dealt_to = seat

    def picked(self, seat: int, race: int, power: int) -> None:
        dealt = seat == self._dealt_to
        if dealt:
            self._dealt_to = -1
        holding = _Holding(seat, race * self._powers + power, dealt)
        self._holdings.append(holding)
        self._of_race[race] = holding

    def earned(self, race: int, power: int, coins: int) -> None:
        if race >= 0:
            self._of_race[race].coins += int(coins)

    def turn_over(self, state: State, seat: int) -> None:
        for slot in range(active_of(seat), active_of(seat + 1)):
            race = state.race(slot)
            if race >= 0:
                self._of_race[race].turns += 1

    def after(self, state: State) -> None:
        super().after(state)
        best = winners(state)
        wins = [WHOLE // len(best) if seat in best else 0 for seat in range(len(self.order))]
        for holding in self._holdings:
            sums = self.dealt if holding.dealt else self.chosen
            sums[holding.pair].count(holding.coins, holding.turns, wins[holding.seat])
        first = int(state.words[at.FIRST])
        for seat, share in enumerate(wins):
            place = (seat - first) % len(wins)
            self.order[place].count(int(state.coins(seat)), int(state.rules.rounds), share)

    def merge(self, other: HoldingTally) -> None:
        for mine, theirs in zip(self._all(), other._all(), strict=True):
            mine.add(theirs)

    def _all(self) -> list[Sums]:
        return [*self.dealt, *self.chosen, *self.order]
