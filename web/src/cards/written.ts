// Where the written rules speak of something.

import type { RuleInfo, TileInfo } from "../protocol";
import type { Subject } from "./subject";

// What is no tile has no rule of its own; these paragraphs are about it.
const ABOUT: Record<string, string[]> = {
  terrain: ["CORE-2.2"],
  "terrain mountain": ["CORE-2.3", "CORE-6.6"],
  "terrain black_mountain": ["UG-3.2"],
  "terrain sea": ["CORE-6.1"],
  "terrain lake": ["CORE-6.1", "SKY-3.8"],
  "terrain river": ["UG-3.4", "UG-3.5", "UG-3.6", "UG-3.7", "UG-3.9"],
  "terrain chasm": ["UG-3.3"],
  "terrain mud_pool": ["UG-3.1"],
  "terrain mushroom_forest": ["UG-3.1"],
  "terrain mystic_crystal": ["UG-3.1"],
  "terrain mine": ["UG-3.1"],
  symbol: ["CORE-2.2"],
  "symbol volcano": ["UG-3.1", "UG-3.3"],
  "natives lost_tribe": ["CORE-2.3", "CORE-6.6"],
  "natives monsters": ["UG-2.2", "UG-2.3"],
  access: ["SKY-3.1", "SKY-3.2"],
  buried: ["SKY-5.3"],
  hidden: ["UG-2.3"],
};

const stem = (rule: string): string => rule.replace(/-[^-]*$/, "-");

export function rulesOf({ kind, key }: Subject, rules: RuleInfo[], tiles: TileInfo[]): RuleInfo[] {
  const keys = kind === "pair" ? key.split(" ") : [key];
  const own = tiles.filter((tile) => (kind === "marker" ? (tile.markers ?? []).some((marker) => marker.key === key) : ["tile", "pair"].includes(kind) && keys.includes(tile.key)));
  if (own.length) return rules.filter((rule) => own.some((tile) => tile.rule && rule.id.startsWith(stem(tile.rule))));
  const ids = ABOUT[`${kind} ${key}`] ?? ABOUT[kind] ?? [];
  return ids.flatMap((id) => rules.filter((rule) => rule.id === id));
}
