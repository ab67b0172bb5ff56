"""docs/bot-api.md and docs/server.md say everything, and what they say is so."""

import ast
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Table

from elbowroom.cli import CONTENT
from elbowroom.cli.serve import serve
from elbowroom.content.catalog import MissingContent
from elbowroom.content.guard import ContentError
from elbowroom.engine import errors
from elbowroom.engine.actions import BadActionText
from elbowroom.engine.errors import SetupError, code_of
from elbowroom.engine.events import Deed, kinds
from elbowroom.server import former_events, wire, wire_http, wire_position, wishes
from elbowroom.server.endpoints import ENDPOINTS
from elbowroom.server.names import HEALTH
from elbowroom.server.people import tables as people_tables
from elbowroom.server.run import KINDS
from elbowroom.server.schema import protocol_schema
from elbowroom.server.schema_sql import METADATA
from elbowroom.server.settings import Limits
from elbowroom.server.socket import REFUSED, TOO_SLOW
from elbowroom.server.websocket import TOO_MANY, UNAVAILABLE
from elbowroom.table.game import NothingToUndo, NotLast
from tests.server.described import CLIENT, SERVER, body, wrong
from tests.server.harness import Server

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "elbowroom"
BOT_API = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
PEOPLE_PAGE = (ROOT / "docs" / "people.md").read_text(encoding="utf-8")
SERVER_PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def section(title: str, page: str = BOT_API) -> str:
    """A part of a document, from its heading to the next one."""
    return page.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def examples(language: str) -> list[str]:
    """The code blocks in a language."""
    return re.findall(rf"```{language}\n(.*?)```", BOT_API, re.DOTALL)


def first_column(text: str) -> set[str]:
    """What stands as code in the first column of tables."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    return {word for row in rows for word in re.findall("`([^`]+)`", row)}


# --- messages ---------------------------------------------------------------------------------------------------------


def test_every_message_in_the_document_is_as_the_schema_says() -> None:
    values = [json.loads(line) for block in examples("json") for line in block.splitlines()]
    messages = [value for value in values if "type" in value]
    assert [message for message in messages if not (CLIENT.is_valid(message) or SERVER.is_valid(message))] == []
    shown = {message["type"] for message in messages if CLIENT.is_valid(message)}
    assert shown == set(protocol_schema()["$defs"]["ClientMessage"]["discriminator"]["mapping"])
    assert [wrong(body("TableOpened"), value) for value in values if "type" not in value] == [[]]


def test_every_table_in_the_document_can_be_opened(server: Server) -> None:
    bodies = [json.loads(text) for block in examples("sh") for text in re.findall(r"-d '(.*?)'", block, re.DOTALL)]
    wishes = [value for value in bodies if "board" in value]
    assert len(wishes) == 2
    for wish in wishes:
        server.open_table(**wish)


def test_every_kind_of_message_is_in_a_table_with_its_fields() -> None:
    for title, union in (("What you may send", wishes.ClientMessage), ("What you are told", wire.ServerMessage)):
        rows = {row.split("|")[1].strip(" `"): row for row in section(title).splitlines() if row.startswith("| `")}
        for message in union.__args__:
            kind = message.__struct_config__.tag
            assert kind in rows, kind
            told = re.findall("`([^`]+)`", rows[kind].split("|")[2])
            # `ref` may be in every wish and is explained above the table.
            known = [field for field in message.__struct_fields__ if (field, title) != ("ref", "What you may send")]
            assert sorted(told) == sorted(known), kind


def test_every_field_of_a_picture_is_explained() -> None:
    text = section("What you are told")
    position = wire_position
    for kind in (
        *(wire.TableInfo, wire.SeatInfo, wire.Moment, position.PositionView, position.SeatView, position.RaceView),
        *(position.RegionView, position.ComboView, position.SiteView, position.Decision, position.Choice),
        *(position.Target, wire.EventView, wire.FactView, wire.Refused, position.ItemView),
    ):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in text, f"{kind.__name__}.{field}"


def test_every_field_of_a_new_table_is_explained() -> None:
    assert first_column(section("HTTP")) >= set(wire_http.NewTable.__struct_fields__)


def test_every_event_of_the_source_is_in_the_table() -> None:
    told = {kind.code for kind in kinds() if kind is not Deed} - {"", "told", *former_events._UNKNOWN}
    for file in (SOURCE / "content").rglob("*.py"):
        told |= set(re.findall(r'\btell_deed\([\w, ]+, "([a-z-]+)"', file.read_text(encoding="utf-8")))
    told -= set(former_events._UNKNOWN)
    told = {code.replace("-", " ") for code in told}  # as version 1 of the protocol calls them
    events = section("What you are told").split("**`events`**")[1]
    assert len(told) > 30
    assert first_column(events) == told


# --- refusals ---------------------------------------------------------------------------------------------------------


def calls(file: Path) -> Iterator[tuple[str, list[str]]]:
    """Functions called by their plain name, each with the texts among its arguments."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            yield node.func.id, texts


