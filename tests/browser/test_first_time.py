"""Somebody who has never seen the game, and has nothing but the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.prepared import Stage, every_decision, visit, wait_until_over
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)


def play_now(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".decision .pair.full")).to_have_count(6)


def test_the_first_turn_says_what_it_is_about(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.goto(table_server.url)
    expect(page.get_by_role("link", name="New here?")).to_have_attribute("href", "/learn")
    play_now(page, table_server)
    question = page.locator(".decision .question")
    expect(question).to_contain_text("Most coins after 10 turns win. You have 5.")
    page.locator(".decision .whole").first.click()
    page.locator(".decision .take").click()
    expect(question).to_contain_text("Choose a region to conquer")
    expect(page.locator(".decision")).to_contain_text("Each number is a price in tokens.")
    expect(page.locator("path.lit")).to_have_count(0)  # rims of the pair that was picked are gone
    expect(page.locator(".log h4")).to_have_text(["Before the game", "Turn 1: Player 1"])
    page.goto(table_server.url)
    expect(page.get_by_role("link", name="New here?")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=str)
def test_nothing_moves_while_pairs_are_compared(table_server: Server, people: People, size: tuple[int, int]) -> None:
    page = people.calm_page(width=size[0], height=size[1], locale="de-DE")
    page.goto(table_server.url)
    page.get_by_role("button", name="Jetzt spielen").click()
    pairs, board = page.locator(".decision .pair.full"), page.locator(".board-place svg").first
    expect(pairs.locator(".split")).to_have_count(6)  # what comes a moment later is there
    page.evaluate("document.fonts.ready")
    places = [part.bounding_box() for part in (board, *pairs.all())]
    for pair in range(6):
        page.locator(".decision .whole").nth(pair).click()
        expect(page.locator(".decision .take")).to_be_visible()
        assert [part.bounding_box() for part in (board, *pairs.all())] == places
    page.locator("[data-region='2']").dispatch_event("click")  # what is asked about stands beside them
    expect(page.locator("article.region")).to_be_visible()
    assert [part.bounding_box() for part in (board, *pairs.all())] == places
    page.keyboard.press("h")
    expect(page.locator("[data-at=follow]")).to_be_visible()
    assert [part.bounding_box() for part in (board, *pairs.all())] == places
    expect(page.locator("main .primary")).to_have_count(1)


def test_hidden_coins_tell_why_they_are_hidden(table_server: Server, people: People) -> None:
    page = people.calm_page(width=390, height=844, has_touch=True, is_mobile=True)
    play_now(page, table_server)
    page.locator("[data-at='tab players']").tap()
    page.locator("[data-purse='2'] .named").tap()
    expect(page.locator("dialog[open]")).to_contain_text("stays secret until the game is over")


def test_a_way_that_a_power_gives_has_its_card_beside_it(table_server: Server, browser: Browser) -> None:
    asked = next(shown for shown in every_decision() if "vanish" in str(shown["decision"]["choices"]))
    with visit(browser, 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce") as page:
        Stage(page, table_server.url).show(asked)
        expect(page.locator(".fork .way")).to_have_count(3)
        page.locator(".fork .named").tap()  # only what is given has one
        expect(page.locator("dialog[open] h2")).to_have_text("Vanishing")


def test_the_last_turn_promises_no_pair_after_it(table_server: Server, browser: Browser) -> None:
    asked = next(shown for shown in every_decision() if shown["decision"]["phase"] == "decide")
    last = {**asked, "whole": {**asked["whole"], "round": asked["whole"]["rounds"]}}
    with visit(browser) as page:
        stage = Stage(page, table_server.url)
        for shown, told in ((asked, "a new pair next turn"), (last, "no new pair: it is your last turn")):
            stage.show(shown)
            expect(page.locator(".fork [data-at=decline]")).to_contain_text(told)


def test_what_no_roll_can_win_has_no_badge(table_server: Server, browser: Browser) -> None:
    asked = next(shown for shown in every_decision() if shown["question"]["choices"][0]["verb"] == "die")
    roll, *others = asked["question"]["choices"]
    hopeless, other = roll["regions"][:2]
    choices = [{**roll, "chances": [0.0, *roll["chances"][1:]]}, *others]
    with visit(browser) as page:
        Stage(page, table_server.url).show({**asked, "question": {**asked["question"], "choices": choices}})
        expect(page.locator(f"[data-badge='{other}']")).to_have_count(1)
        expect(page.locator(f"[data-badge='{hopeless}']")).to_have_count(0)


def test_pictures_of_a_pair_open_their_cards_where_the_room_is_short(table_server: Server, people: People) -> None:
    page = people.calm_page(width=1024, height=768)
    play_now(page, table_server)
    page.locator(".decision .pair .icons .named").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Power")


def test_a_phone_shows_ones_own_coins(table_server: Server, people: People) -> None:
    page = people.calm_page(width=390, height=844, has_touch=True, is_mobile=True)
    play_now(page, table_server)
    expect(page.locator(".track .purse")).to_contain_text("You have 5 coins")
    pairs, grip = page.locator(".decision .place").last, page.locator(".grip")
    pairs.scroll_into_view_if_needed()
    page.locator(".decision .body").evaluate("body => body.scrollTo(0, body.scrollHeight)")
    below, button = pairs.bounding_box(), grip.bounding_box()
    assert below
    assert button
    assert below["y"] + below["height"] <= button["y"] + 1  # nothing stays below the button for good


def test_the_help_lists_the_keys_of_film_and_log(table_server: Server, people: People) -> None:
    page = people.calm_page()
    play_now(page, table_server)
    page.keyboard.press("?")
    keys = page.locator("dialog[open] dl")
    expect(keys).to_contain_text(re.compile("Esc, ␣.*End what is being shown.*← →.*from name to name", re.DOTALL))


def test_whoever_has_no_keys_is_told_what_fingers_do(table_server: Server, people: People) -> None:
    page = people.calm_page(width=390, height=844, has_touch=True, is_mobile=True)
    play_now(page, table_server)
    page.get_by_role("button", name="Keys and help").tap()
    told = page.get_by_role("dialog", name="Fingers and help")
    expect(told.get_by_text("Tap twice")).to_be_visible()
    expect(told.locator("kbd")).to_have_count(0)


def test_names_in_the_log_of_a_replay_open_their_cards(table_server: Server, people: People) -> None:
    bots = [{"player": "greedy", "name": name} for name in ("Anna", "Ben")]
    table = table_server.open_table(public=True, seats=bots)
    wait_until_over(table_server, table)
    page = people.calm_page()
    page.goto(f"{table_server.url}/t/{table.id}/2")
    name = page.locator("li[data-seq] .named").first
    name.click()
    card = page.locator("dialog[open]")
    expect(card.locator("h2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    entry = page.locator("li[data-seq='5']")
    entry.get_by_role("button").first.click(position={"x": 4, "y": 4})
    expect(page.locator("li.now")).to_have_attribute("data-seq", "5")


def test_a_page_without_texts_says_so_and_can_be_tried_again(table_server: Server, people: People) -> None:
    page = people.page()
    kept = re.compile(r"/assets/(en|de|pl)-[^/]*\.js$")

    def lose(route: Route) -> None:
        route.abort()

    page.route(kept, lose)
    page.goto(table_server.url)
    expect(page.get_by_text("The page could not be loaded.")).to_be_visible()
    page.unroute(kept)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    people.forgive("Failed to load resource|Failed to fetch")
