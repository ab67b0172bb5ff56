// What a card tells of this position, and where the written rules speak of it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "vitest";
import { here, powerIn, thingsIn } from "../../src/cards/here.ts";
import { onBoard } from "../../src/cards/legend.ts";
import { rulesOf } from "../../src/cards/written.ts";

const board = { key: "b", regions: [{ id: 1, terrain: "river" }, { id: 2, terrain: "mountain", symbols: ["mine"] }, { id: 3, terrain: "river" }] };
const position = {
  seats: [{ coins: 5, active: { race: "orcs", power: "flying", regions: [2], hand: 3 } }, { coins: null, decline: { race: "elves", regions: [3] } }],
  regions: [{ id: 1, natives: 2, hides: true }, { id: 2, seat: 1, place: "active", race: "orcs", tokens: 2, markers: { lair: 1 } }, { id: 3, seat: 2, place: "decline", race: "elves", tokens: 1, buried: "orcs" }],
  column: [{ race: "humans", power: "hill", tokens: 9, coins: 2 }],
};
const decision = { earning: [{ amount: 1, reason: "", rule: "", args: { race: "orcs" } }, { amount: 2, reason: "", rule: "", args: { tile: "flying" } }] };
const targets = new Map([[2, { region: 2, cost: 3, items: [{ amount: 1, reason: "", rule: "", args: { terrain: "mountain" } }, { amount: -1, reason: "", rule: "", args: { tile: "flying" } }] }]]);
const scored = (seq, seat, ...items) => ({ seq, kind: "acted", seat, facts: [...items.map(([tile, coins]) => ({ code: "score-item", args: { seat, coins, tile, item: "tile" } })), { code: "scored", args: { seat, coins: 9 } }] });
const told = [scored(1, 1, ["flying", 4]), scored(2, 2, ["elves", 7]), scored(3, 2, ["elves", 3], ["hill", 1]), scored(4, 2, ["elves", 8]), { seq: 5, kind: "undone", seat: 2 }];
const table = { position, board, decision: { ...decision, seat: 1 }, targets, told };

const amounts = (costs) => costs.map(({ region, items }) => [region, items.map(({ amount }) => amount)]);

test("a card tells who has it, where it lies, what it pays and what it changes", () => {
  const flying = here({ kind: "tile", key: "flying" }, table);
  assert.deepEqual(flying.holders.map(({ seat, place }) => [seat, place]), [[1, "active"]]);
  assert.deepEqual(flying.pays.map(({ amount }) => amount), [2]);
  assert.deepEqual(amounts(flying.costs), [[2, [-1]]]);
  assert.deepEqual(here({ kind: "terrain", key: "river" }, table).regions, [1, 3]);
  assert.deepEqual(amounts(here({ kind: "terrain", key: "mountain" }, table).costs), [[2, [1]]]);
  assert.deepEqual(here({ kind: "marker", key: "lair" }, table).regions, [2]);
  assert.deepEqual(here({ kind: "natives", key: "monsters" }, table).regions, [1]);
  assert.deepEqual(here({ kind: "natives", key: "lost_tribe" }, table).regions, []);
  assert.deepEqual(here({ kind: "buried", key: "orcs" }, table).regions, [3]);
  const pair = here({ kind: "pair", key: "humans hill" }, table);
  assert.deepEqual([pair.combo.place, pair.combo.coins, pair.holders.length], [0, 2, 0]);
  assert.equal(here({ kind: "pair", key: "orcs flying" }, table).pays.length, 2);
  assert.deepEqual(here({ kind: "tile", key: "trolls" }, table), { holders: [], regions: [], pays: [], paid: [], costs: [], combo: null });
});

test("a card tells what each of the others was paid for it last, and nothing that was taken back", () => {
  const paid = (kind, key, at = table) => here({ kind, key }, at).paid.map(({ seat, items }) => [seat, items.map(({ args }) => args.coins)]);
  assert.deepEqual(paid("tile", "elves"), [[2, [3]]]);
  assert.deepEqual(paid("pair", "elves hill"), [[2, [3, 1]]]);
  assert.deepEqual(paid("tile", "flying"), []); // who decides reads what this turn pays
  assert.deepEqual(paid("tile", "flying", { ...table, decision: null }), [[1, [4]]]); // as whoever watches a replay
  assert.deepEqual(paid("tile", "elves", { ...table, told: told.slice(0, 2) }), [[2, [7]]]);
});

test("everything in a region can be read", () => {
  const keys = (id) => thingsIn(board.regions[id - 1], position.regions[id - 1], powerIn(position, position.regions[id - 1])).map(({ kind, key }) => `${kind} ${key}`);
  assert.deepEqual(keys(1), ["terrain river", "natives monsters", "hidden hidden"]);
  assert.deepEqual(keys(2), ["terrain mountain", "symbol mine", "tile orcs", "tile flying", "marker lair"]);
  assert.deepEqual(keys(3), ["terrain river", "tile elves", "buried orcs"]);
});

test("a legend has each thing once", () => {
  const { terrains, symbols, markers } = onBoard(board, position, [{ key: "hill", markers: [{ key: "tent" }] }, { key: "trolls", markers: [{ key: "cave" }] }]);
  assert.deepEqual(terrains.map(({ key }) => key), ["river", "mountain"]);
  assert.deepEqual(symbols.map(({ kind }) => kind), ["symbol", "natives", "hidden", "buried"]);
  assert.deepEqual(markers.map(({ key }) => key), ["lair", "tent"]);
});

test("what is no tile has a paragraph in the written rules, its own or that of its kind", () => {
  const folder = new URL("../../../docs/rules/", import.meta.url);
  const text = readdirSync(folder).filter((name) => name.endsWith(".md")).map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const rules = [...text.matchAll(/^- \*\*((?:CORE|BASE|UG|SKY|MIX)-[\w.-]*\w)/gm)].map(([, id]) => ({ id, text: "", file: "", section: "", about: [] }));
  for (const [, subject, ids] of readFileSync(new URL("subjects.yaml", folder), "utf8").matchAll(/^(\w[\w ]*): \[(.*)\]$/gm))
    for (const rule of rules) if (ids.split(", ").includes(rule.id)) rule.about.push(subject);
  const catalog = readFileSync(new URL("../../src/i18n/catalogs/en.ftl", import.meta.url), "utf8");
  const subjects = [...catalog.matchAll(/^(terrain|symbol|natives|access)-(\w+) =/gm)].map(([, kind, key]) => ({ kind, key }));
  assert.ok(subjects.length > 20);
  for (const subject of [...subjects, { kind: "buried", key: "orcs" }, { kind: "hidden", key: "hidden" }, { kind: "purse", key: "closed" }]) assert.ok(rulesOf(subject, rules, []).length, `${subject.kind} ${subject.key}`);
  assert.deepEqual(rulesOf({ kind: "terrain", key: "sea" }, rules, []).map(({ id }) => id), ["CORE-6.1"]);
  const orcs = { key: "orcs", rule: "BASE-R-ORCS-1", markers: [{ key: "club" }] };
  assert.deepEqual(rulesOf({ kind: "tile", key: "orcs" }, rules, [orcs]).map(({ id }) => id), ["BASE-R-ORCS-1", "BASE-R-ORCS-2", "BASE-R-ORCS-3"]);
  assert.equal(rulesOf({ kind: "marker", key: "club" }, rules, [orcs]).length, 3);
});