def codes_of_the_source() -> set[str]:
    """All codes a client can meet."""
    found = {"not_found", "method_not_allowed", "refused"}  # for errors of HTTP itself
    found |= {SetupError("").code, MissingContent([]).code}
    for folder in ("table", "server"):
        for file in (SOURCE / folder).rglob("*.py"):
            for name, texts in calls(file):
                if name in ("Refusal", "failure") and texts:
                    found.add(texts[0])
                elif name == "plain":
                    found.add(texts[-1])
    kinds = [
        kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.IllegalAction)
    ]
    return found | {code_of(kind.__name__) for kind in (*kinds, BadActionText, NothingToUndo, NotLast, ContentError)}


def test_every_code_of_the_source_is_in_the_document_and_no_other() -> None:
    found = {code for code in codes_of_the_source() if re.fullmatch("[a-z_]+", code)}
    assert len(found) > 60
    assert first_column(section("Refusals")) == found


def test_the_codes_that_end_a_connection_are_those_of_the_source() -> None:
    rows = re.findall(r"^\| (\d{4}) \|", section("When the connection is lost"), re.MULTILINE)
    assert sorted(map(int, rows)) == sorted([REFUSED, TOO_SLOW, TOO_MANY, UNAVAILABLE])


# --- the rest ---------------------------------------------------------------------------------------------------------


def test_every_endpoint_is_listed() -> None:
    listed = {re.sub(r"\?.*", "", text) for text in first_column(section("HTTP"))}
    paths = {*(f"GET {path}" for path in HEALTH), *(f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS)}
    shown = {path.replace("{table}", "TABLE").replace("{board}", "base_2").replace("{seat}", "2") for path in paths}
    assert shown <= listed


def test_the_limits_are_those_of_the_source() -> None:
    text = section("Limits")
    limits = Limits()
    for number in (limits.message, limits.body):
        assert f"{number:,} bytes" in text
    assert f"| messages a second and connection | {limits.messages}, and {2 * limits.messages} at once" in text
    assert f"| requests a second and address | {limits.requests}, and {2 * limits.requests} at once" in text
    assert (
        f"| connections at once and address | {limits.connections} WebSockets, {KINDS * limits.connections} of all"
        in text
    )
    assert f"| unfinished tables an address has opened | {limits.tables} |" in text


def test_the_page_about_the_server_lists_all_options() -> None:
    listed = {option.split()[0] for option in first_column(section("Options", SERVER_PAGE)) if option.startswith("--")}
    assert listed == {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters} | {CONTENT}


def test_the_page_about_the_server_lists_all_limits() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", section("Limits", SERVER_PAGE), re.MULTILINE)
    assert {name: int(number) for name, number in rows} == {
        name: getattr(Limits(), name) for name in Limits.__struct_fields__
    }


def test_the_page_about_the_server_names_all_that_is_stored() -> None:
    stored = first_column(section("What is stored", SERVER_PAGE))
    assert stored == set(METADATA.tables)
    told = first_column(section("What is stored", PEOPLE_PAGE))
    assert told == {table.name for table in vars(people_tables).values() if isinstance(table, Table)}


def test_links_within_the_documents_lead_somewhere() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs" / name for name in ("bot-api.md", "server.md", "play.md"))]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for target, anchor in re.findall(r"\]\(([^)#\s]*)#?([^)\s]*)\)", text):
            if "://" in target:
                continue
            file = page.parent / target if target else page
            assert file.exists(), f"{page.name}: {target}"
            if anchor:
                titles = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
                anchors = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
                assert anchor in anchors, f"{page.name}: {target}#{anchor}"
