// The start page: play now, with friends, continue, watch.

import { makeBoard } from "./board.js";
import { emblem, h, refill, toast } from "./dom.js";
import { ask, askOnce, forgetGame, myGames, myName, rememberGame, rememberName } from "./net.js";

const BOXES = { base: "Base game", underground: "Underground", sky: "Sky Islands" };
const boardTitle = (board) => `${BOXES[board.box] ?? board.box}, ${board.players} players${board.own ? " (a board of ours)" : ""}${board.box === "sky" ? ` · ${board.board}` : ""}`;
const RULES = {
  ownTokensDefend: "Own tokens defend too", openScores: "Coins lie open", flamesEntry: "Where Flames enter", vampirePerOpponent: "One bite per opponent",
  boltsAnywhere: "Lightning anywhere", wendigoIgnoresImmunity: "Wendigos ignore immunity", wendigoNeedsVictim: "Wendigos need a victim",
};

export async function showStart() {
  document.body.className = "start";
  const name = h("input", { id: "name", maxlength: 24, value: myName(), placeholder: "optional", autocomplete: "nickname", oninput: () => rememberName(name.value.trim()) });
  const lobby = h("div", { class: "list" }, h("p", { class: "quiet" }, "Looking for tables …"));
  const friends = h("div", {});
  refill(document.body,
    h("header", { class: "hero" },
      h("h1", {}, "Elbow Room"),
      h("p", {}, "Too many peoples, too little land. Push yours to glory, let them decline, and take the next."),
    ),
    h("main", { class: "cards" },
      h("div", {}, h("section", { class: "card" },
        h("h2", {}, "Play now"),
        h("p", {}, "The base game against one bot, right away. No registration anywhere."),
        h("label", { for: "name" }, "Your name ", name),
        h("button", { class: "main", type: "button", onclick: () => openTable({ board: "base_2", seats: [{ name: name.value.trim() }, { player: "greedy" }] }) }, "Play now"),
      ), h("section", { class: "card" }, h("h2", {}, "Continue"), mine(), fromRecord())),
      h("section", { class: "card" }, h("h2", {}, "With friends"), friends),
      h("section", { class: "card" }, h("h2", {}, "Public tables"), lobby),
    ),
    h("footer", {}, h("p", {}, "Elbow Room is an unofficial project of fans. It is not affiliated with or endorsed by the makers of the board games whose rules it plays.")),
  );
  try {
    const offers = await askOnce("/api/offers");
    refill(friends, friendsForm(offers, name));
    await showLobby(lobby, offers, name);
    setInterval(() => document.hidden || showLobby(lobby, offers, name).catch(() => {}), 10_000);
  } catch (error) {
    refill(lobby, h("p", { class: "quiet" }, `${error.message} Reload the page to try again.`));
  }
}

/** Open a table and go there; its links are told only now, so they are kept here. */
async function openTable(wish) {
  try {
    const opened = await ask("/api/tables", { body: wish });
    rememberGame(opened.id, opened.links[0].key, { about: wish.title || wish.board || "A recorded game", links: [...opened.links, opened.watch] });
    location.assign(`/t/${opened.id}#${opened.links[0].key}`);
  } catch (error) {
    toast(error.message);
  }
}

function mine() {
  const games = myGames();
  if (!games.length) return h("p", { class: "quiet" }, "Games you have joined on this device will wait here for you.");
  const row = (game) =>
    h("li", {},
      h("a", { class: "button", href: `/t/${game.id}#${game.key}` }, `${game.about ?? "A game"}${game.over ? " · over" : ""}`),
      h("button", { type: "button", "aria-label": "Forget this game", onclick: (event) => (forgetGame(game.id), event.target.closest("li").remove()) }, "×"),
    );
  return h("ul", { class: "list" }, games.map(row));
}

async function showLobby(place, offers, name) {
  const { tables = [] } = await ask("/api/tables");
  const take = async (table, seat) => {
    try {
      const link = await ask(`/api/tables/${table.id}/seats/${seat}`, { body: { name: name.value.trim() } });
      rememberGame(table.id, link.key, { about: table.title || table.agreement.board || "base_2" });
      location.assign(`/t/${table.id}#${link.key}`);
    } catch (error) {
      toast(error.message);
    }
  };
  const row = (table) => {
    const board = offers.boards.find(({ board }) => board === (table.agreement.board ?? "base_2"));
    const open = table.seats.findIndex((seat) => seat.open) + 1;
    return h("div", { class: "row" },
      h("div", {}, h("strong", {}, table.title || boardTitle(board)), h("div", { class: "seats" }, table.seats.map((seat, i) => h("span", {}, emblem(i + 1), seat.name || "free")))),
      table.status === "waiting" && open > 0 && h("button", { type: "button", class: "main", "data-at": `take ${table.id}`, onclick: () => take(table, open) }, "Take a seat"),
      h("a", { class: "button", href: `/t/${table.id}`, "data-at": `watch ${table.id}` }, "Watch"),
    );
  };
  refill(place, tables.length ? tables.map(row) : h("p", { class: "quiet" }, "Nobody plays in public right now. Open a table “With friends” and tick “Public”."));
}

