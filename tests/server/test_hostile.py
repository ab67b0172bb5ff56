"""Whatever clients send that is wrong, nothing changes, everybody is told why, and the server goes on."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import psutil  # type: ignore[import-untyped,unused-ignore]
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elbowroom.engine.actions import verbs
from tests.server.arena import GUEST, HOST, ROLES, WATCHER, Arena, Json
from tests.server.harness import Client, Server, sqlite_url

Message = str | bytes

LIMIT = 16_384  # bytes of a message


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arena]:
    with Server(sqlite_url(tmp_path_factory.mktemp("hostile"))) as server:
        yield Arena(server)


# --- messages that are no messages ------------------------------------------------------------------------------------

VALID: tuple[Json, ...] = (
    {"type": "hello", "key": "k", "seen": 1, "name": "n"},
    {"type": "act", "seq": 1, "action": "done"},
    {"type": "undo", "seq": 1},
    {"type": "why", "action": "done"},
    {"type": "sit", "seat": 1, "name": "n"},
    {"type": "leave", "seat": 1, "bot": "greedy"},
    {"type": "fill", "seat": 1, "bot": "greedy"},
    {"type": "begin", "bot": "greedy"},
    {"type": "chat", "text": "t", "name": "n"},
    {"type": "hush", "on": True},
    {"type": "mute", "seat": 2, "on": True},
    {"type": "remove", "seat": 9},
    {"type": "ping", "ref": 1},
)
NUMBERS: tuple[Any, ...] = (-1, -(2**63), 2**53 + 1, 2**63, 2**64, 10**400, 1.5, 1e308, True, "1", None, [], {}, [1])
WORDS: tuple[Any, ...] = (0, -1, 1.5, False, None, [], {}, ["done"], {"a": "b"}, "x" * 2001)
LITERALS = ("NaN", "Infinity", "-Infinity", "1e999", "0x1", "01", "'1'", '"\\ud800"', "undefined", "")


def broken(random: Random) -> Message:
    """A message that was right before one thing was made wrong."""
    message = dict(random.choice(VALID))
    numbers = [name for name in message if name in ("seq", "seen", "seat", "ref")]
    words = [name for name in message if name in ("key", "name", "action", "bot", "text")]
    match random.randrange(8):
        case 0 if numbers:
            message[random.choice(numbers)] = random.choice(NUMBERS)
        case 1 if words:
            message[random.choice(words)] = random.choice(WORDS)
        case 2:
            message[random.choice(["extra", "Type", "__proto__", "seat_", "key2", ""])] = random.choice(NUMBERS)
        case 3:
            message["type"] = random.choice(["", "Act", "acts", "welcome", "game", "accepted", 1, None, [], {}])
        case 4:
            message["ref"] = random.choice(NUMBERS)
        case 5:
            message["seat"] = random.choice([0, 7, 100, -1])
            message["extra"] = 1
        case 6:
            text = json.dumps({**message, "ref": "@"})
            return text.replace('"@"', random.choice(LITERALS))
        case _:
            text = json.dumps(message)
            return text[: random.randrange(len(text))]
    return json.dumps(message)


def nonsense(random: Random) -> Message:
    """Bytes, texts and values of all kinds that have nothing to do with the protocol."""
    match random.randrange(7):
        case 0:
            return random.randbytes(random.randrange(200))
        case 1:
            return "".join(chr(random.choice([*range(1, 0x300), 0xFFFF, 0x1F600])) for _ in range(random.randrange(80)))
        case 2:
            depth = random.choice([10, 1000, LIMIT // 2 - 40])
            opening, closing = random.choice([("[", "]"), ('{"a":', "}")])
            depth = depth if opening == "[" else depth // 4
            return f'{{"type":"ping","x":{opening * depth}{"1" if opening != "[" else ""}{closing * depth}}}'
        case 3:
            return "[" * random.randrange(1, LIMIT)
        case 4:
            return json.dumps(random.choice([None, True, 1, 1.5, "act", [], {}, [{}], {"type": {}}, [VALID[1]]]))
        case 5:
            return json.dumps({"type": "act", "seq": 1, "action": "x" * random.choice([LIMIT, 3 * LIMIT])})
        case _:
            return ("\ufeff" if random.random() < 0.5 else "") + '{"type":"act","type":"nothing"}'


def _is_harmless(message: Message) -> bool:
    """Whether the draw has come out as something that may be said: a ping."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("type") == "ping" and set(found) <= {"type", "ref"}


