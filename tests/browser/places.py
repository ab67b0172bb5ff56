"""Every page there is, with all it can show: for tests that look at each of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page

from tests.browser.prepared import PATIENCE, wait_until_over
from tests.server.harness import NO_TLS, OWN_URL, Opened, Server, sqlite_url
from tests.server.people.finished import fill, let_in
from tests.server.post.mailbox import Mailbox, text_of

GAMES = 15  # rated ones of three people in pairs: enough to be listed
QUICK = "from elbowroom.coach import judge; judge.USUAL_JUDGE = 'gentle'"  # the coach does not take his time


class Place(NamedTuple):
    """A page, and what is on it when it is ready."""

    name: str
    address: str
    ready: str = "h1"
    signed_in: bool = False


class World:
    """A server on which there is something to see everywhere, and how one comes to all of it."""

    def __init__(self, server: Server, places: list[Place]) -> None:
        self.url = server.url
        self.places = places
        self._database = server.database

    def visits(self, page: Page, places: list[Place] | None = None) -> Iterator[Place]:
        """Go to one page after the other, or to some; those of an account come last."""
        signed_in = False
        for place in sorted(self.places if places is None else places, key=lambda place: place.signed_in):
            if place.signed_in and not signed_in:
                self.sign_in(page)
                signed_in = True
            self.go(page, place)
            yield place

    def go(self, page: Page, place: Place) -> None:
        page.goto("about:blank")
        page.goto(self.url + place.address)
        page.locator(place.ready).first.wait_for(state="attached")

    def sign_in(self, page: Page) -> None:
        """Somebody who has played comes in by a link."""
        page.goto(f"{self.url}/me#{elsewhere(let_in, self._database, 'Anna')}")
        page.locator("main button.primary").click()
        page.locator("main header h1").wait_for()


@contextmanager
def furnished(folder: Path, package: Path | None = None) -> Iterator[World]:
    """Begin such a server."""
    database = sqlite_url(folder)
    elsewhere(fill, database, GAMES)
    options = ("--base-url", OWN_URL)
    with (
        Mailbox() as mailbox,
        Server(database, "--mail", mailbox.url, *options, package=package, prelude=QUICK) as server,
    ):
        yield World(server, [*places(server, mailbox)])


def places(server: Server, mailbox: Mailbox) -> Iterator[Place]:
    waiting = server.open_table(board="base_3", seats=[{"name": "Anna"}, {"player": "open"}, {"name": "Ben"}])
    over = server.open_table(board="base_2", public=True, seats=[{"player": "greedy"}, {"player": "random"}])
    wait_until_over(server, over)
    asked, sure = bell(server, mailbox, waiting)
    yield Place("start", "/")
    yield Place("new table", "/new", "form details")
    yield Place("waiting room", f"/t/{waiting.id}#{waiting.keys[0]}")
    yield Place("invitation", f"/t/{waiting.id}#{waiting.keys[1]}", "form input")
    yield Place("end", f"/t/{over.id}", ".podium, main h1")
    yield Place("replay", f"/t/{over.id}/40", "[data-region='1']")
    yield Place("coach", f"/t/{over.id}/{judged(server, over)}/coach", ".coach [role=slider]")
    yield Place("rules", "/rules", "main h3")
    yield Place("one rule", "/rules/CORE-6.8")
    yield Place("gallery", "/gallery", "main li")
    yield Place("learn", "/learn", "main ol")
    yield Place("settings", "/settings", "main section")
    yield Place("lobby", "/lobby", "form [type=radio]")
    yield Place("leaderboard", "/leaders", "tbody tr")
    yield Place("coming in", "/me", ".doors")
    yield Place("account", "/me", "main section form", signed_in=True)
    yield Place("career", "/me/career", "main dl", signed_in=True)
    yield Place("notices, yes", sure, "main .row")
    yield Place("notices, end", asked, "main .row")
    yield Place("no such table", "/t/nowhere#nothing", "main a.button")


def judged(server: Server, table: Opened) -> int:
    """A moment of a finished game at which the coach has something to say."""
    server.post(f"/api/tables/{table.id}/analysis")
    deadline = time.monotonic() + 4 * PATIENCE / 1000
    while (answer := server.get(f"/api/tables/{table.id}/analysis"))["state"] != "done":
        assert time.monotonic() < deadline, answer
        time.sleep(0.05)
    worst: dict[str, Any] = max(answer["analysis"]["points"], key=lambda point: point["lost"])
    return int(worst["seq"])


def bell(server: Server, mailbox: Mailbox, table: Opened) -> tuple[str, str]:
    """Where the links of notices by mail lead to: to end them, and to say yes to them."""
    bells = f"{server.url}/api/tables/{table.id}/bells"
    bearer = {"Authorization": f"Bearer {table.keys[0]}"}
    httpx.post(bells, json={"mail": "anna@example.org"}, headers=bearer, verify=NO_TLS).raise_for_status()
    said = text_of(mailbox.until(1)[0])
    (known,) = server.get(f"/api/tables/{table.id}/bells", table.keys[0])["bells"]
    sure = next(word for word in said.split() if word.endswith("/yes"))
    return f"/notices/{known['token']}", sure.removeprefix(server.url)


def local(server: Server) -> str:
    """The address of a server under a name for which there can be accounts."""
    return server.url.replace("127.0.0.1", "localhost")


def elsewhere(work: Any, *arguments: Any) -> Any:
    """Do something that needs a loop of its own while a browser has the one of this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *arguments).result()
