"""Servers and databases for the tests of this folder. Marked `services`, they skip where the programs are missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.once import shared
from tests.server import harness
from tests.server.harness import Server, missing_programs, sqlite_url


def _need(*programs: str) -> None:
    if missing := missing_programs(*programs):
        pytest.skip(f"{', '.join(missing)} not installed: apt-get install postgresql redis-server")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own with an empty SQLite database."""
    with Server(sqlite_url(tmp_path)) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server that all tests share; each takes a database of its own there."""
    _need("initdb", "pg_ctl", "postgres")
    with shared(tmp_path_factory, "postgres", harness.begin_postgres, harness.end_postgres) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server that the tests of one worker share: what is said there everybody hears."""
    _need("redis-server")
    with harness.redis() as url:
        yield url
