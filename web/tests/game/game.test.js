// Whether every legal choice has a control, and the pure functions of the game.
// decisions.json, written by dump.py, has decisions of real games on all boards.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

const decisions = JSON.parse(readFileSync(new URL("decisions.json", import.meta.url), "utf8"));
const known = JSON.parse(readFileSync(new URL("../i18n/known.json", import.meta.url), "utf8"));
const load = (name) => import(`../../src/game/${name}.ts`);

test("every choice has exactly one control", async () => {
  const { controlsOf, controlled } = await load("controls");
  for (const { board, decision } of decisions) {
    const found = controlled(controlsOf(decision)).map((choice) => choice.action);
    assert.deepEqual([...found].sort(), decision.choices.map((choice) => choice.action).sort(), `${board}, ${decision.phase}`);
  }
  const strange = { seat: 1, phase: "dream", choices: [{ action: "fly", verb: "fly" }, { action: "fly 3", verb: "fly", region: 3 }, { action: "stop", verb: "stop" }, { action: "done", verb: "done" }] };
  assert.equal(controlled(controlsOf(strange)).length, 4);
});

test("every verb of the engine is among the decisions", () => {
  const asked = new Set(decisions.flatMap(({ decision }) => decision.choices.map((choice) => choice.verb)));
  const never = ["undo"]; // a message of its own
  assert.deepEqual(known.verbs.filter((verb) => !asked.has(verb) && !never.includes(verb)), []);
});

test("every verb with a region is on the map or has a button of its own", async () => {
  const { controlsOf, verbsToAim, verbsOnMap, regionsOf } = await load("controls");
  for (const { decision } of decisions) {
    const controls = controlsOf(decision);
    const aims = new Map(verbsToAim(controls).map(({ verb, regions }) => [verb, regions]));
    for (const choice of decision.choices.filter((one) => one.region)) {
      const listed = choice.verb === "place" || verbsOnMap(controls).includes(choice.verb);
      assert.ok(listed ? regionsOf(controls, choice.verb, () => 0).includes(choice) : aims.get(choice.verb)?.includes(choice.region), choice.action);
      assert.ok(!verbsOnMap(controls).includes("place")); // the hand has a list of its own
      assert.ok(controls.regions.get(choice.region).includes(choice));
    }
  }
});

test("what cannot be taken back is asked for once more", async () => {
  const { cautionOf } = await load("controls");
  const cautious = new Map();
  for (const { decision } of decisions) for (const choice of decision.choices) cautious.set(choice.verb, cautionOf(choice, decision) ?? cautious.get(choice.verb) ?? null);
  const { declared } = await import("../../src/i18n/verbs.ts");
  for (const verb of ["die", "decline", "done", ...known.verbs.filter((one) => declared(one).final)]) assert.ok(cautious.get(verb), verb);
  assert.equal(cautious.get("die"), "die");
  assert.equal(cautious.get("decline"), "final");
  for (const verb of ["conquer", "place", "abandon", "expand", "pick"]) assert.equal(cautious.get(verb), null, verb);
});

test("the end of a turn is asked for only while something could still be done", async () => {
  const { cautionOf } = await load("controls");
  const done = { action: "done", verb: "done" };
  const place = { action: "place 3", verb: "place", region: 3 };
  assert.equal(cautionOf(done, { seat: 1, phase: "redeploy", choices: [place, done] }), "end");
  assert.equal(cautionOf(done, { seat: 1, phase: "redeploy", choices: [done] }), null);
  assert.equal(cautionOf(done, { seat: 1, phase: "start effects", choices: [place, done] }), null);
});

test("verbs of somebody's own stand where they declare to stand", async () => {
  const { controlsOf, cautionOf, verbsToAim } = await load("controls");
  const { learnVerbs } = await import("../../src/i18n/verbs.ts");
  learnVerbs([
    { name: "burrow", label: "Burrow", target: "region", order: 1 },
    { name: "hibernate", label: "Hibernate", place: "fork", order: 3, final: true },
  ]);
  const choices = [{ action: "decline", verb: "decline" }, { action: "hibernate", verb: "hibernate" }, { action: "expand", verb: "expand" }, { action: "conquer 3", verb: "conquer", region: 3 }, { action: "burrow 3", verb: "burrow", region: 3 }];
  const decision = { seat: 1, phase: "decide", choices };
  const controls = controlsOf(decision);
  assert.deepEqual(controls.fork.map(({ verb }) => verb), ["expand", "decline", "hibernate"]);
  assert.deepEqual(controls.regions.get(3).map(({ verb }) => verb), ["burrow", "conquer"]);
  assert.deepEqual(verbsToAim(controls), [{ verb: "burrow", regions: [3] }]);
  assert.equal(cautionOf(choices[1], decision), "final");
});

