"""Ratings and careers: each rated game counts once, in its order, whoever is killed."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
import sqlalchemy as sa

from elbowroom.engine.errors import Refusal
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.server.database import database as connections
from elbowroom.server.people.persons import create
from elbowroom.server.people.ratings import LEAST, Player, Ratings, Skill, Standing, after, anchors, newcomer, points
from elbowroom.server.people.results import Booked, result_of
from elbowroom.server.people.tables import CAREERS, RATED, RATINGS
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.match import Match
from tests.effort import so_many
from tests.server.harness import Server, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.people.finished import a_game, fill, finish
from tests.server.services import fresh_database

KILLS = so_many(10, long=50)
EACH = 6  # games that are finished for each kill
BOOKING = 0.05  # seconds that a game takes to be played again and booked, more or less


# --- the fold ---------------------------------------------------------------------------------------------------------


def test_who_beats_a_bot_is_believed_to_be_stronger_and_bots_do_not_change() -> None:
    strong = anchors().bots["strong"]
    known = after({}, [Player(1, "anna"), Player(2, bot="strong", anchor=strong)])
    assert set(known) == {"anna"}
    skill, games, wins = known["anna"]
    assert skill.mu > newcomer().mu
    assert skill.sigma < newcomer().sigma
    assert (games, wins) == (1, 1)
    weaker = after({}, [Player(1, "anna"), Player(2, bot="gentle", anchor=anchors().bots["gentle"])])
    assert newcomer().mu < weaker["anna"].skill.mu < skill.mu


def test_the_bots_stand_in_the_order_of_the_ladder_and_its_reference_has_1500_points() -> None:
    bots = {bot: points(Skill(*skill)) for bot, skill in anchors().bots.items()}
    assert [bot for bot, _ in sorted(bots.items(), key=lambda one: -one[1][0])] == [
        "expert",
        "strong",
        "normal",
        "greedy",
        "easy",
        "gentle",
    ]
    assert bots[anchors().reference][0] == 1500
    assert all(0 < uncertainty < 150 for _, uncertainty in bots.values())


def test_who_has_played_enough_stands_on_the_leaderboard_with_the_bots(tmp_path: Path) -> None:
    async def look(*games: int) -> list[str]:
        found = connections(sqlite_url(tmp_path))
        await found.open()
        try:

            def job(connection: sa.Connection) -> None:
                for number, many in enumerate(games):
                    person = create(connection, f"{many} games {number}", 1.0)
                    row = {"mu": 25.0 + number, "sigma": 8.0, "games": many, "wins": 0}
                    connection.execute(sa.insert(RATINGS).values(scale="base-2", person_id=person, **row))

            await found.change(job)
            return [one.name for one in await Ratings(found).leaders("base-2", "") if not one.bot]
        finally:
            await found.close()

    assert asyncio.run(look(LEAST - 1)) == []
    assert asyncio.run(look(LEAST, LEAST + 1)) == [f"{LEAST + 1} games 1", f"{LEAST} games 0"]


def test_a_result_adds_up() -> None:
    agreed, entries = a_game("person", "person")
    match = Match.load(agreed, RULES_VERSION, entries)
    result = result_of(match)
    for number, seat in enumerate(result.seats):
        assert seat.coins == int(match.state.coins(number)) == 5 + sum(seat.sources.values())
        assert len(seat.turns) == 10
        assert not seat.left
    assert sorted(seat.place for seat in result.seats) == [1, 2]
    best = max(result.seats, key=lambda seat: seat.coins)
    assert best.place == 1


def test_who_leaves_a_rated_game_comes_last(tmp_path: Path) -> None:
    agreed, entries = a_game("person", "person")
    match = Match.load(agreed, RULES_VERSION, entries[:-1])
    ahead = max((0, 1), key=lambda seat: int(match.state.coins(seat)))
    match.relieve(ahead, "greedy", "left", 9999.0)
    while match.status != "over":
        match.act(match.decider, match.seq, match.state.legal()[0].text(), 9999.0, bot=match.bot_decides)
    assert result_of(match).seats[ahead].left


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [SeatPlan("greedy"), SeatPlan("greedy")], "public": True},
        {"seats": [SeatPlan(link=1), SeatPlan(link=1)]},
    ],
)
def test_not_every_table_can_be_rated(wish: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="rated"):
        settled(Agreement(rated=True, **wish))


def test_a_rated_game_has_no_hints() -> None:
    assert not settled(Agreement(rated=True))[0].hints


# --- a real game ------------------------------------------------------------------------------------------------------


def play_through(server: Server, table: str, people: list[Somebody]) -> None:
    """Everybody signed in plays at random to the end of the game."""
    random = Random(5)

    async def one(somebody: Somebody) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in somebody.browser.cookies.items())
        async with server.client(table, cookie=cookie) as client:
            while client.game["table"]["status"] != "over":
                if client.choices:
                    await client.act(random.choice(client.choices))
                else:
                    await client.until("game")

    async def all_of_them() -> None:
        await asyncio.gather(*map(one, people))

    asyncio.run(all_of_them())


def until(found: Any, seconds: float = 30.0) -> Any:
    """What is found, as soon as there is something."""
    deadline = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)
    return value


@pytest.mark.slow
def test_a_rated_game_of_two_people_changes_both_and_shows_in_their_careers(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, Somebody(server) as anna, Somebody(server) as ben:
        anna.joins("Anna")
        ben.joins("Ben")
        wish = {"seats": [{"player": "person"}, {"player": "open"}], "rated": True, "public": True}
        table = anna.asks("POST", "/api/tables", wish, 201)["id"]
        with Somebody(server) as nobody:
            assert nobody.asks("POST", f"/api/tables/{table}/seats/2", {}, 403)["why"] == "rated-needs-account"
            assert nobody.asks("POST", "/api/tables", wish, 403)["code"] == "sign_in"
        assert anna.post(f"/api/tables/{table}/seats/2", {}, 409)["why"] == "one-seat-each"
        ben.post(f"/api/tables/{table}/seats/2", {"name": "Ben"})
        play_through(server, table, [anna, ben])
        careers = [until(lambda who=who: (c := who.get("/api/me/career"))["games"] and c) for who in (anna, ben)]
        assert [career["games"] for career in careers] == [1, 1]
        assert sorted(career["ratings"][0]["wins"] for career in careers) == [0, 1]
        assert {career["ratings"][0]["scale"] for career in careers} == {"base-2"}
        assert careers[0]["opponents"] == [{"name": "Ben", "games": 1, "wins": careers[0]["wins"]}]
        assert careers[0]["latest"][0]["table"] == table
        best = sorted(careers[0]["latest"][0]["turns"], reverse=True)[:5]
        assert [turn["coins"] for turn in careers[0]["best"]] == best
        with Somebody(server) as nobody:
            found = nobody.get("/api/leaders")
            assert (found["scales"], found["leaders"]) == (["base-2"], [])  # one game is too few to be listed
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        assert ben.get(f"/api/tables/{again}")["agreement"]["rated"]
        for number, who in enumerate((anna, ben), start=1):
            (told,) = who.post("/api/mine", {"games": [{"id": again}]})["games"]
            assert told.get("seats") == [number]  # the account opens it again


# --- killed in the middle ---------------------------------------------------------------------------------------------


def stored(url: str) -> tuple[list[Any], dict[tuple[str, str], Standing], int]:
    """The rated games, the ratings, and how many games are in careers."""

    async def look() -> tuple[list[Any], dict[tuple[str, str], Standing], int]:
        found = connections(url)
        await found.open()
        try:
            games = list(await found.read(sa.select(RATED).order_by(RATED.c.number)))
            rows = await found.read(sa.select(RATINGS))
            careers = list(await found.read(sa.select(CAREERS)))
            assert all(msgspec.json.decode(row.data, type=Booked).rated for row in careers)
            ratings = {
                (row.scale, row.person_id): Standing(Skill(row.mu, row.sigma), row.games, row.wins) for row in rows
            }
            return games, ratings, len(careers)
        finally:
            await found.close()

    return asyncio.run(look())


def check_all_counted_once(url: str, tables: list[str]) -> None:
    """Each game counts once, in the order of ending, and the ratings are what the games make."""
    games, ratings, careers = stored(url)
    assert [game.table_id for game in games] == tables
    assert [game.number for game in games] == list(range(1, len(tables) + 1))
    assert careers == 2 * len(tables)
    folded: dict[tuple[str, str], Standing] = {}
    for game in games:
        before = {person: standing for (scale, person), standing in folded.items() if scale == game.scale}
        players = msgspec.json.decode(game.data, type=list[Player])
        folded |= {(game.scale, person): new for person, new in after(before, players).items()}
        assert [player.bot for player in players if player.bot] == (["greedy"] if game.scale == "base-3" else [])
    assert folded == ratings
    assert {scale for scale, _ in folded} == {"base-2", "base-3"}  # people alone, and with a bot


class Watch:
    """Kills servers while they book: as soon as one more game counts, some moments later, and while others wait.

    `rated` tells which games count, with no part of the program in between."""

    def __init__(self, rated: Callable[[], int], seed: int) -> None:
        self._rated = rated
        self._random = Random(seed)
        self.kills = 0

    def kill(self, server: Server, before: int, games: int) -> None:
        """Kill a server as soon as more games count than before; so many are finished by now."""
        deadline = time.monotonic() + 120
        while self._rated() <= before:
            assert time.monotonic() < deadline, "nothing was booked"
            time.sleep(0.002)
        time.sleep(self._random.random() * BOOKING)
        server.kill()
        assert self._rated() < games, "there was nothing left to do when it was killed"
        self.kills += 1


@pytest.mark.slow
def test_each_game_counts_once_although_the_server_is_killed(tmp_path: Path) -> None:
    url, games = sqlite_url(tmp_path), EACH * KILLS
    tables = fill(url, games, with_bots=True)
    with closing(sqlite3.connect(tmp_path / "games.sqlite", timeout=60)) as database:

        def rated() -> int:
            return int(database.execute("SELECT count(*) FROM rated").fetchone()[0])

        watch, server = Watch(rated, 3), Server(url)
        for _ in range(KILLS):
            before = rated()
            watch.kill(server.start(), before, games)
        with server:
            until(lambda: rated() == games, 180)
    check_all_counted_once(url, tables)
    print(f"sqlite: {watch.kills} kills while {games} games were booked")


@pytest.mark.services
@pytest.mark.slow
def test_each_game_counts_once_although_two_processes_are_killed_in_turn(postgres_url: str, redis_url: str) -> None:
    """Both book all the time; whoever is killed leaves the other one what it had in hand."""
    url = fresh_database(postgres_url)
    tables = fill(url, 0)
    with ExitStack() as running:
        rated = running.enter_context(rated_in(url))
        watch = Watch(rated, 4)
        servers = [running.enter_context(Server(url, "--broker", redis_url)) for _ in range(2)]
        for number in range(KILLS):
            before = len(tables)
            tables += finish(url, range(before, before + 3 * EACH), with_bots=True)
            watch.kill(servers[number % 2], before, len(tables))
            servers[number % 2].start()
        until(lambda: rated() == len(tables), 180)
    check_all_counted_once(url, tables)
    print(f"postgresql: {watch.kills} kills while {len(tables)} games were booked")


@contextmanager
def rated_in(url: str) -> Iterator[Callable[[], int]]:
    """Asks a database of PostgreSQL, over a connection of its own that stays, how many games count."""
    with asyncio.Runner() as runner:
        connection = runner.run(asyncpg.connect(url))
        try:
            yield lambda: int(runner.run(connection.fetchval("SELECT count(*) FROM rated")))
        finally:
            runner.run(connection.close())
