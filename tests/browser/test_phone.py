"""A phone in the hand, upright and on its side: nothing is too small to hit or to read, and nothing slides sideways."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import People
from tests.browser.places import World
from tests.browser.players import Player, play_on
from tests.browser.prepared import PATIENCE, Stage, every_decision, phases, visit
from tests.effort import so_many
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, "reduced_motion": "reduce"}
UPRIGHT, LYING = (390, 844), (932, 430)
TARGET = 44  # pixels each way
TEXT = 14  # pixels

# Controls that are smaller than a finger; links and names within a sentence and regions of the board are not buttons,
# and what a label belongs to is as big as its label.
SMALL = """
least => {
  const found = [];
  const controls = "button, a, input, select, summary, [role=button], [role=tab], [role=slider]";
  for (const one of document.querySelectorAll(controls)) {
    // On a phone on its side six pairs are to be read at once; a finger that rests on one opens their cards as well.
    if (innerWidth > innerHeight && one.closest(".pair .icons")) continue;
    if (one.dataset.region || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const within = one.closest("p, li, dd, td, small, summary + *");
    const inline = one.matches("a, .named.inline, [data-lights]");
    if (inline && within && within.innerText.trim() !== one.innerText.trim()) continue;
    const label = one.tagName === "INPUT" && one.closest("label");
    const own = one.getBoundingClientRect(), around = (label || one).getBoundingClientRect();
    const box = { width: Math.max(own.width, around.width), height: Math.max(own.height, around.height) };
    if (box.width <= 1 || box.height <= 1) continue;  // for screen readers only
    if (box.height < least - 0.5 || box.width < least - 0.5)
    {
      const name = (one.getAttribute("aria-label") || one.innerText || one.className).slice(0, 40);
      found.push(`${one.tagName} ${name}: ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
  }
  return [...new Set(found)];
}
"""
# Text that is drawn smaller than it should be, whatever scales it.
TINY = """
least => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim(), one = walk.currentNode.parentElement;
    if (!text || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest("script, style, .hidden")) continue;
    if (one instanceof SVGElement) continue;  // numbers of the board grow with pinching
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) found.add(`${size}px: ${text.slice(0, 40)}`);
  }
  return [...found];
}
"""
WIDE = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"


def faults(page: Page, where: str) -> list[str]:
    """Everything on a page that a phone suffers from."""
    found = [f"{where}: too small: {one}" for one in page.evaluate(SMALL, TARGET)]
    found += [f"{where}: tiny text: {one}" for one in page.evaluate(TINY, TEXT)]
    wide = page.evaluate(WIDE)
    return found + ([f"{where}: {wide} pixels wide"] if wide > page.evaluate("innerWidth") else [])


@pytest.mark.parametrize(
    ("size", "locales"),
    # German has the longest words.
    [(UPRIGHT, ("en-GB", "de-DE")), (LYING, so_many(("de-DE",), long=("en-GB", "de-DE")))],
    ids=["upright", "lying"],
)
def test_pages_fit_a_phone(world: World, browser: Browser, size: tuple[int, int], locales: tuple[str, ...]) -> None:
    problems: list[str] = []
    for locale in locales:
        with visit(browser, *size, locale=locale, **PHONE) as page:
            for place in world.visits(page):
                page.wait_for_load_state("networkidle")
                expect(page.locator("main"), place.name).to_have_count(1)
                problems += faults(page, f"{place.name} {locale[:2]}")
    assert sorted(set(problems)) == []


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=str)
def test_decisions_fit_a_phone(table_server: Server, browser: Browser, size: tuple[int, int]) -> None:
    problems: list[str] = []
    with visit(browser, *size, locale="de-DE", **PHONE) as page:
        stage = Stage(page, table_server.url)
        for phase, shown in phases(
            ["pick", "decide", "ready", "conquer", "redeploy", "withdraw", "end choices"]
        ).items():
            stage.show(shown)
            problems += faults(page, phase)
            assert page.evaluate("document.documentElement.scrollHeight") == size[1], phase
            for tab in page.locator("[data-at^='tab ']").evaluate_all("all => all.map(one => one.dataset.at)"):
                page.locator(f"[data-at='{tab}']").tap()
                if size == UPRIGHT:
                    page.locator(".sheet .inside").wait_for()
                problems += faults(page, f"{phase}, {tab}")
                if size == UPRIGHT:
                    page.locator(f"[data-at='{tab}']").tap()
            page.evaluate("document.querySelectorAll('.decision details').forEach(one => { one.open = true; })")
            problems += faults(page, f"{phase}, unfolded")
    assert sorted(set(problems)) == []


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
# Pairs of boxes that lie over each other although they are no part of each other.
OVERLAPS = """
selectors => {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const name = (one) => `${one.tagName} ${one.className?.baseVal ?? one.className} ${one.textContent.slice(0, 20)}`;
  return boxes.flatMap(([one, a], i) => boxes.slice(i + 1)
    .filter(([other, b]) => !one.contains(other) && !other.contains(one) && meet(a, b))
    .map(([other]) => `${name(one)} over ${name(other)}`));
}
"""


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (768, 1024), (1024, 768), (1120, 800)], ids=str)
def test_other_sizes_fit_too(table_server: Server, browser: Browser, size: tuple[int, int]) -> None:
    """A phone on its side, tablets, a small laptop: nothing is cut off, and nothing lies over something else."""
    parts = [".top > *", ".top a", ".top button", *(f".column .pair .{part}" for part in ("icons", "brief", "name"))]
    problems: list[str] = []
    with visit(browser, *size, locale="de-DE", reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        for phase, shown in phases(["pick", "decide", "conquer", "redeploy"]).items():
            stage.show(shown)
            page.evaluate(DRAWN)
            if page.evaluate("[document.documentElement.scrollWidth, innerHeight]") != list(size):
                problems.append(f"{phase}: slides sideways")
            for part in (".ends", "[data-at=undo]", ".bottom button, .players"):
                box = page.locator(part).last.bounding_box()
                if box is None or box["x"] + box["width"] > size[0] or box["y"] + box["height"] > size[1]:
                    problems.append(f"{phase}: {part} is cut off")
            board = page.locator(".board-place svg").first.bounding_box()
            least = 12 if phase == "pick" and size[0] > 900 else 6  # six pairs to read come first
            if board is None or board["width"] * board["height"] < size[0] * size[1] / least:
                problems.append(f"{phase}: the board is small")
            problems += [f"{phase}: {one}" for one in page.evaluate(OVERLAPS, parts)]
    assert problems == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=str)
def test_a_game_never_scrolls_on_a_desk(table_server: Server, browser: Browser, size: tuple[int, int]) -> None:
    problems: list[str] = []
    with visit(browser, *size, locale="de-DE", reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        for shown in every_decision()[::6]:
            stage.show(shown)
            seen = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            if seen != list(size):
                problems.append(f"{shown['position']['board']}, {shown['decision']['phase']}: {seen}")
            end = page.locator(".ends").bounding_box()
            if end is None or end["y"] + end["height"] > size[1]:
                problems.append(f"{shown['position']['board']}, {shown['decision']['phase']}: the end is out of sight")
    assert problems == []


def test_a_whole_game_by_touch(table_server: Server, people: People) -> None:
    page = people.page(width=390, height=844, **PHONE)
    page.goto(table_server.url)
    page.get_by_role("button", name="Play now").tap()
    page.locator("[data-region='1']").wait_for(state="attached")
    player = Player(page, Random(5), touch=True)
    play_on({"Anna": player})
    assert player.used >= {"region", "conquer", "pick", "end"}
    expect(page.get_by_role("heading", level=1)).to_contain_text("coins")
    assert page.evaluate(WIDE) == 390


def test_two_fingers_zoom_the_board_and_not_the_page(table_server: Server, browser: Browser) -> None:
    with visit(browser, 390, 844, **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(phases(["conquer"])["conquer"])
        box = page.locator(".pane").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        fingers = page.context.new_cdp_session(page)

        def touch(kind: str, apart: int) -> None:
            points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        wide = "document.querySelector('[data-region=\"1\"]').getBoundingClientRect().width"
        before = page.evaluate(wide)
        touch("touchStart", 30)
        for apart in (40, 50, 60, 75, 90):
            touch("touchMove", apart)
        touch("touchEnd", 0)
        page.wait_for_function(f"before => {wide} > 1.5 * before", arg=before)
        assert page.evaluate("visualViewport.scale") == 1
        assert stage.sent == []
        page.locator("[data-controls] button").first.wait_for()
