"""What others do is shown step by step, in a real browser: at every step board, purses and hands are those of then,
and whoever is asked, skips, reloads or loses the network finds the true position.

Where `paced`, the clock of the page stands still until it is told to go on: what takes half a minute is seen at its
normal speed, bit by bit, in a second.
"""

import json
import re
from operator import itemgetter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import connect

from elbowroom.bots.specs import make_bot
from elbowroom.content.catalog import BOXES
from elbowroom.content.setup import Setup
from elbowroom.engine.view import counted_view
from elbowroom.table.game import Game
from tests.browser.conftest import PATIENCE, People
from tests.browser.players import Player, address, await_turn, look
from tests.browser.test_access import AXE, violations
from tests.effort import LONG, so_many
from tests.server.games import uploaded
from tests.server.harness import START, Opened, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

Position = dict[str, Any]
Moment = dict[str, Any]

# Keeps what is drawn whenever something changes: the number of the moment, every piece, purses and hands, what is told,
# and the die. Pieces that are just leaving are no longer part of it; a stack is read with the number printed on it.
RECORDER = r"""
window.elbowroomDrawn = () => {
  const pane = document.querySelector(".pane");
  if (!pane) return null;
  const lying = [...pane.querySelectorAll("[data-lies]")].filter((one) => !one.inert);
  const stack = (one) => one.dataset.lies.replace(/\d+$/, one.textContent.trim());
  const numbers = (one) => one.textContent.match(/\d+/g)?.map(Number) ?? [];
  const purse = (row) => numbers(row.querySelector("[data-purse] .hidden"))[0] ?? null;
  const held = (row) => [purse(row), ...[...row.querySelectorAll(".race small")].map(numbers)];
  return {
    seq: Number(pane.dataset.seq),
    running: document.querySelector(".film") !== null,
    caption: document.querySelector(".film .caption")?.textContent.trim() ?? "",
    die: pane.querySelector("[data-die]")?.dataset.die ?? "",
    lit: [...new Set([...pane.querySelectorAll("[data-lit]")].map((one) => Number(one.dataset.lit)))],
    log: document.querySelector(".log")?.textContent ?? "",
    pieces: lying.map((one) => one.matches(".stack") ? stack(one) : one.dataset.lies).sort(),
    players: [...document.querySelectorAll(".players li")].map(held),
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


def held(race: Any) -> list[int]:
    """Of a race in play: how many regions, and how many tokens in hand if there are any."""
    return [len(race.get("regions", [])), *([race["hand"]] if race.get("hand") else [])]


def players(position: Position) -> list[list[Any]]:
    """What Anna reads of each player: regions of each race, tokens in hand if there are any, and her own coins.

    The purses of the others are opened when the film of the last turn is over, although of a game that is over the
    server tells them for earlier moments, too.
    """
    return [
        [
            seat["coins"] if number == 1 else None,
            *(held(race) for race in [seat.get("active")] if race),
            *([len(race.get("regions", []))] for race in (seat.get("decline"), seat.get("beside")) if race),
        ]
        for number, seat in enumerate(position["seats"], start=1)
    ]


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
        position = known[step["seq"]]["position"]
        assert lying(step) == pieces(position), f"moment {step['seq']}: {step['caption']}"
        if step["players"]:  # a phone has them elsewhere
            assert step["players"] == players(position), f"moment {step['seq']}: {step['caption']}"
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


def over(server: Server, table: Opened) -> bool:
    return bool(server.get(f"/api/tables/{table.id}", table.keys[0])["status"] == "over")


def is_true(page: Page, server: Server, table: Opened, key: str) -> None:
    """The board is the newest one."""
    newest = server.get(f"/api/tables/{table.id}", key)["seq"]
    page.wait_for_function("seq => Number(document.querySelector('.pane')?.dataset.seq) >= seq", arg=newest)
    now, position = drawn(page), moments(server, table, key, newest - 1)[newest]["position"]
    assert not now["running"]
    assert lying(now) == pieces(position)
    if now["players"]:
        assert now["players"] == players(position)


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


# Boards, what is played on them, and in which round one comes to the table: in the first an empty board is conquered,
# in later ones races go into decline and are driven out.
FAMILIES: dict[str, tuple[str, dict[str, Any], int]] = {
    "base": ("base_4", {}, 1),
    "underground": ("underground_4", {}, 4),
    "sky": ("base_3+sky_2", {}, 3),
    "mixed": ("base_4", {"boxes": list(BOXES), "sites": True}, 5),
}
BOTS = ("greedy", "random", "greedy")


def recorded(family: str, after: int) -> Game:
    """A game of this family until Anna's turn begins, in a round or after it."""
    board, options, _ = FAMILIES[family]
    game = Game.open(Setup(board, **options), 5)
    bots = [make_bot(name, seat) for seat, name in enumerate(("greedy", *BOTS))]
    while game.state.round < after or game.state.decider != 0 or game.state.phase_name not in ("pick", "decide"):
        decider = int(game.state.decider)
        game.play(bots[decider].choose(counted_view(game.state, decider), game.state.legal()))
    return game


def resumed(server: Server, game: Game) -> Opened:
    """A table at which Anna goes on with a game, against three bots."""
    seats = [{"name": "Anna"}, *({"player": bot} for bot in BOTS[: game.state.rules.players - 1])]
    return server.open_table(record=uploaded(game.record()), seats=seats)


def paced(page: Page, server: Server, table: Opened) -> Page:
    """Somebody at a table who follows the others at normal speed, and the clock of whose page stands still."""
    page.clock.install(time=0)
    filmed(page).goto(address(server, table))
    page.locator(".pane[data-seq]").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    return page


