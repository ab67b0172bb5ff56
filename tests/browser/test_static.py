"""The game as static files: on a plain file server, in a folder of it, and then without that."""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elbowroom.server.edition import service_worker
from tests.browser.conftest import PATIENCE, People
from tests.browser.players import await_turn, check_same, story_of
from tests.browser.test_offline import CUT_OFF, STARTED, clicks
from tests.once import made_once

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).parent.parent.parent
FOLDER = "games/room"  # below which it lies at its host


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def send_head(self) -> Any:
        """A file as it is now: what changes twice in a second would seem to be the same."""
        del self.headers["If-Modified-Since"]
        return super().send_head()


class Host:
    """A static file server that can be stopped."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/{FOLDER}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def edition(tmp_path_factory: pytest.TempPathFactory, package: Path, tmp_path: Path) -> Path:
    """The edition of this checkout, in a folder that a test may change. What the wheel was built from is built."""

    def build(folder: Path) -> None:
        subprocess.run(
            [sys.executable, ROOT / "scripts" / "edition", folder / "built"], check=True, capture_output=True
        )

    made = made_once(tmp_path_factory, "edition", build) / "built"
    return Path(shutil.copytree(made, tmp_path / FOLDER))


@pytest.fixture
def host(edition: Path, tmp_path: Path) -> Iterator[Host]:
    running = Host(tmp_path)
    yield running
    running.stop()


def test_static_files_are_the_whole_game(host: Host, edition: Path, people: People) -> None:
    page = people.calm_page(service_workers="allow")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host.url)
    expect(page.get_by_role("button", name="Make it ready")).to_be_visible()
    expect(page.get_by_role("link", name="Account")).to_have_count(0)  # without a server nobody can have one
    page.get_by_role("link", name="Gallery", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not [url for url in asked if "game.zip" in url]  # whoever only looks around loads no Python
    assert [url for url in asked if not url.startswith((host.url, "data:"))] == []
    check_links(page, host)
    page.goto(host.url)
    page.get_by_role("button", name="Make it ready").click()
    expect(page.get_by_role("heading", name="Ready to play without a network")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Play now").click()
    page.locator(".decision").wait_for(timeout=STARTED)
    clicks(page, 4)
    assert page.evaluate(MAY_COMPILE) is False  # only the worker may, in which the game has begun
    story = story_of(page)
    assert re.search(r"/games/room/#/t/pocket\.", page.url)
    check_the_replay(page)
    release(edition, "a newer release")
    page.reload()
    await_turn(page)
    assert "a newer release" in page.content()  # is seen at once
    check_same(story_of(page), story)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.evaluate(NEWEST)
    context, address = page.context, page.url
    page.close()
    host.stop()
    context.set_offline(True)
    page = context.new_page()
    page.goto(address)
    page.locator(".decision").wait_for(timeout=STARTED)
    assert "a newer release" in page.content()  # also without a network
    await_turn(page)
    check_same(story_of(page), story)
    clicks(page, 2)
    people.forgive(CUT_OFF)


def test_a_new_release_comes_whole_or_not_at_all(host: Host, edition: Path, people: People) -> None:
    os.utime(edition / "pocket" / "pocket.json", (0, 0))  # what has not changed for long is not asked for again
    page = people.calm_page(service_workers="allow")
    page.goto(host.url)
    hidden = repacked(edition, "first") / "game.zip"
    hidden.rename(hidden.with_name("not yet"))
    release(edition, "the first release")
    page.reload()
    page.get_by_role("button", name="Make it ready").click()
    expect(page.get_by_text("That did not work")).to_be_visible()  # the connection broke, say
    hidden.with_name("not yet").rename(hidden)
    page.get_by_role("button", name="Make it ready").click()
    expect(page.get_by_role("heading", name="Ready to play without a network")).to_be_visible()
    expect(page.get_by_text("That did not work")).to_have_count(0)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Play now").click()
    page.locator(".decision").wait_for(timeout=STARTED)
    clicks(page, 2)
    story = story_of(page)

    index, hidden = edition / "index.html", repacked(edition, "second") / "game.zip"
    hidden.rename(hidden.with_name("not yet"))
    release(edition, "the second release")  # a browser may look for it at any moment from now on
    assert page.evaluate(UPDATE) == "redundant"
    hidden.with_name("not yet").rename(hidden)
    whole = index.read_text()
    index.write_text(whole.replace("assets/index-", "assets/of-another-release-"))
    assert page.evaluate(UPDATE) == "redundant"
    index.write_text(whole)
    assert page.evaluate(UPDATE) == "installed"

    neighbour = edition.with_name("attic")  # of the same host
    shutil.copytree(edition, neighbour)
    repacked(neighbour, "third")
    release(neighbour, "the third release")
    other = page.context.new_page()
    other.goto(f"{host.url}../attic/")
    other.evaluate("navigator.serviceWorker.ready.then(() => true)")

    context, address = page.context, page.url
    page.close()
    host.stop()
    context.set_offline(True)
    page = context.new_page()
    page.goto(address)
    page.locator(".decision").wait_for(timeout=STARTED)
    assert "the second release" in page.content()
    await_turn(page)
    check_same(story_of(page), story)
    kept = [name.split()[1:] for name in page.evaluate("caches.keys()") if "pocket" in name]
    assert kept == [[f"/{FOLDER}/", "second"]]
    people.forgive(f"{CUT_OFF}|Cache.add|of another release")


def repacked(edition: Path, version: str) -> Path:
    """Let the pocket be another one; returns the folder of its files."""
    told = edition / "pocket" / "pocket.json"
    pocket = json.loads(told.read_text())
    told.write_text(json.dumps({**pocket, "version": version}))
    return (edition / "pocket" / str(pocket["version"])).rename(edition / "pocket" / version)


# Looks for a newer release, and says what has become of its service worker.
UPDATE = """async () => {
  const registration = await (await navigator.serviceWorker.getRegistration()).update();
  const coming = registration.installing;
  if (!coming) return "nothing new";
  return new Promise((done) => (coming.onstatechange = () => done(coming.state)));
}"""


def check_links(page: Page, host: Host) -> None:
    """Links lead to places of the edition, also those that are opened in a new tab or copied."""
    for place in ("", "rules", "gallery", "new", "settings", "learn"):
        page.goto(f"{host.url}#/{place}")
        page.locator("main h1, main h2, main .decision").first.wait_for()
        for address in page.locator("a").evaluate_all("links => links.map((link) => link.href)"):
            path = address.removeprefix(host.url)
            assert path.startswith(("#/", "#content", "https://game-icons.net")), (place, address)
    page.goto(host.url)
    with page.context.expect_page() as opened:
        page.locator("main").get_by_role("link", name="Rules").click(modifiers=["ControlOrMeta"])
    tab = opened.value
    expect(tab).to_have_url(f"{host.url}#/rules")
    chapter = tab.locator("a[href^='#/rules#chapter-']").last
    there = str(chapter.get_attribute("href"))
    chapter.click()
    expect(tab).to_have_url(f"{host.url}{there}")
    tab.close()


def check_the_replay(page: Page) -> None:
    """The address of a moment leads to it again."""
    table = page.url
    page.goto(re.sub(r"(pocket\.[^#]+)#", r"\1/1#", table))
    page.reload()
    page.locator("main.replay").wait_for()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"/games/room/#/t/pocket\.[^/]+/(?!1#)\d+#"))
    page.goto(table)
    await_turn(page)


# Whether the page itself could run WebAssembly: the smallest module there is.
MAY_COMPILE = """async () => {
  try { await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); return true; }
  catch { return false; }
}"""


# Until the newest service worker has all it keeps; it takes over when the page of the one before is closed.
NEWEST = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const coming = registration.installing;
  if (coming) await new Promise((done) => (coming.onstatechange = () => coming.state === "installed" && done()));
  return registration.waiting !== null;
}"""


def release(edition: Path, note: str) -> None:
    """Let another release lie at the host."""
    index = edition / "index.html"
    index.write_text(index.read_text().replace("</head>", f"<!-- {note} --></head>"))
    script = edition / "sw.js"
    script.write_text(script.read_text().split("\n", 1)[1])  # as it was built: without the release
    script.write_text(service_worker(edition, edition / "pocket", "./", "./"))
