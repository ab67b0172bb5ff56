// A table: what is known about it, and the parts of the page that show it.

import { makeBoard } from "./board.js";
import { decisionPanel, offersOf, regionAct } from "./decision.js";
import { emblem, h, refill, toast } from "./dom.js";
import { askOnce, Line, myGame, myName, rememberGame } from "./net.js";
import { columnPanel, logLines, playersPanel, showClocks } from "./panels.js";
import { Replay } from "./replay.js";
import { waitingRoom } from "./waiting.js";
import { Names } from "./words.js";

/** Everything the page knows; `redraw` shows it. */
class View {
  seats = []; // mine
  host = false;
  info = null; // the table
  position = null;
  decision = null;
  happenings = [];
  selected = null; // { region } or { power, race }
  offset = 0; // seconds the server's clock is ahead of this one
  board = null;
  replay = null; // shown instead of the present

  constructor(table, key, names) {
    Object.assign(this, { table, key, names });
  }
  get shown() {
    return this.replay?.position ?? this.position;
  }
  /** What I am asked, unless I am looking at the past. */
  get asked() {
    return this.replay ? null : this.decision;
  }
  select(what) {
    this.selected = JSON.stringify(what) === JSON.stringify(this.selected) ? null : what;
    this.redraw();
  }
  async wish(type, fields) {
    const answer = await this.line.wish(type, fields);
    if (answer.type === "refused" && answer.code !== "stale") toast(answer.message);
    return answer;
  }
  async act(action) {
    this.selected = null;
    await this.wish("act", { seq: this.line.seen, action });
  }
}

export async function showTable(table, key, moment) {
  document.body.className = "table";
  refill(document.body, h("p", { class: "loading", role: "status" }, "Laying out the table …"));
  let offers;
  try {
    offers = await askOnce("/api/offers");
  } catch (error) {
    return trouble(error.message);
  }
  const view = new View(table, key || myGame(table)?.key || "", new Names(offers.tiles));
  view.bots = offers.bots;
  const page = layOut();
  let waiting = false;
  view.redraw = () => {
    if (!waiting) requestAnimationFrame(() => ((waiting = false), draw(view, page)));
    waiting = true;
  };
  view.line = new Line(table, view.key, myName(), (message) => hear(view, message, moment), (state, why) => {
    page.banner.hidden = state === "open";
    page.banner.textContent = "Connection lost. Your game is safe; trying again …";
    if (state === "refused") trouble(why);
  });
  setInterval(() => showClocks(view), 1000);
}

function trouble(message) {
  refill(document.body, h("main", { class: "card trouble" }, h("h1", {}, "This table cannot be shown"), h("p", {}, message), h("a", { class: "button main", href: "/" }, "To the start page")));
}

function hear(view, message, moment) {
  if (message.type === "welcome") {
    view.seats = view.names.mine = message.seats ?? [];
    view.host = message.host ?? false;
    view.offset = message.now - Date.now() / 1000;
  } else if (message.type === "game") {
    const first = !view.info;
    view.info = message.table;
    view.names.seats = message.table.seats;
    view.position = message.position;
    view.decision = message.decision;
    const known = view.happenings.at(-1)?.seq ?? 0;
    view.happenings.push(...message.happenings.filter((happening) => happening.seq > known));
    if (view.seats.length) rememberGame(view.table, view.key, { about: about(view), over: view.info.status === "over" });
    if (first && moment) view.replay = new Replay(view, moment);
  } else if (message.type === "presence") {
    view.info?.seats.forEach((seat, i) => (seat.online = message.online.includes(i + 1)));
  } else return;
  view.redraw();
}

const about = ({ info }) => `${info.title || info.agreement.board || "base_2"}: ${info.seats.map((seat) => seat.name || "…").join(", ")}`;

function layOut() {
  const part = (name, tag = "section") => h(tag, { class: name });
  const page = { header: part("bar", "header"), board: part("place"), decision: part("decision"), column: part("column"), players: part("players") };
  page.log = h("ol", { class: "log", tabindex: 0, "aria-label": "What happened" });
  page.follows = true; // the newest line, unless somebody has scrolled up to read
  page.log.onscroll = () => (page.follows = page.log.scrollHeight - page.log.scrollTop - page.log.clientHeight < 60);
  page.said = h("input", { maxlength: 400, placeholder: "Say something", "aria-label": "Say something to the table" });
  page.chat = h("form", { class: "chat" }, page.said, h("button", {}, "Send"));
  page.banner = h("p", { class: "banner", role: "status", hidden: true });
  page.room = h("main", { class: "room" });
  page.game = h("main", { class: "game" }, page.board, page.column,
    h("div", { class: "side" }, page.decision, page.players, h("section", { class: "talk" }, page.log, page.chat)));
  return page;
}

async function layBoard(view, page) {
  page.laid ??= makeBoard(view.position.board, (region) => regionAct(view, region));
  view.board = await page.laid;
  refill(page.board, view.board.node);
  view.redraw();
}

function draw(view, page) {
  const { info } = view;
  if (!info) return;
  const begun = info.status !== "waiting";
  const main = begun ? page.game : page.room;
  if (!main.isConnected) refill(document.body, page.header, page.banner, main);
  refill(page.header, ...header(view));
  const yours = view.decision && !view.replay;
  document.title = `${yours ? "● Your turn · " : ""}${info.title || "Elbow Room"}`;
  if (!begun) return waitingRoom(view, page.room);
  if (!view.board) return layBoard(view, page);
  if (view.replay && !view.replay.position) return; // it is on its way
  view.board.draw(view.shown, { offers: offersOf(view), selected: view.selected?.region, names: view.names });
  refill(page.decision, ...decisionPanel(view));
  refill(page.column, ...columnPanel(view));
  refill(page.players, ...playersPanel(view));
  refill(page.log, ...logLines(view));
  if (page.follows) page.log.scrollTop = page.log.scrollHeight;
  page.chat.hidden = !view.seats.length;
  page.chat.onsubmit = async (event) => {
    event.preventDefault();
    const text = page.said.value.trim();
    if (text && (await view.wish("chat", { text })).type === "accepted") page.said.value = "";
  };
  showClocks(view);
  document.body.dataset.seq = info.seq; // drawn up to here
}

function header(view) {
  const { info, shown } = view;
  const played = view.seats.filter((seat) => info.seats[seat - 1].bot);
  const mine = view.seats.filter((seat) => !info.seats[seat - 1].bot);
  const rounds = shown && h("span", { class: "rounds", title: `Round ${shown.round} of ${shown.rounds}` }, `Round ${shown.round} of ${shown.rounds} `,
    h("span", { class: "dots", "aria-hidden": "true" }, Array.from({ length: shown.rounds }, (_, i) => (i < shown.round ? "●" : "○")).join("")));
  const all = view.seats.length > 1;
  return [
    h("a", { class: "home", href: "/" }, "Elbow Room"),
    h("span", { class: "title" }, info.title),
    rounds,
    !view.seats.length && h("span", { class: "tag" }, "watching"),
    info.status === "playing" && played.map((seat) => h("button", { class: "main", "data-at": `sit ${seat}`, onclick: () => view.wish("sit", { seat }) }, "Take seat back", all && emblem(seat))),
    info.status === "playing" && mine.map((seat) => h("button", { "data-at": `leave ${seat}`, onclick: () => view.wish("leave", { seat }) }, "Bot plays for me", all && emblem(seat))),
    shown && !view.replay && h("button", { "data-at": "replay", onclick: () => (view.replay = new Replay(view, info.seq)) }, "Replay"),
  ];
}
