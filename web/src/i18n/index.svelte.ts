// The language of the page: follows the browser until somebody chooses one. Texts of a language are loaded when they
// are wanted, those of no other: a catalog is as heavy as a page, and none has gaps. What is said about the game itself comes from the catalogs that the whole program shares.

import { settings } from "../lib/settings.svelte";
import type { FactView, Moment, ItemView, Offers } from "../protocol";
import type { en } from "./en";
import { marked, piecesOf, type Mark, type Piece } from "./pieces";
import { itemArgs, Speaker, type Args, type Names } from "./speaker";
import { learnVerbs } from "./verbs";

export type Texts = typeof en;
export type Language = "en" | "pl" | "de";

export interface TileText {
  name: string;
  summary: string;
}

export interface VerbText {
  label: string; // on a button
  question: string; // what choosing it answers
  hint: string; // one sentence, or nothing where the label says it all
}

export interface Refused {
  code: string;
  message?: string; // in English
  why?: string;
  args?: Args;
}

export const LANGUAGES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch" };

interface Edition {
  texts: Texts;
  speaker: Speaker;
}

// What only this server has, in the words of whoever made it: by kind and key, then by language; "" is the first one.
let own = $state.raw(new Map<string, Record<string, Record<string, string>>>());
const ownText = (key: string, what: string, language: string): string => own.get(key)?.[language]?.[what] ?? "";

const LOADERS: Record<Language, () => [Promise<Texts>, Promise<{ default: string }>]> = {
  en: () => [import("./en").then(({ en }) => en), import("./catalogs/en.ftl?raw")],
  pl: () => [import("./pl").then(({ pl }) => pl), import("./catalogs/pl.ftl?raw")],
  de: () => [import("./de").then(({ de }) => de), import("./catalogs/de.ftl?raw")],
};

async function load(language: Language): Promise<Edition> {
  const [texts, { default: catalog }] = await Promise.all(LOADERS[language]());
  return { texts, speaker: new Speaker(language, catalog, ownText) };
}

