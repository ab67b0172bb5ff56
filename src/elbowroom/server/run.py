"""Running the server until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

import uvicorn

from elbowroom.server.app import make_app
from elbowroom.server.protocols import Http, Socket
from elbowroom.server.service import Service
from elbowroom.server.settings import Settings, WrongSetting

SHUTDOWN = 5  # seconds for connections to end
SIGNALS = (signal.SIGINT, signal.SIGTERM)
# A full collection looks at every game in memory and stops all of them for some tenths of a second: the service asks
# for one now and then, the interpreter only collects what is young.
COLLECTING = (50_000, 20, 100_000)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; calls `ready` with the address once clients can connect."""
    logging.basicConfig(level=settings.log_level.upper(), format="%(levelname)s %(message)s")
    for chatty in ("alembic", "aiosqlite"):  # the second would write down hashes of keys
        logging.getLogger(chatty).setLevel(logging.WARNING)
    with _listening(settings.host, settings.port) as listening:
        asyncio.run(_serve(settings, listening, ready))


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    service = Service(settings)
    await service.open()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    try:
        host, port = listening.getsockname()[:2]
        server = _Server(_config(service), lambda: ready(settings.base_url or f"http://{reachable(host)}:{port}"))
        await server.serve([listening])
    finally:
        await service.close()


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
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="off",
        http=Http,
        ws=Socket,
        proxy_headers=bool(settings.base_url),  # who is reached directly believes no headers about addresses
        ws_max_size=4 * settings.limits.message,  # what is only somewhat too large is answered
        ws_per_message_deflate=False,  # costs more time than the bytes are worth
        timeout_graceful_shutdown=SHUTDOWN,
    )


class _Server(uvicorn.Server):
    """Tells when it can be used, and leaves quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

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
