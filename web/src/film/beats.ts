// An entry of the log as a film tells it: one thing after the other, each on the position before or after it.

import { merged } from "../game/story";
import { count, key } from "../lib/facts";
import type { FactView, Moment } from "../protocol";

export interface Beat {
  kind: "aim" | "roll" | "landed" | "tell" | "pick" | "coins";
  after: boolean; // drawn on the position after the entry; otherwise on the one before
  fact: FactView | null; // null: the entry itself is told
  seat: number; // whose doing it is; of coins: who gets them
  regions: number[]; // that are lit
  weight: number; // how long it is looked at, compared with others
  told: number; // of the entry's facts, merged: as many as a log may tell by then
}

const USUAL = 1;
const SILENT = 0;
// How long facts are looked at if it is not the usual time. What nobody needs to be told takes none.
const WEIGHTS: Record<string, number> = {
  "turn-began": SILENT,
  expanded: SILENT,
  revealed: SILENT,
  "score-item": SILENT,
  "badges-shuffled": SILENT,
  picked: 3,
  declined: 3,
  "attempt-failed": 2.2,
  conquered: 1.4,
  recruited: 0.6,
  placed: 0.5,
  scored: 2,
};
const AIM = 0.8; // before a region changes, one sees which
const ROLL = 2;
const LANDED = 1.4;

const COINS = new Set(["scored", "earned", "paid"]);

// Regions that a fact names; it may name the one something came from.
function regionsOf(fact: FactView): number[] {
  const several = fact.args?.regions;
  const named = Array.isArray(several) ? several.map(Number) : [count(fact, "origin"), count(fact, "region")];
  return [...new Set(named.filter((region) => region > 0))];
}

function telling(fact: FactView, index: number): Beat {
  const { code } = fact;
  const coins = COINS.has(code) && count(fact, "coins") > 0;
  return {
    kind: code === "picked" ? "pick" : coins ? "coins" : "tell",
    after: true,
    fact,
    seat: code === "paid" ? count(fact, "other") : count(fact, "seat"),
    regions: regionsOf(fact),
    weight: WEIGHTS[code] ?? USUAL,
    told: index + 1,
  };
}

// A die is seen to roll and land before anything is said or drawn of what comes of it.
function rolled(fact: FactView): Beat[] {
  const die = { after: false, fact, seat: count(fact, "seat"), regions: regionsOf(fact), told: 0 };
  return [
    { ...die, kind: "roll", weight: ROLL },
    { ...die, kind: "landed", weight: LANDED },
  ];
}

export function beatsOf({ kind, seat = 0, facts = [] }: Moment): Beat[] {
  if (kind === "undone") return [{ kind: "tell", after: true, fact: null, seat, regions: [], weight: USUAL, told: 0 }];
  const dice = facts.filter((fact) => fact.code === "rolled").flatMap(rolled);
  const others = merged(facts).map(telling).filter(({ fact }) => fact?.code !== "rolled" && WEIGHTS[fact!.code] !== SILENT);
  const first = others.find((beat) => beat.fact?.code === "conquered");
  const aim: Beat[] = first && !dice.length ? [{ ...first, kind: "aim", after: false, weight: AIM }] : [];
  return [...dice, ...aim, ...others];
}

// Of one's own doing only what chance decided and what flies is shown; one has seen the rest, for one did it.
export function ownBeatsOf(moment: Moment): Beat[] {
  return beatsOf(moment).flatMap((beat) => {
    if (beat.kind === "roll" || beat.kind === "landed") return [beat];
    return beat.kind === "coins" ? [{ ...beat, weight: USUAL }] : [];
  });
}

// Tokens that were lost for good, as a number over their region.
export function lossOf({ fact }: Beat): number {
  return fact?.code === "lost" ? count(fact, "tokens") : 0;
}

export function pairOf({ kind, fact }: Beat): { race: string; power: string } | null {
  return kind === "pick" && fact ? { race: key(fact, "race"), power: key(fact, "power") } : null;
}
