"""The HTTP interface does what its published description says, and answers every mistake with JSON."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.specs.openapi.checks import ensure_resource_availability, positive_data_acceptance

from elbowroom.content.setup import Setup
from elbowroom.server.schema import openapi
from elbowroom.table.game import Game
from tests.server.harness import Opened, Server, bearer, sqlite_url

DESCRIPTION = schemathesis.openapi.from_dict(openapi())
# What is too long for the description can be too large to be read at all.
DESCRIPTION.config.checks.negative_data_rejection.expected_statuses.append("413")
OF_A_TABLE = DESCRIPTION.include(path_regex="{table}")
TIMEOUT = 60.0
MANY = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

# A wish can be well-formed and yet be impossible: which tiles and house rules there are depends on the board. And a
# table stays even if the game that a test has found there is over by the next request.
BEYOND_A_DESCRIPTION = [positive_data_acceptance, ensure_resource_availability]


class Place:
    """A server with a table in every stage: people are awaited, play, have played."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waiting = server.open_table(seats=[{"name": "Anna"}, {"player": "open"}], public=True)
        self.playing = server.open_table(seats=[{"name": "Anna"}, {"player": "greedy"}])
        self.over = server.open_table(record=finished_record())
        self.tables: list[Opened] = [self.waiting, self.playing, self.over]


def finished_record() -> Any:
    """A game that was played elsewhere."""
    table, random = Game.open(Setup("base_2"), seed=7, players=["Anna", "Ben"]), Random(7)
    while not table.state.over:
        table.play(random.choice(table.state.legal()))
    return json.loads(table.record().to_json())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with Server(sqlite_url(tmp_path_factory.mktemp("http"))) as server:
        yield Place(server)
        assert "Traceback" not in server.said


# --- the description --------------------------------------------------------------------------------------------------


def test_the_server_publishes_its_description(place: Place) -> None:
    assert place.server.get("/api/openapi.json") == json.loads(json.dumps(openapi()))
    assert place.server.get("/api/protocol.json")["$defs"]["ClientMessage"]


@pytest.mark.slow
@DESCRIPTION.parametrize()
@MANY
def test_every_endpoint_keeps_to_its_description(place: Place, case: Case[Any]) -> None:
    case.call_and_validate(base_url=place.server.url, excluded_checks=BEYOND_A_DESCRIPTION)


@pytest.mark.slow
@OF_A_TABLE.parametrize()
@OF_A_TABLE.given(stage=st.integers(0, 2), key=st.sampled_from(["", "none", "host", "watch"]))
@MANY
def test_a_table_in_any_stage_keeps_to_the_description(place: Place, case: Case[Any], stage: int, key: str) -> None:
    table = place.tables[stage]
    secret = {"": "", "none": "x" * 24, "host": table.keys[0], "watch": table.watch}[key]
    case.path_parameters["table"] = table.id
    case.call_and_validate(base_url=place.server.url, headers=bearer(secret), excluded_checks=BEYOND_A_DESCRIPTION)


def test_a_name_that_is_far_too_long_is_refused_whatever_it_is_made_of(place: Place) -> None:
    url = f"{place.server.url}/api/tables/{place.waiting.id}/seats/2"
    for letter, status in (("x", 422), ("\U0001f600", 413)):  # as JSON writes it, the second takes twelve bytes
        body = json.dumps({"name": letter * 2001})
        answer = httpx.post(url, content=body, timeout=TIMEOUT)
        assert answer.status_code == status, answer.text


# --- errors -----------------------------------------------------------------------------------------------------------

