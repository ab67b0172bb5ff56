"""Records and moments: downloads that replay, uploads that go on, and what may be seen of a game when."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.record import GameRecord, parse_record
from elbowroom.table.game import Game, replay
from tests.server.games import cut, played, uploaded
from tests.server.harness import Opened, Server, bearer, sqlite_url

SOFA = [{"link": 1}, {"link": 1}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("records"))) as running:
        yield running


@pytest.fixture(scope="module")
def record() -> GameRecord:
    """A finished game with steps taken back."""
    made = played(seed=3, players=["Anna", "Ben"])
    assert "undo" in made.actions
    return made


def download(server: Server, table: str, key: str = "") -> httpx.Response:
    return httpx.get(f"{server.url}/api/tables/{table}/record", headers=bearer(key), timeout=30)


def problem(answer: httpx.Response) -> tuple[int, str, str]:
    """Status, code and message of an answer that must be an error."""
    assert not answer.is_success, answer.text
    found = answer.json()["error"]
    return answer.status_code, found["code"], found["message"]


def moments(server: Server, table: Opened, key: str = "", **stretch: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get(f"/api/tables/{table.id}/moments", key, **stretch)["moments"]
    return found


def coins(moment: dict[str, Any]) -> list[int | None]:
    return [seat["coins"] for seat in moment["position"]["seats"]]


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_uploaded_and_downloaded_unchanged(server: Server, record: GameRecord) -> None:
    table = server.open_table(record=uploaded(record), title="Friday")
    told = server.get(f"/api/tables/{table.id}")
    assert (told["status"], told["title"], told["seq"]) == ("over", "Friday", len(record.actions) + 1)
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Ben"]
    answer = download(server, table.id)
    assert parse_record(answer.content) == record
    assert Game.resume(parse_record(answer.content)).state.over


@pytest.mark.parametrize("board", ["underground_2", "base_2+sky_3"])
def test_games_of_all_boxes_are_uploaded(server: Server, board: str) -> None:
    record = played(board)
    table = server.open_table(record=uploaded(record))
    assert parse_record(download(server, table.id).content) == record
    assert server.get(f"/api/tables/{table.id}")["agreement"]["board"] == board


def test_a_mixed_game_with_house_rules_is_agreed_as_it_was_played(server: Server) -> None:
    wish: dict[str, Any] = {
        "boxes": ["base", "underground"],
        "sites": True,
        "without": ["amazons"],
        "switches": {"openScores": True},
        "seats": [{"player": "greedy", "name": "Left"}, {"player": "random", "name": "Right"}],
        "public": True,
    }
    first = server.open_table(**wish)

    async def watch() -> None:
        async with server.client(first.id) as watcher:
            while watcher.status != "over":
                await watcher.until("game")

    asyncio.run(watch())
    record = download(server, first.id).json()
    assert record["players"] == ["Left (greedy)", "Right (random)"]
    second = server.open_table(record=record, public=True)
    agreed = server.get(f"/api/tables/{second.id}")["agreement"]
    assert {"board": "base_2"} | agreed == {"board": "base_2", "content": []} | wish
    assert download(server, second.id).json() == record


@pytest.mark.parametrize("board", ["underground_2", "base_2+sky_3"])
def test_a_finished_game_is_told_up_to_any_entry(server: Server, board: str) -> None:
    record = played(board)
    table = server.open_table(record=uploaded(record))
    for entry in (1, 2, len(record.actions) // 2, len(record.actions), len(record.actions) + 1):
        told = server.get(f"/api/tables/{table.id}/record", until=entry)
        beginning = cut(record, entry - 1)
        assert msgspec.convert(told, GameRecord) == beginning
        again = server.open_table(record=told, seats=[{"link": 1}] * len(record.players))
        assert server.get(f"/api/tables/{again.id}", again.keys[0])["seq"] == entry
    assert server.get(f"/api/tables/{table.id}/record", until=99_999) == uploaded(record)


def test_an_unfinished_game_goes_on_where_it_stopped_and_tells_nothing_before_its_end(
    server: Server, record: GameRecord
) -> None:
    beginning = cut(record, -1)
    table = server.open_table(record=uploaded(beginning), seats=SOFA)
    status, code, message = problem(download(server, table.id, table.keys[0]))
    assert (status, code) == (409, "not_over")
    assert "hidden" in message
    assert problem(download(server, table.id))[:2] == (403, "key_needed")

    async def finish() -> None:
        async with server.client(table.id, table.keys[0]) as sofa:
            assert sofa.happenings[-1]["seq"] == len(beginning.actions) + 3  # two people sat down
            while sofa.status != "over":
                answer = await sofa.act(sofa.choices[-1])
                await sofa.catch_up(answer["seq"])

    asyncio.run(finish())
    made = parse_record(download(server, table.id).content)
    assert made.actions[: len(beginning.actions)] == beginning.actions
    assert made.result is not None
    assert Game.resume(made).state.over


def test_a_game_that_was_brought_along_is_marked_everywhere(server: Server, record: GameRecord) -> None:
    stacked = server.open_table(record=uploaded(cut(record, 0)), seats=SOFA, public=True)
    usual = server.open_table(seats=SOFA, public=True)
    done = server.open_table(record=uploaded(record))

    async def told(table: Opened) -> object:
        async with server.client(table.id, table.keys[0]) as anna:
            return anna.game["table"].get("set_up", False)

    lobby = {table["id"]: table.get("set_up", False) for table in server.get("/api/tables")["tables"]}
    assert (lobby[stacked.id], lobby[usual.id]) == (True, False)
    for table, marked in ((stacked, True), (usual, False), (done, True)):
        assert server.get(f"/api/tables/{table.id}", table.keys[0]).get("set_up", False) is marked
        assert asyncio.run(told(table)) is marked
    moments = server.get(f"/api/tables/{done.id}/moments", first=1, last=1)
    assert moments["table"]["set_up"] is True
    again = server.post(f"/api/tables/{done.id}/rematch", key=done.keys[0])["id"]
    assert "set_up" not in server.get(f"/api/tables/{again}", done.keys[0])


def test_finished_games_count_too_when_somebody_opens_very_many(tmp_path: Path, record: GameRecord) -> None:
    with Server(sqlite_url(tmp_path), limits=("opened=3",)) as server:
        wishes = [{"record": uploaded(record)}, {}, {"record": uploaded(record)}, {"record": uploaded(record)}, {}]
        answers = [httpx.post(f"{server.url}/api/tables", json=wish, timeout=30) for wish in wishes]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["error"]["code"] == "too_many_tables"


def test_the_seats_of_a_record_may_be_given_to_others(server: Server, record: GameRecord) -> None:
    wish = [{"player": "greedy", "name": "Bot"}, {"name": "Carl"}]
    table = server.open_table(record=uploaded(cut(record, 12)), seats=wish)
    assert [link["seats"] for link in table.links] == [[2]]

    async def look() -> None:
        async with server.client(table.id, table.keys[0]) as carl:
            while not carl.choices:
                await carl.until("game")

    asyncio.run(look())


def changed(record: GameRecord, **fields: Any) -> dict[str, Any]:
    return uploaded(record) | fields


BAD: dict[str, tuple[dict[str, Any], int, str, str]] = {
    "format": ({"format": "chess 1"}, 422, "record", "the format of the record is 'chess 1'"),
    "rules version": ({"rules_version": "0.0"}, 409, "rules_version", "rules version '0.0'"),
    "board": ({"board": "moon_2"}, 409, "missing_content", "moon_2"),
    "players": ({"players": ["Anna"]}, 422, "record", "$.players"),
    "boxes": ({"boxes": ["attic"]}, 422, "record", "$.boxes"),
    "without": ({"without": ["nobody"]}, 422, "record", "$.without"),
    "switches": ({"switches": {"flyingPigs": True}}, 422, "record", "$.switches"),
    "content": ({"content": ["moles"]}, 409, "missing_content", "--content"),
    "first seat": ({"setup": {"first": 9, "races": [], "powers": []}}, 422, "record", "$.setup.first"),
    "stacks": ({"setup": {"first": 1, "races": ["elves"], "powers": []}}, 422, "record", "$.setup"),
    "action": ({"actions": ["dance"]}, 422, "record", "action 1 'dance'"),
    "illegal action": ({"actions": ["pick 0", "pick 0"]}, 422, "record", "action 2 'pick 0'"),
    "undo": ({"actions": ["pick 0", "undo"]}, 422, "record", "action 2 'undo'"),
    "chance left over": ({"actions": [], "chance": [1, 2], "result": None}, 422, "record", "$.chance: 2 outcomes"),
    "impossible chance": ({"chance": [7]}, 422, "record", "$.chance[0]"),
    "result": ({"result": {"coins": [1, 1], "winners": [1]}}, 422, "record", "$.result"),
    "too long": ({"actions": ["pick 0"] * 6001}, 422, "record", "more than 6000 actions"),
    "names": ({"players": ["Anna", "\u202e"]}, 422, "name", "cannot be seen"),
    "no list": ({"actions": "pick 0"}, 422, "body", "$.record.actions"),
    "unknown field": ({"winner": "me"}, 422, "body", "winner"),
}


@pytest.mark.parametrize(("fields", "status", "code", "said"), BAD.values(), ids=BAD.keys())
def test_a_record_that_is_wrong_is_refused_with_the_place(
    server: Server, record: GameRecord, fields: dict[str, Any], status: int, code: str, said: str
) -> None:
    body = {"record": changed(record, **fields)}
    found = problem(httpx.post(f"{server.url}/api/tables", json=body, timeout=30))
    assert found[:2] == (status, code)
    assert said in found[2]


def test_what_is_agreed_about_an_uploaded_game_is_checked_too(server: Server, record: GameRecord) -> None:
    body = {"record": uploaded(record), "seats": [{}, {}, {}]}
    assert problem(httpx.post(f"{server.url}/api/tables", json=body, timeout=30))[:2] == (422, "seats")


def test_names_of_a_record_that_are_too_long_or_the_same_are_made_different(server: Server, record: GameRecord) -> None:
    table = server.open_table(record=changed(record, players=["x" * 30, "x" * 40]))
    names = [seat["name"] for seat in server.get(f"/api/tables/{table.id}")["seats"]]
    assert names == ["x" * 24, "x" * 21 + " 2"]


# --- moments ----------------------------------------------------------------------------------------------------------


def test_every_moment_of_a_finished_game_is_open_to_everybody(server: Server, record: GameRecord) -> None:
    table = server.open_table(record=uploaded(record))
    found: list[dict[str, Any]] = []
    while part := moments(server, table, first=len(found) + 1):
        assert len(part) <= 100
        found += part
    assert [moment["happening"]["seq"] for moment in found] == list(range(1, len(record.actions) + 2))
    for moment, steps in zip(found, replay(record), strict=True):
        state = steps.state
        assert coins(moment) == [int(state.coins(seat)) for seat in (0, 1)]
        assert moment["position"]["phase"] == state.phase_name
        assert [region.get("tokens", 0) for region in moment["position"]["regions"]] == [
            int(state.tokens(region)) for region in range(state.board.size)
        ]
    kinds = [moment["happening"]["kind"] for moment in found]
    assert kinds[0] == "began"
    assert kinds.count("undone") == record.actions.count("undo")


def test_during_a_game_each_viewer_sees_the_moments_as_he_may(server: Server, record: GameRecord) -> None:
    table = server.open_table(record=uploaded(cut(record, 40)), seats=[{}, {}])
    assert problem(httpx.get(f"{server.url}/api/tables/{table.id}/moments", timeout=30))[:2] == (403, "key_needed")
    hidden = {
        key: {tuple(number is None for number in coins(moment)) for moment in moments(server, table, key)}
        for key in (*table.keys, table.watch)
    }
    assert hidden == {table.keys[0]: {(False, True)}, table.keys[1]: {(True, False)}, table.watch: {(True, True)}}
    for moment in moments(server, table, table.keys[0]):
        assert "chance" not in moment["happening"]
        assert "record" not in moment["happening"]


@pytest.mark.parametrize(
    ("stretch", "expected"),
    [
        ({"first": 3, "last": 5}, [3, 4, 5]),
        ({"first": 7, "last": 7}, [7]),
        ({"last": 2}, [1, 2]),
        ({"first": 40}, [40, 41]),
        ({"first": 40, "last": 10_000}, [40, 41]),
        ({"first": 5, "last": 4}, []),
        ({"first": 999}, []),
    ],
)
def test_a_stretch_of_moments(server: Server, record: GameRecord, stretch: dict[str, int], expected: list[int]) -> None:
    table = server.open_table(record=uploaded(cut(record, 40)), seats=[{}, {}])
    assert [moment["happening"]["seq"] for moment in moments(server, table, table.watch, **stretch)] == expected


@pytest.mark.parametrize("query", ["first=0", "first=x", "last=-1", "first=1.5", "last=99999999999", "first="])
def test_a_stretch_that_is_none_is_refused(server: Server, query: str) -> None:
    table = server.open_table()
    address = f"{server.url}/api/tables/{table.id}/moments?{query}"
    assert problem(httpx.get(address, headers=bearer(table.watch), timeout=30))[:2] == (422, "query")


def test_moments_before_the_beginning_have_no_position(server: Server) -> None:
    table = server.open_table(seats=[{"name": "Anna"}, {"player": "open"}])

    async def come() -> None:
        async with server.client(table.id, table.keys[0]) as anna:
            await anna.ask("chat", text="anybody there?")

    asyncio.run(come())
    found = moments(server, table, table.watch)
    assert [moment["happening"]["kind"] for moment in found] == ["sat", "said"]
    assert not any("position" in moment for moment in found)


def test_coins_are_hidden_during_the_game_and_open_after_it(server: Server, record: GameRecord) -> None:
    table = server.open_table(record=uploaded(cut(record, -1)), seats=SOFA)
    assert {tuple(coins(moment)) for moment in moments(server, table, table.watch)} == {(None, None)}

    async def finish() -> None:
        async with server.client(table.id, table.keys[0]) as sofa:
            while sofa.status != "over":
                answer = await sofa.act(sofa.choices[-1])
                await sofa.catch_up(answer["seq"])

    asyncio.run(finish())
    for key in ("", table.watch, table.keys[0]):
        assert all(None not in coins(moment) for moment in moments(server, table, key))


def test_a_link_to_a_moment_opens_the_page_and_the_moment(server: Server, record: GameRecord) -> None:
    table = server.open_table(record=uploaded(record))
    page = httpx.get(f"{server.url}/t/{table.id}/25", timeout=30)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    (moment,) = moments(server, table, first=25, last=25)
    assert moment["happening"]["action"] == record.actions[23]


def test_the_record_of_a_game_says_by_which_rules_it_was_played(server: Server, record: GameRecord) -> None:
    table = server.open_table(record=uploaded(record))
    assert msgspec.json.decode(download(server, table.id).content)["rules_version"] == RULES_VERSION
