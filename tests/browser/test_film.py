"""What others do is shown step by step, in a real browser: at every step the board is that of the moment, and whoever
is asked, skips, reloads or loses the network finds the true position.
"""

import re
from operator import itemgetter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from elbowroom.bots.specs import make_bot
from elbowroom.content.catalog import BOXES
from elbowroom.content.setup import Setup
from elbowroom.engine.view import counted_view
from elbowroom.table.game import Game
from tests.browser.conftest import PATIENCE, People
from tests.browser.players import Player, address, await_turn, come, look, play_on, play_turn
from tests.browser.test_access import AXE, violations
from tests.effort import so_many
from tests.server.games import uploaded
from tests.server.harness import Opened, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

Position = dict[str, Any]
Moment = dict[str, Any]

# Keeps what is drawn whenever something changes: the number of the moment, every piece, what is told, and the die.
# Pieces that are just leaving are no longer part of it; a stack is read with the number that is printed on it.
RECORDER = r"""
window.elbowroomDrawn = () => {
  const pane = document.querySelector(".pane");
  if (!pane) return null;
  const lying = [...pane.querySelectorAll("[data-lies]")].filter((one) => !one.inert);
  const stack = (one) => one.dataset.lies.replace(/\d+$/, one.textContent.trim());
  return {
    seq: Number(pane.dataset.seq),
    running: document.querySelector(".film") !== null,
    caption: document.querySelector(".film .caption")?.textContent.trim() ?? "",
    die: pane.querySelector("[data-die]")?.dataset.die ?? "",
    lit: [...new Set([...pane.querySelectorAll("[data-lit]")].map((one) => Number(one.dataset.lit)))],
    log: document.querySelector(".log")?.textContent ?? "",
    pieces: lying.map((one) => one.matches(".stack") ? stack(one) : one.dataset.lies).sort(),
  };
};
window.elbowroomSteps = [];
document.addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const drawn = window.elbowroomDrawn();
    const last = window.elbowroomSteps.at(-1);
    if (drawn && JSON.stringify(drawn) !== JSON.stringify(last)) window.elbowroomSteps.push(drawn);
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, everything);
});
"""
DRAWN = "() => window.elbowroomDrawn()"
SHOWN = ("conquered", "placed", "picked", "declined", "scored", "attempt-failed")  # facts of entries that must be seen
MOST = 100  # moments a server gives at once


def filmed(page: Page, speed: str = "normal") -> Page:
    """Somebody who follows the others at some speed, and whose page remembers what it has drawn."""
    chosen = f"localStorage.setItem('elbowroom.settings', JSON.stringify({{speed: '{speed}'}}))"
    page.context.add_init_script(f"if (location.protocol.startsWith('http')) {chosen};")
    page.context.add_init_script(RECORDER)
    return page


def moments(server: Server, table: Opened, key: str, after: int = 0) -> dict[int, Moment]:
    """Everything that has happened so far, or since some moment, by number, with the position after it."""
    found: dict[int, Moment] = {}
    last: int = server.get(f"/api/tables/{table.id}", key)["seq"]
    for first in range(after + 1, last + 1, MOST):
        part = server.get(f"/api/tables/{table.id}/moments", key, first=first, last=min(first + MOST - 1, last))
        found |= {moment["happening"]["seq"]: moment for moment in part["moments"]}
    return found


def pieces(position: Position) -> list[str]:
    """All that lies on a board, as the page marks it."""
    found = []
    for region in position["regions"]:
        at = region["id"]
        if region.get("seat") and region.get("race"):
            found.append(f"{at} {region['seat']} {region['race']} {region['place']} {region.get('tokens', 0)}")
        if region.get("natives"):
            found.append(f"{at} natives {region['natives']}")
        found += [f"{at} marker {key} {count}" for key, count in region.get("markers", {}).items()]
        found += [f"{at} site {key}" for key in region.get("sites", [])]
        found += [f"{at} hidden hidden"] if region.get("hides") else []
        found += [f"{at} buried {region['buried']}"] if region.get("buried") else []
    return sorted(found)


