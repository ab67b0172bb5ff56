"""What lies on the board says what it does: markers that defend show how much, markers that make immune a lock."""

import pytest
from playwright.sync_api import Browser

from elbowroom.content.catalog import BOXES
from tests.browser.prepared import Frame, Stage, every_decision, visit
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MARKERS = {
    marker.key: marker
    for box in BOXES.values()
    for tile in (*box.races, *box.powers, *box.sites)
    for marker in tile.markers
}

# Names of it, number on it, and whether it has a lock, of each marker on the board.
DRAWN = """() => [...document.querySelectorAll(".small.a-marker")].map((one) => [
  one.getAttribute("class"),
  one.querySelector(".plus text")?.textContent ?? "",
  one.querySelector(".lock") !== null,
])"""


def lying(shown: Frame) -> dict[str, int]:
    """Markers on the board; how many where most lie together."""
    found: dict[str, int] = {}
    for region in shown["position"]["regions"]:
        for key, count in region.get("markers", {}).items():
            found[key] = max(found.get(key, 0), count)
    return found


def test_markers_show_what_they_do(table_server: Server, browser: Browser) -> None:
    missing = {key for shown in every_decision() for key in lying(shown)}
    assert len(missing) >= 10
    with visit(browser, reduced_motion="reduce") as page:
        stage = Stage(page, table_server.url)
        for shown in every_decision():
            here = lying(shown)
            if not missing & here.keys():
                continue
            stage.show(shown)
            drawn = page.evaluate(DRAWN)
            for key, most in here.items():
                marker = MARKERS[key]
                signs = {(number, lock) for names, number, lock in drawn if key in names.split()}
                assert {lock for _, lock in signs} == {marker.immune}, key
                if marker.defence:
                    assert f"+{marker.defence * most}" in {number for number, _ in signs}, key
                else:
                    assert not any(number.startswith("+") for number, _ in signs), key
            missing -= here.keys()
    assert not missing
