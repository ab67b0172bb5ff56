// The piece that is played: every bar is full, and no note is too high, too low or out of its key.

import { expect, test, vi } from "vitest";

vi.mock("../../src/lib/sound.ts", () => ({ audio: () => null }));
const { pitchOf, score } = await import("../../src/lib/music.ts");

test("pitches are those of the well-tempered scale", () => {
  expect(pitchOf("A4")).toBe(440);
  expect(pitchOf("C4")).toBeCloseTo(261.63, 2);
  expect(pitchOf("Bb3")).toBeCloseTo(pitchOf("A#3"), 6);
});

test("the piece has sixteen bars of three beats, and the voices stay where they belong", () => {
  const notes = score();
  expect(Math.max(...notes.map((note) => note.at))).toBeLessThan(48);
  expect(notes.map((note) => note.at)).toEqual(notes.map((note) => note.at).sort((one, two) => one - two));
  for (const bar of Array(16).keys()) expect(notes.some((note) => note.voice === "string" && note.at === bar * 3), `bar ${bar + 1}`).toBe(true);
  expect(notes.every((note) => note.pitch > 40 && note.pitch < 900)).toBe(true);
});
