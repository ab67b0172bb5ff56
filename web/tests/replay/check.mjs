// Whether the page keeps the same accounts as the terminal: `node tests/replay/check.mjs [FILE]`. dump.py writes the games.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const file = process.argv[2] ?? new URL("games.json", import.meta.url);
const games = JSON.parse(readFileSync(file, "utf8"));
const problems = [];
const NAMES = {
  start: "start",
  regions: "regions",
  decline: "regions in decline",
  islands: "whole islands",
  floor: "never less than nothing",
  buried: "buried tokens",
  picks: "picks",
  paid: "paid to others",
};

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await createServer({ root, configFile: false, logLevel: "error", appType: "custom", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
try {
  const { keepBook, standing } = await server.ssrLoadModule("/src/replay/accounts.ts");
  const figures = await server.ssrLoadModule("/src/replay/figures.ts");
  const { lore } = await server.ssrLoadModule("/src/i18n/lore.en.ts");
  const named = ({ kind, key }) => NAMES[kind] ?? (kind === "tile" ? lore.tiles[key].name : key);

  const same = (what, have, want) => {
    if (JSON.stringify(have) !== JSON.stringify(want)) problems.push(`${what}: ${JSON.stringify(have)} instead of ${JSON.stringify(want)}`);
  };
  const account = (entries) => {
    const found = {};
    for (const { name, coins } of entries) found[name] = (found[name] ?? 0) + coins;
    return Object.fromEntries(Object.entries(found).filter(([, coins]) => coins).sort());
  };

  games.forEach((game, number) => {
    const what = `game ${number + 1} on ${game.board}`;
    const players = game.coins.length;
    const book = keepBook(game.happenings);
    const found = figures.totals(book, players);
    found.forEach((entries, seat) => {
      const wanted = Object.entries(game.accounts[seat]).map(([name, coins]) => ({ name, coins }));
      same(`${what}, seat ${seat + 1}`, account(entries.map((entry) => ({ name: named(entry), coins: entry.coins }))), account(wanted));
      same(`${what}, balance of seat ${seat + 1}`, figures.sum(entries), game.coins[seat]);
    });
    same(`${what}, last of every line`, figures.balancesByTurn(book, players).map((line) => line.at(-1)), game.coins);
    same(`${what}, best pair`, figures.earners(book)[0]?.coins ?? null, game.best);
    const undone = game.happenings.filter((one) => one.kind === "undone").length;
    const acted = game.happenings.filter((one) => one.kind === "acted").length;
    same(`${what}, steps that stand`, standing(game.happenings).length, acted - undone);
    same(`${what}, scored turns`, book.scores.length, players * book.turns);
    const longest = figures.longestLife(book);
    if (!longest || figures.turnsOf(longest, book) > book.turns) problems.push(`${what}: the longest life is ${JSON.stringify(longest)}`);
  });
  if (!games.some((game) => game.happenings.some((one) => one.kind === "undone"))) problems.push("no game has a step taken back");
} finally {
  await server.close();
}
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : `the accounts of ${games.length} games are right`);
process.exit(problems.length ? 1 : 0);