def to_the_end(page: Page, newest: int) -> None:
    """Let the clock of a page go on until its film is over and it draws the newest moment, or tells how it ended."""
    for _ in range(200):
        page.clock.run_for(2000)
        now = page.evaluate(DRAWN)
        if not now or (not now["running"] and now["seq"] >= newest):
            return
    raise AssertionError("the film does not end")


def play_elsewhere(server: Server, table: Opened, luck: Random) -> tuple[int, int]:
    """Play as Anna on another device until others have played and she is asked again, or the game is over; returns the
    number of the last entry then, and the round. Her page shows what others have done, as if she had played there.
    """
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/play"
    with connect(address, open_timeout=START, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": table.keys[0], "seen": 0, "name": ""}))
        acted, others_played = 0, False
        while True:
            message = json.loads(socket.recv(START))
            assert message["type"] != "refused", message
            if message["type"] != "game":
                continue
            seq, decision = message["seq"], message.get("decision")
            others_played |= acted > 0 and any(entry.get("by_bot") for entry in message["happenings"])
            if message["table"]["status"] == "over" or (decision and others_played):
                return seq, message["position"]["round"]
            if decision and seq > acted:
                action = luck.choice(decision["choices"])["action"]
                socket.send(json.dumps({"type": "act", "ref": 1, "seq": seq, "action": action}))
                acted = seq


@pytest.mark.parametrize("family", FAMILIES)
def test_at_every_step_the_board_is_that_of_the_moment(table_server: Server, people: People, family: str) -> None:
    """A round of three bots at normal speed, or a whole game of it."""
    game = recorded(family, so_many(FAMILIES[family][2], long=0))
    table = resumed(table_server, game)
    page = paced(people.page(960, 640), table_server, table)
    luck, told = Random(7), set[str]()
    first = reached = int(game.state.round)
    while (LONG or reached == first) and not over(table_server, table):
        steps(page)
        began = drawn(page)["seq"]
        newest, reached = play_elsewhere(table_server, table, luck)
        expect(page.locator(".film")).to_be_visible()
        to_the_end(page, newest)
        shown, known = steps(page), moments(table_server, table, table.keys[0], began - 1)
        assert max(known) == newest
        check(shown, known)
        assert all(step["players"] for step in shown)
        done = [seq for seq in others(known, began) if facts(known[seq], *SHOWN)]
        assert done
        assert set(done) <= {step["seq"] for step in shown}
        told |= {step["caption"] for step in shown}
        if over(table_server, table):
            page.clock.resume()  # purses are opened one after the other
            expect(page.get_by_role("heading", level=1)).to_contain_text("coins")
        else:
            is_true(page, table_server, table, table.keys[0])
    assert any("conquers region" in caption for caption in told)
    assert any("scores" in caption for caption in told)


def amid_a_film(page: Page, server: Server, table: Opened, luck: Random) -> dict[int, Moment]:
    """Let the others play, and see some of it; what has happened meanwhile."""
    steps(page)
    began = drawn(page)["seq"]
    newest, _ = play_elsewhere(server, table, luck)
    expect(page.locator(".film")).to_be_visible()
    page.clock.run_for(3000)
    expect(page.locator(".film")).to_be_visible()
    assert drawn(page)["seq"] < newest
    return moments(server, table, table.keys[0], began - 1)


@pytest.mark.parametrize("family", [*FAMILIES][-so_many(1, long=len(FAMILIES)) :])
def test_skipping_reloading_and_losing_the_network_end_in_the_true_position(
    table_server: Server, people: People, family: str
) -> None:
    table = resumed(table_server, recorded(family, FAMILIES[family][2]))
    page, luck, key = paced(people.page(960, 640), table_server, table), Random(3), table.keys[0]
    film = page.locator(".film")

    known = amid_a_film(page, table_server, table, luck)
    page.locator("[data-film=skip]").click()
    expect(film).to_have_count(0)
    check(steps(page), known)
    is_true(page, table_server, table, key)

    amid_a_film(page, table_server, table, luck)
    page.reload()
    page.locator(".pane[data-seq]").wait_for()
    page.clock.run_for(1000)  # a board is drawn in several frames
    is_true(page, table_server, table, key)

    known = amid_a_film(page, table_server, table, luck)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost. Your game is safe")).to_be_visible()
    page.clock.run_for(2000)  # what is known already is shown all the same
    page.locator("[data-film=skip]").click()
    expect(film).to_have_count(0)
    check(steps(page), known)
    before = max(known)
    assert lying(drawn(page)) == pieces(known[before]["position"])
    newest, _ = play_elsewhere(table_server, table, luck)
    assert drawn(page)["seq"] == before
    page.context.set_offline(False)
    expect(film).to_be_visible()  # of what was missed
    to_the_end(page, newest)
    missed, known = steps(page), moments(table_server, table, key, before - 1)
    check(missed, known)
    assert {seq for seq in others(known, before) if facts(known[seq], *SHOWN)} <= {step["seq"] for step in missed}
    is_true(page, table_server, table, key)
    people.forgive(r"WebSocket connection|Failed to load resource")


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
    if size[1] >= 900:  # then all players are seen beside it, too
        for row in page.locator(".players li").all():
            expect(row).to_be_in_viewport(ratio=0.99)


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
    onward = "() => document.querySelector('[data-at=yes], [data-at=end]:enabled')?.click()"
    while not page.locator(".film").count():
        page.evaluate(onward)
        page.wait_for_timeout(100)
    meanwhile = page.locator(".screen:has(.film) .decision.yours")  # asked again, while what came before is shown
    meanwhile.wait_for()
    assert meanwhile.locator(".roll").count() == 0


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
