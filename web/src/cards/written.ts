// Where the written rules speak of something.

import type { RuleInfo, TileInfo } from "../protocol";
import type { Subject } from "./subject";

const stem = (rule: string): string => rule.replace(/-[^-]*$/, "-");

export function rulesOf({ kind, key }: Subject, rules: RuleInfo[], tiles: TileInfo[]): RuleInfo[] {
  const keys = kind === "pair" ? key.split(" ") : [key];
  const own = tiles.filter((tile) => (kind === "marker" ? (tile.markers ?? []).some((marker) => marker.key === key) : ["tile", "pair"].includes(kind) && keys.includes(tile.key)));
  if (own.length) return rules.filter((rule) => own.some((tile) => tile.rule && rule.id.startsWith(stem(tile.rule))));
  // What is no tile has no rule of its own, but some speak of it, or of all of its kind.
  const about = (what: string): RuleInfo[] => rules.filter((rule) => rule.about?.includes(what));
  const found = about(`${kind} ${key}`);
  return found.length ? found : about(kind);
}
