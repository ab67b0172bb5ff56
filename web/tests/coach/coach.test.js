// The pure parts of the coach: geometry of the curve, grades, actions as words, and a game from a moment of another one.

import { expect, test } from "vitest";
import { chancesByStep, pathOf, stepAt, xOf, yOf } from "../../src/coach/curve.ts";
import { deedsOf, leftOf, nextOf, regionsOf, told } from "../../src/coach/deeds.ts";
import { barOf, gradeOf, neighbour, slips } from "../../src/coach/grades.ts";
import { seatFor, tableFor, usualLevel } from "../../src/coach/tryout.ts";
import { spread } from "../../src/replay/labels.ts";

const frame = { left: 10, right: 110, top: 0, bottom: 200, last: 4 };
const point = (seq, seat, chances, grade = "", lost = 0) => ({ seq, seat, chances, grade, lost, best: [], luck: chances.map(() => 0) });

test("a step and its place in the picture are found from each other, also beyond the edges", () => {
  for (const step of [0, 1, 2, 3, 4]) expect(stepAt(frame, xOf(frame, step))).toBe(step);
  expect([stepAt(frame, -50), stepAt(frame, 500)]).toEqual([0, 4]);
  expect(stepAt({ ...frame, last: 0 }, 60)).toBe(0);
  expect([yOf(frame, 0), yOf(frame, 0.5), yOf(frame, 1), yOf(frame, 1.2)]).toEqual([200, 100, 0, 0]);
});

test("chances stay as they were where nothing is told, and are equal before anything happened", () => {
  const steps = chancesByStep([point(3, 1, [0.75, 0.25]), point(7, 2, [0.5, 0.5])], [1, 3, 4, 7], 2);
  expect(steps).toEqual([[0.5, 0.5], [0.75, 0.25], [0.75, 0.25], [0.5, 0.5]]);
});

test("a line bends only where its chance changes, and reaches both ends", () => {
  const steps = [[0.5], [0.5], [0.5], [1], [1]];
  expect(pathOf(frame, steps, 1)).toBe("M10.0 100.0L60.0 100.0L85.0 0.0L110.0 0.0");
});

test("labels keep their distance and their order, and stay inside", () => {
  expect(spread([50, 52, 10], 20, 0, 100)).toEqual([50, 70, 10]);
  expect(spread([99, 98, 97], 20, 0, 100)).toEqual([100, 80, 60]);
  expect(spread([-5, 0], 20, 4, 100)).toEqual([4, 24]);
});

test("the costliest decisions come first, good ones and those without a choice never", () => {
  const points = [point(1, 1, [1], "good", 0.01), point(2, 1, [1], "mistake", 0.08), point(3, 2, [1], "blunder", 0.3), point(4, 2, [1], "", 0)];
  expect(slips({ points }, 8).map(({ seq }) => seq)).toEqual([3, 2]);
  expect(slips({ points }, 1)).toHaveLength(1);
  expect(points.map(gradeOf)).toEqual(["good", "mistake", "blunder", null]);
  expect(points.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]); // nothing was moved
});

test("turning points are stepped through from wherever one stands", () => {
  expect([neighbour([30, 10, 20], 10, 1), neighbour([30, 10, 20], 15, -1), neighbour([10], 10, 1), neighbour([], 3, -1)]).toEqual([20, 10, null, null]);
});

test("bars grow from the middle to both sides and never beyond the edge", () => {
  expect(barOf(0.1, 0.2)).toEqual({ from: 50, width: 25 });
  expect(barOf(-0.2, 0.2)).toEqual({ from: 0, width: 50 });
  expect(barOf(-0.9, 0.2)).toEqual({ from: 0, width: 50 });
  expect(barOf(0, 0)).toEqual({ from: 50, width: 0 });
});

const words = { verb: (name) => name.toUpperCase(), regions: (list, n) => `${n} regions: ${list}`, pair: (race, power) => `${power} ${race}`, seat: (seat) => `player ${seat}` };

test("actions of one verb are told together, and what they name by what it is", () => {
  const plan = ["pick 1", "conquer 5", "conquer 7", "place 5", "place 5", "place 7", "done"];
  const column = [{ race: "orcs", power: "swamp" }, { race: "elves", power: "hill" }];
  expect(deedsOf(plan).map((deed) => told(deed, { column }, words))).toEqual(["PICK: hill elves", "CONQUER: 2 regions: 5, 7", "PLACE: 2 regions: 5 (2×), 7", "DONE"]);
  expect(deedsOf(["pick 1"]).map((deed) => told(deed, null, words))).toEqual(["PICK: 1"]);
  expect(deedsOf(["ally 2"]).map((deed) => told(deed, null, words))).toEqual(["ALLY: player 2"]);
  expect(regionsOf([...plan, "ally 2"])).toEqual([5, 7]);
});

test("one tap does the next action, or places all tokens that come first", () => {
  expect(nextOf(["conquer 5", "conquer 7", "stop"])).toEqual(["conquer 5"]);
  expect(nextOf(["place 5", "place 7", "done"])).toEqual(["place 5", "place 7"]);
  expect(nextOf(["done"])).toEqual(["done"]);
});

test("what has been placed is not advised once more", () => {
  const plan = ["place 5", "place 7", "place 5", "done"];
  expect(leftOf(plan, [5, 5, 7])).toEqual(["done"]);
  expect(leftOf(plan, [])).toEqual(plan);
  expect(leftOf(plan, [5, 7])).toEqual(plan); // not all of them
  expect(leftOf(plan.slice(0, 3), [5, 5, 7])).toEqual(plan.slice(0, 3)); // nothing else is known
  expect(leftOf(["done"], [])).toEqual(["done"]);
});

test("a game is tried with everybody's name, one person and bots of a level", () => {
  const table = tableFor({ board: "base_4" }, { seats: [{ name: "Anna" }, { name: "Bolt", bot: "greedy" }, {}] }, { seat: 2, level: "strong" }, "x".repeat(80));
  expect(table.seats).toEqual([{ name: "Anna", player: "strong" }, { name: "Bolt", player: "person" }, { name: "", player: "strong" }]);
  expect(table.title).toHaveLength(60);
  expect([seatFor([1, 3], 3), seatFor([1, 3], 2), seatFor([], 4)]).toEqual([3, 1, 4]);
  expect([usualLevel(["greedy", "normal"]), usualLevel(["greedy"]), usualLevel([])]).toEqual(["normal", "greedy", ""]);
});
