// Shapes of regions as points, so that things can be laid inside them.

export type Point = [number, number];

const NUMBERS = /-?\d*\.?\d+(?:e-?\d+)?/gi;
const STEPS = 1; // points on each piece of a curve: the pieces are short
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Z: 0 };

// The rings of a path of M, L, H, V, C, S and Z.
export function rings(path: string): Point[][] {
  const found: Point[][] = [];
  let ring: Point[] = [];
  let at: Point = [0, 0];
  let handle: Point = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter!.toUpperCase();
    const relative = letter !== kind;
    const numbers = (rest!.match(NUMBERS) ?? []).map(Number);
    if (kind === "Z") {
      if (ring.length > 2) found.push(ring);
      at = ring[0] ?? at;
      ring = [];
      continue;
    }
    const count = COUNTS[kind] ?? 2;
    for (let i = 0; i + count <= numbers.length; i += count) {
      const n = numbers.slice(i, i + count);
      const [ox, oy] = relative ? at : [0, 0];
      const point = (k: number): Point => [n[k]! + ox, n[k + 1]! + oy];
      if (kind === "C" || kind === "S") {
        const first: Point = kind === "C" ? point(0) : [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
        const second = point(kind === "C" ? 2 : 0);
        const end = point(kind === "C" ? 4 : 2);
        for (let k = 1; k <= STEPS; k += 1) ring.push(bezier(at, first, second, end, k / STEPS));
        handle = second;
        at = end;
      } else {
        at = kind === "H" ? [n[0]! + ox, at[1]] : kind === "V" ? [at[0], n[0]! + oy] : point(0);
        handle = at;
        ring.push(at);
      }
    }
  }
  if (ring.length > 2) found.push(ring);
  return found;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
}

export interface Shape {
  rings: Point[][];
  box: [number, number, number, number]; // left, top, right, bottom
}

const MOST = 400; // shapes that are remembered: more than any board has, in a few arrangements
const shapes = new Map<string, Shape>();

export function shapeOf(path: string): Shape {
  let shape = shapes.get(path);
  if (!shape) {
    const found = rings(path);
    const xs = found.flat().map((point) => point[0]);
    const ys = found.flat().map((point) => point[1]);
    shape = { rings: found, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
    if (shapes.size >= MOST) shapes.clear();
    shapes.set(path, shape);
  }
  return shape;
}

// How deep a point lies inside a shape; below 0 outside.
export function depth(shape: Shape, x: number, y: number): number {
  let inside = false;
  let nearest = Infinity;
  for (const ring of shape.rings) {
    let [px, py] = ring[ring.length - 1]!;
    for (const [qx, qy] of ring) {
      if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside;
      const dx = qx - px;
      const dy = qy - py;
      const long = dx * dx + dy * dy;
      const t = long ? Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / long)) : 0;
      const away = (x - px - t * dx) ** 2 + (y - py - t * dy) ** 2;
      if (away < nearest) nearest = away;
      px = qx;
      py = qy;
    }
  }
  return (inside ? 1 : -1) * Math.sqrt(nearest);
}

export type Random = () => number;

// The same numbers for the same seed: a board looks the same every time.
export function random(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// Points inside a shape: at least `room` from its border, `apart` from each other, and not where pieces stand.
export function scatter(
  shape: Shape,
  next: Random,
  { room, apart, avoid, tries = 14 }: { room: number; apart: number; avoid: [number, number, number]; tries?: number },
): Point[] {
  const [left, top, right, bottom] = shape.box;
  const found: Point[] = [];
  const attempts = Math.min(900, (((right - left) * (bottom - top)) / (apart * apart)) * tries);
  for (let i = 0; i < attempts; i += 1) {
    const x = left + next() * (right - left);
    const y = top + next() * (bottom - top);
    if ((x - avoid[0]) ** 2 + (y - avoid[1]) ** 2 < avoid[2] ** 2) continue;
    if (found.some(([px, py]) => (x - px) ** 2 + (y - py) ** 2 < apart * apart)) continue;
    if (depth(shape, x, y) >= room) found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

// The typical radius of the free circle of a region: everything that is drawn is measured by it.
export function unitOf(regions: { radius: number }[]): number {
  return median(regions.map((region) => region.radius));
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 100;
}

// The region that lies next in a direction: near, and not far off the line.
export function nextRegion(
  regions: { id: number; label: [number, number] }[],
  from: number,
  [dx, dy]: [number, number],
): number | null {
  const start = regions.find((region) => region.id === from);
  if (!start) return regions[0]?.id ?? null;
  let best: { id: number; far: number } | null = null;
  for (const { id, label } of regions) {
    const x = label[0] - start.label[0];
    const y = label[1] - start.label[1];
    const along = x * dx + y * dy;
    const off = Math.abs(x * dy - y * dx);
    if (id === from || along <= 0 || off > along * 2) continue;
    const far = along + off * 2;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id ?? null;
}
