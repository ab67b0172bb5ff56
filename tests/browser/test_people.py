"""People around a table: an invitation, one screen for several, spectators who talk, a rematch."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.players import Player, await_turn, come, look, phase_of, play_turn, ready
from tests.browser.prepared import PATIENCE
from tests.browser.test_access import AXE, violations
from tests.browser.test_resume import attacked
from tests.server.games import cut, played, uploaded
from tests.server.harness import Opened, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

ANNA_AND_BEN = [{"name": "Anna"}, {}]
ONE_SCREEN = [{"name": "Jan", "link": 1}, {"name": "Ola", "link": 1}]
SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desk", "phone"])


def info(server: Server, table: Opened) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{table.id}", table.watch)
    return found


def is_fit_for_all(page: Page) -> None:
    assert violations(page, AXE.read_text(encoding="utf-8")) == []


def purses(page: Page) -> list[str]:
    """What one sees of the coins of each player; a phone shows them in a sheet."""
    if page.locator(".players").count() == 0:
        page.locator("[data-at='tab players']").click()
    found: list[str] = page.locator("[data-purse]").evaluate_all("all => all.map(one => one.innerText.trim())")
    return found


def say(page: Page, text: str) -> None:
    page.locator("[data-at='tab chat']").click()
    page.get_by_label("Say something", exact=True).fill(text)
    page.get_by_role("button", name="Send").click()


# --- an invitation ----------------------------------------------------------------------------------------------------


@SIZES
def test_a_guest_is_welcomed_and_takes_nothing_before_he_is_ready(
    table_server: Server, people: People, width: int, height: int
) -> None:
    table = table_server.open_table(
        board="base_3", title="Friday", seats=[*ANNA_AND_BEN, {}], switches={"openScores": True}, thinking=3600
    )
    anna, ben = people.calm_page(), people.calm_page(width=width, height=height)
    come(anna, table_server, table)
    expect(anna.get_by_text("Awaited by link")).to_have_count(2)
    ben.goto(f"{table_server.url}/t/{table.id}#{table.keys[1]}")
    expect(ben.get_by_role("heading", name="Anna invites you to a game")).to_be_visible()
    game = ben.get_by_role("region", name="The game")
    for words in ("Base game", "Anna", "still free", "Open ledger", "1 hour"):
        expect(game).to_contain_text(words)
    expect(game.get_by_role("img")).to_be_visible()
    expect(ben.get_by_text("Your seat: number 2")).to_be_visible()
    expect(ben.get_by_label("Your name")).to_have_value("")
    is_fit_for_all(ben)
    assert ben.evaluate("document.documentElement.scrollWidth") == width
    expect(anna.get_by_text("Is reading the invitation")).to_be_visible()
    assert [seat.get("taken", False) for seat in info(table_server, table)["seats"]] == [True, False, False]

    ready(ben)
    expect(ben.get_by_role("alert")).to_have_text("Say who you are first.")
    ready(ben, "Anna")
    expect(ben.get_by_role("alert")).to_contain_text("Anna")
    assert not info(table_server, table)["seats"][1].get("taken")
    ready(ben, "Ben")
    expect(ben.get_by_role("heading", name="Friday")).to_be_visible()
    expect(anna.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("Is here")
    assert info(table_server, table)["seats"][1]["name"] == "Ben"
    ben.reload()
    expect(ben.get_by_role("heading", name="Friday")).to_be_visible()

    another = table_server.open_table(seats=ANNA_AND_BEN)
    ben.goto(f"{table_server.url}/t/{another.id}#{another.keys[1]}")
    expect(ben.get_by_role("heading", name="You are invited to a game")).to_be_visible()
    expect(ben.get_by_label("Your name")).to_have_value("Ben")


def test_a_late_guest_is_welcomed_to_a_game_that_has_begun(table_server: Server, people: People) -> None:
    table = table_server.open_table(seats=ANNA_AND_BEN)
    anna, ben = people.calm_page(), people.calm_page()
    come(anna, table_server, table)
    anna.get_by_label("Let a bot play seat 2").select_option("random")
    await_turn(anna)
    ben.goto(f"{table_server.url}/t/{table.id}#{table.keys[1]}")
    expect(ben.get_by_text("The game has begun: turn 1 of 10.")).to_be_visible()
    expect(ben.get_by_text("keeps it warm")).to_be_visible()
    assert info(table_server, table)["seats"][1]["bot"] == "random"
    ready(ben, "Ben")
    expect(ben.locator(".track")).to_contain_text("Turn 1 of 10")
    expect(anna.locator(".players li").nth(1)).to_contain_text("Ben")
    expect(anna.locator(".players li").nth(1)).not_to_contain_text("Bot:")


def test_nobody_is_given_a_name_that_is_not_his(table_server: Server, people: People) -> None:
    anna = people.calm_page()
    come(anna, table_server, table_server.open_table(seats=[{}, {"player": "random"}]))
    expect(anna.locator(".players li").first).to_contain_text("Player 1")


# --- one screen for several -------------------------------------------------------------------------------------------


@SIZES
def test_the_device_is_passed_on_and_purses_stay_closed(
    table_server: Server, people: People, width: int, height: int
) -> None:
    table = table_server.open_table(seats=ONE_SCREEN)
    page = people.calm_page(width=width, height=height)
    come(page, table_server, table)
    passing = page.get_by_role("dialog")
    random = Random(3)
    for who, hers in [("Jan", 0), ("Ola", 1)] * 2:
        expect(passing).to_contain_text(f"Pass the device to {who}")
        expect(page.locator(".decision")).not_to_have_class(re.compile("yours"))
        is_fit_for_all(page)
        page.keyboard.press("Escape")
        page.keyboard.press("1")
        expect(passing).to_be_visible()
        assert page.locator("[data-purse]").filter(has_text=re.compile(r"\d")).count() == 0
        passing.get_by_role("button", name=f"I am {who}").click()
        expect(page.locator(".decision h2")).to_have_text(f"{who}: your turn")
        shown = purses(page)
        assert [coins.startswith("?") for coins in shown] == [hers == 1, hers == 0], shown
        expect(page.locator("[data-purse]").first.locator("xpath=ancestor::ul")).not_to_contain_text("you")
        if width < 900:
            page.get_by_role("button", name="Close").click()
        play_until_passed(page, random)


def play_until_passed(page: Page, random: Random) -> None:
    """Play until the next one is to hold the device."""
    player, seen = Player(page, random), await_turn(page)
    while not any(control["at"] == "hand-over" for control in seen["controls"]):
        seen = player.step(seen)


def test_who_must_answer_in_the_turn_of_another_is_given_the_device(table_server: Server, people: People) -> None:
    record, seat = attacked()
    table = table_server.open_table(record=uploaded(record), seats=ONE_SCREEN)
    page = people.calm_page()
    come(page, table_server, table)
    who = ("Jan", "Ola")[seat]
    expect(page.get_by_role("dialog")).to_contain_text(f"{who} has to answer")
    page.get_by_role("button", name=f"I am {who}").click()
    seen = await_turn(page)
    assert (phase_of(seen), seen["title"]) == ("withdraw", f"{who}: your decision")


def test_the_hand_over_can_be_switched_off_and_open_coins_stay_open(table_server: Server, people: People) -> None:
    table = table_server.open_table(seats=ONE_SCREEN, switches={"openScores": True})
    page = people.calm_page()
    come(page, table_server, table)
    page.get_by_role("button", name="Play without this screen").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert look(page)["yours"]
    assert not any("?" in coins for coins in purses(page))
    page.goto(f"{table_server.url}/settings")
    switch = page.get_by_label("Hand-over screen")
    expect(switch).not_to_be_checked()
    switch.check()
    come(page, table_server, table)
    expect(page.get_by_role("dialog")).to_be_visible()


# --- talk -------------------------------------------------------------------------------------------------------------


@SIZES
def test_spectators_talk_and_the_host_can_ask_for_silence(
    table_server: Server, people: People, width: int, height: int
) -> None:
    table = table_server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}], public=True)
    anna, ben = people.calm_page(), people.calm_page(width=width, height=height)
    eve, cleo = people.calm_page(width=width, height=height), people.calm_page()
    for link, page in enumerate((anna, ben)):
        come(page, table_server, table, link)
    for page in (eve, cleo):
        page.goto(f"{table_server.url}/t/{table.id}")
        expect(page.locator(".decision")).to_contain_text("You are watching.")
        expect(page.locator(".decision").get_by_role("button")).to_have_count(0)
    eve.locator("[data-at='tab chat']").click()
    eve.get_by_label("Your name").fill("Anna")
    say_again = eve.get_by_label("Say something", exact=True)
    say_again.fill("Good luck!")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_role("alert").filter(has_text="Anna")).to_be_visible()
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_role("log", name="Chat")).to_contain_text("Eve spectator Good luck!")
    is_fit_for_all(eve)

    for page in (anna, ben, cleo):
        notice = page.locator("[data-at='chat-notice']")
        expect(notice).to_contain_text("Eve")
        expect(notice).to_contain_text("Good luck!")
        expect(page.locator("[data-at='tab chat']")).to_contain_text("1")
    is_fit_for_all(ben)
    ben.locator("[data-at='chat-notice']").click()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    expect(ben.locator("[data-at='chat-notice']")).to_have_count(0)
    ben.get_by_label("Show what spectators say").uncheck()
    expect(ben.get_by_role("log", name="Chat")).not_to_contain_text("Good luck!")

    anna.locator("[data-at='chat-notice']").click()
    anna.get_by_label("Spectators may talk").uncheck()
    expect(eve.get_by_text("The host has asked spectators to be silent.")).to_be_visible()
    expect(say_again).to_have_count(0)
    say(anna, "Now it is quiet")
    expect(eve.get_by_role("log", name="Chat")).to_contain_text("Anna Now it is quiet")
    anna.get_by_label("Spectators may talk").check()
    say_again.fill("Thank you")
    eve.get_by_role("button", name="Send").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Thank you")
    eve.reload()
    eve.locator("[data-at='tab chat']").click()
    expect(eve.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


# --- order ------------------------------------------------------------------------------------------------------------


def is_gone(page: Page, why: str) -> None:
    """Whoever is sent away is told why, is led back, and is not asked to continue what is over."""
    expect(page.get_by_text(why)).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("localStorage.getItem('elbowroom.games')") in (None, "[]")


@SIZES
def test_the_host_mutes_removes_and_closes(table_server: Server, people: People, width: int, height: int) -> None:
    table = table_server.open_table(board="base_3", seats=[{"name": name} for name in ("Anna", "Ben", "Cleo")])
    anna, ben, cleo = people.calm_page(width=width, height=height), people.calm_page(), people.calm_page()
    for link, page in enumerate((anna, ben, cleo)):
        come(page, table_server, table, link)
    if width < 900:
        anna.locator("[data-at='tab players']").click()
    anna.get_by_role("button", name="Moderate: Ben").click()
    anna.get_by_role("button", name="Ask to be silent").click()
    expect(anna.get_by_role("button", name="Let talk again")).to_be_visible()
    say(ben, "But I")
    expect(ben.get_by_role("alert").filter(has_text="silent")).to_be_visible()
    expect(cleo.locator("[data-at='chat-notice']")).to_have_count(0)

    remove = anna.get_by_role("button", name="Remove from the table")
    remove.dblclick()  # too fast to have been meant
    expect(remove).to_be_visible()
    remove.click()
    is_fit_for_all(anna)
    anna.get_by_role("button", name="Yes, remove for good").click()
    is_gone(ben, "the host has removed you from this table")
    expect(cleo.locator(".players li").nth(1)).to_contain_text("Bot:")

    if width < 900:
        anna.get_by_role("button", name="Close", exact=True).click()
    anna.get_by_role("button", name="Help").click()
    anna.get_by_role("button", name="Close this table").click()
    anna.get_by_role("button", name="Yes, close and delete it").click()
    for page in (anna, cleo):
        is_gone(page, "the host has closed this table")


def test_the_host_closes_a_table_at_which_others_are_still_awaited(table_server: Server, people: People) -> None:
    table = table_server.open_table(seats=ANNA_AND_BEN, title="Friday")
    anna, ben = people.calm_page(), people.calm_page(width=390, height=844)
    come(anna, table_server, table)
    ben.goto(f"{table_server.url}/t/{table.id}#{table.watch}")
    expect(ben.get_by_role("heading", name="Friday")).to_be_visible()
    expect(ben.get_by_role("button", name="Close this table")).to_have_count(0)
    anna.get_by_role("button", name="Close this table").click()
    anna.get_by_role("button", name="Rather not").click()
    anna.get_by_role("button", name="Close this table").click()
    is_fit_for_all(anna)
    anna.get_by_role("button", name="Yes, close and delete it").click()
    for page in (anna, ben):
        is_gone(page, "the host has closed this table")


# --- a rematch --------------------------------------------------------------------------------------------------------


def finished(server: Server, seats: list[dict[str, Any]]) -> Opened:
    """A table with a game that will be over with the next action."""
    return server.open_table(record=uploaded(cut(played(players=["Anna", "Ben"]), -1)), seats=seats)


def play_to_the_end(*pages: Page) -> None:
    """Let whoever is asked do the last thing."""
    for page in pages:
        if look(page)["yours"]:
            play_turn(page, Random(1))


def test_host_guest_and_spectator_go_on_with_their_names_and_seats(table_server: Server, people: People) -> None:
    table = finished(table_server, [{"name": "Anna"}, {}])
    anna, ben, eve = people.calm_page(), people.calm_page(), people.calm_page()
    come(anna, table_server, table)
    ben.goto(f"{table_server.url}/t/{table.id}#{table.keys[1]}")
    ready(ben, "Benedict")
    eve.goto(f"{table_server.url}/t/{table.id}#{table.watch}")
    for page in (anna, ben, eve):
        expect(page.locator(".players")).to_contain_text("Benedict")
    play_to_the_end(anna, ben)
    ben.get_by_role("button", name="Rematch").click()
    expect(ben.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(anna.get_by_text("Your seat and your name wait for you.")).to_be_visible()
    is_fit_for_all(anna)
    expect(eve.get_by_text("The players go on at another table.")).to_be_visible()
    for page in (anna, eve):
        page.get_by_role("link", name="Come along").click()
    for page in (anna, ben, eve):
        expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
        expect(page.locator(".players li").nth(0)).to_contain_text("Anna")
        expect(page.locator(".players li").nth(1)).to_contain_text("Benedict")
    late = people.calm_page()  # somebody with the old link, on another device
    late.goto(f"{table_server.url}/t/{table.id}#{table.keys[1]}")
    late.get_by_role("link", name="Come along").click()
    expect(late.locator(".players li").nth(1)).to_contain_text("Benedict")


def test_those_who_share_a_screen_go_on_with_their_names_and_seats(table_server: Server, people: People) -> None:
    table = finished(table_server, ONE_SCREEN)
    page = people.calm_page()
    come(page, table_server, table)
    play_turn(page, Random(1))
    expect(page.get_by_text("The game is over")).to_be_visible()
    expect(page.get_by_role("list", name="Places")).not_to_contain_text("you")
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Pass the device to (Jan|Ola)"))
    expect(page.locator(".players li").nth(0)).to_contain_text("Jan")
    expect(page.locator(".players li").nth(1)).to_contain_text("Ola")
