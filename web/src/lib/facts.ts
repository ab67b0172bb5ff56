// What facts of the game tell of, by the names of their arguments.

import type { FactView } from "../protocol";

// A number, a region or a seat; 0 if the fact does not tell.
export function count(fact: FactView, name: string): number {
  return Number(fact.args?.[name] ?? 0);
}

// The key of a tile, a marker or something else; nothing if the fact does not tell.
export function key(fact: FactView, name: string): string {
  return String(fact.args?.[name] ?? "");
}
