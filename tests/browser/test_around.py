"""The pages around the game: start, new table, waiting room, lobby, rules, gallery, settings, and when things fail."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from elbowroom import __version__
from elbowroom.content.setup import Setup
from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game
from tests.browser.conftest import PATIENCE, People
from tests.browser.players import address, come, ready
from tests.server.games import cut, played, uploaded
from tests.server.harness import Server, sqlite_url

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)


def use_name(page: Page, server: Server, name: str) -> None:
    """Somebody tells the page once how to call them."""
    page.goto(f"{server.url}/settings")
    page.get_by_label("Your name").fill(name)


def stored(page: Page, place: str) -> object:
    return page.evaluate("place => JSON.parse(localStorage.getItem(place))", f"elbowroom.{place}")


def file(content: bytes) -> FilePayload:
    return {"name": "game.json", "mimeType": "application/json", "buffer": content}


# --- from the start to a game ---------------------------------------------------------------------------------------


def test_two_clicks_to_a_game_against_bots(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(table_server.url)
    page.get_by_role("radio", name="Underground").check()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
    table = page.url.split("/t/")[1].split("#")
    info = table_server.get(f"/api/tables/{table[0]}", table[1])
    assert info["agreement"]["board"] == "underground_2"
    assert info["seats"][1]["bot"] == "gentle"


def test_the_level_of_a_quick_game_is_remembered(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(table_server.url)
    level = page.get_by_label("How well they play")
    expect(level.locator("option")).to_have_text(["Gentle", "Easy", "Normal", "Strong", "Expert"])
    level.select_option("Strong")
    page.reload()
    expect(level).to_have_value("strong")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
    table, key = page.url.split("/t/")[1].split("#")
    assert table_server.get(f"/api/tables/{table}", key)["seats"][1]["bot"] == "strong"


def test_a_table_with_options(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(table_server.url)
    page.get_by_role("link", name=re.compile("With friends")).click()
    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    page.get_by_role("radio", name=re.compile("^Base game Where")).check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    page.get_by_label("Name at seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("link")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_label("Seat 3", exact=True).select_option(label="Bot: Strong")
    page.get_by_text("More options").click()
    page.get_by_label("Title").fill("Thursday")
    page.get_by_role("checkbox", name=re.compile("Public table")).check()
    page.get_by_label("Thinking time").select_option("game 1800")
    page.get_by_label(re.compile("How long to wait")).select_option("600")
    page.get_by_role("group", name="Races and powers from").get_by_role(
        "checkbox", name="Underground", exact=True
    ).check()
    page.get_by_role("checkbox", name=re.compile("Relics and Places")).check()
    page.get_by_text("Tiles that take part").click()
    page.get_by_role("checkbox", name="Orcs", exact=True).uncheck()
    page.get_by_role("checkbox", name="Flying", exact=True).uncheck()
    expect(page.get_by_text("(2 left out)")).to_be_visible()
    rules = page.get_by_role("group", name="House rules").get_by_role("combobox")
    expect(rules.first).to_be_visible()
    rules.first.select_option(index=1)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Thursday")).to_be_visible()

    table, key = page.url.split("/t/")[1].split("#")
    info = table_server.get(f"/api/tables/{table}", key)
    agreed = info["agreement"]
    assert info["title"] == "Thursday"
    assert agreed["board"] == "base_3"
    assert agreed["public"] is True
    assert sorted(agreed["boxes"]) == ["base", "underground"]
    assert agreed["sites"] is True
    assert sorted(agreed["without"]) == ["flying", "orcs"]
    assert len(agreed["switches"]) == 1
    text = json.dumps(agreed)
    assert "1800" in text
    assert "600" in text
    assert [seat.get("name") for seat in info["seats"]][:2] == ["Anna", "Ben"]
    assert info["seats"][2]["bot"] == "strong"
    assert stored(page, "settings")["name"] == "Anna"  # type: ignore[index]


def test_the_waiting_room_and_a_link(table_server: Server, people: People) -> None:
    anna, ben = people.page(), people.page(390, 844)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.goto(f"{table_server.url}/new")
    anna.get_by_label("Name at seat 1").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(anna.get_by_text("1 seat is still free.")).to_be_visible()
    invite = anna.get_by_role("region", name="Invite")
    expect(invite.get_by_role("img", name=re.compile("camera of a phone"))).to_be_visible()
    link = invite.get_by_label("Link", exact=True).input_value()
    assert link.startswith(f"{table_server.url}/t/")
    invite.get_by_role("button", name="Copy link").click()
    expect(invite.get_by_role("button", name="Copied!")).to_be_visible()
    assert anna.evaluate("navigator.clipboard.readText()") == link
    drawn = invite.locator("svg path").get_attribute("d")
    invite.get_by_label("Whose link").select_option(label="Link to watch")
    assert invite.locator("svg path").get_attribute("d") != drawn

    use_name(ben, table_server, "Ben")
    ben.goto(link)
    ready(ben)
    for page in (anna, ben):
        expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
    expect(anna.locator(".players")).to_contain_text("Ben")
    assert ben.evaluate("document.documentElement.scrollWidth") == 390


def test_the_host_fills_seats_with_bots_and_everybody_can_be_renamed(table_server: Server, people: People) -> None:
    page = people.page()
    table = table_server.open_table(board="base_3", seats=[{"name": "Anna"}, {"name": "Ben"}, {"player": "open"}])
    page.goto(address(table_server, table))
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Awaited by link")
    expect(seats.nth(2)).to_contain_text("Free for anybody")
    page.get_by_label("Your name").fill("Annabel")
    page.get_by_role("button", name="Change").click()
    expect(seats.nth(0)).to_contain_text("Annabel")
    page.get_by_label("Let a bot play seat 2").select_option("strong")
    expect(seats.nth(1)).to_contain_text("Bot: Strong")
    page.get_by_role("button", name="Begin now, bots take free seats").click()
    expect(page.locator(".track")).to_contain_text("Turn 1 of 10")


def test_an_open_seat_from_the_lobby(table_server: Server, people: People) -> None:
    table = table_server.open_table(
        board="base_2", title="Come in", public=True, seats=[{"name": "Anna"}, {"player": "open"}]
    )
    anna, ben, eve = people.page(), people.page(), people.page()
    anna.goto(address(table_server, table))
    use_name(ben, table_server, "Ben")
    ben.get_by_role("link", name="Elbow Room").click()
    row = ben.get_by_role("listitem").filter(has_text="Come in")
    row.get_by_role("button", name="Take a seat").click()
    for page in (anna, ben):
        expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
    expect(anna.locator(".players")).to_contain_text("Ben")
    eve.goto(table_server.url)
    row = eve.get_by_role("listitem").filter(has_text="Come in")
    expect(row.get_by_role("button", name="Take a seat")).to_be_hidden()
    row.get_by_role("link", name="Watch").click()
    expect(eve.locator(".question")).to_contain_text("You are watching.")


def test_games_are_continued_and_forgotten(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(table_server.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".decision.yours")).to_be_visible()
    begun = page.url
    page.get_by_role("link", name="Start page").click()
    own = page.get_by_role("region", name="Continue").or_(
        page.locator("section", has=page.get_by_role("heading", name="Continue"))
    )
    game = own.first.get_by_role("link", name=re.compile("Your turn!"))
    game.click()
    expect(page).to_have_url(begun)
    expect(page.locator(".decision.yours")).to_be_visible()
    page.goto(begun.split("#")[0])  # this browser knows the key
    expect(page.locator(".decision.yours")).to_be_visible()
    page.goto(f"{table_server.url}/settings")
    expect(page.get_by_text("1 game is remembered here")).to_be_visible()
    page.goto(table_server.url)
    page.get_by_role("button", name=re.compile("^Forget")).click()
    expect(page.get_by_role("heading", name="Continue")).to_be_hidden()
    assert stored(page, "games") == []


def test_a_recorded_game_goes_on(table_server: Server, people: People) -> None:
    luck = Random(3)
    table = Game.open(Setup("base_2"), 3)
    while table.state.round < 5:
        table.play(luck.choice(table.state.legal()))
    half = table.record().to_json().encode()
    page = people.page()
    page.goto(f"{table_server.url}/new")
    page.get_by_text("Open a recorded game").click()
    page.get_by_label("Record file").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"no"}
    )
    expect(page.get_by_role("alert").filter(has_text="This file is not a record of a game.")).to_be_visible()
    page.get_by_label("Record file").set_input_files(file(half))
    expect(page.locator(".track")).to_contain_text(re.compile("Turn [4-7] of 10"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_game_that_the_host_brought_along_says_so(
    table_server: Server, people: People, width: int, height: int
) -> None:
    game = played(players=["Anna", "Ben"])
    pair = [{"name": "Anna"}, {"name": "Ben"}]
    stacked = table_server.open_table(record=uploaded(cut(game, 0)), seats=pair, public=True, title=f"Stacked {width}")
    usual = table_server.open_table(seats=[{"name": "Anna"}, {"player": "random"}], public=True, title=f"Usual {width}")
    done = table_server.open_table(record=uploaded(game))
    alone = table_server.open_table(record=uploaded(cut(game, 0)), seats=[{"name": "Anna"}, {"player": "random"}])
    page = people.page(width=width, height=height)
    page.goto(table_server.url)
    expect(page.locator("li", has_text=f"Stacked {width}")).to_contain_text("Set up by the host")
    expect(page.locator("li", has_text=f"Usual {width}")).not_to_contain_text("Set up by the host")
    for table in (stacked, done):
        page.goto(f"{table_server.url}/t/{table.id}")
        expect(page.get_by_text("Set up by the host").first).to_be_visible()
    page.goto(f"{table_server.url}/t/{stacked.id}#{stacked.keys[1]}")
    expect(page.get_by_text("Set up by the host").first).to_be_visible()
    for table in (usual, alone):  # nobody else is concerned
        page.goto(f"{table_server.url}/t/{table.id}#{table.keys[0]}")
        expect(page.locator(".track")).to_be_visible()
        expect(page.get_by_text("Set up by the host")).to_have_count(0)


def test_the_host_is_told_to_wait_for_somebody_who_has_just_left(package: Path, tmp_path: Path, people: People) -> None:
    with Server(sqlite_url(tmp_path), limits=("absence=100000",), package=package) as server:
        table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])
        anna, ben = people.calm_page(), people.calm_page()
        anna.goto(f"{server.url}/t/{table.id}#{table.keys[0]}")
        come(ben, server, table, 1)
        expect(anna.locator(".track")).to_be_visible()
        ben.goto(server.url)
        anna.get_by_role("button", name="Let a bot play", exact=True).click()
        expect(anna.get_by_role("alert")).to_contain_text(re.compile(r"may come back; wait (100000|99\d\d\d) seconds"))
        for page in (anna, ben):  # the server ends here: nobody is to miss it
            page.goto("about:blank")


def test_the_record_of_a_game_of_other_rules_can_be_had(package: Path, tmp_path: Path, people: People) -> None:
    with Server(sqlite_url(tmp_path), package=package) as server:
        table = server.open_table(record=uploaded(played()))
        server.stop()
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute("UPDATE tables SET rules_version = '0.9'")
        server.start()
        page = people.page()
        page.goto(f"{server.url}/t/{table.id}")
        with page.expect_download() as download:
            page.get_by_role("button", name="Download record").click()
        assert parse_record(Path(download.value.path()).read_bytes()) == played()


# --- to read --------------------------------------------------------------------------------------------------------


def test_rules_by_section_search_and_number(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/rules")
    rules = table_server.get("/api/rules")["rules"]
    page.get_by_placeholder("Search the rules").fill("dragon master")
    found = [
        r for r in rules if all(w in f"{r['id']} {r['section']} {r['text']}".lower() for w in ("dragon", "master"))
    ]
    expect(page.get_by_text(re.compile(rf"^{len(found)} rules? found$"))).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(min(60, len(found)))
    page.get_by_placeholder("Search the rules").fill("no such words at all")
    expect(page.get_by_text("0 rules found")).to_be_visible()
    page.get_by_placeholder("Search the rules").fill("")
    exact = page.locator("#exact")
    exact.locator("summary").first.click()
    exact.get_by_role("radio", name="Underground").check()
    exact.locator(".sections summary").first.click()
    expect(page.get_by_role("article").first).to_be_visible()
    page.goto(f"{table_server.url}/rules/CORE-8.1")
    rule = page.locator("article.chosen")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("CORE-8.1")
    page.get_by_role("link", name="All rules").click()
    expect(page).to_have_url(f"{table_server.url}/rules")
    page.goto(f"{table_server.url}/rules/CORE-99.99")
    expect(page.get_by_text("There is no rule CORE-99.99.")).to_be_visible()


def test_the_gallery_is_searched_and_sorted(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/gallery")
    tiles = table_server.get("/api/offers")["tiles"]
    counted = page.get_by_role("status").filter(has_text=re.compile("tiles?$"))
    expect(counted).to_have_text(f"{len(tiles)} tiles")
    page.get_by_role("radio", name="Sites").check()
    expect(counted).to_have_text(f"{len([tile for tile in tiles if tile['kind'] == 'site'])} tiles")
    page.get_by_role("radio", name="Races").check()
    page.get_by_role("radio", name="Sky Islands").check()
    races = [tile for tile in tiles if tile["kind"] == "race" and tile["box"] == "sky"]
    expect(counted).to_have_text(f"{len(races)} tiles")
    page.get_by_label("Search").fill("zzz")
    expect(page.get_by_text("Nothing goes by these words.")).to_be_visible()
    page.get_by_role("button", name="Show everything").click()
    page.get_by_label("Search").fill("skeletons")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Skeletons"))
    card.get_by_role("link", name=re.compile("Rules in detail")).click()
    expect(page).to_have_url(re.compile(r"/rules/BASE-R-SKELETONS"))
    expect(page.locator("article.chosen")).to_be_visible()


# --- settings -------------------------------------------------------------------------------------------------------


def test_settings_are_kept(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/settings")
    page.get_by_label("Your name").fill("Zoë")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("checkbox", name=re.compile("Sounds")).check()
    page.get_by_role("checkbox", name=re.compile("Animations")).uncheck()
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Zoë")
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(page.get_by_role("checkbox", name=re.compile("Sounds"))).to_be_checked()
    expect(page.get_by_role("checkbox", name=re.compile("Animations"))).not_to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    page.get_by_role("radio", name="Light", exact=True).check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
    page.get_by_role("link", name="Elbow Room").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".players")).to_contain_text("Zoë")


ASKED = """
window.timesAsked = 0;
const real = window.Notification;
window.Notification = class extends real {
  static get permission() { return window.timesAsked ? "granted" : "default"; }
  static async requestPermission() { window.timesAsked++; return "granted"; }
};
"""


def test_notifications_are_asked_for_only_when_somebody_wants_them(table_server: Server, people: People) -> None:
    page = people.page()
    page.add_init_script(ASKED)
    page.goto(table_server.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".decision.yours")).to_be_visible()
    assert page.evaluate("window.timesAsked") == 0
    page.get_by_role("link", name="Start page").click()
    page.get_by_role("link", name="Settings").click()
    box = page.get_by_role("checkbox", name=re.compile("Notifications"))
    expect(box).not_to_be_checked()
    assert page.evaluate("window.timesAsked") == 0
    box.check()
    expect(box).to_be_checked()
    assert page.evaluate("window.timesAsked") == 1


# --- when things fail -----------------------------------------------------------------------------------------------


def test_an_old_page_says_that_there_is_a_newer_one(table_server: Server, people: People) -> None:
    page = people.page()
    newest = {"version": __version__}

    def answer(route: Route) -> None:
        given = route.fetch()
        route.fulfill(response=given, json={**given.json(), **newest})

    page.route("**/version", answer)
    page.goto(table_server.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("There is a newer version of this page.")).to_be_hidden()
    newest["version"] = "99.0"
    page.reload()
    expect(page.get_by_text("There is a newer version of this page.")).to_be_visible()
    newest["version"] = __version__
    with page.expect_response("**/version"):
        page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text("There is a newer version of this page.")).to_be_hidden()


def test_a_server_that_does_not_answer(own_server: Server, people: People) -> None:
    page = people.page()
    page.goto(own_server.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    own_server.kill()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("status").filter(has_text="The connection is lost.")).to_be_visible()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("alert").or_(page.get_by_role("heading", name="Settings"))).to_be_visible()
    own_server.start()
    page.goto(own_server.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".decision.yours")).to_be_visible()
    # What was still loading when the server died ends in one of several ways.
    people.forgive("ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)")


def test_an_answer_that_breaks_off_is_told_and_asked_for_again(table_server: Server, people: People) -> None:
    page = people.page()
    page.route("**/api/offers", lambda route: route.fulfill(content_type="application/json", body='{"boards": ['))
    page.goto(table_server.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("status").filter(has_text="The connection is lost.")).to_be_visible()
    page.unroute("**/api/offers")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".decision.yours")).to_be_visible()


def test_the_start_does_without_its_board(table_server: Server, people: People) -> None:
    page = people.page()
    page.route(re.compile(r"/page/assets/(?!index)[^/]*\.css$"), lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.goto(table_server.url)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".stage > *")).to_have_count(0)
    people.forgive("ERR_FAILED")


def test_a_part_that_did_not_arrive_can_be_asked_for_again(table_server: Server, people: People) -> None:
    page = people.page()
    page.route("**/api/offers", lambda route: route.abort())
    page.goto(f"{table_server.url}/gallery")
    expect(page.get_by_role("alert")).to_contain_text("Check your connection, then try again.")
    page.unroute("**/api/offers")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name=re.compile("^Races"))).to_be_visible()
    people.complaints[:] = [text for text in people.complaints if "ERR_FAILED" not in text]


@pytest.mark.parametrize(
    ("path", "heading"),
    [("t/nowhere#nothing", "This table does not open"), ("t/nowhere/7", "This table does not open")],
)
def test_a_wrong_link_says_so(path: str, heading: str, table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/{path}")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_address_that_does_not_exist_leads_back(table_server: Server, people: People) -> None:
    page = people.page()
    answer = page.goto(f"{table_server.url}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_text("The address may be mistyped")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    people.forgive("404")


def test_names_and_titles_are_never_markup(table_server: Server, people: People) -> None:
    nasty = "<img src=x onerror=a()>"
    table_server.open_table(
        board="base_2", title="<b>bold</b>", public=True, seats=[{"name": nasty}, {"player": "open"}]
    )
    page = people.page()
    page.goto(table_server.url)
    row = page.get_by_role("listitem").filter(has_text="<b>bold</b>")
    expect(row).to_contain_text(nasty)
    row.get_by_role("link", name="Watch").click()
    expect(page.get_by_role("heading", name="<b>bold</b>")).to_be_visible()
    expect(page.get_by_text(nasty)).to_be_visible()
    assert page.locator("body img, b:text-is('bold')").count() == 0
