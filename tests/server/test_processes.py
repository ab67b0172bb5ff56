"""Two server processes with PostgreSQL and Redis serve the same tables, also when parts of it all go away."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from random import Random

import httpx
import pytest

from elbowroom.server.frames import seats_text
from elbowroom.server.now import now
from elbowroom.server.store import Heading, Store
from elbowroom.table.entries import Acted
from elbowroom.table.match import Match
from tests.server import harness
from tests.server.harness import START, Client, Opened, Server, free_port
from tests.server.players import Player, check_log
from tests.server.services import FragilePostgres, FragileRedis, ask_postgres, fresh_database

pytestmark = [pytest.mark.services, pytest.mark.slow]
Pair = tuple[Server, Server]
PERSON, GREEDY, RANDOM = {"player": "person"}, {"player": "greedy"}, {"player": "random"}
DUELS = 300


@contextmanager
def two_processes(database: str, broker: str) -> Iterator[Pair]:
    """Two servers of the same tables, neither of which may have a bug to write down."""
    with Server(database, "--broker", broker) as one, Server(database, "--broker", broker) as other:
        yield one, other
        for server in (one, other):
            assert "Traceback" not in server.said, server.said


@pytest.fixture(scope="module")
def pair(postgres_url: str, redis_url: str) -> Iterator[Pair]:
    """For tests that leave it whole."""
    with two_processes(fresh_database(postgres_url), redis_url) as servers:
        yield servers


def at(server: Server) -> Callable[[], Awaitable[Server]]:
    async def find() -> Server:
        await asyncio.sleep(0.01)
        return server

    return find


def checked(server: Server, players: list[Player]) -> Match:
    """The match as it is stored, compared with all that its players were told."""
    record = server.get_text(f"/api/tables/{players[0].table}/record", players[0].key)

    async def check() -> Match:
        store = Store(server.database)
        await store.open()
        try:
            return await check_log(store, players, record)
        finally:
            await store.close()

    return asyncio.run(check())


def players_of(table: Opened, *more: str) -> list[Player]:
    return [Player(table.id, key, Random(number)) for number, key in enumerate((*table.keys, *more))]


def test_spectators_at_both_processes_hear_each_other(pair: Pair) -> None:
    one, other = pair
    table = one.open_table(board="base_2", seats=[PERSON, PERSON])

    async def talk() -> None:
        async with (
            one.client(table.id, table.watch, protocol=2) as here,
            other.client(table.id, table.watch, protocol=2) as there,
        ):
            for client in (here, there):
                await client.until("news")
            for speaker, hearer in ((here, there), (there, here)):
                assert (await speaker.ask("chat", text="hello", name="Eve"))["type"] == "accepted"
                assert [line["text"] for line in (await hearer.until("asides"))["lines"]] == ["hello"]
            async with other.client(table.id, table.watch, protocol=2) as late:
                assert len((await late.until("asides"))["lines"]) == 2

    asyncio.run(talk())


def test_who_comes_is_told_what_another_process_stored_before_it_ended(pair: Pair) -> None:
    """Nobody has said so: the other process was killed after it had stored an entry, and before it could tell."""
    server = pair[0]
    table = server.open_table(board="base_2", seats=[PERSON, PERSON])

    async def store_and_die() -> int:
        store = Store(server.database)
        await store.open()
        try:
            row = await store.row(table.id)
            assert row is not None
            match = Match.load(row.agreement, row.rules_version, await store.entries(table.id))
            entry = match.say(0, "", "my last words", now())
            heading = Heading(match.status, seats_text(match), None, entry.at, match.awaited, match.clock.deadline)
            assert await store.append(table.id, match.seq, entry, heading)
            return match.seq
        finally:
            await store.close()

    async def come() -> None:
        async with server.client(table.id, table.keys[0]) as anna:
            last = await store_and_die()
            async with server.client(table.id, table.watch) as eve:
                first = next(frame for frame in eve.frames if frame["type"] == "game")
                assert (first["seq"], first["happenings"][-1]["text"]) == (last, "my last words")
            await anna.catch_up(last)

    asyncio.run(come())


# --- the same game on both --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["base_4", "underground_4"])
def test_clients_on_both_processes_play_one_game_and_see_the_same(pair: Pair, board: str) -> None:
    one, other = pair
    table = one.open_table(board=board, seats=[PERSON, GREEDY, PERSON, RANDOM])
    anna, ben, here, there = players = players_of(table, table.watch, table.watch)

    async def game() -> None:
        places = (anna, one), (ben, other), (here, one), (there, other)
        await asyncio.gather(*(player.play(at(server)) for player, server in places))

    asyncio.run(game())
    match = checked(one, players)
    assert {entry.seat for moment in match.moments if isinstance(entry := moment.entry, Acted) and entry.bot} == {1, 3}
    assert {len(player.unanswered) + player.outrun for player in players} == {0}


def test_of_two_contradictory_actions_at_the_same_time_exactly_one_is_accepted(pair: Pair) -> None:
    one, other = pair
    random = Random(5)
    duels = 0

    async def fight(table: Opened) -> int:
        fought = 0
        key = table.keys[0]
        async with one.client(table.id, key) as left, other.client(table.id, key) as right:
            while not left.choices:  # the game is about to begin
                await left.until("game")
            await right.catch_up(left.seq)
            while left.status != "over" and duels + fought < DUELS:
                both = random.sample(left.choices, 2) if len(left.choices) > 1 else left.choices
                if len(both) == 1:
                    answer = await left.act(both[0])
                else:
                    answers = await asyncio.gather(left.act(both[0], left.seq), right.act(both[1], left.seq))
                    accepted, refused = sorted(answers, key=lambda answer: answer["type"])
                    assert (accepted["type"], refused["type"]) == ("accepted", "refused"), answers
                    fought += 1
                    answer = accepted
                await asyncio.gather(left.catch_up(answer["seq"]), right.catch_up(answer["seq"]))
                if len(both) == 2:
                    assert refused["code"] == ("game_is_over" if left.status == "over" else "stale"), refused
                    assert left.happenings[-1]["action"] == both[answers.index(accepted)]
            assert left.happenings == right.happenings
            assert [h["seq"] for h in left.happenings] == list(range(1, left.seq + 1))
        return fought

    while duels < DUELS:
        duels += asyncio.run(fight(one.open_table(seats=[{"link": 1}, {"link": 1}])))
    assert duels == DUELS


def test_of_two_who_claim_the_same_seat_exactly_one_gets_it(pair: Pair) -> None:
    async def claims() -> None:
        async with httpx.AsyncClient(timeout=START) as client:
            for _ in range(30):
                table = pair[0].open_table(seats=[PERSON, {"player": "open"}], public=True)
                answers = await asyncio.gather(
                    *(
                        client.post(f"{server.url}/api/tables/{table.id}/seats/2", json={"name": name})
                        for server, name in zip(pair * 2, ("Dora", "Emil", "Fay", "Gus"), strict=True)
                    )
                )
                won = [answer for answer in answers if answer.status_code == 200]
                lost = [answer.json()["error"]["code"] for answer in answers if answer.status_code == 409]
                assert (len(won), lost) == (1, ["seat_taken"] * 3)
                key = won[0].json()["key"]
                name = ("Dora", "Emil", "Fay", "Gus")[answers.index(won[0])]
                for server in pair:
                    async with server.client(table.id, key) as winner:
                        assert winner.game["table"]["seats"][1]["name"] == name

    asyncio.run(claims())


async def until_online(client: Client, seats: list[int]) -> None:
    """Wait until exactly these seats are said to be there."""
    info = client.game["table"]["seats"]
    online = [number for number, seat in enumerate(info, start=1) if seat.get("online")]
    while online != seats:
        message = await client.receive(timeout=120)
        if message["type"] == "presence":
            online = message["online"]
        elif message["type"] == "game":
            info = message["table"]["seats"]
            online = [number for number, seat in enumerate(info, start=1) if seat.get("online")]


def test_who_is_there_is_seen_on_both_processes(pair: Pair) -> None:
    table = pair[0].open_table(seats=[PERSON, PERSON])

    async def meet() -> None:
        async with pair[0].client(table.id, table.keys[0]) as anna:
            await until_online(anna, [1])
            async with pair[1].client(table.id, table.keys[1]) as ben:
                await until_online(anna, [1, 2])
                await until_online(ben, [1, 2])
            await until_online(anna, [1])

    asyncio.run(meet())


# --- parts go away ----------------------------------------------------------------------------------------------------


def test_games_go_on_at_the_other_process_when_one_is_killed(postgres_url: str, redis_url: str) -> None:
    with two_processes(fresh_database(postgres_url), redis_url) as (one, other):
        bots = [one.open_table(board="base_4", seats=[GREEDY] * 4, public=True) for _ in range(3)]
        table = one.open_table(board="base_3", seats=[PERSON, RANDOM, PERSON])
        quiet = one.open_table(seats=[PERSON, PERSON])
        anna, ben, watcher = players = players_of(table, table.watch)

        one_lives = True

        async def find() -> Server:
            await asyncio.sleep(0.01)
            return one if one_lives else other

        async def kill() -> None:
            nonlocal one_lives
            while anna.connections == 0 or ben.connections == 0:
                await asyncio.sleep(0.01)
            one_lives = False
            await asyncio.to_thread(one.kill)

        async def miss() -> None:
            """Whoever was connected to the dead process is seen to be away after a while."""
            async with other.client(quiet.id, quiet.keys[1]) as client, one.client(quiet.id, quiet.keys[0]):
                await until_online(client, [1, 2])
                await kill()
                await until_online(client, [2])

        async def game() -> None:
            await asyncio.gather(anna.play(find), ben.play(at(other)), watcher.play(at(other)), miss())

        asyncio.run(game())
        checked(other, players)
        for played in bots:  # nobody looks at them; the other process takes them over by itself
            deadline = time.monotonic() + START
            while (info := other.get(f"/api/tables/{played.id}"))["status"] != "over":
                assert time.monotonic() < deadline, info
                time.sleep(0.1)
            checked(other, [_spectator(other, played)])


def _spectator(server: Server, table: Opened) -> Player:
    """Somebody who comes when everything is over."""
    player = Player(table.id, table.watch, Random(0))
    asyncio.run(player.play(at(server)))
    return player


def test_clients_see_everything_while_the_broker_is_away_and_after_it_is_back(postgres_url: str) -> None:
    with FragileRedis() as redis, two_processes(fresh_database(postgres_url), redis.url) as (one, other):
        table = one.open_table(board="base_3", seats=[PERSON, RANDOM, PERSON])
        anna, ben, here, there = players = players_of(table, table.watch, table.watch)
        seen = 0

        def count() -> None:
            nonlocal seen
            seen += 1
            if seen == 60:
                redis.kill()
            if seen == 160:
                redis.start()

        async def game() -> None:
            places = (anna, one), (ben, other), (here, one), (there, other)
            await asyncio.gather(*(player.play(at(server), count) for player, server in places))

        asyncio.run(game())
        assert seen > 160
        assert redis.answers
        checked(one, players)
        assert {player.connections for player in players} == {1}


def test_whoever_comes_from_another_process_may_have_seen_more(postgres_url: str) -> None:
    with FragileRedis() as redis, two_processes(fresh_database(postgres_url), redis.url) as (one, other):
        table = one.open_table(seats=[{"link": 1}, {"link": 1}])
        redis.kill()  # what one process does the other finds out only when it looks

        async def move() -> None:
            async with other.client(table.id, table.watch), one.client(table.id, table.keys[0]) as anna:
                while not anna.choices:
                    await anna.until("game")
                for _ in range(10):
                    answer = await anna.act(anna.choices[0])
                    async with other.client(table.id, table.keys[0], seen=answer["seq"]) as again:
                        assert again.seq == answer["seq"]
                        assert again.happenings == []
                    await anna.catch_up(answer["seq"])

        asyncio.run(move())
        redis.start()


def test_a_server_whose_broker_does_not_answer_says_so_and_does_not_start(postgres_url: str) -> None:
    command = [sys.executable, "-c", "from elbowroom.cli import main; main()", "serve", "--no-browser", "--port", "0"]
    command += ["--database", fresh_database(postgres_url), "--broker", f"redis://127.0.0.1:{free_port()}"]
    done = subprocess.run([*command, "--wait", "0"], capture_output=True, text=True, timeout=START)
    assert done.returncode == 2
    assert done.stderr.startswith("error: the broker cannot be reached")


def test_a_database_that_does_not_exist_is_not_waited_for(postgres_url: str) -> None:
    command = [sys.executable, "-c", "from elbowroom.cli import main; main()", "serve", "--no-browser", "--port", "0"]
    command += ["--database", postgres_url.rsplit("/", 1)[0] + "/nothing", "--wait", str(10 * START)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=START)
    assert done.returncode == 2
    assert done.stderr.startswith("error: the database cannot be used: ")


def test_a_server_may_be_started_before_its_database_and_its_broker() -> None:
    redis = FragileRedis()
    with harness.postgres() as url:
        server = Server(fresh_database(url), "--broker", redis.url, "--wait", "60")
        database = FragilePostgres(url)
        database.crash()
        with ThreadPoolExecutor() as pool, ExitStack() as stack:
            stack.push(server)  # to end it
            starting = pool.submit(server.start)
            until_said(server, "the database cannot be used")
            database.start()
            until_said(server, "the broker cannot be reached")
            stack.enter_context(redis)
            starting.result()
            assert server.said.count("waiting up to 60 seconds for it") == 2
            assert "Traceback" not in server.said
            server.open_table()
            assert server.stop() == 0


def until_said(server: Server, words: str) -> None:
    deadline = time.monotonic() + START
    while words not in server.said:
        assert time.monotonic() < deadline, server.said
        time.sleep(0.02)


def test_two_processes_count_the_tables_of_an_address_together(postgres_url: str, redis_url: str) -> None:
    database = fresh_database(postgres_url)
    options = (database, "--broker", redis_url)
    with Server(*options, limits=("tables=2",)) as one, Server(*options, limits=("tables=2",)) as other:
        one.open_table()
        other.open_table()
        for server in (one, other):
            assert httpx.post(f"{server.url}/api/tables", timeout=START).status_code == 429
    assert ask_postgres(database, "SELECT count(DISTINCT creator) FROM tables") == 1
    assert ask_postgres(database, "SELECT count(*) FROM address_keys") == 1


def test_everything_waits_while_the_database_is_away_and_goes_on_when_it_is_back(
    postgres_url: str, redis_url: str
) -> None:
    with harness.postgres() as url, two_processes(fresh_database(url), redis_url) as (one, other):
        database = FragilePostgres(url)
        table = one.open_table(board="base_3", seats=[{"link": 1}, RANDOM, {"link": 1}])
        alone = other.open_table(board="base_4", seats=[GREEDY] * 4, public=True)
        players = players_of(table, table.watch)

        async def outage() -> None:
            key = table.keys[0]
            async with one.client(table.id, key) as here, other.client(table.id, key) as there:
                while not here.choices:
                    await here.receive()
                before = here.seq
                await asyncio.to_thread(database.crash)
                for client in (here, there):
                    answer = await client.act(here.choices[0], before)
                    assert (answer["type"], answer["code"]) == ("refused", "unavailable")
                for server in (one, other):
                    for path in ("/health", "/api/tables"):
                        assert (await asyncio.to_thread(asked, server, path)).status_code == 503
                await asyncio.to_thread(database.start)
                for server in (one, other):
                    while (await asyncio.to_thread(asked, server, "/health")).status_code != 200:
                        await asyncio.sleep(0.05)
                assert here.seq == before
                answer = await here.act(here.choices[0])
                assert answer["type"] == "accepted", answer
                await asyncio.gather(here.catch_up(answer["seq"]), there.catch_up(answer["seq"]))
            await asyncio.gather(players[0].play(at(one)), players[1].play(at(other)))

        asyncio.run(outage())
        checked(one, players)
        checked(other, [_spectator(one, alone)])


def asked(server: Server, path: str) -> httpx.Response:
    return httpx.get(server.url + path, timeout=START)