function preferred(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

class Speech {
  language = $state<Language>("en");
  #edition = $state.raw() as Edition; // there once `begin` is over, before which nothing is shown

  #wanted: Language = "en";

  // The first language, or else English; fails if neither arrives.
  async begin(): Promise<void> {
    await this.#change(settings.language ?? preferred()).catch(() => this.#change("en"));
  }

  // Changes the language once its texts are there; the last wish wins, and without a connection nothing changes.
  async use(language: Language): Promise<void> {
    await this.#change(language).catch(() => {});
  }

  async #change(language: Language): Promise<void> {
    this.#wanted = language;
    const edition = await load(language);
    if (this.#wanted !== language) return;
    this.#edition = edition;
    this.language = language;
    document.documentElement.lang = language;
  }

  // Texts of the interface.
  get t(): Texts {
    return this.#edition.texts;
  }

  get speaker(): Speaker {
    return this.#edition.speaker;
  }

  // What the server can do that this page has never heard of, in the words of whoever made it.
  learn({ tiles, verbs = [] }: Offers): void {
    const found: typeof own = new Map();
    for (const { key, name, summary, because = "", texts = {}, markers = [] } of tiles) {
      found.set(`tile-${key}`, { ...texts, "": { name, summary, because } });
      for (const marker of markers) found.set(`marker-${marker.key}`, { "": { name: marker.name, summary: marker.summary ?? "" } });
    }
    for (const { name, label, question = "", hint = "", texts = {} } of verbs) found.set(`verb-${name}`, { ...texts, "": { name: label, question, hint } });
    own = found;
    learnVerbs(verbs);
  }

  // --- names ---

  #told(kind: string, key: string): TileText {
    return { name: this.speaker.name(kind, key), summary: this.speaker.text(kind, key, "summary") };
  }

  // A race, power, site or law.
  tile(key: string): TileText {
    return this.#told("tile", key);
  }

  marker(key: string): TileText {
    return this.#told("marker", key);
  }

  name(key: string): string {
    return this.speaker.name("tile", key);
  }

  summary(key: string): string {
    return this.speaker.text("tile", key, "summary");
  }

  // "Flying Skeletons": power and race as one name, in the nominative.
  pair(race: string, power?: string): string {
    return power ? this.speaker.pair(power, race) : this.name(race);
  }

  terrain(key: string): TileText {
    return this.#told("terrain", key);
  }

  symbol(key: string): TileText {
    return this.#told("symbol", key);
  }

  access(key: string): TileText {
    return this.#told("access", key);
  }

  // Who lived in a region before anybody came; their number tells who they are.
  natives(count: number): TileText {
    return this.#told("natives", count === 1 ? "lost_tribe" : "monsters");
  }

  // Relics and Places.
  site(kind: "relic" | "place"): string {
    return this.speaker.name("site-kind", kind);
  }

  get buried(): TileText {
    return this.#told("buried", "token");
  }

  box(key: string): TileText {
    return this.#told("box", key);
  }

  board(key: string): string {
    return this.speaker.attribute(`board-${key.replaceAll("+", "-with-")}`, "name") || key.replaceAll("_", " ");
  }

  get ownBoard(): string {
    return this.speaker.attribute("own-board", "name");
  }

  bot(key: string): TileText {
    return this.#told("bot", key);
  }

  // What bots are called if nobody has named them.
  get personas(): string[] {
    const names: string[] = [];
    for (let name; (name = this.speaker.attribute(`persona-${names.length + 1}`, "name")); ) names.push(name);
    return names;
  }

  // What a bot is like that is called so: a word and a sentence, or nothing.
  temper(name: string): TileText {
    const persona = `persona-${this.personas.indexOf(name) + 1}`;
    return { name: this.speaker.attribute(persona, "temper"), summary: this.speaker.attribute(persona, "summary") };
  }

  rule(name: string): string {
    return this.speaker.name("switch", name);
  }

  ruleValue(name: string, value: boolean | string): string {
    return this.speaker.attribute(`switch-${name}`, String(value)) || String(value);
  }

  phase(name: string): string {
    return this.speaker.name("phase", name.replaceAll(" ", "-"));
  }

  verb(name: string): VerbText {
    const { speaker } = this;
    return { label: capital(speaker.name("verb", name)), question: speaker.text("verb", name, "question"), hint: speaker.text("verb", name, "hint") };
  }

  // --- facts ---

  // A template in the language of the page; nothing if its catalog does not have it.
  #say(template: string, args: Args, player?: Names, mark?: Mark): string {
    return this.speaker.say(template, args, player ?? ((seat) => this.t.game.player(seat)), mark);
  }

  // A line of a cost or a score; what no catalog knows is told in the words of whoever made it.
  reason({ code = "", args = {}, reason }: Pick<ItemView, "code" | "args" | "reason">, player?: Names): string {
    return capital(this.#say(`item-${code}`, args, player) || reason);
  }

  // Why something is not possible: the exact reason with its numbers, or what its code means, or what the server says.
  error({ code, why, args = {}, message }: Refused, player?: Names): string {
    return this.errorInPieces({ code, why, args, message }, player).map(({ text }) => text).join("");
  }

  // The same in pieces.
  errorInPieces({ code, why, args = {}, message }: Refused, player?: Names): Piece[] {
    const pieces = piecesOf((why && this.#say(`refused-${why}`, args, player, marked)) || this.#say(`code-${code}`, args) || message || this.#say("code-refused", {}));
    return /[.!?…]$/.test(pieces.at(-1)?.text ?? "") ? pieces : [...pieces, { text: "." }];
  }

  // A sentence about an event. `player` gives the name of a seat, counted from 1.
  event({ code, args = {} }: FactView, player: Names): string {
    const said = this.#say(`event-${code}`, args, player) || code;
    return capital(said).replace("!.", "!"); // some names end with "!"
  }

  // The same in pieces, so that every name in it can be pointed at.
  eventInPieces({ code, args = {} }: FactView, player: Names): Piece[] {
    return piecesOf(this.#say(`event-${code}`, args, player, marked) || code);
  }

  reasonInPieces({ code = "", args = {}, reason }: Pick<ItemView, "code" | "args" | "reason">, player?: Names): Piece[] {
    return piecesOf(this.#say(`item-${code}`, args, player, marked) || reason);
  }

  // Why something would be good to do, in pieces.
  adviceInPieces({ code, args = {} }: FactView, player: Names): Piece[] {
    return piecesOf(this.#say(`advice-${code}`, args, player, marked) || code);
  }

  // A share as people read it: "34%", or with its sign "+3%".
  percent(share: number, signed = false): string {
    return new Intl.NumberFormat(this.language, { style: "percent", maximumFractionDigits: 0, signDisplay: signed ? "exceptZero" : "negative" }).format(share);
  }

  // A line of a score in the log: "+3 Orcs: regions".
  scored(fact: FactView, player: Names): string {
    return this.scoredInPieces(fact, player).map(({ text }) => text).join("");
  }

  scoredInPieces({ args = {} }: FactView, player: Names): Piece[] {
    const coins = Number(args.coins ?? 0);
    const item = String(args.item ?? "");
    return [{ text: `${coins > 0 ? "+" : "−"}${Math.abs(coins)} ` }, ...this.reasonInPieces({ code: item, args: itemArgs(args), reason: item }, player)];
  }

  // A day and a time of it, as the reader says it; seconds since 1970.
  moment(at: number): string {
    return new Date(1000 * at).toLocaleString(this.language, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  }

  // A sentence about what happened around the game; nothing for actions and talk, which tell themselves.
  happening({ kind, name, seat, why, on, at, until = 0 }: Moment, player: Names): string {
    const who = name || (seat ? player(seat) : "");
    const template = `happening-${kind}`;
    if (kind === "muted") return this.#say(`${template}-${on ? "on" : "off"}`, { who });
    if (kind === "paused") return this.#say(until > at ? template : "happening-resumed", { who, until: this.moment(until) });
    if (kind === "hushed") return this.#say(`${template}-${on ? "on" : "off"}`, {});
    if (kind !== "relieved") return this.#say(template, { who });
    return this.#say(`${template}-${why || "asked"}`, { who }) || this.#say(`${template}-asked`, { who });
  }
}

export const speech = new Speech();
