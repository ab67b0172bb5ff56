"""People around a table: a guest who looks before he sits down, and spectators who talk."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from elbowroom.engine.errors import Refusal
from elbowroom.server.gallery import KEPT, MOST, MOST_OF_ONE, PAUSE, Gallery, Pace
from elbowroom.server.wire import Aside
from tests.server.harness import Client, Server, sqlite_url
from tests.server.knowledge import check_message

ANNA_AND_BEN = [{"name": "Anna"}, {}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("people"))) as running:
        yield running


async def news_until(client: Client, kind: str) -> dict[str, Any]:
    """The next message of a kind; all messages on the way are such that anybody may read them."""
    while True:
        message = await client.receive()
        if message["type"] != "game":
            check_message(message)
        if message["type"] == kind:
            return message


# --- looking before sitting -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("protocol", [1, 2])
def test_who_only_looks_takes_no_seat_until_he_is_ready(server: Server, protocol: int) -> None:
    table = server.open_table(seats=ANNA_AND_BEN, public=True)

    async def guest() -> None:
        async with server.client(table.id, table.keys[1], name="Ben", protocol=protocol, sit=False) as ben:
            welcome = await ben.until("welcome")
            assert welcome["seats"] == [2]
            told = await ben.until("game", "news")
            assert not any(seat.get("came") or seat.get("taken") for seat in told["table"]["seats"])
            assert server.get(f"/api/tables/{table.id}")["seq"] == 0
            assert (await ben.ask("sit", seat=2, name="Benedict"))["type"] == "accepted"
        seat = server.get(f"/api/tables/{table.id}")["seats"][1]
        assert (seat["name"], seat["came"], seat["taken"]) == ("Benedict", True, True)

    asyncio.run(guest())


def test_who_looks_is_seen_to_be_there(server: Server) -> None:
    table = server.open_table(seats=ANNA_AND_BEN)

    async def both() -> None:
        async with (
            server.client(table.id, table.keys[0]) as anna,
            server.client(table.id, table.keys[1], sit=False) as ben,
        ):
            while (await anna.until("presence"))["online"] != [1, 2]:
                pass
            assert anna.status == "waiting"
            await ben.ask("sit", seat=2, name="Ben")
            await anna.until("game")

    asyncio.run(both())


def test_a_late_guest_looks_at_a_game_that_has_begun_and_takes_the_seat_from_the_bot(server: Server) -> None:
    table = server.open_table(seats=ANNA_AND_BEN)

    async def late() -> None:
        async with server.client(table.id, table.keys[0]) as anna:
            await anna.ask("fill", seat=2, bot="random")
            while anna.status != "playing":
                await anna.until("game")
            async with server.client(table.id, table.keys[1], sit=False) as ben:
                seat = (await ben.until("game"))["table"]["seats"][1]
                assert (seat["bot"], seat.get("came", False)) == ("random", False)
                assert (await ben.ask("sit", seat=2, name="Anna"))["code"] == "name"
                assert (await ben.ask("sit", seat=2, name="Ben"))["type"] == "accepted"
                seat = ben.game["table"]["seats"][1]
                assert (seat["name"], seat["came"], seat.get("bot", "")) == ("Ben", True, "")

    asyncio.run(late())


# --- spectators talk --------------------------------------------------------------------------------------------------


def test_spectators_talk_to_each_other_and_to_players_but_not_into_the_log(server: Server) -> None:
    table = server.open_table(seats=ANNA_AND_BEN)

    async def talk() -> None:
        async with (
            server.client(table.id, table.keys[0], protocol=2) as anna,
            server.client(table.id, table.watch, protocol=2) as cleo,
        ):
            seq = (await anna.until("news"))["seq"]
            assert (await cleo.ask("chat", text=" What a\n move! ", name="Cleo"))["seq"] == seq
            for client in (cleo, anna):
                heard = next((frame for frame in client.frames if frame["type"] == "asides"), None)
                heard = heard or await news_until(client, "asides")
                [line] = heard["lines"]
                assert (line["name"], line["text"], heard.get("kept", False)) == ("Cleo", "What a move!", False)
            assert server.get(f"/api/tables/{table.id}", table.watch)["seq"] == seq
            async with server.client(table.id, table.watch, protocol=2) as late:
                heard = await news_until(late, "asides")
                assert (heard["kept"], [line["text"] for line in heard["lines"]]) == (True, ["What a move!"])
            async with server.client(table.id, table.watch) as former:
                await former.ask("ping")
                assert "asides" not in {frame["type"] for frame in former.frames}

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("name", "text", "code", "why"),
    [
        ("", "hello", "name", "name-needed"),
        (" \t", "hello", "name", "name-needed"),
        ("Anna", "hello", "name", "name-taken"),
        ("aNNA", "hello", "name", "name-taken"),
        ("x" * 25, "hello", "name", "text-too-long"),
        ("Eve (greedy)", "hello", "name", "name-of-bot"),
        ("\u202eeve", "hello", "name", "text-unseen"),
        ("Eve", "", "chat", "nothing-said"),
        ("Eve", "x" * 401, "chat", "text-too-long"),
        ("Eve", "\u202e", "chat", "text-unseen"),
    ],
)
def test_what_a_spectator_cannot_say_is_refused_for_its_own_reason(
    server: Server, name: str, text: str, code: str, why: str
) -> None:
    table = server.open_table(seats=ANNA_AND_BEN)

    async def say() -> None:
        async with server.client(table.id, table.watch, protocol=2) as eve:
            answer = await eve.ask("chat", text=text, name=name)
            assert (answer["code"], answer["why"]) == (code, why)

    asyncio.run(say())


def test_the_host_and_nobody_else_lets_spectators_be_silent(server: Server) -> None:
    table = server.open_table(seats=ANNA_AND_BEN)

    async def hush() -> None:
        async with (
            server.client(table.id, table.keys[0], protocol=2) as anna,
            server.client(table.id, table.keys[1], protocol=2) as ben,
            server.client(table.id, table.watch, protocol=2) as eve,
        ):
            for nobody in (ben, eve):
                answer = await nobody.ask("hush", on=True)
                assert (answer["code"], answer["why"]) == ("not_allowed", "host-hushes")
            asked = (await anna.ask("hush", on=True))["seq"]
            assert (await anna.ask("hush", on=True))["seq"] == asked, "nothing changes by it"
            assert (await eve.ask("chat", text="hello", name="Eve"))["why"] == "spectators-hushed"
            assert (await ben.ask("chat", text="hello"))["type"] == "accepted", "players talk all the same"
            assert server.get(f"/api/tables/{table.id}", table.watch)["hushed"] is True
            await anna.ask("hush", on=False)
            assert (await eve.ask("chat", text="hello", name="Eve"))["type"] == "accepted"
            told = [moment for frame in eve.frames for moment in frame.get("moments", []) if moment["kind"] == "hushed"]
            assert [moment.get("on", False) for moment in told] == [True, False]

    asyncio.run(hush())


def test_one_spectator_cannot_say_everything(server: Server) -> None:
    table = server.open_table(seats=ANNA_AND_BEN)

    async def flood() -> None:
        async with (
            server.client(table.id, table.watch, protocol=2) as eve,
            server.client(table.id, table.watch, protocol=2) as cleo,
        ):
            answers = [await eve.ask("chat", text=f"line {n}", name="Eve") for n in range(MOST_OF_ONE + 2)]
            assert [answer.get("why", "") for answer in answers] == [""] * MOST_OF_ONE + ["too-chatty"] * 2
            assert (await cleo.ask("chat", text="hello", name="Cleo"))["type"] == "accepted"

    asyncio.run(flood())


def test_no_two_lines_have_the_same_time() -> None:
    gallery = Gallery()
    times = [gallery.hear(Aside(at, "Zoe", "oh")).at for at in (5.0, 5.0, 4.0, 6.0)]
    assert times == [5.0, 5.001, 5.002, 6.0]


def test_all_spectators_together_fill_neither_time_nor_memory() -> None:
    gallery = Gallery()
    for number in range(MOST):
        gallery.say("Eve", f"line {number}", 100.0, Pace(MOST_OF_ONE))
    with pytest.raises(Refusal, match="too much is said at once"):
        gallery.say("Eve", "one more", 100.0 + PAUSE / 2, Pace(MOST_OF_ONE))
    for number in range(MOST):
        gallery.say("Eve", f"later {number}", 100.5 + PAUSE, Pace(MOST_OF_ONE))
    assert len(gallery.lines) == KEPT