def lying(drawn: dict[str, Any]) -> list[str]:
    """What was drawn, without what is printed on the board."""
    return [piece for piece in drawn["pieces"] if piece.split()[1] not in ("symbol", "access")]


def drawn(page: Page) -> dict[str, Any]:
    now: dict[str, Any] = page.evaluate(DRAWN)
    return now


def steps(page: Page) -> list[dict[str, Any]]:
    """What was drawn while the film ran, since the last time somebody asked."""
    found: list[dict[str, Any]] = page.evaluate("() => window.elbowroomSteps.splice(0)")
    return [step for step in found if step["running"]]


def check(shown: list[dict[str, Any]], known: dict[int, Moment]) -> None:
    """Each step shows the position of its moment piece by piece, and a die lands before anything is told of it."""
    for step in shown:
        assert lying(step) == pieces(known[step["seq"]]["position"]), f"moment {step['seq']}: {step['caption']}"
        if taken := re.search(r"conquers region (\d+) ", step["caption"]):
            assert int(taken[1]) in step["lit"]
        if not step["die"]:
            continue
        later = [roll for seq in known if seq >= step["seq"] for roll in facts(known[seq], "rolled")]
        rolled = next((roll for roll in later if roll not in facts(known[step["seq"]], "rolled")), later[-1])["args"]
        if step["die"] == "rolling":
            assert step["caption"].endswith("rolls the die …")
            assert f"rolls {rolled['pips']} for region {rolled.get('region')}." not in step["log"].split("Turn")[-1]
        else:  # it may still fade when the board has gone on
            fading = [roll["args"]["pips"] for roll in facts(known[step["seq"]], "rolled")]
            assert int(step["die"]) in (rolled["pips"], *fading)


def facts(moment: Moment, *codes: str) -> list[dict[str, Any]]:
    return [fact for fact in moment["happening"].get("facts", []) if fact["code"] in codes]


def is_true(page: Page, server: Server, table: Opened, key: str) -> None:
    """The board is the newest one."""
    known = moments(server, table, key)
    page.wait_for_function("seq => Number(document.querySelector('.pane')?.dataset.seq) >= seq", arg=max(known))
    now = drawn(page)
    assert not now["running"]
    assert lying(now) == pieces(known[max(known)]["position"])


def to_the_bots(page: Page, server: Server, table: Opened, random: Random) -> None:
    """Play one's own turn to its end, so that others play and that is shown."""
    player = Player(page, random)
    expect(page.locator(".decision.yours")).to_be_visible()
    page.keyboard.press("Escape")  # whoever played before is not waited for
    expect(page.locator(".film")).to_have_count(0)
    steps(page)
    seen, began = await_turn(page), max(moments(server, table, table.keys[0]))
    while seen["yours"] and not others(moments(server, table, table.keys[0], began), began):
        seen = player.step(seen)
    expect(page.locator(".film")).to_be_visible()


def others(known: dict[int, Moment], after: int) -> list[int]:
    """What bots have done since."""
    return [seq for seq, moment in known.items() if seq > after and moment["happening"].get("by_bot")]


def open_table(server: Server, board: str, *bots: str, **options: Any) -> Opened:
    return server.open_table(board=board, seats=[{"name": "Anna"}, *({"player": bot} for bot in bots)], **options)


# Boards, what is played on them, and which of one's own turns is followed by a film that is looked at each time: the
# first ones conquer an empty board, in later ones races go into decline and are driven out.
FAMILIES: dict[str, tuple[str, dict[str, Any], int]] = {
    "base": ("base_4", {}, 0),
    "underground": ("underground_4", {}, 2),
    "sky": ("base_3+sky_2", {}, 1),
    "mixed": ("base_4", {"boxes": list(BOXES), "sites": True}, 2),
}
SPEEDS = ("normal", "fast", "fast", "fast")


