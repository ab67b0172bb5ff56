"""A real server in a process of its own, real databases, and a client that remembers every frame it was sent."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.nursery import Child, nursery

# Generous where a test drives many clients from one address.
GENEROUS = ("messages=100000", "requests=100000", "connections=10000", "tables=100000", "opened=100000", "absence=1")
OWN_URL = "http://own.example"  # in an option, stands for the address of the server itself
START = 180.0  # seconds a server may take to begin on a busy machine
# Without this each question reads the certificates of the whole world, which takes longer than the answer.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def forked(said: Path, environment: dict[str, str], arguments: list[str]) -> Child:
    """A process that carries out a command of `elbowroom` and writes everything it says into a file."""
    decides = tuple(environment.get(name) for name in ("ELBOWROOM_COMPILED", "PYTHONPATH"))
    return nursery(*decides).bear(str(said), environment, arguments)


class Server:
    """`elbowroom serve` as a process that can be killed and started again on the same database and port.

    Its luck follows from a seed, so that a test meets the same games each time; None for that of the operating system.
    It runs from this checkout, or from the folder of an installed package. `files` limits how many it may have open:
    at first, and at most. With an `environment`, the command line says nothing: all that is set is said there.
    """

    def __init__(
        self,
        database: str,
        *options: str,
        limits: tuple[str, ...] = GENEROUS,
        seed: int | None = 1,
        package: Path | None = None,
        files: tuple[int, int] | None = None,
        prelude: str = "",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.database = database
        self.port = free_port()
        self._settings = environment
        options += () if seed is None else ("--seed", str(seed))
        self._options = [*options, *(word for limit in limits for word in ("--limit", limit))]
        self._environment = {**os.environ, **({"PYTHONPATH": str(package)} if package is not None else {})}
        # Python that is run first: with `files`, there are so many that may be open at most.
        self._prelude = prelude
        if files is not None:
            self._prelude += f"\nimport resource; resource.setrlimit(resource.RLIMIT_NOFILE, {files})"
        self._fresh = bool(self._prelude) or package is not None or not hasattr(os, "fork")
        self._process: subprocess.Popen[bytes] | Child | None = None
        self._said = Path(tempfile.mkstemp(prefix="elbowroom-server-")[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start, and wait until the server says that it is ready."""
        while not self._begins():
            self.port = free_port()  # somebody else was faster
        return self

    def _begins(self) -> bool:
        """Whether the server is ready, which it is unless its port has just been taken."""
        arguments = ["serve"]
        if self._settings is None:
            options = [option.replace(OWN_URL, self.url) for option in self._options]
            arguments += ["--no-browser", "--port", str(self.port), "--database", self.database, *options]
        else:
            self._environment |= {**self._settings, "ELBOWROOM_PORT": str(self.port)}
        self._said.write_text("")
        self._process = self._started(arguments)
        deadline = time.monotonic() + START
        while "is ready" not in self.said:
            status = self._process.poll()
            ended = status is not None
            if ended and "Address already in use" in self.said:
                return False
            assert not ended, f"ended with {status}: {self.said}"
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.02)
        return True

    def _started(self, arguments: list[str]) -> subprocess.Popen[bytes] | Child:
        """A process of its own: forked where imports are all that would come before, or else a fresh one."""
        if not self._fresh:
            return forked(self._said, self._environment, arguments)
        program = f"{self._prelude}\nfrom elbowroom.cli import main; main()"
        command = [sys.executable, "-c", program, *arguments]
        with self._said.open("w") as said:
            return subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, env=self._environment)

    @property
    def said(self) -> str:
        """Everything the server has printed since it was started, errors included."""
        return self._said.read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """The power is cut."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Ask the server to end; returns its status."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(number)
        try:
            return self._process.wait(timeout=START)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        try:
            if self._process is not None and self._process.poll() is None:
                self.stop()
        finally:
            self._said.unlink(missing_ok=True)

    # --- asking -----------------------------------------------------------------------------------------------------

    def get(self, path: str, key: str = "", **query: str | int) -> Any:
        """The JSON of a page, which must be there."""
        answer = httpx.get(self.url + path, params=query, headers=bearer(key), timeout=START, verify=NO_TLS)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get_text(self, path: str, key: str = "") -> str:
        """A page as text, which must be there."""
        answer = httpx.get(self.url + path, headers=bearer(key), timeout=START, verify=NO_TLS)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, path: str, body: object = None, key: str = "") -> Any:
        """The JSON a server answers with; the request must succeed."""
        answer = httpx.post(self.url + path, json=body or {}, headers=bearer(key), timeout=START, verify=NO_TLS)
        assert answer.is_success, answer.text
        return answer.json()

    def open_table(self, **wish: Any) -> Opened:
        """A new table."""
        return Opened(self.post("/api/tables", wish))

    @contextlib.asynccontextmanager
    async def client(
        self, table: str, key: str = "", seen: int = 0, name: str = "", cookie: str = "", **hello: Any
    ) -> AsyncIterator[Client]:
        """A client that has said hello and has been told how the table stands."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        headers = {"Cookie": cookie} if cookie else {}
        async with connect(url, open_timeout=START, max_size=None, additional_headers=headers) as socket:
            client = Client(socket)
            await client.send(type="hello", key=key, seen=seen, name=name, **hello)
            if not hello:
                await client.until("game")
            yield client


