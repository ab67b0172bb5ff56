"""Games that last days, as people see them: a pace, notices that are asked for and arrive, the next game."""

import asyncio
import json
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import SWITCHES, People
from tests.server.harness import OWN_URL, Opened, Server, sqlite_url
from tests.server.post.mailbox import Mailbox, text_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAIR = [{"name": "Anna"}, {"name": "Ben"}]
NOTE = {
    "title": "It is your turn: Sunday",
    "body": "Your turn.",
    "url": "/t/x#key",
    "end": "/notices/x",
    "stop": "End these notices",
    "tag": "x",
}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, package: Path, mailbox: Mailbox) -> Iterator[Server]:
    """A server that sends mail; links in it lead to its own port."""
    database = sqlite_url(tmp_path_factory.mktemp("days"))
    with Server(database, "--mail", mailbox.url, "--base-url", OWN_URL, package=package) as running:
        yield running


def test_a_slow_game_is_opened_and_its_host_called(server: Server, mailbox: Mailbox, people: People) -> None:
    page = people.calm_page()
    page.goto(f"{server.url}/new")
    page.get_by_text("More options").click()
    page.get_by_label("Thinking time").select_option("move 86400")
    page.get_by_label("When somebody's time is out").select_option("forfeit")
    page.get_by_label("Vacation for each player").select_option("7")
    page.get_by_role("button", name="Open the table").click()
    call = page.locator("section.call")
    call.get_by_placeholder("Your mail address").fill("anna@example.org")
    call.get_by_role("button", name="Send me mails").click()
    expect(call).to_contain_text("say yes to a…@example.org")
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    key = page.evaluate("() => JSON.parse(localStorage.getItem('elbowroom.games'))[0].key")
    agreed = server.get(f"/api/tables/{table}", key)["agreement"]
    assert (agreed["pace"], agreed["timeout"], agreed["vacation"]) == (86_400, "forfeit", 7)
    [link] = re.findall(r"http\S+/yes", text_of(mailbox.until(1)[0]))
    page.goto(link)
    page.get_by_role("button", name="Yes, please").click()
    expect(page.get_by_text("Thank you! You will be told.")).to_be_visible()
    [bell] = server.get(f"/api/tables/{table}/bells", key)["bells"]
    assert bell["confirmed"]
    page.goto(f"{server.url}/notices/{bell['token']}")
    page.get_by_role("button", name="End them for this table").click()
    expect(page.get_by_text("You will not be told any more.")).to_be_visible()
    assert server.get(f"/api/tables/{table}/bells", key) == {"bells": []}


@pytest.fixture
def page_with_notices(server: Server, browser: Browser) -> Iterator[Page]:
    """A page of a whole Chromium that may show notices; the small one for tests shows none."""
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("no whole Chromium installed: apt-get install chromium")
    running = browser.browser_type.launch(executable_path=program, args=[*SWITCHES, "--headless=new"])
    context = running.new_context()
    context.grant_permissions(["notifications"], origin=server.url)
    yield context.new_page()
    running.close()


def test_a_call_is_shown_by_the_service_worker(server: Server, page_with_notices: Page) -> None:
    page = page_with_notices
    page.goto(server.url)
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 0)")
    while not found:
        page.wait_for_timeout(20)
    call = {"origin": server.url, "registrationId": found[-1], "data": json.dumps(NOTE)}
    devtools.send("ServiceWorker.deliverPushMessage", call)
    shown = page.evaluate(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            for (let left = 200; left; left--) {
                const [notice] = await worker.getNotifications();
                if (notice) {
                    const [{ action, title: stop }] = notice.actions;
                    const { title, body, tag, data } = notice;
                    return { title, body, tag, url: data.url, action, stop };
                }
                await new Promise((later) => setTimeout(later, 50));
            }
        }"""
    )
    assert shown == {**{name: NOTE[name] for name in ("title", "body", "tag", "url", "stop")}, "action": "end"}


def test_the_next_game_is_one_click_away(server: Server, people: People) -> None:
    first = server.open_table(seats=[{"name": "Anna"}, {"player": "random"}], first=1, title="First", pace=3600)
    second = server.open_table(seats=[{"name": "Anna"}, {"player": "random"}], first=1, title="Second", pace=86_400)
    page = people.calm_page()
    for table in (first, second):
        page.goto(f"{server.url}/t/{table.id}#{table.keys[0]}")
        expect(page.locator("main.screen")).to_contain_text("Anna")
    page.goto(server.url)
    mine = page.locator("li.turn")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("First")  # whose time runs out first
    expect(mine.first).to_contain_text("Your turn, until")
    third = server.open_table(seats=PAIR, first=2, title="Third", hints=False)
    with ThreadPoolExecutor(1) as thread:  # this one has the loop of the browser
        thread.submit(asyncio.run, begin(server, third)).result()
    page.goto(f"{server.url}/t/{third.id}#{third.keys[0]}")
    page.get_by_role("link", name="Next game (2)").click()
    page.wait_for_url(f"**/t/{first.id}*")


async def begin(server: Server, table: Opened) -> None:
    for key in table.keys:
        async with server.client(table.id, key):
            pass
