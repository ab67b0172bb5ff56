"""All games of somebody together: a fold over what each has brought, as it was booked."""

from __future__ import annotations

from collections import Counter
from heapq import nlargest
from operator import attrgetter
from typing import Final

import msgspec
from sqlalchemy import select

from elbowroom.server.database import Database
from elbowroom.server.people.results import Booked, SeatResult
from elbowroom.server.people.tables import CAREERS
from elbowroom.server.people.wire import BestTurn, Career, CareerGame, Opponent, PairCount

SHOWN: Final = 20  # pairs and opponents
LATEST: Final = 50
BEST: Final = 5  # turns
_booked: Final = msgspec.json.Decoder(Booked)


async def career_of(database: Database, person: str) -> Career:
    """The career of somebody, without ratings."""
    query = select(CAREERS.c.table_id, CAREERS.c.seat, CAREERS.c.ended_at, CAREERS.c.data)
    rows = await database.read(query.where(CAREERS.c.person_id == person).order_by(CAREERS.c.ended_at.desc()))
    sum_up = _Sum()
    for table, seat, ended_at, data in rows:
        sum_up.add(str(table), int(seat), float(ended_at), _booked.decode(data))
    return sum_up.career()


class _Sum:
    def __init__(self) -> None:
        self._games: list[CareerGame] = []
        self._rolls = self._luck = 0
        self._pairs: Counter[tuple[str, str]] = Counter()
        self._pair_coins: Counter[tuple[str, str]] = Counter()
        self._met: Counter[tuple[str, bool]] = Counter()
        self._beaten: Counter[tuple[str, bool]] = Counter()
        self._sources: Counter[str] = Counter()
        self._best: list[BestTurn] = []

    def add(self, table: str, seat: int, ended_at: float, game: Booked) -> None:
        own = game.seats[seat]
        self._games.append(
            CareerGame(
                table, ended_at, game.board, len(game.seats), own.place, own.coins, game.rated, own.luck, own.turns
            )
        )
        self._rolls += own.rolls
        self._luck += own.luck
        for pair in own.pairs:
            self._pairs[pair.race, pair.power] += 1
            self._pair_coins[pair.race, pair.power] += pair.coins
        self._sources.update(own.sources)
        turns = [BestTurn(coins, table, turn) for turn, coins in enumerate(own.turns, start=1)]
        self._best = nlargest(BEST, self._best + turns, key=attrgetter("coins"))
        for number, other in enumerate(game.seats):
            if number != seat:
                self._meet(own, other)

    def _meet(self, own: SeatResult, other: SeatResult) -> None:
        who = (other.bot, True) if other.bot and not other.left else (other.name, False)
        self._met[who] += 1
        self._beaten[who] += own.place < other.place

    def career(self) -> Career:
        return Career(
            len(self._games),
            sum(game.place == 1 for game in self._games),
            self._rolls,
            self._luck,
            [],
            [PairCount(*pair, count, self._pair_coins[pair]) for pair, count in self._pairs.most_common(SHOWN)],
            [Opponent(*who[:1], count, self._beaten[who], who[1]) for who, count in self._met.most_common(SHOWN)],
            self._games[:LATEST],
            dict(self._sources),
            self._best,
        )
