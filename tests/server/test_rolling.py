"""Two processes behind nginx with TLS are replaced one after the other while many games go on.

No container engine is needed: the processes run with the environment that deploy/Containerfile and deploy/compose.yml
give them, the proxy with the very file of deploy/nginx. Addresses and folders are others, no player is limited, and to
keep the time short a process is emptied in fewer seconds.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
import redis
import yaml
from websockets.asyncio.client import connect

from elbowroom.cli.serve import usual_database
from elbowroom.server.options import BY_NAME
from elbowroom.server.store import Store
from elbowroom.table.match import Match
from tests.effort import so_many
from tests.server.certificates import self_signed
from tests.server.harness import GENEROUS, NO_TLS, START, Client, Opened, Server, free_port
from tests.server.players import GONE, Player, as_wish
from tests.server.services import fresh_database

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
ROOT = DEPLOY.parent
GAMES = so_many(20, long=50)
PAUSE = 0.5  # seconds between two actions of a game
HERE = "127.0.0.1"


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
    return found


def container_environment(service: str, values: Mapping[str, str]) -> dict[str, str]:
    """What a container of a service has in its environment: of the image, and over it of the compose file, which itself
    takes some values from elsewhere."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    of_image = dict(
        word.split("=", 1)
        for line in re.findall(r"^ENV (.*)$", text.rpartition("\nFROM ")[2], re.MULTILINE)
        for word in line.split()
        if not word.startswith("PATH=")
    )
    given = compose()["services"][service]["environment"]
    filled = {
        name: re.sub(r"\$\{(\w+)(?::[-?][^}]*)?\}", lambda match: values.get(match[1], ""), text)
        for name, text in given.items()
    }
    return of_image | filled


def elsewhere(environment: dict[str, str], replaced: Mapping[str, str | Path]) -> dict[str, str]:
    """An environment with other addresses and folders; each of those that are replaced must be there."""
    for old, new in replaced.items():
        assert [text for text in environment.values() if old in text], old
        environment = {name: text.replace(old, str(new)) for name, text in environment.items()}
    return environment


class Done(Exception):
    """Everything has been replaced."""