test("on the card of a region what one wants comes first and what one rarely wants last", async () => {
  const { bestFirst } = await load("controls");
  const verbs = ["abandon", "somebody's own", "die", "conquer"];
  assert.deepEqual(bestFirst(verbs.map((verb) => ({ verb, action: verb }))).map(({ verb }) => verb), ["conquer", "die", "somebody's own", "abandon"]);
});

test("regions are listed by odds, then by price, then by number", async () => {
  const { controlsOf, regionsOf } = await load("controls");
  const choice = (verb, region, chance = null) => ({ verb, action: `${verb} ${region}`, region, chance });
  const choices = [choice("conquer", 4), choice("conquer", 2), choice("conquer", 9), choice("die", 1, 0.5), choice("die", 5, 1)];
  const prices = { 4: 1, 2: 3, 9: 1, 1: 4, 5: 4 };
  const listed = (verb) => regionsOf(controlsOf({ seat: 1, phase: "conquer", choices }), verb, (region) => prices[region]).map(({ region }) => region);
  assert.deepEqual(listed("conquer"), [4, 9, 2]);
  assert.deepEqual(listed("die"), [5, 1]);
});

test("a region is threatened by active neighbours, and at the edge by who still has to come in", async () => {
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
});

test("a tap places, shows first and does safe things the second time", async () => {
  const { tapped } = await load("controls");
  const choice = (verb, chance = null) => ({ verb, action: `${verb} 3`, region: 3, chance });
  assert.equal(tapped([choice("place"), choice("hero")], false, null).verb, "place");
  assert.equal(tapped([choice("place"), choice("hero")], false, "hero").verb, "hero");
  assert.equal(tapped([choice("conquer")], false, null), null);
  assert.equal(tapped([choice("conquer"), choice("dragon")], true, null).verb, "conquer");
  assert.equal(tapped([choice("die", 0.5)], true, null), null);
  assert.equal(tapped([choice("abandon")], true, null), null);
  assert.equal(tapped([], true, null), null);
});

test("each phase has a word for its end", async () => {
  const { endWord } = await load("controls");
  for (const phase of known.phases) assert.ok(["stop", "goOn", "keep", "endTurn", "done"].includes(endWord(phase)));
});

test("suggestions for redeployment", async () => {
  const { spreadEvenly, holdBorder } = await load("redeploy");
  const holdings = [{ region: 1, tokens: 1, threats: 0 }, { region: 2, tokens: 3, threats: 2 }, { region: 3, tokens: 1, threats: 1 }];
  assert.deepEqual(spreadEvenly(3, holdings), [3, 1, 3]);
  assert.deepEqual(holdBorder(3, holdings).filter((region) => region === 1), []);
  assert.deepEqual(holdBorder(2, holdings), [3, 2]);
  assert.equal(holdBorder(4, holdings.map((one) => ({ ...one, threats: 0 }))).length, 4);
  assert.deepEqual(spreadEvenly(3, []), []);
});

