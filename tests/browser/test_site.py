"""The documentation site, as `make docs` builds it: looked at on a desk and a phone, by day and night, and searched."""

from __future__ import annotations

import functools
import http.server
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.prepared import PATIENCE
from tests.browser.test_access import SIZES, axe, violations
from tests.once import made_once
from tests.scripts.loading import load_script

__all__ = ["axe"]  # a fixture

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# One page of each kind: the first one, tables and commands, rules with anchors, docstrings, pictures, the longest one.
PAGES = ["index", "server", "rules/core", "api/games", "built", "balance", "ladder", "changelog"]

# On a phone wide tables and long lines of code scroll in frames of the theme. Axe does not know that keys scroll them.
SCROLLED = "scrollable-region-focusable: "


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Hands out the files of a folder and says nothing about it."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, which is built once for all workers, beside whatever else builds it now."""
    if shutil.which("zensical", path=str(Path(sys.executable).parent)) is None and shutil.which("zensical") is None:
        pytest.skip("zensical is not installed: pip install --require-hashes -r requirements/docs.txt")

    def build(folder: Path) -> None:
        script = load_script("site")
        site = folder / "site"
        vars(script).update(BUILD=site, PAGES=site / "pages", HTML=site / "html")
        script.lay_out()
        script.build()
        assert script.faults(script.HTML) == []

    folder = made_once(tmp_path_factory, "site", build) / "site" / "html"
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def reader(browser: Browser, scheme: str, size: str) -> Page:
    """Somebody who reads on a desk or a phone, by day or by night."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_kind_of_page_is_seen_whole_and_shuts_nobody_out(
    site: str, browser: Browser, axe: str, tmp_path: Path, scheme: str, size: str
) -> None:
    page = reader(browser, scheme, size)
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    found: dict[str, list[str]] = {}
    for name in PAGES:
        page.goto(f"{site}/{name}.html")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.body.getAttribute('data-md-color-scheme')") == (
            "slate" if scheme == "dark" else "default"
        )
        wide = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth")
        against = [said for said in violations(page, axe) if not said.startswith(SCROLLED)]
        found[name] = against + ([f"{wide} pixels too wide"] if wide > 0 else [])
        page.screenshot(path=tmp_path / f"{name.replace('/', '-')}-{scheme}-{size}.png")
    page.context.close()
    assert {name: said for name, said in found.items() if said} == {}
    assert complaints == []


@pytest.mark.parametrize("size", SIZES)
def test_the_search_finds_a_rule_by_its_number(site: str, browser: Browser, size: str) -> None:
    page = reader(browser, "light", size)
    page.goto(f"{site}/index.html")
    page.wait_for_load_state("networkidle")
    page.locator(".md-search__button:visible, label.md-header__button[for=__search]:visible").first.click()
    page.keyboard.type("CORE-6.8")
    found = page.get_by_role("option").filter(has_text="6.2 Cost").first  # where this rule stands
    expect(found).to_be_visible(timeout=PATIENCE)
    found.click()
    page.wait_for_url(re.compile(r"/rules/core\.html"))
    expect(page.locator("[id='CORE-6.8']")).to_be_attached()
    page.context.close()
