// Coins by source, in the groups that a chart shows, with names.

import { speech } from "../i18n/index.svelte";
import { hasFace } from "../pieces/faces";
import { powers, sites } from "../pieces/icons";
import type { Total } from "./figures";

// In the order of a bar, from its beginning.
export const GROUPS = ["regions", "decline", "races", "powers", "sites", "others", "start", "picks", "paid"] as const;
export type Group = (typeof GROUPS)[number];

export interface Part {
  group: Group;
  name: string;
  icon: string; // the key of a tile, or nothing
  coins: number;
}

function groupOf({ kind, key }: Total): Group {
  if (kind === "islands" || kind === "floor" || kind === "buried" || kind === "payment") return "others";
  if (kind !== "tile") return kind;
  if (hasFace(key)) return "races";
  if (key in sites) return "sites";
  return key in powers ? "powers" : "others";
}

export function nameOfSource({ kind, key }: Pick<Total, "kind" | "key">): string {
  if (kind === "tile") return speech.name(key);
  return speech.t.replay.sources[kind];
}

// Largest first within each group; sources that brought nothing are left out.
export function partsOf(totals: readonly Total[]): Part[] {
  return totals
    .filter((total) => total.coins !== 0)
    .map((total) => ({ group: groupOf(total), name: nameOfSource(total), icon: total.kind === "tile" ? total.key : "", coins: total.coins }))
    .sort((one, two) => GROUPS.indexOf(one.group) - GROUPS.indexOf(two.group) || two.coins - one.coins);
}
