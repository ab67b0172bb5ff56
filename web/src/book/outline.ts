// What the rulebook consists of, in order. Its words stand in en.ts, pl.ts and de.ts under the same keys.

import type scenes from "./scenes.json";

export type SceneKey = keyof typeof scenes;

interface Part {
  rules: readonly string[]; // what the numbered rules say about it; the first one is linked
  scene?: SceneKey;
  board?: string; // its picture and terrains
  more?: "calculator" | "tiles" | "switches"; // what follows the words
}

const OUTLINE = {
  glance: {
    "glance-base": { rules: ["CORE-4.8"], board: "base_3" },
    "glance-underground": { rules: ["UG-2.2", "UG-2", "UG-1"], board: "underground_3" },
    "glance-sky": { rules: ["SKY-2.1", "SKY-1", "SKY-2"], board: "base_3+sky_3" },
  },
  start: {
    goal: { rules: ["CORE-10.2", "CORE-1"] },
    setup: { rules: ["CORE-2.1", "CORE-2"] },
    secrets: { rules: ["CORE-11.2", "CORE-11"] },
  },
  turn: {
    turn: { rules: ["CORE-4.8", "CORE-4", "CORE-12"] },
    pick: { rules: ["CORE-3.2", "CORE-3"] },
    choice: { rules: ["CORE-4.4", "CORE-4.5", "CORE-4.6", "CORE-5.1"] },
    abandon: { rules: ["CORE-5.2", "CORE-5"] },
  },
  conquest: {
    entry: { rules: ["CORE-6.2"], scene: "entry" },
    reach: { rules: ["CORE-6.3", "CORE-6.1", "CORE-6.4", "CORE-6"] },
    cost: { rules: ["CORE-6.6", "CORE-6.7", "CORE-6.8", "CORE-6.9", "CORE-6.10", "CORE-6.11"], scene: "tribe" },
    defence: { rules: ["CORE-6.6"], scene: "defended" },
    calculator: { rules: ["CORE-6.6"], more: "calculator" },
    immune: { rules: ["CORE-6.5"] },
    losses: { rules: ["CORE-6.13", "CORE-6.12", "CORE-6.14", "CORE-6.15"], scene: "losses" },
    die: { rules: ["CORE-6.16", "CORE-6.17", "CORE-6.18", "CORE-6.19", "CORE-6.20"] },
  },
  redeployment: {
    redeploy: { rules: ["CORE-7.1", "CORE-7"], scene: "redeploy" },
    withdraw: { rules: ["CORE-7.7", "CORE-7.8", "CORE-7.9", "CORE-7.10", "CORE-7.11", "CORE-7.12"] },
  },
  scoring: {
    score: { rules: ["CORE-8.1", "CORE-8"], scene: "score" },
    end: { rules: ["CORE-10.1", "CORE-10"] },
  },
  decline: {
    decline: { rules: ["CORE-9.3", "CORE-9"], scene: "decline" },
    twice: { rules: ["CORE-9.2", "CORE-9.7"] },
    when: { rules: ["CORE-9.8"] },
  },
  underground: {
    rivers: { rules: ["UG-3.6", "UG-3"], scene: "river" },
    monsters: { rules: ["UG-4.5", "UG-4"], scene: "monsters" },
    relics: { rules: ["UG-RELIC-1", "UG-RELIC"], scene: "relic" },
    places: { rules: ["UG-PLACE-1", "UG-PLACE"] },
    guardians: { rules: ["UG-5.4", "UG-5"] },
    "below-decline": { rules: ["UG-5.13", "UG-5.12", "UG-5.14", "UG-5.15"] },
  },
  sky: {
    access: { rules: ["SKY-3.1", "SKY-3"], scene: "access" },
    "sky-entry": { rules: ["SKY-3.5", "SKY-3.6", "SKY-3.7", "SKY-3.8"] },
    islands: { rules: ["SKY-3.12", "SKY-3.13", "SKY-3.14", "SKY-3.15", "SKY-3.16", "SKY-3.17"], scene: "island" },
    worth: { rules: ["SKY-5.1", "SKY-5", "SKY-4"] },
  },
  tiles: {
    tiles: { rules: ["BASE-0.2", "BASE-0", "UG-0"], more: "tiles" },
  },
  mixing: {
    mix: { rules: ["MIX-1.1", "MIX"] },
    alike: { rules: ["MIX-2.1", "MIX-2"] },
    anywhere: { rules: ["MIX-3.1", "MIX-3"] },
  },
  house: {
    house: { rules: [], more: "switches" },
    own: { rules: ["BASE-C-1", "BASE-C"] },
  },
} as const satisfies Record<string, Record<string, Part>>;

type Chapters = typeof OUTLINE;
export type ChapterKey = keyof Chapters;
export type ParagraphKey = { [C in ChapterKey]: keyof Chapters[C] }[ChapterKey] & string;

export interface Paragraph extends Part {
  key: ParagraphKey;
  chapter: ChapterKey;
}

export const PARAGRAPHS: Paragraph[] = Object.entries(OUTLINE).flatMap(([chapter, parts]) =>
  Object.entries(parts).map(([key, part]) => ({ ...(part as Part), key: key as ParagraphKey, chapter: chapter as ChapterKey })),
);

export const CHAPTERS = Object.keys(OUTLINE) as ChapterKey[];

// Whether a rule belongs to a number: CORE-6.16 belongs to CORE-6, but not to CORE-6.1.
const belongs = (rule: string, number: string): boolean => rule === number || (rule.startsWith(number) && /[.-]/.test(rule.charAt(number.length)));

// The paragraph that tells people what a numbered rule says: the one that names it most exactly.
export function paragraphOf(rule: string): Paragraph | undefined {
  let best: { paragraph: Paragraph; length: number } | undefined;
  for (const paragraph of PARAGRAPHS)
    for (const number of paragraph.rules)
      if (belongs(rule, number) && number.length > (best?.length ?? 0)) best = { paragraph, length: number.length };
  return best?.paragraph;
}

// The rules of a tile share all but their last number: BASE-R-GIANTS-3 is one of the Giants, whose first is BASE-R-GIANTS-1.
export const stem = (rule: string): string => rule.replace(/-\d+$/, "");
