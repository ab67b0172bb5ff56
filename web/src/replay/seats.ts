// How players are told apart in charts: the colour of their tokens as a line that can be seen on paper and on slate, the
// outline of their emblem, and dashes.

import { livery, OUTLINES } from "../pieces/players";
import type { SeatInfo } from "../protocol";

const LINES = [
  "light-dark(#b84f00, #ff8a3d)",
  "light-dark(#0072b2, #4fa8e0)",
  "light-dark(#007a59, #2cc497)",
  "light-dark(#7d7400, #f0e442)",
  "light-dark(#a8487c, #e59cc4)",
  "light-dark(#2a7fae, #8fd0f5)",
] as const;
const DASHES = ["", "10 4", "3 4", "12 4 3 4", "6 3", "2 3 8 3"] as const;

export const lineColour = (seat: number): string => LINES[(seat - 1) % LINES.length]!;
export const outlineOf = (seat: number): string => OUTLINES[livery(seat).shape]; // from -50 to 50
export const dashOf = (seat: number): string => DASHES[(seat - 1) % DASHES.length]!;

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat - 1]?.name || `${seat}`;
}
