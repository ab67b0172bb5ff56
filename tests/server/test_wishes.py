"""Protocol 2 over the wire: several actions in one wish, news instead of whole pictures, and regions explained."""

import asyncio
from typing import Any

import pytest

from elbowroom.server.wishes import MOST_ACTIONS
from tests.server.described import SERVER, wrong
from tests.server.harness import Client, Opened, Server

SEATS = [{"player": "person", "name": "Anna"}, {"player": "person", "name": "Ben"}]


def opened(server: Server) -> Opened:
    return server.open_table(board="base_2", seats=SEATS)


async def conquering(anna: Client, ben: Client) -> Client:
    """Whoever is first takes a combo and is about to conquer; both have seen it."""
    await anna.catch_up(3)
    await ben.catch_up(3)
    first = anna if anna.choices else ben
    answer = await first.act("pick 0")
    for client in (anna, ben):
        await client.catch_up(answer["seq"])
    return first


def test_several_actions_are_stored_and_told_as_one(server: Server) -> None:
    table = opened(server)

    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            first = await conquering(anna, ben)
            other = ben if first is anna else anna
            seq, told = first.seq, len(other.frames)
            conquest = first.choices[0]
            assert (await first.ask("act", seq=seq, actions=[conquest, "stop"])) == {
                "type": "accepted",
                "ref": 2,
                "seq": seq + 1,
            }
            await other.catch_up(seq + 1)
            assert [frame["type"] for frame in other.frames[told:]] == ["game"]
            entry = other.happenings[-1]
            assert (entry["action"], entry["more"]) == (conquest, ["stop"])
            assert first.game["decision"]["phase"] == "redeploy"
            await first.ask("undo", seq=first.seq)
            await first.catch_up(seq + 2)
            assert first.game["decision"]["phase"] == "conquer"
            assert conquest in first.choices

    asyncio.run(game())


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ({}, {"code": "message", "message": "$: it has either `action` or `actions`"}),
        ({"action": "stop", "actions": ["stop"]}, {"code": "message"}),
        ({"actions": []}, {"code": "message", "message": "$.actions: Expected `array` of length >= 1"}),
        ({"actions": "stop"}, {"code": "message", "message": "$.actions: Expected `array`, got `str`"}),
        ({"actions": ["stop", 7]}, {"code": "message"}),
        (
            {"actions": ["stop"] * (MOST_ACTIONS + 1)},
            {"code": "message", "message": f"$.actions: Expected `array` of length <= {MOST_ACTIONS}"},
        ),
        ({"actions": ["stop", "dance"]}, {"code": "bad_action_text", "number": 2}),
        ({"actions": ["stop", "done", "done"]}, {"code": "not_last", "number": 3}),
        ({"action": "pick 0"}, {"code": "wrong_decision"}),
    ],
)
def test_a_wish_that_is_not_possible_changes_nothing(server: Server, wish: Any, answer: Any) -> None:
    table = opened(server)

    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            first = await conquering(anna, ben)
            if "not_last" in answer.values():  # a turn with a conquest ends with `done`
                wish["actions"] = [first.choices[0], *wish["actions"]]
                answer["number"] = 4
            seq = first.seq
            await first.send(type="act", seq=seq, **wish)
            refusal = await first.until("refused", "accepted")
            assert refusal["type"] == "refused", refusal
            assert {name: refusal.get(name) for name in answer} == answer
            assert ("number" in refusal) == ("number" in answer)
            assert wrong(SERVER, refusal) == []
            assert (await first.ask("act", seq=seq, action="stop"))["seq"] == seq + 1

    asyncio.run(game())


def test_protocol_2_tells_what_is_new_and_explains_when_asked(server: Server) -> None:
    table = opened(server)

    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            first = await conquering(anna, ben)
            key = table.keys[0 if first is anna else 1]
            async with server.client(table.id, key, protocol=2) as new:
                await new.receive()
                assert new.frames[0]["protocol"] == 2
                assert anna.frames[0]["protocol"] == 1
                while new.frames[-1]["type"] != "news":
                    await new.receive()
                news = new.frames[-1]
                assert news["table"]["agreement"]["board"] == "base_2"
                assert len(news["position"]["regions"]) == 23
                costs = next(choice for choice in news["decision"]["choices"] if choice["verb"] == "conquer")
                region = costs["regions"][0]
                told = await new.ask("why", region=region)
                assert (told["type"], told["region"], told["cost"]) == ("explained", region, costs["costs"][0])
                old = next(target for target in first.game["decision"]["targets"] if target["region"] == region)
                assert told["items"] == old["items"]
                assert sum(item["amount"] for item in told["brings"]) >= 1
                far = next(target for target in first.game["decision"]["targets"] if "refused" in target)
                assert (await new.ask("why", region=far["region"]))["refused"] == far["refused"]
                assert (await new.ask("why", region=24))["code"] == "no_such_region"
                await new.send(type="why", region=0)
                assert (await new.until("refused"))["code"] == "message"
                assert (await new.ask("why"))["code"] == "message"
                assert (await new.ask("why", region=1, action="stop"))["code"] == "message"
                assert (await new.ask("why", action="stop"))["type"] == "accepted"
                await new.ask("act", seq=news["seq"], actions=[f"conquer {region}"])
                while new.frames[-1]["type"] != "accepted":
                    await new.receive()
                change = [frame for frame in new.frames if frame["type"] == "news"][-1]
                assert [one["id"] for one in change["position"]["regions"]] == [region]
                assert "column" not in change["position"]
                assert "agreement" not in change.get("table", {})
                await first.catch_up(change["seq"])
                assert [(frame, wrong(SERVER, frame)) for frame in new.frames if not SERVER.is_valid(frame)] == []

    asyncio.run(game())


def test_a_protocol_nobody_speaks_is_refused(server: Server) -> None:
    table = opened(server)

    async def hello() -> dict[str, Any]:
        async with server.client(table.id, table.keys[0], protocol=3) as anna:
            return await anna.receive()

    refusal = asyncio.run(hello())
    assert (refusal["type"], refusal["code"]) == ("refused", "message")
    assert "$.protocol" in refusal["message"]
    assert server.get("/version")["protocols"] == [1, 2]
    assert server.get("/version")["protocol"] == 1
