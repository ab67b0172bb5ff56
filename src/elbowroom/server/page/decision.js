// The decision: one sentence, the thing that is selected, every choice as a button, undo and end in their place.

import { emblem, h, plural, toast } from "./dom.js";
import { ask, rememberGame } from "./net.js";
import { replayPanel } from "./replay.js";
import { endWords, question, regionWords, terrainName, verbWords } from "./words.js";

const ENDS = ["stop", "done"];
const FIRST = ["conquer", "die", "place"]; // in the list of choices
const SAFE = ["conquer", "place", "give_up", "abandon"]; // done by a second tap, since they can be taken back
const percent = (chance) => `${Math.round(chance * 100)}%`;
const targetOf = (view, region) => view.asked?.targets?.find((target) => target.region === region);

/** What stands on the regions of the board that can be chosen. */
export function offersOf(view) {
  const offers = new Map();
  for (const { verb, region, chance } of view.asked?.choices ?? []) {
    const cost = targetOf(view, region)?.cost;
    if (verb === "conquer") offers.set(region, { label: String(cost), words: `conquer for ${cost}` });
    else if (verb === "place") offers.set(region, { label: "+1", words: verbWords(verb) });
    else if (region && verb !== "abandon" && !offers.has(region)) {
      const label = chance != null ? percent(chance) : verb === "give_up" ? "−" : "✓";
      offers.set(region, { label, risky: chance != null, words: verbWords(verb) });
    }
  }
  return offers;
}

/** A click on the board: tokens are placed at once, anything else is shown first and done by a second click. */
export async function regionAct(view, region) {
  const choices = (view.asked?.choices ?? []).filter((choice) => choice.region === region);
  const place = choices.find((choice) => choice.verb === "place");
  const best = choices.find((choice) => choice.verb === "conquer") ?? (choices.length === 1 && SAFE.includes(choices[0].verb) ? choices[0] : null);
  if (place) return view.act(place.action);
  if (best && view.selected?.region === region) return view.act(best.action);
  view.select({ region });
  if (choices.length || !["redeploy", "withdraw"].includes(view.asked?.phase)) return;
  const answer = await view.line.wish("why", { action: `place ${region}` });
  if (answer.type === "refused") toast(answer.message);
}

export function decisionPanel(view) {
  if (view.replay) return [...replayPanel(view), card(view)];
  const { asked, info, position } = view;
  if (info.status === "over") return [...ending(view), card(view)];
  const decider = position.decider;
  const bot = info.seats[decider - 1].bot;
  const head = asked ? (view.seats.length > 1 ? `${view.names.who(asked.seat)}, your turn` : position.turn === asked.seat ? "Your turn" : "Your decision") : view.names.who(decider);
  const says = asked ? question(position, asked, view.names) : bot ? "The bot is thinking." : view.seats.includes(decider) ? "A bot plays for you." : `Waiting for ${view.names.who(decider)} to decide.`;
  return [
    h("h2", {}, emblem(decider), head),
    h("p", { class: "question", role: "status" }, says),
    h("div", { class: "choices" }, card(view), asked && groups(view)),
    ends(view),
  ];
}

/** Undo and the end of the phase, always in the same place. */
function ends(view) {
  const { asked } = view;
  const end = asked?.choices.find((choice) => ENDS.includes(choice.verb));
  const coins = (asked?.earning ?? []).reduce((sum, item) => sum + item.amount, 0);
  const only = end && asked.choices.length === 1;
  return [
    asked && asked.phase !== "pick" && view.position.turn === asked.seat && h("details", { class: "earning" },
      h("summary", {}, `Your turn would bring ${plural(coins, "coin")} now`),
      h("ul", {}, (asked.earning ?? []).map((item) => h("li", {}, `${item.amount}  ${item.reason}`)))),
    h("div", { class: "ends" },
      h("button", { "data-at": "undo", disabled: !asked?.can_undo, onclick: () => view.wish("undo", { seq: view.line.seen }) }, "Undo"),
      h("button", { "data-at": "end", class: only ? "main" : "end", disabled: !end, onclick: () => view.act(end.action) }, end ? endWords(asked.phase) : "End turn")),
  ];
}

/** All choices, by what they do. */
function groups(view) {
  const { asked, position } = view;
  const byVerb = Map.groupBy(asked.choices.filter((choice) => !ENDS.includes(choice.verb)), (choice) => choice.verb);
  const cost = (choice) => targetOf(view, choice.region)?.cost ?? 0;
  const order = (verb) => (FIRST.includes(verb) ? FIRST.indexOf(verb) : FIRST.length);
  return [...byVerb].sort(([a], [b]) => order(a) - order(b)).map(([verb, choices]) => {
    if (!choices[0].region && !choices[0].seat && choices[0].price == null) return wide(view, choices[0]);
    const chips = choices.toSorted((a, b) => (verb === "conquer" || verb === "die" ? cost(a) - cost(b) : 0));
    return h("div", { class: "group" }, h("h3", {}, verbWords(verb)), h("div", { class: "chips" }, chips.map((choice) => chip(view, choice, position))));
  });
}

function wide(view, { verb, action }) {
  const own = view.position.seats[view.asked.seat - 1].active;
  const spare = own ? own.hand ?? 0 : 0;
  const more = {
    expand: own && `${plural(own.regions?.length ?? 0, "region")}, ${plural((own.tokens ?? 0) + spare + (own.reserve ?? 0), "token")} in all`,
    decline: "one token stays in each region; a new race next turn",
  }[verb];
  return h("button", { class: "wide", "data-at": action, onclick: () => view.act(action) }, verbWords(verb), more && h("small", {}, more));
}

