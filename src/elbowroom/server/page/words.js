// Sentences: what is asked, what can be chosen, what happened.

import { plural } from "./dom.js";
import { MARKERS } from "./glyphs.js";

export const terrainName = (terrain) => terrain.replaceAll("_", " ");
const sentence = (words) => words[0].toUpperCase() + words.slice(1);

/** Names of players and tiles at a table. */
export class Names {
  constructor(tiles, mine = []) {
    this.tiles = new Map(tiles.map((tile) => [`${tile.kind} ${tile.key}`, tile]));
    this.mine = mine;
    this.seats = [];
  }
  info = (kind, key) => this.tiles.get(`${kind} ${key}`);
  race = (key) => this.info("race", key)?.name ?? key;
  power = (key) => this.info("power", key)?.name ?? key;
  tile = (key) => (this.info("site", key) ?? this.info("power", key) ?? this.info("race", key))?.name ?? terrainName(key);
  pair = (power, race) => (power ? `${this.power(power)} ${this.race(race)}` : this.race(race));
  who = (seat) => this.seats[seat - 1]?.name || `Player ${seat}`;
}

/** Who and what is in a region: ", 3 Trolls of Ben, Troll's Lair". */
export function regionWords(now, printed, names) {
  const parts = [...(printed.symbols ?? [])];
  if (now.access) parts.push(now.access);
  if (now.tokens) parts.push(`${now.tokens} ${names.race(now.race)} of ${names.who(now.seat)}${now.place === "active" ? "" : " in decline"}`);
  if (now.natives) parts.push(now.natives === 1 ? "a Lost Tribe" : `${now.natives} Monsters`);
  for (const [kind, number] of Object.entries(now.markers ?? {})) {
    parts.push(`${number > 1 ? `${number} × ` : ""}${MARKERS[kind]?.[1] ?? kind}${MARKERS[kind]?.[2] === "immune" ? " (immune)" : ""}`);
  }
  if (now.buried) parts.push(`${names.race(now.buried)} buried below`);
  parts.push(...(now.sites ?? []).map(names.tile));
  if (now.hides) parts.push("hides a Relic or Place");
  return parts.map((part) => `, ${part}`).join("");
}

// --- choices -------------------------------------------------------------------------------------------------------------

const VERBS = {
  conquer: "Conquer", die: "Last conquest, with the die", place: "Add one token", abandon: "Abandon: tokens back in hand",
  give_up: "Give up", dragon: "The Dragon takes it with 1 token", sorcery: "Turn its only token by Sorcery",
  camp: "Encampment into", lift_camp: "Lift an Encampment from", hero: "Hero into", lift_hero: "Lift the Hero from",
  fortress: "Build a Fortress in", volcano: "The Volcano lies in", ancient: "The Great Ancient goes to", leave: "Leave the River",
  swap: "Exchange your power for that of", wisp: "Roll first, then conquer", bite: "Your Vampires bite the lone token",
  reborn: "Let it be reborn as your active race", queen: "The Queen goes to", armour: "Mushroom Armour into",
  balrog: "The Balrog goes to", ghost: "The Ghost makes immune", altar: "Give up a token on the Altar of Souls",
  orb: "The Shiny Orb replaces the lone token", ring: "Froggy's Ring goes to", scepter: "The Scepter doubles the coins of",
  copy_orb: "The Bag as Shiny Orb: replace the lone token", copy_ring: "The Bag as Froggy's Ring in",
  copy_scepter: "The Bag as Scepter in", bolt: "Lightning Bolt on the Mountain", transform: "A Drakon becomes a Dragon and takes",
  clear: "Clear the Forest", zeppelin: "Attack by Zeppelin", cannon: "Cannon into", lift_cannon: "Lift a Cannon from",
  fire: "The Cannon fires", ally: "Make peace with", pact: "Give a Trade Pact to", pick: "Pick",
  expand: "Go on with your race", decline: "Let it decline", roll: "Roll the die before you choose a region",
  stout: "Let it decline right now", vanish: "Let them vanish by Stonehedge", sword: "Raise the Sword: next conquest 2 cheaper",
  socks: "Raise the Socks: next region counts as empty", doormat: "Raise the Doormat: next region may be anywhere",
  copy_sword: "The Bag as Sword: next conquest 2 cheaper", copy_socks: "The Bag as Socks: next region counts as empty",
  copy_doormat: "The Bag as Doormat: next region may be anywhere",
};
export const verbWords = (verb) => VERBS[verb] ?? sentence(terrainName(verb));

