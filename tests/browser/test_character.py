"""What gives the page a character: a living board, opponents with names, purses opened one by one, faces, sound."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from elbowroom.table.personas import personas
from tests.browser.conftest import PATIENCE, People
from tests.browser.prepared import visit, wait_until_over
from tests.browser.test_access import AXE, violations
from tests.server.harness import Opened, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

LIVING = ".living"
EARS = """
window.contexts = 0;
window.AudioContext = class extends window.AudioContext {
  constructor() { super(); window.contexts += 1; }
};
"""
# What shall happen after a second or more never does: no purse is opened by itself.
PATIENT = """
const soon = window.setTimeout;
window.setTimeout = (act, wait = 0, ...given) => (wait < 1000 ? soon(act, wait, ...given) : 0);
"""


@pytest.fixture(scope="module")
def over(table_server: Server) -> Opened:
    """A game that bots have just played to the end."""
    table = table_server.open_table(board="base_2", public=True, seats=[{"player": "greedy"}, {"player": "random"}])
    wait_until_over(table_server, table)
    return table


def coins_of(server: Server, table: Opened) -> list[int]:
    last = server.get(f"/api/tables/{table.id}")["seq"]
    answer = server.get(f"/api/tables/{table.id}/moments", first=last, last=last)
    return [seat["coins"] for seat in answer["moments"][-1]["position"]["seats"]]


def places(page: Page) -> Any:
    return page.get_by_role("list", name="Places").get_by_role("listitem")


# --- the start page -------------------------------------------------------------------------------------------------


def test_a_board_plays_by_itself_and_can_be_stopped(table_server: Server, people: People) -> None:
    page = people.page()
    page.goto(table_server.url)
    board = page.locator(LIVING)
    expect(board.get_by_role("img", name=re.compile("A game between bots"))).to_be_visible()
    expect(board.locator(".token").first).to_be_visible()
    expect(board).not_to_have_attribute("data-step", board.get_attribute("data-step") or "")
    board.get_by_role("button", name="Pause the board").click()
    expect(board).to_have_attribute("data-playing", "false")
    step = board.get_attribute("data-step")
    page.wait_for_timeout(1600)  # longer than a step: that nothing happens cannot be waited for
    expect(board).to_have_attribute("data-step", step or "")
    board.get_by_role("button", name="Let the board play on").click()
    expect(board).not_to_have_attribute("data-step", step or "")


def test_a_board_out_of_sight_stands_still(table_server: Server, people: People) -> None:
    page = people.page(390, 500)
    page.goto(table_server.url)
    board = page.locator(LIVING)
    board.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    step = board.get_attribute("data-step") or ""
    page.wait_for_timeout(1600)
    expect(board).to_have_attribute("data-step", step)
    board.scroll_into_view_if_needed()
    expect(board).not_to_have_attribute("data-step", step)


def test_who_wants_nothing_to_move_sees_a_picture(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.goto(table_server.url)
    board = page.locator(LIVING)
    expect(board).to_have_attribute("data-playing", "false")
    expect(board.locator(".token").nth(8)).to_be_visible()


# --- who plays ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponents", [1, 3])
def test_play_now_says_against_whom_and_lets_the_person_begin(
    table_server: Server, people: People, opponents: int
) -> None:
    page = people.calm_page()
    page.goto(table_server.url)
    page.get_by_role("group", name="Bots against you").get_by_role("radio", name=str(opponents)).check()
    said = page.locator(".against").inner_text()
    page.get_by_role("button", name="Play now").click()
    page.locator(".decision").wait_for()
    table, key = page.url.split("/t/")[1].split("#")
    info = table_server.get(f"/api/tables/{table}", key)
    names = [seat["name"] for seat in info["seats"] if seat.get("bot")]
    assert len(names) == opponents
    assert set(names) <= set(personas())
    assert [name for name in names if name not in said] == []
    assert info["agreement"]["first"] == 1
    expect(page.locator(".decision h2")).to_contain_text("Your turn")
    expect(page.locator(".players li").nth(1)).to_contain_text(re.compile(rf"{names[0]}.*Bot: Gentle · \w+"))


def test_bots_are_told_with_their_temper_before_a_game(table_server: Server, people: People) -> None:
    table = table_server.open_table(
        board="base_3", seats=[{"name": "Anna"}, {"player": "open"}, {"player": "greedy", "name": "Grizzelda"}]
    )
    page = people.calm_page()
    page.goto(f"{table_server.url}/t/{table.id}#{table.keys[0]}")
    row = page.get_by_role("listitem").filter(has_text="Grizzelda")
    expect(row).to_contain_text("Raider: Sees a border and steps over it.")


def test_a_new_table_leaves_the_names_of_bots_to_the_server(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.goto(f"{table_server.url}/new")
    page.get_by_label("Name at seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option(label="Bot: Strong")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".decision").wait_for()
    table, key = page.url.split("/t/")[1].split("#")
    assert table_server.get(f"/api/tables/{table}", key)["seats"][1]["name"] in personas()


def test_every_race_has_its_face_in_the_gallery(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.goto(f"{table_server.url}/gallery")
    cards = page.locator("[data-tile]")
    cards.first.wait_for()
    faces = page.locator("[data-tile] .face").evaluate_all("all => all.map(face => face.innerHTML)")
    assert len(set(faces)) == len(faces) == 36


# --- the end --------------------------------------------------------------------------------------------------------


def test_purses_are_opened_one_by_one_and_the_result_is_true(
    table_server: Server, over: Opened, people: People
) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/t/{over.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The purses are opened …")
    expect(page.get_by_text("Coins still hidden")).to_have_count(2)
    expect(page.get_by_text("Coins still hidden")).to_have_count(1)
    coins = coins_of(table_server, over)
    poorest = coins.index(min(coins)) + 1
    expect(page.locator(f"li[data-seat='{poorest}']")).to_contain_text(f"{min(coins)} coin")
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"wins with {max(coins)} coins")
    expect(places(page).first).to_contain_text(f"{max(coins)} coins")
    expect(places(page).last).to_contain_text(f"{min(coins)} coin")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins with")
    expect(page.get_by_text("The purses are opened")).to_have_count(0)


@pytest.mark.parametrize("way", ["tap", "button", "calm"])
def test_nobody_must_wait_for_the_result(table_server: Server, over: Opened, people: People, way: str) -> None:
    page = people.calm_page() if way == "calm" else people.page()
    page.add_init_script(PATIENT)
    page.goto(f"{table_server.url}/t/{over.id}")
    if way != "calm":
        expect(page.get_by_role("heading", level=1)).to_have_text("The purses are opened …")
    if way == "tap":
        page.mouse.click(4, 4)
    elif way == "button":
        page.get_by_role("button", name="Show the result").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins with")
    expect(places(page).first).to_contain_text(f"{max(coins_of(table_server, over))} coins")


@pytest.mark.parametrize("width", [1440, 390])
def test_two_players_stand_in_the_middle(table_server: Server, over: Opened, people: People, width: int) -> None:
    page = people.calm_page(width=width)
    page.goto(f"{table_server.url}/t/{over.id}")
    expect(places(page)).to_have_count(2)
    boxes = [box for place in places(page).all() if (box := place.bounding_box())]
    left = min(box["x"] for box in boxes)
    right = max(box["x"] + box["width"] for box in boxes)
    assert abs((left + right) / 2 - page.evaluate("document.documentElement.clientWidth") / 2) < 2


# --- what is heard --------------------------------------------------------------------------------------------------


def test_nothing_is_heard_until_it_is_asked_for(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.add_init_script(EARS)
    page.goto(table_server.url)
    page.get_by_role("button", name="Play now").click()
    page.locator(".decision [data-pair='0']").click()
    page.get_by_role("button", name=re.compile("^Pick ")).click()
    expect(page.locator(".question")).to_contain_text("Choose a region to conquer")
    assert page.evaluate("window.contexts") == 0
    page.get_by_role("button", name="Sound is off").click()
    expect(page.get_by_role("button", name="Sound is on")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Music is off")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Music is off").click()
    page.wait_for_function("() => window.contexts === 1")
    page.goto(f"{table_server.url}/settings")
    expect(page.get_by_role("checkbox", name=re.compile("^Sounds"))).to_be_checked()
    expect(page.get_by_role("checkbox", name=re.compile("^Music"))).to_be_checked()


def test_sound_alone_is_heard_when_something_happens(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.add_init_script(EARS)
    page.goto(f"{table_server.url}/settings")
    page.get_by_role("checkbox", name=re.compile("^Sounds")).check()
    page.get_by_role("link", name="Elbow Room").click()
    page.get_by_role("button", name="Play now").click()
    assert page.evaluate("window.contexts") == 0
    page.locator(".decision [data-pair='0']").click()
    page.get_by_role("button", name=re.compile("^Pick ")).click()
    target = page.locator("[data-region][aria-label*='Costs']").first
    target.dispatch_event("click")
    page.get_by_role("button", name="Conquer for").click()
    page.wait_for_function("() => window.contexts === 1")


# --- for everyone ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_moving_pages_shut_nobody_out(table_server: Server, browser: Browser, over: Opened, scheme: Any) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    axe = AXE.read_text(encoding="utf-8")
    problems: list[str] = []
    with visit(browser, color_scheme=scheme) as page:
        page.goto(table_server.url)
        page.locator(f"{LIVING} .token").first.wait_for()
        problems += violations(page, axe)
        page.goto(f"{table_server.url}/t/{over.id}")
        page.get_by_text("Coins still hidden").first.wait_for(state="attached")
        problems += violations(page, axe)
        expect(page.get_by_role("heading", level=1)).to_contain_text("wins with")
        page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
        problems += violations(page, axe)
    assert problems == []
