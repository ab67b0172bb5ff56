"""The guided game, from the first to the last step of each chapter."""

import re
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

STEPS = 13
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
ASIDE = {**PHONE, "width": 844, "height": 390}


# What lies below each other, and what beside the board of a phone on its side.
COLUMN = [".coach", ".top", ".board-place", ".ask", "nav.bottom"]
BESIDE = [".coach", ".ask", "nav.bottom"]


def expect_to_fit(page: Page) -> None:
    """Nothing is cut off: the coach, the board, the question and the tabs fill the screen exactly, once in place."""
    page.wait_for_function("document.querySelector('nav.bottom').getBoundingClientRect().bottom === innerHeight")
    screen = page.viewport_size
    assert screen is not None
    size = [screen["width"], screen["height"]]
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == size
    boxes = {name: box_of(page, name) for name in COLUMN}
    column = COLUMN if size[1] > size[0] else BESIDE
    assert boxes[column[0]]["y"] == 0
    for above, below in pairwise(column):
        end, start = boxes[above]["y"] + boxes[above]["height"], boxes[below]["y"]
        if above == ".ask" or column is COLUMN:
            assert abs(start - end) <= 1, (above, below, boxes)
    assert boxes[".board-place"]["height"] >= 150
    assert abs(box_of(page, ".decision")["height"] - boxes[".ask"]["height"]) <= 1


def box_of(page: Page, name: str) -> FloatRect:
    box = page.locator(name).bounding_box()
    assert box is not None, name
    return box


def expect_step(page: Page, number: int, title: str, steps: int = STEPS, *, fits: bool = False) -> None:
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text(f"Step {number} of {steps}")
    expect(coach.get_by_role("heading")).to_have_text(title)
    if fits:
        expect_to_fit(page)


def conquer(page: Page) -> None:
    """The cheapest region: choose it in the list, then press what its card offers."""
    held = page.locator(".stack").count()
    listed = page.locator("details").filter(has=page.locator("[data-at^='conquer ']")).first
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    listed.locator("[data-at^='conquer ']").first.click()
    page.locator("article.region").get_by_role("button", name=re.compile("^Conquer for")).click()
    expect(page.locator(".stack")).to_have_count(held + 1)


def finish_turn(page: Page) -> None:
    """Stop, place what is in hand, and end the turn."""
    stop = page.get_by_role("button", name="Stop conquering")
    spread = page.get_by_role("button", name="Spread evenly")
    placed = page.locator(".question").filter(has_text="All tokens are placed")
    expect(stop.or_(spread).or_(placed).first).to_be_visible()
    if stop.is_visible():
        stop.click()
    expect(spread.or_(placed).first).to_be_visible()
    if spread.is_visible():
        spread.click()
    expect(placed).to_be_visible()
    page.get_by_role("button", name="End turn").click()


def confirm(page: Page) -> None:
    page.get_by_role("alertdialog").get_by_role("button", name="Yes, do it").click()


def await_own_turn(page: Page) -> None:
    """Meanwhile the bot may take regions: then tokens that come back are placed first."""
    mine = page.locator("[data-at=decline], [data-choice=decline]")
    placing = page.get_by_role("button", name="Spread evenly")
    over = page.locator(".decision [data-at=end]:enabled")
    while True:
        expect(mine.or_(placing).or_(over).first).to_be_visible()
        if mine.count():
            return
        if placing.is_visible():
            placing.click()
            expect(placing).to_be_hidden()
        elif over.is_visible():
            over.click()
            expect(over).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE, ASIDE], ids=["desk", "phone", "aside"])
def test_the_guided_game_from_the_first_to_the_last_step(
    table_server: Server, people: People, size: dict[str, Any]
) -> None:
    """On a phone every step of it fits the screen."""
    page = people.page(**size)
    step = partial(expect_step, page, fits=size is not DESK)
    page.goto(table_server.url)
    page.get_by_role("link", name=re.compile("First game")).click()
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
    page.get_by_role("button", name="Let's go").click()

    step(1, "Welcome!")
    expect(page.get_by_text("Set up by the host").locator("visible=true")).to_have_count(0)  # no news in a lesson
    page.get_by_role("button", name="Next", exact=True).click()

    step(2, "Pick a pair")
    page.locator(".decision [data-pair='0']").click()
    page.get_by_role("button", name="Pick Commando Ratmen").click()

    step(3, "Enter the map")
    conquer(page)
    step(4, "Spread out")
    conquer(page)
    step(4, "Spread out")
    conquer(page)
    step(5, "As far as you can")
    page.get_by_role("button", name="Stop conquering").click()
    step(6, "Guard your regions")
    finish_turn(page)

    step(7, "Your first coins")
    page.get_by_role("button", name="Next", exact=True).click()
    step(8, "Now the bot")
    expect(page.locator(".track")).to_contain_text("Turn 1 of 10")  # nothing has happened yet that one should watch
    expect(page.locator(".stack")).to_have_count(3)
    page.get_by_role("button", name="Let the bot play").click()
    await_own_turn(page)
    step(8, "Now the bot")
    page.get_by_role("button", name="Next", exact=True).click()

    step(9, "Expand or decline?")
    page.locator(".decision [data-choice=expand], .decision [data-at=expand]").first.click()
    step(10, "A turn of your own")
    conquer(page)
    finish_turn(page)

    step(11, "Let go")
    await_own_turn(page)
    page.locator(".decision [data-choice=decline], .decision [data-at=decline]").first.click()
    confirm(page)

    step(12, "A new race")
    page.locator(".decision [data-pair='0']").click()
    page.locator(".decision [data-at^='pick ']").click()

    step(13, "You know the game!")
    page.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    expect(page.locator(".track")).to_contain_text("Turn 4 of 10")
    expect(page.get_by_role("complementary", name="Coach")).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/learn")
    page.get_by_role("button", name="Let's go").click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect_step(page, 2, "Pick a pair")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect_step(page, 3, "Enter the map")
    page.reload()
    page.get_by_role("button", name="Go on").click()
    expect_step(page, 3, "Enter the map")
    page.reload()
    page.get_by_role("button", name="Start over").click()
    expect_step(page, 1, "Welcome!")


