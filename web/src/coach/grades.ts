// Decisions, graded by how much of the chance to win they gave away.

import type { Analysis, Point, SeatAnalysis } from "../protocol";

export const GRADES = ["good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

// As players of board games write it; a sign is told from the others without its colour.
export const SIGNS: Record<Grade, string> = { good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };

export const gradeOf = ({ grade }: Point): Grade | null => GRADES.find((one) => one === grade) ?? null;

export function countsOf({ good, inaccuracies, mistakes, blunders }: SeatAnalysis): Record<Grade, number> {
  return { good, inaccuracy: inaccuracies, mistake: mistakes, blunder: blunders };
}

// Decisions that were not good, the costliest first.
export function slips({ points }: Analysis, most: number): Point[] {
  const worse = points.filter((point) => (gradeOf(point) ?? "good") !== "good");
  return worse.sort((one, two) => two.lost - one.lost || one.seq - two.seq).slice(0, most);
}

// The next place of a list from where somebody stands, or null if there is none in that direction.
export function neighbour(places: readonly number[], from: number, by: 1 | -1): number | null {
  const sorted = [...places].sort((one, two) => one - two);
  return (by > 0 ? sorted.find((place) => place > from) : sorted.findLast((place) => place < from)) ?? null;
}

// A bar that grows from the middle: where it begins and how wide it is, in hundredths of the whole.
export function barOf(share: number, most: number): { from: number; width: number } {
  const width = most > 0 ? (50 * Math.min(Math.abs(share), most)) / most : 0;
  return { from: share < 0 ? 50 - width : 50, width };
}
