"""What a browser has to load: little, from one place, and under the strict policy of the server.

It is what must come before the page stands. What a service worker fetches later, one file after the other, so that the
page starts without a network (docs/offline.md), is not counted.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.prepared import visit
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIRST_LOAD = 300_000  # bytes over the wire
LINK = 385_000  # the same for who comes by a link, with the room one waits in and the table
LANGUAGES = pytest.mark.parametrize("language", ["en-GB", "pl-PL", "de-DE"])


class Meter:
    """Counts what a page loads."""

    def __init__(self, page: Page) -> None:
        self.requests: list[Request] = []
        page.on("requestfinished", lambda request: self.requests.append(request))

    @property
    def weight(self) -> int:
        return sum(
            request.sizes()["responseBodySize"] + request.sizes()["responseHeadersSize"] for request in self.requests
        )

    def from_elsewhere(self, server: Server) -> list[str]:
        home = urlsplit(server.url).netloc
        return [
            one.url for one in self.requests if urlsplit(one.url).netloc != home and not one.url.startswith("data:")
        ]


@LANGUAGES
def test_the_first_page_is_light(table_server: Server, browser: Browser, language: str) -> None:
    with visit(browser, locale=language) as page:
        meter = Meter(page)
        page.goto(table_server.url, wait_until="networkidle")
        expect(page.locator("h1")).to_be_visible()
        assert 50_000 < meter.weight < FIRST_LOAD
        assert meter.from_elsewhere(table_server) == []
        fonts = [one.url for one in meter.requests if one.url.endswith(".woff2")]
        assert fonts
        assert not [url for url in fonts if "-ext-" in url]  # which hold the letters of all the world


@LANGUAGES
def test_a_link_to_a_game_is_light(table_server: Server, browser: Browser, language: str) -> None:
    table = table_server.open_table(board="underground_5", seats=[{"name": "Anna"}] + [{"player": "random"}] * 4)
    with visit(browser, locale=language) as page:
        meter = Meter(page)
        page.goto(f"{table_server.url}/t/{table.id}#{table.keys[0]}", wait_until="networkidle")
        expect(page.locator(".decision")).to_be_visible()
        assert 50_000 < meter.weight < LINK
        assert meter.from_elsewhere(table_server) == []


def test_the_policy_forbids_what_the_page_does_not_need(table_server: Server, browser: Browser) -> None:
    with visit(browser) as page:
        answer = page.goto(table_server.url)
        assert answer is not None
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy or "default-src 'self'" in policy
        assert not re.search(r"script-src[^;]*unsafe", policy)


def test_a_slow_phone_shows_something_soon(table_server: Server, browser: Browser) -> None:
    with visit(browser, 390, 844) as page:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        speed = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000, "offline": False}
        session.send("Network.emulateNetworkConditions", speed)
        page.goto(table_server.url, wait_until="commit")
        page.get_by_role("button", name="Play now").wait_for(timeout=30_000)
