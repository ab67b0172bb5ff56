"""The guided first game, from its first to its last step."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

STEPS = 13


def coach(page: Page) -> str:
    return page.get_by_role("complementary", name="Coach").get_by_role("heading").inner_text()


def expect_step(page: Page, number: int, title: str) -> None:
    expect(page.get_by_role("complementary", name="Coach")).to_contain_text(f"Step {number} of {STEPS}")
    assert coach(page) == title


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


def test_the_guided_game_from_the_first_to_the_last_step(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(table_server.url)
    page.get_by_role("link", name=re.compile("First game")).click()
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
    page.get_by_role("button", name="Let's go").click()

    expect_step(page, 1, "Welcome!")
    page.get_by_role("button", name="Next", exact=True).click()

    expect_step(page, 2, "Pick a pair")
    page.locator(".decision [data-pair='0']").click()
    page.get_by_role("button", name="Pick Commando Ratmen").click()

    expect_step(page, 3, "Enter the map")
    conquer(page)
    expect_step(page, 4, "Spread out")
    conquer(page)
    expect_step(page, 4, "Spread out")
    conquer(page)
    expect_step(page, 5, "As far as you can")
    page.get_by_role("button", name="Stop conquering").click()
    expect_step(page, 6, "Guard your regions")
    finish_turn(page)

    expect_step(page, 7, "Your first coins")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("complementary", name="Coach")).to_contain_text(re.compile("Step [89] of"))
    await_own_turn(page)

    expect_step(page, 9, "Expand or decline?")
    page.locator(".decision [data-choice=expand], .decision [data-at=expand]").first.click()
    expect_step(page, 10, "A turn of your own")
    conquer(page)
    finish_turn(page)

    expect_step(page, 11, "Let go")
    await_own_turn(page)
    page.locator(".decision [data-choice=decline], .decision [data-at=decline]").first.click()
    confirm(page)

    expect_step(page, 12, "A new race")
    page.locator(".decision [data-pair='0']").click()
    page.locator(".decision [data-at^='pick ']").click()

    expect_step(page, 13, "You know the game!")
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
    page = people.page(390, 844, has_touch=True, is_mobile=True)
    page.goto(f"{table_server.url}/learn")
    page.get_by_role("button", name="Let's go").tap()
    page.get_by_role("button", name="Next", exact=True).tap()
    expect_step(page, 2, "Pick a pair")
    page.locator(".decision [data-pair='0']").tap()
    page.get_by_role("button", name="Pick Commando Ratmen").tap()
    expect_step(page, 3, "Enter the map")
    words = page.get_by_text("A new race comes in from the edge")
    expect(words).to_be_visible()
    page.get_by_role("button", name="Fold", exact=True).tap()
    expect(words).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate("document.documentElement.scrollHeight") == 844