function friendsForm(offers, name) {
  const field = (label, control) => h("label", {}, `${label} `, control);
  const option = (value, label = value) => h("option", { value }, label);
  const board = h("select", { name: "board", onchange: () => chairs() }, offers.boards.map((board) => option(board.board, boardTitle(board))));
  const seats = h("fieldset", {});
  const title = h("input", { maxlength: 60, placeholder: "optional" });
  const clock = h("select", {}, option("", "no clock"), option("600", "10 minutes each"), option("1800", "30 minutes each"), option("86400", "a day each"));
  const grace = h("select", {}, option("", "wait for ever"), option("120", "2 minutes"), option("3600", "an hour"), option("86400", "a day"));
  const everybody = h("input", { type: "checkbox" });
  const sites = h("input", { type: "checkbox", onchange: () => rules() });
  const boxes = offers.boxes.map((box) => h("input", { type: "checkbox", value: box, onchange: () => rules() }));
  const house = h("div", {});
  const thumbnail = h("div", { class: "thumbnail" });
  const mixed = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const chosen = () => offers.boards.find((known) => known.board === board.value);

  function chairs() {
    const players = [option("person", "a friend, by link"), option("here", "a friend, on this device"), option("open", "open to anybody"), ...offers.bots.map((bot) => option(bot, `bot: ${bot}`))];
    const chair = (_, i) => h("div", { class: "row" }, emblem(i + 1), i ? h("select", { "aria-label": `Seat ${i + 1}` }, players.map((player) => player.cloneNode(true))) : h("span", {}, "You"));
    refill(seats, h("legend", {}, "Seats"), ...Array.from({ length: chosen().players }, chair));
    makeBoard(board.value, () => {}).then((drawn) => refill(thumbnail, drawn.node), () => {});
    rules();
  }
  async function rules() {
    try {
      const { switches } = await ask(`/api/boards/${encodeURIComponent(board.value)}/switches?boxes=${mixed()}&sites=${sites.checked}`);
      refill(house, ...switches.map(({ name: rule, values }) => {
        const label = (value) => (value === true ? "yes" : value === false ? "no" : value);
        return field(RULES[rule] ?? rule, h("select", { name: rule }, values.map((value, i) => option(JSON.stringify(value), label(value) + (i ? "" : " (printed)")))));
      }));
    } catch (error) {
      refill(house, h("p", { class: "quiet" }, error.message));
    }
  }
  async function submit(event) {
    event.preventDefault();
    const wanted = [...seats.querySelectorAll("select")].map((select) => select.value);
    const shared = wanted.includes("here");
    const plans = wanted.map((player) => (player === "here" ? { player: "person", link: 1 } : { player }));
    const switches = Object.fromEntries([...house.querySelectorAll("select")].filter((select) => select.selectedIndex > 0).map((select) => [select.name, JSON.parse(select.value)]));
    const wish = { board: board.value, boxes: mixed(), sites: sites.checked, switches, title: title.value, public: everybody.checked };
    wish.seats = [{ player: "person", name: name.value.trim(), link: shared ? 1 : 0 }, ...plans];
    if (clock.value) wish.thinking = Number(clock.value);
    if (grace.value) wish.grace = Number(grace.value);
    await openTable(wish);
  }
  chairs();
  return h("form", { onsubmit: submit },
    field("Board", board), thumbnail, seats,
    h("label", { class: "check" }, everybody, " Public: listed here, everybody may watch"),
    h("details", {}, h("summary", {}, "Title, clock, house rules, boxes"),
      field("Title", title), field("Clock", clock), field("A bot plays for whoever is away after", grace),
      house, h("label", { class: "check" }, sites, " Relics and Places on this board"),
      h("p", { class: "quiet" }, "Mix in the races and powers of"), boxes.map((box) => h("label", { class: "check" }, box, ` ${BOXES[box.value] ?? box.value}`)),
    ),
    h("button", { class: "main" }, "Open the table"),
  );
}

/** A game from a file: to be shown again, or to go on. */
function fromRecord() {
  const upload = h("input", { type: "file", accept: ".json,application/json", onchange: async () => {
    try {
      await openTable({ record: JSON.parse(await upload.files[0].text()) });
    } catch {
      toast("This file is not a record of a game.");
    }
  } });
  return h("details", {}, h("summary", {}, "Open a record"), h("label", {}, "A file downloaded after a game ", upload));
}
