"""Whatever is legal can be done: every choice of every kind of decision has a control that sends exactly it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.prepared import READY, Stage, every_decision, verbs, visit
from tests.effort import so_many
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Choice = dict[str, Any]

# A point where a region is on top, as a hand sees it: its middle may lie outside it or below something else.
POINT = """
region => {
  const path = document.querySelector(`[data-region="${region}"]`);
  const box = path.getBoundingClientRect();
  for (const parts of [2, 4, 8, 16]) for (let i = 1; i < parts; i++) for (let j = 1; j < parts; j++) {
    const [x, y] = [box.left + box.width * i / parts, box.top + box.height * j / parts];
    if (document.elementFromPoint(x, y) === path) return [x, y];
  }
  return null;
}
"""


def use(page: Page, choice: Choice, by_hand: bool) -> None:
    """Do what somebody does who wants this."""

    def press(selector: str) -> None:
        found = page.locator(selector).first
        if by_hand:
            found.click(timeout=30_000)
        else:
            found.dispatch_event("click", timeout=30_000)

    def press_region(region: int) -> None:
        if not by_hand:
            press(f"[data-region='{region}']")
            return
        point = page.evaluate(POINT, region)
        assert point is not None, f"region {region} is covered"
        page.mouse.click(*point)

    def there(selector: str) -> bool:
        return page.locator(selector).count() > 0

    action, verb = choice["action"], choice["verb"]
    page.locator(READY).wait_for()
    if there("[data-choice^='aim '][aria-pressed=true]"):
        press("[data-choice^='aim '][aria-pressed=true]")
    if "region" in choice:
        if there(f"[data-choice='aim {verb}']"):
            press(f"[data-choice='aim {verb}']")
            press_region(choice["region"])
        else:
            press_region(choice["region"])
            card = f".decision [data-choice='{action}']"
            if there(card):  # otherwise the tap alone did it
                press(card)
    elif "price" in choice:
        if not there(f".decision [data-at='{action}']"):
            press(f".decision [data-pair='{choice['price']}']")
        press(f".decision [data-at='{action}']")
    elif there(f".decision [data-choice='{action}']"):
        press(f".decision [data-choice='{action}']")
    else:
        press("[data-at=end]:enabled")
    if there("[data-at=yes]"):
        press("[data-at=yes]")


def attempt(stage: Stage, choice: Choice, by_hand: bool) -> str:
    """Empty if the choice can be made, otherwise what went wrong."""
    try:
        use(stage.page, choice, by_hand)
    except Exception as problem:
        return f"{choice['action']}: no control ({str(problem).splitlines()[0]})"
    if choice["verb"] == "place":  # it is told together with what comes after it
        planned = stage.page.evaluate("JSON.parse(sessionStorage.getItem('elbowroom.plan'))?.regions")
        stage.page.locator("[data-at=undo]").dispatch_event("click")
        return "" if planned == [choice["region"]] else f"{choice['action']}: planned {planned}"
    sent = stage.next_sent()
    if sent is None or sent.get("type") != "act" or sent.get("actions") != [choice["action"]]:
        return f"{choice['action']}: sent {sent}"
    return ""


def some_of_each_verb(choices: list[Choice]) -> list[Choice]:
    """Where one verb has many choices, which differ in their target only, not all of them are tried each time."""
    by_verb: dict[str, list[Choice]] = {}
    for choice in choices:
        by_verb.setdefault(choice["verb"], []).append(choice)
    tried = so_many(2, long=1000)
    return [choice for same in by_verb.values() for choice in (*same[: tried - 1], *same[tried - 1 :][-1:])]


def go_through(stage: Stage, by_hand_each: int) -> list[str]:
    """Try every choice of every decision; the first ones of each verb with a real mouse."""
    problems: list[str] = []
    for shown in sorted(every_decision(), key=lambda shown: str(shown["position"]["board"])):
        stage.go_on(shown)
        tried: dict[str, int] = {}
        for choice in some_of_each_verb(shown["decision"]["choices"]):
            verb = choice["verb"]
            tried[verb] = tried.get(verb, 0) + 1
            wrong = attempt(stage, choice, tried[verb] <= by_hand_each)
            if wrong:
                problems.append(f"{shown['position']['board']}, {shown['decision']['phase']}: {wrong}")
                stage.show(shown)
    return problems


def test_every_legal_action_has_a_control(table_server: Server, browser: Browser) -> None:
    with visit(browser, reduced_motion="reduce") as page:
        assert go_through(Stage(page, table_server.url), by_hand_each=1) == []


def test_every_verb_is_asked_somewhere() -> None:
    asked = {choice["verb"] for shown in every_decision() for choice in shown["decision"]["choices"]}
    assert asked == verbs()
