"""What `server/protocols.py` builds on is still inside the uvicorn that is installed: an update fails here first.

uvicorn has no public way to give a request's head a time and a length, to count connections by address, to answer what
is no HTTP in JSON or to drop a client that does not read. Own protocol classes may be given to it, and these are
derived from its own; so its version is pinned, and each method that is replaced is looked for by name and arguments.
"""

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from elbowroom.server.protocols import Http, Socket

REPLACED: dict[tuple[type, type], tuple[str, ...]] = {
    (Http, HttpToolsProtocol): (
        *("connection_made", "connection_lost", "data_received", "on_headers_complete", "on_response_complete"),
        *("_should_upgrade", "_unsupported_upgrade_warning", "send_400_response", "shutdown"),
        "handle_websocket_upgrade",
    ),
    (Socket, WebSocketsSansIOProtocol): (
        *("__init__", "connection_lost", "data_received", "send_receive_event_to_app", "handle_parser_exception"),
        *("send", "send_500_response", "shutdown", "handle_ping", "keepalive_timeout", "on_task_complete"),
    ),
}
OWN: dict[type, set[str]] = {
    Http: {"_leave_unread", "_house", "_await_head", "_end_waiting", "_lose_patience", "_let_go"},
    Socket: {"_abort_soon"},
}
# What the replaced methods read of objects that uvicorn makes.
READ: dict[type, tuple[str, ...]] = {
    HttpToolsProtocol: ("parser", "headers", "cycle", "pipeline", "transport", "loop", "server_state", "client", "app"),
    RequestResponseCycle: ("keep_alive", "more_body", "response_started"),
    WebSocketsSansIOProtocol: (
        *("conn", "transport", "loop", "frames", "curr_msg_data_type", "close_sent", "handshake_complete"),
    ),
}
METHODS = [(ours, theirs, name) for (ours, theirs), names in REPLACED.items() for name in names]


@pytest.mark.parametrize(("ours", "theirs", "name"), METHODS, ids=lambda value: getattr(value, "__name__", value))
def test_a_method_that_is_replaced_is_there_with_the_same_arguments(ours: type, theirs: type, name: str) -> None:
    assert name in vars(theirs)
    assert list(inspect.signature(getattr(ours, name)).parameters) == list(
        inspect.signature(getattr(theirs, name)).parameters
    )


@pytest.mark.parametrize(("ours", "theirs"), list(REPLACED), ids=lambda cls: cls.__name__)
def test_every_method_is_listed_here(ours: type, theirs: type) -> None:
    written = {name for name, value in vars(ours).items() if inspect.isfunction(value) or isinstance(value, property)}
    assert written == {*REPLACED[ours, theirs], *OWN[ours]}
    assert not OWN[ours] & {name for cls in theirs.__mro__ for name in vars(cls)}


@pytest.mark.parametrize("theirs", list(READ), ids=lambda cls: cls.__name__)
def test_what_is_read_is_set_there(theirs: type) -> None:
    source = inspect.getsource(theirs)
    assert [name for name in READ[theirs] if f"self.{name}" not in source] == []


def numbers(of: str) -> tuple[int, ...]:
    return tuple(int(part) for part in of.split("."))


def test_the_version_that_was_looked_at_is_the_one_that_is_pinned() -> None:
    project = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8"))
    (pin,) = [wanted for wanted in project["project"]["dependencies"] if wanted.startswith("uvicorn")]
    lowest, highest = (numbers(bound.strip("<>=")) for bound in pin.removeprefix("uvicorn").split(","))
    assert lowest <= numbers(version("uvicorn")) < highest
