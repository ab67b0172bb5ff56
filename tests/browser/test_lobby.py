"""Games with strangers as one sees them: finding one, ratings and a career, whom one does not meet again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.device import Device, device
from tests.browser.places import GAMES, elsewhere
from tests.browser.players import come
from tests.browser.prepared import PEOPLE
from tests.server.harness import Server, sqlite_url
from tests.server.people.finished import fill, let_in
from tests.server.people.test_ratings import until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("lobby"))) as running:
        yield running


def seek(who: Device, players: int) -> None:
    """Look for a game of so many people; come to its table."""
    who.goes("/lobby")
    who.page.get_by_role("radio", name=str(players), exact=True).check()
    who.presses("Find me a game")
    who.page.wait_for_url("**/t/*")


def table_of(who: Device) -> str:
    return who.page.url.rsplit("/t/", 1)[1].partition("#")[0]


def server_answer(page: Page, path: str) -> Any:
    """What the server tells whoever has this page."""
    return page.evaluate("path => fetch(path).then((answer) => answer.json())", path)


def manners(page: Page) -> None:
    """Unfold what one can do about the others at the table."""
    page.locator("[data-at='tab chat']").click()
    page.get_by_text("Report somebody").click()


def test_two_who_wish_the_same_meet_and_may_part_for_good(people: People, server: Server) -> None:
    anna, ben = device(people, server), device(people, server)
    anna.joins("Seeker")
    ben.joins("Finder")
    seek(anna, 2)
    expect(anna.page.get_by_text("Bots take the empty seats at")).to_be_visible()
    seek(ben, 2)
    assert table_of(anna) == table_of(ben)
    assert server.get(f"/api/tables/{table_of(anna)}")["agreement"]["rated"]
    for page in (anna.page, ben.page):
        expect(page.locator(".decision")).to_be_visible()

    key = anna.page.evaluate("() => JSON.parse(localStorage.getItem('elbowroom.games'))[0].key")
    stranger = people.calm_page()  # has the link of a rated seat, and no account
    stranger.goto(f"{server.url}/t/{table_of(anna)}#{key}")
    expect(stranger.get_by_text("please sign in first")).to_be_visible()
    expect(stranger.get_by_role("link", name="Your account")).to_be_visible()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("button", name="come last")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Close this table")).to_have_count(0)
    anna.page.keyboard.press("Escape")

    manners(anna.page)
    expect(anna.page.get_by_role("combobox", name="Who", exact=True).locator("option")).to_have_text(["Finder"])
    anna.page.get_by_role("combobox", name="Why", exact=True).select_option("leaving")
    anna.page.get_by_label("In your words").fill("gone without a word")
    anna.presses("Send the report")
    expect(anna.page.get_by_text("Thank you. It has been sent.")).to_be_visible()
    anna.presses("Do not meet again")
    expect(anna.page.get_by_text("You will not be put together again.")).to_be_visible()

    seek(anna, 3)
    seek(ben, 3)
    assert table_of(anna) != table_of(ben)
    anna.goes("/me")
    blocked = anna.page.locator("section", has=anna.page.get_by_role("heading", name="Not with them"))
    blocked.get_by_role("button", name="Meet Finder again").click()
    expect(blocked).to_have_count(0)
    seek(anna, 4)
    seek(ben, 4)
    assert table_of(anna) == table_of(ben)


def test_a_stranger_without_an_account_seeks_unrated_games(people: People, server: Server) -> None:
    somebody = device(people, server)
    somebody.goes("/lobby")
    expect(somebody.page.get_by_role("checkbox", name="Rated")).to_be_disabled()
    expect(somebody.page.get_by_text("Rated games need an account.")).to_be_visible()
    somebody.page.get_by_role("radio", name="Underground").check()
    seek_again = somebody.page.get_by_role("button", name="Find me a game")
    seek_again.click()
    somebody.page.wait_for_url("**/t/*")
    agreed = server.get(f"/api/tables/{table_of(somebody)}")["agreement"]
    assert agreed["board"].startswith("underground")
    assert not agreed.get("rated")


def test_a_public_table_is_rated_by_default_and_one_with_friends_is_not(people: People, server: Server) -> None:
    anna = device(people, server)
    anna.joins("Host")
    page = anna.page
    rated = page.get_by_role("checkbox", name="Rated game")
    for public in (False, True):
        anna.goes("/new")
        page.get_by_text("More options").click()
        expect(rated).not_to_be_checked()
        if public:
            page.get_by_role("checkbox", name="Public").check()
            expect(rated).to_be_checked()
        anna.presses("Open the table")
        page.wait_for_url("**/t/*")
        key = page.evaluate("() => JSON.parse(localStorage.getItem('elbowroom.games'))[0].key")
        agreed = server.get(f"/api/tables/{table_of(anna)}", key)["agreement"]
        assert agreed.get("rated", False) == agreed.get("public", False) == public


def test_a_leaderboard_and_a_career_that_are_filled(people: People, tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    elsewhere(fill, database, GAMES)
    link = elsewhere(let_in, database, "Anna")
    with Server(database) as server:
        anna = device(people, server)
        page = anna.page
        anna.goes(f"/me#{link}")
        anna.presses("Go on")
        anna.sees_title("Anna")
        until(lambda: [one["games"] for one in server.get("/api/leaders")["leaders"] if "bot" not in one] == [10] * 3)
        anna.goes("/leaders")
        lines = page.locator("tbody tr")
        expect(page.locator("tbody tr:not(.bot) td:first-child")).to_have_text(["1", "2", "3"])
        expect(page.locator("tr.you th")).to_have_text("Annayou")
        ratings = [int(text.split("±")[0]) for text in lines.locator("td:nth-child(3)").all_inner_texts()]
        assert ratings == sorted(ratings, reverse=True)
        assert len(ratings) > 3  # bots stand between the people

        anna.goes("/me/career")
        expect(page.locator("dl")).to_contain_text("Games")
        expect(page.locator("dl dd").first).to_have_text("10")
        opponents = page.locator("section", has=page.get_by_role("heading", name="Opponents"))
        expect(opponents.get_by_role("listitem")).to_have_text(["Cleoahead in 0 of 5", "Benahead in 5 of 5"])
        career = server_answer(page, "/api/me/career")
        best = [turn["coins"] for turn in career["best"]]
        turns = sorted((coins for game in career["latest"] for coins in game["turns"]), reverse=True)
        assert best == turns[:5]
        section = page.locator("section", has=page.get_by_role("heading", name="Best turns"))
        expect(section.locator("li strong")).to_have_text([f"{coins} coins" for coins in best])
        latest = page.locator("section", has=page.get_by_role("heading", name="Latest games"))
        expect(latest.get_by_role("listitem")).to_have_count(6)
        latest.get_by_role("button", name="Show all 10").click()
        expect(latest.get_by_role("listitem")).to_have_count(10)
        luck = sum(game.get("luck", 0) for game in career["latest"])
        chart = page.get_by_role("img", name="Luck with the die")
        expect(chart.locator(".name")).to_contain_text(str(abs(luck)))


def test_a_vacation_begins_and_ends(people: People, server: Server) -> None:
    seats = [{"name": name} for name in PEOPLE[:2]]
    table = server.open_table(seats=seats, pace=86_400, vacation=7)
    anna, ben = people.calm_page(), people.calm_page()
    come(anna, server, table)
    come(ben, server, table, 1)
    anna.locator(".decision").wait_for()
    anna.keyboard.press("?")
    vacation = anna.locator("dialog section", has=anna.get_by_role("heading", name="Vacation"))
    expect(vacation).to_contain_text("for 7 days in this game")
    vacation.get_by_label("For how many days?").fill("9")
    vacation.get_by_role("button", name="Stop my clock").click()
    expect(vacation.get_by_role("alert")).not_to_be_empty()  # there are but seven
    vacation.get_by_label("For how many days?").fill("3")
    vacation.get_by_role("button", name="Stop my clock").click()
    expect(vacation).to_contain_text("Your clock stands still until")
    expect(vacation.locator(".problem")).to_be_empty()
    expect(ben.locator(".players")).to_contain_text("vacation until")
    vacation.get_by_role("button", name="I am back").click()
    expect(vacation).to_contain_text(re.compile("for [67] days in this game"))  # some moments of them have passed
    expect(ben.locator(".players")).not_to_contain_text("vacation until")
