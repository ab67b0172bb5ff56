"""The game in a pocket: a page that starts without a network, whole games on it, and how they are kept and moved."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.conftest import PATIENCE, SWITCHES, People
from tests.browser.players import (
    INSTANT,
    SIGHT,
    Control,
    Player,
    Sight,
    await_turn,
    check_same,
    phase_of,
    play_on,
    story_of,
)
from tests.browser.program import browser_program
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

STARTED = 60_000  # milliseconds for Python to start in a browser on a busy machine
CUT_OFF = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource"
HASTY = {"decline": 300, "end": 60, "even": 60, "yes": 300, "pick": 60}


class Hasty(Player):
    """Somebody who wants to see the end of the game soon: takes a region or two, declines, ends the turn."""

    def _weight(self, control: Control, seen: Sight) -> float:
        return HASTY.get(str(control["at"]).split()[0], super()._weight(control, seen))


def make_ready(page: Page, address: str) -> None:
    """Visit the page once, and load what it takes to play without a network."""
    page.goto(address)
    page.get_by_role("button", name="Make it ready").click()
    expect(page.get_by_role("heading", name="Ready to play without a network")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def open_here(page: Page, address: str, box: str) -> Sight:
    """Open a game on this device from the start page."""
    page.goto(address)
    page.get_by_role("radio", name=box).check()
    page.get_by_label("On this device").check()
    page.get_by_role("button", name="Play now").click()
    page.locator(".decision").wait_for(timeout=STARTED)
    return await_turn(page)


def continue_game(page: Page, address: str) -> Sight:
    page.goto(address)
    page.locator("li.turn a").first.click()
    page.locator(".decision").wait_for(timeout=STARTED)
    return await_turn(page)


def clicks(page: Page, count: int, seed: int = 1) -> None:
    """Play some clicks, and go on while tokens or markers are placed: a mere plan ends with its tab."""
    player = Player(page, Random(seed))
    seen = await_turn(page)
    for _ in range(count):
        seen = player.step(seen) if seen["yours"] else await_turn(page)
    while phase_of(seen := await_turn(page)) not in ("pick", "decide", "conquer") and not seen["over"]:
        player.step(seen)


def test_games_of_each_family_are_played_without_a_network(own_server: Server, people: People) -> None:
    page = people.calm_page(service_workers="allow")
    make_ready(page, own_server.url)
    context = page.context
    context.set_offline(True)
    own_server.kill()
    for box in ("Base game", "Underground", "Sky Islands"):
        open_here(page, own_server.url, box)
        clicks(page, 8)
        story = story_of(page)
        page.close()  # in the middle of a game the tab is closed
        page = context.new_page()
        continue_game(page, own_server.url)
        check_same(story_of(page), story)
        play_on({"me": Hasty(page, Random(3))})
        expect(page.get_by_text("The game is over")).to_be_visible()
        expect(page.get_by_role("list", name="Places").get_by_role("listitem").first).to_be_visible()
    page.goto(own_server.url)
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(3)
    people.forgive(CUT_OFF)


def test_a_game_goes_on_at_a_server(own_server: Server, people: People) -> None:
    page = people.calm_page(service_workers="allow")
    make_ready(page, own_server.url)
    page.context.set_offline(True)
    own_server.kill()
    open_here(page, own_server.url, "Base game")
    clicks(page, 8)
    story = story_of(page)
    page.goto(own_server.url)
    page.get_by_role("button", name="Go on at the server").click()  # which is not there
    expect(page.locator(".taking [role=status]")).to_contain_text("connection")
    page.context.set_offline(False)
    own_server.start()
    page.goto(own_server.url)
    page.get_by_role("button", name="Go on at the server").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))  # those in the pocket have a dot
    await_turn(page)
    there = story_of(page)
    check_same({**there, "log": ""}, {**story, "log": ""})
    play_on({"me": Hasty(page, Random(4))})
    expect(page.get_by_text("The game is over")).to_be_visible()
    page.goto(own_server.url)
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)  # nothing is left in the pocket
    people.forgive(CUT_OFF)


@contextmanager
def chromium(browser: Browser, folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], Browser]]:
    """A real browser as a process of its own, which keeps what it knows in a folder."""
    program = browser_program()
    assert program is not None
    options = [f"--user-data-dir={folder}", "--headless", "--remote-debugging-port=0", *SWITCHES]
    process = subprocess.Popen(
        [program, *options, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if found := re.search(rb"DevTools listening on (\S+)", line):
                break
        else:
            raise AssertionError("the browser does not start")
        yield process, browser.browser_type.connect_over_cdp(found[1].decode())
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stderr.close()


def prepared(context: BrowserContext) -> Page:
    context.add_init_script(SIGHT)
    context.add_init_script(INSTANT)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def test_a_game_survives_a_killed_browser(table_server: Server, browser: Browser, tmp_path: Path) -> None:
    with chromium(browser, tmp_path) as (process, doomed):
        page = prepared(doomed.contexts[0])
        make_ready(page, table_server.url)
        open_here(page, table_server.url, "Base game")
        address = page.url
        clicks(page, 8)
        story = story_of(page)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    with chromium(browser, tmp_path) as (_, again):
        page = prepared(again.contexts[0])
        page.context.set_offline(True)
        page.goto(table_server.url)
        page.evaluate("localStorage.removeItem('elbowroom.games')")  # it is not written down as soon as the game
        page.reload()
        page.locator("li.turn a").click()
        expect(page).to_have_url(address)
        page.locator(".decision").wait_for(timeout=STARTED)
        await_turn(page)
        check_same(story_of(page), story)
        clicks(page, 2)


# --- what is offered without a network ----------------------------------------------------------------------------


def test_what_is_offered_without_a_network_works(own_server: Server, people: People) -> None:
    page = people.calm_page(service_workers="allow")
    make_ready(page, own_server.url)
    page.context.set_offline(True)
    own_server.kill()
    page.goto(own_server.url)
    expect(page.get_by_role("heading", name="Ready to play without a network")).to_be_visible()
    expect(page.get_by_role("heading", name="Public tables")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The server does not answer. Play on this device instead?")).to_be_visible()
    page.get_by_role("button", name="Play on this device").click()
    page.locator(".decision").wait_for(timeout=STARTED)

    page.goto(f"{own_server.url}/learn")
    page.get_by_role("button", name="Let's go").click()
    page.locator(".coached .decision").wait_for(timeout=STARTED)
    assert "/t/" not in page.url

    page.goto(f"{own_server.url}/new")
    page.get_by_role("button", name="Open the table").click()  # with somebody who comes by a link
    expect(page.get_by_text("The server does not answer. Play on this device instead?")).to_be_visible()
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_label("On this device")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".decision").wait_for(timeout=STARTED)

    page.goto(f"{own_server.url}/rules")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.goto(f"{own_server.url}/gallery")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    people.forgive(CUT_OFF)


def test_who_comes_without_a_network_too_early_is_told_what_to_do(table_server: Server, people: People) -> None:
    page = people.calm_page(service_workers="allow")
    page.goto(table_server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(table_server.url)
    expect(page.get_by_text("Once you are connected again, load the game into this browser.")).to_be_visible()
    page.locator(".living").wait_for(state="attached")
    expect(page.locator(".living")).to_be_hidden()  # it would be an empty frame
    page.context.set_offline(False)
    page.get_by_role("button", name="Make it ready").click()
    expect(page.get_by_role("heading", name="Ready to play without a network")).to_be_visible()
    people.forgive(CUT_OFF)


def test_two_tabs_with_the_same_game_go_on_together(table_server: Server, people: People) -> None:
    page = people.calm_page(service_workers="allow")
    make_ready(page, table_server.url)
    open_here(page, table_server.url, "Base game")
    clicks(page, 3)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".decision").wait_for(timeout=STARTED)
    await_turn(other)
    assert story_of(other) == story_of(page)
    for one, two in ((page, other), (other, page)):
        before = story_of(two)
        deadline = time.monotonic() + PATIENCE / 1000
        luck = Random(2)
        while story_of(one) == before:  # somebody may take back what he has just done
            assert time.monotonic() < deadline
            clicks(one, 2, luck.randrange(1000))
        while story_of(two) != story_of(one):
            assert time.monotonic() < deadline
            two.wait_for_timeout(50)


# --- what stands in the way ---------------------------------------------------------------------------------------


# What a worker is told before its script runs: that it keeps nothing, from the beginning or from some moment on.
WITHOUT_STORAGE = "indexedDB.open = () => { throw new DOMException('not here', 'SecurityError'); };\n"
WITH_FULL_DISK = """
  const add = IDBObjectStore.prototype.add;
  const disk = new BroadcastChannel("disk");
  disk.onmessage = ({ data: full }) => {
    IDBObjectStore.prototype.add = full ? function () { this.transaction.abort(); } : add;
    disk.postMessage("done");
  };
