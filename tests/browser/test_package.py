"""The servers of these tests are those of an installed package, far from this checkout, and so is their page."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, People
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)


def test_the_package_is_the_one_that_runs(package: Path) -> None:
    where = subprocess.run(
        [sys.executable, "-c", "import elbowroom.server; print(elbowroom.server.__file__)"],
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(package)},
    )
    assert where.stdout.strip() == str(package / "elbowroom" / "server" / "__init__.py")


def test_the_page_comes_from_the_package(package: Path, table_server: Server, people: People) -> None:
    people.page().goto(table_server.url)
    built = package / "elbowroom" / "server" / "page"
    assert table_server.get_text("/") == (built / "index.html").read_text(encoding="utf-8")
    marked = built / "assets" / "marked.txt"
    marked.write_text("only here")
    assert table_server.get_text("/page/assets/marked.txt") == "only here"
