// Where the pieces of a region lie: the stack in the middle of the free circle, small things around it. Each looks for a
// place inside its own region, near the side it likes best, where it covers nothing else; only where a region has no
// room does it lie over the stack or become smaller.

import type { Drawing } from "../game/scene.svelte";
import type { RegionFile, RegionView } from "../protocol";
import { depth, shapeOf, type Shape } from "./geometry";

export type Small =
  | { kind: "symbol"; key: string }
  | { kind: "access"; key: string }
  | { kind: "marker"; key: string; count: number }
  | { kind: "site"; key: string }
  | { kind: "hidden"; key: string }
  | { kind: "buried"; key: string }
  | { kind: "number"; key: string };

// `tight`: it lies over something else.
export type Placed = Small & { x: number; y: number; radius: number; tight: boolean };
export type PlacedPiece = Exclude<Placed, { kind: "number" }>;

export interface Lying {
  x: number;
  y: number;
  radius: number; // of what lies in the middle
  placed: Placed[];
}

type Region = Drawing["regions"][number];
type Circle = { x: number; y: number; radius: number };

// The side each kind likes best, in degrees: 0 is right, 90 below. Bottom right is left to the number of the stack.
const LIKES: Record<Small["kind"], number> = { symbol: 135, access: 0, marker: 225, site: 270, hidden: 0, buried: 180, number: 90 };
// How far each reaches, in its radius: sites are diamonds, markers have a plate at their corner.
const REACH: Record<Small["kind"], number> = { symbol: 1.05, access: 1.05, marker: 1.25, site: 1.2, hidden: 1.2, buried: 1.05, number: 0.75 };
const BADGE = 315; // degrees, where the cost is shown
const WIDE = 285; // and the chance of a die
const COUNT = 45; // and the number of the stack

const LEAST_STACK = 15; // pixels
const LEAST_SMALL = 9;
const LEAST_BADGE = 11;
const LEAST_NUMBER = 11.5;
const ROUNDEL = 12; // pixels: smaller badges leave out the picture of the die

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

// What is known of a region as long as it is drawn like this.
class Ground {
  readonly shape: Shape;
  readonly known = new Map<string, Lying>();
  readonly badges = new Map<string, Badge>();

  constructor(readonly region: Region) {
    this.shape = shapeOf(region.path);
  }
}

const grounds = new WeakMap<Region, Ground>();

function groundOf(region: Region): Ground {
  let found = grounds.get(region);
  if (!found) grounds.set(region, (found = new Ground(region)));
  return found;
}

function freeIn(region: Region, unit: number): number {
  return Math.min(region.radius, unit * 1.15); // pieces of large regions are not larger than those of others
}

function stackOf(region: Region, free: number, pixel: number): Circle {
  return { x: region.label[0], y: region.label[1], radius: Math.max(free * 0.5, Math.min(LEAST_STACK * pixel, free * 0.78)) };
}

interface Wish {
  side: number; // degrees
  radius: number;
  reach?: number; // of what is drawn, in radii
  flank?: number; // how much further it reaches to the left and to the right, in radii
}

const DIRECTIONS = 16;
const AWAY = [0.6, 1, 1.4, 1.9, 2.6, 0.2, -0.2, -0.6, -1]; // from the rim of the stack, in radii of the thing
const SIZES = [1, 0.88, 0.76];
const GOOD = 0.9; // what costs less is good enough not to try a smaller one
const TIGHT = 0.25;

// How much of the smaller of two circles lies over the other: 0 to 1.
function overlap(a: Circle, b: Circle): number {
  const deep = a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y);
  return Math.max(0, Math.min(1, deep / (2 * Math.min(a.radius, b.radius))));
}

