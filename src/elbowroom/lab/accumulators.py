"""What is counted while bots play: wins and coins of each bot, and the fortunes of each race and power."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from elbowroom.engine.actions import DECLINE, PICK, Action
from elbowroom.engine.column import price
from elbowroom.engine.hooks import ON_LOSE
from elbowroom.engine.scoring import slot_score, winners
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State

_PICK = PICK[0].kind


@dataclass
class Tally:
    """What a bot achieved."""

    games: int = 0
    wins: float = 0.0  # a shared victory counts as an equal fraction
    coins: int = 0
    seats: dict[int, int] = field(default_factory=dict)  # games in each seat

    def __add__(self, other: Tally) -> Tally:
        seats = {seat: self.seats.get(seat, 0) + other.seats.get(seat, 0) for seat in {**self.seats, **other.seats}}
        return Tally(self.games + other.games, self.wins + other.wins, self.coins + other.coins, seats)


class BotTally:
    """Wins and coins by bot."""

    def __init__(self, tallies: list[Tally]) -> None:
        self.tallies = tallies
        self._entrants: Sequence[int] = ()

    def before(self, state: State, entrants: Sequence[int]) -> None:
        self._entrants = entrants

    def step(self, state: State, action: Action) -> None:
        pass

    def after(self, state: State) -> None:
        best = winners(state)
        for seat, bot in enumerate(self._entrants):
            tally = self.tallies[bot]
            tally.games += 1
            tally.coins += int(state.coins(seat))
            tally.seats[seat] = tally.seats.get(seat, 0) + 1
            if seat in best:
                tally.wins += 1 / len(best)


@dataclass
class Fortune:
    """How it went for those who held a race or a power."""

    picked: int = 0
    coins: int = 0  # earned by the race in all turns it scored, active and in decline
    games: int = 0  # games of players who held it
    wins: float = 0.0

    def __add__(self, other: Fortune) -> Fortune:
        return Fortune(
            self.picked + other.picked, self.coins + other.coins, self.games + other.games, self.wins + other.wins
        )


class Earnings:
    """Finds out which combo every coin was earned by; subclasses say what is counted."""

    def __init__(self) -> None:
        self._turn = -1  # seat of the turn that is being counted
        self._coins = 0  # of that seat before it scores
        self._others: list[tuple[int, int, int]] = []  # coins, race and power of every seat when that turn began
        self._active = (-1, -1)  # race and power of that seat
        self._declined = False  # whether the turn was spent on declining

    def before(self, state: State, entrants: Sequence[int]) -> None:
        self._turn = -1

    def step(self, state: State, action: Action) -> None:
        turn = state.turn_of
        if turn != self._turn:
            self._end_turn(state)
            self._turn = turn
            self._coins = state.coins(turn)
            self._others = [self._standing(state, seat) for seat in range(state.rules.players)]
            self._active = (state.race(active_of(turn)), state.power(active_of(turn)))
            self._declined = action is DECLINE
        if action.kind == _PICK:
            index = action.target
            self._coins += int(state.column_coins(index) - price(state, turn, index))
            self._active = (state.column_race(index), state.column_power(index))
            self.picked(turn, *self._active)

    def after(self, state: State) -> None:
        self._end_turn(state)

    def _end_turn(self, state: State) -> None:
        """Share the coins of the turn out: races in decline get what they score, the race that was active the rest."""
        if self._turn < 0:
            return
        slot = active_of(self._turn)
        coins = state.coins(self._turn) - self._coins
        race, power = self._active
        for declined in (slot + 1, slot + 2):
            if state.race(declined) == race:
                power = state.power(declined) if self._declined else power
            elif state.race(declined) >= 0:
                part = slot_score(state, declined)
                coins -= part
                self.earned(state.race(declined), state.power(declined), part)
        self.earned(race, power, coins)
        for seat, (before, race, power) in enumerate(self._others):
            if seat != self._turn:
                self.earned(race, power, state.coins(seat) - before)
        self.turn_over(state, self._turn)

    @staticmethod
    def _standing(state: State, seat: int) -> tuple[int, int, int]:
        """The coins of a seat, and the race and power that coins moved in other players' turns are counted for."""
        slot = active_of(seat)
        if not state.listening(ON_LOSE, slot) and state.listening(ON_LOSE, slot + 1):
            slot += 1
        return int(state.coins(seat)), int(state.race(slot)), int(state.power(slot))

    def picked(self, seat: int, race: int, power: int) -> None:
        """A seat takes a combo from the column."""

    def earned(self, race: int, power: int, coins: int) -> None:
        """A race and its power (-1: none) have moved the coins of their holder."""

    def turn_over(self, state: State, seat: int) -> None:
        """The turn of a seat has been counted."""


class TileTally(Earnings):
    """Picks, coins and wins by race and by power."""

    def __init__(self, races: list[Fortune], powers: list[Fortune]) -> None:
        super().__init__()
        self.races = races
        self.powers = powers
        self._held: list[tuple[set[int], set[int]]] = []  # races and powers each seat has picked

    def before(self, state: State, entrants: Sequence[int]) -> None:
        super().before(state, entrants)
        self._held = [(set(), set()) for _ in entrants]

    def picked(self, seat: int, race: int, power: int) -> None:
        races, powers = self._held[seat]
        races.add(race)
        powers.add(power)
        self.races[race].picked += 1
        self.powers[power].picked += 1

    def earned(self, race: int, power: int, coins: int) -> None:
        if race >= 0:
            self.races[race].coins += int(coins)
        if power >= 0:
            self.powers[power].coins += int(coins)

    def after(self, state: State) -> None:
        super().after(state)
        best = winners(state)
        for seat, (races, powers) in enumerate(self._held):
            share = 1 / len(best) if seat in best else 0.0
            for fortune in [*(self.races[r] for r in sorted(races)), *(self.powers[p] for p in sorted(powers))]:
                fortune.games += 1
                fortune.wins += share
