"""A game by keyboard alone: Tab, Enter, Space and arrows, from the first page on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.prepared import PATIENCE, visit
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

MOST = 40  # decisions of a game, each up to a whole turn
FAR = 120  # times that Tab may be pressed to get anywhere
FOCUS = """
() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at);
  return {
    choice: at.dataset?.choice ?? "", at: at.dataset?.at ?? "",
    pair: at.dataset?.pair ?? "", region: at.dataset?.region ?? "",
    text: (at.innerText ?? "").trim(), tag: at.tagName, seen: at.matches(":focus-visible"),
    outlined: at.dataset.region ? document.querySelector(".rim.focused") !== null
      : style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0,
  };
}
"""
Focus = dict[str, str]


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focus(self) -> Focus | None:
        found: Focus | None = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, wanted: Callable[[Focus], bool]) -> Focus:
        """Press Tab until something is reached; wherever that leads, one can see where one is."""
        for _ in range(FAR):
            now = self.focus()
            if now is not None:
                assert now["seen"], now
                assert now["outlined"], now
                if wanted(now):
                    return now
            self.press("Tab")
        raise AssertionError("not reached with Tab")


def drawn(page: Page) -> str:
    """What changes when a wish has been carried out."""
    return str(page.locator(".decision").inner_text())


def asked(page: Page) -> bool:
    """Wait until something is asked; False if the game is over."""
    page.locator(".decision.yours, article header .over").first.wait_for()
    return page.locator(".decision.yours").count() > 0


def confirm(keyboard: Keyboard) -> None:
    """What cannot be taken back is asked once more; the answer has the focus already."""
    if keyboard.page.locator("[data-at=yes]").count():
        now = keyboard.focus()
        assert now is not None
        assert now["at"] == "yes"
        keyboard.press("Enter")


def go_to_region(keyboard: Keyboard, wanted: Callable[[str], bool]) -> str | None:
    """Go to the board, then from one possible region to the next; the first wanted one, if there is any."""
    now = keyboard.tab_to(lambda now: now["region"] != "")
    seen: set[str] = set()
    while not wanted(now["region"]):
        if now["region"] in seen:
            return None
        seen.add(now["region"])
        keyboard.press("PageDown")
        now = keyboard.focus() or now
    return now["region"]


def conquer(keyboard: Keyboard) -> bool:
    """Take a region that can be taken; whether there was one."""
    page = keyboard.page
    if not page.locator("[data-at^='conquer ']").count():
        return False
    region = go_to_region(keyboard, lambda region: page.locator(f"[data-at='conquer {region}']").count() > 0)
    assert region is not None
    keyboard.press("Enter")
    expect(page.locator(f".decision [data-choice='conquer {region}']")).to_be_visible()
    keyboard.press("Enter")
    expect(page.locator(f"[data-at='conquer {region}']")).to_have_count(0)
    return True


def end(keyboard: Keyboard) -> None:
    before = drawn(keyboard.page)
    keyboard.tab_to(lambda now: now["at"] == "end")
    keyboard.press("Enter")
    confirm(keyboard)
    keyboard.page.wait_for_function("before => document.querySelector('.decision')?.innerText !== before", arg=before)


def choose_something(keyboard: Keyboard) -> None:
    """What must be decided before the turn can end: a choice of the panel by its number, or one of the board."""
    page = keyboard.page
    before = drawn(page)
    if page.locator(".decision [data-choice]:enabled").count():
        keyboard.press("1")
    else:
        go_to_region(keyboard, lambda region: "Can be chosen" in (name_of(page, region) or ""))
        keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.decision')?.innerText !== before", arg=before)


def name_of(page: Page, region: str) -> str | None:
    return page.locator(f"[data-region='{region}']").get_attribute("aria-label")


def turn(keyboard: Keyboard) -> None:
    """One whole turn: pick or expand, conquer twice, end, and leave the tokens where they are."""
    page = keyboard.page
    if page.locator(".decision [data-pair]").count():
        before = drawn(page)
        keyboard.tab_to(lambda now: now["pair"] == "0" and now["choice"] != "")
        keyboard.press("Enter")
        keyboard.tab_to(lambda now: now["at"] == "pick 0")
        keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('.decision')?.innerText !== before", arg=before)
    elif page.locator(".decision [data-choice=expand]").count():
        before = drawn(page)
        keyboard.tab_to(lambda now: now["choice"] == "expand")
        keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('.decision')?.innerText !== before", arg=before)
    for _ in range(2):
        if not conquer(keyboard):
            break
    for _ in range(4):  # stop conquering, redeploy, what the tiles ask in the end
        if page.locator(".decision.yours").count() == 0:
            return
        if page.locator("[data-at=end]:enabled").count():
            end(keyboard)
        else:
            choose_something(keyboard)


def test_a_whole_game_by_keyboard_from_the_first_page(table_server: Server, browser: Browser) -> None:
    with visit(browser, reduced_motion="reduce") as page:
        keyboard = Keyboard(page)
        page.goto(table_server.url)
        page.get_by_role("button", name="Play now").wait_for()
        keyboard.tab_to(lambda now: now["tag"] == "BUTTON" and "Play now" in now["text"])
        keyboard.press("Enter")
        expect(page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
        page.locator("[data-region='1']").wait_for(state="attached")
        for _ in range(MOST):
            if not asked(page):
                break
            turn(keyboard)
        expect(page.get_by_role("heading", level=1)).to_contain_text("coins")
        keyboard.press("Tab")  # from the verdict, which has the focus so that it is read out
        keyboard.tab_to(lambda now: "Watch the replay" in now["text"])


def test_arrows_reach_every_region(table_server: Server, browser: Browser) -> None:
    table = table_server.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "greedy"}])
    with visit(browser, reduced_motion="reduce") as page:
        keyboard = Keyboard(page)
        page.goto(f"{table_server.url}/t/{table.id}#{table.keys[0]}")
        page.locator("[data-region='1']").wait_for(state="attached")
        regions = page.locator("[data-region]").count()
        start = keyboard.tab_to(lambda now: now["region"] != "")["region"]
        reached = {start}
        todo = [start]
        while todo:
            region = todo.pop()
            for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
                page.locator(f"[data-region='{region}']").focus()
                keyboard.press(arrow)
                now = keyboard.focus()
                assert now is not None
                if now["region"] not in reached:
                    reached.add(now["region"])
                    todo.append(now["region"])
        assert len(reached) == regions


def test_escape_closes_and_help_opens(table_server: Server, browser: Browser) -> None:
    table = table_server.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "greedy"}])
    with visit(browser, reduced_motion="reduce") as page:
        keyboard = Keyboard(page)
        page.goto(f"{table_server.url}/t/{table.id}#{table.keys[0]}")
        asked(page)
        keyboard.tab_to(lambda now: now["region"] != "")
        keyboard.press("Enter")
        expect(page.locator("article.region")).to_be_visible()
        keyboard.press("Escape")
        expect(page.locator("article.region")).to_be_hidden()
        keyboard.press("?")
        expect(page.locator("dialog")).to_be_visible()
        keyboard.press("Escape")
        expect(page.locator("dialog")).to_be_hidden()
