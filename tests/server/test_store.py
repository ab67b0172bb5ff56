"""The store keeps what it is given, on SQLite and on PostgreSQL, whoever else writes at the same time."""

import asyncio
import gc
import hashlib
import multiprocessing
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from elbowroom.coach.report import Analysis, Point, SeatAnalysis
from elbowroom.engine.errors import Refusal
from elbowroom.server.analyses import Progress, Work
from elbowroom.server.database import SqliteFile
from elbowroom.server.database import database as connections
from elbowroom.server.pulse import CALM
from elbowroom.server.schema_sql import ADDRESS_KEYS, ANALYSES, ENTRIES, KEYS, METADATA, PACKED, PRESENCE, TABLES
from elbowroom.server.settings import WrongSetting
from elbowroom.server.store import Heading, Key, Store, StoreUnavailable
from elbowroom.table.agreement import Agreement, settled
from elbowroom.table.entries import Said, entry_text
from elbowroom.table.logbook import entries_of
from tests.server.games import played
from tests.server.harness import sqlite_url
from tests.server.services import fresh_database

AGREED, _ = settled(Agreement())
PUBLIC, _ = settled(Agreement(public=True))
SCRIPTS = Config()
SCRIPTS.set_main_option("script_location", str(files("elbowroom.server") / "migrations"))
pytestmark = pytest.mark.anyio
REVISIONS = [script.revision for script in ScriptDirectory.from_config(SCRIPTS).walk_revisions()][::-1]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return fresh_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def postgres_database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def heading(updated_at: float = 1.0, wake_at: float | None = None, status: str = "playing") -> Heading:
    return Heading(status, "[]", wake_at, updated_at)  # type: ignore[arg-type]


def said(text: str) -> Said:
    return Said(1.5, 0, "Anna", text)


async def create(store: Store, table: str, how: Heading | None = None, agreed: Agreement = AGREED) -> None:
    keys = {f"hash of {table}": Key(frozenset({0, 2}), host=True)}
    await store.create(table, agreed, "1", "creator", keys, [], how or heading())


async def in_database(database: str, job: Callable[[sa.Connection], object]) -> object:
    """Look into a database past the store."""
    past = connections(database)
    try:
        return await past.transact(job)
    finally:
        await past.close()