MISTAKES: list[tuple[str, str, int, str]] = [
    ("GET", "/nothing", 404, "not_found"),
    ("GET", "/api", 404, "not_found"),
    ("GET", "/api/tables/", 404, "not_found"),
    ("GET", "//api/tables", 404, "not_found"),
    ("GET", "/page/nothing.js", 404, "not_found"),
    ("GET", "/page/..%2fapp.py", 404, "not_found"),
    ("GET", "/page/%2e%2e/app.py", 404, "not_found"),
    ("GET", "/page/%00", 404, "not_found"),
    ("GET", "/api/tables/nothing", 404, "no_such_table"),
    ("GET", "/api/tables/%00", 404, "no_such_table"),
    ("GET", "/api/tables/%ff%fe", 404, "no_such_table"),
    ("GET", "/api/tables/%zz", 404, "no_such_table"),
    ("GET", "/api/tables/..%2f..", 404, "not_found"),
    ("GET", f"/api/tables/{'a' * 5000}", 404, "no_such_table"),
    ("GET", f"/api/tables/x/moments?first={'9' * 5000}", 404, "no_such_table"),
    ("POST", f"/api/tables/x/seats/{'9' * 5000}", 404, "no_such_table"),
    ("GET", "/api/boards/nothing", 404, "no_such_board"),
    ("GET", "/api/boards/base_2/switches?boxes=nothing", 422, "query"),
    ("GET", "/api/boards/base_2/switches?sites=1", 422, "query"),
    ("PUT", "/api/tables", 405, "method_not_allowed"),
    ("DELETE", "/health", 405, "method_not_allowed"),
    ("OPTIONS", "/api/tables", 405, "method_not_allowed"),
    ("POST", "/", 405, "method_not_allowed"),
    ("TRACE", "/version", 405, "method_not_allowed"),
]