def test_it_fits_a_phone(table_server: Server, people: People) -> None:
    page = people.page(**PHONE)
    page.goto(f"{table_server.url}/learn")
    page.get_by_role("button", name="Let's go").tap()
    expect_step(page, 1, "Welcome!")
    expect_to_fit(page)
    page.get_by_role("button", name="Next", exact=True).tap()
    expect_step(page, 2, "Pick a pair")
    expect_to_fit(page)
    page.locator(".decision [data-pair='0']").tap()
    page.get_by_role("button", name="Pick Commando Ratmen").tap()
    expect_step(page, 3, "Enter the map")
    expect_to_fit(page)
    words = page.get_by_text("A new race comes in from the edge")
    expect(words).to_be_visible()
    page.get_by_role("button", name="Fold", exact=True).tap()
    expect(words).to_be_hidden()
    expect_to_fit(page)


def take(page: Page, region: int) -> None:
    """Choose a region on the map and press what its card offers."""
    page.locator(f"[data-region='{region}']").focus()
    page.keyboard.press("Enter")
    page.locator("article.region").get_by_role("button", name=re.compile("^Conquer for")).click()
    held = re.compile(r"(Ogres|Ratmen), .+ tokens?\.")
    expect(page.locator(f"[data-region='{region}']")).to_have_attribute("aria-label", held)


def enter_chapter(page: Page, server: Server, chapter: str, pair: str) -> None:
    page.goto(f"{server.url}/learn")
    page.get_by_role("radio", name=chapter).check(force=True)
    page.get_by_role("button", name="Let's go").click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.locator(".decision [data-pair='0']").click()
    page.get_by_role("button", name=f"Pick {pair}").click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_chapter_under_the_ground(table_server: Server, people: People, size: dict[str, Any]) -> None:
    page = people.page(**size)
    enter_chapter(page, table_server, "Underground", "Adventurous Ogres")
    expect_step(page, 3, "The River is a road", 8)
    take(page, 3)
    expect_step(page, 4, "Here be Monsters", 8)
    take(page, 10)
    take(page, 8)
    expect_step(page, 5, "The Flying Doormat", 8)
    page.locator(".decision [data-choice=doormat]").click()
    take(page, 21)
    expect_step(page, 6, "Everybody out", 8)
    if size is PHONE:
        expect_to_fit(page)
    finish_turn(page)
    expect_step(page, 7, "What it brought", 8)
    expect(page.locator(".stack")).to_have_count(3)  # nobody is left on the River, and no bot has played unseen
    page.get_by_role("button", name="Next", exact=True).click()
    expect_step(page, 8, "You know Underground!", 8)
    page.get_by_role("button", name="Next: Sky Islands").click()
    expect_step(page, 1, "Look up", 8)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_chapter_in_the_sky(table_server: Server, people: People, size: dict[str, Any]) -> None:
    page = people.page(**size)
    enter_chapter(page, table_server, "Sky Islands", "Commando Ratmen")
    expect_step(page, 3, "The foot of the Beanstalk", 8)
    take(page, 22)
    expect_step(page, 4, "Climb!", 8)
    take(page, 32)
    expect_step(page, 5, "A whole island", 8)
    take(page, 28)
    expect_step(page, 5, "A whole island", 8)
    take(page, 31)
    expect_step(page, 6, "Between earth and sky", 8)
    if size is PHONE:
        expect_to_fit(page)
    finish_turn(page)
    expect_step(page, 7, "The island pays", 8)
    page.get_by_role("button", name="Next", exact=True).click()
    expect_step(page, 8, "You know all three worlds!", 8)
    page.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    await_own_turn(page)  # the bots play now
    expect(page.locator(".track")).to_contain_text("Turn 2 of 10")
