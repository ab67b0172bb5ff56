// Whether the page keeps the same accounts as the terminal. dump.py writes the games; GAMES names another file of them.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Speaker } from "../../src/i18n/speaker.ts";
import { keepBook, standing } from "../../src/replay/accounts.ts";
import * as figures from "../../src/replay/figures.ts";

const games = JSON.parse(readFileSync(process.env.GAMES ?? new URL("games.json", import.meta.url), "utf8"));
// What the terminal calls the sources that are no tile.
const SOURCES = { start: "start", regions: "regions", decline: "regions-in-decline", islands: "islands", floor: "floor", buried: "buried-tokens", picks: "picks", paid: "paid" };

const speaker = new Speaker("en", readFileSync(new URL("../../src/i18n/catalogs/en.ftl", import.meta.url), "utf8"));
const named = ({ kind, key }) => (SOURCES[kind] ? speaker.say(`source-${SOURCES[kind]}`, {}) : kind === "tile" ? speaker.name("tile", key) : key);
const account = (entries) => {
  const found = {};
  for (const { name, coins } of entries) found[name] = (found[name] ?? 0) + coins;
  return Object.fromEntries(Object.entries(found).filter(([, coins]) => coins).sort());
};

test.each(games.map((game, number) => [`game ${number + 1} on ${game.board}`, game]))("%s", (_, game) => {
  const players = game.coins.length;
  const book = keepBook(game.happenings);
  figures.totals(book, players).forEach((entries, seat) => {
    const wanted = Object.entries(game.accounts[seat]).map(([name, coins]) => ({ name, coins }));
    expect(account(entries.map((entry) => ({ name: named(entry), coins: entry.coins })))).toEqual(account(wanted));
    expect(figures.sum(entries)).toBe(game.coins[seat]);
  });
  expect(figures.balancesByTurn(book, players).map((line) => line.at(-1))).toEqual(game.coins);
  expect(figures.earners(book)[0]?.coins ?? null).toBe(game.best);
  const undone = game.happenings.filter((one) => one.kind === "undone").length;
  const acted = game.happenings.filter((one) => one.kind === "acted").length;
  expect(standing(game.happenings).length).toBe(acted - undone);
  expect(book.scores.length).toBe(players * book.turns);
  expect(figures.turnsOf(figures.longestLife(book), book)).toBeLessThanOrEqual(book.turns);
});

test("a race is on the map in the turn in which it comes and in the one in which it goes", () => {
  expect(figures.turnsOf({ from: 2, to: 4 }, { turns: 9 })).toBe(3);
  expect(figures.turnsOf({ from: 2, to: null }, { turns: 9 })).toBe(8);
});

test("a region of the own race in decline is taken from nobody", () => {
  const conquered = (other) => ({ code: "conquered", args: { seat: 2, region: 4, race: "orcs", other } });
  const book = keepBook([{ seq: 1, at: 0, kind: "acted", seat: 2, facts: [conquered(2), conquered(1), conquered(0)] }]);
  expect(book.conquests.map(({ from }) => from)).toEqual([0, 1, 0]);
});

test("a step was taken back in some game", () => {
  expect(games.some((game) => game.happenings.some((one) => one.kind === "undone"))).toBe(true);
});
