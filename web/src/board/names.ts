// What a region is called for those who do not see it, and what can be done there.

import type { Scene } from "../game/scene.svelte";
import { speech } from "../i18n/index.svelte";
import { givesUp } from "../i18n/verbs";
import { effectOf } from "./effects.svelte";

export type Offer =
  | { kind: "cost"; cost: number }
  | { kind: "chance"; percent: number }
  | { kind: "put" }
  | { kind: "take" }
  | { kind: "other" };

// What the badge of a region shows; nothing where nothing can be done.
export function offerAt(scene: Scene, region: number): Offer | null {
  const choices = scene.byRegion.get(region) ?? [];
  if (!choices.length) return null;
  const verbs = choices.map((choice) => choice.verb);
  const cost = scene.targets.get(region)?.cost;
  if (verbs.includes("conquer") && cost !== undefined) return { kind: "cost", cost };
  const chances = choices.flatMap((choice) => (choice.chance == null ? [] : [choice.chance]));
  if (chances.length) return { kind: "chance", percent: Math.round(100 * Math.max(...chances)) };
  if (verbs.includes("place")) return { kind: "put" };
  if (verbs.every(givesUp)) return { kind: "take" }; // offered, but not praised
  return { kind: "other" };
}

export function playerName(scene: Scene, seat: number): string {
  return scene.table?.seats[seat - 1]?.name || speech.t.board.player(seat);
}

export function regionName(scene: Scene, region: number): string {
  const t = speech.t.board;
  const printed = scene.printed(region);
  const lying = scene.lying(region);
  const parts = [`${t.region(region)}, ${[speech.terrain(printed.terrain).name, ...(printed.symbols ?? []).map((key) => speech.symbol(key).name)].join(", ")}`];
  if (lying?.seat && lying.race) {
    const state = lying.place === "active" ? "" : `, ${t.decline}`;
    parts.push(`${t.held(speech.name(lying.race), playerName(scene, lying.seat))}${state}, ${t.tokens(lying.tokens ?? 0)}`);
  }
  if (lying?.natives) parts.push(speech.natives(lying.natives).name);
  if (!lying?.seat && !lying?.natives) parts.push(t.empty);
  for (const [key, count] of Object.entries(lying?.markers ?? {})) {
    const { defence, immune } = effectOf(key, count);
    parts.push([speech.marker(key).name, ...(defence ? [t.defence(defence)] : immune ? [t.immune] : [])].join(", "));
  }
  for (const key of lying?.sites ?? []) parts.push(speech.name(key));
  if (lying?.hides) parts.push(t.hidden.name);
  if (lying?.buried) parts.push(`${speech.buried.name}, ${speech.name(lying.buried)}`);
  const access = lying?.access || printed.access;
  if (access) parts.push(speech.access(access).name);
  parts.push(...possible(scene, region));
  return parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`).join(" ");
}

function possible(scene: Scene, region: number): string[] {
  const t = speech.t.board;
  const offer = offerAt(scene, region);
  if (offer?.kind === "cost") return [t.costs(offer.cost)];
  if (offer?.kind === "chance") return [t.chance(offer.percent)];
  if (offer) return [t.possible];
  const refused = scene.targets.get(region)?.refused;
  return refused ? [speech.error(refused, (seat) => playerName(scene, seat)).replace(/[.!]$/, "")] : [];
}
