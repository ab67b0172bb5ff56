"""The coach in a real browser: hints for whoever decides, a finished game of each family looked through beside its
replay, and other ways played on from a moment of it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from elbowroom.bots.specs import make_bot
from elbowroom.content.setup import Setup
from elbowroom.engine.view import counted_view
from elbowroom.table.game import Game
from tests.browser.conftest import PATIENCE, People
from tests.browser.players import address
from tests.browser.test_access import axe, violations  # noqa: F401 - a fixture
from tests.server.games import uploaded
from tests.server.harness import Opened, Server, sqlite_url

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

FAMILIES = ("base_4", "underground_4", "base_3+sky_2")  # four seats each
NAMES = ["Anna", "Ben", "Zoë", "Mikołaj"]
BOTS = ("greedy", "gentle", "normal", "gentle")  # who makes mistakes, and who does not
THINKING = 4 * PATIENCE  # an analysis on a busy machine, without the compiled engine
SIGNS = {"good": "Good", "inaccuracy": "Inaccuracy", "mistake": "Mistake", "blunder": "Blunder"}
LIT = "() => [...document.querySelectorAll('.glow [data-lit]')].map((one) => Number(one.dataset.lit))"


class Past(NamedTuple):
    """A finished game and what the server thinks of it."""

    table: Opened
    analysis: dict[str, Any]


Games = Callable[[str], Past]


def recorded(board: str) -> Game:
    """A game that bots have played, quickly."""
    game = Game.open(Setup(board), 3, players=NAMES)
    bots = [make_bot(name, seat + 1) for seat, name in enumerate(BOTS)]
    while not game.state.over:
        seat = int(game.state.decider)
        game.play(bots[seat].choose(counted_view(game.state, seat), game.state.legal()))
    return game


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Server]:
    """A server of these tests alone, whose coach does not take his time."""
    database = sqlite_url(tmp_path_factory.mktemp("coach"))
    quick = "from elbowroom.coach import judge; judge.USUAL_JUDGE = 'gentle'"
    with Server(database, package=package, prelude=quick) as running:
        yield running


@pytest.fixture(scope="module")
def tables(table_server: Server) -> dict[str, Opened]:
    """A finished game of each family."""
    wishes = {board: uploaded(recorded(board).record()) for board in FAMILIES}
    return {board: table_server.open_table(record=wish, public=True, title="Friday") for board, wish in wishes.items()}


@pytest.fixture(scope="module")
def past(table_server: Server, tables: dict[str, Opened]) -> Games:
    """Those games with their analyses, which are all made while somebody waits for the first."""
    for table in tables.values():
        table_server.post(analysis_at(table))

    def done(board: str) -> Past:
        deadline = time.monotonic() + THINKING / 1000
        while (answer := table_server.get(analysis_at(tables[board])))["state"] != "done":
            assert time.monotonic() < deadline, answer
            time.sleep(0.05)
        return Past(tables[board], answer["analysis"])

    return cache(done)


def analysis_at(table: Opened) -> str:
    return f"/api/tables/{table.id}/analysis"


def curve(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chance of winning")


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="This step")


def percent(share: float) -> str:
    return f"{int(100 * share + 0.5)}%"


def regions_of(actions: list[str], besides: tuple[str, ...] = ("pick", "swap")) -> set[int]:
    """Regions that actions name; other numbers are places of the column."""
    named = [action.split() for action in actions if " " in action]
    return {int(number) for verb, number in named if verb not in besides}


# --- the analysis -----------------------------------------------------------------------------------------------------


def test_whoever_looks_back_waits_for_the_coach(
    table_server: Server, people: People, tables: dict[str, Opened]
) -> None:
    table = tables["base_4"]
    assert table_server.get(analysis_at(table))["state"] == "none"  # nobody has asked for it
    page = people.calm_page()
    still_at_it = [True]

    def slowly(route: Route) -> None:
        """The coach may be too quick to be seen at work."""
        answer = route.fetch()
        if still_at_it and answer.json()["state"] != "none":
            route.fulfill(json={"state": "running", "done": 3, "of": 36, "analysis": None})
        else:
            route.fulfill(response=answer)

    page.route("**/analysis", slowly)
    page.goto(f"{table_server.url}/t/{table.id}")
    page.get_by_role("link", name="Look back with the coach").click()
    expect(page).to_have_url(re.compile(rf"/t/{table.id}/1/coach$"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="3 of 36 turns")).to_be_visible()
    assert table_server.get(analysis_at(table))["state"] != "none"  # now somebody has
    still_at_it.clear()
    expect(curve(page)).to_be_visible(timeout=THINKING)
    page.locator("[data-at='tab log']").click()
    expect(page).to_have_url(re.compile(rf"/t/{table.id}/1$"))
    expect(curve(page)).to_have_count(0)


@pytest.mark.parametrize("board", FAMILIES)
def test_a_game_is_looked_through(table_server: Server, people: People, past: Games, board: str) -> None:
    table, analysis = past(board)
    points = {point["seq"]: point for point in analysis["points"]}
    page = people.calm_page()
    page.goto(f"{table_server.url}/t/{table.id}/1/coach")

    # From turning point to turning point.
    for seq in analysis["turns"]:
        page.locator("[data-at='later turn']").click()
        chances = ", ".join(
            f"{name} {percent(share)}" for name, share in zip(NAMES, points[seq]["chances"], strict=True)
        )
        expect(curve(page)).to_have_attribute("aria-valuetext", f"Step {seq}: {chances}")
        expect(page.locator(f".pane[data-seq='{seq}']")).to_be_visible()
    expect(page.locator("[data-at='later turn']")).to_be_disabled()

    # The costliest decision: its grade, and what was better, on the board as it was before.
    worst = max(analysis["points"], key=lambda point: point["lost"])
    page.locator(f"[data-slip='{worst['seq']}']").click()
    expect(verdict(page)).to_contain_text(SIGNS[worst["grade"]])
    expect(verdict(page)).to_contain_text(NAMES[worst["seat"] - 1])
    expect(verdict(page)).to_contain_text(f"{percent(worst['lost'])} of the chance to win given away")
    page.locator("[data-at=better]").click()
    expect(page.locator(f".pane[data-seq='{worst['seq'] - 1}']")).to_be_visible()
    assert set(page.evaluate(LIT)) == regions_of(worst["best"])
    page.locator("[data-at=better]").click()
    expect(page.locator(f".pane[data-seq='{worst['seq']}']")).to_be_visible()
    assert page.evaluate(LIT) == []

    # How everybody played.
    listed = page.get_by_role("region", name="How everybody played").locator(".seats > li")
    for name, seat, item in zip(NAMES, analysis["seats"], listed.all(), strict=True):
        expect(item).to_contain_text(name)
        expect(item).to_contain_text(f"{percent(seat['accuracy'] / 100)} accurate")
        expect(item).to_contain_text(f"{seat['good']} good")
    page.get_by_text("As a table").click()
    rows = page.get_by_role("region", name="Chance of winning").get_by_role("row")
    winner = max(range(4), key=lambda seat: analysis["points"][-1]["chances"][seat])
    expect(rows.last.get_by_role("cell").nth(winner)).to_have_text("100")


def test_the_curve_leads_to_its_moments(table_server: Server, people: People, past: Games) -> None:
    table, analysis = past("base_4")
    last = analysis["points"][-1]["seq"]
    page = people.calm_page()
    page.goto(f"{table_server.url}/t/{table.id}/1/coach")
    expect(curve(page)).to_have_attribute("aria-valuenow", "1")
    box = curve(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    step = int(curve(page).get_attribute("aria-valuenow") or 0)
    assert 0.35 * last < step < 0.65 * last
    curve(page).press("ArrowRight")
    expect(curve(page)).to_have_attribute("aria-valuenow", str(step + 1))
    expect(page.locator(f".pane[data-seq='{step + 1}']")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/t/{table.id}/{step + 1}/coach$"))
    page.reload()
    expect(curve(page)).to_have_attribute("aria-valuenow", str(step + 1))
    curve(page).press("End")
    expect(curve(page)).to_have_attribute("aria-valuenow", str(last))


@pytest.mark.parametrize(
    ("size", "scheme", "language"),
    [((1440, 900), "dark", "en-GB"), ((1024, 768), "light", "de-DE"), ((390, 844), "dark", "pl-PL")],
)
def test_the_coach_shuts_nobody_out(
    table_server: Server,
    people: People,
    past: Games,
    axe: str,  # noqa: F811
    size: tuple[int, int],
    scheme: str,
    language: str,
) -> None:
    table, analysis = past("base_4")
    worst = max(analysis["points"], key=lambda point: point["lost"])["seq"]
    page = people.calm_page(width=size[0], height=size[1], color_scheme=scheme, locale=language)
    page.goto(f"{table_server.url}/t/{table.id}/{worst}/coach")
    page.locator("[data-at=better]").click()
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    panel = page.locator(".coach")
    assert panel.evaluate("one => one.scrollWidth <= one.clientWidth")
    page.locator("[data-at=instead]").click()
    expect(page.locator("[data-at=try]")).to_be_enabled()
    assert violations(page, axe) == []


# --- other ways -------------------------------------------------------------------------------------------------------


def test_another_way_is_played_from_a_moment(table_server: Server, people: People, past: Games) -> None:
    table, analysis = past("underground_4")
    seq = analysis["turns"][len(analysis["turns"]) // 2]
    [then] = table_server.get(f"/api/tables/{table.id}/moments", first=seq, last=seq)["moments"]
    page = people.calm_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{table_server.url}/t/{table.id}/{seq}")
    page.get_by_role("button", name="Try it from here").click()
    seat = then["position"]["decider"]
    expect(page.get_by_label("You play as")).to_have_value(str(seat))
    expect(page.get_by_label("The others are bots")).to_have_value("normal")
    page.get_by_label("The others are bots").select_option("gentle")
    page.locator("[data-at='try link']").click()
    expect(page.get_by_role("status").filter(has_text="The link is copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.locator("[data-at=try]").click()
    expect(page).to_have_url(link)  # the very same table
    expect(page.locator(".decision.yours")).to_be_visible()
    opened, key = re.findall(r"/t/([^#]+)#(.+)$", link)[0]
    told = table_server.get(f"/api/tables/{opened}", key)
    assert [one.get("bot", "") for one in told["seats"]] == ["" if one == seat else "gentle" for one in range(1, 5)]
    assert [one["name"] for one in told["seats"]] == NAMES
    [now] = table_server.get(f"/api/tables/{opened}/moments", key, first=seq, last=seq)["moments"]
    assert now["position"]["regions"] == then["position"]["regions"]
    assert now["position"]["column"] == then["position"]["column"]
    assert table_server.get(f"/api/tables/{table.id}")["status"] == "over"  # nothing happened to the game itself


def test_a_link_to_another_way_is_for_somebody_else(table_server: Server, people: People, past: Games) -> None:
    table, _ = past("base_4")
    page = people.calm_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{table_server.url}/t/{table.id}/40")
    page.get_by_role("button", name="Try it from here").click()
    page.get_by_label("You play as").select_option("Zoë")
    page.locator("[data-at='try link']").click()
    expect(page.get_by_role("status").filter(has_text="The link is copied")).to_be_visible()
    other = people.calm_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(other.locator(".decision.yours")).to_be_visible()
    page.goto(f"{table_server.url}/t/{table.id}/{10_000}")
    page.get_by_role("button", name="Try it from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("The game is over at this moment")


# --- hints ------------------------------------------------------------------------------------------------------------


def hinted(
    server: Server, people: People, size: tuple[int, int] = (1440, 900), phase: str = "conquer", **wish: Any
) -> tuple[Page, Opened]:
    """Somebody who is asked something, and may ask the coach."""
    record = next_decision(phase)
    seats = [
        {"name": name} if seat == record[1] else {"name": name, "player": "gentle"} for seat, name in enumerate(NAMES)
    ]
    table = server.open_table(record=uploaded(record[0].record()), seats=seats, **wish)
    page = people.calm_page(width=size[0], height=size[1])
    page.goto(address(server, table))
    expect(page.locator(".decision.yours")).to_be_visible()
    return page, table


def next_decision(phase: str) -> tuple[Game, int]:
    """A game of four in the middle of a phase with several choices, and the seat that decides."""
    game = Game.open(Setup("base_4"), 3, players=NAMES)
    bot = make_bot("greedy", 1)
    while True:
        seat = int(game.state.decider)
        if game.state.phase_name == phase and game.state.round >= 2 and len(game.state.legal()) > 3:
            return game, seat
        game.play(bot.choose(counted_view(game.state, seat), game.state.legal()))


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_hint_is_looked_at_and_followed(
    table_server: Server,
    people: People,
    axe: str,  # noqa: F811
    size: tuple[int, int],
) -> None:
    page, table = hinted(table_server, people, size)
    hint = table_server.get(f"/api/tables/{table.id}/hint", table.keys[0])
    first, second = hint["choices"][:2]
    before = table_server.get(f"/api/tables/{table.id}", table.keys[0])["seq"]
    board = page.locator(".pane").bounding_box()
    page.keyboard.press("h")
    told = page.get_by_role("region", name="What the coach would do")
    expect(told.locator("[data-advice]")).to_have_count(len(hint["choices"]))
    expect(told).to_contain_text(f"{percent(first['chance'])} to win")
    expect(told.locator("ol > .chosen ul > li")).to_have_count(len(first["why"]) + 1)
    assert set(page.evaluate(LIT)) == regions_of(first["actions"])
    told.locator("[data-advice]").nth(1).click()
    page.wait_for_function(
        f"wanted => String([...new Set(({LIT})())].sort()) === wanted", arg=listed(second["actions"])
    )
    assert violations(page, axe) == []
    assert page.locator(".pane").bounding_box() == board  # it does not cover the board
    assert table_server.get(f"/api/tables/{table.id}", table.keys[0])["seq"] == before  # nothing has been sent
    page.locator("[data-at=follow]").click()
    if page.locator("[data-at=yes]").count():
        page.locator("[data-at=yes]").click()
    expect(told).to_have_count(0)
    page.wait_for_function("seq => Number(document.querySelector('.pane').dataset.seq) > seq", arg=before)
    [moment] = table_server.get(f"/api/tables/{table.id}/moments", table.keys[0], first=before + 1, last=before + 1)[
        "moments"
    ]
    assert moment["happening"]["action"] == second["actions"][0]


def test_tokens_lie_where_the_coach_would_put_them(table_server: Server, people: People) -> None:
    page, table = hinted(table_server, people, phase="redeploy")
    hint = table_server.get(f"/api/tables/{table.id}/hint", table.keys[0])
    page.keyboard.press("h")
    page.locator("[data-at=follow]").click()
    expect(page.get_by_role("region", name="What the coach would do")).to_have_count(0)  # nothing is left to follow
    assert hint["choices"][0]["actions"][0].startswith("place ")
    expect(page.locator(".decision .question")).to_contain_text("All tokens are placed")
    page.keyboard.press("h")  # whoever asks once more is told to go on, not to do the same again
    page.locator("[data-at=follow]").click()
    expect(page.locator(".decision.yours")).to_have_count(0)


def listed(actions: list[str]) -> str:
    """Regions as a script writes a sorted list of them."""
    return ",".join(sorted(map(str, regions_of(actions))))


@pytest.mark.parametrize("wish", [{"hints": False}, {"thinking": 600}])
def test_where_no_hints_are_agreed_none_are_offered(table_server: Server, people: People, wish: dict[str, Any]) -> None:
    page, _ = hinted(table_server, people, **wish)
    expect(page.locator("[data-at=hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="What the coach would do")).to_have_count(0)


def test_a_refused_hint_is_told(table_server: Server, people: People) -> None:
    page, _ = hinted(table_server, people)
    refusal = {"error": {"code": "no_hints", "message": "", "why": "no-hints"}}
    page.route("**/hint", lambda route: route.fulfill(status=409, json=refusal))
    page.locator("[data-at=hint]").click()
    expect(page.get_by_role("alert").filter(has_text="Hints are switched off at this table.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert").filter(has_text="Hints are switched off")).to_have_count(0)
    people.forgive("409")


def test_the_host_decides_about_hints(table_server: Server, people: People) -> None:
    page = people.calm_page()
    page.goto(f"{table_server.url}/new")
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name=re.compile("^Hints")).uncheck()
    with page.expect_response("**/api/tables") as answer:
        page.locator("form .end button").click()
    assert '"hints":false' in (answer.value.request.post_data or "")