function chip(view, { verb, action, region, seat, price, chance }, position) {
  const button = (label, ...content) => h("button", { class: "chip", "data-at": action, "aria-label": `${verbWords(verb)}: ${label}`, onclick: () => view.act(action) }, ...content);
  if (seat) return button(view.names.who(seat), emblem(seat), view.names.who(seat));
  if (price != null) {
    const combo = position.column[price];
    const pair = view.names.pair(combo.power, combo.race);
    return button(`${pair}, ${plural(price, "coin")}`, pair, h("small", {}, price ? plural(price, "coin") : "free"));
  }
  const target = targetOf(view, region);
  const detail = chance != null ? percent(chance) : verb === "conquer" ? String(target.cost) : "";
  const terrain = terrainName(view.board.file.regions[region - 1].terrain);
  const spoken = chance != null ? `, chance ${detail}` : detail && `, ${plural(target.cost, "token")}`;
  return button(`region ${region}, ${terrain}${spoken}`, h("b", {}, String(region)), ` ${terrain}`, detail && h("span", { class: "cost" }, detail));
}

/** What is selected: a region with its cost and choices, or the texts of a pair. */
function card(view) {
  const { selected, names } = view;
  if (!selected) return null;
  const close = h("button", { class: "close", "aria-label": "Close", "data-at": "close", onclick: () => view.select(selected) }, "×");
  if (!selected.region) {
    const text = (kind, key) => key && h("p", {}, h("b", {}, `${names.info(kind, key)?.name ?? key} (${names.info(kind, key)?.tokens ?? 0}). `), names.info(kind, key)?.summary ?? "");
    const pick = view.asked?.choices.find((choice) => choice.price != null && view.position.column[choice.price].race === selected.race);
    return h("div", { class: "about" }, close, h("h3", {}, names.pair(selected.power, selected.race)), text("power", selected.power), text("race", selected.race),
      pick && h("button", { class: "main", "data-at": `card ${pick.action}`, onclick: () => view.act(pick.action) }, `${verbWords(pick.verb)}${pick.verb === "pick" ? ` for ${plural(pick.price, "coin")}` : ""}`));
  }
  const now = view.shown.regions[selected.region - 1];
  const printed = view.board.file.regions[selected.region - 1];
  const target = targetOf(view, selected.region);
  const choices = view.asked?.choices.filter((choice) => choice.region === selected.region) ?? [];
  const sites = (now.sites ?? []).map((site) => h("p", {}, h("b", {}, `${names.tile(site)}. `), names.info("site", site)?.summary ?? ""));
  return h("div", { class: "about" }, close,
    h("h3", {}, `Region ${selected.region} · ${terrainName(printed.terrain)}${regionWords(now, printed, names)}`),
    h("p", { class: "quiet" }, `Borders ${printed.neighbours.join(", ")}${printed.edge ? " and the edge" : ""}.`),
    sites,
    target && h("p", {}, `Costs ${plural(target.cost, "token")}: `, target.items.map((item) => `${item.amount} ${item.reason}`).join(", "), "."),
    target?.refused && !choices.length && h("p", { class: "refused" }, `Not now: ${target.refused.message}.`),
    choices.map((choice) => h("button", { class: "main", "data-at": `card ${choice.action}`, onclick: () => view.act(choice.action) },
      `${verbWords(choice.verb)}${choice.verb === "conquer" ? ` for ${plural(target.cost, "token")}` : ""}${choice.chance != null ? ` (chance ${percent(choice.chance)})` : ""}`)),
  );
}

function ending(view) {
  const { info, position, names } = view;
  const places = position.seats.map((seat, i) => ({ seat: i + 1, coins: seat.coins })).sort((a, b) => b.coins - a.coins);
  const won = position.winners ?? [];
  const again = async () => {
    try {
      const { id } = await ask(`/api/tables/${view.table}/rematch`, { key: view.key, body: {} });
      rememberGame(id, view.key, {});
      location.assign(`/t/${id}#${view.key}`);
    } catch (error) {
      toast(error.message);
    }
  };
  const record = async () => {
    try {
      const told = await ask(`/api/tables/${view.table}/record`, { key: view.key });
      const url = URL.createObjectURL(new Blob([JSON.stringify(told)], { type: "application/json" }));
      h("a", { href: url, download: `elbowroom-${view.table}.json` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      toast(error.message);
    }
  };
  return [
    h("h2", {}, `${won.map(names.who).join(" and ")} ${won.length > 1 ? "share the victory" : "wins"}`),
    h("ol", { class: "podium" }, places.map(({ seat, coins }) => h("li", { class: won.includes(seat) ? "won" : "" }, emblem(seat), h("span", {}, names.who(seat)), h("b", {}, plural(coins, "coin"))))),
    h("div", { class: "ends" },
      view.seats.length > 0 && (info.rematch ? h("a", { class: "button main", href: `/t/${info.rematch}#${view.key}` }, "Go to the rematch") : h("button", { class: "main", "data-at": "rematch", onclick: again }, "Rematch")),
      h("button", { "data-at": "record", onclick: record }, "Download record")),
  ];
}
