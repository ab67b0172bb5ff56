// Whether every legal choice has a control, and the pure functions of the game: `node tests/game/check.mjs`.
// decisions.json, written by dump.py, has decisions of real games on all boards.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const decisions = JSON.parse(readFileSync(new URL("decisions.json", import.meta.url), "utf8"));
const known = JSON.parse(readFileSync(new URL("../i18n/known.json", import.meta.url), "utf8"));
const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await createServer({ root, configFile: false, logLevel: "error", appType: "custom", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const load = (name) => server.ssrLoadModule(`/src/game/${name}.ts`);
const tests = {};

tests["every choice has exactly one control"] = async () => {
  const { controlsOf, controlled } = await load("controls");
  for (const { board, decision } of decisions) {
    const found = controlled(controlsOf(decision)).map((choice) => choice.action);
    assert.deepEqual([...found].sort(), decision.choices.map((choice) => choice.action).sort(), `${board}, ${decision.phase}`);
  }
  const strange = { seat: 1, phase: "dream", choices: [{ action: "fly", verb: "fly" }, { action: "fly 3", verb: "fly", region: 3 }, { action: "stop", verb: "stop" }, { action: "done", verb: "done" }] };
  assert.equal(controlled(controlsOf(strange)).length, 4);
};

tests["every verb of the engine is among the decisions"] = () => {
  const asked = new Set(decisions.flatMap(({ decision }) => decision.choices.map((choice) => choice.verb)));
  const never = ["undo"]; // a message of its own
  assert.deepEqual(known.verbs.filter((verb) => !asked.has(verb) && !never.includes(verb)), []);
};

tests["every verb with a region is on the map or has a button of its own"] = async () => {
  const { controlsOf, verbsToAim, regionsOf } = await load("controls");
  for (const { decision } of decisions) {
    const controls = controlsOf(decision);
    const aims = new Map(verbsToAim(controls).map(({ verb, regions }) => [verb, regions]));
    for (const choice of decision.choices.filter((one) => one.region)) {
      const listed = ["conquer", "die", "abandon", "place"].includes(choice.verb);
      assert.ok(listed ? regionsOf(controls, choice.verb, () => 0).includes(choice) : aims.get(choice.verb)?.includes(choice.region), choice.action);
      assert.ok(controls.regions.get(choice.region).includes(choice));
    }
  }
};

tests["what cannot be taken back is asked for once more"] = async () => {
  const { cautionOf } = await load("controls");
  const cautious = new Map();
  for (const { decision } of decisions) for (const choice of decision.choices) cautious.set(choice.verb, cautionOf(choice, decision) ?? cautious.get(choice.verb) ?? null);
  for (const verb of ["die", "wisp", "zeppelin", "roll", "decline", "vanish", "stout", "done"]) assert.ok(cautious.get(verb), verb);
  for (const verb of ["conquer", "place", "abandon", "expand", "pick"]) assert.equal(cautious.get(verb), null, verb);
};

tests["the end of a turn is asked for only while something could still be done"] = async () => {
  const { cautionOf } = await load("controls");
  const done = { action: "done", verb: "done" };
  const place = { action: "place 3", verb: "place", region: 3 };
  assert.equal(cautionOf(done, { seat: 1, phase: "redeploy", choices: [place, done] }), "end");
  assert.equal(cautionOf(done, { seat: 1, phase: "redeploy", choices: [done] }), null);
  assert.equal(cautionOf(done, { seat: 1, phase: "start effects", choices: [place, done] }), null);
};

tests["on the card of a region what one wants comes first and what one rarely wants last"] = async () => {
  const { bestFirst } = await load("controls");
  const verbs = ["abandon", "lift_camp", "somebody's own", "die", "conquer"];
  assert.deepEqual(bestFirst(verbs.map((verb) => ({ verb, action: verb }))).map(({ verb }) => verb), ["conquer", "die", "somebody's own", "lift_camp", "abandon"]);
};

tests["regions are listed by odds, then by price, then by number"] = async () => {
  const { controlsOf, regionsOf } = await load("controls");
  const choice = (verb, region, chance = null) => ({ verb, action: `${verb} ${region}`, region, chance });
  const choices = [choice("conquer", 4), choice("conquer", 2), choice("conquer", 9), choice("die", 1, 0.5), choice("die", 5, 1)];
  const prices = { 4: 1, 2: 3, 9: 1, 1: 4, 5: 4 };
  const listed = (verb) => regionsOf(controlsOf({ seat: 1, phase: "conquer", choices }), verb, (region) => prices[region]).map(({ region }) => region);
  assert.deepEqual(listed("conquer"), [4, 9, 2]);
  assert.deepEqual(listed("die"), [5, 1]);
};

tests["a region is threatened by active neighbours, and at the edge by who still has to come in"] = async () => {
  const { threatsTo } = await load("threats");
  const lying = { 1: { seat: 1, place: "active" }, 2: { seat: 2, place: "active" }, 3: { seat: 2, place: "decline" }, 4: { seat: 1, place: "active" }, 5: {} };
  const scene = (edge, ...seats) => ({ printed: () => ({ neighbours: [2, 3, 4, 5], edge }), lying: (id) => lying[id], position: { seats } });
  const settled = { active: { race: "elves", regions: [2] } };
  assert.equal(threatsTo(scene(false, settled, settled), 1, 1), 1);
  assert.equal(threatsTo(scene(true, settled, settled), 1, 1), 1);
  assert.equal(threatsTo(scene(true, settled, { active: null }), 1, 1), 2);
  assert.equal(threatsTo(scene(true, settled, { active: { race: "orcs", regions: [] } }), 1, 1), 2);
  assert.equal(threatsTo(scene(false, settled, { active: null }), 1, 1), 1);
  assert.equal(threatsTo(scene(true, { active: null }, settled), 1, 1), 1);
};

tests["a tap places, shows first and does safe things the second time"] = async () => {
  const { tapped } = await load("controls");
  const choice = (verb, chance = null) => ({ verb, action: `${verb} 3`, region: 3, chance });
  assert.equal(tapped([choice("place"), choice("hero")], false, null).verb, "place");
  assert.equal(tapped([choice("place"), choice("hero")], false, "hero").verb, "hero");
  assert.equal(tapped([choice("conquer")], false, null), null);
  assert.equal(tapped([choice("conquer"), choice("dragon")], true, null).verb, "conquer");
  assert.equal(tapped([choice("die", 0.5)], true, null), null);
  assert.equal(tapped([choice("abandon")], true, null), null);
  assert.equal(tapped([], true, null), null);
};

tests["each phase has a word for its end"] = async () => {
  const { endWord } = await load("controls");
  for (const phase of known.phases) assert.ok(["stop", "goOn", "keep", "endTurn", "done"].includes(endWord(phase)));
};

tests["suggestions for redeployment"] = async () => {
  const { spreadEvenly, holdBorder } = await load("redeploy");
  const holdings = [{ region: 1, tokens: 1, threats: 0 }, { region: 2, tokens: 3, threats: 2 }, { region: 3, tokens: 1, threats: 1 }];
  assert.deepEqual(spreadEvenly(3, holdings), [3, 1, 3]);
  assert.deepEqual(holdBorder(3, holdings).filter((region) => region === 1), []);
  assert.deepEqual(holdBorder(2, holdings), [3, 2]);
  assert.equal(holdBorder(4, holdings.map((one) => ({ ...one, threats: 0 }))).length, 4);
  assert.deepEqual(spreadEvenly(3, []), []);
};

tests["the story: turns, tokens told once, steps taken back"] = async () => {
  const { story, since, lastRoll } = await load("story");
  const acted = (seq, seat, ...events) => ({ seq, at: 0, kind: "acted", seat, events });
  const told = [
    acted(1, 1, { kind: "turn began", seat: 1, amount: 1 }, { kind: "picked", seat: 1, key: "flying orcs", price: 0 }),
    acted(2, 1, { kind: "conquered", seat: 1, region: 4, amount: 2, key: "orcs" }),
    { seq: 3, at: 0, kind: "undone", seat: 1 },
    acted(4, 1, { kind: "placed", seat: 1, region: 5, amount: 1 }),
    acted(5, 1, { kind: "placed", seat: 1, region: 5, amount: 1 }, { kind: "turn began", seat: 2, amount: 1 }),
    acted(6, 2, { kind: "rolled", seat: 2, region: 9, amount: 3 }, { kind: "conquered", seat: 2, region: 9, other: 1, amount: 2, key: "elves" }),
  ];
  const chapters = story(told);
  assert.deepEqual(chapters.map(({ round, seat, lines }) => [round, seat, lines.length]), [[1, 1, 2], [1, 2, 2]]);
  assert.equal(chapters[0].lines[1].event.amount, 2);
  assert.deepEqual(chapters[0].lines[0].icon, { kind: "race", name: "orcs" });
  assert.deepEqual(since(told, [1]).map((line) => line.event.kind), ["conquered"]);
  assert.deepEqual(since(told, [3]), []);
  assert.deepEqual(lastRoll(told), { seq: 6, seat: 2, pips: 3, region: 9, short: 0 });
  assert.equal(lastRoll(told.slice(0, 5)), null);
};

tests["tokens that were placed can be taken back, whatever came between"] = async () => {
  const { placings, placedIn } = await load("placing");
  const acted = (seq, seat, action) => ({ seq, at: 0, kind: "acted", seat, action });
  const told = [acted(1, 1, "conquer 4"), acted(2, 1, "stop"), acted(3, 1, "place 4"), acted(4, 1, "camp 7"), acted(5, 1, "place 7"), acted(6, 1, "place 4"), { seq: 7, at: 0, kind: "undone", seat: 1 }, { seq: 8, at: 0, kind: "said", seat: 2, text: "place 4" }];
  const offered = [{ action: "camp 4", verb: "camp", region: 4 }, { action: "done", verb: "done" }];
  assert.deepEqual(placings(told, 1, offered), ["place 4", "camp 7", "place 7"]);
  assert.deepEqual([...placedIn(placings(told, 1, offered))], [[4, 1], [7, 1]]);
  assert.deepEqual(placings(told, 2, offered), []);
  assert.deepEqual(placings([...told, acted(9, 2, "place 1")], 1, offered), []);
};

tests["shows never last longer than three seconds"] = async () => {
  const { showsOf, LENGTH, LONGEST } = await load("moves");
  const many = Array.from({ length: 30 }, (_, seq) => ({ seq, at: 0, kind: "acted", seat: 2, events: [{ kind: "conquered", seat: 2, region: 1, key: "orcs" }] }));
  assert.ok(showsOf(many, [1]).length * LENGTH <= LONGEST);
  assert.ok(LENGTH <= 400);
  assert.equal(showsOf(many, [2]).length, 0);
};

tests["clocks run by the time of the server"] = async () => {
  const { secondsLeft, clockText } = await load("clock");
  assert.equal(secondsLeft(60, 1000, 1010.5, true), 49);
  assert.equal(secondsLeft(60, 1000, 1010.5, false), 60);
  assert.equal(secondsLeft(5, 1000, 1010, true), 0);
  assert.deepEqual([5, 65, 3661, 86_400, 172_799, 172_800].map(clockText), ["0:05", "1:05", "1:01:01", "24:00:00", "47:59:59", "2 d"]);
};

let failed = 0;
try {
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
    } catch (error) {
      failed += 1;
      console.error(`${name}: ${error.message}`);
    }
  }
} finally {
  await server.close();
}
console.log(failed ? `${failed} of ${Object.keys(tests).length} failed` : `all ${Object.keys(tests).length} pass, ${decisions.length} decisions`);
process.exit(failed ? 1 : 0);
