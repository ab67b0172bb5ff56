"""People who play through the interface: they see what is on the screen, choose at random, and click."""

from __future__ import annotations

import itertools
import re
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.server.harness import Opened, Server

# What somebody sees on the table: a fingerprint of everything, what is asked, and each control that can be used now.
# Regions are controls if their names say that something can be done there; hidden and disabled ones are none.
SIGHT = r"""
window.elbowroomSight = () => {
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const panel = document.querySelector(".decision");
  const regions = [...document.querySelectorAll("[data-region]")];
  const controls = [];
  const add = (kind, at, element) => controls.push({
    kind, at, element, label: element.getAttribute("aria-label") ?? "",
    pressed: element.getAttribute("aria-pressed") === "true",
    card: element.closest(".decision article.region") !== null,
  });
  const passing = document.querySelector("dialog [data-at='hand-over']"); // several people share the screen
  const yours = passing !== null || (panel?.classList.contains("yours") ?? false);
  if (passing) add("button", "hand-over", passing);
  else if (yours) {
    for (const button of panel.querySelectorAll("button:enabled")) {
      const at = button.dataset.at ?? button.dataset.choice;
      if (at && at !== "hint" && button.checkVisibility()) add("button", at, button); // they ask nobody
    }
    for (const summary of panel.querySelectorAll("details:not([open]) > summary")) {
      if (summary.parentElement.querySelector("button:enabled")) add("list", "open", summary);
    }
    for (const region of regions) {
      const possible = /(Costs \d+ tokens?|\d+% chance with the die|Can be chosen)\.$/;
      if (possible.test(region.getAttribute("aria-label"))) add("region", Number(region.dataset.region), region);
    }
  }
  // While a wish is on its way controls are disabled without a reason; for a moment that can be all of them.
  const waiting = "[data-choice]:disabled, details:not(.rows) [data-at]:disabled, .ends button[title='']:disabled";
  const stuck = yours && controls.every(({ at }) => at === "undo" || at === "no");
  const coming = document.querySelector(".pane[data-seq]") !== null && !regions.length; // they are drawn last of all
  const busy = stuck || coming || panel?.querySelector(waiting) != null;
  const told = [
    panel?.textContent, passing?.textContent, text(".track"), text(".log"), text(".players"), text(".zoom"),
    document.querySelector(".pane .sheet")?.style.transform,
    ...regions.map((region) => region.getAttribute("aria-label") + region.getAttribute("aria-pressed")),
    ...[...document.querySelectorAll("main button")].map((button) => button.getAttribute("aria-pressed")),
    ...[...document.querySelectorAll("main details")].map((list) => list.open),
  ].join("|");
  let print = 0;
  for (let i = 0; i < told.length; i++) print = (Math.imul(print, 31) + told.charCodeAt(i)) | 0;
  window.elbowroomControls = controls;
  return {
    print, yours, busy,
    film: document.querySelector(".film") !== null,
    over: text("article header .over") === "The game is over",
    title: text(".decision h2"),
    question: text(".decision .question"),
    refused: text(".banners [role=alert]"),
    controls: controls.map(({ element, ...rest }) => rest),
  };
};
window.elbowroomPoint = (index) => {
  const { kind, element } = window.elbowroomControls[index];
  const hits = (x, y) => { const met = document.elementFromPoint(x, y); return met !== null && element.contains(met); };
  if (kind !== "region") element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2];
  if (kind !== "region") return hits(...middle) ? middle : null;
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const [x, y] = [left + (width * ((i * 5) % 12)) / 12, top + (height * ((j * 5) % 12)) / 12];
    if ([[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]].every(([dx, dy]) => hits(x + dx, y + dy))) return [x, y];
  }
  return null;
};
"""
# What a console says of a service worker that a test does not want.
BLOCKED = "Service Worker registration blocked by Playwright"
# Somebody who wants to see the newest position at once instead of what others do, step by step.
INSTANT = """
if (location.protocol.startsWith("http")) {
  const kept = JSON.parse(localStorage.getItem("elbowroom.settings") ?? "{}");
  localStorage.setItem("elbowroom.settings", JSON.stringify({ speed: "instant", ...kept }));
}
"""
CHANGED = "print => { const seen = window.elbowroomSight(); return seen.print !== print && !seen.busy ? seen : null; }"
ASKED = "() => { const seen = window.elbowroomSight(); return (seen.yours || seen.over) && !seen.busy ? seen : null; }"

