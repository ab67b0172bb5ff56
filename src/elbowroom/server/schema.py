"""The published description of the interface, made from its types.

`python -m elbowroom.server.schema protocol > docs/protocol.schema.json` writes the messages of the WebSocket,
`python -m elbowroom.server.schema openapi > docs/openapi.json` the HTTP interface.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from functools import cache
from typing import Any, Final

import msgspec

from elbowroom import __version__
from elbowroom.server.api import Endpoint, Query
from elbowroom.server.endpoints import ENDPOINTS
from elbowroom.server.people.people import COOKIE
from elbowroom.server.wire import ServerMessage
from elbowroom.server.wire_http import Failure, Health
from elbowroom.server.wire_types import PROTOCOLS
from elbowroom.server.wishes import ClientMessage

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_QUERY: Final[dict[type, dict[str, object]]] = {
    int: {"type": "integer", "minimum": 1, "maximum": 999_999_999},
    bool: {"type": "string", "enum": ["true", "false"]},
    list: {"type": "string"},
    str: {"type": "string"},
}
_HEALTH: Final = {
    "/health": ("Whether the server can do its work.", (200, 503)),
    "/health/live": ("Whether the server runs; if this is not answered it should be started again.", (200,)),
    "/health/ready": ("Whether somebody new should be sent here; not if it ends or its database is away.", (200, 503)),
}
_FAILURES: Final = {
    400: "The body is not JSON.",
    403: "The key is missing or does not open this, or a page of somebody else asks.",
    404: "There is no such thing.",
    408: "The request took too long.",
    409: "This is not possible now.",
    413: "The request is too large.",
    422: "The request says something that cannot be.",
    429: "Too many requests or tables.",
    503: "The database is away.",
}


_SECURITY: Final = {
    "key": {"type": "http", "scheme": "bearer"},
    "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}


@cache
def protocol_schema() -> dict[str, Any]:
    """All messages of the WebSocket as JSON Schema."""
    (client, server), parts = _schemas([ClientMessage, ServerMessage], "#/$defs/{name}")
    versions = " and ".join(map(str, PROTOCOLS))
    return {
        "$schema": DRAFT,
        "title": "Elbow Room protocol",
        "description": f"Versions {versions}. A client sends a ClientMessage and gets a ServerMessage, each as JSON.",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


@cache
def openapi() -> dict[str, Any]:
    """The HTTP interface as OpenAPI."""
    kinds: list[type] = [Failure, Health]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    schemas, parts = _schemas(kinds, "#/components/schemas/{name}")
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {
        path: {
            "get": {
                "operationId": path[1:].replace("/", "_"),
                "summary": summary,
                "responses": {str(status): _answer("The state.", by_kind[Health]) for status in statuses},
            }
        }
        for path, (summary, statuses) in _HEALTH.items()
    }
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Elbow Room", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": _SECURITY},
    }


def _schemas(kinds: list[Any], template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The schemas of types and their parts, alike on every Python: since 3.13 docstrings have no indent."""
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=template)
    for part in parts.values():
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
    return schemas, parts


def _operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    summary = inspect.getdoc(endpoint.handler) or ""
    statuses = {*endpoint.fails, 429, 503}
    if endpoint.method != "GET":
        statuses |= {403, 413}
    if endpoint.takes is not None:
        statuses |= {400, 408, 422}
    failures = {str(status): _answer(_FAILURES[status], schemas[Failure]) for status in sorted(statuses)}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": summary,
        "parameters": [*_path_parameters(endpoint.path), *map(_query, endpoint.queries)],
        "responses": {str(endpoint.status): _answer(summary, schemas[endpoint.gives]), **failures},
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"content": {"application/json": {"schema": schemas[endpoint.takes]}}}
    if endpoint.keyed:
        operation["security"] = [{}, {"key": []}, {"session": []}]
    elif endpoint.personal:
        operation["security"] = [{"session": []}]
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _query(query: Query) -> dict[str, Any]:
    found = {"name": query.name, "in": "query", "description": query.about, "schema": _QUERY[query.kind]}
    return {**found, "required": True} if query.needed else found


def _answer(description: str, schema: object) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def published(what: str) -> str:
    """One of the descriptions as it is published."""
    value = {"protocol": protocol_schema, "openapi": openapi}[what]()
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(published(sys.argv[1]))