test("the story: turns, tokens told once, steps taken back", async () => {
  const { story, lastRoll } = await load("story");
  const acted = (seq, seat, ...facts) => ({ seq, at: 0, kind: "acted", seat, facts });
  const fact = (code, args) => ({ code, args });
  const told = [
    acted(1, 1, fact("turn-began", { seat: 1, round: 1 }), fact("picked", { seat: 1, race: "orcs", power: "flying", price: 0, coins: 0, paid: 0 })),
    acted(2, 1, fact("conquered", { seat: 1, region: 4, tokens: 2, race: "orcs", other: 0 })),
    { seq: 3, at: 0, kind: "undone", seat: 1 },
    acted(4, 1, fact("placed", { seat: 1, region: 5, race: "orcs", tokens: 1 })),
    acted(5, 1, fact("placed", { seat: 1, region: 5, race: "orcs", tokens: 1 }), fact("turn-began", { seat: 2, round: 1 })),
    acted(6, 2, fact("rolled", { seat: 2, region: 9, pips: 3 }), fact("conquered", { seat: 2, region: 9, other: 1, tokens: 2, race: "elves" })),
  ];
  const chapters = story(told);
  assert.deepEqual(chapters.map(({ round, seat, lines }) => [round, seat, lines.length]), [[1, 1, 2], [1, 2, 2]]);
  assert.equal(chapters[0].lines[1].event.args.tokens, 2);
  assert.deepEqual(chapters[0].lines[0].icon, { kind: "race", name: "orcs" });
  assert.deepEqual(lastRoll(told), { seq: 6, seat: 2, pips: 3, region: 9, short: 0 });
  assert.equal(lastRoll(told.slice(0, 5)), null);
  const rolled = acted(7, 2, fact("rolled", { seat: 2, region: 9, pips: 1 })); // by Berserk, before a region is chosen
  assert.equal(lastRoll([...told, rolled]).short, null);
  assert.equal(lastRoll([acted(7, 2, ...rolled.facts, fact("attempt-failed", { seat: 2, region: 9, missing: 2 }))]).short, 2);
  const opened = story([{ seq: 1, at: 0, kind: "began" }, acted(2, 2, fact("picked", { seat: 2, race: "orcs", power: "flying" })), acted(3, 2, fact("turn-began", { seat: 1, round: 1 }))]);
  assert.deepEqual(opened.map(({ round, seat, lines }) => [round, seat, lines.length]), [[0, 0, 1], [1, 2, 1], [1, 1, 0]]);
});

test("each score has its own lines, also of two turns that end at once", async () => {
  const { story } = await load("story");
  const score = (seat, ...coins) => [...coins.map((one) => ({ code: "score-item", args: { seat, coins: one } })), { code: "scored", args: { seat, coins: 9 } }];
  const facts = [...score(1, 4, 2), { code: "turn-began", args: { seat: 2, round: 1 } }, ...score(2, 3)]; // the second has nothing to pick
  const lines = story([{ seq: 1, at: 0, kind: "acted", seat: 1, facts }]).flatMap((chapter) => chapter.lines);
  assert.deepEqual(lines.map(({ seat, items }) => [seat, items.map(({ args }) => args.coins)]), [[1, [4, 2]], [2, [3]]]);
});

test("tokens that were placed can be taken back, whatever came between", async () => {
  const { placings, placedIn } = await load("placing");
  const acted = (seq, seat, action, ...more) => ({ seq, at: 0, kind: "acted", seat, action, more });
  const told = [acted(1, 1, "conquer 4"), acted(2, 1, "stop"), acted(3, 1, "place 4", "camp 7"), acted(5, 1, "place 7"), acted(6, 1, "place 4", "camp 4"), { seq: 7, at: 0, kind: "undone", seat: 1 }, { seq: 8, at: 0, kind: "said", seat: 2, text: "place 4" }];
  const offered = [{ action: "camp 4", verb: "camp", region: 4 }, { action: "done", verb: "done" }];
  assert.deepEqual(placings(told, 1, offered), [["place 4", "camp 7"], ["place 7"]]);
  assert.deepEqual([...placedIn(placings(told, 1, offered).flat())], [[4, 1], [7, 1]]);
  assert.deepEqual(placings(told, 2, offered), []);
  assert.deepEqual(placings([...told, acted(9, 2, "place 1")], 1, offered), []);
});

