// Beside the board: the players, the column of pairs, the log.

import { emblem, h, plural } from "./dom.js";
import { story } from "./words.js";

const LOG = 300; // lines shown; the replay has all of them

export function playersPanel(view) {
  const { shown, info, names } = view;
  const pair = (held, word = "") => {
    const name = names.pair(held.power, held.race);
    const more = word ? plural(held.regions?.length ?? 0, "region") : `${plural(held.regions?.length ?? 0, "region")} · ${held.hand ?? 0} in hand`;
    return h("button", { class: `pair ${word}`, "data-at": `pair ${held.race}`, onclick: () => view.select({ power: held.power, race: held.race }) }, h("span", {}, name), h("small", {}, `${word ? "in decline · " : ""}${more}`));
  };
  return shown.seats.map((seat, i) => {
    const who = info.seats[i];
    const mine = view.seats.includes(i + 1);
    const state = who.bot ? `bot ${who.bot}` : mine ? "you" : who.online ? "" : "away";
    const fill = view.host && !mine && !who.bot && !who.online && info.status === "playing";
    return h("article", { class: shown.decider === i + 1 ? "player now" : "player" },
      h("h3", {}, emblem(i + 1), h("span", { class: "name" }, names.who(i + 1)), state && h("span", { class: "tag" }, state),
        who.left != null && h("span", { class: "clock", "data-clock": i + 1 }),
        h("span", { class: "coins", title: seat.coins == null ? "Coins are hidden" : "" }, seat.coins == null ? "? coins" : plural(seat.coins, "coin"))),
      seat.active ? pair(seat.active) : h("p", { class: "quiet" }, "no active race"),
      seat.decline && pair(seat.decline, "declined"),
      seat.beside && pair(seat.beside, "declined"),
      fill && h("button", { "data-at": `fill ${i + 1}`, onclick: () => view.wish("fill", { seat: i + 1 }) }, "Let a bot play"));
  });
}

/** Thinking time, counted down between messages. */
export function showClocks(view) {
  for (const place of document.querySelectorAll("[data-clock]")) {
    const seat = Number(place.dataset.clock);
    const running = view.position?.decider === seat && !view.info.seats[seat - 1].bot;
    const spent = running ? Date.now() / 1000 + view.offset - view.info.since : 0;
    const left = Math.max(0, Math.floor(view.info.seats[seat - 1].left - spent));
    place.textContent = left >= 7200 ? `${Math.floor(left / 3600)} h` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

export function columnPanel(view) {
  const { names, asked } = view;
  const coins = asked ? view.position.seats[asked.seat - 1].coins : null;
  return view.shown.column.map((combo, price) => {
    const choice = asked?.choices.find((choice) => choice.price === price);
    const short = asked?.phase === "pick" && !choice ? `${plural(price - coins, "coin")} short` : "";
    const select = () => (choice && view.selected?.race === combo.race ? view.act(choice.action) : view.select({ power: combo.power, race: combo.race }));
    const chosen = view.selected?.race === combo.race && view.selected?.power === combo.power;
    return h("button", { class: `combo ${choice ? "target" : ""}`, "data-at": `combo ${combo.race}`, "aria-pressed": String(chosen), onclick: select },
      h("b", {}, names.power(combo.power), " ", h("br"), names.race(combo.race)),
      h("span", {}, `${combo.tokens} tokens`),
      h("span", { class: "price" }, price ? plural(price, "coin") : "free", combo.coins > 0 && h("em", {}, `+${combo.coins} on it`)),
      short && h("span", { class: "short" }, short));
  });
}

export function logLines(view) {
  const until = view.replay?.seq ?? Infinity;
  return story(view.happenings.filter((happening) => happening.seq <= until), view.names)
    .slice(-LOG)
    .map((line) => h("li", { class: line.kind }, line.seat ? emblem(line.seat) : h("span", {}), h("span", {}, line.text)));
}