def check_failure(answer: httpx.Response, status: int, code: str) -> None:
    """An error is JSON with a code and a sentence, and nothing else."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    error = answer.json().pop("error")
    assert error["code"] == code, error
    assert error["message"]
    assert {"code", "message"} <= set(error) <= {"code", "message", "rule", "why", "args"}


@pytest.mark.parametrize(("method", "path", "status", "code"), MISTAKES)
def test_a_mistake_is_answered_with_a_code(place: Place, method: str, path: str, status: int, code: str) -> None:
    answer = httpx.request(method, place.server.url + path, timeout=TIMEOUT)
    check_failure(answer, status, code)
    if status == 405:
        assert set(answer.headers["allow"].split(", ")) <= {"GET", "HEAD", "POST"}


def test_a_wrong_method_is_told_all_right_ones(place: Place) -> None:
    answer = httpx.put(f"{place.server.url}/api/tables", timeout=TIMEOUT)
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "not_json"),
        (b"\xff\xfe", 400, "not_json"),
        (b'{"title": "\\ud800"}', 400, "not_json"),
        (b'{"thinking": NaN}', 400, "not_json"),
        (b"[" * 100_000, 422, "body"),
        (b'{"record": {"switches": ' + b"[" * 100_000, 422, "body"),
        (b"[]", 422, "body"),
        (b'{"unknown": 1}', 422, "body"),
        (b'{"thinking": -1}', 422, "body"),
        (b'{"thinking": 1e400}', 422, "body"),
        (b'{"grace": 9223372036854775808}', 422, "body"),
        (b'{"seats": [{"link": 7}]}', 422, "body"),
        (b'{"board": "nothing"}', 422, "setup"),
        (b'{"switches": {"nothing": true}}', 422, "setup"),
        (b'{"seats": [{}]}', 422, "seats"),
        (b'{"seats": [{"player": "nobody"}, {}]}', 422, "seats"),
        (b'{"title": "\\u202e"}', 422, "title"),
        (b'{"seats": [{"name": "A"}, {"name": "A"}]}', 422, "name"),
        (b'{"record": {"format": "other", "rules_version": "", "board": "", "players": [],'
         b' "setup": {"first": 1, "races": [], "powers": []}}}', 422, "record"),
        (b" " * 999_998 + b"[]", 422, "body"),
        (b" " * 1_000_001, 413, "too_large"),
    ],
)  # fmt: skip
def test_a_wrong_body_opens_no_table(place: Place, body: bytes, status: int, code: str) -> None:
    check_failure(httpx.post(f"{place.server.url}/api/tables", content=body, timeout=TIMEOUT), status, code)


def test_a_body_whose_length_is_not_announced_is_read_no_further_than_allowed(place: Place) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 10_000

    check_failure(httpx.post(f"{place.server.url}/api/tables", content=endless(), timeout=TIMEOUT), 413, "too_large")


@pytest.mark.parametrize("header", ["Basic x", "Bearer", "x", "Bearer \xff", "Bearer a b", "Bearer " + "a" * 9999])
def test_a_wrong_key_opens_nothing(place: Place, header: str) -> None:
    url = f"{place.server.url}/api/tables/{place.playing.id}"
    answer = httpx.get(url, headers={b"Authorization": header.encode("latin-1")}, timeout=TIMEOUT)
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] in ("wrong_key", "key_needed")


def test_keys_open_only_their_own_table(place: Place) -> None:
    for key in (*place.waiting.keys, place.waiting.watch, *place.over.keys):
        for path in ("", "/moments", "/record"):
            url = f"{place.server.url}/api/tables/{place.playing.id}{path}"
            check_failure(httpx.get(url, headers=bearer(key), timeout=TIMEOUT), 403, "wrong_key")
        url = f"{place.server.url}/api/tables/{place.playing.id}/rematch"
        check_failure(httpx.post(url, headers=bearer(key), timeout=TIMEOUT), 403, "wrong_key")


def test_the_record_of_a_game_that_goes_on_is_for_nobody(place: Place) -> None:
    for key in (*place.playing.keys, place.playing.watch):
        url = f"{place.server.url}/api/tables/{place.playing.id}/record"
        check_failure(httpx.get(url, headers=bearer(key), timeout=TIMEOUT), 409, "not_over")


@pytest.mark.parametrize(
    "path", ["/", "/health", "/version", "/api/offers", "/api/tables", "/nothing", "/page/nothing"]
)
def test_a_head_is_the_beginning_of_the_same_answer(place: Place, path: str) -> None:
    whole = httpx.get(place.server.url + path, timeout=TIMEOUT)
    head = httpx.head(place.server.url + path, timeout=TIMEOUT)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]


def test_a_page_can_have_any_number_in_its_address(place: Place) -> None:
    for number in ("1", "99999", "9" * 5000, "x"):
        answer = httpx.get(f"{place.server.url}/t/{place.waiting.id}/{number}", timeout=TIMEOUT)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")


def test_a_person_who_is_lost_gets_a_page_and_a_program_an_error(place: Place) -> None:
    person = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    home = httpx.get(place.server.url, timeout=TIMEOUT).content
    for path in ("/nothing", "/nothing/at/all", "/gallery/elves"):
        answer = httpx.get(place.server.url + path, headers=person, timeout=TIMEOUT)
        assert (answer.status_code, answer.content) == (404, home)
    for path in ("/api/nothing", "/page/nothing.js"):
        check_failure(httpx.get(place.server.url + path, headers=person, timeout=TIMEOUT), 404, "not_found")


def test_long_answers_are_compressed_for_those_who_like_it(place: Place) -> None:
    for path in ("/api/offers", "/api/rules", "/api/boards/base_5/drawing"):
        plain = httpx.get(place.server.url + path, headers={"accept-encoding": "identity"}, timeout=TIMEOUT)
        small = httpx.get(place.server.url + path, timeout=TIMEOUT)
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(plain.content) / 2
        assert small.content == plain.content


def test_offers_tell_which_site_moves_and_which_tile_gives_a_verb(server: Server) -> None:
    offers = server.get("/api/offers")
    assert {tile["key"]: tile.get("mobile", False) for tile in offers["tiles"]}["froggys_ring"]
    assert not any(tile.get("mobile") for tile in offers["tiles"] if "PLACE" in tile["rule"])
    given = {verb["name"]: verb.get("tile", "") for verb in offers["verbs"]}
    assert (given["roll"], given["conquer"]) == ("berserk", "")
