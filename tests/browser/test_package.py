"""A game in the page of an installed package, far from this checkout: from the start page to the first conquest."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.players import Player, await_turn
from tests.server.harness import Server, sqlite_url
from tests.test_wheel import build_wheel

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect.set_options(timeout=PATIENCE)


def test_a_wheel_serves_a_page_on_which_one_plays(
    tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, _ = build_wheel(tmp_path, ELBOWROOM_BUILD_PURE="1")
    site = tmp_path / "site"
    with zipfile.ZipFile(tmp_path / name) as wheel:
        wheel.extractall(site)
    monkeypatch.setenv("PYTHONPATH", str(site))
    used = subprocess.run([sys.executable, "-c", "import elbowroom; print(elbowroom.__file__)"], capture_output=True)
    assert used.stdout.decode().strip() == str(site / "elbowroom" / "__init__.py")

    with Server(sqlite_url(tmp_path)) as server:
        page = people.calm_page()
        page.goto(server.url)
        page.get_by_role("button", name="Play now").click()
        player = Player(page)
        seen = await_turn(page)
        while "conquer" not in player.used and player.clicks < 60:
            seen = player.step(seen) if seen["yours"] else await_turn(page)
        assert "conquer" in player.used
        expect(page.locator(".players li", has_text="you")).to_contain_text("1 region ·")
