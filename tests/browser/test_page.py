"""The page in a real browser: it can be played, survives losses, and shows people's words as words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.server.harness import Opened, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

CHOICES = ".choices .chip, .choices .wide, .ends [data-at=end]:enabled"


def address(server: Server, table: Opened, link: int = 0) -> str:
    return f"{server.url}/t/{table.id}#{table.keys[link]}"


def log_of(page: Page) -> str:
    return page.locator(".log").inner_text()


def drawn(page: Page) -> int:
    """The number of the last entry that a page shows."""
    return int(page.evaluate("Number(document.body.dataset.seq ?? 0)"))


def wait_for(page: Page, seq: int) -> None:
    page.wait_for_function("seq => Number(document.body.dataset.seq) >= seq", arg=seq)


def act(page: Page, selector: str) -> None:
    """Click, and wait until the table has gone on."""
    before = drawn(page)
    page.locator(selector).first.click()
    wait_for(page, before + 1)


def play(*pages: Page, until: Callable[[], bool]) -> None:
    """Whoever is asked decides: picks or expands, conquers a little, ends the turn."""
    conquests = 0
    while not until():
        seen = max(drawn(page) for page in pages)
        for page in pages:
            wait_for(page, seen)
        asked = next((page for page in pages if page.locator(CHOICES).count()), None)
        if asked is None:
            wait_for(pages[0], seen + 1)
            continue
        verbs = asked.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.at.split(' ')[0])")
        wanted = next((verb for verb in ("pick", "expand", "conquer", "end", *verbs) if verb in verbs), "")
        if wanted == "conquer" and conquests == 2 and "end" in verbs:
            wanted = "end"
        conquests = conquests + 1 if wanted == "conquer" else 0
        act(asked, f".choices [data-at^='{wanted}'], .ends [data-at='{wanted}']")


def has_scored(page: Page, times: int, name: str = "") -> Callable[[], bool]:
    return lambda: log_of(page).count(f"{name}: scores") + log_of(page).count("; scores") * (not name) >= times


def test_one_click_plays_against_a_bot(table_server: Server, people: People) -> None:
    anna = people.page()
    anna.goto(table_server.url)
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Play now").click()
    expect(anna).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    expect(anna.locator(".rounds")).to_contain_text("Round 1 of 10")
    play(anna, until=lambda: "Round 3 of 10" in anna.locator(".rounds").inner_text())
    assert "Anna: scores" in log_of(anna)
    assert "Greedy: picks" in log_of(anna)
    scrolls = "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
    assert anna.evaluate(scrolls) == [900, 1440]
    anna.goto(table_server.url)
    anna.get_by_role("link", name="base_2: Anna, Greedy").click()
    expect(anna.locator(".rounds")).to_contain_text("Round 3 of 10")


def test_two_people_meet_by_a_link_and_play(table_server: Server, people: People) -> None:
    anna, ben = people.page(), people.page(390, 844)
    anna.goto(table_server.url)
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.locator(".room")).to_contain_text("has not come yet")
    links = anna.evaluate("JSON.parse(localStorage['elbowroom.games'])[0].links.map(link => link.url)")
    assert len(links) == 3
    ben.goto(links[1])
    expect(ben.locator(".rounds")).to_contain_text("Round 1 of 10")
    expect(anna.locator(".rounds")).to_contain_text("Round 1 of 10")
    play(anna, ben, until=has_scored(anna, 4))
    expect(ben.locator(".log")).to_have_text(anna.locator(".log").inner_text(), use_inner_text=True)
    assert ben.evaluate("document.documentElement.scrollWidth") == 390
    expect(ben.locator(".player", has_text="Anna").locator(".coins")).to_have_text("? coins")


def test_the_board_explains_costs_and_refusals_and_takes_clicks(table_server: Server, people: People) -> None:
    anywhere = ["berserk", "flying", "halflings", "seafaring"]  # with them a lake inland might be in reach
    seats = [{"name": "Anna"}, {"player": "random"}]
    table = table_server.open_table(board="base_2", without=anywhere, seats=seats)
    anna = people.page()
    anna.goto(address(table_server, table))
    anna.locator(".combo").first.click()
    expect(anna.locator(".about")).to_contain_text("Pick for 0 coins")
    act(anna, ".about .main")
    anna.locator(".region[aria-label^='Region 13, lake']").click()
    expect(anna.locator(".about .refused")).to_contain_text("Not now")
    target = anna.locator(".region", has=anna.locator(".offer")).first
    region = target.get_attribute("data-at")
    target.focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".about")).to_contain_text("Costs ")
    act(anna, f".region[data-at='{region}'] .field")
    assert f"take region {region}" in log_of(anna)
    act(anna, "[data-at=undo]")
    expect(anna.locator(f".region[data-at='{region}'] .stack")).to_have_count(0)


def test_a_reload_and_a_dead_server_lose_nothing(own_server: Server, people: People) -> None:
    table = own_server.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "greedy"}])
    anna = people.page()
    anna.goto(address(own_server, table))
    play(anna, until=has_scored(anna, 1, "Anna"))
    expect(anna.locator(".decision h2")).to_contain_text("Your")
    told = log_of(anna)
    anna.reload()
    expect(anna.locator(".decision h2")).to_contain_text("Your")
    assert log_of(anna) == told
    own_server.kill()
    expect(anna.locator(".banner")).to_contain_text("Connection lost")
    own_server.start()
    expect(anna.locator(".banner")).to_be_hidden()
    assert log_of(anna) == told
    play(anna, until=has_scored(anna, 2, "Anna"))
    assert log_of(anna).startswith(told)
    people.complaints[:] = [text for text in people.complaints if "WebSocket connection" not in text]


def test_somebody_watches_a_public_table(table_server: Server, people: People) -> None:
    table = table_server.open_table(
        board="base_2", title="For all to see", public=True, seats=[{"name": "Anna"}, {"player": "open"}]
    )
    anna, ben, eve = people.page(), people.page(), people.page()
    anna.goto(address(table_server, table))
    ben.goto(table_server.url)
    ben.locator(".row", has_text="For all to see").get_by_role("button", name="Take a seat").click()
    expect(ben.locator(".rounds")).to_contain_text("Round 1 of 10")
    eve.goto(table_server.url)
    eve.locator(".row", has_text="For all to see").get_by_role("link", name="Watch").click()
    expect(eve.locator(".bar")).to_contain_text("watching")
    play(anna, ben, until=has_scored(anna, 1))
    wait_for(eve, drawn(anna))
    assert log_of(eve) == log_of(anna)
    expect(eve.locator(".coins").first).to_have_text("? coins")
    assert eve.locator(CHOICES).count() == 0
    assert eve.locator(".chat").is_hidden()


def test_a_link_leads_to_a_moment(table_server: Server, people: People) -> None:
    table = table_server.open_table(board="base_2", public=True, seats=[{"player": "greedy"}, {"player": "random"}])
    anna = people.page()
    anna.goto(f"{table_server.url}/t/{table.id}")
    expect(anna.locator(".podium")).to_contain_text("coins")
    anna.goto(f"{table_server.url}/t/{table.id}/12")
    expect(anna.locator(".question")).to_contain_text("Moment 12 of")
    expect(anna.locator(".rounds")).to_contain_text("Round 1 of 10")
    moment = table_server.get(f"/api/tables/{table.id}/moments", first=12, last=12)["moments"][0]
    held = [region for region in moment["position"]["regions"] if region.get("tokens")]
    expect(anna.locator(".stack")).to_have_count(len(held))
    anna.get_by_role("button", name="One step on").click()
    expect(anna).to_have_url(f"{table_server.url}/t/{table.id}/13")
    anna.get_by_label("Moment of the game").fill("60")
    expect(anna.locator(".question")).to_contain_text("Moment 60 of")
    anna.get_by_role("button", name="Back to the result").click()
    expect(anna.locator(".podium")).to_contain_text("coins")
    with anna.expect_download() as download:
        anna.get_by_role("button", name="Download record").click()
    assert download.value.suggested_filename == f"elbowroom-{table.id}.json"


def test_names_and_chat_are_never_markup(table_server: Server, people: People) -> None:
    nasty = "<img src=x onerror=a()>"
    table = table_server.open_table(board="base_2", title="<b>bold</b>", seats=[{"name": nasty}, {"player": "random"}])
    anna = people.page()
    anna.goto(address(table_server, table))
    expect(anna.locator(".player .name").first).to_have_text(nasty)
    anna.get_by_label("Say something to the table").fill("<script>alert(1)</script>")
    act(anna, ".chat button")
    assert f"{nasty}: <script>alert(1)</script>" in log_of(anna)
    assert anna.locator(".bar .title").inner_text() == "<b>bold</b>"
    assert anna.locator("body img, body b:text-is('bold'), body script").count() == 0


def test_a_bot_takes_over_and_gives_the_seat_back(table_server: Server, people: People) -> None:
    table = table_server.open_table(board="base_2", seats=[{"name": "Anna"}, {"name": "Ben"}])
    anna, ben = people.page(), people.page()
    anna.goto(address(table_server, table))
    ben.goto(address(table_server, table, 1))
    expect(ben.locator(".rounds")).to_contain_text("Round 1 of 10")
    anna.get_by_role("button", name="Bot plays for me").click()
    expect(ben.locator(".decision h2")).to_contain_text("Your")
    expect(ben.locator(".player", has_text="Anna")).to_contain_text("bot greedy")
    anna.get_by_role("button", name="Take seat back").click()
    expect(ben.locator(".player", has_text="Anna")).not_to_contain_text("bot")
    play(anna, ben, until=has_scored(anna, 2))


def test_a_wrong_link_says_so(table_server: Server, people: People) -> None:
    anna = people.page()
    anna.goto(f"{table_server.url}/t/nowhere#nothing")
    expect(anna.locator(".trouble")).to_contain_text("there is no such table")
