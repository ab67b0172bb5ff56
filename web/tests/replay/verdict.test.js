// How the end of a game is told to whoever looks at it, in every language.

import { expect, test } from "vitest";
import { de } from "../../src/i18n/de.ts";
import { en } from "../../src/i18n/en.ts";
import { pl } from "../../src/i18n/pl.ts";
import { lead, standings, verdictOf } from "../../src/replay/results.ts";

const NAMES = ["Anna", "Grizzelda", "Ben"];
const place = (seat, at, coins) => ({ seat, place: at, coins });
const told = (places, own, texts = en) => verdictOf(places, own, (seat) => NAMES[seat - 1], { you: texts.character.verdict, others: texts.replay.end });
const LOST = [place(2, 1, 93), place(1, 2, 80), place(3, 3, 1)];

test("who is level in coins shares a place only if the tokens on the board are level too", () => {
  const held = (coins, tokens) => ({ coins, active: { race: "orcs", tokens } });
  const places = (seats, winners) => standings({ seats, winners, regions: [] }).map(({ seat, place }) => [seat, place]);
  expect(places([held(80, 4), held(93, 1), held(80, 6)], [2])).toEqual([[2, 1], [3, 2], [1, 3]]);
  expect(places([held(80, 4), held(93, 1), held(80, 4)], [2])).toEqual([[2, 1], [1, 2], [3, 2]]);
  expect(places([held(80, 4), held(80, 4), held(9, 4)], [1, 2])).toEqual([[1, 1], [2, 1], [3, 3]]);
});

test("who has forfeited the game stands behind the winner, with however many coins", () => {
  const seats = [{ coins: 95 }, { coins: 93 }, { coins: 80 }];
  expect(standings({ seats, winners: [2], regions: [] }).map(({ seat, place }) => [seat, place])).toEqual([[2, 1], [1, 2], [3, 3]]);
});

test("tokens that lie buried stand on the board too", () => {
  const held = (coins, race) => ({ coins, active: { race, tokens: 4 } });
  const position = { seats: [held(80, "orcs"), held(80, "elves"), held(93, "giants")], winners: [3], regions: [{ buried: "elves" }, {}] };
  expect(standings(position).map(({ seat, place }) => [seat, place])).toEqual([[3, 1], [2, 2], [1, 3]]);
});

test("an account is ahead by what brought most, and by nothing where all is level", () => {
  const from = (key, coins) => ({ kind: "tile", key, coins });
  expect(lead([from("orcs", 4), from("hill", 5)], [from("orcs", 1), from("hill", 2)])).toEqual(from("orcs", 3));
  expect(lead([from("orcs", 2)], [from("orcs", 2)])).toBe(null);
});

test("who watches, or plays several seats, hears the name of the winner", () => {
  for (const own of [[], [1, 2]]) expect(told(LOST, own)).toEqual({ title: "Grizzelda wins with 93 coins!", more: "" });
});

test("who came second hears that first, in every language", () => {
  expect(told(LOST, [1])).toEqual({ title: "You came second, with 80 coins.", more: "Grizzelda wins with 93 coins!" });
  expect(told(LOST, [1], pl)).toEqual({ title: "Zajmujesz 2. miejsce: 80 monet.", more: "Wygrywa Grizzelda: 93 monety!" });
  expect(told(LOST, [1], de)).toEqual({ title: "Du belegst Platz 2 mit 80 Münzen.", more: "Grizzelda gewinnt mit 93 Münzen!" });
});

test("one coin is one coin", () => {
  expect([en, pl, de].map((texts) => told(LOST, [3], texts).title)).toEqual(["You came third, with 1 coin.", "Zajmujesz 3. miejsce: 1 moneta.", "Du belegst Platz 3 mit 1 Münze."]);
});

test("who wins hears it, and how close it was", () => {
  expect([en, pl, de].map((texts) => told(LOST, [2], texts).title)).toEqual(["You win with 93 coins!", "Wygrywasz: 93 monety!", "Du gewinnst mit 93 Münzen!"]);
  const close = [place(1, 1, 80), place(2, 2, 80)];
  expect(told(close, [1]).title).toContain("ahead in the tie");
  expect(told(close, [2])).toEqual({ title: "You came second, with 80 coins.", more: expect.stringContaining("ahead in the tie") });
});

test("a shared victory names the others", () => {
  const shared = [place(1, 1, 80), place(2, 1, 80), place(3, 3, 70)];
  expect(told(shared, [1]).title).toBe("You share the victory with Grizzelda: 80 coins each.");
  expect(told(shared, [3]).more).toBe("A shared victory with 80 coins each: Anna and Grizzelda.");
});
