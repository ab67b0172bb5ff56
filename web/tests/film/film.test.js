// What a film shows of real games and how long it takes, and what is told of the time since one's last turn.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test, vi } from "vitest";

const games = JSON.parse(readFileSync(new URL("../replay/games.json", import.meta.url), "utf8"));
const load = (name) => import(`../../src/film/${name}.ts`);
const fact = (code, args) => ({ code, args });
const acted = (seq, seat, ...facts) => ({ seq, at: 0, kind: "acted", seat, facts });

// The turns of a game, each with its entries.
function turnsOf(happenings, endsTurn) {
  const turns = [[]];
  for (const happening of happenings.filter(({ kind }) => kind === "acted" || kind === "undone")) {
    turns.at(-1).push(happening);
    if (endsTurn(happening)) turns.push([]);
  }
  return turns.filter((turn) => turn.length);
}

test("every turn of real games takes between four and eight seconds at normal speed", async () => {
  const [{ beatsOf }, { endsTurn, lengths }] = [await load("beats"), await load("pace")];
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  let longest = 0;
  for (const { board, happenings } of games) {
    const turns = turnsOf(happenings, endsTurn);
    assert.ok(turns.length > 15, board);
    for (const turn of turns) {
      const weights = turn.flatMap(beatsOf).map(({ weight }) => weight);
      const time = sum(lengths(weights));
      assert.ok(time >= 4000 && time <= 8000, `${board}, entry ${turn[0].seq}: ${time} ms`);
      longest = Math.max(longest, weights.length);
    }
  }
  assert.ok(longest > 25); // a turn so long that it has to be hurried
  for (const many of [1, 2, 5, 20, 60, 200]) {
    const time = sum(lengths(Array(many).fill(1)));
    assert.ok(time >= 4000 && time <= 8000, `${many} beats: ${time} ms`);
  }
});

test("a turn ends when that of somebody begins, or the game is over", async () => {
  const { endsTurn } = await load("pace");
  const ends = (...facts) => endsTurn(acted(1, 1, ...facts));
  assert.deepEqual([ends(fact("turn-began", { seat: 2, round: 1 })), ends(fact("scored", { seat: 1 }), fact("game-over"))], [true, true]);
  assert.deepEqual([ends(), ends(fact("scored", { seat: 1 })), ends(fact("turn-began", { seat: 0, round: 1 }))], [false, false, false]);
});

test("the rest of a turn that comes bit by bit shares what time is left", async () => {
  const { BEAT, lengthOf, LEAST, MOST } = await load("pace");
  assert.equal(lengthOf([1, 1], 0, false), BEAT); // nobody draws out what may go on
  assert.equal(lengthOf(Array(9).fill(1), 0, true), BEAT); // nor what is long enough
  assert.equal(lengthOf([1, 1], 0, true), LEAST / 2);
  assert.equal(lengthOf([2, 2], MOST - 1000, true), 500);
  assert.ok(lengthOf([2, 2], MOST - 1000, false) < 500); // some is kept for what is not known yet
  assert.ok(lengthOf([1, 1], MOST + 5000, true) > 0); // late, but seen
});

// What a film needs of a browser.
const BROWSER = {
  document: { hidden: false, documentElement: { dataset: {} }, addEventListener: () => {}, removeEventListener: () => {} },
  localStorage: { getItem: () => null, setItem: () => {} },
  matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  addEventListener: () => {},
  location: new URL("http://elbowroom.example/"),
  window: globalThis,
};

// How long a bot's turn is shown whose entries come in evenly until `last`, by a clock that is moved by hand; -1 if the
// film is not over then. `skipped`: a turn that was begun and skipped before.
async function shownFor(turn, last, skipped = []) {
  const { Film } = await load("film.svelte");
  const seats = [{ name: "Anna" }, ...Array(5).fill({ bot: "expert" })];
  let tell;
  const link = { id: "table", key: "", seats: [1], happenings: [], table: { seats }, position: { decider: 2 }, listen: (listener) => ((tell = listener), () => {}) };
  const film = new Film(link);
  const news = (entry) => {
    const moment = { ...entry, seat: 2, by_bot: entry.kind !== "began" };
    link.happenings = [...link.happenings, moment];
    tell([moment], { seq: entry.seq, position: { regions: [] } });
  };
  news({ seq: 1, kind: "began" });
  skipped.forEach(news);
  await vi.advanceTimersByTimeAsync(skipped.length ? 5000 : 0);
  film.skip();
  const began = Date.now();
  turn.forEach((entry, index) => setTimeout(() => news(entry), (last * index) / Math.max(1, turn.length - 1)));
  while ((film.running || Date.now() - began <= last) && Date.now() - began < 60_000) await vi.advanceTimersByTimeAsync(50);
  film.close();
  return Date.now() - began;
}

