// What a board looks like before anybody comes: worked out once for each drawing.

import type { Drawing } from "../game/scene.svelte";
import type { BoardFile, RegionFile } from "../protocol";
import { random, scatter, shapeOf, unitOf, type Point, type Shape } from "./geometry";
import { GROWTH, Layers, type Growth } from "./glyphs";

export interface PaintedRegion {
  id: number;
  terrain: string;
  path: string;
  island: boolean;
  glowing: boolean; // a volcano is in it
  layers: Layers;
  shores: string; // where water meets land
}

export interface Painted {
  unit: number;
  regions: PaintedRegion[];
  sky: { x: number; y: number; width: number; height: number; clouds: Layers } | null;
  below: boolean; // under the ground
}

export const WATER = ["sea", "lake", "river"];

const kept = new WeakMap<Drawing, Painted>();

export function painted(board: BoardFile, drawing: Drawing): Painted {
  let found = kept.get(drawing);
  if (!found) {
    found = paint(board, drawing);
    kept.set(drawing, found);
  }
  return found;
}

function paint(board: BoardFile, drawing: Drawing): Painted {
  const unit = unitOf(drawing.regions);
  const shapes = drawing.regions.map((region) => shapeOf(region.path));
  const regions = drawing.regions.map((region, index) => {
    const printed = board.regions[index]!;
    const free: [number, number, number] = [...region.label, region.radius];
    return {
      id: region.id,
      terrain: printed.terrain,
      path: region.path,
      island: Boolean(printed.island),
      glowing: Boolean(printed.symbols?.includes("volcano")),
      shores: WATER.includes(printed.terrain) ? shoresOf(board, drawing, region.id) : "",
      layers: grown(shapes[index]!, printed, free, unit),
    };
  });
  return { unit, regions, sky: skyOf(board, drawing, shapes, unit), below: board.box === "underground" };
}

function shoresOf(board: BoardFile, drawing: Drawing, region: number): string {
  const land = (id: number): boolean => id > 0 && !WATER.includes(board.regions[id - 1]!.terrain);
  return drawing.borders
    .filter(({ between: [a, b], coast }) => (a === region || b === region) && (coast || land(a === region ? b : a)))
    .map((border) => border.path)
    .join("");
}

function grown(shape: Shape, printed: RegionFile, [x, y, radius]: [number, number, number], unit: number): Layers {
  const layers = new Layers();
  const next = random(printed.id * 7 + printed.terrain.length);
  const laid: Point[] = [];
  for (const growth of GROWTH[printed.terrain] ?? []) {
    const size = growth.size * unit;
    const avoid: [number, number, number] = [x, y, radius * 0.62 + size * 0.6];
    grow(layers, shape, growth, { next, laid, size, unit, avoid });
  }
  return layers;
}

interface Soil {
  next: () => number;
  laid: Point[];
  size: number;
  unit: number;
  avoid: [number, number, number];
}

function grow(layers: Layers, shape: Shape, growth: Growth, { next, laid, size, unit, avoid }: Soil): void {
  const apart = growth.apart * unit;
  const places = scatter(shape, next, { room: size * (growth.room ?? 1.15), apart, avoid });
  const free = places.filter(([px, py]) => laid.every(([qx, qy]) => (px - qx) ** 2 + (py - qy) ** 2 > (apart * 0.85) ** 2));
  for (const [px, py] of free.slice(0, growth.most ?? 60)) {
    growth.glyph(layers, px, py, size * (0.85 + 0.3 * next()), next);
    laid.push([px, py]);
  }
}

// The clouds around the islands.
function skyOf(board: BoardFile, drawing: Drawing, shapes: Shape[], unit: number): Painted["sky"] {
  const islands = shapes.filter((_, index) => board.regions[index]?.island);
  if (!islands.length) return null;
  const margin = unit * 0.35;
  const ground = shapes.filter((_, index) => !board.regions[index]?.island);
  const beside = ground.length && Math.max(...ground.map((shape) => shape.box[2])) < Math.min(...islands.map((shape) => shape.box[0]));
  const above = ground.length && !beside;
  const x = beside ? Math.max(...ground.map((shape) => shape.box[2])) + margin : 0;
  const height = above ? Math.min(...ground.map((shape) => shape.box[1])) - margin : drawing.height;
  const width = drawing.width - x;
  const frame: Point[] = [[x, 0], [x + width, 0], [x + width, height], [x, height]];
  const shape: Shape = { rings: [frame, ...islands.flatMap((island) => island.rings)], box: [x, 0, x + width, height] };
  const clouds = new Layers();
  const next = random(board.regions.length);
  for (const growth of GROWTH.sky!) {
    grow(clouds, shape, growth, { next, laid: [], size: growth.size * unit, unit, avoid: [0, 0, 0] });
  }
  return { x, y: 0, width, height, clouds };
}
