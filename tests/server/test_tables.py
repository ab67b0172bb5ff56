"""Tables from outside: opening, links, open seats, the lobby, bots for absent people, rematch, and closed doors."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from elbowroom.server.secret import hashed, new_name
from elbowroom.table.personas import persona
from tests.server.games import cut, played, uploaded
from tests.server.harness import Client, Opened, Server, bearer, key_of, sqlite_url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("tables"))) as running:
        yield running


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an answer that must be an error."""
    assert not answer.is_success, answer.text
    problem = answer.json()["error"]
    assert problem["message"]
    return answer.status_code, problem["code"]


def info(server: Server, table: Opened, key: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = server.get(f"/api/tables/{table.id}", key or table.watch)
    return answer


async def until(client: Client, kind: str) -> dict[str, Any]:
    """The next happening of a kind."""
    while True:
        for happening in (await client.until("game"))["happenings"]:
            if happening["kind"] == kind:
                return dict(happening)


# --- opening ----------------------------------------------------------------------------------------------------------


def test_a_table_is_opened_exactly_as_agreed(server: Server) -> None:
    wish: dict[str, Any] = {
        "board": "base_3",
        "boxes": ["base", "underground"],
        "sites": True,
        "without": ["amazons"],
        "switches": {"openScores": True},
        "seats": [{"name": "Anna"}, {"player": "open"}, {"player": "random", "name": "Rob"}],
        "title": "  Friday   night ",
        "public": True,
        "thinking": 600,
        "grace": 60,
    }
    table = server.open_table(**wish)
    told = info(server, table)
    assert told["agreement"] == wish | {"title": "Friday night", "content": []}
    assert (told["id"], told["title"], told["status"], told["seq"]) == (table.id, "Friday night", "waiting", 0)
    assert told["seats"] == [
        {"name": "Anna", "person": True, "left": 600.0},
        {"person": True, "open": True, "left": 600.0},
        {"name": "Rob", "bot": "random", "taken": True},
    ]


def test_nothing_need_be_said_to_open_a_table(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", timeout=30)
    assert answer.status_code == 201
    seats = info(server, Opened(answer.json()))["seats"]
    assert [seat["name"] for seat in seats if "name" in seat] == [persona("base_2", [])]


def test_the_name_of_a_table_is_never_taken_for_an_option() -> None:
    names = {new_name() for _ in range(2000)}
    assert len(names) == 2000
    assert not any(name.startswith("-") for name in names)


def test_every_person_has_a_link_of_the_own_and_watchers_have_one(server: Server) -> None:
    table = server.open_table(board="base_3", seats=[{}, {"player": "greedy"}, {}])
    assert [(link["seats"], link.get("host", False)) for link in table.links] == [([1], True), ([3], False)]
    assert len({*table.keys, table.watch}) == 3
    for link in table.links:
        assert link["url"] == f"{server.url}/t/{table.id}#{link['key']}"
        assert len(key_of(link["url"])) == 24
        assert httpx.get(link["url"], timeout=30).headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"board": "moon_2"}, 422, "setup"),
        ({"seats": [{}]}, 422, "seats"),
        ({"seats": [{"name": "A"}, {"name": "A"}]}, 422, "name"),
        ({"title": "\x07"}, 422, "title"),
        ({"thinking": 1}, 422, "body"),
        ({"colour": "red"}, 422, "body"),
        ([], 422, "body"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, wish: object, status: int, code: str) -> None:
    assert refused(httpx.post(f"{server.url}/api/tables", json=wish, timeout=30)) == (status, code)


