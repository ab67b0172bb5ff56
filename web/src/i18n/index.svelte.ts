// The language of the page: follows the browser until somebody chooses one. Texts of other languages are loaded when
// they are wanted.

import { settings } from "../lib/settings.svelte";
import type { EventView, Happening, TileInfo } from "../protocol";
import { en } from "./en";
import type { Lore, TileText, Told, VerbText } from "./lore";
import { lore as englishLore } from "./lore.en";
import { PAYMENTS, scored, translate } from "./reasons";

export type Texts = typeof en;
export type Language = "en" | "pl" | "de";
export type { Lore, TileText, Told, VerbText } from "./lore";

export const LANGUAGES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch" };

interface Edition {
  texts: Texts;
  lore: Lore;
}

const ENGLISH: Edition = { texts: en, lore: englishLore };
const LOADERS: Record<Exclude<Language, "en">, () => Promise<Edition>> = {
  pl: async () => ({ texts: (await import("./pl")).pl, lore: (await import("./lore.pl")).lore }),
  de: async () => ({ texts: (await import("./de")).de, lore: (await import("./lore.de")).lore }),
};

function preferred(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

// Keys come from the server, which may know more than this page: what is missing is shown by its key.
function entry<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

const plain = (key: string): string => key.replaceAll("_", " ");

class Speech {
  language = $state<Language>("en");
  #edition = $state.raw<Edition>(ENGLISH);
  #own = $state.raw(new Map<string, TileText>()); // tiles that only this server has

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

  // Texts about the game, by kind and key; the methods below look them up for keys that come from the server.
  get lore(): Lore {
    return this.#edition.lore;
  }

  // Names of tiles that the server has and this page does not know, in the words of their makers.
  learn(tiles: TileInfo[]): void {
    const markers = tiles.flatMap((tile) => (tile.markers ?? []).map(({ key, name }) => [key, { name, summary: "" }] as const));
    this.#own = new Map([...markers, ...tiles.map((tile) => [tile.key, { name: tile.name, summary: tile.summary }] as const)]);
  }

  // --- tiles and markers ---

  // A race, power, site or marker.
  tile(key: string): TileText {
    const { tiles, markers } = this.lore;
    return entry<TileText>(tiles, key) ?? entry<TileText>(markers, key) ?? this.#own.get(key) ?? { name: plain(key), summary: "" };
  }

  // A marker, also if a tile had the same key.
  marker(key: string): TileText {
    return entry<TileText>(this.lore.markers, key) ?? this.#own.get(key) ?? { name: plain(key), summary: "" };
  }

  name(key: string): string {
    return this.tile(key).name;
  }

  summary(key: string): string {
    return this.tile(key).summary;
  }

  // "Flying Skeletons": power and race as one name, in the nominative.
  pair(race: string, power?: string): string {
    const named = (key: string) => ({ key, name: this.name(key) });
    return power ? this.lore.pair(named(power), named(race)) : this.name(race);
  }

  // --- the board ---

  terrain(key: string): TileText {
    return entry<TileText>(this.lore.terms.terrains, key) ?? { name: plain(key), summary: "" };
  }

  symbol(key: string): TileText {
    return entry<TileText>(this.lore.terms.symbols, key) ?? { name: plain(key), summary: "" };
  }

  access(key: string): TileText {
    return entry<TileText>(this.lore.terms.access, key) ?? { name: plain(key), summary: "" };
  }

  // Who lived in a region before anybody came; their number tells who they are.
  natives(count: number): TileText {
    return this.lore.terms.natives[count === 1 ? "lost_tribe" : "monsters"];
  }

  // --- what is agreed ---

  box(key: string): TileText {
    return entry<TileText>(this.lore.terms.boxes, key) ?? { name: plain(key), summary: "" };
  }

  board(key: string): string {
    return entry<string>(this.lore.terms.boards, key) ?? plain(key);
  }

  bot(key: string): TileText {
    return entry<TileText>(this.lore.terms.bots, key) ?? { name: key, summary: "" };
  }

  rule(name: string): string {
    return entry<{ label: string }>(this.lore.terms.switches, name)?.label ?? name;
  }

  ruleValue(name: string, value: boolean | string): string {
    const found = entry<{ values: Record<string, string> }>(this.lore.terms.switches, name);
    return (found && entry(found.values, String(value))) ?? String(value);
  }

  // --- the game ---

  phase(name: string): string {
    return entry<string>(this.lore.terms.phases, name) ?? name;
  }

  verb(name: string): VerbText {
    return entry<VerbText>(this.lore.verbs, name) ?? { label: plain(name), hint: "" };
  }

  // A line of a cost or a score.
  reason(text: string): string {
    return translate(text, this);
  }

  // Why something is not possible; a code this page does not know is told in the words of the server.
  error(problem: { code: string; message?: string }): string {
    const said = entry<string>(this.lore.errors, problem.code) ?? (problem.message || this.lore.errors.refused);
    return said.replace("{names}", /needs (.+), made by/.exec(problem.message ?? "")?.[1] ?? "?");
  }

  // A sentence about an event. `player` gives the name of a seat, counted from 1.
  event(event: EventView, player: (seat: number) => string): string {
    const tell = entry<(told: Told) => string>(this.lore.events, event.kind);
    return tell ? tell(this.#told(event, player)).replace("!.", "!") : event.kind; // some names end with "!"
  }

  #told(event: EventView, player: (seat: number) => string): Told {
    const key = event.key ?? "";
    const rule = event.rule ?? "";
    const [power, race] = key.split(" ");
    const payment = entry(PAYMENTS, rule);
    return {
      who: event.seat ? player(event.seat) : "",
      other: event.other ? player(event.other) : "",
      region: event.region ?? 0,
      from: event.origin ?? 0,
      amount: event.amount ?? 0,
      paid: event.paid ?? 0,
      tile: race ? this.pair(race, power) : event.kind.startsWith("marker ") ? this.marker(key).name : this.name(key),
      item: event.kind === "score item" ? scored(rule, key, this) : payment ? this.name(payment) : "",
    };
  }

  // A sentence about what happened around the game; nothing for actions and talk, which tell themselves.
  happening(happening: Happening, player: (seat: number) => string): string {
    const { began, sat, undone, rematched, relieved } = this.lore.happenings;
    const who = happening.name || (happening.seat ? player(happening.seat) : "");
    if (happening.kind === "began") return began();
    if (happening.kind === "sat") return sat(who);
    if (happening.kind === "undone") return undone(who);
    if (happening.kind === "rematched") return rematched();
    if (happening.kind === "relieved") return (entry<(who: string) => string>(relieved, happening.why ?? "") ?? relieved.asked)(who);
    return "";
  }
}

export const speech = new Speech();
