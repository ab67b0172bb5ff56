"""The browser plays the games of the compiled engine: recorded ones are told alike, and those against bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import People
from tests.effort import LONG
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GOLDEN = Path(__file__).parent.parent / "golden"
SEED = 1  # that of the servers of these tests
# One of each family, with Relics and Places, a race of a mixture, and both sides of the sky.
USUAL = ("base_4_1", "underground_3_vanish", "underground_4_mixed", "base_5+sky_2_1", "base_2+sky_3_1")
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.json") if path.stem != "digests") if LONG else USUAL
# Bots that think longer than half a second about a decision think no further in a browser, so that is left out.
GAMES = (("base_3", ("random", "greedy")), ("underground_2", ("easy",)), ("base_2+sky_3", ("gentle", "random")))

# Asks the server, or a worker like that of the page, and plays a game with the first of all choices.
TALK = """
const server = {
  ask: async (method, url, key, body) => {
    const headers = { "Content-Type": "application/json", ...(key ? { Authorization: `Bearer ${key}` } : {}) };
    return (await fetch(url, { method, headers, ...(body ? { body } : {}) })).text();
  },
  connect: (table, hear) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/play`);
    socket.onmessage = ({ data }) => hear(data);
    return new Promise((done) => (socket.onopen = () => done((text) => socket.send(text))));
  },
};
window.elbowroomPocket = async (script, seed) => {
  window.elbowroomScript = script;
  const { version } = await (await fetch("/page/pocket/pocket.json")).json();
  const worker = new Worker(script, { type: "module" });
  const waiting = new Map();
  let number = 0;
  const ready = new Promise((done, failed) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") done();
      else if (data.kind === "failed") failed(new Error(data.why));
      else if (data.kind === "answer") waiting.get(data.id)(data.text);
      else if (data.kind === "told") waiting.get(data.line)(data.text);
    };
  });
  worker.postMessage({ kind: "start", files: `${location.origin}/page/pocket/${version}/`, seed });
  await ready;
  return {
    ask: (method, url, key, body) => new Promise((done) => {
      waiting.set(++number, done);
      worker.postMessage({ kind: "ask", id: number, method, url, key, body: body ?? "" });
    }),
    connect: async (table, hear) => {
      const line = ++number;
      waiting.set(line, hear);
      worker.postMessage({ kind: "connect", line, table });
      return (text) => worker.postMessage({ kind: "hear", line, text });
    },
  };
};
window.elbowroomServer = server;
window.elbowroomOpen = async (at, wish) => {
  const { id, links } = JSON.parse(await at.ask("POST", "/api/tables", "", JSON.stringify(wish)));
  return { id, key: links[0].key };
};
window.elbowroomTold = async (at, record) => {
  const { id, key } = await elbowroomOpen(at, { record });
  const told = [];
  for (let first = 1, some = null; first === 1 || some?.length === 100; first += 100) {
    some = JSON.parse(await at.ask("GET", `/api/tables/${id}/moments?first=${first}&last=${first + 99}`, key)).moments;
    for (const moment of some) told.push(JSON.stringify({ ...moment, happening: { ...moment.happening, at: 0 } }));
  }
  return [...told, await at.ask("GET", `/api/tables/${id}/record`, key)];
};
window.elbowroomPlay = async (at, wish) => {
  const { id, key } = await elbowroomOpen(at, wish);
  let send = null;
  await new Promise(async (done) => {
    send = await at.connect(id, (text) => {
      const message = JSON.parse(text);
      if (message.type !== "news") return;
      if (message.position?.decider === 0) done();
      if (!message.decision) return;
      const [{ verb, regions, prices, seats }] = message.decision.choices;
      const target = (regions ?? prices ?? seats ?? [])[0];
      const action = target === undefined ? verb : `${verb} ${target}`;
      send(JSON.stringify({ type: "act", seq: message.seq, action }));
    });
    send(JSON.stringify({ type: "hello", protocol: 2, key }));
  });
  return at.ask("GET", `/api/tables/${id}/record`, key);
};
"defined"; // an evaluated function would be called
"""


POLICIES = """() => Promise.all([window.elbowroomScript, "/", document.querySelector("script[src]").src].map(
  async (url) => (await fetch(url)).headers.get("Content-Security-Policy")))"""


def with_pocket(table_server: Server, people: People, package: Path) -> Page:
    """A page with a pocket of its own, whose luck is that of the server."""
    found = people.page()
    found.goto(f"{table_server.url}/rules")
    (script,) = (package / "elbowroom" / "server" / "page" / "assets").glob("pocket-worker-*.js")
    found.evaluate(TALK)
    found.evaluate(
        "async ([script, seed]) => { window.elbowroomHere = await elbowroomPocket(script, seed); }",
        [f"/page/assets/{script.name}", SEED],
    )
    return found


def on_both(page: Page, function: str, given: Any) -> tuple[Any, Any]:
    """What a function of the page makes of something with the server, and with the pocket."""
    called = f"async (given) => await window.{function}(window.%s, given)"
    return page.evaluate(called % "elbowroomServer", given), page.evaluate(called % "elbowroomHere", given)


def test_the_browser_plays_the_games_of_the_server(table_server: Server, people: People, package: Path) -> None:
    page = with_pocket(table_server, people, package)
    policies = page.evaluate(POLICIES)
    assert ["wasm-unsafe-eval" in policy for policy in policies] == [True, False, False]  # the worker's, and no other
    for name in RECORDS:
        record = json.loads((GOLDEN / f"{name}.json").read_text())
        there, here = on_both(page, "elbowroomTold", record)
        assert there == here, name
        assert len(there) > 30
        assert json.loads(here[-1])["actions"] == record["actions"]
    for board, bots in GAMES:
        wish = {"board": board, "seats": [{"name": "Anna"}, *({"player": bot} for bot in bots)], "first": 1}
        there, here = on_both(page, "elbowroomPlay", wish)
        assert there == here, board
        assert json.loads(here)["result"], board
