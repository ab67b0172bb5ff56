"""One deal of a match, played with the one bot in every seat: the same luck for everybody."""

from __future__ import annotations

import time

import msgspec

from elbowroom.bots.base import Bot
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.scoring import winners
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.lab.game import play_game
from elbowroom.lab.ladder.plan import LadderError, Match, maker_of
from elbowroom.lab.simulate import seed_from


class Effort(msgspec.Struct):
    """Processor time for decisions with more than one option, in milliseconds."""

    decisions: int = 0
    ms: float = 0.0
    slowest: float = 0.0

    def add(self, other: Effort) -> None:
        self.decisions += other.decisions
        self.ms += other.ms
        self.slowest = max(self.slowest, other.slowest)

    @property
    def mean(self) -> float | None:
        return self.ms / self.decisions if self.decisions else None


class Deal(msgspec.Struct, tag="deal"):
    """How a deal went. In the game with number n the one bot sits in seat n; seats are counted from 0."""

    board: str
    one: str
    many: str
    deal: int
    coins: list[list[int]]  # by game and seat
    winners: list[list[int]]  # by game
    effort: Effort  # of the one bot
    others: Effort

    @property
    def match(self) -> Match:
        return Match(self.board, self.one, self.many)

    @property
    def games(self) -> int:
        return len(self.coins)

    @property
    def wins(self) -> float:
        """Games that the one bot has won; a shared victory counts in equal parts."""
        return sum(1 / len(best) for seat, best in enumerate(self.winners) if seat in best)

    @property
    def lead(self) -> float:
        """Coins by which the one bot was ahead of the best other one, summed over the games."""
        return sum(
            coins[seat] - max(other for place, other in enumerate(coins) if place != seat)
            for seat, coins in enumerate(self.coins)
        )


class Clocked(Bot):
    """Takes the time of another bot."""

    def __init__(self, bot: Bot, effort: Effort) -> None:
        self._bot = bot
        self._effort = effort
        self.needs_view = bot.needs_view  # type: ignore[misc]

    def choose(self, view: State, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return self._bot.choose(view, legal)
        started = time.process_time_ns()
        action = self._bot.choose(view, legal)
        ms = (time.process_time_ns() - started) / 1e6
        self._effort.add(Effort(1, ms, ms))
        return action


def play_deal(seed: int, match: Match, deal: int) -> Deal:
    """Play a deal in all seats. Its luck follows from seed, board and number, so all matches of a board share it."""
    rules = Setup(match.board).rules()
    played = Deal(match.board, match.one, match.many, deal, [], [], Effort(), Effort())
    luck = f"ladder {seed} {match.board} {deal}"
    for alone in range(match.players):
        state = new_state(rules, Chance(seed_from(luck)))
        bots: list[Bot] = []
        for seat in range(match.players):
            name, effort = (match.one, played.effort) if seat == alone else (match.many, played.others)
            bots.append(Clocked(maker_of(name)(seed_from(f"{luck} {seat}")), effort))
        try:
            play_game(state, bots)
        except ElbowRoomError as error:
            raise LadderError(f"{match}, deal {deal} of seed {seed}: {error}") from None
        played.coins.append([int(state.coins(seat)) for seat in range(match.players)])
        played.winners.append(winners(state))
    return played