# --- messages that are right, from the wrong one or at the wrong time -------------------------------------------------


def forbidden(arena: Arena, role: str, random: Random) -> Json:
    """A well-formed wish that this role may not have now."""
    legal, seq = random.choice(arena.choices), arena.seq
    own, other = (1, 2) if role == HOST else (2, 1)
    wishes: list[Json] = [
        {"type": "hello", "key": arena.keys[role]},
        {"type": "act", "seq": random.randrange(1, seq), "action": legal},
        {"type": "act", "seq": seq + random.choice([1, 2, 1000, 2**53 - seq]), "action": legal},
        {"type": "act", "seq": seq, "action": illegal(arena, random)},
        {"type": "undo", "seq": random.randrange(0, seq + 2)},
        {"type": "why", "action": random.choice(["", "?", "conquer 99", "conquer -1", "x" * 1999])},
        {"type": "sit", "seat": random.randrange(3, 7), "name": "Eve"},
        {"type": "leave", "seat": random.randrange(3, 7)},
        {"type": "fill", "seat": random.randrange(3, 7)},
        {"type": "chat", "text": random.choice(["", "  ", "x" * 401, "\u202eevil", "a\u0000b", "\x07"])},
    ]
    if role != arena.decider:
        wishes += [{"type": "act", "seq": seq, "action": legal}] * 3
    if role == WATCHER:
        wishes += [
            *({"type": kind, "seat": seat} for kind in ("sit", "leave", "fill") for seat in (1, 2)),
            {"type": "chat", "text": "hello"},
            {"type": "chat", "text": "hello", "name": "Eve"},
            {"type": "begin"},
        ]
    if role != HOST:
        wishes += [{"type": "hush", "on": random.choice([True, False])}]
    else:
        wishes += [{"type": kind, "seat": other} for kind in ("sit", "leave", "fill")]
        wishes += [
            {
                "type": "sit",
                "seat": own,
                "name": random.choice([("Ben", "Anna")[own - 1], "x" * 25, "\x00"]),
            },
            {"type": "leave", "seat": own, "bot": random.choice(["", "nobody", "person", "open", "x" * 1999])},
            random.choice(arena.accepted[role]),
        ]
    if role == GUEST:
        wishes.append({"type": "begin"})
    return {**random.choice(wishes), "ref": random.randrange(2**40)}


def illegal(arena: Arena, random: Random) -> str:
    """A text that is no action now, or none at all."""
    texts = [
        "",
        " ",
        "done now",
        "conquer",
        "conquer 0",
        "conquer 1 2",
        "conquer x",
        "\u0661",
        "conquer \u0661",
        "undo",
    ]
    while True:
        text = random.choice([*texts, f"{random.choice(verbs())} {random.choice(['', str(random.randrange(-2, 70))])}"])
        if " ".join(text.split()) not in arena.choices:
            return text


# --- sending them -----------------------------------------------------------------------------------------------------


async def send_all(client: Client, messages: list[Message]) -> list[Json]:
    """Send everything at once; returns the answers, one for each."""
    answers: list[Json] = []

    async def read() -> None:
        while True:
            answer = await client.receive(60)
            if answer["type"] == "pong" and answer["ref"] == 2**50:
                return
            if answer["type"] != "presence":
                answers.append(answer)

    reading = asyncio.create_task(read())
    for message in messages:
        await client.socket.send(message)
    await client.send(type="ping", ref=2**50)
    await reading
    return answers


def check_answers(messages: list[Message], answers: list[Json]) -> None:
    assert len(answers) == len(messages), (messages, answers)
    for message, answer in zip(messages, answers, strict=True):
        if answer["type"] == "pong" and _is_harmless(message):
            continue
        assert answer["type"] == "refused", (message, answer)
        assert answer["code"], answer
        assert answer["message"], answer
        assert len(answer["message"]) < 3000, answer


async def attack(arena: Arena, role: str, messages: list[Message]) -> None:
    """Send messages while both players are there, one of them perhaps the attacker."""
    async with contextlib.AsyncExitStack() as stack:
        clients = {r: await stack.enter_async_context(arena.client(r)) for r in ROLES}
        check_answers(messages, await send_all(clients[role], messages))
        for other in ROLES:
            if other != role:
                assert not await send_all(clients[other], []), "the others are not told"