def test_one_link_may_open_several_seats(server: Server) -> None:
    seats = [{"name": "Anna", "link": 1}, {"name": "Ben", "link": 1}, {"name": "Cleo"}]
    table = server.open_table(board="base_3", seats=seats)
    assert [link["seats"] for link in table.links] == [[1, 2], [3]]

    async def game() -> None:
        async with server.client(table.id, table.keys[0], name="ignored") as sofa:
            assert sofa.frames[0]["seats"] == [1, 2]
            assert [seat["name"] for seat in sofa.game["table"]["seats"]] == ["Anna", "Ben", "Cleo"]
            async with server.client(table.id, table.keys[1]) as cleo:
                await until(sofa, "began")
                await cleo.catch_up(sofa.seq)
                deciders: set[int] = set()
                while len(deciders) < 3:
                    client = sofa if sofa.choices else cleo
                    deciders.add(client.game["decision"]["seat"])
                    answer = await client.act(client.choices[0])
                    assert answer["type"] == "accepted", answer
                    await asyncio.gather(sofa.catch_up(answer["seq"]), cleo.catch_up(answer["seq"]))
                coins = [seat["coins"] for seat in sofa.game["position"]["seats"]]
                assert [number is None for number in coins] == [False, False, True]

    asyncio.run(game())


# --- open seats -------------------------------------------------------------------------------------------------------


def claim(server: Server, table: Opened, seat: object, name: str = "") -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables/{table.id}/seats/{seat}", json={"name": name}, timeout=30)


def test_whoever_comes_first_gets_an_open_seat_and_a_link_to_it(server: Server) -> None:
    table = server.open_table(seats=[{"name": "Anna"}, {"player": "open"}])
    link = claim(server, table, 2, "Zoë").json()
    assert link["seats"] == [2]
    assert "host" not in link
    assert link["url"] == f"{server.url}/t/{table.id}#{link['key']}"
    assert info(server, table)["seats"][1] == {"name": "Zoë", "person": True, "taken": True, "came": True}
    assert refused(claim(server, table, 2)) == (409, "seat_taken")

    async def sit_down() -> None:
        async with server.client(table.id, link["key"], name="Other") as zoe:
            assert zoe.frames[0]["seats"] == [2]
            assert zoe.game["table"]["seats"][1]["name"] == "Zoë"

    asyncio.run(sit_down())


@pytest.mark.parametrize("seat", [0, 1, 3, 7, -1, "x", "²", 10**9])
def test_only_open_seats_can_be_claimed(server: Server, seat: object) -> None:
    table = server.open_table(seats=[{}, {"player": "open"}])
    assert refused(claim(server, table, seat)) == (409, "seat_taken")
    assert info(server, table)["seq"] == 0


def test_a_name_that_is_taken_or_impossible_claims_nothing(server: Server) -> None:
    table = server.open_table(seats=[{"name": "Anna"}, {"player": "open"}])
    for name in ("Anna", "x" * 25, "\u202e"):
        assert refused(claim(server, table, 2, name)) == (422, "name")
    assert info(server, table)["seats"][1]["open"]


def test_no_seat_is_claimed_at_a_table_that_does_not_exist(server: Server) -> None:
    assert refused(httpx.post(f"{server.url}/api/tables/nowhere/seats/1", timeout=30)) == (404, "no_such_table")


def test_of_many_who_want_one_seat_at_once_exactly_one_gets_it(server: Server) -> None:
    table = server.open_table(seats=[{"name": "Anna"}, {"player": "open"}])
    with ThreadPoolExecutor(8) as people:
        answers = list(people.map(lambda n: claim(server, table, 2, f"P{n}"), range(8)))
    won = [number for number, answer in enumerate(answers) if answer.is_success]
    assert len(won) == 1
    assert {refused(answer) for answer in answers if not answer.is_success} == {(409, "seat_taken")}
    assert info(server, table)["seats"][1]["name"] == f"P{won[0]}"
    assert info(server, table)["seq"] == 1


def test_a_game_begins_by_itself_when_everybody_is_there(server: Server) -> None:
    table = server.open_table(seats=[{}, {}])

    async def come() -> None:
        async with server.client(table.id, table.keys[0], name="Ada") as ada:
            assert ada.status == "waiting"
            async with server.client(table.id, table.keys[1], name="Ada") as second:
                await until(ada, "began")
                await second.catch_up(ada.seq)
                assert [seat["name"] for seat in second.game["table"]["seats"]] == ["Ada", "Ada 2"]
                assert second.status == "playing"

    asyncio.run(come())


