"""The application: endpoints, socket, pages, and how errors look."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from elbowroom.engine.errors import Refusal
from elbowroom.server.answers import Json, failure, refused
from elbowroom.server.edition import LOOSE, service_worker
from elbowroom.server.endpoints import ENDPOINTS
from elbowroom.server.guards import HEADERS, Guards
from elbowroom.server.metrics import REQUESTS
from elbowroom.server.schema import openapi, protocol_schema
from elbowroom.server.service import Service
from elbowroom.server.store import StoreUnavailable
from elbowroom.server.websocket import serve_socket
from elbowroom.server.wire_http import Health

LOG = logging.getLogger(__name__)

PAGE = Path(str(files("elbowroom.server") / "page"))  # built by scripts/web
POCKET = PAGE.with_name("pocket_files")  # built by scripts/pocket
PAGES = (
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/{seq}",
    "/t/{table}/{seq}/coach",
    "/rules",
    "/rules/{rule}",
    "/gallery",
    "/learn",
    "/settings",
    "/me",
    "/me/career",
    "/lobby",
    "/leaders",
    "/notices/{token}",
    "/notices/{token}/yes",
)

PLAY = "/api/tables/{table}/play"

COMPRESSED = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)  # drawings, rules and replays are long
ASK_AGAIN = {"Cache-Control": "no-cache"}  # after an update no browser shows the old page
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # the name of a built file changes with its content


# Python for browsers is WebAssembly, which runs in a worker of its own; the page itself may not run any.
WITH_WASM = HEADERS["Content-Security-Policy"] + "; script-src 'self' 'wasm-unsafe-eval'"


class PageFiles(StaticFiles):
    """The scripts, styles and fonts of the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FOR_EVER if path.startswith("assets") else ASK_AGAIN)
        if path.startswith(LOOSE):
            response.headers["Content-Security-Policy"] = WITH_WASM
        return response


class PocketFiles(StaticFiles):
    """What a browser loads to run the game itself."""

    async def check_config(self) -> None:
        """It need not be there: not every package is built with it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(ASK_AGAIN if path == "pocket.json" else FOR_EVER)
        return response


def make_app(service: Service) -> ASGIApp:
    """An open service as an ASGI application."""
    settings = service.settings

    async def health(_: Request) -> Response:
        trouble = await service.store.trouble()
        return Json(Health("unavailable" if trouble else "ok", trouble), 503 if trouble else 200)

    async def live(_: Request) -> Response:
        return Json(Health("ok"))

    async def ready(request: Request) -> Response:
        if service.departure.begun:
            return Json(Health("ending", "the server is being stopped"), 503)
        return await health(request)

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(service, websocket)

    routes: list[BaseRoute] = [
        Route("/health", health, methods=["GET"]),
        Route("/health/live", live, methods=["GET"]),
        Route("/health/ready", ready, methods=["GET"]),
        *(_route(service, path) for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)),
        Route("/api/openapi.json", _fixed(openapi()), methods=["GET"]),
        Route("/api/protocol.json", _fixed(protocol_schema()), methods=["GET"]),
        WebSocketRoute(PLAY, socket),
        Route(PLAY, _no_handshake, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
        *(Route(path, _page, methods=["GET"]) for path in PAGES),
        Route("/sw.js", _service_worker, methods=["GET"]),
        Mount("/page/pocket", GZipMiddleware(PocketFiles(directory=POCKET, check_dir=False), compresslevel=5)),
        Mount("/page", GZipMiddleware(PageFiles(directory=PAGE, check_dir=False))),
    ]
    app = Starlette(
        routes=routes,
        exception_handlers={
            Refusal: _on_refusal,
            StoreUnavailable: _on_store,
            ClientDisconnect: _on_gone,
            HTTPException: _on_http,
            Exception: _on_bug,
        },
    )
    app.router.redirect_slashes = False  # there is one address for everything
    return Guards(app, settings.limits.body, settings.base_url, service.banned, service.takings.door)


def _route(service: Service, path: str) -> Route:
    """All that can be asked of one path, so that a wrong method is told the right ones."""
    by_method = {endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path}

    async def handle(request: Request) -> Response:
        endpoint = by_method["GET" if request.method == "HEAD" else request.method]
        with REQUESTS.time(endpoint.method, path):
            value = await endpoint.handler(service, request)
            return value if isinstance(value, Response) else Json(value, endpoint.status)

    return Route(path, handle, methods=list(by_method), middleware=[COMPRESSED])


def _fixed(value: object) -> Callable[[Request], Awaitable[Response]]:
    async def handle(_: Request) -> Response:
        return Json(value)

    return handle


async def _no_handshake(_: Request) -> Response:
    answer = failure(426, "websocket", "this is a WebSocket: it takes a handshake of version 13 with GET and no body")
    answer.headers.update({"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"})
    return answer


async def _page(_: Request) -> Response:
    return _index(200)


async def _service_worker(_: Request) -> Response:
    try:
        script = service_worker(PAGE, POCKET, "/", "/page/")
    except FileNotFoundError:
        return failure(404, "not_found", "the page has not been built: run scripts/web")
    return Response(script, headers=ASK_AGAIN, media_type="text/javascript")


def _index(status: int) -> Response:
    """The page is the same everywhere: what it shows depends on its address."""
    try:
        return Response((PAGE / "index.html").read_bytes(), status, ASK_AGAIN, "text/html")
    except FileNotFoundError:
        return failure(503, "no_page", "the page has not been built: run scripts/web")


async def _on_refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error)


async def _on_store(_: Request, error: Exception) -> Response:
    LOG.error("the database is away: %s", error)
    return failure(503, "unavailable", "the server cannot reach its database; try again")


async def _on_gone(_: Request, error: Exception) -> Response:
    return failure(400, "gone", "the request was broken off")  # nobody will read this


async def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and _is_for_a_person(request):
        return _index(404)  # says so, and leads back
    codes = {404: "not_found", 405: "method_not_allowed"}
    answer = failure(error.status_code, codes.get(error.status_code, "refused"), str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


def _is_for_a_person(request: Request) -> bool:
    """Whether somebody has typed or followed an address that a page could have."""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.url.path.startswith(("/api/", "/page/"))


async def _on_bug(_: Request, error: Exception) -> Response:
    return failure(500, "bug", "something went wrong here; it has been written down")
