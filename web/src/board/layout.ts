// Where the pieces of a region lie: the stack in the middle of the free circle, small things on a ring around it.

import type { RegionFile, RegionView } from "../protocol";

export type Small =
  | { kind: "symbol"; key: string }
  | { kind: "access"; key: string }
  | { kind: "marker"; key: string; count: number }
  | { kind: "site"; key: string }
  | { kind: "hidden"; key: string }
  | { kind: "buried"; key: string }
  | { kind: "number"; key: string };

export type Placed = Small & { x: number; y: number; radius: number };
export type PlacedPiece = Exclude<Placed, { kind: "number" }>;

export interface Lying {
  x: number;
  y: number;
  radius: number; // of what lies in the middle
  placed: Placed[];
}

const STEP = 45; // degrees between the places of the ring; 0 is right, 90 below
// Which places each kind likes best. Top right is left to the cost, bottom right to the number of the stack.
const LIKES: Record<Small["kind"], number[]> = {
  symbol: [135, 90, 180, 225, 0, 270, 45],
  access: [0, 270, 180, 90, 225, 45],
  marker: [225, 180, 270, 135, 90, 0, 45],
  site: [270, 0, 180, 90, 135, 45],
  hidden: [0, 180, 270, 90, 45],
  buried: [180, 90, 0, 135, 45],
  number: [90, 0, 180, 270, 45],
};
export const BADGE = 315; // degrees, where the cost is shown
const LEAST_STACK = 15; // pixels
const LEAST_SMALL = 9;
export const LEAST_BADGE = 11;

export function smalls(printed: RegionFile, lying: RegionView | undefined): Small[] {
  const access = lying?.access || printed.access;
  return [
    ...(printed.symbols ?? []).map((key) => ({ kind: "symbol" as const, key })),
    ...Object.entries(lying?.markers ?? {}).map(([key, count]) => ({ kind: "marker" as const, key, count })),
    ...(access ? [{ kind: "access" as const, key: access }] : []),
    ...(lying?.sites ?? []).map((key) => ({ kind: "site" as const, key })),
    ...(lying?.hides ? [{ kind: "hidden" as const, key: "hidden" }] : []),
    ...(lying?.buried ? [{ kind: "buried" as const, key: lying.buried }] : []),
    { kind: "number", key: String(printed.id) },
  ];
}

function stackRadius(free: number, pixel: number): number {
  return Math.max(free * 0.5, Math.min(LEAST_STACK * pixel, free * 0.78));
}

// `pixel` is the length of a pixel of the screen in units of the drawing: on small boards pieces grow to be readable.
export function layOut(label: [number, number], room: number, pixel: number, unit: number, things: Small[]): Lying {
  const free = Math.min(room, unit * 1.15); // pieces of large regions are not larger than those of others
  const radius = stackRadius(free, pixel);
  const small = Math.max(free * 0.25, Math.min(LEAST_SMALL * pixel, free * 0.36));
  const away = Math.max(free * 0.78, radius + small * 0.7);
  const taken = new Set<number>([BADGE]);
  const placed = things.map((thing) => {
    const angle = LIKES[thing.kind].find((wish) => !taken.has(wish)) ?? BADGE - STEP;
    taken.add(angle);
    const turn = (angle * Math.PI) / 180;
    return { ...thing, x: label[0] + away * Math.cos(turn), y: Math.max(label[1] + away * Math.sin(turn), small), radius: small };
  });
  return { x: label[0], y: label[1], radius, placed };
}

// A wide badge stands over the stack, a round one beside it.
export function badgeAt(
  label: [number, number],
  room: number,
  pixel: number,
  unit: number,
  wide = false,
): { x: number; y: number; radius: number } {
  const free = Math.min(room, unit * 1.15);
  const radius = Math.max(free * 0.28, Math.min(LEAST_BADGE * pixel, free * 0.7));
  if (wide) {
    const up = Math.max(free * 0.84, stackRadius(free, pixel) + radius * 0.62);
    return { x: label[0] + free * 0.15, y: Math.max(label[1] - up, radius * 0.7), radius: radius * 0.85 };
  }
  const turn = (BADGE * Math.PI) / 180;
  const away = Math.max(free * 0.86, stackRadius(free, pixel) + radius * 0.4);
  return { x: label[0] + away * Math.cos(turn), y: Math.max(label[1] + away * Math.sin(turn), radius * 0.8), radius };
}
