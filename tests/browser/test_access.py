"""For everyone: axe-core finds nothing of level A or AA on any page, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.places import World
from tests.browser.prepared import PATIENCE, Frame, Stage, phases, visit
from tests.effort import so_many
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
# Colours and sizes do not depend on each other: two looks have all of them.
LOOKS = [("light", "desk"), ("dark", "phone"), ("dark", "desk"), ("light", "phone")][: so_many(2, long=4)]
RUN = """
async ([levels, within]) => {
  const found = await axe.run(within, { runOnly: { type: "tag", values: levels }, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}
"""
HEADED = "[document.title !== '', document.documentElement.lang, document.querySelectorAll('main').length]"
NAMES = "all => all.map(one => one.getAttribute('aria-label'))"
STILL = """
document.getAnimations().every(one =>
  one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)
"""


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, axe: str, within: str = "html") -> list[str]:
    """What axe-core finds. It is run beside the page rather than loaded by it, which the policy would forbid."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {axe} }}")
    found: list[str] = page.evaluate(RUN, [LEVELS, within])
    return found


def lost(page: Page) -> None:
    """Somebody goes to a page that is not there."""
    page.evaluate(
        "() => { history.pushState(null, '', '/nowhere/at/all'); dispatchEvent(new PopStateEvent('popstate')); }"
    )
    page.wait_for_function("document.title.includes('·')")
    page.locator("h1").wait_for()


def taught(page: Page) -> None:
    """The guided game has begun."""
    page.locator("main button.primary").last.click()
    page.locator("[data-region='1']").wait_for(state="attached")


def settle(page: Page) -> None:
    """Wait for what is still loading, and for what moves."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('[aria-busy=true]')")
    page.wait_for_function(STILL)


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_no_page_shuts_anybody_out(world: World, browser: Browser, axe: str, scheme: Any, size: str) -> None:
    """Every page has a title, a language and one main part as well; every region has a name of its own."""
    problems: list[str] = []
    with visit(browser, *SIZES[size], color_scheme=scheme, locale="pl-PL", reduced_motion="reduce") as page:
        for place in world.visits(page):
            page.wait_for_function("document.documentElement.lang === 'pl'")
            settle(page)
            assert page.evaluate(HEADED) == [True, "pl", 1], place.name
            problems += [f"{place.name}: {problem}" for problem in violations(page, axe)]
            if place.name == "replay":
                names = page.locator("[data-region]").evaluate_all(NAMES)
                assert len(set(names)) == len(names) > 10
        for way, address in ((lost, "/"), (taught, "/learn")):
            page.goto(world.url + address)
            page.locator("h1").wait_for()
            way(page)
            settle(page)
            problems += [f"{way.__name__}: {problem}" for problem in violations(page, axe)]
    assert problems == []


def opened_up(page: Page, shown: Frame) -> Iterator[str]:
    """What can be seen of a decision without answering it: as it is asked, a region's card, everything unfolded."""
    yield "asked"
    target = next((choice["region"] for choice in shown["decision"]["choices"] if choice.get("region")), 1)
    if shown["decision"]["phase"] not in ("redeploy", "withdraw"):
        page.locator(f"[data-region='{target}']").dispatch_event("click")
        yield "card"
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    yield "unfolded"


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_no_phase_shuts_anybody_out(table_server: Server, browser: Browser, axe: str, scheme: Any, size: str) -> None:
    problems: list[str] = []
    with visit(browser, *SIZES[size], color_scheme=scheme, reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        for phase, shown in phases(
            ["pick", "decide", "ready", "conquer", "redeploy", "withdraw", "end choices"]
        ).items():
            stage.show(shown)
            settle(page)
            for state in opened_up(page, shown):
                problems += [f"{phase}, {state}: {problem}" for problem in violations(page, axe)]
    assert problems == []