async def count(database: str, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    found = await in_database(database, lambda connection: connection.execute(query).scalar())
    assert isinstance(found, int)
    return found


# --- migrations -------------------------------------------------------------------------------------------------------


async def migrate(database: str, step: Callable[[Config, str], object], revision: str) -> None:
    def job(connection: sa.Connection) -> None:
        SCRIPTS.attributes["connection"] = connection
        step(SCRIPTS, revision)

    await in_database(database, job)


def differences(connection: sa.Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA)


async def test_an_empty_database_becomes_what_the_models_say(database: str) -> None:
    async with opened(database):
        pass
    assert await in_database(database, differences) == []


@pytest.mark.parametrize("revision", ["base", *REVISIONS])
async def test_every_earlier_form_of_the_database_is_brought_to_the_newest(database: str, revision: str) -> None:
    if revision != "base":
        await migrate(database, command.upgrade, revision)
    async with opened(database) as store:
        await create(store, "table")
        assert await store.row("table") is not None
    assert await in_database(database, differences) == []


async def test_opening_again_keeps_everything(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table")
        assert await store.append("table", 1, said("hello"), heading())
    async with opened(database) as store:
        assert await store.entries("table") == [said("hello")]


async def test_every_migration_can_be_taken_back_and_repeated(database: str) -> None:
    await migrate(database, command.upgrade, "head")
    for revision in ["base", *REVISIONS[:-1]][::-1]:
        await migrate(database, command.downgrade, revision)
    left = await in_database(database, lambda connection: sa.inspect(connection).get_table_names())
    assert left == ["alembic_version"]
    async with opened(database):
        pass
    assert await in_database(database, differences) == []


async def creators(database: str) -> list[str]:
    found = await in_database(
        database, lambda connection: list(connection.execute(sa.select(TABLES.c.creator)).scalars())
    )
    assert isinstance(found, list)
    return found


async def test_addresses_that_were_hashed_without_a_key_are_forgotten(database: str) -> None:
    row = {
        "id": "table",
        "created_at": 1.0,
        "updated_at": 1.0,
        "status": "playing",
        "public": False,
        "agreement": msgspec.json.encode(AGREED).decode(),
        "seats": "[]",
        "rules_version": "1",
        "seq": 0,
        "creator": hashlib.sha256(b"192.0.2.7").hexdigest(),
    }
    await migrate(database, command.upgrade, "0001")
    await in_database(database, lambda connection: connection.execute(sa.insert(TABLES).values(row)))
    async with opened(database) as store:
        assert await creators(database) == [""]
        assert await store.row("table") is not None
        await create(store, "another")
        await store.address_keys(7)
    await migrate(database, command.downgrade, "0001")
    assert await creators(database) == ["", ""]  # without their keys they would be of no use


def open_and_close(database: str, barrier: object) -> None:
    async def work() -> None:
        async with opened(database):
            pass

    barrier.wait()  # type: ignore[attr-defined]
    asyncio.run(work())


@pytest.mark.slow
def test_several_processes_may_migrate_at_the_same_time(database: str) -> None:
    processes = multiprocessing.get_context("spawn")
    barrier = processes.Barrier(4)
    together = [processes.Process(target=open_and_close, args=(database, barrier)) for _ in range(4)]
    for process in together:
        process.start()
    for process in together:
        process.join()
    assert [process.exitcode for process in together] == [0, 0, 0, 0]
    assert asyncio.run(in_database(database, differences)) == []


def test_those_who_open_a_new_file_wait_for_each_other(tmp_path: Path) -> None:
    """SQLite itself refuses at once who chooses a journal while others open the file."""

    def opened(file: Path, together: threading.Barrier) -> str:
        engine = SqliteFile(f"sqlite:///{file}").engine
        together.wait()
        with engine.connect() as connection:
            journal = connection.execute(sa.text("PRAGMA journal_mode")).scalar_one()
        engine.dispose()
        return str(journal)

    with ThreadPoolExecutor(8) as pool:
        for attempt in range(20):
            together = threading.Barrier(8)
            openings = [pool.submit(opened, tmp_path / f"{attempt}.sqlite", together) for _ in range(8)]
            assert {opening.result() for opening in openings} == {"wal"}


async def test_a_migration_that_breaks_off_leaves_nothing_behind(tmp_path: Path) -> None:
    """Otherwise a server killed during its first start would never start again."""
    database = sqlite_url(tmp_path)
    with sqlite3.connect(tmp_path / "games.sqlite") as file:
        file.execute("CREATE TABLE presence (x)")  # the last table of the first migration is in the way
    file.close()
    with pytest.raises(WrongSetting, match="presence"):
        await Store(database).open()
    left = await in_database(database, lambda connection: sa.inspect(connection).get_table_names())
    assert left == ["presence"]


# --- settings ---------------------------------------------------------------------------------------------------------


async def test_sqlite_survives_a_power_cut_and_does_not_let_readers_wait(tmp_path: Path) -> None:
    async with opened(sqlite_url(tmp_path)) as store:

        async def pragma(name: str) -> object:
            return await store._database.transact(lambda one: one.exec_driver_sql(f"PRAGMA {name}").scalar())

        assert await pragma("journal_mode") == "wal"
        assert await pragma("synchronous") == 2  # FULL: every commit is flushed
        assert await pragma("foreign_keys") == 1
        assert await pragma("busy_timeout") == 15_000


@pytest.mark.parametrize("url", ["mysql://a/b", "games.sqlite", "postgresql://host:port/name", "sqlite://a:b:c"])
def test_what_is_no_database_is_said_at_once(url: str) -> None:
    with pytest.raises(WrongSetting, match="database"):
        Store(url)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_games_are_kept_in_a_file(url: str) -> None:
    with pytest.raises(WrongSetting, match="games must survive the server: name a file"):
        Store(url)


async def test_a_database_that_cannot_be_opened_is_a_wrong_setting(tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match="unable to open"):
        await Store(f"sqlite:///{tmp_path}/no/folder/games.sqlite").open()
    while any("connection_worker" in thread.name for thread in threading.enumerate()):
        await asyncio.sleep(0.01)  # the driver has a last word for the event loop


@pytest.mark.services
async def test_a_postgresql_database_that_is_not_there_is_a_wrong_setting(postgres_url: str) -> None:
    with pytest.raises(WrongSetting, match="does not exist"):
        await Store(postgres_url.rsplit("/", 1)[0] + "/nothing").open()


# --- the log ----------------------------------------------------------------------------------------------------------


async def gathered(*work: Awaitable[bool]) -> list[bool]:
    return list(await asyncio.gather(*work))


async def test_of_many_entries_with_the_same_number_exactly_one_is_stored(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await create(one, "table")
        for seq in range(1, 21):
            texts = [f"{seq} {number}" for number in range(12)]
            stores = [one, other] * 6
            stored = await gathered(
                *(store.append("table", seq, said(text), heading()) for store, text in zip(stores, texts, strict=True))
            )
            assert stored.count(True) == 1
            assert (await one.entries("table"))[seq - 1 :] == [said(texts[stored.index(True)])]


async def test_a_refused_entry_brings_no_key_and_changes_no_heading(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table")
        assert await store.append("table", 1, said("first"), heading(2.0), ("one", Key(frozenset({1}), False)))
        assert not await store.append("table", 1, said("late"), heading(9.0), ("two", Key(frozenset({1}), False)))
        assert sorted(await store.keys("table")) == ["hash of table", "one"]
        row = await store.row("table")
        assert row is not None
        assert (row.seq, row.updated_at) == (1, 2.0)


async def test_entries_that_come_together_are_written_together(database: str) -> None:
    async with opened(database) as store:
        tables = [f"table-{number}" for number in range(60)]
        for table in tables:
            await create(store, table)
        commits: list[object] = []
        sa.event.listen(store._database.engine, "commit", commits.append)
        assert all(await gathered(*(store.append(table, 1, said(table), heading()) for table in tables)))
        assert 1 <= len(commits) <= 2  # those that come while the first is written share the second
        for table in tables:
            assert await store.entries(table) == [said(table)]


async def test_entries_for_a_table_that_is_gone_do_not_spoil_those_of_others(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table")
        gone, stored = await asyncio.gather(
            store.append("gone", 1, said("lost"), heading()),
            store.append("table", 1, said("kept"), heading()),
            return_exceptions=True,
        )
        assert isinstance(gone, StoreUnavailable)
        assert stored is True
        assert await store.entries("table") == [said("kept")]


async def test_entries_leave_nothing_behind_for_the_collector(tmp_path: Path) -> None:
    """Full collections are rare, so whatever each entry left in a circle would grow until the next one."""
    async with opened(sqlite_url(tmp_path)) as store:
        await create(store, "table")
        for seq in range(1, 41):
            if seq == 11:  # everything has been made that is made once
                gc.collect()
                gc.disable()
            assert await store.append("table", seq, said("hello"), heading())
        try:
            assert gc.collect() < 30  # less than one thing for each entry
        finally:
            gc.enable()


async def test_what_was_given_before_closing_is_written(database: str) -> None:
    store = Store(database)
    await store.open()
    await create(store, "table")
    work = [asyncio.create_task(store.append("table", seq, said(str(seq)), heading())) for seq in range(1, 700)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await gathered(*work))
    async with opened(database) as again:
        assert await again.entries("table", 600) == [said(str(seq)) for seq in range(601, 700)]


@pytest.mark.services
async def test_two_processes_that_write_the_same_tables_never_wait_for_each_other_in_a_circle(
    postgres_database: str,
) -> None:
    tables = [f"table-{number:03}" for number in range(300)]
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        await asyncio.gather(*(create(one, table) for table in tables))
        for seq in range(1, 11):
            upwards = [one.append(table, seq, said("one"), heading()) for table in tables]
            downwards = [other.append(table, seq, said("other"), heading()) for table in tables[::-1]]
            stored = await gathered(*upwards, *downwards)
            for first, second in zip(stored[:300], stored[300:][::-1], strict=True):
                assert first != second
        await asyncio.gather(
            one.note_presence([(table, 0) for table in tables], "one", 1.0, here=True),
            other.note_presence([(table, 0) for table in tables[::-1]], "other", 1.0, here=True),
        )
    assert await in_database(postgres_database, deadlocks) == 0


@pytest.mark.services
async def test_whoever_stops_waiting_for_the_database_costs_no_connection(postgres_database: str) -> None:
    """As when a server ends while it reads for those who are connected."""
    lost: list[object] = []
    async with opened(postgres_database) as store:
        for event in ("invalidate", "soft_invalidate"):
            sa.event.listen(store.database.engine.pool, event, lambda *told: lost.append(told))
        work = [asyncio.create_task(store.database.read(sa.text("SELECT pg_sleep(0.3)"))) for _ in range(3)]
        await asyncio.sleep(0.1)
        for _ in range(2):
            for task in work:
                task.cancel()
            await asyncio.sleep(0)
        assert all(
            isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*work, return_exceptions=True)
        )
        assert store.database.engine.pool.checkedout() == 3  # type: ignore[attr-defined]
    assert not lost


def deadlocks(connection: sa.Connection) -> object:
    query = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    return connection.exec_driver_sql(query).scalar()


# --- tables -----------------------------------------------------------------------------------------------------------


async def test_a_table_is_kept_as_it_was_agreed_with_its_keys(database: str) -> None:
    agreed, _ = settled(Agreement(board="base_3", title="Größe", switches={"openScores": True}, thinking=600, grace=5))
    async with opened(database) as store:
        keys = {"h": Key(frozenset({0, 2}), host=True), "w": Key(frozenset(), host=False)}
        beginning = [said("one"), said("two")]
        await store.create("table", agreed, "7", "creator", keys, beginning, heading(3.0, status="waiting"))
        row = await store.row("table")
        assert row is not None
        assert row._asdict() == {
            "id": "table",
            "status": "waiting",
            "public": False,
            "agreement": agreed,
            "rules_version": "7",
            "seq": 2,
            "updated_at": 3.0,
            "creator": "creator",
            "seats": "[]",
            "set_up": False,
        }
        assert await store.entries("table") == beginning
        assert await store.entries("table", 1) == beginning[1:]
        assert await store.keys("table") == keys
        assert await store.key("table", "h") == keys["h"]
        assert await store.key("table", "x") is None
        assert await store.key("other", "h") is None
        assert await store.row("other") is None


async def test_a_table_that_cannot_be_stored_whole_is_not_stored_at_all(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table")
        with pytest.raises(StoreUnavailable):
            await create(store, "table")
        assert list(await store.keys("table")) == ["hash of table"]


async def test_the_lobby_shows_public_unfinished_tables_the_newest_first(database: str) -> None:
    async with opened(database) as store:
        for number, status in enumerate(["playing", "over", "waiting", "playing", "waiting"]):
            await create(store, f"public {number}", heading(10.0 - number, status=status), PUBLIC)
            await create(store, f"private {number}", heading(20.0, status=status))
        await store.append("public 3", 1, said("news"), heading(30.0))
        shown = ["public 3", "public 0", "public 2", "public 4"]
        assert [row.id for row in await store.lobby(100)] == shown
        assert [row.id for row in await store.lobby(2)] == shown[:2]
        assert await store.unfinished() == 8
        assert await store.unfinished(["creator"]) == 8
        assert await store.unfinished(["somebody else", "creator"]) == 8
        assert await store.unfinished(["somebody else"]) == 0


async def test_the_links_of_a_seat_become_worthless_but_not_that_of_the_host(database: str) -> None:
    agreed, _ = settled(Agreement(board="base_3"))
    host, both, other = Key(frozenset({0, 2}), True), Key(frozenset({1, 2}), False), Key(frozenset({1}), False)
    async with opened(database) as store:
        await store.create("table", agreed, "7", "", {"h": host, "b": both, "o": other}, [], heading(3.0))
        await store.revoke("table", 2, 5.0)
        assert await store.keys("table") == {"h": host, "o": other}


async def test_all_processes_hash_addresses_with_the_same_keys_which_live_for_two_weeks(database: str) -> None:
    async with opened(database) as store, opened(database) as other:
        (first,) = await store.address_keys(7)
        assert len(first) == 64
        assert await other.address_keys(7) == [first]
        second, last = await other.address_keys(8)
        assert (last, len({first, second})) == (first, 2)
        both = await asyncio.gather(*(one.address_keys(9) for one in (store, other, store, other)))
        third = both[0][0]
        assert both == [[third, second]] * 4
        assert await count(database, ADDRESS_KEYS) == 2
        assert (await store.address_keys(20))[0] not in (first, second, third)
        assert await count(database, ADDRESS_KEYS) == 1


async def test_tables_that_are_due_come_the_most_urgent_first(database: str) -> None:
    async with opened(database) as store:
        for table, wake_at in (("soon", 5.0), ("late", 50.0), ("never", None), ("now", 1.0)):
            await create(store, table, heading(wake_at=wake_at))
        assert await store.due(5.0, 100) == ["now", "soon"]
        assert await store.due(99.0, 100) == ["now", "soon", "late"]
        assert await store.due(99.0, 1) == ["now"]
        await store.append("now", 1, said("done"), heading(wake_at=None))
        assert await store.due(99.0, 100) == ["soon", "late"]


async def test_after_the_clock_was_put_back_only_what_waits_in_the_future_is_due(database: str) -> None:
    async with opened(database) as store:
        for table, how in {"future": heading(9.0, 12.0), "nobody": heading(9.0), "past": heading(2.0, 12.0)}.items():
            await create(store, table, how)
        await store.wake_future(5.0)
        assert await store.due(5.0, 10) == ["future"]


async def test_a_table_that_has_gone_on_is_not_woken_by_those_who_have_not_seen_it(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table")
        await store.wake("table", 0, 7.0)
        assert await store.due(7.0, 10) == ["table"]
        await store.append("table", 1, said("on"), heading(wake_at=99.0))
        await store.wake("table", 0, None)
        await store.wake("table", 0, 3.0)
        assert await store.due(98.0, 10) == []
        assert await store.due(99.0, 10) == ["table"]


async def test_the_newest_numbers_of_many_tables_are_told_at_once(database: str) -> None:
    async with opened(database) as store:
        for table in ("a", "b", "c"):
            await create(store, table)
        for seq in (1, 2, 3):
            await store.append("b", seq, said("on"), heading())
        assert await store.newest(["a", "b", "x"]) == {"a": 0, "b": 3}
        assert await store.newest([]) == {}


async def test_tables_at_which_no_game_began_are_forgotten_with_everything(database: str) -> None:
    async with opened(database) as store:
        for table, at, status in (("old", 1.0, "waiting"), ("new", 9.0, "waiting"), ("played", 1.0, "playing")):
            await create(store, table, heading(at, status=status))
            await store.append(table, 1, said("on"), heading(at, status=status))
            await store.note_presence([(table, 0)], "process", 1.0, here=True)
        await create(store, "awaited", heading(1.0, status="waiting"))
        await store.note_presence([("awaited", 1)], "process", 9.0, here=True)
        assert await store.forget_before(5.0) == 1
        assert await store.forget_before(5.0) == 0
        assert await store.row("old") is None
        assert await store.row("new") is not None
        assert await store.row("awaited") is not None
    assert [await count(database, kept) for kept in (ENTRIES, KEYS, PRESENCE)] == [2, 3, 1]


async def test_presence_is_what_each_process_saw_last(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table")
        await create(store, "other")
        await store.note_presence([], "one", 1.0, here=True)
        await store.note_presence([("table", 0), ("table", 1), ("other", 3)], "one", 1.0, here=True)
        await store.note_presence([("table", 0)], "two", 2.0, here=True)
        await store.note_presence([("table", 0)], "one", 3.0, here=False)
        assert sorted(await store.presence("table")) == [(0, 2.0, True), (0, 3.0, False), (1, 1.0, True)]
        assert await store.presence("other") == [(3, 1.0, True)]


# --- packed logs ------------------------------------------------------------------------------------------------------


async def test_the_log_of_a_game_that_is_over_is_packed_and_stays_the_same(database: str) -> None:
    log = [said(f"line {number}") for number in range(300)]
    async with opened(database) as store:
        for table, status, at in (("quiet", "over", 1.0), ("fresh", "over", 9.0), ("playing", "playing", 1.0)):
            await create(store, table, heading(at, status=status))
            for seq, entry in enumerate(log, start=1):
                assert await store.append(table, seq, entry, heading(at, status=status))
        assert await store.pack(5.0, 10) == 1
        assert await store.pack(5.0, 10) == 0
        assert await count(database, ENTRIES) == 600
        assert await count(database, PACKED) == 1
        for table in ("quiet", "fresh", "playing"):
            assert await store.entries(table) == log
            assert await store.entries(table, 298) == log[298:]
            assert await store.entries(table, 300) == []
        bye = said("bye")
        assert await store.append("quiet", 301, bye, heading(2.0, status="over"))
        assert await store.entries("quiet", 299) == [log[-1], bye]
        assert await store.pack(5.0, 10) == 1
        assert await store.entries("quiet") == [*log, bye]


async def test_a_packed_game_takes_an_eighth_of_the_room(database: str) -> None:
    async with opened(database) as store:
        await store.create("table", AGREED, "1", "creator", {}, entries_of(played(), 1.5), heading())
    size = sa.select(sa.func.length(PACKED.c.data))
    stored = await in_database(database, lambda connection: connection.execute(size).scalar())
    assert isinstance(stored, int)
    assert stored < sum(len(entry_text(entry)) for entry in entries_of(played(), 1.5)) / 8


async def test_nobody_stores_a_number_again_that_has_been_packed(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table", heading(status="over"))
        await create(store, "other")
        for seq in (1, 2, 3):
            assert await store.append("table", seq, said(f"line {seq}"), heading(status="over"))
        await store.pack(5.0, 10)
        late = [store.append("table", seq, said("too late"), heading(status="playing")) for seq in (1, 3)]
        sound = [store.append("other", 1, said("sound"), heading()), store.append("table", 4, said("4"), heading(4.0))]
        assert await asyncio.gather(*late, *sound) == [False, False, True, True]
        assert await store.entries("table") == [*(said(f"line {seq}") for seq in (1, 2, 3)), said("4")]
        assert await store.entries("other") == [said("sound")]


async def test_going_back_to_the_first_form_unpacks_everything(database: str) -> None:
    log = [said("one"), said("two")]
    async with opened(database) as store:
        await store.create("table", AGREED, "1", "creator", {}, log, heading())
        await store.append("table", 3, said("three"), heading())
    await migrate(database, command.downgrade, "0001")
    async with opened(database) as store:
        assert await store.entries("table") == [*log, said("three")]
        assert (await count(database, ENTRIES), await count(database, PACKED)) == (3, 0)


async def test_games_that_were_brought_along_before_are_known_from_their_logs(database: str) -> None:
    await migrate(database, command.upgrade, "0001")
    person, bot = '[{"person":true}]', '[{"bot":"greedy"}]'
    began, sat = '{"kind":"began","at":1.0,"record":{}}', '{"kind":"sat","at":1.0,"seat":0,"name":"Anna"}'
    logs = {"brought": (person, began), "usual": (person, sat), "bots": (bot, began)}

    def fill(connection: sa.Connection) -> None:
        for table, (seats, entry) in logs.items():
            row = {"id": table, "seats": seats, "agreement": "{}", "status": "over", "rules_version": "1"}
            row |= {"created_at": 1.0, "updated_at": 1.0, "public": True, "seq": 1, "creator": "creator"}  # type: ignore[dict-item]
            connection.execute(sa.insert(sa.table("tables", *map(sa.column, row))).values(row))
            connection.execute(sa.insert(ENTRIES).values(table_id=table, seq=1, data=entry))

    await in_database(database, fill)
    async with opened(database) as store:
        rows = [await store.row(table) for table in logs]
        assert [row.set_up for row in rows if row is not None] == [True, False, False]


async def test_games_that_are_over_are_forgotten_when_nothing_happened_there_for_long(database: str) -> None:
    async with opened(database) as store:
        for table, at, status in (("old", 1.0, "over"), ("new", 9.0, "over"), ("played", 1.0, "playing")):
            await store.create(table, AGREED, "1", "creator", {}, [said("on")], heading(at, status=status))
        assert await store.forget_finished(5.0) == 1
        assert [await store.row(table) is None for table in ("old", "new", "played")] == [True, False, False]
    assert await count(database, PACKED) == 2


async def test_tables_of_an_address_are_counted_whatever_became_of_them(database: str) -> None:
    async with opened(database) as store:
        for table, at, status in (("a", 1.0, "over"), ("b", 9.0, "over"), ("c", 9.0, "waiting")):
            await create(store, table, heading(at, status=status))
        assert await store.opened_since(["creator"], 5.0) == 2
        assert await store.opened_since(["somebody else"], 5.0) == 0


# --- what makes no sense ----------------------------------------------------------------------------------------------


async def spoil(database: str, statement: str) -> None:
    await in_database(database, lambda connection: connection.execute(sa.text(statement)))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET data = 'x' WHERE table_id = 'bad' AND seq = 2",
        "DELETE FROM entries WHERE table_id = 'bad' AND seq = 1",
        "UPDATE tables SET agreement = 'x' WHERE id = 'bad'",
    ],
)
async def test_a_table_that_makes_no_sense_is_set_aside_once_and_hides_no_other(
    database: str, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as store:
        for table in ("bad", "good"):
            await create(store, table, heading(), PUBLIC)
            for seq in (1, 2):
                await store.append(table, seq, said("hello"), heading(status="playing"))
        await spoil(database, statement)
        for _ in range(3):
            with pytest.raises(Refusal) as refused:
                await asyncio.gather(store.row("bad"), store.entries("bad"))
            assert refused.value.code == "damaged"
            assert "good" in {row.id for row in await store.lobby(10)}
        assert len(await store.entries("good")) == 2
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert [vars(record)["table"] for record in caplog.records] == ["bad"]


async def test_what_cannot_be_unpacked_is_set_aside_and_the_others_are_packed(database: str) -> None:
    async with opened(database) as store:
        for table in ("a_bad", "b_good"):
            await store.create(table, AGREED, "1", "creator", {}, [said("one")], heading(status="over"))
            await store.append(table, 2, said("two"), heading(status="over"))
        junk = sa.update(PACKED).where(PACKED.c.table_id == "a_bad").values(data=b"junk")
        await in_database(database, lambda connection: connection.execute(junk))
        for _ in range(2):
            await store.pack(5.0, 1)
        assert await count(database, ENTRIES) == 1
        assert await store.entries("b_good") == [said("one"), said("two")]
        with pytest.raises(Refusal, match="makes no sense"):
            await store.entries("a_bad")


async def test_a_log_with_a_gap_is_set_aside_and_not_packed(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table", heading(status="over"))
        for seq, text in enumerate(("one", "two", "three"), start=1):
            await store.append("table", seq, said(text), heading(status="over"))
        await in_database(database, lambda connection: connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.seq == 2)))
        await store.pack(5.0, 10)
        assert (await count(database, ENTRIES), await count(database, PACKED)) == (2, 0)
        assert await store.pack(5.0, 10) == 0  # it is not looked at again and again
        with pytest.raises(Refusal, match="makes no sense"):
            await store.entries("table")


async def test_a_store_says_whether_its_database_works(database: str) -> None:
    async with opened(database) as store:
        assert await store.trouble() == ""
        await spoil(database, "DROP TABLE pulse")
        assert await store.trouble() == ""  # asked again at once, it tells what it knows
        await asyncio.sleep(CALM)
        assert "pulse" in await store.trouble()


# --- analyses ---------------------------------------------------------------------------------------------------------

POINT = Point(2, 1, [0.25, 0.75], 0.5, "blunder", ["pick 0"], [0.0, 0.0])
ANALYSIS = Analysis("strong", "1", [SeatAnalysis(50.0, 1, 2, 3, 4, 0.5, -0.5)] * 2, [POINT], [2])


async def test_an_analysis_is_asked_for_once_held_by_one_and_kept(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await create(one, "table")
        assert await one.analyses.progress("table", 1.0) is None
        assert await one.analyses.take(1.0, 10.0) is None
        await one.analyses.ask("table", "asker", 1.0)
        await other.analyses.ask("table", "another", 2.0)
        assert await one.analyses.unfinished(["asker"]) == await one.analyses.unfinished() == 1
        assert await one.analyses.unfinished(["another"]) == 0
        taken = await asyncio.gather(*(store.analyses.take(3.0, 10.0) for store in (one, other)))
        assert [work for work in taken if work is not None] == [Work("table", 0, [])]
        await one.analyses.advance("table", 20, 1, [POINT], 12.0)
        assert await other.analyses.progress("table", 11.0) == Progress(20, 1, True, None)
        assert await other.analyses.take(11.0, 20.0) is None
        # Whoever held it has died: another one goes on with what is known.
        assert await other.analyses.progress("table", 13.0) == Progress(20, 1, False, None)
        assert await other.analyses.take(13.0, 20.0) == Work("table", 1, [POINT])
        await other.analyses.finish("table", 20, ANALYSIS)
        await one.analyses.advance("table", 20, 2, [POINT], 99.0)  # he was only slow
        assert await one.analyses.progress("table", 14.0) == Progress(20, 20, False, ANALYSIS)
        assert await one.analyses.take(99.0, 100.0) is None
        assert await one.analyses.unfinished() == 0


async def test_a_new_server_lets_go_of_what_the_last_one_held_and_drops_what_cannot_be(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table")
        await store.analyses.ask("table", "", 1.0)
        assert await store.analyses.take(1.0, 100.0) is not None
        assert await store.analyses.take(2.0, 100.0) is None
        await store.analyses.release()
        assert await store.analyses.take(2.0, 100.0) is not None
        await store.analyses.drop("table")
        assert await store.analyses.progress("table", 2.0) is None


async def test_an_analysis_goes_with_its_table(database: str) -> None:
    async with opened(database) as store:
        await create(store, "table", heading(1.0, status="over"))
        await store.analyses.ask("table", "", 1.0)
        assert await store.forget_finished(5.0) == 1
    assert await count(database, ANALYSES) == 0