@pytest.mark.parametrize("family", FAMILIES)
def test_at_every_step_the_board_is_that_of_the_moment(table_server: Server, people: People, family: str) -> None:
    board, options, which = FAMILIES[family]
    table = open_table(table_server, board, "greedy", "random", "greedy", **options)
    page = filmed(people.page())
    page.goto(address(table_server, table))
    random, seen, told = Random(7), set[int](), set[str]()
    skipped = so_many(which, long=0)
    for _ in range(skipped):
        to_the_bots(page, table_server, table, random)
    for speed in SPEEDS[skipped:][: so_many(1, long=len(SPEEDS))]:
        to_the_bots(page, table_server, table, random)
        began = drawn(page)["seq"]
        page.locator(".film select").select_option(speed)
        page.wait_for_function("() => document.querySelector('.film') === null", timeout=180_000)
        known = moments(table_server, table, table.keys[0])
        shown = steps(page)
        check(shown, known)
        seen |= {step["seq"] for step in shown}
        told |= {step["caption"] for step in shown}
        done = others(known, began)
        assert len(done) > 3
        assert {seq for seq in done if facts(known[seq], *SHOWN)} <= seen
        is_true(page, table_server, table, table.keys[0])
    assert any("conquers region" in caption for caption in told)
    assert any("scores" in caption for caption in told)


def test_the_log_does_not_tell_the_end_before_it_is_seen(table_server: Server, people: People) -> None:
    game = Game.open(Setup("base_2"), 3)
    bots = [make_bot("random", seat) for seat in range(2)]
    first = int(game.state.decider)
    while game.state.round < game.state.rules.rounds or game.state.decider != first:
        decider = int(game.state.decider)
        game.play(bots[decider].choose(game.state, game.state.legal()))
    seats: list[dict[str, str]] = [{"player": "greedy"}, {"player": "greedy"}]
    seats[first] = {"name": "Anna"}
    table = table_server.open_table(record=uploaded(game.record()), seats=seats)
    page = filmed(people.page(), "fast")
    page.goto(address(table_server, table))
    to_the_bots(page, table_server, table, Random(4))
    page.wait_for_function("() => document.querySelector('.film') === null", timeout=180_000)
    shown = steps(page)
    last = [step for step in shown if " scores " in step["caption"]]
    assert last
    assert not any("The game is over" in step["log"] for step in last)
    assert "The game is over" in shown[-1]["log"]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_whoever_picks_meanwhile_sees_all_of_the_board(
    table_server: Server, people: People, size: tuple[int, int]
) -> None:
    page = filmed(people.page(*size), "slow")
    page.goto(address(table_server, open_table(table_server, "base_4", "greedy", "greedy", "greedy")))
    film, board, pairs = page.locator(".film"), page.locator(".pane"), page.locator(".decision [data-pair]")
    expect(film).to_be_visible()  # bots began
    expect(pairs).to_have_count(6)
    meanwhile = board.bounding_box()
    for place in (board, pairs.first):
        assert apart(film, place)
    page.locator("[data-film=skip]").click()
    expect(film).to_have_count(0)
    assert board.bounding_box() == meanwhile


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither lies over the other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    upper, lower = sorted((first, second), key=itemgetter("y"))
    return upper["y"] + upper["height"] <= lower["y"] + 1


@pytest.fixture
def shown(table_server: Server, people: People) -> tuple[Page, Opened]:
    """Somebody to whom a bot's turn is being shown, held as soon as it began; it is their turn already."""
    table = open_table(table_server, "base_3", "greedy", "greedy")
    page = filmed(people.page(), "slow")
    page.goto(address(table_server, table))
    to_the_bots(page, table_server, table, Random(4))
    page.locator("[data-film=pause]").click()
    expect(page.locator(".decision.yours")).to_be_visible()
    return page, table