/** What ends the phase, always in the same place. */
export function endWords(phase) {
  const words = { legacy: "Stop conquering", ready: "Stop conquering", conquer: "Stop conquering", redeploy: "End turn" };
  words["start effects"] = "Go on";
  words["pick choices"] = "Keep the power";
  words["end choices"] = words["post score"] = "End turn";
  return words[phase] ?? "Done";
}

/** What the decider is asked, in one sentence. */
export function question(position, decision, names) {
  const { phase, seat, choices } = decision;
  const own = position.seats[seat - 1];
  const acting = own[position.acting || "active"];
  const race = acting ? names.race(acting.race) : "race";
  const hand = acting?.hand ?? 0;
  const verbs = new Set(choices.map((choice) => choice.verb));
  if (verbs.size === 1 && choices[0].region && !["place", "conquer", "give_up"].includes(choices[0].verb)) return `${verbWords(choices[0].verb)} …?`;
  if (phase === "pick") return `Pick a race and power: you have ${plural(own.coins, "coin")}${own.free_pick ? ", and any is free" : ""}.`;
  if (phase === "pick choices") return "Exchange your new power with one in the column? Now or never.";
  if (phase === "decide") return `Expand with your ${names.pair(own.active.power, own.active.race)}, or let them decline?`;
  if (phase === "start effects") return "Your turn begins: use one of these, or go on.";
  if (position.rolled != null) return `The die shows ${position.rolled}: conquer one region with its help, or stop.`;
  if (["legacy", "ready", "conquer"].includes(phase)) return hand ? `Choose a region to conquer: ${hand} ${race} in hand.` : `No ${race} left in hand: stop, or use what is left.`;
  if (verbs.has("give_up")) return `Too few ${race} to hold everything: choose a region to give up.`;
  const rest = " The rest goes where the defence is lowest.";
  if (phase === "redeploy") return hand ? `Redeploy your ${race}: ${hand} in hand.${rest}` : "Nothing left in hand. End your turn?";
  if (phase === "withdraw") return `Your ${race} were attacked: ${hand ? `place ${hand} in hand.` : "nothing is left to place."}`;
  if (phase === "post score") return "Scored. One more choice before your turn ends.";
  return "Choose, or end your turn.";
}

// --- what happened -------------------------------------------------------------------------------------------------------

const MEANS = { dragon: " with the Dragon", sorcery: " by Sorcery", bite: " by a bite", orb: " with the Shiny Orb", bolt: " with a Lightning Bolt", zeppelin: " by Zeppelin", die: " with the die" };