def test_the_host_begins_and_bots_take_the_open_seats(server: Server) -> None:
    table = server.open_table(board="base_4", seats=[{}, {"player": "open"}, {}, {"player": "open"}])

    async def begin() -> None:
        async with server.client(table.id, table.keys[0]) as host, server.client(table.id, table.keys[1]) as guest:
            assert (await guest.ask("begin"))["code"] == "not_allowed"
            assert (await host.ask("begin", bot="deep thought"))["code"] == "bot"
            assert (await host.ask("begin", bot="random"))["type"] == "accepted"
            await guest.catch_up(host.seq)
            assert [h["kind"] for h in host.happenings][:5] == ["sat", "sat", "relieved", "relieved", "began"]
            assert [h.get("why") for h in host.happenings][2:4] == ["began", "began"]
            assert [seat.get("bot", "") for seat in host.game["table"]["seats"]] == ["", "random", "", "random"]
            assert (await host.ask("begin"))["type"] == "accepted"

    asyncio.run(begin())
    assert info(server, table)["status"] == "playing"


def test_bots_begin_at_once_where_only_bots_play(server: Server) -> None:
    table = server.open_table(seats=[{"player": "greedy"}, {"player": "random"}], public=True)
    assert [link["seats"] for link in table.links if "seats" in link] == []

    async def watch() -> None:
        async with server.client(table.id) as watcher:
            while watcher.status != "over":
                await watcher.until("game")
            assert watcher.game["position"]["winners"]

    asyncio.run(watch())


# --- the lobby --------------------------------------------------------------------------------------------------------


def in_lobby(server: Server) -> dict[str, dict[str, Any]]:
    return {table["id"]: table for table in server.get("/api/tables")["tables"]}


def test_the_lobby_shows_public_tables_with_names_and_seats(server: Server) -> None:
    hidden = server.open_table(seats=[{}, {"player": "open"}])
    shown = server.open_table(seats=[{"name": "Anna"}, {"player": "open"}], public=True, title="Come in")
    claim(server, shown, 2, "Ben")
    tables = in_lobby(server)
    assert hidden.id not in tables
    assert tables[shown.id]["title"] == "Come in"
    assert tables[shown.id]["status"] == "waiting"
    assert [seat["name"] for seat in tables[shown.id]["seats"]] == ["Anna", "Ben"]
    assert [seat.get("taken", False) for seat in tables[shown.id]["seats"]] == [False, True]
    assert next(iter(tables)) == shown.id


def test_a_game_that_is_over_leaves_the_lobby(server: Server) -> None:
    table = server.open_table(record=uploaded(cut(played(), -1)), seats=[{"link": 1}, {"link": 1}], public=True)
    assert in_lobby(server)[table.id]["status"] == "playing"

    async def last_action() -> None:
        async with server.client(table.id, table.keys[0]) as sofa:
            await sofa.catch_up((await sofa.act("done" if "done" in sofa.choices else sofa.choices[0]))["seq"])
            while sofa.status != "over":
                await sofa.catch_up((await sofa.act(sofa.choices[-1]))["seq"])

    asyncio.run(last_action())
    assert table.id not in in_lobby(server)


# --- bots for people --------------------------------------------------------------------------------------------------