"""
TELL_DISK = """(full) => new Promise((done) => {
  const disk = new BroadcastChannel("disk");
  disk.onmessage = () => done(disk.close());
  disk.postMessage(full);
})"""


def with_worker(page: Page, address: str, change: str) -> None:
    """Visit a page whose pocket has something changed, and load all it takes to play. No service worker keeps that."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change + response.text())

    page.context.route("**/pocket-worker-*.js", answer)
    page.goto(address)
    page.get_by_role("button", name="Make it ready").click()
    expect(page.get_by_role("heading", name="Ready to play without a network")).to_be_visible()


def test_a_full_disk_is_told_and_loses_nothing(table_server: Server, people: People) -> None:
    page = people.calm_page()
    with_worker(page, table_server.url, WITH_FULL_DISK)
    Player(page).click(0, open_here(page, table_server.url, "Base game"))  # looks at the first pair
    story = story_of(page)
    page.evaluate(TELL_DISK, True)
    page.get_by_role("button", name=re.compile("^Pick ")).click()
    expect(page.get_by_text("this browser cannot keep the game now")).to_be_visible()
    page.evaluate(TELL_DISK, False)
    page.locator(".banners").get_by_role("button", name="Close").click()
    await_turn(page)
    check_same(story_of(page), story)
    clicks(page, 3)


