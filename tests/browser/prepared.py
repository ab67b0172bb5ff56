"""Pictures of real games, shown by the real page: the WebSocket of a table is answered from here.

`Stage` opens a page on a table that does not exist and hands it prepared frames; what the page sends is kept.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocketRoute

import elbowroom
from elbowroom.content.catalog import BOARDS, BOXES, board_names
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.engine.state import State
from elbowroom.server.picture import decision_view, position_view, question_view
from elbowroom.server.wire_types import PROTOCOLS
from tests.browser.players import BLOCKED, INSTANT
from tests.printed import printed_verbs
from tests.server.harness import Opened, Server

Frame = dict[str, Any]

NEVER_ASKED = {"undo"}  # notation of a record; a page takes steps back by a message of its own
ROUNDS = 40  # of games on every board and mixture, after which a verb that was never asked is an error
PATIENCE = 90_000  # milliseconds; only a test that fails takes that long
PEOPLE = ("Anna", "Ben", "Zoë", "Mikołaj", "Jörg", "Eve")
READY = "[data-at=undo]:enabled"  # undo is always possible in prepared frames, so it is disabled only while waiting


@contextmanager
def visit(browser: Browser, width: int = 1440, height: int = 900, **options: Any) -> Iterator[Page]:
    """A page of somebody new, with a browser set up as `options` say; a complaint of its console is an error."""
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            complaints.append(message.text)

    context = browser.new_context(
        viewport={"width": width, "height": height}, **{"service_workers": "block", **options}
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(INSTANT)  # every frame is shown as it comes
    page = context.new_page()
    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    try:
        yield page
    finally:
        context.close()
    assert complaints == [], complaints


def wait_until_over(server: Server, table: Opened) -> None:
    """Wait until the bots of a public table have played to the end."""
    deadline = time.monotonic() + PATIENCE / 1000
    while server.get(f"/api/tables/{table.id}")["status"] != "over":
        assert time.monotonic() < deadline, "the bots do not come to an end"
        time.sleep(0.1)


def verbs() -> set[str]:
    """All verbs that can be asked."""
    return set(printed_verbs()) - NEVER_ASKED


def mixtures() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every board, alone and with the content of every box."""
    for board in board_names():
        yield board, {}
        yield board, {"boxes": list(BOXES)}
        if BOARDS[board] != "underground":
            yield board, {"boxes": list(BOXES), "sites": True}


def frame(s: State, board: str) -> Frame:
    """What the one who must decide is told."""
    seats = frozenset(range(s.rules.players))
    table = {
        "id": "prepared",
        "title": "",
        "status": "over" if s.over else "playing",
        "agreement": {"board": board},
        "seats": [
            {"name": PEOPLE[seat], "person": True, "taken": True, "came": True, "online": True} for seat in seats
        ],
        "seq": 1,
    }
    found: Frame = {"table": table}
    position = position_view(s, seats)
    found["position"] = msgspec.to_builtins(position)
    found["whole"] = {name: msgspec.to_builtins(getattr(position, name)) for name in position.__struct_fields__}
    if not s.over:
        found["decision"] = msgspec.to_builtins(decision_view(s, can_undo=True))
        found["question"] = msgspec.to_builtins(question_view(s, can_undo=True))
    return found


def news(shown: Frame, seq: int, moments: list[Frame]) -> Frame:
    """A frame as the page is told it."""
    seats = {str(number): seat for number, seat in enumerate(shown["whole"]["seats"], start=1)}
    told = {"type": "news", "seq": seq, "moments": moments, "table": shown["table"]}
    return {**told, "position": {**shown["whole"], "seats": seats}, "decision": shown.get("question")}


def random_step(s: State, luck: Random) -> None:
    """Usually something that is worth looking at, rather than the end of a phase."""
    legal = s.legal()
    rare = [action for action in legal if action.verb not in ("conquer", "stop", "done", "place", "decline")]
    s.apply(luck.choice(rare if rare and luck.random() < 0.5 else legal))


