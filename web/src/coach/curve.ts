// Where a chance of winning stands in a picture: all steps of a game side by side, from nothing at the bottom to certain.

import type { Point } from "../protocol";

export interface Frame {
  left: number;
  right: number; // as places, not as margins
  top: number;
  bottom: number;
  last: number; // the number of the last step, counted from 0
}

export const xOf = ({ left, right, last }: Frame, step: number): number => left + (step / Math.max(1, last)) * (right - left);
export const yOf = ({ top, bottom }: Frame, chance: number): number => bottom - Math.min(1, Math.max(0, chance)) * (bottom - top);

// The step under a place of the picture.
export function stepAt({ left, right, last }: Frame, place: number): number {
  const share = (place - left) / Math.max(1, right - left);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

// The chances of every seat after each step: what is not told stays as it was, and before anything happened all are equal.
export function chancesByStep(points: readonly Point[], stops: readonly number[], seats: number): number[][] {
  const told = new Map(points.map((point) => [point.seq, point.chances]));
  let known: number[] = Array<number>(seats).fill(1 / Math.max(1, seats));
  return stops.map((seq) => (known = told.get(seq) ?? known));
}

// The line of a seat. A stretch in which nothing changes is one line, however many steps it has.
export function pathOf(frame: Frame, steps: readonly number[][], seat: number): string {
  const chance = (step: number): number => steps[step]?.[seat - 1] ?? 0;
  const bends = steps.map((_, step) => step).filter((step) => step === 0 || step === steps.length - 1 || chance(step) !== chance(step - 1) || chance(step) !== chance(step + 1));
  return bends.map((step, i) => `${i ? "L" : "M"}${xOf(frame, step).toFixed(1)} ${yOf(frame, chance(step)).toFixed(1)}`).join("");
}