def test_thousands_of_wrong_messages_change_nothing(arena: Arena) -> None:
    random = Random(99)
    server = psutil.Process(arena.server.pid)
    sizes = []
    for _ in range(4):
        for role in ROLES:
            messages: list[Message] = []
            for _ in range(120):
                messages += [broken(random), nonsense(random), json.dumps(forbidden(arena, role, random))]
            asyncio.run(attack(arena, role, random.sample(messages, len(messages))))
        arena.check()
        sizes.append(server.memory_info().rss)
    assert max(sizes) - sizes[0] < 64_000_000, sizes


@pytest.mark.slow
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(role=st.sampled_from(ROLES), randoms=st.lists(st.randoms(use_true_random=False), min_size=1, max_size=12))
def test_any_mixture_of_wrong_messages_changes_nothing(arena: Arena, role: str, randoms: list[Random]) -> None:
    messages: list[Message] = []
    for random in randoms:
        messages += [
            broken(random),
            nonsense(random),
            json.dumps(forbidden(arena, role, random)),
        ]
    asyncio.run(attack(arena, role, messages))
    arena.check()


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.slow
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    values=st.lists(
        st.binary(max_size=300)
        | st.text(max_size=300)
        | JSON_VALUES.map(json.dumps)
        | st.fixed_dictionaries({"type": st.sampled_from([str(v["type"]) for v in VALID]), "seq": JSON_VALUES}).map(
            lambda message: json.dumps({**message, "never": 1})
        ),
        min_size=1,
        max_size=20,
    )
)
def test_whatever_hypothesis_thinks_of_changes_nothing(arena: Arena, values: list[Message]) -> None:
    wire = [value.encode("utf-8", "replace").decode() if isinstance(value, str) else value for value in values]
    asyncio.run(attack(arena, arena.decider, wire))


def test_nothing_of_that_was_stored(arena: Arena) -> None:
    arena.check()
    answer = asyncio.run(_last_act(arena))
    assert answer["type"] == "refused"


async def _last_act(arena: Arena) -> Json:
    async with arena.client(arena.other) as client:
        return await client.act(arena.choices[0])


# --- before the welcome -----------------------------------------------------------------------------------------------


async def first_message(arena: Arena, message: Message, table: str | None = None) -> tuple[list[Json], int]:
    """What a stranger is answered, and the code of the close that must follow."""
    url = f"ws://127.0.0.1:{arena.server.port}/api/tables/{table or arena.table.id}/play"
    answers: list[Json] = []
    async with connect(url, open_timeout=60, max_size=None) as socket:
        try:
            await socket.send(message)
            while True:
                answers.append(json.loads(await asyncio.wait_for(socket.recv(), 60)))
        except ConnectionClosed as closed:
            return answers, closed.rcvd.code if closed.rcvd is not None else 0


def _hello(**fields: Any) -> str:
    return json.dumps({"type": "hello", **fields})


def test_nobody_comes_in_without_a_proper_hello(arena: Arena) -> None:
    keys = arena.elsewhere
    wrong = [
        *(_hello(key=key) for key in ("x", "x" * 24, "x" * 100, *keys.keys, keys.watch, arena.table.keys[0][:-1])),
        *(_hello(key=key) for key in (arena.table.keys[0].swapcase(), f" {arena.table.keys[0]}", "\x00", "é" * 24)),
        *(_hello(key=arena.table.keys[0], seen=seen) for seen in (arena.seq + 1, -1, 2**53, 2**63, 1.5, "1", None)),
        _hello(key=None),
        _hello(key=arena.table.keys[0], extra=1),
        _hello(key=["x"]),
        *(json.dumps({**message, "ref": 3}) for message in VALID if message["type"] != "hello"),
        *(broken(Random(n)) for n in range(60)),
        *(nonsense(Random(n)) for n in range(60)),
    ]

    async def knock() -> None:
        for message in wrong:
            answers, code = await first_message(arena, message)
            assert [answer["type"] for answer in answers] == ["refused"], (message, answers)
            assert answers[0]["code"] in ("hello", "message", "not_json", "too_large", "wrong_key", "seen"), answers
            assert code == 4403
        for table in ("nothing", "%00", "a" * 500, arena.elsewhere.id):
            answers, code = await first_message(arena, _hello(), table)
            assert answers[0]["code"] in ("no_such_table", "key_needed")
            assert code == 4403

    asyncio.run(knock())
    arena.check()
