// Reasons come from the server in English, made of names and a few patterns. This finds the same line in the language
// of the page; what it does not know, such as tiles of one's own, stays as it is.

import type { Lore, ReasonTexts } from "./lore";
import { lore as english } from "./lore.en";

type Find = (lore: Lore) => string;
type Patterned = { [K in keyof ReasonTexts]: ReasonTexts[K] extends string ? never : K }[keyof ReasonTexts];

const NAMES = new Map<string, Find>();
for (const key of Object.keys(english.tiles) as (keyof Lore["tiles"])[]) {
  NAMES.set(english.tiles[key].name, (lore) => lore.tiles[key].name);
}
for (const key of Object.keys(english.markers) as (keyof Lore["markers"])[]) {
  NAMES.set(english.markers[key].name, (lore) => lore.markers[key].name);
}
for (const key of Object.keys(english.terms.natives) as (keyof Lore["terms"]["natives"])[]) {
  NAMES.set(english.terms.natives[key].name, (lore) => lore.terms.natives[key].name);
}
for (const key of ["mountain", "black_mountain", "river"] as const) {
  NAMES.set(english.terms.terrains[key].name, (lore) => lore.terms.terrains[key].name);
}

const SENTENCES = new Map<string, Find>([
  ["any region", (lore) => lore.reasons.anyRegion],
  ["at least one token", (lore) => lore.reasons.atLeastOne],
  ["buried token", (lore) => lore.reasons.buriedToken],
  ["no region pays less than nothing", (lore) => lore.reasons.floor],
  ["own tokens do not defend", (lore) => lore.reasons.ownTokens],
  ["roll", (lore) => lore.reasons.roll],
]);

const PATTERNS: [string, Patterned][] = [
  [": as if empty", "asIfEmpty"],
  [": regions in decline", "inDecline"],
  [": regions", "regions"],
  [": buried", "buried"],
  [": whole islands", "islands"],
];

// What one player pays another for, by the rule of the payment.
export const PAYMENTS: Record<string, keyof Lore["tiles"]> = {
  "SKY-P-HAGGLING-4": "haggling",
  "UG-P-THIEVING-1": "thieving",
  "UG-R-LICHES-1": "liches",
  "UG-RELIC-RING-1": "froggys_ring",
};

export function knows(reason: string): boolean {
  return found(reason) !== null;
}

// A line of a cost or a score, given in English, in the language that is spoken.
export function translate(reason: string, speech: { lore: Lore }): string {
  return found(reason)?.(speech.lore) ?? reason;
}

function found(reason: string): Find | null {
  const whole = SENTENCES.get(reason) ?? NAMES.get(reason);
  if (whole) return whole;
  for (const [ending, pattern] of PATTERNS) {
    if (reason.endsWith(ending)) {
      const name = reason.slice(0, -ending.length);
      const find = NAMES.get(name);
      return (lore) => lore.reasons[pattern](find?.(lore) ?? name);
    }
  }
  return null;
}

// What a line of a score in the log is for. Whether the race was in decline then, the log does not tell.
export function scored(rule: string, key: string, speech: { lore: Lore; name: (key: string) => string }): string {
  const { reasons } = speech.lore;
  if (rule === "CORE-8.1") return reasons.regions(speech.name(key));
  if (rule === "SKY-3.12") return reasons.islands(speech.name(key));
  if (rule.startsWith("SKY-R-SCAVENGERS")) return reasons.buried(speech.name(key));
  if (rule === "SKY-5.1") return reasons.floor;
  return speech.name(key);
}
