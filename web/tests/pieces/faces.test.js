// Whether races have faces that can be told from all others, and numbers on tokens can be read.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faceOf, faces, hasFace } from "../../src/pieces/faces.ts";
import { livery } from "../../src/pieces/players.ts";

const known = JSON.parse(readFileSync(new URL("../i18n/known.json", import.meta.url), "utf8"));
const races = Object.keys(known.tiles).filter((key) => known.tiles[key].kind === "race");
const drawnFor = Object.keys(faces); // a race that nobody has drawn yet has a face that is made up
const NEAR = 0.055; // in OKLab: nearer than this two colours look like one

const linear = (hex, at) => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const channels = (hex) => [1, 3, 5].map((at) => linear(hex, at));

function oklab(hex) {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

function contrast(one, two) {
  const light = (hex) => channels(hex).reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
  const [low, high] = [light(one), light(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const drawn = ({ strokes }) => strokes.map(([, path]) => path).join(" ");

test("only printed races have a face that was drawn for them", () => {
  expect(Object.keys(faces).filter((key) => !races.includes(key))).toEqual([]);
  expect(races.filter((race) => !faceOf(race).strokes.length)).toEqual([]);
});

test("no two faces are drawn alike", () => {
  expect(new Set(drawnFor.map((race) => drawn(faceOf(race)))).size).toBe(drawnFor.length);
});

test("no two races have nearly the same colour", () => {
  const colours = drawnFor.map((race) => [race, oklab(faceOf(race).colours[0])]);
  const near = colours.flatMap(([one, a], i) => colours.slice(i + 1).filter(([, b]) => Math.hypot(...a.map((value, k) => value - b[k])) < NEAR).map(([two]) => `${one} and ${two}`));
  expect(near).toEqual([]);
});

test("faces stay on their token", () => {
  const off = races.filter((race) => drawn(faceOf(race)).match(/[ML](-?[\d.]+) (-?[\d.]+)/g).some((point) => Math.max(...point.slice(1).split(" ").map(Math.abs)) > 52));
  expect(off).toEqual([]);
});

test("a race of somebody's own has a face, the same every time, and others have another", () => {
  const own = Array.from({ length: 40 }, (_, i) => `own_race_${i}`);
  expect(own.some(hasFace)).toBe(false);
  expect(faceOf("moles")).toBe(faceOf("moles"));
  expect(faceOf("constructor").strokes.length).toBeGreaterThan(3);
  expect(new Set(own.map((race) => drawn(faceOf(race)) + faceOf(race).colours[0])).size).toBeGreaterThan(35);
});

test("the number on a token can be read on the colour of every seat", () => {
  for (let seat = 1; seat <= 6; seat++) expect(contrast(livery(seat).ink, livery(seat).colour), `seat ${seat}`).toBeGreaterThan(4.5);
});
