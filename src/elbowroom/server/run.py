"""Running the server until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import uvicorn

from elbowroom.server.app import make_app
from elbowroom.server.guards import Crowd
from elbowroom.server.logs import write_logs
from elbowroom.server.metrics_page import metrics_page
from elbowroom.server.protocols import House, Http, Socket
from elbowroom.server.service import Service
from elbowroom.server.settings import Limits, Settings, WrongSetting
from elbowroom.server.tally import Tally

if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)

SHUTDOWN = 5  # seconds for connections to end
LAST = 25.0  # more, after which the process ends whatever it waits for
SIGNALS = (signal.SIGINT, signal.SIGTERM)
SPARE = 128  # open files beside connections: the database, the page, and connections that are just being refused
ACCEPTED_AT_ONCE = 16  # connections, before a look at how many there are
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
QUEUE = 2048  # connections that wait to be accepted
FEW = 1000  # connections that are worth a warning
KINDS = 4  # a browser that plays has a WebSocket and some more connections
# A full collection looks at every game in memory and stops all of them for some tenths of a second: the service asks
# for one now and then, the interpreter only collects what is young.
COLLECTING = (50_000, 20, 100_000)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; calls `ready` with the address once clients can connect."""
    process = secrets.token_hex(6)
    write_logs(settings.log_level, settings.log_format, process)
    with _listening(settings.host, settings.port) as listening, _metrics_socket(settings.metrics) as watched:
        asyncio.run(_serve(Service(settings, process), listening, watched, ready))


async def _serve(
    service: Service, listening: socket.socket, watched: socket.socket | None, ready: Callable[[str], None]
) -> None:
    settings = service.settings
    asyncio.get_running_loop().set_exception_handler(_on_error())
    await service.open()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    try:
        host, port = listening.getsockname()[:2]
        address = settings.base_url or f"http://{reachable(host)}:{port}"
        server = _Server(service, _crowd(settings.limits), lambda: ready(address))
        async with metrics_page(service, watched):
            await server.serve([listening])
    finally:
        await service.close()


def _crowd(limits: Limits) -> Crowd:
    """Counts connections of all kinds: they must leave files to open, and one address must leave room for others."""
    together = _open_files(2 * limits.all_connections + SPARE) - SPARE
    if together < min(FEW, limits.all_connections):
        LOG.warning("this process may open so few files that there is room for %d connections only", together)
    return Crowd(min(KINDS * limits.connections, together // 2), together)


def _open_files(wanted: int) -> int:
    """How many files may be open at once, after asking for as many as wanted."""
    if sys.platform == "win32":  # which knows no such limit
        return max(wanted, 1_000_000)
    unlimited = resource.RLIM_INFINITY
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for more in (wanted, min(wanted, 10_240)):  # some systems promise any number and give no more than this one
        more = more if most == unlimited else min(more, most)
        if now != unlimited and now < more:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (more, most))
                now = more
    if now == unlimited:
        return max(wanted, 1_000_000)
    if now < 2 * SPARE:
        raise WrongSetting(f"a server needs {2 * SPARE} open files, this process may have {now}: see ulimit -n")
    return now


def _on_error() -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """Notes what the loop could not tell anybody; that there is nothing left to accept a connection with, only now and
    then, because it is tried again and again."""
    exhausted = Tally("connections that could not be accepted for want of resources")

    def note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if isinstance(error := context.get("exception"), OSError) and error.errno in EXHAUSTED and "socket" in context:
            exhausted.add()
        else:
            # The usual way to tell it would name the address at the other end of the connection.
            LOG.error("%s", context.get("message", "something went wrong"), exc_info=context.get("exception"))

    return note


def reachable(host: str) -> str:
    """How others call the address a server listens on: links are made with it."""
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("10.255.255.255", 9))  # nothing is sent; it only shows which way things would go out
                return str(probe.getsockname()[0])
            except OSError:
                return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _config(service: Service) -> uvicorn.Config:
    settings = service.settings
    return uvicorn.Config(
        make_app(service),
        log_config=None,  # lines look like all others
        log_level="error",  # what is no HTTP is counted instead
        access_log=False,
        server_header=False,
        lifespan="off",
        http=Http,
        ws=Socket,
        proxy_headers=bool(settings.base_url),  # who is reached directly believes no headers about addresses
        ws_max_size=4 * settings.limits.message,  # what is only somewhat too large is answered
        ws_per_message_deflate=False,  # costs more time than the bytes are worth
        timeout_graceful_shutdown=SHUTDOWN,
        backlog=ACCEPTED_AT_ONCE,
    )


class _Server(uvicorn.Server):
    """Tells when it can be used, and leaves quietly when it is told to."""

    def __init__(self, service: Service, crowd: Crowd, ready: Callable[[], None]) -> None:
        super().__init__(_config(service))
        self.server_state = House(crowd)
        self._service = service
        self._ready = ready
        self._emptying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(QUEUE)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM sends everybody elsewhere first; a second signal, or Ctrl+C, ends at once."""
        patience = self._service.settings.drain if sig == signal.SIGTERM and self._emptying is None else 0.0
        _end_after(patience + LAST)
        if patience:
            self._emptying = asyncio.create_task(self._empty(sig, frame))
        else:
            super().handle_exit(sig, frame)

    async def _empty(self, sig: int, frame: FrameType | None) -> None:
        try:
            await self._service.empty()
        finally:
            super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        if sys.platform == "win32":  # the loop there knows no signals
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in SIGNALS:
                loop.remove_signal_handler(number)


@contextmanager
def _metrics_socket(address: str) -> Generator[socket.socket | None]:
    """Where Prometheus may ask, if anywhere."""
    if not address:
        yield None
        return
    host, _, port = address.rpartition(":")
    with _listening(host.strip("[]"), int(port)) as listening:
        yield listening


def _end_after(seconds: float) -> None:
    """End in any case: what was acknowledged is stored, and nobody can wait for ever for something that hangs."""

    def end() -> None:
        LOG.error("the server did not end by itself within %g seconds", seconds)
        os._exit(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


@contextmanager
def _listening(host: str, port: int) -> Generator[socket.socket]:
    """A socket on an address; says what is wrong if there is none to be had."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # asyncio turns Nagle's delay of 40 ms off only for sockets that say that they speak TCP.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except (OSError, OverflowError) as error:
        raise WrongSetting(f"'{host}' is no address to listen on: {error}") from None
    with listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as error:
            raise WrongSetting(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
        yield listening
