"""Programs that play at many tables at once, as cheaply as they can: the other half of `load.py`.

They run in processes of their own, so that the time they need is not taken from the server, and do what they are
ordered over a pipe. Every seat has a connection of its own. With several server processes each has some of the
tables, as behind a proxy that goes by the table, or, if they are to be scattered, some of the seats of each.
"""

import asyncio
import gc
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from random import choice, random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
BOARD = "base_4"
AT_ONCE = 16  # tables that one process opens at the same time
PATIENCE = 60.0  # seconds to wait for anything
ALL = [{"player": "person", "link": 1}] * SEATS  # all seats by one link
EACH = [{"player": "person"}] * SEATS


class Choice(msgspec.Struct):
    action: str


class Decision(msgspec.Struct):
    choices: list[Choice]


class Table(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """What a client needs of a message; the decoder skips the rest."""

    type: str
    seq: int = 0
    message: str = ""
    table: Table | None = None
    decision: Decision | None = None


class Measured(NamedTuple):
    """What happened since the last question; times in seconds from sending an action."""

    wished: int  # actions that were due
    skipped: int  # of them, because the one before was still on its way
    accepted: list[float]
    seen: list[float]  # by somebody else at the table
    waited: list[float]  # until bots had played and a person had to decide again


read_message = msgspec.json.Decoder(Message).decode
text_of = msgspec.json.Encoder().encode


class Seat:
    """A connection to a table."""

    def __init__(self, game: "Game", socket: ClientConnection) -> None:
        self.socket = socket
        self.choices: list[Choice] = []  # empty unless this seat must decide
        self._game = game
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                message = read_message(await self.socket.recv(decode=False))
                if message.type == "game":
                    self.choices = message.decision.choices if message.decision else []
                    self._game.told(self, message)
                elif message.type == "accepted":
                    self._game.accepted()
                elif message.type == "refused":
                    self._game.crowd.fail(f"refused: {message.message}")
        except ConnectionClosed as closed:
            self._game.crowd.fail(f"a connection was lost: {closed}")

    async def leave(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self.socket.close()


class Game:
    """A table whose people all play from here; the other seats have bots."""

    def __init__(self, crowd: "Crowd", with_bots: bool = False) -> None:
        self.crowd = crowd
        self._with_bots = with_bots
        self.begun = asyncio.Event()
        self._over = asyncio.Event()
        self._table = ""
        self._keys: list[str] = []
        self._seats: list[Seat] = []
        self._seq = 0
        self._sent_at = 0.0
        self._sent_seq = 0
        self._waiting = False  # for an action to be accepted
        self._watcher: Seat | None = None  # who is to see the action

    async def open(self, plan: list[dict[str, Any]]) -> None:
        """Open a table and sit down."""
        opened = await self.crowd.post("/api/tables", {"board": BOARD, "seats": plan})
        self._table, self._keys = opened["id"], [link["key"] for link in opened["links"]]
        await self._sit_down()

    async def _sit_down(self) -> None:
        for number, key in enumerate(self._keys):
            place = self.crowd.opened + (number if self.crowd.scattered else 0)
            address = self.crowd.servers[place % len(self.crowd.servers)]
            url = f"ws{address.removeprefix('http')}/api/tables/{self._table}/play"
            socket = await connect(url, compression=None, ping_interval=None, max_size=None, open_timeout=PATIENCE)
            self._seats.append(Seat(self, socket))
            await socket.send(text_of({"type": "hello", "key": key}), text=True)
        self.crowd.opened += 1
        await asyncio.wait_for(self.begun.wait(), PATIENCE)

    async def leave(self) -> None:
        await asyncio.gather(*(seat.leave() for seat in self._seats))
        self._seats.clear()

    async def play(self, pace: float) -> None:
        """Act so many times a second, from a random moment on; when the game is over there is a rematch."""
        loop = asyncio.get_running_loop()
        while True:
            at = loop.time() + random() / pace
            while not self._over.is_set():
                await asyncio.sleep(at - loop.time())
                at += 1 / pace
                if self._with_bots and not self._waiting and not any(seat.choices for seat in self._seats):
                    continue  # it is the bots' turn
                self.crowd.wished += 1
                self.crowd.skipped += not await self.act()
            await self._play_again()

    async def act(self) -> bool:
        """Let the seat that decides do anything; False if the last action is still on its way."""
        acting = next((number for number, seat in enumerate(self._seats) if seat.choices), None)
        if acting is None or self._waiting:
            return False
        seat = self._seats[acting]
        action = choice(seat.choices).action
        seat.choices = []
        self._watcher = self._seats[(acting + 1) % len(self._seats)]
        self._waiting, self._sent_seq, self._sent_at = True, self._seq, time.perf_counter()
        await seat.socket.send(text_of({"type": "act", "seq": self._seq, "action": action}), text=True)
        return True

    async def act_now(self, times: int) -> None:
        """Act so many times without a pause."""
        for _ in range(times):
            while not self._over.is_set() and not await self.act():
                await asyncio.sleep(0.001)

    def told(self, seat: Seat, message: Message) -> None:
        """A seat sees how the game stands."""
        if seat is self._watcher and message.seq > self._sent_seq:
            self.crowd.seen.append(time.perf_counter() - self._sent_at)
            self._watcher = None
        if seat.choices and self._sent_seq and message.seq > self._sent_seq + 1:  # others have played since
            self.crowd.waited.append(time.perf_counter() - self._sent_at)
            self._sent_seq = 0
        self._seq = max(self._seq, message.seq)
        assert message.table is not None
        if message.table.status == "playing":
            self.begun.set()
        elif message.table.status == "over":
            self._over.set()

    def accepted(self) -> None:
        self.crowd.accepted.append(time.perf_counter() - self._sent_at)
        self._waiting = False

    async def _play_again(self) -> None:
        await self.leave()
        again = await self.crowd.post(f"/api/tables/{self._table}/rematch", {}, self._keys[0])
        self._table, self._seq, self._waiting, self._watcher = again["id"], 0, False, None
        self._sent_seq = 0
        self.begun.clear()
        self._over.clear()
        await self._sit_down()


class Crowd:
    """All games of one process."""

    def __init__(self, servers: list[str], scattered: bool) -> None:
        self.servers = servers
        self.scattered = scattered  # whether the seats of a table are
        self.opened = 0
        self.wished = 0
        self.skipped = 0
        self.accepted: list[float] = []
        self.seen: list[float] = []
        self.waited: list[float] = []
        self._failures: list[str] = []
        self._http = httpx.AsyncClient(timeout=PATIENCE)
        self._games: defaultdict[str, list[Game]] = defaultdict(list)  # by the bot that plays there
        self._playing: list[asyncio.Task[None]] = []
        self._gate = asyncio.Semaphore(AT_ONCE)

    def fail(self, message: str) -> None:
        self._failures.append(message)

    async def post(self, path: str, body: object, key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = await self._http.post(self.servers[0] + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def hold(self, games: int, pace: float, bot: str = "") -> None:
        """Have so many games going on, silent ones if the pace is 0. Returns when all have begun.

        With a bot they are played by one person and bots.
        """

        async def begin() -> None:
            async with self._gate:
                game = Game(self, with_bots=bool(bot))
                await game.open([{"player": "person"}, *[{"player": bot}] * (SEATS - 1)] if bot else EACH)
            self._games[bot].append(game)
            if pace:
                self._playing.append(asyncio.create_task(game.play(pace)))

        await asyncio.gather(*(begin() for _ in range(games - len(self._games[bot]))))

    async def put_to_sleep(self, games: int, actions: int) -> None:
        """Begin so many games, play a few actions at each, and leave."""

        async def begin() -> None:
            async with self._gate:
                game = Game(self)
                await game.open(ALL)
                await game.act_now(actions)
                await game.leave()

        await asyncio.gather(*(begin() for _ in range(games)))

    async def measure(self) -> Measured:
        """What happened since this was asked last. Raises what went wrong."""
        for playing in self._playing:
            if playing.done():
                playing.result()
        if self._failures:
            raise RuntimeError(f"{len(self._failures)} failures, the first: {self._failures[0]}")
        measured = Measured(self.wished, self.skipped, self.accepted, self.seen, self.waited)
        self.wished, self.skipped, self.accepted, self.seen, self.waited = 0, 0, [], [], []
        return measured

    async def leave(self) -> None:
        """Leave all tables."""
        for playing in self._playing:
            playing.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await asyncio.gather(*(game.leave() for games in self._games.values() for game in games))
        self._playing.clear()
        self._games.clear()
        await self._http.aclose()


async def _obey(servers: list[str], scattered: bool, pipe: Connection) -> None:
    """Carry out one order after the other until the other end is closed; what goes wrong is the answer."""
    crowd = Crowd(servers, scattered)
    orders: dict[str, Callable[..., Awaitable[object]]] = {
        "hold": crowd.hold,
        "put_to_sleep": crowd.put_to_sleep,
        "measure": crowd.measure,
    }
    try:
        while True:
            name, *arguments = await asyncio.to_thread(pipe.recv)
            try:
                pipe.send(await orders[name](*arguments))
            except Exception as error:
                pipe.send(error if isinstance(error, RuntimeError) else RuntimeError(repr(error)))
    except EOFError:
        await crowd.leave()


def _run(servers: list[str], scattered: bool, pipe: Connection) -> None:
    gc.set_threshold(100_000, 50, 1000)  # a pause of the clients would look like one of the server
    asyncio.run(_obey(servers, scattered, pipe))


class Clients:
    """Some client processes, as `load.py` sees them. Games are shared out evenly."""

    def __init__(self, servers: list[str], processes: int, scattered: bool = False) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for _ in range(processes):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=_run, args=(servers, scattered, theirs), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    def hold(self, games: int, pace: float, bot: str = "") -> None:
        self._order([("hold", share, pace, bot) for share in self._shares(games)])

    def put_to_sleep(self, games: int, actions: int) -> None:
        self._order([("put_to_sleep", share, actions) for share in self._shares(games)])

    def measure(self) -> Measured:
        parts: list[Measured] = self._order([("measure",)] * len(self._pipes))
        return Measured(
            sum(part.wished for part in parts),
            sum(part.skipped for part in parts),
            [latency for part in parts for latency in part.accepted],
            [latency for part in parts for latency in part.seen],
            [latency for part in parts for latency in part.waited],
        )

    def _shares(self, games: int) -> list[int]:
        each, left = divmod(games, len(self._pipes))
        return [each + (number < left) for number in range(len(self._pipes))]

    def _order(self, orders: list[tuple[Any, ...]]) -> list[Any]:
        """Give each process its order; returns the answers of all."""
        for pipe, order in zip(self._pipes, orders, strict=True):
            pipe.send(order)
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def __enter__(self) -> "Clients":
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
