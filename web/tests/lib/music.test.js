// The piece that is played: every bar is full, no note is too high, too low or out of its key, and nobody hears it from a
// page that is hidden.

import { expect, test, vi } from "vitest";

const stage = { audio: null };
vi.mock("../../src/lib/sound.ts", () => ({ audio: () => stage.audio }));
const { perform, pitchOf, score } = await import("../../src/lib/music.ts");

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

// As much of an audio context as is needed; remembers what was begun and which volumes were turned down to nothing.
function listener() {
  const heard = { begun: 0, silenced: 0 };
  const parameter = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}, setTargetAtTime: (to) => void (heard.silenced += to === 0 ? 1 : 0) });
  const node = () => ({ gain: parameter(), frequency: parameter(), connect: (to) => to, disconnect() {}, start: () => void heard.begun++, stop() {} });
  return { heard, state: "running", currentTime: 0, destination: {}, createGain: node, createOscillator: node };
}

test("a page that is hidden falls silent, and plays again when it is seen", () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: false });
  const turn = (hidden) => page.dispatchEvent(new Event("visibilitychange", void (page.hidden = hidden)));
  vi.stubGlobal("document", page);
  const context = (stage.audio = listener());
  const pass = (seconds) => [...Array(Math.round(seconds * 10))].forEach(() => (context.currentTime += 0.1, vi.advanceTimersByTime(100)));
  const end = perform();
  pass(3);
  const before = context.heard.begun;
  expect(before).toBeGreaterThan(5);
  turn(true);
  expect(context.heard.silenced).toBe(1);
  pass(10);
  expect(context.heard.begun).toBe(before);
  turn(false);
  pass(1);
  expect(context.heard.begun).toBeGreaterThan(before);
  end();
  expect(context.heard.silenced).toBe(2);
  const after = context.heard.begun;
  pass(5);
  expect(context.heard.begun).toBe(after);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