function settle(shape: Shape, stack: Circle, taken: Circle[], { side, radius, reach = 1, flank = 0 }: Wish): Circle & { tight: boolean } {
  let best = { x: stack.x, y: stack.y, radius: radius * SIZES.at(-1)!, tight: true };
  let least = Infinity;
  for (const size of SIZES) {
    const r = radius * size;
    const whole = r * reach;
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = side + (step * 360) / DIRECTIONS;
      const off = Math.min(step, DIRECTIONS - step) / DIRECTIONS;
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      for (const far of AWAY) {
        const away = stack.radius + far * whole + Math.abs(dx) * flank * r;
        if (away < 0) continue;
        const spot = { x: stack.x + away * dx, y: stack.y + away * dy, radius: whole };
        let cost = off * 1.6 + (1 - size) * 4 + Math.abs(far - 1) * 0.12 + overlap(spot, stack) * 1.4;
        let most = overlap(spot, stack) - 0.2;
        for (const other of taken) {
          const over = overlap(spot, other);
          cost += over * 5;
          most = Math.max(most, over);
        }
        if (cost >= least || !within(shape, spot, flank * r)) continue;
        least = cost;
        best = { ...spot, radius: r, tight: most > TIGHT };
      }
    }
    if (least < GOOD) break;
  }
  return best;
}

function within(shape: Shape, { x, y, radius }: Circle, flank: number): boolean {
  const fits = (at: number): boolean => depth(shape, at, y) >= radius * 0.98;
  return flank ? fits(x - flank) && fits(x + flank) && fits(x) : fits(x);
}

export interface Badge extends Circle {
  half: number; // half its width, in radii
}

// Where the badge of a region lies: in the middle if nothing else does (`alone`), otherwise a round one beside the stack
// and a wide one over it.
export function badgeAt(region: Region, pixel: number, unit: number, { wide = false, alone = false } = {}): Badge {
  const ground = groundOf(region);
  const key = `${pixel} ${unit} ${wide} ${alone}`;
  let found = ground.badges.get(key);
  if (!found) {
    const free = freeIn(region, unit);
    const stack = stackOf(region, free, pixel);
    const radius = Math.max(free * 0.28, Math.min(LEAST_BADGE * pixel, free * 0.7)) * (wide ? 0.85 : 1);
    const half = !wide ? 1 : radius < ROUNDEL * pixel ? 1.5 : 2.1;
    const spot = alone ? { ...stack, radius: Math.min(radius, free / half) } : settle(ground.shape, stack, [countOf(stack)], { side: wide ? WIDE : BADGE, radius, flank: half - 1 });
    found = { x: spot.x, y: spot.y, radius: spot.radius, half };
    ground.badges.set(key, found);
  }
  return found;
}

// The plate with the number of tokens.
function countOf({ x, y, radius }: Circle): Circle {
  const turn = (COUNT * Math.PI) / 180;
  return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn), radius: radius * 0.42 };
}

// `pixel` is the length of a pixel of the screen in units of the drawing: on small boards pieces grow to be readable.
export function layOut(region: Region, pixel: number, unit: number, things: Small[]): Lying {
  const ground = groundOf(region);
  const key = `${pixel} ${unit} ${things.map((thing) => thing.kind + thing.key).join()}`;
  let found = ground.known.get(key);
  if (!found) ground.known.set(key, (found = lay(ground, pixel, unit, things)));
  const counts = new Map(things.flatMap((thing) => (thing.kind === "marker" ? [[thing.key, thing.count] as const] : [])));
  if (!counts.size) return found;
  return { ...found, placed: found.placed.map((piece) => (piece.kind === "marker" ? { ...piece, count: counts.get(piece.key) ?? piece.count } : piece)) };
}

function lay({ region, shape }: Ground, pixel: number, unit: number, things: Small[]): Lying {
  const free = freeIn(region, unit);
  const stack = stackOf(region, free, pixel);
  const small = Math.max(free * 0.25, Math.min(LEAST_SMALL * pixel, free * 0.36));
  const taken: Circle[] = [badgeAt(region, pixel, unit), countOf(stack)];
  const placed = things.map((thing): Placed => {
    const radius = thing.kind === "number" ? Math.max(small * 0.95, LEAST_NUMBER * pixel) : small;
    const spot = settle(shape, stack, taken, { side: LIKES[thing.kind], radius, reach: REACH[thing.kind] });
    taken.push({ ...spot, radius: spot.radius * REACH[thing.kind] });
    return { ...thing, ...spot };
  });
  return { ...stack, placed };
}