@cache
def every_decision() -> list[Frame]:
    """Decisions of random games in which every verb is offered at least once in each phase that has offered it."""
    kept: list[Frame] = []
    seen: set[tuple[str, str]] = set()
    missing = verbs()
    for game in range(ROUNDS):
        for number, (board, options) in enumerate(mixtures()):
            luck = Random(1000 * number + game)
            s = elbowroom.new_game(board, 1000 * number + game, **options)
            while not s.over:
                asked = {(s.phase_name, action.verb) for action in s.legal()}
                if not asked <= seen:
                    kept.append(frame(s, board))
                    seen |= asked
                    missing -= {verb for _, verb in asked}
                random_step(s, luck)
        if not missing:
            return kept
    raise AssertionError(f"never asked: {sorted(missing)}")


class Stage:
    """A page that is shown frames."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.sent: list[Frame] = []
        self._url = url
        self._frame: Frame = {}
        self._seq = 0
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/api/tables/prepared/play", self._open)
        page.route("**/api/tables/prepared/bells", lambda route: route.fulfill(json={"bells": []}))

    def _open(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: Frame) -> None:
        if message["type"] == "hello":
            self._tell(socket, welcome=True)
            return
        if message["type"] == "why":
            target = self._frame["decision"]["targets"][message["region"] - 1]
            socket.send(json.dumps({"type": "explained", "ref": message["ref"], "seq": self._seq, **target}))
            return
        self.sent.append(message)
        if "ref" in message:
            socket.send(json.dumps({"type": "accepted", "ref": message["ref"], "seq": self._seq + 1}))
            self._tell(socket)

    def _tell(self, socket: WebSocketRoute, *happenings: Frame, welcome: bool = False) -> None:
        if welcome:
            decision = self._frame.get("decision")
            known = {
                "protocol": PROTOCOLS[-1],
                "version": elbowroom.__version__,
                "rules_version": RULES_VERSION,
                "now": 0.0,
            }
            seats = [decision["seat"]] if decision else [1]
            socket.send(json.dumps({"type": "welcome", **known, "seats": seats, "host": True}))
        self._seq += 1
        told = [{**happening, "seq": self._seq, "at": 0.0} for happening in happenings]
        socket.send(json.dumps(news(self._frame, self._seq, told)))

    def show(self, shown: Frame) -> None:
        """Open the page on this frame."""
        self._frame = shown
        self._seq = 0
        self.sent.clear()
        self._sockets.clear()
        self.page.goto("about:blank")
        self.page.goto(f"{self._url}/t/prepared#key")
        self.page.locator("[data-region='1']").wait_for(state="attached")
        if "decision" in shown:
            self.page.locator(READY).wait_for()

    def go_on(self, shown: Frame) -> None:
        """The game has gone on to this frame. Opens the page anew only if the board is another one."""
        if not self._sockets or self._frame["position"]["board"] != shown["position"]["board"]:
            self.show(shown)
            return
        self._frame = shown
        sign = f"Guest {self._seq}"  # comes and is announced, so one knows when the page has seen the frame
        self._tell(self._sockets[-1], {"kind": "sat", "seat": 1, "name": sign}, welcome=True)
        self.page.locator("[data-at=news]", has_text=sign).wait_for(state="attached")
        self.page.locator(READY).wait_for()

    def tell(self, moments: list[Frame]) -> None:
        """Something else has happened before this frame."""
        self._seq += len(moments)
        numbered = [{**moment, "seq": self._seq - index} for index, moment in enumerate(reversed(moments))]
        self._sockets[-1].send(json.dumps(news(self._frame, self._seq, numbered[::-1])))

    def next_sent(self, patience: int = 1000) -> Frame | None:
        """The message that was sent since this was last asked; nothing if there is none within some milliseconds."""
        for _ in range(max(1, patience // 5)):
            if self.sent:
                return self.sent.pop(0)
            self.page.wait_for_timeout(5)
        return None


def phases(wanted: list[str]) -> dict[str, Frame]:
    """A decision of each of these phases, the fullest there is."""
    fullest: dict[str, Frame] = {}
    for shown in every_decision():
        phase = shown["decision"]["phase"]
        known = fullest.get(phase)
        if phase in wanted and (known is None or _held(shown) > _held(known)):
            fullest[phase] = shown
    assert set(fullest) == set(wanted), sorted({shown["decision"]["phase"] for shown in every_decision()})
    return {phase: fullest[phase] for phase in wanted}


def _held(shown: Frame) -> int:
    return sum(1 for region in shown["position"]["regions"] if region.get("tokens"))