const EVENTS = {
  picked: (e, n) => `picks ${n.pair(...e.key.split(" "))}${e.price ? ` for ${plural(e.price, "coin")}` : ""}${e.amount ? ` and finds ${plural(e.amount, "coin")} on it` : ""}`,
  recruited: (e, n, h) => !h.action.startsWith("pick") && `gains ${e.amount} ${n.race(e.key)}`,
  "badges shuffled": () => "The discarded powers are shuffled",
  abandoned: (e, n) => `${n.race(e.key)} leave region ${e.region}`,
  left: (e, n) => `${n.race(e.key)} leave the River in ${e.region}`,
  rolled: (e) => `rolls the die: ${e.amount}`,
  "attempt failed": (e) => `misses region ${e.region} by ${e.amount}`,
  conquered: (e, n, h) => `${n.race(e.key)} take region ${e.region}${e.other ? ` from ${n.who(e.other)}` : ""}${MEANS[h.action.split(" ")[0]] ?? ""}`,
  lost: (e, n) => e.amount > 0 && `${n.race(e.key)} lose ${e.amount}`,
  declined: (e, n) => `${n.race(e.key)} go into decline`,
  vanished: (e, n) => `${n.race(e.key)} leave the board for good`,
  reborn: (e) => `region ${e.region} is reborn`,
  peace: (e, n) => `makes peace with ${n.who(e.other)}`,
  scored: (e) => `scores ${plural(e.amount, "coin")}`,
  earned: (e, n) => `gets ${plural(e.amount, "coin")} at once: ${n.tile(e.key)}`,
  paid: (e, n) => `pays ${plural(e.amount, "coin")} to ${n.who(e.other)}`,
  found: (e, n) => `finds ${n.tile(e.key)} in region ${e.region}`,
  raised: (e, n) => `raises ${n.tile(e.key)}`,
  sacrificed: (e) => `gives up a token in region ${e.region}`,
  "site moved": (e, n) => `${n.tile(e.key)} goes to region ${e.region}`,
  "badge lent": (e, n) => `Stonehedge lends ${n.power(e.key)}`,
  "badge exchanged": (e, n) => `exchanges powers and has ${n.power(e.key)} now`,
  resurfaced: (e, n) => `${n.race(e.key)} hold region ${e.region} again`,
  cleared: (e) => `clears region ${e.region}`,
  crashed: (e) => `crashes the Zeppelin: region ${e.region} burns`,
  fired: (e) => `fires the Cannon in region ${e.region}`,
  "pact given": (e, n) => `hands a Trade Pact to ${n.who(e.other)}`,
  "game over": () => "The game is over",
};
const WHY = { left: "leaves", asked: "is away", began: "has not come", clock: "is out of time", away: "is away" };

/** A happening as { seat, text }; empty text if there is nothing to tell. */
export function told(happening, names) {
  const { kind, seat = 0 } = happening;
  const line = (text) => ({ seat, text, kind });
  if (kind === "sat") return line(`${happening.name} sits down.`);
  if (kind === "relieved") return line(`${names.who(seat)} ${WHY[happening.why] ?? "rests"}: the bot ${happening.bot} plays.`);
  if (kind === "began") return line("The game begins.");
  if (kind === "undone") return line(`${names.who(seat)} takes back a step.`);
  if (kind === "rematched") return line("There is a rematch.");
  if (kind === "said") return line(`${happening.name}: ${happening.text}`);
  const events = happening.events ?? [];
  const placed = events.filter((event) => event.kind === "placed").map((event) => event.region);
  const tell = (event) => {
    const words = EVENTS[event.kind]?.({ amount: 0, ...event }, names, happening);
    const another = event.seat && event.seat !== seat && words && /^[a-z]/.test(words); // not the one who acted
    return another ? `${names.who(event.seat)} ${words}` : words;
  };
  const parts = events.map(tell).filter(Boolean);
  if (parts.length) return line(`${names.who(seat)}: ${parts.join("; ")}.`);
  return { ...line(""), placed };
}

/** Many happenings as lines for the log; tokens that are placed one after the other share a line. */
export function story(happenings, names) {
  const lines = [];
  for (const happening of happenings) {
    const line = { ...told(happening, names), seq: happening.seq };
    const last = lines.at(-1);
    if (line.placed?.length && last?.placed && last.seat === line.seat) last.placed.push(...line.placed);
    else if (line.text || line.placed?.length) lines.push(line);
  }
  return lines.map((line) => (line.placed && !line.text ? { ...line, text: `${names.who(line.seat)} places tokens in ${listed(line.placed)}.` } : line));
}

function listed(regions) {
  const counts = new Map();
  for (const region of regions) counts.set(region, (counts.get(region) ?? 0) + 1);
  return [...counts].map(([region, number]) => (number > 1 ? `${region} (${number})` : region)).join(", ");
}
