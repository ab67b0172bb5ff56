// How a board lies in its window. It is turned by a quarter where that makes it larger, as on a phone that is held
// upright, and drawn out a little where room would be left beside it. Under the sky two boards are played at once: they
// are laid side by side or one above the other, and the islands are scaled so that regions of both have about the same
// size. Whatever is done to it, it stays a drawing of the same regions with the same borders, and what is painted,
// written or laid on it stands upright.

import type { Drawing } from "../game/scene.svelte";
import type { BoardFile } from "../protocol";
import { depth, shapeOf, unitOf } from "./geometry";

const NUMBER = /-?\d*\.?\d+/g;
const GAP = 0.55; // between ground and sky, in radii of a region
const WORTH = 1.06; // how much larger a board must become to be worth a turn
const HABIT = 1.12; // and to lie in another way than before
const STRETCH = 1.22; // how far it may be drawn out one way
const STEP = 1.05; // in such steps, so that a window that changes a little does not change the board

type Point = [number, number];
type Box = [number, number, number, number]; // left, top, right, bottom

// Where x and y go: each to a multiple of one of them, and shifted.
interface Move {
  turned: boolean; // clockwise: what was left is on top
  scale: Point;
  shift: Point;
}

const STAY: Move = { turned: false, scale: [1, 1], shift: [0, 0] };

function direction({ turned, scale }: Move, x: number, y: number): Point {
  return turned ? [-y * scale[0], x * scale[1]] : [x * scale[0], y * scale[1]];
}

function place(move: Move, x: number, y: number): Point {
  const [dx, dy] = direction(move, x, y);
  return [dx + move.shift[0], dy + move.shift[1]];
}

const round = (value: number): number => Math.round(value * 10) / 10;

// A path of M, L, C, S and Z, as drawings have them.
function along(path: string, move: Move): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, rest: string) => {
    const map = letter === letter.toUpperCase() ? place : direction;
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const found: number[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) found.push(...map(move, numbers[i]!, numbers[i + 1]!).map(round));
    return letter + found.join(" ");
  });
}

function boxAfter(move: Move, [left, top, right, bottom]: Box): Box {
  const [a, b] = [place(move, left, top), place(move, right, bottom)];
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
}

// How all parts of a drawing move, and the size of the whole after it.
interface Plan {
  width: number;
  height: number;
  moves: Move[]; // of each part
  turns: number; // parts that are turned
}

interface Part {
  box: Box;
  scale: number;
  rim: number; // clouds around islands
}

// The boards of a drawing: one, or ground and sky.
function partsOf(drawing: Drawing, split: number): Part[] {
  if (split <= 0) return [{ box: [0, 0, drawing.width, drawing.height], scale: 1, rim: 0 }];
  const ground = drawing.regions.slice(0, split);
  const sky = drawing.regions.slice(split);
  const edge = (regions: Drawing["regions"], index: 0 | 1 | 2 | 3): number =>
    Math[index < 2 ? "min" : "max"](...regions.map((region) => shapeOf(region.path).box[index]));
  const radius = unitOf(ground);
  const scale = Math.max(0.4, Math.min(1, (radius * 1.1) / unitOf(sky)));
  return [
    { box: [0, 0, edge(ground, 2), drawing.height], scale: 1, rim: 0 },
    { box: [edge(sky, 0), edge(sky, 1), edge(sky, 2), edge(sky, 3)], scale, rim: radius * 0.8 },
  ];
}

// Every way to lay the parts: each turned or not; the sky beside the ground or above it.
function plansOf(parts: Part[], gap: number): Plan[] {
  const [ground, sky] = parts as [Part, Part?];
  const turns = [false, true];
  if (!sky) return turns.map((turned) => laid([ground], [turned], false, gap));
  return turns.flatMap((low) => turns.flatMap((high) => turns.map((above) => laid([ground, sky], [low, high], above, gap))));
}

