"""A real browser for the tests of this folder, and servers for it to look at, which run from a package as it is
installed. They skip where there is no Chromium.
"""

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser.places import World, furnished
from tests.browser.players import BLOCKED, INSTANT, SIGHT
from tests.browser.program import browser_program
from tests.once import made_once
from tests.server.harness import Server, sqlite_url
from tests.test_wheel import build_wheel

SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 90_000  # milliseconds; only a test that fails takes that long


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a file. While it runs, no other event loop can, so it must not outlive the file."""
    program = browser_program()
    if program is None:
        pytest.skip("no Chromium installed: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        yield running
        running.close()


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What people install: a wheel of this checkout, unpacked elsewhere."""

    def unpack(folder: Path) -> None:
        (wheel,) = made_once(tmp_path_factory, "wheel", build_wheel).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)

    return made_once(tmp_path_factory, "package", unpack)


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Server]:
    """A server that tests share if they do not stop it."""
    with Server(sqlite_url(tmp_path_factory.mktemp("browser")), package=package) as running:
        yield running


@pytest.fixture(scope="session")
def world(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[World]:
    """Every page, with something to see on each."""
    with furnished(tmp_path_factory.mktemp("world"), package) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path, package: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(sqlite_url(tmp_path), package=package) as running:
        yield running


class People:
    """People with browsers of their own. Whatever their consoles complain about is kept."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def calm_page(self, **wishes: Any) -> Page:
        """Somebody new who does not want to see anything move, nor to be shown what others do step by step."""
        page = self.page(reduced_motion="reduce", **wishes)
        page.context.add_init_script(INSTANT)
        return page

    def page(self, width: int = 1440, height: int = 900, **wishes: Any) -> Page:
        """Somebody new, who remembers nothing; `wishes` are those of a browser context.

        Only who plays without a network needs a service worker: it would keep the page for each of the others too.
        """
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            **{"locale": "en-GB", "service_workers": "block", **wishes},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SIGHT)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(message.text)

    def forgive(self, pattern: str) -> None:
        """Some complaints are right, as those of a browser whose server is dead."""
        self.complaints = [text for text in self.complaints if not re.search(pattern, text)]

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """People who must not have seen any error in the end."""
    group = People(browser)
    yield group
    group.leave()
    assert group.complaints == []
