"""How smoothly the page draws the largest boards: frames while somebody pans, zooms, watches pieces land, and follows
the turns of all others as a film at normal speed.

    python benchmarks/drawing.py [--board BOARD ...] [--frames N] [--rounds N] [--phone] [--json]

Opens prepared positions in Chromium, which draws as fast as it can instead of 60 times a second, and moves the board by
a little in every frame. The time of a frame is that from one to the next; half of them take at most p50, 95 of 100 at
most p95. `task` is the longest stretch for which the page cannot answer: processor time of its main thread, and beside
it the time that passed, which on a busy machine says more about the others. `loading` is the first sight of the board.
The film is that of a real game, whose bots have decided before frames are counted.
Figures are medians over the rounds. Needs a built page (scripts/web) and Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

import elbowroom  # noqa: E402
from elbowroom.bots.specs import make_bot  # noqa: E402
from elbowroom.content.setup import Setup  # noqa: E402
from elbowroom.engine.view import counted_view  # noqa: E402
from elbowroom.table.game import Game  # noqa: E402
from tests.browser.conftest import SWITCHES  # noqa: E402
from tests.browser.prepared import Frame, Stage, frame, random_step  # noqa: E402
from tests.browser.program import browser_program  # noqa: E402
from tests.server.games import uploaded  # noqa: E402
from tests.server.harness import Opened, Server, sqlite_url  # noqa: E402

BOARDS: Final = ("base_5+sky_3", "underground_5")
UNBOUND: Final = ("--disable-frame-rate-limit", "--disable-gpu-vsync")
LANDINGS: Final = 12  # positions that follow each other
TASKS: Final = "disabled-by-default-devtools.timeline"  # the kind of trace that has them
DECIDING: Final = 60_000  # milliseconds for the bots of a film
# The same for as long as a film runs, though at most so many milliseconds, without doing anything.
FOLLOWED: Final = """
async (most) => {
  const next = () => new Promise((done) => requestAnimationFrame(done));
  const times = [];
  const end = performance.now() + most;
  let before = await next();
  while (document.querySelector(".film") && before < end) {
    const now = await next();
    times.push(now - before);
    before = now;
  }
  return times;
}
"""
FILM: Final = 20_000  # milliseconds of it
# Does something in each of so many frames and tells how long these took.
FRAMES: Final = """
async ([what, count]) => {
  const pane = document.querySelector(".pane");
  const { left, top, width, height } = pane.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  pane.setPointerCapture = () => {};  // there is no real finger
  const finger = (type, dx, dy) => pane.dispatchEvent(new PointerEvent(type,
    { pointerId: 1, pointerType: "touch", button: 0, bubbles: true, clientX: x + dx, clientY: y + dy }));
  const wheel = (by) => pane.dispatchEvent(new WheelEvent("wheel",
    { deltaY: by, clientX: x, clientY: y, cancelable: true }));
  const spot = document.body.appendChild(document.createElement("i"));
  spot.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px";
  const next = () => new Promise((done) => requestAnimationFrame(done));
  const steps = {
    rest: () => {},
    pan: (i) => finger("pointermove", 90 * Math.sin(i / 15), 60 * Math.cos(i / 15)),
    zoom: (i) => wheel(i % 60 < 30 ? -24 : 24),
  };
  if (what === "pan") {
    for (let i = 0; i < 6; i += 1) wheel(-120);
    finger("pointerdown", 0, 60);
  }
  await next();
  const times = [];
  let before = await next();
  for (let i = 0; i < count; i += 1) {
    steps[what](i);
    spot.style.background = i % 2 ? "#000" : "#fff";  // frames come only if there is something to draw
    const now = await next();
    times.push(now - before);
    before = now;
  }
  if (what === "pan") finger("pointerup", 0, 60);
  spot.remove();
  return times;
}
"""


def positions(board: str) -> list[Frame]:
    """Moments of a random game that follow each other, with many pieces."""
    luck = Random(3)
    s = elbowroom.new_game(board, 3)
    while s.round < 6:
        random_step(s, luck)
    found: list[Frame] = []
    while len(found) < LANDINGS and not s.over:
        found.append(frame(s, board))
        random_step(s, luck)
    return found


def to_be_followed(server: Server, board: str) -> Opened:
    """A table on which all others play as soon as Anna has ended her turn in the middle of a game."""
    game = Game.open(Setup(board), 3)
    bots = [make_bot("greedy", seat) for seat in range(game.state.rules.players)]
    while game.state.round < 4 or game.state.decider != 0 or game.state.phase_name != "conquer":
        decider = int(game.state.decider)
        game.play(bots[decider].choose(counted_view(game.state, decider), game.state.legal()))
    others = [{"player": "greedy"}] * (len(bots) - 1)
    return server.open_table(record=uploaded(game.record()), seats=[{"name": "Anna"}, *others])


def follow(page: Page, server: Server, board: str, found: dict[str, float]) -> list[float]:
    """Frames while the turns of the others are shown."""
    table = to_be_followed(server, board)
    page.goto(f"{server.url}/t/{table.id}#{table.keys[0]}")
    page.locator("[data-region]").first.wait_for()
    while page.locator("[data-film=skip]").count() == 0:
        page.locator("[data-at=yes], [data-at=end]").first.click()
        page.wait_for_timeout(500)
    page.locator("[data-film=pause]").first.dispatch_event("click")
    page.locator(".decision.yours").wait_for(timeout=DECIDING)
    with longest_task(page, found):
        page.locator("[data-film=pause]").first.dispatch_event("click")
        times: list[float] = page.evaluate(FOLLOWED, FILM)
    return times


@contextmanager
def longest_task(page: Page, figures: dict[str, float]) -> Iterator[None]:
    """Adds the longest task of the page meanwhile to some figures, in milliseconds."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=[TASKS])
    yield
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {one["tid"] for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    tasks = [one for one in events if one["name"] == "RunTask" and one["tid"] in main and "dur" in one]
    figures["task"] = max(one.get("tdur", 0) for one in tasks) / 1000
    figures["passed"] = max(one["dur"] for one in tasks) / 1000


def measure(page: Page, server: Server, board: str, count: int) -> dict[str, dict[str, float]]:
    """All movements on one board."""
    shown = positions(board)
    stage = Stage(page, server.url)
    found: dict[str, dict[str, float]] = {kind: {} for kind in ("loading", "zoom", "pan", "landing", "film")}
    with longest_task(page, found["loading"]):
        stage.show(shown[0])
        page.wait_for_timeout(1000)
    times: dict[str, list[float]] = {"landing": []}
    for what in ("zoom", "pan"):
        page.evaluate(FRAMES, [what, 20])  # once before, as a board is seldom seen for the first time
        with longest_task(page, found[what]):
            times[what] = page.evaluate(FRAMES, [what, count])
    page.get_by_role("button", name="whole board").click()
    with longest_task(page, found["landing"]):
        for following in shown[1:]:
            stage.go_on(following)
            times["landing"] += page.evaluate(FRAMES, ["rest", 25])
    times["film"] = follow(page, server, board, found["film"])
    for kind, each in times.items():
        parts = quantiles(each, n=20)
        found[kind] |= {"p50": parts[9], "p95": parts[18]}
    return found


def middle(rounds: list[dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    """The median of every figure."""
    first = rounds[0]
    return {kind: {name: median(one[kind][name] for one in rounds) for name in first[kind]} for kind in first}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", action="append", help="which board (the two largest)")
    parser.add_argument("--frames", type=int, default=240, help="frames of each movement (240)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each board is opened (3)")
    parser.add_argument("--phone", action="store_true", help="a phone of 390×844 instead of a desk of 1440×900")
    parser.add_argument("--json", action="store_true", help="print values instead of a table")
    options = parser.parse_args()
    program = browser_program()
    if program is None:
        parser.error("no Chromium installed: apt-get install chromium-headless-shell")
    screen: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
    if options.phone:
        screen = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    found: dict[str, dict[str, dict[str, float]]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_url(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=[*SWITCHES, *UNBOUND])
        for board in options.board or BOARDS:
            rounds = []
            for _ in range(options.rounds):
                context = browser.new_context(locale="en-GB", reduced_motion="no-preference", **screen)
                rounds.append(measure(context.new_page(), server, board, options.frames))
                context.close()
            found[board] = middle(rounds)
        browser.close()
    if options.json:
        print(json.dumps(found))
        return
    columns = ("p50", "p95", "task", "passed")
    print(f"{'milliseconds':<26}" + "".join(f"{name:>8}" for name in columns))
    for board, kinds in found.items():
        for kind, figures in kinds.items():
            values = "".join(f"{figures[name]:>8.1f}" if name in figures else " " * 8 for name in columns)
            print(f"{board:<16}{kind:<10}{values}")


if __name__ == "__main__":
    main()
