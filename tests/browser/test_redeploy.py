"""Redeployment by tapping, dragging, long presses, keys and suggestions; every placed token can be taken back."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elbowroom.content.setup import Setup
from elbowroom.engine.phases import REDEPLOY
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import Game
from tests.browser.conftest import PATIENCE, People
from tests.browser.players import come
from tests.server.games import uploaded
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

# A point of a region where nothing lies over it.
POINT = """(region) => {
  const shape = document.querySelector(`[data-region='${region}']`);
  const { left, top, width, height } = shape.getBoundingClientRect();
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const [x, y] = [left + (width * ((i * 5) % 12)) / 12, top + (height * ((j * 5) % 12)) / 12];
    if (document.elementFromPoint(x, y) === shape) return [x, y];
  }
}"""


def redeployment(seed: int = 3) -> tuple[GameRecord, int, list[int]]:
    """A game when somebody with several regions and tokens redeploys; the seat that is asked, and its regions."""
    random = Random(seed)
    while True:
        table = Game.open(Setup("base_2"), random.getrandbits(32))
        while not table.state.over:
            s = table.state
            regions = [int(action.target) + 1 for action in s.legal() if action.verb == "place"]
            if s.phase == REDEPLOY and s.hand(s.acting) >= 4 and len(regions) >= 3:
                return table.record(), int(s.decider), regions
            table.play(random.choice(table.state.legal()))


class Redeployer:
    """Somebody who redeploys."""

    def __init__(self, server: Server, page: Page) -> None:
        record, seat, self.regions = redeployment()
        table = server.open_table(record=uploaded(record), seats=[{"name": "Anna"}, {"name": "Ben"}])
        self.page = page
        come(page, server, table, seat)
        expect(page.get_by_role("img", name="In your hand")).to_be_visible()
        self.hand, self.tokens = self.held(), [self.on(region) for region in self.regions]

    def held(self) -> int:
        told = self.page.get_by_role("img", name="In your hand").get_attribute("aria-label") or ""
        return int(told.split(": ")[1])

    def on(self, region: int) -> int:
        self.page.locator("details:has([data-at^='place '])").evaluate("list => { list.open = true }")
        row = self.page.locator("li", has=self.page.locator(f"[data-at='place {region}']"))
        return int(row.locator("output").inner_text())

    def forget_unlisted(self) -> None:
        """With an empty hand only regions in which something was placed have a row: look at no others any more."""
        listed = [self.page.locator(f"[data-at='place {region}']").count() > 0 for region in self.regions]
        self.tokens = [tokens for tokens, kept in zip(self.tokens, listed, strict=True) if kept]
        self.regions = [region for region, kept in zip(self.regions, listed, strict=True) if kept]

    def expects(self, *more: int) -> None:
        """So many more tokens than at first lie in the first regions; several steps may lead there."""
        self.sees(*more)
        self.settled()  # it may have been a step on the way
        self.sees(*more)

    def sees(self, *more: int) -> None:
        expect(self.page.get_by_role("img", name=f"In your hand: {self.hand - sum(more)}", exact=True)).to_be_visible()
        self.page.locator("details:has([data-at^='place '])").evaluate("list => { list.open = true }")
        for region, before, placed in zip(self.regions, self.tokens, more, strict=False):
            row = self.page.locator("li", has=self.page.locator(f"[data-at='place {region}']"))
            expect(row.locator("output")).to_have_text(str(before + placed))

    def settled(self) -> None:
        """Nothing that was done is still on its way: whatever can be undone can be undone now."""
        expect(self.page.locator("[data-at='undo'][title='']:disabled")).to_have_count(0)

    def point(self, region: int) -> tuple[float, float]:
        x, y = self.page.evaluate(POINT, region)
        return x, y

    def tap(self, region: int) -> None:
        self.page.mouse.click(*self.point(region))

    def carry(self, x: float, y: float) -> None:
        """Drag the top token of the hand to a point."""
        pile = self.page.get_by_role("img", name="In your hand").bounding_box()
        assert pile is not None
        self.page.mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(x, y, steps=5)
        self.page.mouse.up()


def by_minus(anna: Redeployer, region: int) -> None:
    anna.page.locator(f"[data-at='take {region}']").click()


def by_the_other_button(anna: Redeployer, region: int) -> None:
    anna.page.mouse.click(*anna.point(region), button="right")


def by_delete(anna: Redeployer, region: int) -> None:
    anna.page.locator(f"[data-region='{region}']").focus()
    anna.page.keyboard.press("Delete")


@pytest.mark.parametrize("take", [by_minus, by_the_other_button, by_delete])
def test_any_token_that_was_placed_can_be_taken_back(
    table_server: Server, people: People, take: Callable[[Redeployer, int], None]
) -> None:
    anna = Redeployer(table_server, people.calm_page())
    first, second, third = anna.regions[:3]
    for placed, region in enumerate((first, second, second, third), 1):
        anna.tap(region)
        expect(anna.page.get_by_role("img", name=f"In your hand: {anna.hand - placed}")).to_be_visible()
    anna.expects(1, 2, 1)
    take(anna, second)
    anna.expects(1, 1, 1)
    take(anna, first)
    anna.expects(0, 1, 1)
    anna.page.reload()
    anna.expects(0, 1, 1)
    take(anna, second)
    anna.expects(0, 0, 1)
    expect(anna.page.locator(f"[data-at='take {second}']")).to_be_disabled()
    by_the_other_button(anna, second)  # what lay there before stays
    anna.expects(0, 0, 1)


def test_all_tokens_are_one_wish_and_nothing_is_told_before(table_server: Server, people: People) -> None:
    page = people.calm_page()
    sent: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))))
    anna = Redeployer(table_server, page)
    first, second = anna.regions[:2]
    for region in (first, second, first):
        anna.tap(region)
    anna.expects(2, 1)
    anna.page.locator("[data-at=undo]").click()
    anna.expects(1, 1)
    assert [message["type"] for message in sent if message["type"] != "ping"] == ["hello", "sit"]
    anna.page.locator("[data-at=end]").click()
    anna.page.locator("[data-at=yes]").click()
    expect(anna.page.get_by_role("img", name="In your hand")).to_have_count(0)
    told = [message for message in sent if message["type"] == "act"]
    assert [message["actions"] for message in told] == [[f"place {first}", f"place {second}", "done"]]
    anna.page.reload()
    expect(anna.page.locator("[data-region='1']")).to_be_attached()
    assert anna.page.evaluate("JSON.parse(sessionStorage.getItem('elbowroom.plan')).regions.length") == 2
    expect(anna.page.locator(".refused")).to_have_count(0)  # the plan is of another moment


def test_tokens_are_dragged_onto_regions_and_nowhere_else(table_server: Server, people: People) -> None:
    anna = Redeployer(table_server, people.calm_page())
    first, second = anna.regions[:2]
    anna.carry(*anna.point(first))
    anna.expects(1)
    anna.carry(*anna.point(second))
    anna.expects(1, 1)
    foreign = next(n for n in range(1, 24) if n not in anna.regions)
    anna.carry(*anna.point(foreign))
    anna.carry(5, 5)
    anna.expects(1, 1)
    expect(anna.page.locator(".carried")).to_have_count(0)


def test_a_long_press_takes_back_on_a_phone(table_server: Server, people: People) -> None:
    anna = Redeployer(table_server, people.calm_page(width=390, height=844, has_touch=True, is_mobile=True))
    first, second = anna.regions[:2]
    anna.page.touchscreen.tap(*anna.point(first))
    anna.expects(1)
    finger = anna.page.context.new_cdp_session(anna.page)
    x, y = anna.point(first)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    anna.expects(0)  # the finger rests until it has had its effect
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.touchscreen.tap(*anna.point(second))
    anna.expects(0, 1)  # lifting the finger was no tap


@pytest.mark.parametrize("plan", ["Spread evenly", "Hold the border"])
def test_a_suggestion_can_be_edited(table_server: Server, people: People, plan: str) -> None:
    anna = Redeployer(table_server, people.calm_page())
    anna.page.get_by_role("button", name=plan).click()
    expect(anna.page.get_by_role("img", name="In your hand: 0")).to_be_visible()
    anna.settled()
    anna.forget_unlisted()
    more = [anna.on(region) - before for region, before in zip(anna.regions, anna.tokens, strict=True)]
    assert sum(more) == anna.hand
    given = more.index(max(more))
    by_minus(anna, anna.regions[given])
    more[given] -= 1
    anna.expects(*more)
    anna.tap(anna.regions[given - 1])
    more[given - 1] += 1
    anna.expects(*more)