test("a film of a bot's turn takes four to eight seconds, however its entries come in", async () => {
  const { endsTurn } = await load("pace");
  for (const [name, value] of Object.entries(BROWSER)) vi.stubGlobal(name, value);
  vi.useFakeTimers();
  try {
    for (const { board, happenings } of games) {
      const turns = turnsOf(happenings, endsTurn).filter((turn) => endsTurn(turn.at(-1)));
      assert.ok(turns.length > 15, board);
      for (const turn of turns) {
        const where = `${board}, entry ${turn[0].seq}`;
        for (const last of [0, 400, 900, 2500, 6000]) {
          const time = await shownFor(turn, last);
          assert.ok(time >= 4000 && time <= 8000, `${where}: ${time} ms if the last comes after ${last}`);
        }
        const late = await shownFor(turn, 12_000); // a bot that takes its time is followed to the end
        assert.ok(late <= 13_500, `${where}: ${late} ms`);
      }
      const time = await shownFor(turns[1], 0, turns[0]); // nobody hurries because something was skipped before
      assert.ok(time >= 4000, `${board}: ${time} ms`);
    }
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test("a die rolls and lands on the board as it was, before anything is told of what came of it", async () => {
  const { beatsOf } = await load("beats");
  const beats = beatsOf(acted(4, 2, fact("rolled", { seat: 2, region: 9, pips: 3 }), fact("conquered", { seat: 2, region: 9, tokens: 1, race: "orcs", other: 1 }), fact("lost", { seat: 1, region: 9, race: "elves", tokens: 1 })));
  assert.deepEqual(beats.map(({ kind, after }) => [kind, after]), [["roll", false], ["landed", false], ["tell", true], ["tell", true]]);
  assert.ok(games.some(({ happenings }) => happenings.some((one) => one.facts?.some(({ code }) => code === "rolled"))));
  for (const { happenings } of games) {
    for (const happening of happenings) {
      const shown = beatsOf(happening);
      const first = shown.findIndex(({ after }) => after);
      if (first >= 0) assert.ok(shown.slice(first).every(({ after }) => after), `entry ${happening.seq}`);
    }
  }
});

test("a region that is taken is pointed at first, a pair is named, coins fly to who gets them", async () => {
  const { beatsOf, lossOf, ownBeatsOf, pairOf } = await load("beats");
  const conquest = beatsOf(acted(1, 2, fact("conquered", { seat: 2, region: 9, tokens: 3, race: "orcs", other: 1 }), fact("lost", { seat: 1, region: 9, race: "elves", tokens: 1 })));
  assert.deepEqual(conquest.map(({ kind, regions, seat }) => [kind, regions, seat]), [["aim", [9], 2], ["tell", [9], 2], ["tell", [9], 1]]);
  assert.deepEqual(conquest.map(lossOf), [0, 0, 1]);
  const [pick] = beatsOf(acted(2, 2, fact("picked", { seat: 2, race: "orcs", power: "flying", price: 0, coins: 0, paid: 0 }), fact("revealed", {})));
  assert.deepEqual(pairOf(pick), { race: "orcs", power: "flying" });
  const end = acted(3, 2, fact("score-item", { seat: 2, coins: 5 }), fact("scored", { seat: 2, coins: 5 }), fact("paid", { seat: 2, other: 1, coins: 1 }), fact("turn-began", { seat: 1, round: 2 }));
  assert.deepEqual(beatsOf(end).map(({ kind, seat }) => [kind, seat]), [["coins", 2], ["coins", 1]]);
  assert.deepEqual(beatsOf({ seq: 4, kind: "undone", seat: 2 }).map(({ kind, fact: what }) => [kind, what]), [["tell", null]]);
  assert.deepEqual(ownBeatsOf(acted(5, 1, fact("conquered", { seat: 1, region: 9, tokens: 3, race: "orcs", other: 2 }))), []);
  assert.deepEqual(ownBeatsOf(end).map(({ kind }) => kind), ["coins", "coins"]);
});

test("regions are lit that are told of, and the way to one that is taken", async () => {
  const { litBy, marchFrom } = await load("lit");
  const regions = [{ id: 1, seat: 2, place: "active", tokens: 1 }, { id: 2, seat: 2, place: "active", tokens: 4 }, { id: 3, seat: 1, place: "active", tokens: 2 }, { id: 4, seat: 2, place: "decline", tokens: 9 }];
  const beat = { kind: "aim", regions: [3], seat: 2, fact: fact("conquered", {}) };
  assert.deepEqual(litBy(beat, { regions }), [3]);
  assert.equal(marchFrom(beat, { regions }, [1, 2, 4]), 2);
  assert.equal(marchFrom(beat, { regions }, [4]), null);
  assert.equal(marchFrom({ ...beat, kind: "tell" }, { regions }, [1, 2]), null);
  assert.deepEqual(litBy({ kind: "coins", regions: [], seat: 2, fact: fact("scored", {}) }, { regions }), [1, 2, 4]);
  assert.deepEqual(litBy({ kind: "tell", regions: [], seat: 2, fact: fact("declined", {}) }, { regions }), [4]);
  assert.deepEqual(litBy({ kind: "tell", regions: [], seat: 2, fact: fact("peace", {}) }, { regions }), []);
});

const told = [
  acted(1, 1, fact("picked", { seat: 1, race: "elves" })),
  acted(2, 1, fact("scored", { seat: 1, coins: 4 }), fact("turn-began", { seat: 2, round: 1 })),
  acted(3, 2, fact("picked", { seat: 2, race: "orcs", power: "flying" })),
  acted(4, 2, fact("conquered", { seat: 2, region: 9, other: 1 }), fact("lost", { seat: 1, region: 9, tokens: 2 })),
  acted(5, 2, fact("conquered", { seat: 2, region: 8, other: 3 })),
  { seq: 6, at: 0, kind: "undone", seat: 2 },
  acted(7, 2, fact("conquered", { seat: 2, region: 7, other: 0 })),
  acted(8, 2, fact("scored", { seat: 2, coins: 6 }), fact("paid", { seat: 2, other: 3, coins: 1 }), fact("turn-began", { seat: 3, round: 1 })),
  { seq: 9, at: 0, kind: "said", seat: 1, text: "hm" },
  acted(10, 3, fact("conquered", { seat: 3, region: 2, other: 3 }), fact("lost", { seat: 3, region: 2, tokens: 1 }), fact("attempt-failed", { seat: 3, region: 9, missing: 1 })),
  acted(11, 3, fact("declined", { seat: 3, race: "trolls" }), fact("scored", { seat: 3, coins: 2 }), fact("turn-began", { seat: 1, round: 2 })),
];

test("what others did is told player by player", async () => {
  const { digest } = await load("digest");
  const { players, earned, lost } = digest(told, [1]);
  assert.deepEqual([earned, lost], [4, 2]);
  const brief = players.map(({ seat, changes, conquered, from, failed, coins }) => [seat, changes.map(({ code }) => code), conquered, from, failed, coins]);
  assert.deepEqual(brief, [
    [2, ["picked"], [9, 7], [[1, 1]], 0, 5],
    [3, ["declined"], [2], [], 1, 3], // a region of the own race in decline was taken from nobody
  ]);
  assert.equal(digest(told, [4]), null); // who has never acted was not away
  assert.equal(digest(told.slice(0, 2), [1]), null);
  const bot = told.map((one) => (one.seat === 1 ? { ...one, by_bot: true } : one));
  assert.equal(digest(bot, [1]), null);
});

test("finding a new home for tokens in somebody else's turn does not hide what came before", async () => {
  const { digest } = await load("digest");
  const home = acted(9, 1, fact("placed", { seat: 1, region: 4, tokens: 1 }), fact("turn-began", { seat: 3, round: 1 }));
  const attacked = [...told.filter(({ seq }) => seq < 9), home, ...told.filter(({ seq }) => seq > 9)];
  const { earned, lost, stretch, players } = digest(attacked, [1]);
  const whole = digest(told, [1]);
  assert.deepEqual([earned, lost, players], [whole.earned, whole.lost, whole.players]);
  assert.deepEqual(stretch, whole.stretch);
  const playing = [...told, acted(12, 1, fact("expanded", { seat: 1 })), acted(13, 2, fact("placed", { seat: 2, region: 3, tokens: 1 }))];
  assert.deepEqual(digest(playing, [1]).stretch, { first: 13, last: 13 }); // the own turn has begun meanwhile
});

test("what can be shown again is what others did last without a pause, for a spectator one turn", async () => {
  const { lastOfOthers } = await load("digest");
  assert.deepEqual(lastOfOthers(told, [1]), { first: 3, last: 11 });
  assert.deepEqual(lastOfOthers([...told, acted(12, 1, fact("expanded", { seat: 1 }))], [1]), { first: 3, last: 11 });
  assert.deepEqual(lastOfOthers(told, []), { first: 10, last: 11 });
  assert.equal(lastOfOthers(told.slice(0, 2), [1]), null);
  assert.equal(lastOfOthers(told, [1, 2, 3]), null);
});

test("the last turn is shown as if the game went on: its player is at it, and purses stay closed", async () => {
  const { staged } = await load("stage");
  const position = { winners: [1], decider: 0, turn: 1, seats: [{ coins: 94 }, { coins: 79 }] };
  const scene = (seats, switches = {}) => staged({ film: { drawn: { seq: 9, position }, moment: { seat: 2 } }, link: { seats }, table: { status: "over", agreement: { switches } }, discreet: (one) => one });
  const purses = (...args) => scene(...args).position.seats.map(({ coins }) => coins);
  assert.deepEqual([scene([1]).position.decider, scene([1]).position.winners, scene([1]).table.status], [2, [], "playing"]);
  const earlier = { ...position, winners: [], decider: 2, seats: [{ coins: 90 }, { coins: 70 }] }; // told when the game was over
  const before = staged({ film: { drawn: { seq: 8, position: earlier }, moment: { seat: 2 } }, link: { seats: [1] }, table: { status: "over", agreement: {} }, discreet: (one) => one });
  assert.deepEqual([before.position.seats.map(({ coins }) => coins), before.position.decider], [[90, null], 2]);
  assert.deepEqual([purses([1]), purses([]), purses([1, 2]), purses([1], { openScores: true })], [[94, null], [null, null], [null, null], [94, 79]]);
});

test("tokens that find a new home come from the regions that were taken from them in this turn", async () => {
  const { retreatFrom } = await load("lit");
  const beat = (code, seat) => ({ fact: fact(code, { seat, region: 3 }), seat });
  const before = [
    acted(1, 2, fact("conquered", { seat: 2, region: 1, other: 1 }), fact("turn-began", { seat: 3, round: 1 })),
    acted(2, 3, fact("conquered", { seat: 3, region: 8, other: 1 })),
    acted(3, 3, fact("conquered", { seat: 3, region: 9, other: 1 }), fact("conquered", { seat: 3, region: 5, other: 3 })),
  ];
  assert.deepEqual(retreatFrom(beat("placed", 1), before), [8, 9]);
  assert.deepEqual([retreatFrom(beat("placed", 3), before), retreatFrom(beat("scored", 1), before), retreatFrom(beat("placed", 1), [])], [[], [], []]);
});

test("a log may tell of an entry what was said of it, never more", async () => {
  const { beatsOf } = await load("beats");
  const { merged, story } = await import("../../src/game/story.ts");
  const last = acted(9, 1, fact("score-item", { seat: 1, coins: 4 }), fact("scored", { seat: 1, coins: 4 }), fact("game-over", {}));
  const codes = (beat) => merged(last.facts).slice(0, beat.told).map(({ code }) => code);
  assert.deepEqual(beatsOf(last).map(codes), [["score-item", "scored"], ["score-item", "scored", "game-over"]]);
  for (const { board, happenings } of games) {
    for (const entry of happenings.filter(({ kind }) => kind === "acted")) {
      const beats = beatsOf(entry).filter(({ after }) => after);
      for (const { fact: said, told } of beats) assert.deepEqual(merged(entry.facts)[told - 1], said, `${board}, entry ${entry.seq}`);
      if (!beats.length) continue;
      const rest = story([{ ...entry, facts: merged(entry.facts).slice(beats.at(-1).told) }]).flatMap(({ lines }) => lines);
      assert.deepEqual(rest, [], `${board}, entry ${entry.seq}: the film ends before all was said`);
    }
  }
});
