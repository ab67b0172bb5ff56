"""Looking back: links to moments, the controls of a replay, the end of a game in figures, and a rematch."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from elbowroom.cli.terminal.story import DECLINED, PAID, PICKS, REGIONS, START, accounts, best_pair, story_of
from elbowroom.notation.record import parse_record
from tests.browser.conftest import PATIENCE, People
from tests.server.harness import Opened, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

SEATS = [{"name": "Anna"}, {"player": "greedy", "name": "Bolt"}]
# Sources with other names in the terminal.
SOURCES = (START, REGIONS, DECLINED, PICKS, PAID)  # the page writes them with a capital letter

# Whether the name of every region matches.
LABELS = """wanted => wanted.every((pattern, index) =>
  new RegExp(pattern).test(document.querySelector(`[data-region="${index + 1}"]`)?.getAttribute("aria-label") ?? ""))"""

Moment = dict[str, Any]


def play_for(server: Server, table: Opened, most: int = 10_000, link: int = 0) -> None:
    """Play a seat at random without a browser, to the end or for so many actions."""

    async def play() -> None:
        luck = Random(7)
        async with server.client(table.id, table.keys[link]) as client:
            acted = 0
            while client.status != "over":
                if not client.choices:
                    await client.receive()
                    continue
                if acted == most:
                    return
                answer = await client.act(luck.choice(client.choices))
                assert answer["type"] == "accepted", answer
                await client.catch_up(answer["seq"])
                acted += 1

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        thread.submit(asyncio.run, play()).result()


@pytest.fixture(scope="module")
def finished(table_server: Server) -> Opened:
    """A game that is over."""
    table = table_server.open_table(board="base_2", title="Old times", seats=SEATS)
    play_for(table_server, table)
    return table


def all_moments(server: Server, table: Opened) -> list[Moment]:
    found: list[Moment] = []
    while True:
        first = len(found) + 1
        more = server.get(f"/api/tables/{table.id}/moments", table.keys[0], first=first, last=first + 99)["moments"]
        if not more:
            return found
        found += more


def stops(moments: list[Moment]) -> list[Moment]:
    """Those at which the game changed: one step each."""
    return [moment for moment in moments if moment["happening"]["kind"] in ("began", "acted", "undone")]


def label_of(region: dict[str, Any]) -> str:
    """What the name of a region must match."""
    if not region.get("tokens"):
        return "^((?!Anna|Bolt).)*$"
    tokens = "1 token" if region["tokens"] == 1 else f"{region['tokens']} tokens"
    declined = "" if region["place"] == "active" else ", in decline"
    return rf"\. [^.]+, {('Anna', 'Bolt')[region['seat'] - 1]}{declined}, {tokens}\."


def expect_position(page: Page, moment: Moment) -> None:
    """The page shows exactly what lay on the board then, and who had what."""
    position = moment["position"]
    held = [region for region in position["regions"] if region.get("tokens")]
    expect(page.get_by_role("main")).to_contain_text(f"Turn {position['round']} of {position['rounds']}")
    expect(page.locator(".stack")).to_have_count(len(held))
    page.wait_for_function(LABELS, arg=[label_of(region) for region in position["regions"]])
    seats = page.get_by_role("list", name="Players at this moment").get_by_role("listitem")
    for seat, shown in zip(position["seats"], seats.all(), strict=True):
        coins = seat.get("coins")
        expect(shown.locator(".coins")).to_have_text(re.compile(rf"^{'[?]' if coins is None else coins}\D*$"))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game")


# --- moments --------------------------------------------------------------------------------------------------------


def test_a_link_leads_to_a_moment_in_any_browser(table_server: Server, finished: Opened, people: People) -> None:
    moments = all_moments(table_server, finished)
    for share in (0.2, 0.55, 0.9):
        moment = stops(moments)[int(len(stops(moments)) * share)]
        seq = moment["happening"]["seq"]
        page = people.page()
        page.goto(f"{table_server.url}/t/{finished.id}/{seq}#{finished.keys[0]}")
        expect_position(page, moment)
        expect(slider(page)).to_have_value(str(stops(moments).index(moment)))
        expect(page.locator(f"li.now[data-seq='{seq}']")).to_be_visible()


def test_winding_back_and_forth(table_server: Server, finished: Opened, people: People) -> None:
    moments = stops(all_moments(table_server, finished))
    page = people.page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{table_server.url}/t/{finished.id}/1#{finished.keys[0]}")
    expect_position(page, moments[0])
    page.get_by_role("button", name="One step forward").click()
    expect_position(page, moments[1])
    half = len(moments) // 2
    slider(page).fill(str(half))
    expect_position(page, moments[half])
    seq = moments[half]["happening"]["seq"]
    expect(page).to_have_url(f"{table_server.url}/t/{finished.id}/{seq}#{finished.keys[0]}")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.keyboard.press("ArrowLeft")
    expect_position(page, moments[half - 1])
    page.keyboard.press("PageDown")
    turn = next(m for m in moments[half:] if any(e["kind"] == "turn began" for e in m["happening"].get("events", [])))
    expect_position(page, turn)
    page.get_by_role("combobox", name="Jump to turn").select_option(label="Turn 5: Bolt")
    expect(page.get_by_role("main")).to_contain_text("Turn 5 of 10")
    page.keyboard.press("End")
    expect_position(page, moments[-1])
    expect(page.get_by_role("button", name="Next turn")).to_be_disabled()
    page.keyboard.press("Home")
    expect_position(page, moments[0])
    expect(page).to_have_url(re.compile(rf"/t/{finished.id}/{moments[0]['happening']['seq']}#"))
    page.reload()
    expect_position(page, moments[0])


def test_it_plays_by_itself_and_stops_at_the_end(table_server: Server, finished: Opened, people: People) -> None:
    moments = stops(all_moments(table_server, finished))
    page = people.page()
    start = moments[-12]["happening"]["seq"]
    page.goto(f"{table_server.url}/t/{finished.id}/{start}#{finished.keys[0]}")
    expect_position(page, moments[-12])
    page.get_by_role("combobox", name="Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider(page)).to_have_value(str(len(moments) - 1))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect_position(page, moments[-1])


def test_since_my_last_turn(table_server: Server, people: People) -> None:
    table = table_server.open_table(board="base_2", seats=SEATS)
    play_for(table_server, table, most=40)  # short enough not to be the whole game
    moments = stops(all_moments(table_server, table))
    began = [
        (number, event["seat"])
        for number, moment in enumerate(moments)
        for event in moment["happening"].get("events", [])
        if event["kind"] == "turn began"
    ]
    since = next(number for number, seat in reversed(began) if seat == 2)
    page = people.page()
    page.goto(f"{table_server.url}/t/{table.id}/1#{table.keys[0]}")
    expect(slider(page)).to_have_value("0")
    page.get_by_role("button", name="Since my last turn").click()
    page.wait_for_function("since => document.querySelector('input[type=range]').valueAsNumber >= since", arg=since)
    page.keyboard.press("Home")
    expect_position(page, moments[0])
    page.get_by_role("button", name="To the newest moment").click()
    expect(page.get_by_text("Live", exact=True)).to_be_visible()
    expect_position(page, moments[-1])
    expect(page.get_by_role("button", name="Download record")).to_be_hidden()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".decision h2")).to_contain_text("Your")


def test_a_game_of_others_that_goes_on_is_not_shown(table_server: Server, people: People) -> None:
    table = table_server.open_table(board="base_2", seats=SEATS)
    play_for(table_server, table, most=5)
    page = people.page()
    page.goto(f"{table_server.url}/t/{table.id}/9")
    expect(page.get_by_role("heading", name="This table does not open")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


# --- the end --------------------------------------------------------------------------------------------------------


def chart(page: Page, title: str) -> dict[str, list[int]]:
    """The table below a chart: its rows by name."""
    card = page.locator("section.card").filter(has=page.get_by_role("heading", name=title))
    card.locator("summary").click()
    rows: list[list[str]] = card.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))"
    )
    names = card.locator("thead th").all_inner_texts()[1:]
    by_seat = sorted(range(len(names)), key=lambda column: names[column])  # Anna, Bolt
    numbers = {name: [0 if cell == "·" else int(cell.replace("−", "-")) for cell in cells] for name, *cells in rows}
    return {name: [cells[column] for column in by_seat] for name, cells in numbers.items()}


def test_the_end_screen_tells_the_numbers_of_the_record(
    table_server: Server, finished: Opened, people: People, tmp_path: Path
) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/t/{finished.id}#{finished.keys[0]}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    assert download.value.suggested_filename == f"elbowroom-base_2-{finished.id}.json"
    download.value.save_as(tmp_path / "record.json")
    text = (tmp_path / "record.json").read_text(encoding="utf-8")
    kept = table_server.get(f"/api/tables/{finished.id}/record", finished.keys[0])
    assert json.loads(text) == kept

    story = story_of(parse_record(text))
    books = accounts(story)
    coins = [sum(book.values()) for book in books]
    assert coins == [seat["coins"] for seat in all_moments(table_server, finished)[-1]["position"]["seats"]]
    winner, most = max(zip(("Anna", "Bolt"), coins, strict=True), key=lambda pair: pair[1])
    verdict = f"You win with {most} coins" if winner == "Anna" else f"You came second, with {min(coins)} coin"
    expect(page.get_by_role("heading", level=1)).to_contain_text(verdict)
    podium = page.get_by_role("list", name="Places").get_by_role("listitem")
    expect(podium).to_have_count(2)
    expect(podium.first).to_contain_text(winner)
    expect(podium.first).to_contain_text(f"{most} coins")

    turns = chart(page, "Coins turn by turn")
    assert len(turns) == 11
    assert turns["Start"] == [5, 5]
    assert turns["10"] == coins
    sources = chart(page, "Where the coins came from")
    assert sources.pop("Together") == coins
    for seat, book in enumerate(books):
        wanted = {name.capitalize() if name in SOURCES else name: amount for name, amount in book.items() if amount}
        assert {name: row[seat] for name, row in sources.items() if row[seat]} == wanted
    best = best_pair(story)
    assert best is not None
    expect(page.locator("section.card").filter(has_text="Remarkable")).to_contain_text(f"{best[2]} coins while active")


def test_from_the_end_to_the_board_the_replay_and_a_rematch(
    table_server: Server, finished: Opened, people: People
) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/t/{finished.id}#{finished.keys[0]}")
    page.get_by_role("link", name="Watch the replay").click()
    expect(slider(page)).to_have_value("0")
    page.get_by_role("link", name="To the results").click()
    page.get_by_role("link", name="Look at the board").click()
    expect_position(page, all_moments(table_server, finished)[-1])
    page.get_by_role("link", name="To the results").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("You (win|came second,) with"))
    page.get_by_role("button", name="Rematch").click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{finished.id})[\w-]+#{finished.keys[0]}$"))
    expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
    again = page.url
    page.goto(f"{table_server.url}/t/{finished.id}#{finished.keys[0]}")
    page.get_by_role("link", name="Go to the rematch").click()
    expect(page).to_have_url(again)
    expect(page.locator(".track")).to_contain_text("Turn 1 of 10")


def test_a_finished_game_of_ones_own_can_be_replayed_from_the_start_page(
    table_server: Server, finished: Opened, people: People
) -> None:
    page = people.page()
    page.goto(f"{table_server.url}/t/{finished.id}#{finished.keys[0]}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("You (win|came second,) with"))
    page.goto(table_server.url)
    row = page.get_by_role("listitem").filter(has_text="Old times")
    row.get_by_role("link", name="Replay").click()
    expect(slider(page)).to_have_value("0")
