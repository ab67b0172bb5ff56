"""The rulebook: words and pictures in three languages, a calculator, a search, and the exact wording in a fold."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.prepared import visit
from tests.browser.test_access import AXE, SIZES, violations
from tests.effort import so_many
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

LANGUAGES = {
    "en-GB": (
        "Search the rules",
        "Conquest",
        "What a region costs",
        "mountain lost tribe",
        "A Mountain with a Lost Tribe",
    ),
    "pl-PL": ("Szukaj w zasadach", "Podboje", "Ile kosztuje region", "gory ginacym", "Góry z Ginącym Plemieniem"),
    "de-DE": (
        "Regeln durchsuchen",
        "Erobern",
        "Was eine Region kostet",
        "gebirge stamm",
        "Ein Gebirge mit untergegangenem",
    ),
}


def opened(page: Page, server: Server, address: str = "/rules") -> None:
    """The book with all that it asks the server for."""
    page.goto(server.url + address)
    expect(page.locator("main h3, main h4").first).to_be_visible()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_it_can_be_read_and_searched(locale: str, table_server: Server, people: People) -> None:
    placeholder, chapter, paragraph, words, caption = LANGUAGES[locale]
    page = people.calm_page(locale=locale)
    opened(page, table_server)
    expect(page.get_by_role("heading", name=chapter, exact=True)).to_be_visible()
    expect(page.get_by_role("img", name=caption).locator(".stack, .natives").first).to_be_attached()
    tiles = table_server.get("/api/offers")["tiles"]
    expect(page.locator(".tile .example")).to_have_count(len([tile for tile in tiles if tile["box"] == "base"]))

    page.get_by_placeholder(placeholder).fill(words)  # marks on letters need not be typed
    found = page.locator(".paragraph")
    expect(found.filter(has_text=caption)).to_have_count(1)
    assert found.count() < 15
    page.get_by_placeholder(placeholder).fill("")
    page.get_by_role("link", name=chapter, exact=True).click()
    expect(page).to_have_url(f"{table_server.url}/rules#chapter-conquest")
    expect(page.get_by_role("heading", name=chapter, exact=True)).to_be_in_viewport()
    expect(page.locator("#cost")).to_contain_text(paragraph)


def test_every_paragraph_has_a_link_that_leads_back_to_it(table_server: Server, people: People) -> None:
    page = people.calm_page()
    opened(page, table_server)
    ids = page.evaluate("[...document.querySelectorAll('.paragraph, .tile')].map(one => one.id)")
    links = page.evaluate("[...document.querySelectorAll('a.link')].map(one => one.getAttribute('href'))")
    assert links == [f"/rules#{name}" for name in ids]
    everything = page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(set(everything)) == len(everything)
    assert len(ids) > 70
    for name in ("decline", "tile-giants", "tile-altar_of_souls", "tile-khans"):
        opened(page, table_server, f"/rules#{name}")
        expect(page.locator(f"#{name}")).to_be_in_viewport()


def test_a_cost_leads_to_its_rule_with_the_paragraph_beside_it(table_server: Server, people: People) -> None:
    page = people.calm_page()
    for address in ("/rules/CORE-6.6", "/rules#CORE-6.6"):
        opened(page, table_server, address)
        expect(page.locator("article.chosen")).to_contain_text("CORE-6.6")
        expect(page.locator("article.chosen")).to_be_in_viewport()
        expect(page.locator(".near #cost")).to_be_visible()
        assert page.locator("#exact").get_attribute("open") is not None
    opened(page, table_server, "/rules/BASE-R-GIANTS-3")
    expect(page.locator(".near .tile")).to_contain_text("Giants")
    expect(page.locator("article.chosen")).to_contain_text("Underworld Giants")
    page.get_by_role("link", name="The whole book").click()
    expect(page.get_by_role("heading", name="At a glance")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(0)  # the wording waits in its fold
    page.locator("#exact > summary").click()
    expect(page.locator("#exact .sections")).to_be_visible()


def asked(page: Page) -> dict[str, str]:
    """What the calculator would ask for, as it stands."""
    with page.expect_request("**/cost?**") as request:
        page.locator(".calculator").get_by_role("combobox", name="Region", exact=True).select_option("22")
        page.locator(".calculator").get_by_role("combobox", name="Region", exact=True).select_option("14")
    return dict(httpx.URL(request.value.url).params)


def test_the_calculator_says_what_the_server_says(table_server: Server, people: People) -> None:
    page = people.calm_page()
    opened(page, table_server)
    calculator = page.locator(".calculator")
    expect(calculator.locator(".total")).to_have_text("3 tokens")  # a Swamp with a Lost Tribe

    calculator.locator(".map [data-region='16']").click()  # a Mountain
    expect(calculator.locator(".total")).to_have_text("3 tokens")
    calculator.get_by_role("combobox", name="Region", exact=True).select_option("14")
    calculator.get_by_role("combobox", name="From", exact=True).select_option("20")
    calculator.get_by_role("combobox", name="Race", exact=True).select_option("giants")
    calculator.get_by_role("combobox", name="Power", exact=True).select_option("commando")
    calculator.get_by_role("radio", name="Another race").check()
    calculator.get_by_role("combobox", name="Which race").select_option("trolls")
    calculator.get_by_role("button", name="One more: Tokens").click()
    calculator.get_by_role("button", name="One more: Troll's Lair").click()
    for _ in range(3):
        calculator.get_by_role("button", name="One more: Encampment").click()
    expect(calculator.locator(".total")).to_have_text("6 tokens")
    there: dict[str, Any] = {"from": 20, "holder": "trolls", "tokens": 2, "markers": "lair:1,encampment:3"}
    told = table_server.get("/api/boards/base_2/cost", region=14, race="giants", power="commando", **there)
    assert told["cost"] == 6
    lines = calculator.locator(".answer li")
    expect(lines).to_have_count(len(told["items"]))
    expect(lines.filter(has_text="Giants")).to_contain_text("−1")

    calculator.get_by_label("In decline").check()  # Encampments leave then, and one token is left
    expect(calculator.get_by_role("button", name="One more: Encampment")).to_have_count(0)
    expect(calculator.locator(".total")).to_have_text("2 tokens")
    calculator.get_by_role("combobox", name="From", exact=True).select_option("0")
    expect(calculator.locator(".refused")).to_contain_text("Not possible:")

    calculator.get_by_role("radio", name="Underground").check()
    expect(calculator.locator(".total")).to_have_text("4 tokens")  # Monsters
    assert asked(page)["race"] in {tile["key"] for tile in table_server.get("/api/offers")["tiles"]}


def test_the_pictures_show_pieces_where_the_scene_has_them(table_server: Server, people: People) -> None:
    page = people.calm_page()
    opened(page, table_server)
    expect(page.locator(".paragraph figure .badge")).not_to_have_count(0)
    picture = page.locator("#cost figure")
    expect(picture.locator(".badge")).to_have_text("4")
    expect(page.locator("#score figure .stack")).to_have_count(5)
    expect(page.locator("#score figure .token.decline")).to_have_count(2)
    expect(page.locator("#islands figure .stack")).to_have_count(3)
    expect(page.locator("#relics figure .a-site")).to_have_count(2)


LOOKS = [("desk", "light"), ("phone", "dark"), ("desk", "dark"), ("phone", "light")]


@pytest.mark.parametrize(("size", "scheme"), LOOKS[: so_many(2, long=4)])
def test_it_is_for_everyone(size: str, scheme: Any, table_server: Server, browser: Browser) -> None:
    width, height = SIZES[size]
    axe = AXE.read_text(encoding="utf-8")
    with visit(browser, width, height, color_scheme=scheme, reduced_motion="reduce") as page:
        for address in ("/rules", "/rules/CORE-6.6", "/rules/BASE-R-GIANTS-1", "/learn"):
            opened(page, table_server, address) if "rules" in address else page.goto(table_server.url + address)
            if address == "/rules":
                expect(page.locator(".calculator .total")).to_be_visible()
                page.locator(".calculator").get_by_role("radio", name="Another race").check()
            expect(page.locator("main h1")).to_be_visible()
            assert violations(page, axe) == []
            assert page.evaluate("document.documentElement.scrollWidth") == width
        page.goto(f"{table_server.url}/rules")
        page.get_by_placeholder("Search the rules").fill("river")
        expect(page.get_by_role("status").filter(has_text="in the book")).to_have_text(
            re.compile(r"^\d+ places in the book$")
        )
        assert violations(page, axe) == []
