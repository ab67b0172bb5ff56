"""Playing over the wire: what is told, what is refused, undo, coming back at any moment, several tabs."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game
from tests.server.games import cut, played, uploaded
from tests.server.harness import Client, Opened, Server, sqlite_url

PAIR = [{"name": "Anna"}, {"name": "Ben"}]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    with Server(sqlite_url(tmp_path_factory.mktemp("play"))) as running:
        yield running


async def begin(anna: Client, ben: Client) -> tuple[Client, Client]:
    """Wait until the game has begun; returns the client who decides, then the other."""
    for client in (anna, ben):
        while client.status == "waiting":
            await client.until("game")
    return (anna, ben) if anna.choices else (ben, anna)


async def do(client: Client, action: str) -> None:
    answer = await client.act(action)
    assert answer["type"] == "accepted", answer
    await client.catch_up(answer["seq"])


def first(client: Client, verb: str) -> str:
    return next(action for action in client.choices if action.split()[0] == verb)


def contiguous(client: Client, after: int = 0) -> bool:
    """Whether everything after a number was told exactly once and in order."""
    return [happening["seq"] for happening in client.happenings] == list(range(after + 1, client.seq + 1))


# --- what is told -----------------------------------------------------------------------------------------------------


def test_each_seat_sees_its_own_coins_and_watchers_none(shared: Server) -> None:
    table = shared.open_table(seats=PAIR)

    async def look() -> None:
        async with (
            shared.client(table.id, table.keys[0]) as anna,
            shared.client(table.id, table.keys[1]) as ben,
            shared.client(table.id, table.watch) as watcher,
        ):
            decider, other = await begin(anna, ben)
            while watcher.status == "waiting":
                await watcher.until("game")
            seen = [[seat["coins"] for seat in client.game["position"]["seats"]] for client in (anna, ben, watcher)]
            assert seen == [[5, None], [None, 5], [None, None]]
            assert decider.game["decision"]["seat"] == decider.game["position"]["decider"]
            assert "decision" not in other.game
            assert "decision" not in watcher.game
            assert anna.happenings == ben.happenings == watcher.happenings

    asyncio.run(look())


def test_open_scores_are_seen_by_all(shared: Server) -> None:
    table = shared.open_table(public=True, switches={"openScores": True}, seats=[{}, {"player": "greedy"}])

    async def look() -> None:
        async with shared.client(table.id, table.keys[0]), shared.client(table.id) as watcher:
            while watcher.status == "waiting":
                await watcher.until("game")
            # The bot may have begun and paid for its combo.
            assert all(isinstance(seat["coins"], int) for seat in watcher.game["position"]["seats"])

    asyncio.run(look())


@pytest.mark.parametrize("board", ["base_2", "underground_2", "base_2+sky_3"])
def test_a_decision_lists_choices_and_targets_with_costs_that_add_up(shared: Server, board: str) -> None:
    table = shared.open_table(board=board)
    conquests = 0

    async def look() -> None:
        nonlocal conquests
        random = Random(3)
        async with shared.client(table.id, table.keys[0]) as anna:
            while conquests < 12 and anna.status != "over":
                if not anna.choices:
                    await anna.until("game")
                    continue
                decision = anna.game["decision"]
                conquests += bool(decision.get("targets"))
                check_targets(decision, anna.game["position"])
                for choice in decision["choices"]:
                    word, _, number = choice["action"].partition(" ")
                    assert word == choice["verb"]
                    given = choice.get("region") or choice.get("seat") or choice.get("price")
                    assert number == ("" if given is None else str(given))
                await do(anna, random.choice(anna.choices))

    asyncio.run(look())
    assert conquests >= 5


def check_targets(decision: dict[str, Any], position: dict[str, Any]) -> None:
    """Costs are the sum of their items; what can be conquered is what nothing refuses."""
    targets = decision.get("targets", [])
    for target in targets:
        assert target["cost"] == max(1, sum(item["amount"] for item in target["items"]))
        assert all(item["reason"] and item["rule"] for item in target["items"])
    free = {target["region"] for target in targets if "refused" not in target}
    assert free == {choice["region"] for choice in decision["choices"] if choice["verb"] == "conquer"}
    for target in targets:
        if "refused" in target:
            assert target["refused"]["code"]
            assert target["refused"]["message"]
    if targets:
        assert [target["region"] for target in targets] == [region["id"] for region in position["regions"]]


def test_the_picture_agrees_with_the_record(shared: Server) -> None:
    record = cut(played(seed=6), 60)
    state = Game.resume(record).state
    table = shared.open_table(record=uploaded(record), seats=[{"link": 1}, {"link": 1}])

    async def look() -> None:
        async with shared.client(table.id, table.keys[0]) as sofa:
            position = sofa.game["position"]
            assert [seat["coins"] for seat in position["seats"]] == [int(state.coins(seat)) for seat in (0, 1)]
            assert [region.get("tokens", 0) for region in position["regions"]] == [
                int(state.tokens(region)) for region in range(state.board.size)
            ]
            assert (position["decider"], position["phase"]) == (int(state.decider) + 1, state.phase_name)
            assert sofa.choices == [action.text() for action in state.legal()]
            assert len(position["column"]) == int(state.visible)

    asyncio.run(look())


# --- what is refused --------------------------------------------------------------------------------------------------


def test_why_something_is_not_possible_can_be_asked(shared: Server) -> None:
    table = shared.open_table(seats=PAIR)

    async def ask() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider, other = await begin(anna, ben)
            assert (await other.ask("why", action="pick 0"))["code"] == "not_your_turn"
            assert (await decider.ask("why", action="pick 0"))["type"] == "accepted"
            assert (await decider.ask("why", action="dance"))["code"] == "bad_action_text"
            await do(decider, "pick 0")
            seq = decider.seq
            refusals = {
                target["region"]: target["refused"]
                for target in decider.game["decision"]["targets"]
                if "refused" in target
            }
            assert refusals
            for region, expected in refusals.items():
                answer = await decider.ask("why", action=f"conquer {region}")
                assert {name: answer[name] for name in expected} == expected
                refused = await decider.act(f"conquer {region}")
                assert (refused["code"], refused["message"]) == (expected["code"], expected["message"])
            assert decider.seq == seq

    asyncio.run(ask())


def test_stale_illegal_and_foreign_actions_are_refused_and_change_nothing(shared: Server) -> None:
    table = shared.open_table(seats=PAIR)

    async def refuse() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider, other = await begin(anna, ben)
            seq, picture = decider.seq, dict(decider.game)
            wishes: list[tuple[Client, str, int, str]] = [
                (decider, "pick 0", 0, "stale"),
                (decider, "pick 0", seq - 1, "stale"),
                (decider, "pick 0", seq + 1, "stale"),
                (decider, "pick 0", 2**53, "stale"),
                (decider, "dance", seq, "bad_action_text"),
                (decider, "", seq, "bad_action_text"),
                (decider, "pick -1", seq, "bad_action_text"),
                (decider, "pick 5; stop", seq, "bad_action_text"),
                (decider, "undo", seq, "ability_missing"),
                (decider, "done", seq, "wrong_decision"),
                (decider, "conquer 1", seq, "wrong_decision"),
                (other, "pick 0", seq, "not_your_turn"),
                (other, "dance", seq, "not_your_turn"),
            ]
            for client, action, seen, code in wishes:
                answer = await client.act(action, seen)
                assert (answer["type"], answer.get("code")) == ("refused", code)
                assert answer["message"]
            assert (await decider.ask("undo", seq=seq))["code"] == "nothing_to_undo"
            assert (await other.ask("undo", seq=seq))["code"] == "not_your_turn"
            assert shared.get(f"/api/tables/{table.id}", table.watch)["seq"] == seq
            async with shared.client(table.id, decider_key(table, decider)) as again:
                assert again.game["position"] == picture["position"]
                assert again.game["decision"] == picture["decision"]

    asyncio.run(refuse())


def decider_key(table: Opened, client: Client) -> str:
    return str(table.keys[client.frames[0]["seats"][0] - 1])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello", "not_json"),
        ("[1, 2]", "message"),
        ('{"type": "dance"}', "message"),
        ('{"type": "act", "action": "pick 0"}', "message"),
        ('{"type": "act", "seq": -1, "action": "pick 0"}', "message"),
        ('{"type": "act", "seq": 1.5, "action": "pick 0"}', "message"),
        ('{"type": "act", "seq": 1, "action": "pick 0", "seat": 2}', "message"),
        ('{"type": "sit", "seat": 0}', "message"),
        ('{"type": "sit", "seat": 7}', "message"),
        ('{"type": "hello"}', "hello"),
        ('{"type": "chat", "text": "' + "x" * 20_000 + '"}', "too_large"),
    ],
)
def test_what_is_no_message_is_refused_and_the_conversation_goes_on(shared: Server, text: str, code: str) -> None:
    table = shared.open_table()

    async def talk() -> None:
        async with shared.client(table.id, table.watch) as client:
            await client.socket.send(text)
            answer = await client.receive()
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert (await client.ask("ping"))["type"] == "pong"

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"type": "ping"}', "hello"),
        ("?", "not_json"),
        ('{"type": "hello", "seen": 1}', "seen"),
        ('{"type": "hello", "key": "' + "x" * 101 + '"}', "message"),
    ],
)
def test_who_does_not_say_hello_properly_is_sent_away_with_the_reason(shared: Server, hello: str, code: str) -> None:
    table = shared.open_table(public=True)

    async def talk() -> None:
        address = f"ws://127.0.0.1:{shared.port}/api/tables/{table.id}/play"
        async with connect(address) as socket:
            await socket.send(hello)
            client = Client(socket)
            assert (await client.receive())["code"] == code
            await socket.wait_closed()
            assert socket.close_code == 4403

    asyncio.run(talk())


# --- undo -------------------------------------------------------------------------------------------------------------


def test_steps_are_taken_back_over_the_wire_until_the_last_reveal(shared: Server) -> None:
    table = shared.open_table(seats=PAIR)

    async def take_back() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider, other = await begin(anna, ben)
            await do(decider, "pick 0")
            assert "can_undo" not in decider.game["decision"]
            pictures = []
            for _ in range(2):
                pictures.append(decider.game)
                await do(decider, first(decider, "conquer"))
                assert decider.game["decision"]["can_undo"]
            assert (await other.ask("undo", seq=decider.seq))["code"] == "not_your_turn"
            assert (await decider.ask("undo", seq=decider.seq - 1))["code"] == "stale"
            for picture in reversed(pictures):
                answer = await decider.ask("undo", seq=decider.seq)
                await decider.catch_up(answer["seq"])
                assert decider.game["position"] == picture["position"]
                assert decider.game["decision"] == picture["decision"]
            assert (await decider.ask("undo", seq=decider.seq))["code"] == "nothing_to_undo"
            await other.catch_up(decider.seq)
            kinds = [happening["kind"] for happening in other.happenings]
            assert kinds[-5:] == ["acted", "acted", "acted", "undone", "undone"]
            assert other.happenings == decider.happenings
            assert contiguous(other)

    asyncio.run(take_back())


# --- coming back ------------------------------------------------------------------------------------------------------


def test_somebody_who_comes_back_in_any_phase_misses_nothing_and_hears_nothing_twice(shared: Server) -> None:
    table = shared.open_table(board="underground_2", seats=[{"name": "Anna"}, {"player": "random"}])
    phases: set[str] = set()

    async def play() -> None:
        random = Random(4)
        happenings: list[dict[str, Any]] = []
        seen = 0
        async with shared.client(table.id, table.watch) as watcher:
            while not {"pick", "conquer", "redeploy", "decide"} <= phases:
                async with shared.client(table.id, table.keys[0], seen=seen) as anna:
                    while not anna.choices:
                        await anna.until("game")
                    phases.add(anna.game["position"]["phase"])
                    answer = await anna.act(random.choice(anna.choices))
                    if random.random() < 0.5:  # otherwise the line breaks before the news comes
                        await anna.catch_up(answer["seq"])
                    happenings += anna.happenings
                    seen = anna.seq
            await watcher.catch_up(seen)
            assert [happening["seq"] for happening in happenings] == list(range(1, seen + 1))
            assert happenings == watcher.happenings[:seen]

    asyncio.run(play())


def test_the_same_seat_in_two_tabs(shared: Server) -> None:
    table = shared.open_table(seats=[{"name": "Anna", "link": 1}, {"name": "Ben", "link": 1}])

    async def play() -> None:
        async with shared.client(table.id, table.keys[0]) as left:
            while not left.choices:
                await left.until("game")
            async with shared.client(table.id, table.keys[0]) as right:
                seq = left.seq
                assert right.game["decision"] == left.game["decision"]
                await do(left, "pick 0")
                assert (await right.act("pick 0", seq))["code"] == "stale"
                await right.catch_up(left.seq)
                assert right.game == left.game
                answers = await asyncio.gather(
                    left.act(first(left, "conquer")), right.act(first(right, "conquer"), left.seq)
                )
                assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
                await left.catch_up(seq + 2)
                await right.catch_up(seq + 2)
                assert right.game == left.game
            assert contiguous(left)
            seats = shared.get(f"/api/tables/{table.id}", table.watch)["seats"]
            assert seats[0]["online"]
            assert (await left.ask("ping"))["type"] == "pong"

    asyncio.run(play())


@pytest.mark.slow
def test_people_find_their_game_again_after_the_server_was_restarted(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        table = server.open_table(seats=PAIR)

        async def before() -> tuple[str, dict[str, Any], int]:
            async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
                decider, _ = await begin(anna, ben)
                await do(decider, "pick 0")
                await do(decider, first(decider, "conquer"))
                return decider_key(table, decider), decider.game, decider.seq

        key, game, seq = asyncio.run(before())
        for restart in (server.stop, server.kill):
            restart()
            server.start()

            async def after() -> None:
                async with server.client(table.id, key, seen=seq) as again:
                    assert again.happenings == []
                    assert again.game["position"] == game["position"]
                    assert again.game["decision"] == game["decision"]
                async with server.client(table.id, key) as newcomer:
                    assert contiguous(newcomer)

            asyncio.run(after())

        async def take_back() -> None:
            async with server.client(table.id, key, seen=seq) as again:
                answer = await again.ask("undo", seq=seq)
                assert (answer["type"], answer["seq"]) == ("accepted", seq + 1)

        asyncio.run(take_back())


def test_a_whole_game_with_steps_taken_back_leaves_a_record_that_replays(shared: Server) -> None:
    table = shared.open_table(record=uploaded(cut(played(seed=2), -30)), seats=[{"link": 1}, {"link": 1}])

    async def play() -> None:
        random = Random(9)
        async with shared.client(table.id, table.keys[0]) as sofa:
            while sofa.status != "over":
                if sofa.game["decision"].get("can_undo") and random.random() < 0.3:
                    await sofa.catch_up((await sofa.ask("undo", seq=sofa.seq))["seq"])
                else:
                    await do(sofa, random.choice(sofa.choices))

    asyncio.run(play())
    answer = httpx.get(f"{shared.url}/api/tables/{table.id}/record", timeout=30)
    record = parse_record(answer.content)
    assert "undo" in record.actions
    assert Game.resume(record).state.over
