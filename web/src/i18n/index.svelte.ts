// The language of the page: follows the browser until somebody chooses one. Texts of other languages are loaded when
// they are wanted. What is said about the game itself comes from the catalogs that the whole program shares.

import { settings } from "../lib/settings.svelte";
import type { FactView, Moment, Item, Offers } from "../protocol";
import english from "./catalogs/en.ftl?raw";
import { en } from "./en";
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

const edition = (language: Language, texts: Texts, catalog: string): Edition => ({ texts, speaker: new Speaker(language, catalog, ownText) });
const ENGLISH = edition("en", en, english);
const LOADERS: Record<Exclude<Language, "en">, () => Promise<Edition>> = {
  pl: async () => edition("pl", (await import("./pl")).pl, (await import("./catalogs/pl.ftl?raw")).default),
  de: async () => edition("de", (await import("./de")).de, (await import("./catalogs/de.ftl?raw")).default),
};

function preferred(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

class Speech {
  language = $state<Language>("en");
  #edition = $state.raw<Edition>(ENGLISH);

  #wanted: Language = "en";

  constructor() {
    void this.use(settings.language ?? preferred());
  }

  // Changes the language once its texts are there; the last wish wins, and without a connection nothing changes.
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const edition = language === "en" ? ENGLISH : await LOADERS[language]().catch(() => null);
    if (!edition || this.#wanted !== language) return;
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

  // A template in the language of the page, or else in English; nothing if neither has it.
  #say(template: string, args: Args, player?: Names): string {
    const speaker = [this.speaker, ENGLISH.speaker].find((one) => one.has(template));
    return speaker ? speaker.say(template, args, player ?? ((seat) => this.t.game.player(seat))) : "";
  }

  // A line of a cost or a score; what no catalog knows is told in the words of whoever made it.
  reason({ code = "", args = {}, reason }: Pick<Item, "code" | "args" | "reason">, player?: Names): string {
    return capital(this.#say(`item-${code}`, args, player) || reason);
  }

  // Why something is not possible: the exact reason with its numbers, or what its code means, or what the server says.
  error({ code, why, args = {}, message }: Refused, player?: Names): string {
    const said = (why && this.#say(`refused-${why}`, args, player)) || this.#say(`code-${code}`, args) || message || this.#say("code-refused", {});
    return ended(capital(said));
  }

  // A sentence about an event. `player` gives the name of a seat, counted from 1.
  event({ code, args = {} }: FactView, player: Names): string {
    const said = this.#say(`event-${code}`, args, player) || code;
    return capital(said).replace("!.", "!"); // some names end with "!"
  }

  // A line of a score in the log: "+3 Orcs: regions".
  scored({ args = {} }: FactView, player: Names): string {
    const coins = Number(args.coins ?? 0);
    const item = String(args.item ?? "");
    return `${coins > 0 ? "+" : "−"}${Math.abs(coins)} ${this.reason({ code: item, args: itemArgs(args), reason: item }, player)}`;
  }

  // A sentence about what happened around the game; nothing for actions and talk, which tell themselves.
  happening({ kind, name, seat, why }: Moment, player: Names): string {
    const who = name || (seat ? player(seat) : "");
    const template = `happening-${kind}`;
    if (kind !== "relieved") return this.#say(template, { who });
    return this.#say(`${template}-${why || "asked"}`, { who }) || this.#say(`${template}-asked`, { who });
  }
}

export const speech = new Speech();
