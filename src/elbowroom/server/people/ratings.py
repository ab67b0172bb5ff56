"""Ratings: how strong people are on one scale with the bots, for each box and number of players.

A rating is a fold over the rated games in the order of their numbers: `after` makes the next ratings of one game and
those before it, and nothing else changes them. Bots do not change: how strong they are is known from the ladder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, func, select

from elbowroom.content.catalog import BOARDS
from elbowroom.server.database import Database
from elbowroom.server.people.tables import PERSONS, RATED, RATINGS
from elbowroom.server.people.wire import Leader, RatingInfo
from elbowroom.table.agreement import Agreement

LEAST: Final = 5  # games, to be listed
MOST_LISTED: Final = 100
Z95: Final = 1.96
# People are used to the numbers of chess: the bot that the ladder compares others with has 1500 of them there too.
MIDDLE: Final = 1500.0
POINTS: Final = 30.0  # for one of openskill's


class Skill(NamedTuple):
    """What openskill believes about somebody."""

    mu: float
    sigma: float


class Anchors(msgspec.Struct):
    """How strong bots are, and how that was found out."""

    made_by: str
    games: int
    reference: str
    bots: dict[str, tuple[float, float]]  # mu and sigma


class Player(msgspec.Struct, omit_defaults=True):
    """Who has played a rated game."""

    place: int
    person: str = ""
    bot: str = ""
    anchor: tuple[float, float] | None = None  # of a bot, as it was then


class Standing(NamedTuple):
    """A rating with what it is made of."""

    skill: Skill
    games: int
    wins: int


@cache
def anchors() -> Anchors:
    """The anchors that come with the program."""
    return msgspec.json.decode(files(__package__).joinpath("anchors.json").read_bytes(), type=Anchors)


def scale_of(agreed: Agreement) -> str:
    """The scale of a game: its box, or that several are mixed, and the number of players."""
    box = "mixed" if agreed.boxes or (agreed.sites and BOARDS[agreed.board] != "underground") else BOARDS[agreed.board]
    return f"{box}-{len(agreed.seats)}"


def newcomer() -> Skill:
    """What is believed about somebody nobody has seen play."""
    model = _model()
    return Skill(model.mu, model.sigma)


def after(known: dict[str, Standing], players: Sequence[Player]) -> dict[str, Standing]:
    """The ratings of the people of a game after it; `known` are those before."""
    model = _model()
    before = [known.get(one.person, Standing(newcomer(), 0, 0)) for one in players]
    skills = [Skill(*one.anchor) if one.anchor else had.skill for one, had in zip(players, before, strict=True)]
    teams = [[model.rating(*skill)] for skill in skills]
    found = model.rate(teams, ranks=[float(one.place) for one in players])
    return {
        one.person: Standing(Skill(new.mu, new.sigma), had.games + 1, had.wins + (one.place == 1))
        for one, had, (new,) in zip(players, before, found, strict=True)
        if one.person
    }


def points(skill: Skill) -> tuple[float, float]:
    """A rating as it is shown, and within how much it is right 95 times of 100."""
    reference = anchors().bots[anchors().reference][0]
    return MIDDLE + POINTS * (skill.mu - reference), Z95 * POINTS * skill.sigma


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # loads much, and few servers rate

    return PlackettLuce()


# --- in the database --------------------------------------------------------------------------------------------------


def rate(connection: Connection, table: str, ended_at: float, scale: str, players: Sequence[Player]) -> bool:
    """Count a game, unless that has been done; part of a transaction that nobody else can rate in."""
    if connection.execute(select(RATED.c.number).where(RATED.c.table_id == table)).first() is not None:
        return False
    number = int(connection.execute(select(func.max(RATED.c.number))).scalar() or 0) + 1
    data = msgspec.json.encode(players).decode()
    row = {"number": number, "table_id": table, "ended_at": ended_at, "scale": scale, "data": data}
    connection.execute(sa.insert(RATED).values(row))
    people = [player.person for player in players if player.person]
    query = select(RATINGS.c.person_id, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games, RATINGS.c.wins)
    mine = (RATINGS.c.scale == scale, RATINGS.c.person_id.in_(people))
    known = {
        str(person): Standing(Skill(mu, sigma), games, wins)
        for person, mu, sigma, games, wins in connection.execute(query.where(*mine)).all()
    }
    connection.execute(sa.delete(RATINGS).where(*mine))
    connection.execute(sa.insert(RATINGS), [_row(scale, *new) for new in after(known, players).items()])
    return True


def _row(scale: str, person: str, standing: Standing) -> dict[str, object]:
    counts = {"games": standing.games, "wins": standing.wins}
    return {"scale": scale, "person_id": person, **standing.skill._asdict(), **counts}


class Ratings:
    """The ratings of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[RatingInfo]:
        """The ratings of somebody, those of most games first."""
        query = select(RATINGS).where(RATINGS.c.person_id == person).order_by(RATINGS.c.games.desc(), RATINGS.c.scale)
        found = []
        for row in await self._database.read(query):
            value, uncertainty = points(Skill(row.mu, row.sigma))
            provisional = row.games < LEAST
            found.append(RatingInfo(row.scale, value, uncertainty, row.games, row.wins, provisional))
        return found

    async def scales(self) -> list[str]:
        """The scales on which anybody has a rating."""
        rows = await self._database.read(select(RATINGS.c.scale).distinct().order_by(RATINGS.c.scale))
        return [str(scale) for (scale,) in rows]

    async def leaders(self, scale: str, person: str) -> list[Leader]:
        """The strongest people on a scale who have played enough, and the bots, the strongest first."""
        query = select(RATINGS, PERSONS.c.name).join(PERSONS, PERSONS.c.id == RATINGS.c.person_id)
        query = query.where(RATINGS.c.scale == scale, RATINGS.c.games >= LEAST, PERSONS.c.suspended == "")
        rows = await self._database.read(query.order_by(RATINGS.c.mu.desc()).limit(MOST_LISTED))
        found = [
            Leader(row.name, *points(Skill(row.mu, row.sigma)), row.games, row.wins, you=row.person_id == person)
            for row in rows
        ]
        if found:
            found += [Leader(bot, *points(Skill(*skill)), 0, 0, bot) for bot, skill in anchors().bots.items()]
        return sorted(found, key=lambda leader: -leader.rating)
