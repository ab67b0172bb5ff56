"""Databases with games that are over and wait to be booked, as if their servers had died at the last move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection

from elbowroom.engine.rules import RULES_VERSION
from elbowroom.server.frames import seats_text
from elbowroom.server.now import now
from elbowroom.server.people.persons import create
from elbowroom.server.people.seats import claim
from elbowroom.server.people.tickets import Ticket, Tickets
from elbowroom.server.secret import new_secret
from elbowroom.server.store import Store
from elbowroom.server.stored import Heading, Key
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.entries import Entry, Sat
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match

T = TypeVar("T")
PEOPLE: Final = ("Anna", "Ben", "Cleo")


def finished(players: list[str], seed: int) -> tuple[Agreement, list[Entry]]:
    """A rated game on the smallest board of so many people (`person`) and bots, played at random to its end."""
    seats = [SeatPlan(player, f"{player} {number}") for number, player in enumerate(players)]
    agreed, rules = settled(Agreement(board=f"base_{len(players)}", seats=seats, rated=True))
    match, random = Match(agreed, rules, foretold(seed)), Random(seed)
    for seat, player in enumerate(players):
        if player == "person":
            match.sit(seat, "", 1.0)
    match.begin(2.0)
    while match.status != "over":
        action = random.choice(match.state.legal()).text()
        match.act(match.decider, match.seq, action, 3.0 + match.seq, bot=match.bot_decides)
    return agreed, [moment.entry for moment in match.moments]


GAMES: dict[tuple[str, ...], tuple[Agreement, list[Entry]]] = {}


def a_game(*players: str) -> tuple[Agreement, list[Entry]]:
    """A game of some players, which is played once."""
    if players not in GAMES:
        GAMES[players] = finished(list(players), 7)
    return GAMES[players]


def name_of(person: str) -> str:
    """What somebody is called whose account has this number, which begins with the name."""
    return person.split("-")[0]


def fill(url: str, count: int, people: tuple[str, ...] = PEOPLE, *, with_bots: bool = False) -> list[str]:
    """A database in which pairs of people, by their numbers, have just finished so many rated games.

    `with_bots`: against a bot besides in every third. Returns the tables in the order of ending.
    """

    async def begin(store: Store) -> None:
        await store.database.change(
            lambda connection: [create(connection, name_of(person), 1.0, person=person) for person in people]
        )

    _at(url, begin)
    return finish(url, range(count), people, with_bots=with_bots)


def finish(url: str, numbers: range, people: tuple[str, ...] = PEOPLE, *, with_bots: bool = False) -> list[str]:
    """Let pairs of people who are there already finish some more."""

    async def work(store: Store) -> list[str]:
        return [await _finish(store, number, people, with_bots and number % 3 == 2) for number in numbers]

    return _at(url, work)


def _at(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """What somebody finds who works at a database."""

    async def run() -> T:
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def _finish(store: Store, number: int, people: tuple[str, ...], with_bot: bool) -> str:
    agreed, log = a_game("person", "person", *(["greedy"] if with_bot else []))
    pair = people[number % len(people)], people[(number + 1) % len(people)]
    ended = 1_000_000.0 + number
    entries = [
        msgspec.structs.replace(
            entry, at=ended, **({"name": name_of(pair[entry.seat])} if isinstance(entry, Sat) else {})
        )
        for entry in log
    ]
    match = Match.load(agreed, RULES_VERSION, entries)
    table = f"finished-{number}"
    await store.create(table, agreed, RULES_VERSION, "", {}, entries, Heading("over", seats_text(match), None, ended))

    def sit(connection: Connection) -> None:
        for seat, person in enumerate(pair):
            claim(connection, table, Key(frozenset({seat}), host=seat == 0), person, ended)

    await store.database.change(sit)
    return table


def let_in(url: str, person: str) -> str:
    """The secret of a link that signs a person of such a database in, as one asks for it on another device."""
    secret = new_secret()

    async def work(store: Store) -> None:
        await Tickets(store.database).give(secret, Ticket("device", person, ""), ["test"], now())

    _at(url, work)
    return secret
