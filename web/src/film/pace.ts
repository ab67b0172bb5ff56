// How long a film looks at things. A whole turn takes between LEAST and MOST, whether much happens in it or little.

import { count } from "../lib/facts";
import type { Moment } from "../protocol";

export const LEAST = 4200; // milliseconds of a turn at normal speed
export const MOST = 7800;
export const BEAT = 600; // milliseconds of what has weight 1, if the turn leaves it the time
const RESERVE = 1500; // of MOST, for what of a turn is not known yet
const SHORTEST = 0.2; // of its usual time, where more and more comes in after most of the time is over
const LATE = 0.05; // the same for what is left of a turn when its end comes in

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 1 }; // whoever asks to be shown something sees it

// How much longer or shorter than usual the rest of a turn is shown: `spent` of its time is over, `left` is what the
// rest would take. Only a turn that is known to its end is drawn out.
export function stretch(spent: number, left: number, whole: boolean): number {
  if (left <= 0) return 1;
  if (!whole) return Math.min(1, Math.max(SHORTEST, (MOST - RESERVE - spent) / left));
  if (spent + left < LEAST) return (LEAST - spent) / left;
  return Math.min(1, Math.max(LATE, (MOST - spent) / left));
}

// How long the first of these weights is shown at normal speed. They are what is known of the rest of a turn.
export function lengthOf(weights: number[], spent: number, whole: boolean): number {
  const left = weights.reduce((sum, one) => sum + one, 0) * BEAT;
  return (weights[0] ?? 0) * BEAT * stretch(spent, left, whole);
}

// The same for all weights of a turn that is known to its end.
export function lengths(weights: number[]): number[] {
  let spent = 0;
  return weights.map((_, index) => {
    const length = lengthOf(weights.slice(index), spent, true);
    spent += length;
    return length;
  });
}

// Whether somebody's turn ends with this entry.
export function endsTurn({ facts = [] }: Moment): boolean {
  return facts.some((fact) => fact.code === "game-over" || (fact.code === "turn-began" && count(fact, "seat") > 0));
}
