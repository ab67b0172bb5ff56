// What a card can be about, and what it is called.

import { speech, type TileText } from "../i18n/index.svelte";
import { declared } from "../i18n/verbs";

export type Kind = "tile" | "marker" | "terrain" | "symbol" | "natives" | "access" | "buried" | "hidden" | "purse" | "pair" | "region";

export interface Subject {
  kind: Kind;
  key: string; // of a pair: race and power; of a region: its number
}

const KINDS: readonly string[] = ["tile", "marker", "terrain", "symbol", "natives", "access", "buried", "hidden", "purse", "pair", "region"] satisfies Kind[];

export const isSubject = (kind: string | undefined): kind is Kind => kind !== undefined && KINDS.includes(kind);

export const tile = (key: string): Subject => ({ kind: "tile", key });
export const pair = (race: string, power: string): Subject => (power ? { kind: "pair", key: `${race} ${power}` } : tile(race));
export const natives = (count: number): Subject => ({ kind: "natives", key: count === 1 ? "lost_tribe" : "monsters" });
export const purse: Subject = { kind: "purse", key: "closed" };
export const region = (id: number): Subject => ({ kind: "region", key: String(id) });

// What a verb comes from: the tile or the marker whose picture it has, or else the tile that gives it. What everybody can
// do comes from nothing.
export function sourceOf(verb: string): Subject | null {
  const { icon: key, tile: giver } = declared(verb);
  const kind = key && (["tile", "marker"] as const).find((one) => wordsOf({ kind: one, key }).summary);
  if (kind) return { kind, key };
  return giver ? tile(giver) : null;
}

// The race and the power of a pair.
export function halves({ key }: Subject): [string, string] {
  const [race = "", power = ""] = key.split(" ");
  return [race, power];
}

export function wordsOf({ kind, key }: Subject): TileText {
  switch (kind) {
    case "tile":
      return speech.tile(key);
    case "marker":
      return speech.marker(key);
    case "terrain":
      return speech.terrain(key);
    case "symbol":
      return speech.symbol(key);
    case "natives":
      return speech.natives(key === "lost_tribe" ? 1 : 2);
    case "access":
      return speech.access(key);
    case "buried":
      return { ...speech.buried, name: `${speech.buried.name}: ${speech.name(key)}` };
    case "hidden":
      return speech.t.board.hidden;
    case "purse":
      return speech.t.cards.purse;
    case "pair":
      return { name: speech.pair(...halves({ kind, key })), summary: "" };
    case "region":
      return { name: speech.t.game.region(Number(key)), summary: "" };
  }
}

type Drawn = "race" | "power" | "site" | "marker" | "board";

// Which icon shows it; without a kind that of whatever has the key.
export function iconOf({ kind, key }: Subject): { name: string; kind?: Drawn } {
  if (kind === "marker") return { name: key, kind: "marker" };
  if (kind === "tile") return { name: key };
  if (kind === "buried") return { name: key, kind: "race" };
  if (kind === "pair") return { name: key.split(" ")[0]!, kind: "race" };
  if (kind === "purse") return { name: "coin", kind: "board" };
  return { name: kind === "hidden" ? "hidden" : key, kind: "board" };
}
