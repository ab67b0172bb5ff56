// How boards lie in windows, and where pieces lie in regions. boards.json, written by dump.py, has a few boards with
// their drawings; BOARDS names another file of them.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { arranged } from "../../src/board/arrange.ts";
import { depth, nextRegion, rings, shapeOf, unitOf } from "../../src/board/geometry.ts";
import { badgeAt, layOut, smalls } from "../../src/board/layout.ts";

const boards = JSON.parse(readFileSync(process.env.BOARDS ?? new URL("boards.json", import.meta.url), "utf8"));
const WINDOWS = { phone: [390, 508], side: [524, 346], desk: [1000, 720], tablet: [650, 600] };
const lies = (name, { board, drawing }) => arranged(board, drawing, WINDOWS[name][0] / WINDOWS[name][1]);
const scale = (name, { width, height }) => Math.min(WINDOWS[name][0] / width, WINDOWS[name][1] / height);
const filled = (name, drawing) => (scale(name, drawing) ** 2 * drawing.width * drawing.height) / (WINDOWS[name][0] * WINDOWS[name][1]);
const cases = boards.flatMap((one) => Object.keys(WINDOWS).map((name) => [`${one.board.key} on a ${name}`, name, one]));
const island = ({ board }, id) => Boolean(board.regions[id - 1]?.island);

test.each(cases)("%s fills its window better than the drawing as it is", (_, name, one) => {
  const drawing = lies(name, one);
  expect(filled(name, drawing)).toBeGreaterThanOrEqual(filled(name, one.drawing) - 1e-6);
  expect(filled(name, drawing)).toBeGreaterThan(0.65);
  const sizes = (drawn) => unitOf(drawn.regions) * scale(name, drawn);
  expect(sizes(drawing)).toBeGreaterThanOrEqual(sizes(one.drawing));
});

test("a wide board is turned on a phone and lies as it is drawn on a desk", () => {
  const one = boards.find(({ board }) => board.key === "base_2");
  const [upright, flat] = [lies("phone", one), lies("desk", one)];
  expect(upright.height).toBeGreaterThan(upright.width);
  expect(flat.width).toBeGreaterThan(flat.height);
  const radius = (name, drawing) => unitOf(drawing.regions) * scale(name, drawing);
  expect(radius("phone", upright)).toBeGreaterThan(1.3 * radius("phone", one.drawing));
  // What was left is on top now, what was on top is right: turned, not mirrored.
  const [a, b] = [one.drawing, upright].map((drawing) => (id) => drawing.regions[id - 1].label);
  expect([Math.sign(a(7)[0] - a(1)[0]), Math.sign(a(17)[1] - a(1)[1])]).toEqual([1, 1]);
  expect([Math.sign(b(7)[1] - b(1)[1]), Math.sign(b(17)[0] - b(1)[0])]).toEqual([1, -1]);
});

test.each(boards.filter(({ board }) => board.regions.some((region) => region.island)).map((one) => [one.board.key, one]))(
  "ground and sky of %s lie below each other on a phone",
  (_, one) => {
    const drawing = lies("phone", one);
    const boxes = drawing.regions.map((region) => ({ id: region.id, box: shapeOf(region.path).box }));
    const low = Math.max(...boxes.filter(({ id }) => island(one, id)).map(({ box }) => box[3]));
    const high = Math.min(...boxes.filter(({ id }) => !island(one, id)).map(({ box }) => box[1]));
    expect(low).toBeLessThan(high);
  },
);

test("a board does not turn around because its window changes a little", () => {
  const one = boards.find(({ board }) => board.key === "base_2");
  const upright = (drawing) => drawing.height > drawing.width;
  let border = 0.6; // the shape of window at which it turns
  while (upright(arranged(one.board, one.drawing, border))) border += 0.005;
  const before = lies("phone", one);
  expect(upright(arranged(one.board, one.drawing, border, before))).toBe(true);
  expect(upright(arranged(one.board, one.drawing, border * 2, before))).toBe(false);
});

