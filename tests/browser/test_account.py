"""An account in a real browser, with the authenticator that the browser itself plays: come in, second device, leave."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.device import device
from tests.browser.places import local
from tests.server.harness import Server, sqlite_url
from tests.server.people.authenticator import Somebody, decoded

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("accounts"))) as running:
        yield running


def test_somebody_joins_signs_out_and_in_again(people: People, server: Server) -> None:
    anna = device(people, server)
    anna.joins("Anna")
    assert len(anna.passkeys()) == 1
    anna.presses("Sign out")
    anna.sees_title("Your account")
    anna.presses("Sign in with a passkey")
    anna.sees_title("Anna")


def test_a_second_device_comes_in_and_the_first_is_removed(people: People, server: Server) -> None:
    first, second = device(people, server), device(people, server)
    first.joins("Two devices")
    first.presses("Sign in on another device")
    link = first.page.get_by_label("Sign in on another device").last.input_value()
    second.page.goto(link)
    second.presses("Go on")
    second.sees_title("Two devices")
    second.presses("Add a passkey")
    removals = second.page.get_by_role("button", name="Remove")
    expect(removals).to_have_count(2)
    removals.first.click()
    expect(removals).to_have_count(1)
    removals.first.click()
    expect(second.page.get_by_role("alert").first).to_contain_text("could not come in")
    people.forgive("409")
    first.presses("Sign out")
    first.presses("Sign in with a passkey")
    expect(first.page.get_by_role("alert")).to_contain_text("Nobody here has this passkey")
    people.forgive("403")
    second.presses("Sign out")
    second.presses("Sign in with a passkey")
    second.sees_title("Two devices")


def test_what_the_browser_signed_once_is_refused_again(people: People, server: Server) -> None:
    anna = device(people, server)
    anna.joins("Overheard")
    anna.presses("Sign out")
    with anna.page.expect_request("**/api/me/sign-in") as sent:
        anna.presses("Sign in with a passkey")
    anna.sees_title("Overheard")
    with Somebody(server) as mallory:
        assert mallory.post("/api/me/sign-in", sent.value.post_data_json, 403)["code"] == "used_up"


def test_what_was_signed_for_another_server_is_refused(
    people: People, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Somebody lures Anna to a server of his own, which has the same name, and lets her sign what ours asks for."""
    anna = device(people, server)
    anna.joins("Lured")
    with Server(sqlite_url(tmp_path_factory.mktemp("lure"))) as lure, Somebody(server) as mallory:
        there = local(lure)
        anna.page.route(
            f"{there}/api/me/sign-in/wish", lambda route: route.fulfill(json=mallory.post("/api/me/sign-in/wish"))
        )
        anna.page.goto(f"{there}/me")
        with anna.page.expect_request(f"{there}/api/me/sign-in") as sent:
            anna.presses("Sign in with a passkey")
        signed = json.loads(sent.value.post_data or "")
        assert json.loads(decoded(signed["client_data"]))["origin"] == there
        assert mallory.post("/api/me/sign-in", signed, 403)["why"] == "passkey-refused"
        assert mallory.account() is None
        expect(anna.page.get_by_role("alert")).not_to_be_empty()
    people.forgive("403")


def test_a_copied_passkey_that_lags_behind_is_refused(people: People, server: Server) -> None:
    anna, thief = device(people, server), device(people, server)
    anna.joins("Copied")
    (passkey,) = anna.passkeys()
    thief.receives(passkey)
    for _ in range(2):  # each use counts
        anna.presses("Sign out")
        anna.presses("Sign in with a passkey")
        anna.sees_title("Copied")
    thief.goes("/me")
    thief.presses("Sign in with a passkey")
    expect(thief.page.get_by_role("alert")).not_to_be_empty()
    thief.goes("/me")
    thief.sees_title("Your account")
    people.forgive("403")


def test_games_follow_their_person_to_another_browser(people: People, server: Server) -> None:
    anna, elsewhere = device(people, server), device(people, server)
    table = server.open_table(seats=[{"name": "Anna"}, {"player": "gentle"}], title="Sunday")
    anna.goes(f"/t/{table.id}#{table.keys[0]}")
    expect(anna.page.locator(".decision")).to_be_visible()
    anna.joins("Traveller")
    anna.presses("Add 1 game of this browser")
    expect(anna.page.get_by_text("1 table on all your devices.")).to_be_visible()
    anna.presses("Sign in on another device")
    elsewhere.page.goto(anna.page.get_by_label("Sign in on another device").last.input_value())
    elsewhere.presses("Go on")
    elsewhere.sees_title("Traveller")
    elsewhere.goes("/")
    elsewhere.page.get_by_role("link", name="Sunday").click()
    expect(elsewhere.page.locator(".decision.yours")).to_be_visible()
    elsewhere.page.keyboard.press("?")
    expect(elsewhere.page.locator("section.call")).to_be_visible()  # one can be called here too, without a link


def test_an_account_is_taken_along_and_deleted(people: People, server: Server) -> None:
    anna = device(people, server)
    anna.joins("Leaving")
    with anna.page.expect_download() as download:
        anna.presses("Take it along")
    assert "Leaving" in download.value.path().read_text()
    anna.presses("Delete the account")
    expect(anna.page.get_by_role("button", name="Delete for good")).to_be_disabled()
    anna.page.get_by_label("All of it goes").fill("Leaving")
    anna.presses("Delete for good")
    anna.sees_title("Your account")
    anna.presses("Sign in with a passkey")
    expect(anna.page.get_by_role("alert")).to_contain_text("Nobody here has this passkey")
    people.forgive("403")
