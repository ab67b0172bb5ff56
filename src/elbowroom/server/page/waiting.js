// Before the game: who is there, links for the others, bots, begin.

import { copyButton, emblem, h, refill, toast } from "./dom.js";
import { ask, myGame, myName, rememberGame, rememberName } from "./net.js";

export function waitingRoom(view, place) {
  const { info } = view;
  const links = myGame(view.table)?.links ?? [];
  const free = info.seats.some((seat) => !seat.taken);
  const watch = links.find((link) => !link.seats);
  const mine = view.seats.length === 1 ? view.seats[0] : 0;
  const name = h("input", { "data-at": "name", maxlength: 24, value: place.querySelector("[data-at=name]")?.value ?? info.seats[mine - 1]?.name ?? myName() });
  const rename = (event) => (event.preventDefault(), rememberName(name.value.trim()), view.wish("sit", { seat: mine, name: name.value.trim() }));
  const claim = async (seat) => {
    try {
      const link = await ask(`/api/tables/${view.table}/seats/${seat}`, { body: { name: myName() } });
      rememberGame(view.table, link.key, {});
      location.replace(`/t/${view.table}#${link.key}`);
    } catch (error) {
      toast(error.message);
    }
  };
  const row = (seat, i) => {
    const number = i + 1;
    const link = links.find((known) => known.seats?.includes(number));
    const own = view.seats.includes(number);
    const state = seat.bot ? `bot ${seat.bot}` : own ? "you" : seat.taken ? (seat.online ? "here" : "away") : seat.open ? "open to anybody" : "has not come yet";
    return h("li", {}, emblem(number), h("span", { class: "name" }, seat.name || `Seat ${number}`), h("span", { class: "tag" }, state),
      link && !own && !seat.taken && copyButton(link.url),
      seat.open && !view.seats.length && h("button", { class: "main", "data-at": `claim ${number}`, onclick: () => claim(number) }, "Take this seat"),
      view.host && !own && !seat.bot && !seat.online && h("button", { "data-at": `fill ${number}`, onclick: () => view.wish("fill", { seat: number }) }, "Bot"));
  };
  refill(place, h("div", { class: "card" },
    h("h1", {}, info.title || "The table is laid"),
    h("p", { role: "status" }, free ? "Send everybody a link. The game begins by itself when all are here." : "All are here."),
    h("ul", { class: "list" }, info.seats.map(row)),
    mine > 0 && h("form", { class: "row", onsubmit: rename }, h("label", {}, "Your name ", name), h("button", {}, "Change")),
    watch && h("p", { class: "row" }, h("span", {}, "For those who only watch:"), copyButton(watch.url)),
    view.host && h("button", { class: "main", "data-at": "begin", onclick: () => view.wish("begin") }, info.seats.some((seat) => seat.open) ? "Begin now, bots take open seats" : "Begin now"),
  ));
}