def test_a_browser_that_keeps_nothing_is_told_so(table_server: Server, people: People) -> None:
    page = people.calm_page()
    with_worker(page, table_server.url, WITHOUT_STORAGE)
    page.get_by_label("On this device").check()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("does not let the page keep games")).to_be_visible(timeout=STARTED)
    page.goto(f"{table_server.url}/t/pocket.somewhere#key")
    expect(page.get_by_text("does not let the page keep games")).to_be_visible(timeout=STARTED)
    people.forgive("SecurityError")


def test_a_browser_that_cannot_play_says_so(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.context.add_init_script("delete window.WebAssembly")
    page.goto(table_server.url)
    expect(page.get_by_text("This browser cannot run the game by itself")).to_be_visible()
    expect(page.get_by_role("button", name="Make it ready")).to_have_count(0)


# --- an app, files and others -----------------------------------------------------------------------------------------


# How large pictures really are, so many pixels each way.
MEASURED = """(addresses) => Promise.all(addresses.map(async (address) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}))"""


def test_the_page_can_be_installed(table_server: Server, people: People) -> None:
    """The manifest asks for all that browsers want to see before they offer it. The small Chromium does not judge."""
    page = people.calm_page(service_workers="allow")
    page.goto(table_server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert told["name"]
    assert told["display"] == "standalone"
    assert urljoin(manifest["url"], told["start_url"]) == urljoin(manifest["url"], told["scope"]) == page.url
    icons = [icon for icon in told["icons"] if icon["type"] == "image/png"]
    sizes = page.evaluate(MEASURED, [urljoin(manifest["url"], icon["src"]) for icon in icons])
    assert sizes == [icon["sizes"] for icon in icons]
    assert {"192x192", "512x512"} <= {size for size, icon in zip(sizes, icons, strict=True) if "purpose" not in icon}
    assert any(icon.get("purpose") == "maskable" for icon in icons)


def test_a_game_is_taken_along_as_a_file(table_server: Server, people: People, tmp_path: Path) -> None:
    page = people.calm_page(service_workers="allow")
    make_ready(page, table_server.url)
    page.context.set_offline(True)
    open_here(page, table_server.url, "Base game")
    clicks(page, 8)
    story = story_of(page)
    page.goto(table_server.url)
    with page.expect_download() as download:
        page.get_by_role("button", name="As a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    page.get_by_role("button", name=re.compile("^Forget")).click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    page.goto(f"{table_server.url}/new")
    page.get_by_text("Open a recorded game").click()
    page.get_by_label("Record file").set_input_files(file)
    page.locator(".decision").wait_for(timeout=STARTED)
    await_turn(page)
    again = story_of(page)
    check_same({**again, "log": ""}, {**story, "log": ""})
    clicks(page, 2)
    people.forgive(CUT_OFF)


def test_two_play_at_one_screen_without_a_network(table_server: Server, people: People) -> None:
    page = people.calm_page(service_workers="allow")
    make_ready(page, table_server.url)
    page.context.set_offline(True)
    page.goto(f"{table_server.url}/new")
    page.get_by_label("On this device").check()
    for place, name in enumerate(("Jan", "Ola")):
        page.locator("form select").nth(place).select_option("here")
        page.get_by_placeholder(re.compile("[Nn]ame")).nth(place).fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("dialog").wait_for(timeout=STARTED)
    asked: set[str] = set()
    player = Hasty(page, Random(5))
    while asked != {"Jan", "Ola"}:
        seen = await_turn(page)
        asked |= set(re.findall("Pass the device to (Jan|Ola)", " ".join(page.get_by_role("dialog").all_inner_texts())))
        player.step(seen)
    people.forgive(CUT_OFF)
