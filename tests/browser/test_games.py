"""Whole games in a real browser, played by what is on the screen: boards and panels, no message of our own."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.players import (
    Player,
    Sight,
    address,
    await_turn,
    look,
    phase_of,
    play_on,
    play_turn,
    playing,
    ready,
)
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)


def purses(page: Page) -> list[str]:
    """What one sees of the coins of each player, in the order of the seats."""
    found: list[str] = page.locator(".players .coins").evaluate_all("all => all.map(one => one.innerText)")
    return found


def result(page: Page) -> list[str]:
    """The verdict at the end, and each place with its coins."""
    expect(page.get_by_text("The game is over")).to_be_visible()
    places = page.get_by_role("list", name="Places").get_by_role("listitem")
    return [
        page.get_by_role("heading", level=1).inner_text(),
        *places.locator(".name strong, .coins").all_inner_texts(),
    ]


def test_play_now_is_one_click_and_the_first_conquest_a_few_more(table_server: Server, people: People) -> None:
    anna = people.page()
    anna.goto(table_server.url)
    anna.get_by_role("button", name="Play now").click()
    expect(anna).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))
    table = anna.url.split("/t/")[1].split("#")[0]
    assert phase_of(await_turn(anna)) == "pick"
    anna.locator(".decision [data-pair='0']").click()
    anna.get_by_role("button", name=re.compile("^Pick ")).click()
    expect(anna.locator(".question")).to_contain_text("Choose a region to conquer")
    target = next(control["at"] for control in await_turn(anna)["controls"] if "Costs" in control["label"])
    anna.locator(f"[data-region='{target}']").click()
    anna.get_by_role("button", name="Conquer for").click()
    expect(anna.get_by_role("log")).to_contain_text(f"conquers region {target} with")
    assert anna.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [900, 1440]
    anna.goto(table_server.url)
    anna.locator(f"a[href*='{table}']").first.click()
    await_turn(anna)
    expect(anna.get_by_role("log")).to_contain_text("conquers region")


def test_two_people_meet_by_a_link_and_play_a_whole_game(table_server: Server, people: People) -> None:
    anna, ben = people.calm_page(), people.calm_page()
    anna.goto(f"{table_server.url}/new")
    anna.get_by_label("Name at seat 1").fill("Anna")
    anna.get_by_label("Name at seat 2").fill("Ben")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("Awaited by link")).to_be_visible()
    anna.get_by_label("Whose link").select_option("Link for Ben")
    ben.goto(anna.get_by_label("Link", exact=True).input_value())
    ready(ben)
    players = {"Anna": Player(anna, Random(1)), "Ben": Player(ben, Random(2))}
    for player in players.values():
        expect(player.page.locator(".track")).to_contain_text("Turn 1 of 10")
    play_on(players)
    assert all({"region", "conquer", "pick", "end"} <= player.used for player in players.values())
    verdict, *places = result(anna)
    assert re.match(r"You (win with|came second, with|share the victory with Ben:) \d+ coins", verdict)
    assert places == result(ben)[1:]
    assert {"Anna", "Ben"} < set(places)
    anna.get_by_role("button", name="Rematch").click()
    ben.get_by_role("link", name="Go to the rematch").click()
    for page in (anna, ben):
        expect(page.locator(".track")).to_contain_text("Turn 1 of 10")


def test_quick_fingers_are_followed(table_server: Server, people: People) -> None:
    """Two quick clicks conquer, also while another conquest is on its way; two more place two tokens; nothing jumps."""
    table = table_server.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "random"}])
    anna = people.calm_page()
    anna.goto(address(table_server, table))
    player = Player(anna, Random(1))
    play_on({"Anna": player}, lambda seen: phase_of(seen) == "conquer")
    for wanted in (1, 2):  # the first region decides which ones can be reached
        labels = {control["at"]: control["label"] for control in await_turn(anna)["controls"]}
        costs = {at: int(cost[1]) for at, label in labels.items() if (cost := re.search(r"Costs (\d+) token", label))}
        targets = sorted(costs, key=costs.__getitem__)[:wanted]
        for target in targets:
            anna.locator(f"[data-region='{target}']").dblclick()
        for target in targets:
            expect(anna.get_by_role("log")).to_contain_text(f"Anna conquers region {target} with")
    await_turn(anna)
    anna.locator("[data-at=end]").click()
    expect(anna.locator(".question")).to_contain_text("Strengthen your regions")
    await_turn(anna)
    region = anna.locator(f"[data-region='{target}']")
    found = re.search(r"(\d+) token", region.get_attribute("aria-label") or "")
    assert found is not None
    before = int(found[1])
    region.dblclick()
    expect(region).to_have_attribute("aria-label", re.compile(rf"\b{before + 2} tokens"))
    expect(anna.get_by_role("button", name="Zoom out")).to_have_count(0)
    anna.locator("[data-at=undo]").click()
    expect(region).to_have_attribute("aria-label", re.compile(rf"\b{before + 1} tokens"))
    anna.locator("[data-at=end]").click()
    anna.locator("[data-at=yes]").click()
    expect(anna.get_by_role("log")).to_contain_text(re.compile(rf"Anna puts \d tokens? into region {target}\u2060?:"))


@pytest.mark.parametrize(("board", "seats"), [("underground_4", 4), ("base_2+sky_3", 3)])
def test_a_game_against_bots(table_server: Server, people: People, board: str, seats: int) -> None:
    bots = [{"player": bot} for bot in ("greedy", "random", "random")]
    table = table_server.open_table(board=board, seats=[{"name": "Anna"}, *bots][:seats])
    anna = people.calm_page()
    anna.goto(address(table_server, table))
    player = Player(anna, Random(board))
    play_on({"Anna": player})
    verdict, *places = result(anna)
    assert "coins" in verdict
    assert len(places) == 2 * seats


def test_two_people_share_one_screen(table_server: Server, people: People) -> None:
    anna = people.calm_page()
    anna.goto(f"{table_server.url}/new")
    anna.get_by_label("Name at seat 1").fill("Anna")
    anna.get_by_label("Seat 2", exact=True).select_option("here")
    anna.get_by_label("Name at seat 2").fill("Ben")
    anna.get_by_role("button", name="Open the table").click()
    random, turns = Random(5), set[str]()

    def is_known(seen: Sight) -> bool:
        turns.add(seen["title"])
        return "Turn 4" in anna.locator(".track").inner_text()

    play_on({"Anna": Player(anna, random)}, is_known)
    assert {"Anna: your turn", "Ben: your turn"} <= turns
    assert look(anna)["yours"]  # it never is somebody else's turn


def test_somebody_watches_and_cannot_act(table_server: Server, people: People) -> None:
    table = table_server.open_table(
        board="base_2", title="For all to see", public=True, seats=[{"name": "Anna"}, {"player": "open"}]
    )
    anna, ben, eve = people.calm_page(), people.calm_page(), people.calm_page()
    anna.goto(address(table_server, table))
    ben.goto(table_server.url)
    ben.locator("li", has_text="For all to see").get_by_role("button", name="Take").click()
    ben.get_by_role("button", name="Sit down here").click()
    ready(ben, "Ben")
    for page in (anna, ben):
        expect(page.locator(".track")).to_contain_text("Turn 1 of 10")
    eve.goto(table_server.url)
    eve.locator("li", has_text="For all to see").get_by_role("link", name="Watch").click()
    expect(eve.locator(".decision")).to_contain_text("You are watching.")
    asked = anna if look(anna)["yours"] else ben
    play_turn(asked, Random(4))
    other = ben if asked is anna else anna
    play_turn(other, Random(5))
    await_turn(asked)
    expect(eve.get_by_role("log")).to_have_text(asked.get_by_role("log").inner_text(), use_inner_text=True)
    watched = look(eve)
    assert not watched["yours"]
    assert playing(watched)
    assert watched["controls"] == []
    assert eve.locator(".decision button:not([data-card], [data-lights])").count() == 0
    eve.locator("[data-region]").nth(3).click()
    eve.locator(".decision article.region [data-card]").first.click()  # who watches can read all the same
    eve.locator(".card-dialog .close").click()
    assert eve.locator(".decision article.region button:not(.close, [data-card])").count() == 0
    assert all("?" in coins for coins in purses(eve))
    assert sum("?" in coins for coins in purses(anna)) == 1


def test_a_pair_that_is_chosen_can_be_picked_without_looking_for_the_button(
    table_server: Server, people: People
) -> None:
    anna = people.calm_page()
    table = table_server.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "random"}])
    anna.goto(address(table_server, table))
    await_turn(anna)
    take = anna.get_by_role("button", name=re.compile("^Pick "))
    for pair in (5, 0, 3):
        anna.locator(f".decision [data-pair='{pair}']").click()
        expect(take).to_be_in_viewport(ratio=0.99)
    expect(anna.get_by_role("log")).to_be_in_viewport(ratio=0.99)


def test_names_and_chat_are_never_markup(table_server: Server, people: People) -> None:
    nasty = "<img src=x onerror=a()>"
    table = table_server.open_table(board="base_2", title="<b>bold</b>", seats=[{"name": nasty}, {"player": "random"}])
    anna = people.calm_page()
    anna.goto(address(table_server, table))
    play_turn(anna, Random(1))
    await_turn(anna)
    expect(anna.locator(".players .name").first).to_have_text(nasty)
    expect(anna.get_by_role("log")).to_contain_text(nasty)
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_label("Say something").fill("<script>alert(1)</script>")
    anna.get_by_role("button", name="Send").click()
    expect(anna.locator(".talk")).to_contain_text("<script>alert(1)</script>")
    assert anna.locator("body img, body script").count() == 0
    anna.goto(table_server.url)
    expect(anna.get_by_text("<b>bold</b>").first).to_be_visible()


def test_a_wrong_link_says_so(table_server: Server, people: People) -> None:
    anna = people.page()
    anna.goto(f"{table_server.url}/t/nowhere#nothing")
    expect(anna.get_by_role("heading", name="This table does not open")).to_be_visible()
    anna.get_by_role("link", name="Back to the start").click()
    expect(anna.get_by_role("button", name="Play now")).to_be_visible()
