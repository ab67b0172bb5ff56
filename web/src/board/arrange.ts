// Under the sky two boards are played at once. They are laid side by side or one above the other, whichever fills the
// window better, and the islands are scaled so that regions of both have about the same size.

import type { Drawing } from "../game/scene.svelte";
import type { BoardFile } from "../protocol";
import { median, shapeOf } from "./geometry";

const NUMBER = /-?\d*\.?\d+/g;
const GAP = 1.1; // between the boards, in radii of a region

interface Move {
  scale: number;
  x: number;
  y: number;
}

function moved(path: string, { scale, x, y }: Move): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, rest: string) => {
    const absolute = letter === letter.toUpperCase();
    let index = 0;
    const numbers = (rest.match(NUMBER) ?? []).map((text) => {
      const vertical = letter.toUpperCase() === "V" || index % 2 === 1;
      index += 1;
      return Math.round((Number(text) * scale + (absolute ? (vertical ? y : x) : 0)) * 10) / 10;
    });
    return letter + numbers.join(" ");
  });
}

const kept = new WeakMap<Drawing, { beside: Drawing; above: Drawing }>();

// The drawing for a window of this shape (width by height).
export function arranged(board: BoardFile, drawing: Drawing, aspect: number): Drawing {
  const split = board.regions.findIndex((region) => region.island);
  if (split <= 0) return drawing; // one board only
  let both = kept.get(drawing);
  if (!both) {
    both = { beside: laid(drawing, split, false), above: laid(drawing, split, true) };
    kept.set(drawing, both);
  }
  const scale = ({ width, height }: Drawing): number => Math.min(aspect / width, 1 / height);
  return scale(both.above) > scale(both.beside) ? both.above : both.beside;
}

function laid(drawing: Drawing, split: number, above: boolean): Drawing {
  const ground = drawing.regions.slice(0, split);
  const sky = drawing.regions.slice(split);
  const boxes = sky.map((region) => shapeOf(region.path).box);
  const radius = median(ground.map((region) => region.radius));
  const edge = (index: 0 | 1 | 2 | 3): number => Math[index < 2 ? "min" : "max"](...boxes.map((box) => box[index]));
  const right = Math.max(...ground.map((region) => shapeOf(region.path).box[2]));
  const scale = Math.max(0.4, Math.min(1, (radius * 1.1) / median(sky.map((region) => region.radius))));
  const gap = radius * GAP;
  const rim = radius * 0.8; // clouds around the islands
  const [width, height] = [(edge(2) - edge(0)) * scale + 2 * rim, (edge(3) - edge(1)) * scale + 2 * rim];
  const whole = above
    ? { width: Math.max(right, width), height: drawing.height + height + gap * 0.5 }
    : { width: right + gap * 0.5 + width, height: Math.max(drawing.height, height) };
  const skyMove = above
    ? { scale, x: (whole.width - width) / 2 + rim - edge(0) * scale, y: rim - edge(1) * scale }
    : { scale, x: right + gap * 0.5 + rim - edge(0) * scale, y: (whole.height - height) / 2 + rim - edge(1) * scale };
  const groundMove = above
    ? { scale: 1, x: (whole.width - right) / 2, y: height + gap * 0.5 }
    : { scale: 1, x: 0, y: (whole.height - drawing.height) / 2 };
  const move = (id: number): Move => (id > split ? skyMove : groundMove);
  return {
    ...whole,
    regions: drawing.regions.map((region) => {
      const to = move(region.id);
      const label: [number, number] = [region.label[0] * to.scale + to.x, region.label[1] * to.scale + to.y];
      return { id: region.id, path: moved(region.path, to), label, radius: region.radius * to.scale };
    }),
    borders: drawing.borders.map((border) => ({ ...border, path: moved(border.path, move(Math.max(...border.between))) })),
    bridges: drawing.bridges.map((bridge) => {
      const { scale: s, x, y } = move(Math.max(...bridge.between));
      const [a, b, c, d] = bridge.ends;
      return { ...bridge, ends: [a * s + x, b * s + y, c * s + x, d * s + y] };
    }),
  };
}
