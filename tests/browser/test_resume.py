"""Losses in the middle of every phase: a reload, a server that dies, a browser without a network. Nothing is lost."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.players import PHASES, Player, Sight, address, await_turn, look, phase_of, play_on, story_of
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)

CALM = {"reduced_motion": "reduce"}
LOST = "The connection is lost. Your game is safe"
NETWORK = re.compile(r"WebSocket connection|Failed to load resource")  # a browser's own words about a lost connection


def banner(page: Page) -> None:
    """The loss is told calmly, and nothing can be done until it is over."""
    expect(page.get_by_text(LOST).first).to_be_visible()
    assert look(page)["controls"] == []


def reload(page: Page, server: Server) -> None:
    page.reload()


def kill_the_server(page: Page, server: Server) -> None:
    server.kill()
    banner(page)
    server.start()


def go_offline(page: Page, server: Server) -> None:
    page.context.set_offline(True)
    banner(page)
    page.context.set_offline(False)


LOSSES: list[Callable[[Page, Server], None]] = [reload, kill_the_server, go_offline]


def lose_and_resume(page: Page, server: Server, loss: Callable[[Page, Server], None]) -> None:
    """After a loss the page shows what it showed before, without a click."""
    before = story_of(page)
    loss(page, server)
    await_turn(page)
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert story_of(page) == before


def middle(phase: str, seen: Sight, hand: list[str]) -> bool:
    """Whether this is the middle of a phase: something has been done in it and something is left to do."""
    begun = hand and hand[-1] == phase
    hand.append(phase_of(seen))
    return phase_of(seen) == phase and (bool(begun) or phase in ("pick", "decide"))


@pytest.mark.parametrize("loss", LOSSES, ids=lambda loss: loss.__name__)
def test_a_loss_in_every_phase_loses_nothing(
    own_server: Server, people: People, loss: Callable[[Page, Server], None]
) -> None:
    table = own_server.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "greedy"}])
    anna = people.page(**CALM)
    anna.goto(address(own_server, table))
    player = Player(anna, Random(7))
    for phase in ("pick", "conquer", "redeploy", "decide"):
        past: list[str] = []
        play_on({"Anna": player}, lambda seen, phase=phase, past=past: middle(phase, seen, past))
        assert not look(anna)["over"]
        lose_and_resume(anna, own_server, loss)
    past = []
    play_on({"Anna": player}, lambda seen: middle("conquer", seen, past))  # and the game goes on
    people.complaints[:] = [text for text in people.complaints if not NETWORK.search(text)]