def test_the_host_lets_a_bot_play_for_somebody_absent_but_not_for_somebody_present(server: Server) -> None:
    table = server.open_table(board="base_3", seats=[{"name": "Anna"}, {"name": "Ben"}, {"name": "Cleo"}])

    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna:
            async with server.client(table.id, table.keys[1]) as ben, server.client(table.id, table.keys[2]) as cleo:
                await until(anna, "began")
                assert (await ben.ask("fill", seat=3))["code"] == "not_allowed"
                assert (await anna.ask("fill", seat=2))["code"] == "not_allowed"
                assert (await anna.ask("fill", seat=6))["code"] == "seat"
                assert (await anna.ask("fill", seat=3, bot="nobody"))["code"] == "not_allowed"
                seq = anna.seq
                await cleo.socket.close()
                while 3 in (await anna.until("presence"))["online"]:
                    pass
                answer = await anna.ask("fill", seat=3, bot="random")
                while answer["type"] == "refused":
                    assert (answer["code"], anna.seq) == ("just_left", seq)
                    await asyncio.sleep(0.2)
                    answer = await anna.ask("fill", seat=3, bot="random")
                assert answer == {"type": "accepted", "ref": answer["ref"], "seq": seq + 1}
                await ben.catch_up(seq + 1)
                told = ben.happenings[seq]
                assert (told["kind"], told["seat"], told["bot"], told["why"]) == ("relieved", 3, "random", "asked")
            async with server.client(table.id, table.keys[2], seen=seq) as cleo:
                assert cleo.game["table"]["seats"][2]["bot"] == "random"
                assert (await cleo.ask("sit", seat=3))["type"] == "accepted"
                assert "bot" not in cleo.game["table"]["seats"][2]

    asyncio.run(game())


def test_somebody_who_has_just_lost_the_connection_is_not_replaced_at_once(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), limits=("absence=100000",))

    async def lose(host: str, guest: str) -> dict[str, Any]:
        async with server.client(table.id, host) as anna:
            if guest:
                async with server.client(table.id, guest):
                    await until(anna, "began")
                while 2 in (await anna.until("presence"))["online"]:
                    pass
            return await anna.ask("fill", seat=2)

    with server:
        table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])
        answer = asyncio.run(lose(*table.keys))
        assert answer["code"] == "just_left"
        assert re.search(r"wait (99\d{3}|100000) seconds", answer["message"])
        server.kill()
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute("UPDATE presence SET seen_at = 1")
        server.start()  # whoever was seen when, nobody has had time to come back
        assert asyncio.run(lose(table.keys[0], ""))["code"] == "just_left"
        table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])
        assert asyncio.run(lose(table.keys[0], ""))["type"] == "accepted"  # nobody ever came


def test_somebody_leaves_and_takes_over_again(server: Server) -> None:
    table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])

    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            await until(anna, "began")
            assert (await anna.ask("leave", seat=2))["code"] == "not_allowed"
            assert (await anna.ask("sit", seat=2))["code"] == "not_allowed"
            await anna.ask("leave", seat=1)
            await ben.ask("leave", seat=2)
            assert await until(anna, "acted")
            await ben.catch_up(anna.seq)
            assert all(h.get("by_bot") for h in anna.happenings if h["kind"] == "acted")
            back = await anna.ask("sit", seat=1, name="Annette")
            await anna.catch_up(back["seq"])
            assert anna.game["table"]["seats"][0]["name"] == "Annette"
            while not anna.choices and anna.status != "over":
                await anna.until("game")

    asyncio.run(game())


# --- talking ----------------------------------------------------------------------------------------------------------


def test_players_talk_and_everybody_hears_it(server: Server) -> None:
    table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])

    async def talk() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.watch) as watcher:
            assert (await watcher.ask("chat", text="psst"))["code"] == "not_allowed"
            for text in ("", " \n", "x" * 401, "\u202e"):
                assert (await anna.ask("chat", text=text))["code"] == "chat"
            await anna.ask("chat", text="<b>good</b>\n luck & fun")
            heard = await until(watcher, "said")
            assert (heard["seat"], heard["name"], heard["text"]) == (1, "Anna", "<b>good</b> luck & fun")

    asyncio.run(talk())


# --- rematch ----------------------------------------------------------------------------------------------------------