def test_pause_skip_and_again(table_server: Server, shown: tuple[Page, Opened]) -> None:
    page, table = shown
    page.clock.install()
    film, pause = page.locator(".film"), page.locator("[data-film=pause]")
    expect(pause).to_have_attribute("aria-pressed", "true")
    held = drawn(page)
    page.clock.run_for(20_000)
    assert drawn(page) == held
    pause.click()
    expect(page.locator(".film .caption")).not_to_have_text(held["caption"])
    page.locator("[data-film=skip]").click()
    expect(film).to_have_count(0)
    is_true(page, table_server, table, table.keys[0])
    newest = drawn(page)["seq"]
    steps(page)
    for ends in ("Escape", " "):
        page.locator(".board-place ~ [data-film=again]").click()
        expect(film).to_be_visible()
        assert drawn(page)["seq"] < newest
        page.evaluate("() => document.activeElement?.blur()")
        page.keyboard.press(ends)
        expect(film).to_have_count(0)
        is_true(page, table_server, table, table.keys[0])
    page.get_by_role("button", name="Show me", exact=True).click()
    expect(film).to_be_visible()
    page.locator(".film select").select_option("fast")
    page.wait_for_function("() => document.querySelector('.film') === null", timeout=180_000)
    known = moments(table_server, table, table.keys[0])
    again = steps(page)
    check(again, known)
    assert {seq for seq in known if seq > held["seq"] and facts(known[seq], *SHOWN)} <= {step["seq"] for step in again}
    page.get_by_role("button", name="Show me", exact=True).click()
    page.locator(".film select").select_option("instant")
    expect(film).to_have_count(0)
    is_true(page, table_server, table, table.keys[0])


def test_whoever_is_asked_can_act_although_the_film_runs(table_server: Server, shown: tuple[Page, Opened]) -> None:
    page, table = shown
    film, costs = page.locator(".film"), page.locator("[data-region][aria-label*='Costs']")
    known = moments(table_server, table, table.keys[0])
    assert drawn(page)["seq"] < max(known)
    assert look(page)["yours"]
    page.locator(".decision [data-choice=expand], .decision [data-at=expand]").first.click()
    expect(film).to_have_count(0)
    expect(page.locator(".question")).to_contain_text("Choose a region to conquer")
    expect(costs.first).to_be_attached()
    target = costs.first.get_attribute("data-region")
    page.locator(".board-place ~ [data-film=again]").click()
    expect(film).to_be_visible()
    expect(costs).to_have_count(0)  # nothing glows on a board of the past
    region = page.locator(f"[data-region='{target}']")
    region.dispatch_event("click")
    expect(film).to_have_count(0)
    expect(region).to_have_attribute("aria-pressed", "true")
    expect(costs.first).to_be_attached()
    is_true(page, table_server, table, table.keys[0])
    page.get_by_role("button", name="Conquer for").click()
    expect(page.get_by_role("log")).to_contain_text(f"Anna conquers region {target} with")


def test_a_reload_ends_the_film_which_can_still_be_had(table_server: Server, shown: tuple[Page, Opened]) -> None:
    page, table = shown
    page.reload()
    page.locator(".pane[data-seq]").wait_for()
    is_true(page, table_server, table, table.keys[0])
    since = page.get_by_role("region", name="Since your last turn")
    known = moments(table_server, table, table.keys[0])
    own = max(seq for seq, moment in known.items() if moment["happening"].get("seat") == 1)
    for seat in (2, 3):
        deeds = since.locator(f"[data-deeds='{seat}']")
        told = [
            fact for seq in known if seq > own for fact in facts(known[seq], *SHOWN) if fact["args"]["seat"] == seat
        ]
        coins = sum(fact["args"]["coins"] for fact in told if fact["code"] == "scored")
        expect(deeds).to_contain_text(f"+{coins} coin")
        if regions := [fact["args"]["region"] for fact in told if fact["code"] == "conquered"]:
            expect(deeds).to_contain_text(f"{len(regions)} region")
            shown_there = deeds.locator("[data-lights]").evaluate_all("all => all.map(one => +one.dataset.lights)")
            assert shown_there == regions
            deeds.hover()
            expect(page.locator("[data-lit]")).to_have_count(len(set(regions)))
            page.mouse.move(5, 5)
            expect(page.locator("[data-lit]")).to_have_count(0)
        for fact in told:
            if fact["code"] == "declined":
                expect(deeds).to_contain_text("in decline: ")
    page.get_by_role("button", name="Show me", exact=True).click()
    expect(page.locator(".film")).to_be_visible()
    assert drawn(page)["seq"] < max(known)
    check([drawn(page)], known)


