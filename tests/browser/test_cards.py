"""Everything can be read where it stands: what has a name or a picture opens its card, in every phase of every box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

import elbowroom
from elbowroom.bots.specs import make_bot
from elbowroom.content.catalog import BOXES, known_markers, known_tiles
from elbowroom.content.setup import Setup
from elbowroom.engine.state import State
from elbowroom.engine.view import counted_view
from elbowroom.speech.catalogs import templates
from elbowroom.speech.speaker import Speaker
from elbowroom.table.game import Game
from tests.browser.players import address
from tests.browser.prepared import PATIENCE, READY, Frame, Stage, frame, random_step, visit, wait_until_over
from tests.browser.test_access import LOOKS, SIZES, axe, settle, violations
from tests.browser.test_phone import PHONE
from tests.effort import LONG, so_many
from tests.server.games import uploaded
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

__all__ = ["axe"]

FAMILIES: dict[str, tuple[str, dict[str, Any]]] = {
    "base": ("base_3", {}),
    "underground": ("underground_3", {}),
    "sky": ("base_2+sky_3", {}),
    "mixed": ("base_4+sky_2", {"boxes": list(BOXES), "sites": True}),
}
GAMES = 4  # of each
ENGLISH = Speaker("en")
CARD = "dialog.card-dialog[open]"
LAST = 9999  # moment of a game, whichever that is
# The triggers that can be seen, each with the part of the screen it is in; all must be buttons with a name.
SEEN = """
all => all.filter(one => one.checkVisibility()).map(one => {
  const name = one.getAttribute("aria-label") ?? one.textContent;
  if (one.tagName !== "BUTTON" || one.disabled || !name.trim()) throw new Error(one.outerHTML);
  return [one.closest(".sheet, .decision, .column, .players, .talk")?.classList[0] ?? "", one.dataset.card];
})
"""
# Names and pictures that can be seen and do not open a card, except for those in a place of MAY.
UNREAD = """
([names, may]) => {
  const known = new Set(names), found = new Set();
  const excused = one => one.closest(["[data-card]", ...may].join());
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text; (text = walk.nextNode()); ) {
    const said = text.data.trim().replace(/[.,:;!?]+$/, "");
    if (known.has(said) && text.parentElement.checkVisibility() && !excused(text.parentElement)) found.add(said);
  }
  for (const picture of document.querySelectorAll("main svg.icon, main svg.face"))
    if (picture.checkVisibility() && !excused(picture)) found.add(picture.parentElement.outerHTML.slice(0, 120));
  return [...found];
}
"""
MAY = {
    ".pane": "a region of the board opens its card, which has everything that lies there",
    ".pair:has(> .whole)": "a pair is a button as a whole, which lies over its pictures",
    "button": "what a button does is pressed; what gives it opens its card beside it",
    "summary": "likewise, what it unfolds is read there",
    "option": "nothing within it can be pressed",
    "li > .sign": "a line of the log names what its picture shows",
    ".coins, .purse, .price, .lying": "coins are money",
    ".short": "so many tokens are missing; its die is explained by the words beside it",
    ".pile": "the tokens in hand are dragged; the question above names their race",
    ".hidden": "nobody sees it",
}


@cache
def names() -> tuple[str, ...]:
    """What everything is called that has a card."""
    printed = [tile.name for tile in known_tiles().values()] + [marker.name for marker in known_markers().values()]
    words = re.findall(r"^((?:terrain|symbol|natives|access)-\w+) =", "\n".join(templates("en")), re.MULTILINE)
    assert len(words) > 20
    return (*printed, *(ENGLISH.attribute(word, "name") for word in words))


def unread(page: Page) -> list[str]:
    """What can be seen and cannot be read about."""
    found: list[str] = page.evaluate(UNREAD, [names(), list(MAY)])
    return found


@cache
def moments() -> list[tuple[str, str, Frame]]:
    """The fullest position of each phase of each family, of games played at random."""
    fullest: dict[tuple[str, str], tuple[int, State, str]] = {}
    for name, (board, options) in FAMILIES.items():
        for seed in range(GAMES):
            s, luck = elbowroom.new_game(board, seed, **options), Random(seed)
            while not s.over:
                held = sum(1 for region in range(s.board.size) if s.tokens(region)) + 3 * s.round
                if held > fullest.get((name, s.phase_name), (0, s, ""))[0]:
                    fullest[name, s.phase_name] = (held, s.copy(), board)
                random_step(s, luck)
    return [(name, phase, frame(s, board)) for (name, phase), (_, s, board) in sorted(fullest.items())]


@cache
def words(subject: str) -> tuple[str, str]:
    """Name and ability of what a card is about, in English, as the catalogs have them."""
    kind, _, key = subject.partition(" ")
    if kind == "pair":
        race, _, power = key.partition(" ")
        return ENGLISH.pair(power, race), known_tiles()[race].summary
    if kind == "region":
        return f"Region {key}", ""
    if kind == "hidden":
        return "Hidden", "Whoever conquers the region finds"
    if kind in ("tile", "marker"):
        known = (known_tiles() if kind == "tile" else known_markers())[key]
        return known.name, known.summary
    message = "buried-token" if kind == "buried" else f"{kind}-{key}"
    return ENGLISH.attribute(message, "name"), ENGLISH.attribute(message, "summary")


def check(page: Page, subject: str) -> None:
    """The open card is about this and says what it does."""
    card = page.locator(CARD)
    expect(card.locator(f"[data-shown='{subject}']")).to_be_visible()
    name, summary = words(subject)
    expect(card.get_by_role("heading", level=2)).to_contain_text(name)
    if summary:
        expect(card).to_contain_text(summary)


def every_trigger(
    page: Page, opened: set[tuple[str, str]], within: str = "main", *, all_new: bool = True
) -> Iterator[tuple[str, Locator]]:
    """Everything on the screen that opens a card.

    In each part of the screen one of each kind is opened every time, and all that have not been opened there before;
    one of any kind, and what has not been opened anywhere, where less is tried; of that, without `all_new`, only what
    is of a kind that has not been opened in this part.
    """
    triggers = page.locator(f"{within} [data-card]")
    kinds: set[tuple[str, str]] = set()
    for index, (part, subject) in enumerate(triggers.evaluate_all(SEEN)):
        kind = (part, subject.split()[0] if LONG else "")
        if not all_new:
            place = (part, subject.split()[0])
        else:
            place = (part if LONG else "", subject)
        if kind not in kinds or place not in opened:
            kinds.add(kind)
            opened.add(place)
            yield subject, triggers.locator("visible=true").nth(index)


def with_a_region(page: Page, shown: Frame) -> None:
    """Think about the region in which there is most to read, where a tap does nothing else."""
    if shown["decision"]["phase"] in ("redeploy", "withdraw"):
        return
    offered = {choice.get("region") for choice in shown["decision"]["choices"]}
    regions = [region for region in shown["position"]["regions"] if region["id"] not in offered]
    wild = 9 if shown["decision"]["phase"] in ("pick", "ready") else 0  # there, those who lived here first
    fullest = max(regions, key=lambda r: len(r) + 2 * len(r.get("markers", {})) + wild * r.get("natives", 0))
    page.locator(f"[data-region='{fullest['id']}']").dispatch_event("click")
    page.locator("article.region").wait_for()


def by_mouse(page: Page, trigger: Locator) -> None:
    trigger.click()


def by_keyboard(page: Page, trigger: Locator) -> None:
    trigger.focus()
    page.keyboard.press("Enter")


def by_touch(page: Page, trigger: Locator) -> None:
    trigger.tap()


WAYS: dict[str, tuple[Any, dict[str, Any]]] = {
    "mouse": (by_mouse, {"width": 1440, "height": 900, "reduced_motion": "reduce"}),
    "keyboard": (by_keyboard, {"width": 1024, "height": 768, "reduced_motion": "reduce"}),
    "touch": (by_touch, {"width": 390, "height": 844, **PHONE}),
}


def share_of(way: str) -> list[tuple[str, str, Frame]]:
    """Every moment in the long run; else each is visited in one of the ways, which take turns."""
    return moments() if LONG else moments()[list(WAYS).index(way) :: len(WAYS)]


@pytest.mark.parametrize("way", WAYS)
def test_everything_on_the_screen_opens_its_card(table_server: Server, browser: Browser, way: str) -> None:
    openly, wishes = WAYS[way]
    all_new = LONG or way == "mouse"
    opened: set[tuple[str, str]] = set()
    seen: set[str] = set()
    inert: list[str] = []
    with visit(browser, locale="en-GB", **wishes) as page:
        stage = Stage(page, table_server.url)
        for name, phase, shown in share_of(way):
            stage.show(shown)
            with_a_region(page, shown)
            for tab in ("", "players", "combos") if way == "touch" else ("",):
                if tab:
                    page.locator(f"[data-at='tab {tab}']").tap()
                    page.locator(".sheet .inside").wait_for()
                inert += [f"{name}, {phase}: {what}" for what in unread(page)]
                for subject, trigger in every_trigger(page, opened, ".sheet" if tab else "main", all_new=all_new):
                    seen.add(subject)
                    openly(page, trigger)
                    check(page, subject)
                    page.keyboard.press("Escape")
                    expect(page.locator(CARD)).to_have_count(0)
                    expect(trigger).to_be_focused()
                if tab:
                    page.locator(f"[data-at='tab {tab}']").tap()
        assert stage.sent == []  # reading does nothing
    assert inert == []
    assert {subject.split()[0] for subject in seen} >= {"tile", "pair", "terrain"}
    assert len(seen) > (so_many(25, long=60) if all_new else 12)


def test_every_phase_of_every_family_is_visited() -> None:
    visited = {(name, phase) for name, phase, _ in moments()}
    for name in FAMILIES:
        always = {"pick", "decide", "ready", "conquer", "redeploy", "withdraw"}
        assert always <= {phase for at, phase in visited if at == name}
    assert {phase for _, phase in visited} >= {"end choices", "legacy", "start effects"}


def test_whatever_lies_in_a_region_is_read_by_resting_on_it(table_server: Server, browser: Browser) -> None:
    """Also while a tap places tokens: a finger that rests, the other button of a mouse, and a key."""
    shown = next(shown for name, phase, shown in moments() if (name, phase) == ("mixed", "redeploy"))
    region = max(shown["position"]["regions"], key=len)["id"]
    with visit(browser, reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        place = page.locator(f"[data-region='{region}']")
        place.dispatch_event("contextmenu")
        check(page, f"region {region}")
        inside = page.locator(f"{CARD} [data-card]").first
        subject = str(inside.get_attribute("data-card"))
        inside.click()  # one card leads to the next
        check(page, subject)
        expect(page.locator(CARD)).to_have_count(1)
        page.mouse.click(5, 5)  # beside it
        expect(page.locator(CARD)).to_have_count(0)
        place.focus()
        page.keyboard.press("i")
        check(page, f"region {region}")
        page.keyboard.press("Escape")
        expect(place).to_be_focused()
        assert stage.sent == []
    with visit(browser, 390, 844, locale="en-GB", **PHONE) as page:
        stage = Stage(page, table_server.url)
        stage.show(frame_of("base_2"))
        card = page.locator(".decision [data-pair='1']")
        name = card.inner_text()
        rest(page, card)
        expect(page.locator(f"{CARD} h2")).to_have_text(name)
        page.locator(f"{CARD} .close").tap()
        expect(page.locator(CARD)).to_have_count(0)
        assert card.get_attribute("aria-pressed") == "false"  # resting is no tap
        card.tap()
        expect(card).to_have_attribute("aria-pressed", "true")


def test_the_card_of_a_region_tells_what_it_costs_and_why(table_server: Server, browser: Browser) -> None:
    shown = next(shown for name, phase, shown in moments() if (name, phase) == ("base", "conquer"))
    offered = {choice["region"] for choice in shown["decision"]["choices"] if choice["verb"] == "conquer"}
    target = max((one for one in shown["decision"]["targets"] if one["region"] in offered), key=lambda one: one["cost"])
    with visit(browser, locale="en-GB", reduced_motion="reduce") as page:
        Stage(page, table_server.url).show(shown)
        page.locator(f"[data-region='{target['region']}']").dispatch_event("contextmenu")
        lines = page.locator(f"{CARD} section li")
        expect(page.locator(f"{CARD} section")).to_contain_text(f"Costs {target['cost']} token")
        expect(lines).to_have_count(len(target["items"]))
        for line, item in enumerate(target["items"]):
            expect(lines.nth(line)).to_contain_text(
                f"+{item['amount']}" if item["amount"] >= 0 else f"−{-item['amount']}"
            )


def test_a_choice_leads_to_the_tile_that_gives_it(table_server: Server, browser: Browser) -> None:
    """Also where its picture is a die."""
    game = Random(1)
    for seed in range(1000):
        s = elbowroom.new_game("base_2", seed)
        while s.round < 4 and not any(action.verb == "roll" for action in s.legal()):
            random_step(s, game)
        if any(action.verb == "roll" for action in s.legal()):
            break
    with visit(browser, reduced_motion="reduce") as page:
        Stage(page, table_server.url).show(frame(s, "base_2"))
        page.locator(".choice", has=page.locator("[data-choice=roll]")).locator("[data-card]").click()
        check(page, "tile berserk")


def test_a_rule_opens_beside_the_game(table_server: Server, browser: Browser) -> None:
    shown = next(shown for name, phase, shown in moments() if (name, phase) == ("base", "conquer"))
    with visit(browser, reduced_motion="reduce") as page:
        Stage(page, table_server.url).show(shown)
        with_a_region(page, shown)
        page.locator("article.region [data-card]").first.click()
        page.locator(f"{CARD} summary").click()
        page.locator(f"{CARD} details article").first.wait_for()
        links = page.locator("main a[href^='/rules/'], dialog a[href^='/rules/']")
        assert links.count() > 1
        assert set(links.evaluate_all("all => all.map(one => one.target)")) == {"_blank"}


def beyond_reach() -> tuple[Game, dict[str, Any]]:
    """A real game that the first player must go on with, and a region for which he has too few tokens, die or not."""
    game, bot = Game.open(Setup("base_3"), 8), make_bot("greedy", 1)
    while True:
        s = game.state
        if s.decider == 0 and s.phase_name == "conquer":
            for target in frame(s, "base_3")["decision"]["targets"]:
                refused = target.get("refused") or {}
                if refused.get("why") == "too-few-tokens" and not refused["args"]["lucky"]:
                    return game, target
        game.play(bot.choose(counted_view(s, int(s.decider)), s.legal()))


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_refusal_tells_its_numbers(table_server: Server, browser: Browser, language: str) -> None:
    game, target = beyond_reach()
    seats = [{"name": "Anna"}, *({"player": "greedy", "name": name} for name in ("Ben", "Zoë"))]
    table = table_server.open_table(record=uploaded(game.record()), seats=seats)
    said = Speaker(language).say("refused-too-few-tokens", target["refused"]["args"])
    with visit(browser, 390, 844, **PHONE, locale=language) as page:
        page.goto(address(table_server, table))
        place = page.locator(f"[data-region='{target['region']}']")
        place.wait_for(state="attached")
        page.locator(READY).wait_for()
        place.dispatch_event("click")
        refusal = page.locator("article.region .refused")
        expect(refusal).to_contain_text(said[0].upper() + said[1:])
        for name in ("needed", "hand"):
            expect(refusal).to_contain_text(str(target["refused"]["args"][name]))
        expect(refusal.locator("a")).to_have_text(target["refused"]["rule"])


def rest(page: Page, on: Locator) -> None:
    """Lay a finger on something until its card is there."""
    on.scroll_into_view_if_needed()
    box = on.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(CARD).wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(CARD)).to_have_count(1)


def frame_of(board: str, seed: int = 5, **options: Any) -> Frame:
    return frame(elbowroom.new_game(board, seed, **options), board)


IN_SIGHT = """
() => [...document.querySelectorAll(".decision .pair .texts")].map((one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const body = one.closest(".body").getBoundingClientRect();
  return top >= body.top - 1 && bottom <= body.bottom + 1 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
})
"""


ALL_SIX = ",".join(["true"] * 6)
SOON = 10_000  # milliseconds

# Boards that leave little room, with the pairs of one box and of all.
PICKS: list[tuple[str, dict[str, Any]]] = [
    ("base_2", {}),
    ("base_5", {"boxes": list(BOXES)}),
    ("underground_4", {}),
    ("underground_5", {"boxes": list(BOXES)}),
    ("base_3+sky_2", {"boxes": list(BOXES), "sites": True}),
]


SIZES_OF_DESKS = ((1440, 900), (1280, 720), (1024, 768))


def wordiest(language: str, board: str, options: dict[str, Any]) -> Frame:
    """Of many games that one which begins with the most to read; cards side by side are as high as the longest."""
    speaker = Speaker(language)

    def longest(shown: Frame) -> int:
        pairs = [pair["race"] + " " + pair["power"] for pair in shown["position"]["column"]]
        texts = [sum(len(speaker.tile_text(key, "summary")) for key in pair.split()) for pair in pairs]
        return sum(max(texts[index : index + 2]) for index in range(0, len(texts), 2))

    return max((frame_of(board, seed, **options) for seed in range(so_many(20, long=200))), key=longest)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_six_pairs_are_read_at_once(table_server: Server, browser: Browser, language: str) -> None:
    hidden: list[str] = []
    with visit(browser, locale=language, reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        for board, options in PICKS:
            stage.show(wordiest(language, board, options))
            page.locator(".split").first.wait_for(state="attached")
            for width, height in SIZES_OF_DESKS:
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                try:  # the page measures once it has been drawn, which a busy machine lets wait
                    page.wait_for_function(f"() => String(({IN_SIGHT})()) === '{ALL_SIX}'", timeout=SOON)
                except TooLate:
                    hidden.append(f"{board} at {width}×{height}: {page.evaluate(IN_SIGHT)}")
    assert hidden == []


LIT = "() => [...document.querySelectorAll('[data-lit]')].map(one => Number(one.dataset.lit)).sort((a, b) => a - b)"


def test_a_pair_lights_what_suits_it(table_server: Server, browser: Browser) -> None:
    shown = frame_of("base_2")
    suited = next(choices["suited"] for choices in shown["question"]["choices"] if choices["verb"] == "pick")
    assert any(suited)
    assert not all(suited)
    with visit(browser, reduced_motion="reduce") as page:
        Stage(page, table_server.url).show(shown)
        for price, regions in enumerate(suited):
            pair = page.locator(f".decision [data-pair='{price}']")
            pair.hover()
            expect(page.locator("[data-lit]")).to_have_count(len(regions))
            assert page.evaluate(LIT) == regions
            page.mouse.move(5, 5)
            expect(page.locator("[data-lit]")).to_have_count(0)
            pair.focus()
            expect(page.locator("[data-lit]")).to_have_count(len(regions))
            page.locator("[data-at=undo]").focus()
            expect(page.locator("[data-lit]")).to_have_count(0)


def test_the_log_shows_where_and_what(table_server: Server, browser: Browser) -> None:
    """Of a real game: lines light their regions, names open their cards, and a score has its lines."""
    table = table_server.open_table(board="base_2", public=True, seats=[{"player": "greedy"}, {"player": "greedy"}])
    wait_until_over(table_server, table)
    seq = next(
        moment["happening"]["seq"]
        for moment in table_server.get(f"/api/tables/{table.id}/moments?first=1&last=60")["moments"]
        if any(fact["code"] == "scored" for fact in moment["happening"].get("facts", []))
    )
    moment = table_server.get(f"/api/tables/{table.id}/moments?first=1&last={seq}")["moments"]
    shown = frame_of("base_2")
    with visit(browser, locale="en-GB", reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        stage.show(shown)
        stage.tell([one["happening"] for one in moment])
        log = page.get_by_role("log")
        assert unread(page) == []
        line = log.locator("li", has=page.locator("[data-lights]")).first
        region = int(str(line.locator("[data-lights]").first.get_attribute("data-lights")))
        line.hover()
        expect(page.locator(f"[data-lit='{region}']")).to_have_count(1)
        page.mouse.move(5, 5)
        expect(page.locator("[data-lit]")).to_have_count(0)
        line.locator("[data-lights]").first.focus()
        expect(page.locator(f"[data-lit='{region}']")).to_have_count(1)
        page.locator("[data-at=undo]").focus()
        name = line.locator("[data-card]").first
        subject = str(name.get_attribute("data-card"))
        name.click()
        check(page, subject)
        page.keyboard.press("Escape")
        score = log.locator("li", has_text="scores").first
        expect(score.locator("small").first).to_contain_text("+")
        expect(score.locator("small").first).to_contain_text("regions")


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_a_card_shuts_nobody_out(table_server: Server, browser: Browser, axe: str, scheme: Any, size: str) -> None:
    problems: list[str] = []
    with visit(browser, *SIZES[size], color_scheme=scheme, locale="en-GB", reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        for name, phase, shown in moments():
            if phase not in ("pick", "conquer"):
                continue
            stage.show(shown)
            with_a_region(page, shown)
            for _, trigger in list(every_trigger(page, set()))[:3]:
                trigger.dispatch_event("click")
                page.locator(f"{CARD} summary").click()
                page.locator(f"{CARD} details article").first.wait_for()
                settle(page)
                problems += [f"{name}, {phase}: {problem}" for problem in violations(page, axe, CARD)]
                page.keyboard.press("Escape")
                expect(page.locator(CARD)).to_have_count(0)
        page.keyboard.press("?")
        page.locator("details.legend summary").click()
        settle(page)
        problems += [f"legend: {problem}" for problem in violations(page, axe)]
        page.locator("details.legend [data-card]").first.click()
        expect(page.locator(CARD)).to_have_count(1)
    assert problems == []


def test_cards_open_around_the_game_too(table_server: Server, browser: Browser) -> None:
    """On the first page, in the gallery, in a replay, at the end, and for somebody who only watches."""
    over = table_server.open_table(board="base_2", public=True, seats=[{"player": "greedy"}, {"player": "random"}])
    wait_until_over(table_server, over)
    with visit(browser, locale="en-GB", reduced_motion="reduce") as page:
        for address, ready in (
            ("/", ".living [data-card]"),
            ("/gallery", "[data-tile] [data-card]"),
            (f"/t/{over.id}", "ol [data-card]"),
            (f"/t/{over.id}/{LAST}", "aside [data-card]"),
        ):
            page.goto("about:blank")
            page.goto(table_server.url + address)
            trigger = page.locator(ready).first
            subject = str(trigger.get_attribute("data-card"))
            trigger.click()
            check(page, subject)
            if address.endswith(f"/{LAST}"):  # what somebody's race was paid
                expect(page.locator(CARD)).to_contain_text("last score:")
            page.keyboard.press("Escape")
            expect(page.locator(CARD)).to_have_count(0)
        assert unread(page) == []
        for looking in (None, "tab coach"):  # a tap on the board of the past has nothing else to do
            if looking:
                page.locator(f"[data-at='{looking}']").click()
            page.locator("[data-region='1']").dispatch_event("click")
            check(page, "region 1")
            page.keyboard.press("Escape")
            expect(page.locator(CARD)).to_have_count(0)