class Opened:
    """A table that was opened, with its links."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.id: str = answer["id"]
        self.links: list[dict[str, Any]] = answer["links"]
        self.keys: list[str] = [link["key"] for link in self.links]
        self.watch: str = answer["watch"]["key"]


class Client:
    """One end of a WebSocket. `frames` holds everything that was received, `game` the newest picture."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.happenings: list[dict[str, Any]] = []
        self.game: dict[str, Any] = {}
        self._ref = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, timeout: float = START) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        self.frames.append(message)
        if message["type"] == "game":
            self.game = message
            self.happenings += message["happenings"]
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; a refusal that is not asked for is an error."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message
            assert message["type"] != "refused", message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Wish something; returns `accepted` or `refused`."""
        self._ref += 1
        await self.send(type=kind, ref=self._ref, **fields)
        while True:
            message = await self.receive()
            if message["type"] in ("accepted", "refused", "pong", "explained") and message["ref"] == self._ref:
                return message

    async def act(self, action: str, seq: int | None = None) -> dict[str, Any]:
        """Carry out an action; returns `accepted` or `refused`."""
        return await self.ask("act", seq=self.seq if seq is None else seq, action=action)

    async def catch_up(self, seq: int) -> None:
        """Receive until an entry has been told."""
        while self.seq < seq:
            await self.receive()

    @property
    def seq(self) -> int:
        return int(self.game["seq"])

    @property
    def status(self) -> str:
        return str(self.game["table"]["status"])

    @property
    def choices(self) -> list[str]:
        """What this client may do now."""
        decision = self.game.get("decision")
        return [choice["action"] for choice in decision["choices"]] if decision else []


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def key_of(link: str) -> str:
    return urlsplit(link).fragment


# --- databases --------------------------------------------------------------------------------------------------------


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


def wake_at(folder: Path, table: Opened) -> float | None:
    """When a server means to look after a table."""
    with contextlib.closing(sqlite3.connect(folder / "games.sqlite")) as database:
        ((found,),) = database.execute("SELECT wake_at FROM tables WHERE id = ?", (table.id,)).fetchall()
        return float(found) if found is not None else None


def _program(name: str) -> str | None:
    """A program of a Debian package, which need not be on the path."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(installed[-1]) if installed else shutil.which(name)


def missing_programs(*names: str) -> list[str]:
    """Those of the programs that are not installed."""
    return [name for name in names if _program(name) is None]


def _as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of its own, on a free port; gives the URL of an empty database."""
    folder, url = begin_postgres()
    try:
        yield url
    finally:
        end_postgres(folder)


def begin_postgres() -> tuple[str, str]:
    """Start a PostgreSQL server on a free port, which goes on until it is ended; its folder, and its URL."""
    folder = Path(tempfile.mkdtemp(prefix="elbowroom-postgres-"))
    port = free_port()
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        data = str(folder / "data")
        initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
        assert initdb is not None
        assert pg_ctl is not None
        _run([initdb, "-D", data, "-U", "elbowroom", "--auth=trust", "--no-sync", "-E", "UTF8", "--no-locale"])
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=400"
        _run([pg_ctl, "-D", data, "-o", options, "-w", "-l", str(folder / "log"), "start"])
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return str(folder), f"postgresql://elbowroom@127.0.0.1:{port}/postgres"


def end_postgres(folder: str) -> None:
    try:
        pg_ctl = _program("pg_ctl")
        assert pg_ctl is not None
        _run([pg_ctl, "-D", f"{folder}/data", "-m", "immediate", "-w", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: list[str]) -> None:
    done = subprocess.run(_as_postgres(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd="/")
    assert done.returncode == 0, done.stdout


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis server of its own, on a free port."""
    program = _program("redis-server")
    assert program is not None
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="elbowroom-redis-") as folder:
        command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + START
            while not _answers(port):
                assert time.monotonic() < deadline, "Redis did not start"
                time.sleep(0.05)
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