def amid(server: Server, after: int, phase: str) -> Opened:
    """A table of four on which greedy bots have played until Anna is asked this."""
    game = Game.open(Setup("base_4"), 8)
    bot = make_bot("greedy", 1)
    while game.state.round < after or game.state.decider != 0 or game.state.phase_name != phase:
        game.play(bot.choose(counted_view(game.state, int(game.state.decider)), game.state.legal()))
    seats = [{"name": "Anna"}, *({"player": "greedy", "name": name} for name in ("Ben", "Zoë", "Mikołaj"))]
    return server.open_table(record=uploaded(game.record()), seats=seats)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_what_has_happened_is_read_without_scrolling(
    table_server: Server, people: People, size: tuple[int, int]
) -> None:
    """Four players with two races each, in the language with the longest words."""
    page = people.calm_page(width=size[0], height=size[1], locale="de-DE")
    page.goto(address(table_server, amid(table_server, 5, "decide")))
    expect(page.locator("[data-deeds]")).to_have_count(3)  # also who attacked before the own redeployment
    hidden = page.locator(".decision .body").evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 4


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_six_pairs_and_what_has_happened_are_seen_at_once(
    table_server: Server, people: People, size: tuple[int, int]
) -> None:
    """Who earned how much stands in one line beside the pairs; a press tells the rest."""
    page = people.calm_page(width=size[0], height=size[1], locale="de-DE")
    page.goto(address(table_server, amid(table_server, 3, "pick")))
    for pair in page.locator(".decision .place").all():
        expect(pair).to_be_in_viewport(ratio=0.99)
    since = page.locator(".since")
    expect(since).to_be_in_viewport(ratio=0.99)
    expect(page.locator("[data-deeds]")).to_have_count(0)
    since.locator("button[aria-expanded]").click()
    expect(page.locator("[data-deeds]")).to_have_count(3)


