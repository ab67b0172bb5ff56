"""A page with an account: the browser itself plays the authenticator that keeps its passkeys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.places import local
from tests.server.harness import Server


@dataclass
class Device:
    """A page with a device that keeps passkeys."""

    page: Page
    base: str

    def __post_init__(self) -> None:
        self._session = self.page.context.new_cdp_session(self.page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def goes(self, path: str) -> None:
        self.page.goto(self.base + path)

    def passkeys(self) -> list[dict[str, Any]]:
        """All that the device keeps, with the secrets that no real one would tell."""
        found: list[dict[str, Any]]
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return found

    def receives(self, passkey: dict[str, Any]) -> None:
        """A copy of a passkey comes onto the device."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})

    def presses(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def sees_title(self, text: str) -> None:
        expect(self.page.locator("h1")).to_have_text(text)

    def joins(self, name: str) -> None:
        self.goes("/me")
        self.page.get_by_label("Name", exact=True).fill(name)
        self.presses("Create an account")
        self.sees_title(name)


def device(people: People, server: Server) -> Device:
    return Device(people.calm_page(), local(server))
