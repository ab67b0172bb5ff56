"""`/metrics` at an address of its own: what Prometheus asks is nobody else's business."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from elbowroom import __version__
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.server import metrics
from elbowroom.server.service import Service
from elbowroom.server.store import StoreUnavailable

COUNTED: Final = 15.0  # seconds for which the numbers of tables hold: counting them takes the database some time


class _Quiet(uvicorn.Server):
    """Ends when the server it belongs to does, and leaves signals to that."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


class _Page:
    """Looks at a service whenever Prometheus asks."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._count_at = 0.0

    async def answer(self, _: Request) -> PlainTextResponse:
        await self._look()
        return PlainTextResponse(metrics.exposition(), media_type=metrics.TYPE)

    async def _look(self) -> None:
        service = self._service
        is_well = not await service.store.trouble()
        guests = service.departure.guests
        metrics.DATABASE_UP.set(is_well)
        metrics.READY.set(is_well and not service.departure.begun)
        if service.broker.shared:
            metrics.BROKER_UP.set(service.broker.well)
        metrics.IN_MEMORY.set(len(service.rooms))
        metrics.CONNECTIONS.set(len(guests))
        metrics.MESSAGES_WAITING.set(sum(guest.waiting for guest in guests))
        metrics.ENTRIES_WAITING.set(service.store.waiting)
        metrics.THINKERS.set(service.thinkers.workers, "all")
        metrics.THINKERS.set(service.thinkers.busy, "busy")
        metrics.THINKERS.set(service.thinkers.waiting, "waited-for")
        metrics.THINKERS_MEMORY.set(sum(map(metrics.memory_of, service.thinkers.processes)))
        metrics.VERSION.set(1, __version__, RULES_VERSION)
        if is_well and time.monotonic() >= self._count_at:
            await self._count()

    async def _count(self) -> None:
        try:
            for status, number in {
                "waiting": 0,
                "playing": 0,
                "over": 0,
                **await self._service.store.by_status(),
            }.items():
                metrics.TABLES.set(number, status)
            self._count_at = time.monotonic() + COUNTED
        except StoreUnavailable:
            pass  # `elbowroom_database_up` will tell


@asynccontextmanager
async def metrics_page(service: Service, listening: socket.socket | None) -> AsyncIterator[None]:
    """Answer what Prometheus asks, if there is a socket for it."""
    if listening is None:
        yield
        return
    app = Starlette(routes=[Route("/metrics", _Page(service).answer, methods=["GET"])])
    config = uvicorn.Config(app, log_config=None, log_level="error", access_log=False, lifespan="off", ws="none")
    server = _Quiet(config)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving
