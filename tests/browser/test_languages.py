"""English, Polish and German: each page speaks one language only, follows the browser, and can be switched."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sysconfig
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.places import World
from tests.browser.players import address
from tests.browser.prepared import wait_until_over
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

WEB = Path(__file__).resolve().parent.parent.parent / "web"
LOCALES = {"en": "en-GB", "pl": "pl-PL", "de": "de-AT"}
TITLES = {
    "en": "Too many peoples. Too little room.",
    "pl": "Za dużo ludów. Za mało miejsca.",
    "de": "Zu viele Völker. Zu wenig Platz.",
}
# Words that a sentence of one language is hardly without, and that no other of them has.
WORDS = {
    "en": "the and your you with are is of this has have from which when",
    "pl": "się jest oraz albo żeby który które która twoja twój czy przez dla jeśli gdy żetonów żetony",
    "de": "der das und ist nicht ein eine einen mit für dein deine wird oder auf nach wenn dem den",
}
# Every text somebody could read or hear now, apart from what people have written and the names of languages.
TEXTS = """() => {
  const found = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) { if (node.data.trim()) found.push(node.data.trim()); return; }
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "STYLE"].includes(node.tagName)) return;
    if (node.lang && node !== document.documentElement) return;
    if (!node.checkVisibility() && !(node.closest("details, select, title, desc"))) return;
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "alt"]) {
      if (node.getAttribute(name)) found.push(node.getAttribute(name).trim());
    }
    node.childNodes.forEach(walk);
  };
  walk(document.documentElement);
  found.push(document.title);
  return found;
}"""

# How a game begins that is easy to play: Commando Ratmen are on top.
RACES = """
ratmen skeletons humans giants orcs tritons amazons elves dwarves wizards halflings trolls ghouls sorcerers
"""
POWERS = """
commando forest wealthy mounted hill swamp pillaging merchant flying underworld alchemist fortified seafaring spirit
heroic bivouacking berserk stout diplomat dragon_master
"""
# As a link does it; the server itself knows no such page as the last of them.
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


@cache
def dictionary() -> dict[str, set[str]]:
    """All fixed texts by language."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path)
    if node is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the packages of the client are not installed: scripts/web")
    done = subprocess.run([node, "tests/i18n/print.js"], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return {language: {text.strip() for text in texts} for language, texts in json.loads(done.stdout).items()}


@cache
def foreign_texts(language: str) -> frozenset[str]:
    """Texts that only other languages have."""
    texts = dictionary()
    own = {text.lower() for text in texts[language]}
    others = {text for other in texts if other != language for text in texts[other]}
    return frozenset(text for text in others if len(text) > 3 and text.lower() not in own)


@cache
def foreign_words(language: str) -> re.Pattern[str]:
    """Words of other languages that none of the fixed texts of this one has."""
    own = set(re.findall(r"\w+", " ".join(dictionary()[language]).lower()))
    words = [word for other, some in WORDS.items() if other != language for word in some.split() if word not in own]
    assert len(words) > 20
    return re.compile(rf"(?<!\w)({'|'.join(words)})(?!\w)", re.IGNORECASE)


@cache
def foreign_names(language: str) -> re.Pattern[str]:
    """Names and terms of other languages of one or two words, wherever they stand."""
    own = " ".join(dictionary()[language]).lower()
    short = [text for text in foreign_texts(language) if re.fullmatch(r"[^\W\d_]{5,}( [^\W\d_]{3,})?", text)]
    names = [text for text in short if not re.search(rf"(?<!\w){re.escape(text.lower())}(?!\w)", own)]
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")


def foreign(page: Page, language: str) -> list[str]:
    """What the page shows or says in another language."""
    shown: list[str] = page.evaluate(TEXTS)
    assert len(shown) > 10
    patterns = (foreign_words(language), foreign_names(language))
    return [
        text for text in shown if text in foreign_texts(language) or any(pattern.search(text) for pattern in patterns)
    ]


def expect_only(page: Page, language: str) -> None:
    """Nothing on the page is in another language."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert foreign(page, language) == [], f"{page.url} in {language}"


def unfold(page: Page) -> None:
    """Open all that is folded away, as far as it is in our languages."""
    page.evaluate("document.querySelectorAll('main details').forEach(one => { one.open = true; })")
    page.wait_for_load_state("networkidle")


def take_turn(page: Page) -> None:
    """Play one turn by what controls are, whatever they are called."""
    pick = page.locator(".decision [data-pair='0']")
    expand = page.locator(".decision [data-at=expand]")
    expect(pick.or_(expand).first).to_be_visible()
    if pick.is_visible():
        pick.click()
        page.locator(".decision [data-at^='pick ']").click()
    else:
        expand.click()
    conquests = page.locator(".decision details:has([data-at^='conquer '])")
    end = page.locator(".decision [data-at=end]:enabled")
    expect(end.or_(conquests).first).to_be_visible()
    if conquests.count():
        held = page.locator(".stack").count()
        if conquests.get_attribute("open") is None:
            conquests.locator("summary").click()
        conquests.locator("button").first.click()
        page.locator("article.region [data-choice^='conquer ']").click()
        expect(page.locator("article.region [data-choice^='conquer ']")).to_have_count(0)
        assert page.locator(".stack").count() >= held


def end_turn(page: Page) -> None:
    """Stop, let the tokens be spread, and go on until it is the next turn of this page."""
    must_pick = ".decision:not(:has([data-at=end]:enabled)) [data-pair='0']"  # otherwise a power may be kept
    following = page.locator(f".decision [data-at=expand], {must_pick}").first
    confirm = page.locator("[data-at=yes]")
    spread = page.locator(".decision [data-at=even]:enabled")
    end = page.locator(".decision [data-at=end]:enabled")
    while True:
        expect(following.or_(confirm).or_(spread).or_(end).first).to_be_visible()
        if following.is_visible():
            return
        for control in (confirm, spread, end):
            if control.count() and control.first.is_visible():
                before = page.locator(".decision").inner_text()
                control.first.click()
                page.wait_for_function(
                    "before => document.querySelector('.decision')?.innerText !== before", arg=before
                )
                break


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_every_page_speaks_one_language(language: str, world: World, people: People) -> None:
    page = people.page(locale=LOCALES[language], reduced_motion="reduce")
    for _ in world.visits(page):
        page.wait_for_load_state("networkidle")
        unfold(page)
        expect_only(page, language)
    page.goto(world.url)
    page.evaluate(GO, "/nowhere-at-all")
    expect(page.locator("main a.button").first).to_be_visible()
    expect_only(page, language)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_guided_game_speaks_one_language(language: str, table_server: Server, people: People) -> None:
    page = people.page(locale=LOCALES[language], reduced_motion="reduce")
    page.goto(f"{table_server.url}/learn")
    page.locator("main button.primary").last.click()
    expect(page.locator("[data-region='1']")).to_be_attached()
    expect_only(page, language)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_game_speaks_one_language(language: str, table_server: Server, people: People) -> None:
    seats = [{"name": "Xaver"}, {"player": "greedy", "name": "Ypsilon"}]
    setup = {"first": 1, "races": RACES.split(), "powers": POWERS.split()}
    version = table_server.get("/version")["rules_version"]
    beginning = {"format": "elbowroom record 1", "rules_version": version, "board": "base_2", "players": ["1", "2"]}
    table = table_server.open_table(board="base_2", seats=seats, record={**beginning, "setup": setup})
    page = people.page(locale=LOCALES[language])
    page.goto(address(table_server, table))
    expect(page.locator(".decision.yours")).to_be_visible()
    expect_only(page, language)
    for _ in range(2):
        take_turn(page)
        expect_only(page, language)
        page.locator("[data-region='1']").focus()
        page.keyboard.press("Enter")
        expect_only(page, language)
        page.keyboard.press("Escape")
        end_turn(page)
        expect_only(page, language)
    page.goto(f"{table_server.url}/t/{table.id}/12#{table.keys[0]}")
    expect(page.locator("input[type=range]")).to_be_visible()
    expect_only(page, language)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_end_speaks_one_language(language: str, table_server: Server, people: People) -> None:
    bots = [{"player": "greedy", "name": "Xaver"}, {"player": "random", "name": "Ypsilon"}]
    table = table_server.open_table(board="base_2", public=True, seats=bots)
    wait_until_over(table_server, table)  # who comes before is shown the rest of the game first, step by step
    page = people.page(locale=LOCALES[language])
    page.goto(f"{table_server.url}/t/{table.id}")
    expect(page.locator("article h1")).to_be_visible()
    expect_only(page, language)  # while the purses are opened
    expect(page.locator("article section.card")).to_have_count(4)
    expect_only(page, language)


def test_the_language_is_switched_any_time_and_remembered(table_server: Server, people: People) -> None:
    page = people.page(locale="fr-FR")  # nobody has translated that yet
    page.goto(table_server.url)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(TITLES["en"])
    assert len(foreign(page, "pl")) > 20  # who looks for foreign texts finds them
    assert len(foreign(page, "de")) > 20
    page.get_by_role("button", name="Polski").click()
    expect(title).to_have_text(TITLES["pl"])
    page.reload()
    expect(title).to_have_text(TITLES["pl"])
    expect_only(page, "pl")
    page.locator("header nav a[href='/settings']").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.goto(table_server.url)
    expect(title).to_have_text(TITLES["de"])
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator(".decision.yours")).to_be_visible()
    expect_only(page, "de")


def test_the_first_language_of_the_browser_that_there_is_wins(table_server: Server, people: People) -> None:
    page = people.page()
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['cs', 'pl-PL', 'en'] })")
    page.goto(table_server.url)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["pl"])