def test_what_the_own_die_decides_is_told_when_it_has_landed(table_server: Server, people: People) -> None:
    """Neither the tokens that come back nor the coins of the region are known before."""
    game = Game.open(Setup("base_2"), 8)
    bot = make_bot("greedy", 1)
    while game.state.decider != 0 or not any(action.verb == "die" for action in game.state.legal()):
        game.play(bot.choose(counted_view(game.state, int(game.state.decider)), game.state.legal()))
    seats = [{"name": "Anna"}, {"player": "greedy", "name": "Ben"}]
    table = table_server.open_table(record=uploaded(game.record()), seats=seats)
    page = filmed(people.page(), "slow")
    page.goto(address(table_server, table))
    panel = page.locator(".decision")
    die = next(action for action in game.state.legal() if action.verb == "die")
    page.locator(f"[data-region='{int(die.target) + 1}']").dispatch_event("click")
    panel.locator(f"article [data-choice='{die.text()}']").click()
    page.get_by_role("button", name="Yes, do it").click()
    page.locator("[data-die=rolling]").wait_for()
    expect(panel.locator(".question")).to_have_text("The die is rolling …")
    expect(panel.locator(".earning, .redeploy, .roll")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(panel.locator(".roll")).to_contain_text("Rolled")
    expect(panel.locator(".earning")).to_have_count(1)


def test_a_phone_has_all_of_the_film(table_server: Server, people: People) -> None:
    """Also while one is asked already."""
    table = open_table(table_server, "base_2", "greedy")
    page = filmed(people.page(390, 844, has_touch=True), "slow")
    page.goto(address(table_server, table))
    to_the_bots(page, table_server, table, Random(3))
    expect(page.locator(".decision.yours")).to_be_visible()
    pause = page.locator(".decision [data-film=pause]")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    box = pause.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def test_without_a_network_the_film_ends_and_then_shows_what_was_missed(table_server: Server, people: People) -> None:
    table = table_server.open_table(board="base_3", seats=[{"name": "Anna"}, {"name": "Ben"}, {"player": "greedy"}])
    anna, ben = filmed(people.page(), "fast"), people.calm_page()
    for link, page in enumerate((anna, ben)):
        come(page, table_server, table, link)
    players = {"Anna": Player(anna, Random(2)), "Ben": Player(ben, Random(3))}
    for page in (anna, ben):
        expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
    play_on(players, lambda seen: seen["title"] == "Ben is playing" or (look(ben)["yours"] and not look(anna)["yours"]))
    anna.context.set_offline(True)
    expect(anna.get_by_text("The connection is lost. Your game is safe")).to_be_visible()
    before = drawn(anna)
    expect(anna.locator(".film")).to_have_count(0)
    play_turn(ben, Random(5))
    steps(anna)
    anna.context.set_offline(False)
    anna.wait_for_function("seq => Number(document.querySelector('.pane').dataset.seq) > seq", arg=before["seq"])
    anna.wait_for_function("() => document.querySelector('.film') === null", timeout=180_000)
    known = moments(table_server, table, table.keys[0])
    missed = steps(anna)
    check(missed, known)
    done = {seq for seq in known if seq > before["seq"] and facts(known[seq], *SHOWN)}
    assert done
    assert done <= {step["seq"] for step in missed}
    is_true(anna, table_server, table, table.keys[0])
    people.forgive(r"WebSocket connection|Failed to load resource")


def test_a_calm_page_steps_without_movement(table_server: Server, people: People) -> None:
    table = open_table(table_server, "base_2", "greedy")
    page = filmed(people.page(reduced_motion="reduce"), "fast")
    page.goto(address(table_server, table))
    to_the_bots(page, table_server, table, Random(4))
    moving = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    assert page.evaluate(moving) == 0
    page.wait_for_function("() => document.querySelector('.film') === null", timeout=180_000)
    shown = steps(page)
    check(shown, moments(table_server, table, table.keys[0]))
    assert len({step["seq"] for step in shown}) > 3
    assert page.locator(".coin").count() == 0


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize(("size", "scheme"), [((1440, 900), "light"), ((390, 844), "dark")])
def test_the_film_shuts_nobody_out(table_server: Server, people: People, size: tuple[int, int], scheme: str) -> None:
    table = open_table(table_server, "base_2", "greedy")
    page = filmed(people.page(*size, color_scheme=scheme, reduced_motion="reduce"), "slow")
    page.goto(address(table_server, table))
    to_the_bots(page, table_server, table, Random(4))
    expect(page.locator(".decision.yours")).to_be_visible()
    expect(page.locator(".film .caption")).to_be_visible()
    assert violations(page, AXE.read_text(encoding="utf-8")) == []


def test_a_page_that_nobody_looks_at_shows_the_newest_position(table_server: Server, people: People) -> None:
    table = open_table(table_server, "base_3", "greedy", "greedy")
    page = filmed(people.page(), "slow")
    page.goto(address(table_server, table))
    to_the_bots(page, table_server, table, Random(4))
    page.locator("[data-film=pause]").click()  # by itself it would not go on
    expect(page.locator("[data-film=pause]")).to_have_attribute("aria-pressed", "true")
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(page.locator(".film")).to_have_count(0)
    expect(page.locator(".decision.yours")).to_be_visible()
    is_true(page, table_server, table, table.keys[0])