class Proxy:
    """nginx with a certificate of its own before some ports."""

    def __init__(self, folder: Path, port: int, ports: tuple[int, int]) -> None:
        self.port = port
        self._folder = folder
        self._cert, _ = self_signed(folder, HERE)
        self.tls = ssl.create_default_context(cafile=str(self._cert))
        text = (DEPLOY / "nginx" / "nginx.conf").read_text(encoding="utf-8")
        for old, new in {
            "/run/nginx.pid": folder / "pid",
            "/var/cache/nginx": folder,
            "/etc/nginx/tls": folder,
            "listen 443": f"listen {HERE}:{self.port}",
            "app1:8000": f"{HERE}:{ports[0]}",
            "app2:8000": f"{HERE}:{ports[1]}",
            "worker_processes auto": "daemon off;\nworker_processes 1",
            "worker_rlimit_nofile 65536;": "",
            "worker_connections 16384": "worker_connections 1000",
        }.items():
            assert text.count(old) >= 1, old
            text = text.replace(old, str(new))
        (folder / "nginx.conf").write_text(text, encoding="utf-8")

    @property
    def url(self) -> str:
        return f"https://{HERE}:{self.port}"

    @contextmanager
    def running(self) -> Iterator[Proxy]:
        command = ["nginx", "-e", "stderr", "-p", str(self._folder), "-c", str(self._folder / "nginx.conf")]
        with (self._folder / "said").open("w") as said:
            process = subprocess.Popen(command, stderr=said)
        try:
            self._await(process)
            yield self
        finally:
            process.terminate()
            process.wait()

    def _await(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until somebody listens."""
        deadline = time.monotonic() + START
        while process.poll() is None and time.monotonic() < deadline:
            with suppress(OSError):
                socket.create_connection((HERE, self.port), 1).close()
                return
            time.sleep(0.05)
        raise AssertionError((self._folder / "said").read_text())

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = httpx.post(self.url + path, json=body, timeout=30, verify=self.tls)
        assert answer.is_success, answer.text
        return answer.json()

    @asynccontextmanager
    async def client(self, table: str, key: str = "", seen: int = 0) -> AsyncIterator[Client]:
        url = f"wss://{HERE}:{self.port}/api/tables/{table}/play"
        async with connect(url, open_timeout=START, max_size=None, ssl=self.tls) as connection:
            client = Client(connection)
            await client.send(type="hello", key=key, seen=seen)
            await client.until("game")
            yield client


class Patient(Player):
    """Somebody who plays slowly, until everything has been replaced."""

    def __init__(self, table: Opened, random: Random, done: asyncio.Event) -> None:
        super().__init__(table.id, table.keys[0], random)
        self._done = done

    async def play_by(self, proxy: Proxy) -> None:
        while not self.is_over and not self._done.is_set():
            try:
                async with proxy.client(self.table, self.key, len(self.happenings)) as client:
                    self.connections += 1
                    try:
                        await self._converse(client, lambda: None)
                    finally:
                        self._remember(client)
            except GONE:
                if self._wish is not None:
                    self.unanswered.append(self._wish)
                    self._wish = None
                await asyncio.sleep(0.2)  # as the page does
            except Done:
                return

    async def _ask(self, client: Client, kind: str, text: str) -> dict[str, Any]:
        if self._done.is_set():
            raise Done
        await asyncio.sleep(PAUSE * (0.5 + self._random.random()))
        return await super()._ask(client, kind, text)


async def replace(server: Server) -> None:
    """End a process as an engine of containers does, and start the one that takes its place."""
    assert await asyncio.to_thread(server.stop, signal.SIGTERM) == 0
    assert "Traceback" not in server.said
    await asyncio.to_thread(server.start)
    deadline = time.monotonic() + START
    while httpx.get(f"http://{HERE}:{server.port}/health/ready", timeout=30).status_code != 200:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


async def check(database: str, players: list[Patient]) -> int:
    """Compare what was acknowledged with what is stored, and what was told with it; returns the number of wishes."""
    store = Store(database)
    await store.open()
    count = 0
    try:
        for player in players:
            row = await store.row(player.table)
            assert row is not None
            log = await store.entries(player.table)
            Match.load(row.agreement, row.rules_version, log)
            for seq, wish in player.acknowledged.items():
                assert as_wish(log[seq - 1]) == wish
                count += 1
            assert [h["seq"] for h in player.happenings] == list(range(1, len(player.happenings) + 1))
    finally:
        await store.close()
    return count


async def both_write_json(redis_url: str, *servers: Server) -> None:
    """Let processes hear something that makes no sense, and wait until each has said so in a line of JSON."""
    with redis.Redis.from_url(redis_url) as broker:
        broker.publish("elbowroom", "no news")
    deadline = time.monotonic() + START
    for server in servers:
        while not (lines := [line for line in server.said.splitlines() if "no news" in line]):
            assert time.monotonic() < deadline, server.said
            await asyncio.sleep(0.05)
        said = json.loads(lines[0])
        assert (said["level"], said["logger"]) == ("warning", "elbowroom.server.redis_broker")


@pytest.mark.slow
@pytest.mark.services
def test_one_process_after_the_other_is_replaced_while_many_games_go_on(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    if missing := [name for name in ("nginx", "openssl") if shutil.which(name) is None]:
        pytest.skip(f"{', '.join(missing)} not installed: apt-get install nginx-light openssl")
    database = fresh_database(postgres_url)
    port = free_port()
    (tmp_path / "database").write_text(database + "\n")
    (tmp_path / "seal").write_text("6f1c9be2" * 8 + "\n")
    watched = {name: free_port() for name in ("app1", "app2")}

    def server(name: str) -> Server:
        environment = elsewhere(
            container_environment(name, {"BASE_URL": f"https://{HERE}:{port}"}),
            {
                "0.0.0.0:9100": f"{HERE}:{watched[name]}",
                "0.0.0.0": HERE,
                "redis://redis": redis_url,
                "/run/secrets": tmp_path,
            },
        )
        limits = dict(limit.split("=") for limit in GENEROUS)
        environment |= {f"ELBOWROOM_LIMIT_{limit.upper()}": number for limit, number in limits.items()}
        return Server(database, environment=environment | {"ELBOWROOM_DRAIN": "3"})

    one, other = server("app1"), server("app2")
    proxy = Proxy(tmp_path, port, (one.port, other.port))
    with one, other, proxy.running():
        tables = [
            Opened(proxy.post("/api/tables", {"board": "base_2", "seats": [{"link": 1}, {"link": 1}]}))
            for _ in range(GAMES)
        ]

        async def game() -> list[Patient]:
            done = asyncio.Event()
            players = [Patient(table, Random(number), done) for number, table in enumerate(tables)]

            async def roll() -> None:
                while not all(player.acknowledged for player in players):
                    await asyncio.sleep(0.05)
                await replace(one)
                await replace(other)
                before = [len(player.acknowledged) for player in players]
                while any(len(p.acknowledged) == n and not p.is_over for p, n in zip(players, before, strict=True)):
                    await asyncio.sleep(0.05)
                done.set()

            await asyncio.gather(roll(), *(player.play_by(proxy) for player in players))
            return players

        players = asyncio.run(game())
        assert asyncio.run(check(database, players)) >= 2 * GAMES
        assert all(player.connections >= 2 for player in players)  # everybody was sent away at least once
        header = httpx.get(proxy.url, verify=proxy.tls, timeout=30).headers["strict-transport-security"]
        assert header.startswith("max-age=")
        for name in watched:
            said = httpx.get(f"http://{HERE}:{watched[name]}/metrics", timeout=30, verify=NO_TLS).text
            assert "\nelbowroom_broker_up 1\n" in said
        asyncio.run(both_write_json(redis_url, one, other))


def port_of(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


class Named(BaseHTTPRequestHandler):
    """Answers with the port that was asked."""

    def do_GET(self) -> None:
        body = str(port_of(self.connection)).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def named() -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer((HERE, 0), Named) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.slow
@pytest.mark.services
def test_everybody_at_a_table_comes_to_the_same_process(tmp_path: Path) -> None:
    if missing := [name for name in ("nginx", "openssl") if shutil.which(name) is None]:
        pytest.skip(f"{', '.join(missing)} not installed: apt-get install nginx-light openssl")
    with named() as one, ExitStack() as stack:
        other = stack.enter_context(named())
        ports = (port_of(one.socket), port_of(other.socket))
        proxy = Proxy(tmp_path, free_port(), ports)
        with proxy.running(), httpx.Client(base_url=proxy.url, verify=proxy.tls, timeout=30) as client:

            def answering(path: str) -> int:
                return int(client.get(path).text)

            places = {name: answering(f"/api/tables/{name}") for name in map(str, range(40))}
            assert set(places.values()) == set(ports)
            for name, port in places.items():
                for rest in ("/play", "/moments?first=1&last=5", "?language=pl"):
                    assert answering(f"/api/tables/{name}{rest}") == port
            assert {answering("/") for _ in range(40)} == set(ports)  # what is of no table goes anywhere
            stack.close()  # where nobody answers, the other one does
            assert {answering(f"/api/tables/{name}") for name in places} == {ports[0]}


# --- the files of deploy/ ---------------------------------------------------------------------------------------------


def test_containers_and_services_use_settings_that_there_are() -> None:
    known = {option.variable for option in BY_NAME.values()}
    texts = [(DEPLOY / name).read_text(encoding="utf-8") for name in ("Containerfile", "compose.yml")]
    named = set(re.findall(r"\bELBOWROOM_\w+", "\n".join(texts)))
    assert {name.removesuffix("_FILE") for name in named} <= known
    for app in ("app1", "app2"):
        service = compose()["services"][app]
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        grace = int(service["stop_grace_period"].removesuffix("s"))
        assert grace > int(service["environment"]["ELBOWROOM_DRAIN"]) + 25
    unit = (DEPLOY / "systemd" / "elbowroom.service").read_text(encoding="utf-8")
    options = re.findall(r" (--[a-z-]+)", unit.partition("ExecStart=")[2].splitlines()[0])
    assert set(options) <= {option.flag for option in BY_NAME.values()} | {"--config"}
    for line in ("LimitNOFILE=65536", "RestartSec=2", "TimeoutStopSec=45"):
        assert line in unit


def test_a_service_keeps_games_in_its_folder_unless_its_settings_name_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unit = (DEPLOY / "systemd" / "elbowroom.service").read_text(encoding="utf-8")
    said = dict(line.partition("=")[::2] for line in unit.splitlines() if "=" in line)
    assert "--database" not in said["ExecStart"]  # which would come before the file
    assert said["ExecStart"].endswith(f"--config %d/{said['LoadCredential'].partition(':')[0]}")
    variable, _, folder = said["Environment"].partition("=")
    assert folder == "/var/lib"
    monkeypatch.setenv(variable, str(tmp_path))
    assert usual_database() == f"sqlite:///{tmp_path / said['StateDirectory'] / 'games.sqlite'}"


def test_the_image_is_built_from_lock_files_that_are_there_and_runs_as_nobody() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for file in re.findall(r"requirements/\w+\.txt", text):
        assert (DEPLOY.parent / file).is_file()
    assert text.count("--require-hashes") == 2
    assert "\nUSER 10001" in text
    assert "/health/live" in text


def test_containers_know_the_secrets_that_their_settings_name_and_can_send_notices() -> None:
    for app in ("app1", "app2"):
        service = compose()["services"][app]
        environment = container_environment(app, {"BASE_URL": "https://play.example.org", "MAIL": "smtps://mail"})
        named = {path.removeprefix("/run/secrets/") for name, path in environment.items() if name.endswith("_FILE")}
        assert named == set(service["secrets"]) <= set(compose()["secrets"])
        assert {"ELBOWROOM_DATABASE_FILE", "ELBOWROOM_SECRET_FILE"} <= set(environment)
        assert environment["ELBOWROOM_BASE_URL"] == "https://play.example.org"
        assert environment["ELBOWROOM_MAIL"] == "smtps://mail"
        assert environment["ELBOWROOM_PORT"] == "8000"


def test_processes_can_reach_mail_servers_and_nobody_can_reach_the_database() -> None:
    networks = compose()["networks"]
    outward = {name for name, settings in networks.items() if not (settings or {}).get("internal")}
    services = compose()["services"]
    assert {name for name, service in services.items() if outward & set(service["networks"])} == {
        "app1",
        "app2",
        "proxy",
    }
    assert {name for name, service in services.items() if "ports" in service} == {"proxy"}


def test_the_proxy_knows_each_process_by_one_address_that_stays() -> None:
    """nginx looks them up once, and asks one other address when a process ends: that must be the other process."""
    found = compose()
    subnet = ip_network(found["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    addresses = set()
    for app in ("app1", "app2"):
        service = found["services"][app]
        assert set(service["networks"]) & set(found["services"]["proxy"]["networks"]) == {"inside"}
        addresses.add(ip_address(service["networks"]["inside"]["ipv4_address"]))
    assert len(addresses) == 2
    assert all(address in subnet for address in addresses)
    conf = (DEPLOY / "nginx" / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"^\s*server (\w+):8000 ", conf, re.MULTILINE) == ["app1", "app2"]


def test_what_only_the_server_may_know_gets_neither_into_the_image_nor_under_version_control() -> None:
    files = [secret["file"] for secret in compose()["secrets"].values()]
    folders = {Path(file).parts[0] for file in [*files, compose()["services"]["proxy"]["volumes"][1].split(":")[0]]}
    assert folders == {"secrets", "tls"}
    kept_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for folder in folders:
        assert f"deploy/{folder}" in kept_out
        assert f"/deploy/{folder}/" in ignored
    # What was built in the checkout is built anew in the image.
    built = [line.strip("/") for line in ignored if line.startswith("/src/")]
    assert len(built) >= 2
    assert set(built) <= set(kept_out)