def rematch(server: Server, table: str, key: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables/{table}/rematch", headers=bearer(key), timeout=30)


def test_the_same_people_play_again_with_the_same_keys(server: Server) -> None:
    seats = [{"name": "Anna"}, {"player": "open"}, {"player": "open"}]
    table = server.open_table(record=uploaded(cut(played("base_3"), -2)), seats=seats, title="Again")
    ben = claim(server, table, 2, "Ben").json()["key"]
    assert refused(rematch(server, table.id, table.keys[0])) == (409, "not_over")

    async def first_game() -> None:
        async with server.client(table.id, table.keys[0]) as host:
            for seat in (1, 2, 3):  # a server that has just started waits a second for Ben
                while (told := await host.ask("fill", seat=seat, bot="random")).get("code") == "just_left":
                    await asyncio.sleep(0.1)
                assert told["type"] == "accepted" or told["code"] == "game_is_over"  # by the bots that play already
            while host.status != "over":
                await host.until("game")

    asyncio.run(first_game())
    assert refused(rematch(server, table.id, table.watch)) == (403, "not_allowed")
    assert refused(rematch(server, table.id, "")) == (403, "not_allowed")
    with ThreadPoolExecutor(6) as people:
        answers = list(people.map(lambda n: rematch(server, table.id, (table.keys[0], ben)[n % 2]), range(6)))
    assert {answer.status_code for answer in answers} == {200}
    (again,) = {answer.json()["id"] for answer in answers}
    assert info(server, table)["rematch"] == again
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=60)) as database:
        opens = database.execute("SELECT table_id FROM keys WHERE hash = ?", (hashed(table.keys[0]),)).fetchall()
    assert {name for (name,) in opens} == {table.id, again}  # whoever was slower has left no table behind
    told = server.get(f"/api/tables/{again}", table.watch)
    assert told["status"] == "waiting"
    assert told["title"] == "Again"
    assert [seat.get("name", "") for seat in told["seats"]] == ["Anna", "Ben", ""]
    assert [seat.get("open", False) for seat in told["seats"]] == [False, False, True]

    async def second_game() -> None:
        async with server.client(again, table.keys[0]) as host, server.client(again, ben) as guest:
            assert (host.frames[0]["host"], guest.frames[0]["seats"]) == (True, [2])
            assert (await host.ask("begin"))["type"] == "accepted"

    asyncio.run(second_game())


# --- closed doors -----------------------------------------------------------------------------------------------------


def test_a_private_table_is_closed_to_strangers_and_open_to_its_keys(server: Server) -> None:
    table, other = server.open_table(), server.open_table()
    address = f"{server.url}/api/tables/{table.id}"
    for path in ("", "/moments", "/record"):
        assert refused(httpx.get(address + path, timeout=30)) == (403, "key_needed")
        assert refused(httpx.get(address + path, headers=bearer(other.keys[0]), timeout=30)) == (403, "wrong_key")
    basic = {"Authorization": f"Basic {table.keys[0]}"}
    assert refused(httpx.get(address, headers=basic, timeout=30)) == (403, "wrong_key")
    for key in (*table.keys, table.watch):
        assert info(server, table, key)["id"] == table.id


@pytest.mark.parametrize(("key", "code"), [("", "key_needed"), ("x" * 24, "wrong_key")])
def test_nobody_plays_at_a_private_table_without_its_key(server: Server, key: str, code: str) -> None:
    table = server.open_table()

    async def knock() -> None:
        with pytest.raises(AssertionError, match=code):
            async with server.client(table.id, key):
                pass
        with pytest.raises(AssertionError, match="no_such_table"):
            async with server.client("nowhere", key):
                pass

    asyncio.run(knock())


def test_a_public_table_is_watched_without_a_key(server: Server) -> None:
    table = server.open_table(public=True)

    async def watch() -> None:
        async with server.client(table.id) as watcher:
            assert "seats" not in watcher.frames[0]
            for wish in (
                {"kind": "act", "seq": 0, "action": "pick 0"},
                {"kind": "undo", "seq": 0},
                {"kind": "sit", "seat": 1},
                {"kind": "leave", "seat": 1},
                {"kind": "fill", "seat": 1},
                {"kind": "begin"},
                {"kind": "chat", "text": "hello"},
            ):
                assert (await watcher.ask(**wish))["code"] == "not_allowed"
            assert watcher.seq == 0

    asyncio.run(watch())
    assert refused(httpx.get(f"{server.url}/api/tables/nowhere", timeout=30)) == (404, "no_such_table")
