"""Boards on small screens: they lie where they are largest and get most of the screen, two quick taps do what is safe,
and what lies in a region stays inside it.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import elbowroom
from elbowroom.content.catalog import board_file, board_names
from elbowroom.engine.state import State
from tests.browser.prepared import PATIENCE, Frame, Stage, every_decision, frame, phases, random_step, visit
from tests.browser.test_controls import POINT
from tests.browser.test_phone import PHONE, SMALL, TARGET
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

UPRIGHT, ASIDE, DESK = (390, 844), (844, 390), (1440, 900)
LOW = ((390, 664), (375, 667), (360, 640))  # smaller phones, and where the bars of a browser take their part
FAMILIES = ("base_2", "base_5", "underground_3", "underground_4", "base_2+sky_2", "base_4+sky_3", "base_5+sky_2")
SHARE = 0.6  # of the height of a phone that is held upright
FILLED = 0.75  # of the place of the board, by the board

# Badges and small pieces of which some part lies over another region than their own, or beside the board.
STRAYING = """
() => {
  const found = [];
  const at = (x, y) => document.elementFromPoint(x, y)?.getAttribute("data-region") ?? "none";
  for (const badge of document.querySelectorAll("[data-badge]")) {
    const { left, top, width, height } = badge.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (document.elementFromPoint(x, y)?.closest("[data-controls]")) continue;  // below the buttons for zooming
    const spots = [[0, 0], [0.36, 0], [-0.36, 0], [0, 0.36], [0, -0.36]];
    const over = spots.map(([i, j]) => at(x + i * width, y + j * height))
      .filter((region) => region !== badge.dataset.badge);
    if (over.length) found.push(`badge of ${badge.dataset.badge} over ${over}`);
  }
  return found;
}
"""
SEEN = """
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
  return { place: box(".board-place"), drawn: box(".pane svg") };
}
"""
WHOLE = "document.querySelector('.pane .sheet').style.transform.includes('scale(1)')"


@cache
def conquering(board: str, few: bool = False) -> Frame:
    """A conquest in the middle of a game on this board, with as many or as few targets as there are."""
    found: list[State] = []
    for seed in range(2):
        luck = Random(seed)
        s = elbowroom.new_game(board, seed)
        while not s.over and s.round < 6:
            if s.phase_name == "conquer" and {action.verb for action in s.legal()} == {"conquer", "stop"}:
                found.append(s.copy())
            random_step(s, luck)
    return frame(sorted(found, key=lambda s: len(s.legal()))[0 if few else -1], board)


def targets(shown: Frame) -> list[int]:
    """Regions that can be conquered."""
    return [choice["region"] for choice in shown["decision"]["choices"] if choice["verb"] == "conquer"]


def point(page: Page, region: int) -> tuple[float, float]:
    """Where a finger meets this region."""
    found = page.evaluate(POINT, region)
    assert found is not None, f"region {region} is covered"
    return found[0], found[1]


@pytest.mark.parametrize(("size", "board"), [(UPRIGHT, board) for board in FAMILIES] + [(low, "base_2") for low in LOW])
def test_the_board_gets_most_of_a_phone(
    table_server: Server, browser: Browser, size: tuple[int, int], board: str
) -> None:
    shown = conquering(board)
    with visit(browser, *size, **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        before = page.evaluate(SEEN)
        place, drawn = before["place"], before["drawn"]
        assert place["height"] >= SHARE * size[1]
        wide = shown["position"]["board"] in ("base_2", "underground_3")
        if size == UPRIGHT:  # on a low phone the place is as wide as high, which not every board is
            assert drawn["width"] * drawn["height"] >= FILLED * place["width"] * place["height"]
            assert not wide or drawn["height"] > 1.4 * drawn["width"]  # and therefore turned
        region = targets(shown)[0]
        page.touchscreen.tap(*point(page, region))
        conquer = page.locator(f".decision [data-choice='conquer {region}']")
        expect(conquer).to_be_in_viewport(ratio=1)  # without scrolling
        expect(page.locator("[data-at=end]")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-at=undo]")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SEEN) == before  # nothing has moved
        conquer.tap()
        assert (stage.next_sent() or {}).get("actions") == [f"conquer {region}"]


def test_the_widest_board_gets_half_of_a_desk(table_server: Server, browser: Browser) -> None:
    with visit(browser, *DESK, reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        stage.show(conquering("base_2"))
        drawn = page.evaluate(SEEN)["drawn"]
        assert drawn["width"] * drawn["height"] >= 0.5 * DESK[0] * DESK[1]


@pytest.mark.parametrize("board", FAMILIES)
def test_the_board_gets_most_of_a_phone_on_its_side(table_server: Server, browser: Browser, board: str) -> None:
    shown = conquering(board)
    with visit(browser, *ASIDE, **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        place = page.evaluate(SEEN)["place"]
        assert place["width"] * place["height"] > 0.5 * ASIDE[0] * ASIDE[1]
        assert page.evaluate(SMALL, TARGET) == []
        region = targets(shown)[-1]
        page.touchscreen.tap(*point(page, region))
        conquer = page.locator(f".decision [data-choice='conquer {region}']")
        expect(conquer).to_be_in_viewport(ratio=1)
        conquer.tap()
        assert (stage.next_sent() or {}).get("actions") == [f"conquer {region}"]


def test_a_phone_on_its_side_shows_all_ways_to_go_on(table_server: Server, browser: Browser) -> None:
    """In the language with the longest words. Of what is told besides, only three ways leave something to scroll to."""
    asked = [one for one in every_decision() if one["decision"]["phase"] == "decide"][:6]
    assert any(len(one["decision"]["choices"]) > 2 for one in asked)
    with visit(browser, *ASIDE, locale="de-DE", **PHONE) as page:
        stage = Stage(page, table_server.url)
        for shown in asked:
            stage.show(shown)
            ways = page.locator(".fork .way").all()
            for way in ways:
                expect(way).to_be_in_viewport(ratio=1)
            body = page.locator(".decision .body")
            hidden = body.evaluate("one => one.scrollHeight - one.clientHeight")
            assert hidden == 0 or len(ways) > 2


@pytest.mark.parametrize("width", [390, 360])
def test_the_head_of_a_phone_has_room_for_a_full_purse(table_server: Server, browser: Browser, width: int) -> None:
    """Late in a game, in every language: turn, purse and tools lie side by side."""
    shown = deepcopy(conquering("base_2", few=True))
    shown["whole"] |= {"round": 10, "rounds": 10}
    shown["whole"]["seats"][shown["decision"]["seat"] - 1]["coins"] = 128
    for locale in ("en-GB", "pl-PL", "de-DE"):
        with visit(browser, width, 844, locale=locale, **PHONE) as page:
            Stage(page, table_server.url).show(shown)
            expect(page.locator(".track .purse")).to_contain_text("128")
            row = page.locator(".track .round, .track .purse, .tools a, .tools button").locator("visible=true").all()
            edges = [(box["x"], box["x"] + box["width"]) for one in row if (box := one.bounding_box())]
            assert len(edges) == 6, locale
            assert all(end <= begin + 1 for (_, end), (begin, _) in pairwise(edges)), f"{locale}: {edges}"
            assert edges[-1][1] <= width, locale


def test_a_card_keeps_to_its_place_on_a_phone_on_its_side(table_server: Server, browser: Browser) -> None:
    """Also where a way to conquer has much to say and a chance, in the language with the longest words."""
    shown = phases(["conquer"])["conquer"]
    region = next(one["region"] for one in shown["decision"]["choices"] if one["verb"] == "wisp")
    with visit(browser, *ASIDE, locale="de-DE", **PHONE) as page:
        Stage(page, table_server.url).show(shown)
        page.locator(f"[data-region='{region}']").dispatch_event("click")
        page.locator(".decision article .chance").first.wait_for()
        for one in page.locator(".decision button").locator("visible=true").all():
            box = one.bounding_box()
            assert box
            assert box["x"] + box["width"] <= ASIDE[0], one.inner_text()


def test_the_way_to_conquer_is_seen_beside_many_players(table_server: Server, browser: Browser) -> None:
    shown = phases(["conquer"])["conquer"]  # five players with two races each
    with visit(browser, *DESK, locale="de-DE", reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        region = targets(shown)[0]
        page.locator(f"[data-region='{region}']").dispatch_event("click")
        expect(page.locator(f".decision article [data-choice='conquer {region}']")).to_be_in_viewport(ratio=1)


def test_four_players_are_seen_beside_a_card(table_server: Server, browser: Browser) -> None:
    shown = conquering("base_4")
    with visit(browser, *DESK, locale="de-DE", reduced_motion="reduce") as page:
        Stage(page, table_server.url).show(shown)
        page.locator(f"[data-region='{targets(shown)[0]}']").dispatch_event("click")
        page.locator("article.region").wait_for()
        for row in page.locator(".players li").all():
            expect(row).to_be_in_viewport(ratio=0.99)


def test_a_card_is_read_from_its_top(table_server: Server, browser: Browser) -> None:
    shown = conquering("base_2")
    with visit(browser, *UPRIGHT, **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        first, second = targets(shown)[:2]
        page.touchscreen.tap(*point(page, first))
        conquer = page.locator(f".decision [data-choice='conquer {first}']")
        expect(conquer).to_be_in_viewport(ratio=1)
        page.locator(".decision .body").evaluate("body => { body.scrollTop = body.scrollHeight; }")
        expect(conquer).not_to_be_in_viewport()
        page.touchscreen.tap(*point(page, second))
        expect(page.locator(f".decision [data-choice='conquer {second}']")).to_be_in_viewport(ratio=1)


def test_two_quick_taps_conquer(table_server: Server, browser: Browser) -> None:
    for board in ("base_2", "base_5+sky_2"):
        shown = conquering(board)
        with visit(browser, *UPRIGHT, **PHONE) as page:
            stage = Stage(page, table_server.url)
            stage.show(shown)
            for region in targets(shown)[:4]:
                at = point(page, region)
                page.touchscreen.tap(*at)
                page.touchscreen.tap(*at)
                assert (stage.next_sent() or {}).get("actions") == [f"conquer {region}"]
                assert page.evaluate(WHOLE)
                page.wait_for_function("() => !document.querySelector('[data-region][aria-pressed=true]')")


def test_two_taps_zoom_where_nothing_else_is_meant(table_server: Server, browser: Browser) -> None:
    shown = conquering("base_2", few=True)
    idle = [region for region in board_file("base_2").regions if region.id not in targets(shown)]
    water = next(region.id for region in idle if region.terrain in ("sea", "lake"))
    out_of_reach = next(region.id for region in idle if region.terrain not in ("sea", "lake"))
    with visit(browser, *UPRIGHT, **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        for region, zooms in ((out_of_reach, False), (water, True)):
            twice(page, point(page, region))
            for _ in range(60 if zooms else 0):
                page.wait_for_timeout(500)
                if not page.evaluate(WHOLE):
                    break
                twice(page, point(page, region))  # on a busy machine they may have been too far apart to be one gesture
            assert page.evaluate(WHOLE) is not zooms
        assert stage.sent == []


def twice(page: Page, at: tuple[float, float]) -> None:
    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)


def test_every_control_is_as_big_as_a_finger(table_server: Server, browser: Browser) -> None:
    """In every phase: as it is, with a region selected, made tall or low, closer, and asked once more."""
    problems: list[str] = []
    names = ["pick", "decide", "ready", "conquer", "redeploy", "withdraw", "start effects", "aftermath", "end choices"]
    for size in (UPRIGHT, ASIDE):
        with visit(browser, *size, locale="de-DE", **PHONE) as page:
            stage = Stage(page, table_server.url)

            def check(where: str, page: Page = page, size: tuple[int, int] = size) -> None:
                problems.extend(f"{size}, {where}: {one}" for one in page.evaluate(SMALL, TARGET))

            for phase, shown in phases(names).items():
                stage.show(shown)
                check(phase)
                if size == UPRIGHT:
                    page.locator(".grip").tap()
                    check(f"{phase}, the other height")
                    page.locator(".grip").tap()
                page.locator("[data-controls] button").first.dispatch_event("click")
                expect(page.locator("[data-controls] button")).to_have_count(3)
                check(f"{phase}, closer")
                page.locator("[data-region='3']").dispatch_event("click")
                check(f"{phase}, a region selected")
                page.evaluate("document.querySelectorAll('.decision details').forEach(one => { one.open = true; })")
                check(f"{phase}, unfolded")
                if page.locator("[data-at=end]:enabled").count():
                    page.locator("[data-at=end]").dispatch_event("click")
                    check(f"{phase}, asked once more")
    assert sorted(set(problems)) == []


def test_what_cannot_be_pressed_takes_no_room_while_picking(table_server: Server, browser: Browser) -> None:
    shown = phases(["pick"])["pick"]
    with visit(browser, *UPRIGHT, **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        expect(page.locator(".ends button:disabled")).to_have_count(0)
        panel, screen = page.locator(".decision").bounding_box(), UPRIGHT[1]
        assert panel is not None
        assert panel["height"] > screen / 2  # the pairs need it
        expect(page.locator(".decision [data-pair='1']")).to_be_in_viewport(ratio=1)
        page.locator(".grip").tap()  # the board again
        panel = page.locator(".decision").bounding_box()
        assert panel is not None
        assert panel["height"] < screen * (1 - SHARE)


def test_badges_stay_inside_their_regions(table_server: Server, browser: Browser) -> None:
    problems: list[str] = []
    for size in (UPRIGHT, DESK):
        with visit(browser, *size, **(PHONE if size == UPRIGHT else {})) as page:
            stage = Stage(page, table_server.url)
            for board in board_names():
                stage.show(conquering(board))
                assert page.locator("[data-badge]").count() == len(targets(conquering(board)))
                problems += [f"{board}, {size}: {one}" for one in page.evaluate(STRAYING)]
    assert problems == []


def test_a_number_appears_where_somebody_points(table_server: Server, browser: Browser) -> None:
    with visit(browser, *UPRIGHT, **PHONE) as page:
        stage = Stage(page, table_server.url)
        shown = conquering("underground_4")
        stage.show(shown)
        for region in (5, 31, 32):
            page.locator(f"[data-region='{region}']").dispatch_event("click")
            expect(page.locator(".pieces text", has_text=str(region)).first).to_be_visible()


def test_a_board_follows_a_phone_that_is_turned(table_server: Server, browser: Browser) -> None:
    shown = conquering("base_2")
    with visit(browser, *UPRIGHT, **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        page.set_viewport_size({"width": ASIDE[0], "height": ASIDE[1]})
        page.wait_for_function("() => document.querySelector('.pane svg').getBoundingClientRect().width > 390")
        region = targets(shown)[0]
        at = point(page, region)
        page.touchscreen.tap(*at)
        page.touchscreen.tap(*at)
        assert (stage.next_sent() or {}).get("actions") == [f"conquer {region}"]
