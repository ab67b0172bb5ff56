"""Losses in the middle of every phase: a reload, a server that dies, a browser without a network. Nothing is lost."""

import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from elbowroom.content.setup import Setup
from elbowroom.engine.phases import WITHDRAW
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import Game
from tests.browser.conftest import PATIENCE, People
from tests.browser.players import (
    Player,
    Sight,
    address,
    await_turn,
    come,
    look,
    phase_of,
    play_on,
    play_turn,
    story_of,
)
from tests.server.games import uploaded
from tests.server.harness import Server, sqlite_url

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

LOST = "The connection is lost. Your game is safe"
NETWORK = r"WebSocket connection|Failed to load resource"  # a browser's own words about a lost connection


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Server]:
    """A server that dies and comes back."""
    with Server(sqlite_url(tmp_path_factory.mktemp("resume")), package=package) as running:
        yield running


@pytest.fixture
def survivors(people: People) -> Iterator[People]:
    """People whose browsers may complain about the network, and about nothing else."""
    yield people
    people.forgive(NETWORK)


def banner(page: Page) -> None:
    """The loss is told calmly, and nothing can be done until it is over."""
    expect(page.get_by_text(LOST)).to_be_visible()
    assert look(page)["controls"] == []


def reload(page: Page, server: Server) -> None:
    page.reload()


def kill_the_server(page: Page, server: Server) -> None:
    server.kill()
    try:
        banner(page)
    finally:
        server.start()


def go_offline(page: Page, server: Server) -> None:
    page.context.set_offline(True)
    banner(page)
    page.context.set_offline(False)


LOSSES: list[Callable[[Page, Server], None]] = [reload, kill_the_server, go_offline]


def lose_and_resume(page: Page, server: Server, loss: Callable[[Page, Server], None], *others: Page) -> None:
    """After a loss the page shows what it showed before, without a click."""
    before = story_of(page)
    loss(page, server)
    await_turn(page)
    for one in (page, *others):
        expect(one.get_by_text(LOST)).to_have_count(0)
        expect(one.locator(".players")).not_to_contain_text("away")
    assert story_of(page) == before


def attacked(seed: int = 1) -> tuple[GameRecord, int]:
    """A game at a moment when somebody has to withdraw with a choice, and the seat that is asked."""
    random = Random(seed)
    while True:
        table = Game.open(Setup("base_2"), random.getrandbits(32))
        while not table.state.over:
            if table.state.phase == WITHDRAW and len(table.state.legal()) > 2:
                return table.record(), table.state.decider
            table.play(random.choice(table.state.legal()))


def middle(phase: str) -> Callable[[Sight], bool]:
    """Whether it is the middle of a phase: in longer ones something has been done and something is left to do."""
    past: list[str] = []

    def is_there(seen: Sight) -> bool:
        begun = past[-1:] == [phase] or phase in ("pick", "decide")
        past.append(phase_of(seen))
        thinking = any(control["pressed"] or control["at"] == "yes" for control in seen["controls"])
        return begun and past[-1] == phase and not thinking

    return is_there


@pytest.mark.parametrize("loss", LOSSES, ids=lambda loss: loss.__name__)
def test_a_loss_in_every_phase_loses_nothing(
    mortal: Server, survivors: People, loss: Callable[[Page, Server], None]
) -> None:
    table = mortal.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "greedy"}])
    anna = survivors.calm_page()
    anna.goto(address(mortal, table))
    player = Player(anna, Random(7))
    for phase in ("pick", "conquer", "redeploy", "decide"):
        play_on({"Anna": player}, middle(phase))
        assert not look(anna)["over"]
        lose_and_resume(anna, mortal, loss)
    play_on({"Anna": player}, middle("conquer"))  # and the game goes on


@pytest.mark.parametrize("loss", LOSSES, ids=lambda loss: loss.__name__)
def test_a_loss_while_withdrawing_loses_nothing(
    mortal: Server, survivors: People, loss: Callable[[Page, Server], None]
) -> None:
    record, seat = attacked()
    table = mortal.open_table(record=uploaded(record), seats=[{"name": "Anna"}, {"name": "Ben"}])
    pages = [survivors.calm_page(), survivors.calm_page()]
    for link, page in enumerate(pages):
        come(page, mortal, table, link)
    asked, other = pages[seat], pages[1 - seat]
    seen = await_turn(asked)
    expect(asked.locator(".players")).not_to_contain_text("away")
    assert phase_of(seen) == "withdraw"
    assert seen["title"] == "Your decision"
    lose_and_resume(asked, mortal, loss, other)
    assert not look(other)["yours"]
    names = dict(zip(("Anna", "Ben"), (Player(page, Random(1)) for page in pages), strict=True))
    play_on(names, lambda seen: phase_of(seen) != "withdraw" and seen["yours"])


def test_a_wish_on_its_way_when_the_server_dies_can_be_repeated(mortal: Server, survivors: People) -> None:
    table = mortal.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "greedy"}])
    anna = survivors.calm_page()
    anna.goto(address(mortal, table))
    await_turn(anna)
    anna.locator(".decision [data-pair='0']").click()
    take = anna.get_by_role("button", name=re.compile("^Pick "))
    before = story_of(anna)
    os.kill(mortal.pid, signal.SIGSTOP)  # it hears nothing any more
    take.click()
    expect(take).to_be_disabled()
    kill_the_server(anna, mortal)
    await_turn(anna)
    assert story_of(anna)["labels"] == before["labels"]
    anna.get_by_role("alert").get_by_role("button", name="Close").click()
    anna.locator(".decision [data-pair='0']").click()
    take.click()
    expect(anna.locator(".question")).to_contain_text("Choose a region to conquer")


def test_a_bot_takes_over_and_gives_the_seat_back(mortal: Server, survivors: People) -> None:
    table = mortal.open_table(board="base_2", seats=[{"name": "Anna"}, {"name": "Ben"}], grace=1)
    anna, ben = survivors.calm_page(), survivors.calm_page()
    anna.goto(address(mortal, table))
    come(ben, mortal, table, 1)
    expect(ben.locator(".track")).to_contain_text("Turn 1 of 10")
    anna.goto(mortal.url)  # away for longer than the grace
    if look(ben)["yours"]:
        play_turn(ben, Random(1))
    expect(ben.locator(".players li", has_text="Anna")).to_contain_text("Bot:")
    anna.goto(address(mortal, table))
    anna.get_by_role("button", name="Take my seat back").first.click()
    expect(ben.locator(".players li", has_text="Anna")).not_to_contain_text("Bot:")