# The sentence with which each phase begins.
PHASES = {
    "pick": r"^Pick a pair",
    "decide": r"^Go on with .* or start the decline",
    "conquer": r"^Choose a region to conquer",
    "redeploy": r"^(Strengthen your regions|All tokens are placed)",
    "withdraw": r"^You were attacked",
}

# How much somebody wants to press a button, if it is not 2.
WANTED = {
    "yes": 200,
    "pick": 60,
    "expand": 5,
    "decline": 2,
    "even": 6,
    "border": 6,
    "end": 1.5,
    "no": 0.5,
    "undo": 0.15,
    "take": 0.15,
}

Control = dict[str, Any]
Sight = dict[str, Any]


class Stuck(AssertionError):
    """Somebody could not go on. A picture of what they saw is kept."""

    def __init__(self, page: Page, message: str) -> None:
        picture = Path(tempfile.mkdtemp(prefix="elbowroom-stuck-")) / "screen.png"
        page.screenshot(path=picture)
        super().__init__(f"{message} (see {picture})")


def address(server: Server, table: Opened, link: int = 0) -> str:
    """The address by which somebody comes to a table."""
    return f"{server.url}/t/{table.id}#{table.keys[link]}"


def come(page: Page, server: Server, table: Opened, link: int = 0) -> None:
    """Come to a table; whoever is invited says that he is ready, under the name that he or the seat has."""
    page.goto(address(server, table, link))
    if link:
        ready(page)


def ready(page: Page, name: str = "") -> None:
    """Accept an invitation."""
    if name:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="I’m ready").click()


def look(page: Page) -> Sight:
    """What is on the screen now."""
    seen: Sight = page.evaluate("() => window.elbowroomSight()")
    return seen


def await_turn(page: Page) -> Sight:
    """Wait until this page is asked something or the game is over."""
    try:
        return dict(page.wait_for_function(ASKED).json_value())
    except TooLate:
        seen = look(page)
        problem = f"nothing can be done: {seen['question']}" if seen["yours"] else "nobody asks for anything"
        raise Stuck(page, problem) from None


def phase_of(seen: Sight) -> str:
    """The phase as one reads it; empty if it is none of the usual ones."""
    return next((phase for phase, sentence in PHASES.items() if re.search(sentence, seen["question"])), "")