test.each(cases)("%s is still the same board", (_, name, one) => {
  const drawing = lies(name, one);
  expect(drawing.borders.map((border) => border.between)).toEqual(one.drawing.borders.map((border) => border.between));
  expect(drawing.bridges.map((bridge) => bridge.between)).toEqual(one.drawing.bridges.map((bridge) => bridge.between));
  const shapes = drawing.regions.map((region) => shapeOf(region.path));
  drawing.regions.forEach((region, index) => {
    const [left, top, right, bottom] = shapes[index].box;
    expect(Math.min(left, top, drawing.width - right, drawing.height - bottom)).toBeGreaterThan(-4);
    expect(depth(shapes[index], ...region.label)).toBeGreaterThan(0.95 * region.radius);
    expect(region.radius * scale(name, drawing)).toBeGreaterThan(12);
  });
  const slack = unitOf(drawing.regions) * 0.05;
  for (const { between, path } of drawing.borders) {
    // Every border runs along the edge of both its regions.
    for (const id of between.filter(Boolean)) for (const [x, y] of rings(`${path}z`).flat()) expect(Math.abs(depth(shapes[id - 1], x, y))).toBeLessThan(slack);
  }
  for (const { between, ends } of drawing.bridges) {
    between.forEach((id, index) => expect(Math.abs(depth(shapes[id - 1], ends[2 * index], ends[2 * index + 1]))).toBeLessThan(slack * 20));
  }
});

test("arrow keys follow the board as it lies", () => {
  const one = boards.find(({ board }) => board.key === "base_2");
  const drawing = lies("phone", one);
  const label = (id) => drawing.regions[id - 1].label;
  for (const { id } of drawing.regions) {
    const below = nextRegion(drawing.regions, id, [0, 1]);
    if (below) expect(label(below)[1]).toBeGreaterThan(label(id)[1]);
  }
  expect(nextRegion(drawing.regions, 1, [0, -1])).toBe(null); // it is at the top
});

test.each(cases)("badges and small pieces of %s lie inside their regions", (_, name, one) => {
  const drawing = lies(name, one);
  const unit = unitOf(drawing.regions);
  const pixel = 1 / scale(name, drawing);
  for (const region of drawing.regions) {
    const shape = shapeOf(region.path);
    const inside = (x, y, radius, what) => expect(depth(shape, x, y) / radius, `${what} of region ${region.id}`).toBeGreaterThan(0.85);
    for (const wide of [false, true]) for (const alone of [false, true]) {
      const badge = badgeAt(region, pixel, unit, { wide, alone });
      for (const side of [-1, 0, 1]) inside(badge.x + side * (badge.half - 1) * badge.radius, badge.y, badge.radius, "badge");
      expect(badge.radius / pixel).toBeGreaterThan(6);
    }
    const full = { ...one.board.regions[region.id - 1], symbols: ["mine"] };
    const lying = layOut(region, pixel, unit, smalls(full, { markers: { lair: 1 }, hides: true }));
    for (const piece of lying.placed) inside(piece.x, piece.y, piece.radius * (piece.kind === "number" ? 0.75 : 1), piece.kind);
    const again = layOut(region, pixel, unit, smalls(full, { markers: { lair: 2 }, hides: true }));
    expect(again.placed.find((piece) => piece.kind === "marker").count).toBe(2);
  }
});

test("there is room for all numbers on a desk", () => {
  const one = boards.find(({ board }) => board.key === "underground_4");
  const drawing = lies("desk", one);
  const unit = unitOf(drawing.regions);
  const pixel = 1 / scale("desk", drawing);
  for (const region of drawing.regions) {
    const number = layOut(region, pixel, unit, smalls(one.board.regions[region.id - 1], undefined)).placed.find((piece) => piece.kind === "number");
    expect(number.tight, region.id).toBe(false);
    expect(number.radius / pixel, region.id).toBeGreaterThan(8.5);
  }
});