test("a plan is kept while the game stands still, and shows what will be", async () => {
  const { decisionAfter, momentOf, planned, possible, without } = await load("placing");
  const choices = [{ action: "place 4", verb: "place", region: 4 }, { action: "place 7", verb: "place", region: 7 }, { action: "done", verb: "done" }];
  assert.deepEqual(possible([4, 9, 7, 4, 4], 3, choices), [4, 7, 4]);
  assert.deepEqual(possible([4], 3, [choices[2]]), []);
  assert.deepEqual(without([4, 7, 4, 7], 4), [4, 7, 7]);
  const regions = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, tokens: 1 }));
  const position = { seats: [{ coins: 5 }, { coins: 5, active: { race: "orcs", hand: 3, tokens: 2 } }], regions };
  const after = planned(position, 2, [4, 7, 4]);
  assert.deepEqual([after.regions[3].tokens, after.regions[6].tokens, after.regions[0].tokens], [3, 2, 1]);
  assert.deepEqual([after.seats[1].active.hand, after.seats[1].active.tokens, position.seats[1].active.hand], [0, 5, 3]);
  const decision = { seat: 2, phase: "redeploy", choices };
  assert.deepEqual(decisionAfter(decision, 3, [4, 7, 4]).choices.map(({ action }) => action), ["done"]);
  assert.deepEqual([decisionAfter(decision, 3, [4]).choices.length, decisionAfter(decision, 3, [4]).can_undo, decisionAfter(decision, 3, []).can_undo], [3, true, undefined]);
  const told = [{ seq: 1, kind: "began" }, { seq: 2, kind: "acted" }, { seq: 3, kind: "said" }];
  assert.equal(momentOf(told), 2);
  assert.equal(momentOf([...told, { seq: 4, kind: "undone" }]), 4);
  assert.equal(momentOf([...told, { seq: 4, kind: "paused" }]), momentOf(told));
});

test("news are put together, and every choice is spelt out", async () => {
  const { followed } = await import("../../src/lib/picture.ts");
  const whole = {
    seq: 4, moments: [], table: { id: "t", title: "Friday", seats: [{ name: "Anna" }] },
    position: { phase: "pick", rolled: 2, discarded: ["stout"], seats: { 1: { coins: 5 }, 2: { coins: null } }, regions: [{ id: 1, natives: 1 }, { id: 2 }] },
    decision: { seat: 1, phase: "pick", choices: [{ verb: "pick", prices: [0, 1] }] },
  };
  const first = followed(null, whole);
  assert.deepEqual(first.decision.choices, [{ verb: "pick", action: "pick 0", price: 0 }, { verb: "pick", action: "pick 1", price: 1 }]);
  const second = followed(first, { seq: 5, moments: [], position: { phase: "conquer", rolled: null, seats: { 1: { coins: 4 } }, regions: [{ id: 1, tokens: 2 }] } });
  assert.deepEqual(second, {
    seq: 5, table: { id: "t", title: "Friday", seats: [{ name: "Anna" }], seq: 5 },
    position: { phase: "conquer", rolled: null, discarded: ["stout"], seats: [{ coins: 4 }, { coins: null }], regions: [{ id: 1, tokens: 2 }, { id: 2 }] },
    decision: null,
  });
  const choices = [{ verb: "conquer", regions: [4, 2], costs: [3, 1] }, { verb: "die", regions: [5, 6], chances: [0.5, 0.25] }, { verb: "peace", seats: [2] }, { verb: "decline", coins: 3 }, { verb: "stop" }];
  const { decision } = followed(second, { seq: 6, moments: [], decision: { seat: 1, phase: "conquer", choices } });
  assert.deepEqual(decision.choices.map(({ action, chance, coins }) => [action, chance ?? coins ?? null]), [["conquer 4", null], ["conquer 2", null], ["die 5", 0.5], ["die 6", 0.25], ["peace 2", null], ["decline", 3], ["stop", null]]);
  assert.deepEqual(decision.targets, [{ region: 4, cost: 3, items: [] }, { region: 2, cost: 1, items: [] }]);
  const bought = followed(second, { seq: 6, moments: [], decision: { seat: 1, phase: "conquer", choices: [{ verb: "bribe", regions: [3], costs: [2] }] } });
  assert.deepEqual(bought.decision.targets, [{ region: 3, cost: 2, items: [] }]); // whatever the verb, what has a cost is a target
});

test("clocks run by the time of the server", async () => {
  const { secondsLeft, clockText } = await load("clock");
  assert.equal(secondsLeft(60, 1000, 1010.5, true), 49);
  assert.equal(secondsLeft(60, 1000, 1010.5, false), 60);
  assert.equal(secondsLeft(5, 1000, 1010, true), 0);
  assert.equal(secondsLeft(90, 1000, 990, true), 90); // whose clock is behind gains nothing
  assert.deepEqual([5, 65, 3661, 86_400, 172_799, 172_800].map(clockText), ["0:05", "1:05", "1:01:01", "24:00:00", "47:59:59", "2 d"]);
});