@dataclass
class Player:
    """Somebody at a page who chooses among what can be seen, at random but not foolishly."""

    page: Page
    random: Random = field(default_factory=lambda: Random(1))
    touch: bool = False  # by finger
    clicks: int = 0
    used: set[str] = field(default_factory=set)  # kinds of controls

    def look(self) -> Sight:
        return look(self.page)

    def click(self, control: int, seen: Sight) -> Sight:
        """Use a control; returns what is on the screen as soon as it has had an effect."""
        point = self._point(control)
        chosen = seen["controls"][control]
        if point is None:
            raise Stuck(self.page, f"{chosen} cannot be reached")
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*point)
        self.clicks += 1
        self.used.add(re.sub(r" .*", "", str(chosen["at"])) if chosen["kind"] == "button" else chosen["kind"])
        try:
            after = dict(self.page.wait_for_function(CHANGED, arg=seen["print"], timeout=60_000).json_value())
        except TooLate:
            now = self.look()
            problem = (
                "does nothing" if now["print"] == seen["print"] else f"leads to '{now['question']}' without a control"
            )
            raise Stuck(self.page, f"{chosen} {problem}") from None
        if after["refused"]:
            raise Stuck(self.page, f"{chosen} was refused: {after['refused']}")
        return after

    def step(self, seen: Sight) -> Sight:
        """Choose one of the controls that can be seen, and use it. Nobody waits for what others did to be shown."""
        if seen["film"]:
            self.page.evaluate("() => document.querySelector('[data-film=skip]')?.click()")
            seen = await_turn(self.page)
        controls: list[Control] = seen["controls"]
        weights = [self._weight(control, seen) for control in controls]
        [control] = self.random.choices(range(len(controls)), weights)
        while self.touch and controls[control]["kind"] == "region" and self._point(control) is None:
            weights[control] = 0  # too small for a finger, or out of sight since the board was zoomed
            [control] = self.random.choices(range(len(controls)), weights)
        return self.click(control, seen)

    def _point(self, control: int) -> tuple[float, float] | None:
        """Where to press, if it can be pressed."""
        point = self.page.evaluate("which => window.elbowroomPoint(which)", control)
        return tuple(point) if point is not None else None

    def _weight(self, control: Control, seen: Sight) -> float:
        """How much somebody wants this: what leads on more than what leads back."""
        at, kind = str(control["at"]), control["kind"]
        verb = at.split()[0]
        if kind == "region":
            named = "Can be chosen" in control["label"]
            placing = phase_of(seen) in ("redeploy", "withdraw", "")
            if control["pressed"]:  # once more only closes its card; what is asked about it stays
                return 0 if any(one["at"] == "yes" for one in seen["controls"]) else 0.05
            return 0.3 if named and not placing else 2
        if kind == "list":
            return 0.1
        if control["card"]:  # of a region that was chosen
            return 0.1 if verb in ("abandon", "give_up", "leave") or verb.startswith("lift_") else 40
        if verb == "pair":
            return 0.2 if control["pressed"] else 1
        if verb == "aim":
            return 0.05 if control["pressed"] else 0.7
        return WANTED.get(verb, 2)


def play_turn(page: Page, random: Random) -> Sight:
    """Play on at random until somebody else is asked, or the game is over; returns what is seen then."""
    player = Player(page, random)
    seen = await_turn(page)
    while seen["yours"] and not seen["over"]:
        seen = player.step(seen)
    return seen


def play_on(players: Mapping[str, Player], until: Callable[[Sight], bool] = lambda seen: False) -> None:
    """Play to the end, or until somebody sees what is waited for. Players are found by the names of their seats."""
    asked = next(iter(players.values()))
    if len(players) > 1:
        seen = asked.look()
        asked = players[playing(seen)] if not seen["yours"] else asked
    seen = await_turn(asked.page)
    for _ in itertools.count():
        if seen["over"] or until(seen):
            return
        if seen["yours"]:
            seen = asked.step(seen)
            continue
        asked = players.get(playing(seen), asked)
        seen = await_turn(asked.page)


def playing(seen: Sight) -> str:
    """Who decides, as the panel says."""
    found = re.match(r"(.*) is playing$", seen["title"])
    return found[1] if found else ""


def story_of(page: Page) -> dict[str, Any]:
    """Everything that must be the same after a loss: question, controls, board, players."""
    story: dict[str, Any] = page.evaluate(
        """() => {
          const { title, question, controls } = window.elbowroomSight();
          const regions = [...document.querySelectorAll("[data-region]")];
          const labels = regions.map((region) => region.getAttribute("aria-label"));
          const offered = controls.filter((one) => one.kind === "region" || one.at === "end").map((one) => one.at);
          return { title, question, offered, labels, players: document.querySelector(".players")?.textContent,
                   log: document.querySelector(".log")?.textContent ?? null };
        }"""
    )
    return story


def check_same(now: dict[str, Any], before: dict[str, Any]) -> None:
    """A page that begins anew tells the same story, but for the reasons that were asked for there before."""
    assert {**now, "labels": []} == {**before, "labels": []}
    more = [then for label, then in zip(now["labels"], before["labels"], strict=True) if not then.startswith(label)]
    assert more == []