function laid(parts: Part[], turned: boolean[], above: boolean, gap: number): Plan {
  const moves = parts.map(({ scale }, index): Move => ({ ...STAY, turned: turned[index]!, scale: [scale, scale] }));
  const boxes = parts.map(({ box }, index) => boxAfter(moves[index]!, box));
  const sizes = boxes.map(([left, top, right, bottom], index): Point => [right - left + 2 * parts[index]!.rim, bottom - top + 2 * parts[index]!.rim]);
  const long = above ? 1 : 0; // the way in which they follow each other
  const whole: Point = [Math.max(...sizes.map((size) => size[0])), Math.max(...sizes.map((size) => size[1]))];
  whole[long] = sizes.reduce((sum, size) => sum + size[long], gap * (parts.length - 1));
  let at = 0;
  for (const index of above ? [1, 0] : [0, 1]) {
    if (!moves[index]) continue;
    const corner: Point = [(whole[0] - sizes[index]![0]) / 2, (whole[1] - sizes[index]![1]) / 2];
    corner[long] = at;
    at += sizes[index]![long] + gap;
    const { rim } = parts[index]!;
    moves[index] = { ...moves[index], shift: [corner[0] + rim - boxes[index]![0], corner[1] + rim - boxes[index]![1]] };
  }
  return { width: whole[0], height: whole[1], moves, turns: turned.filter(Boolean).length };
}

// How far a plan is drawn out each way to fill a window, in whole steps.
function stretchOf({ width, height }: Plan, aspect: number): Point {
  const missing = (aspect * height) / width; // above 1: room is left at the sides
  const steps = Math.floor(Math.log(Math.min(STRETCH, Math.max(missing, 1 / missing))) / Math.log(STEP) + 1e-6);
  return missing > 1 ? [STEP ** steps, 1] : [1, STEP ** steps];
}

// How much of a window a plan fills, as a length.
function sizeOf(plan: Plan, aspect: number): number {
  const [sx, sy] = stretchOf(plan, aspect);
  return Math.min(aspect / (plan.width * sx), 1 / (plan.height * sy)) * Math.sqrt(sx * sy);
}

interface Kept {
  plans: Plan[];
  split: number; // how many regions are on the ground, if there is a sky
  drawn: Map<string, Drawing>;
}

const kept = new WeakMap<Drawing, Kept>();
const planOf = new WeakMap<Drawing, Plan>(); // of what was arranged

// The drawing for a window of this shape (width by height). `before` is what was seen in the window: a board does not
// turn around because the window changes a little.
export function arranged(board: BoardFile, drawing: Drawing, aspect: number, before: Drawing | null = null): Drawing {
  if (!(aspect > 0 && aspect < Infinity)) return drawing; // no window yet
  let found = kept.get(drawing);
  if (!found) {
    const split = board.regions.findIndex((region) => region.island);
    const radius = unitOf(drawing.regions.slice(0, split > 0 ? split : undefined));
    found = { plans: plansOf(partsOf(drawing, split), radius * GAP), split, drawn: new Map() };
    kept.set(drawing, found);
  }
  const { plans, split, drawn } = found;
  const usual = before && planOf.get(before);
  const worth = (plan: Plan): number => (sizeOf(plan, aspect) / WORTH ** plan.turns) * (plan === usual ? HABIT : 1);
  const best = plans.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const [sx, sy] = stretchOf(best, aspect);
  const key = `${plans.indexOf(best)} ${sx} ${sy}`;
  let result = drawn.get(key);
  if (!result) {
    const moves = best.moves.map(({ turned, scale, shift }) => ({
      turned,
      scale: [scale[0] * sx, scale[1] * sy] as Point,
      shift: [shift[0] * sx, shift[1] * sy] as Point,
    }));
    result = drawnBy(drawing, best.width * sx, best.height * sy, (region) => moves[split > 0 && region > split ? 1 : 0]!);
    drawn.set(key, result);
    planOf.set(result, best);
  }
  return result;
}

function drawnBy(drawing: Drawing, width: number, height: number, move: (region: number) => Move): Drawing {
  return {
    width,
    height,
    regions: drawing.regions.map((region) => {
      const to = move(region.id);
      const path = along(region.path, to);
      const label = place(to, ...region.label);
      return { id: region.id, path, label, radius: depth(shapeOf(path), ...label) };
    }),
    borders: drawing.borders.map((border) => ({ ...border, path: along(border.path, move(Math.max(...border.between))) })),
    bridges: drawing.bridges.map((bridge) => {
      const to = move(Math.max(...bridge.between));
      const [a, b, c, d] = bridge.ends;
      return { ...bridge, ends: [...place(to, a, b), ...place(to, c, d)] };
    }),
  };
}
