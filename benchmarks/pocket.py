"""Times playing without a network: how soon a game asks something, and how long bots think. Needs `make page`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import SWITCHES  # noqa: E402
from tests.browser.program import browser_program  # noqa: E402
from tests.server.harness import Server, sqlite_url  # noqa: E402

ROUNDS = 5


def starts(page: Page, url: str) -> tuple[float, float]:
    """Seconds from an address to the first decision: of a new game from the start page, and of one that goes on."""
    began = time.perf_counter()
    page.goto(url)
    page.get_by_label("On this device").check()
    page.get_by_role("button", name="Play now").click()
    page.locator(".decision").wait_for()
    new = time.perf_counter() - began
    began = time.perf_counter()
    page.reload()
    page.locator(".decision").wait_for()
    return new, time.perf_counter() - began


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=list(SWITCHES))
        page = browser.new_page(reduced_motion="reduce", locale="en-GB")
        page.set_default_timeout(120_000)
        with Server(sqlite_url(Path(folder))) as server:
            page.goto(server.url)
            page.get_by_role("button", name="Make it ready").click()
            page.get_by_role("heading", name="Ready to play without a network").wait_for()
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            url = server.url
        page.context.set_offline(True)
        times = [starts(page, url) for _ in range(ROUNDS)]
        for what, seconds in zip(("a new game", "a game that goes on"), zip(*times, strict=True), strict=True):
            print(f"{what}: {sorted(seconds)[ROUNDS // 2]:.1f} s to the first decision, longest {max(seconds):.1f} s")
        browser.close()
    pocket = ROOT / "src" / "elbowroom" / "server" / "pocket_files"
    told = json.loads((pocket / "pocket.json").read_text())
    print(f"to load: {told['bytes'] / 1e6:.1f} MB")
    programs = [str(ROOT / "benchmarks" / name) for name in ("pocket.js", "pocket_bots.py")]
    node = Path(sys.executable).with_name("node")
    subprocess.run([node, programs[0], str(pocket / told["version"]), programs[1]], check=True, env=dict(os.environ))


if __name__ == "__main__":
    main()
