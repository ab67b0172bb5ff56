// Which control each legal choice belongs to. Everything that can be done has a place on the screen, also verbs that
// this page has never heard of: a choice is sorted by what it names, not by its verb.

import type { Choice, Decision } from "../protocol";

export interface Controls {
  end: Choice | null; // stop or done: at its fixed place
  fork: Choice[]; // expand, decline and what else ends or goes on with a race: equal choices
  pairs: Choice[]; // of the column, by price
  regions: Map<number, Choice[]>; // on the card of a region, best first
  seats: Map<string, Choice[]>; // by verb: whom?
  plain: Choice[]; // a button each
}

const ENDS = ["done", "stop"];
const FORK = ["expand", "decline", "vanish"];
// On the card of a region, best first; what is not here comes after it, and the last ones are what one rarely wants.
const FIRST = ["place", "conquer", "dragon", "transform", "sorcery", "bite", "orb", "copy_orb", "bolt", "zeppelin", "wisp", "die"];
const LAST = ["lift_camp", "lift_cannon", "lift_hero", "leave", "give_up", "abandon"];
// What shows its own way in the panel instead of a button that asks for the place.
const BY_MAP = ["place", "conquer", "die", "abandon"];

function rank(verb: string): number {
  const first = FIRST.indexOf(verb);
  if (first >= 0) return first;
  const last = LAST.indexOf(verb);
  return last >= 0 ? FIRST.length + 1 + last : FIRST.length;
}

export function bestFirst(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => rank(a.verb) - rank(b.verb));
}

export function controlsOf(decision: Decision | null): Controls {
  const controls: Controls = { end: null, fork: [], pairs: [], regions: new Map(), seats: new Map(), plain: [] };
  for (const choice of decision?.choices ?? []) {
    if (choice.region) put(controls.regions, choice.region, choice);
    else if (choice.seat) put(controls.seats, choice.verb, choice);
    else if (choice.price !== null && choice.price !== undefined) controls.pairs.push(choice);
    else if (ENDS.includes(choice.verb) && !controls.end) controls.end = choice;
    else if (FORK.includes(choice.verb)) controls.fork.push(choice);
    else controls.plain.push(choice);
  }
  for (const [region, choices] of controls.regions) controls.regions.set(region, bestFirst(choices));
  controls.fork.sort((a, b) => FORK.indexOf(a.verb) - FORK.indexOf(b.verb));
  controls.pairs.sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return controls;
}

function put<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const found = map.get(key);
  if (found) found.push(choice);
  else map.set(key, [choice]);
}

// Every choice that has a control, each once: must be exactly the choices of the decision.
export function controlled(controls: Controls): Choice[] {
  return [
    ...(controls.end ? [controls.end] : []),
    ...controls.fork,
    ...controls.pairs,
    ...[...controls.regions.values()].flat(),
    ...[...controls.seats.values()].flat(),
    ...controls.plain,
  ];
}

// Verbs that ask for a region and are worth a button of their own: press it, then choose where.
export function verbsToAim(controls: Controls): { verb: string; regions: number[] }[] {
  const found = new Map<string, number[]>();
  for (const [region, choices] of controls.regions) {
    for (const { verb } of choices) if (!BY_MAP.includes(verb)) found.set(verb, [...(found.get(verb) ?? []), region]);
  }
  return [...found].map(([verb, regions]) => ({ verb, regions })).sort((a, b) => rank(a.verb) - rank(b.verb));
}

// Regions by a verb, cheapest first: the list beside the board, for keyboards and screen readers.
export function regionsOf(controls: Controls, verb: string, cost: (region: number) => number): Choice[] {
  return [...controls.regions.values()]
    .flatMap((choices) => choices.filter((choice) => choice.verb === verb))
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || cost(a.region ?? 0) - cost(b.region ?? 0) || (a.region ?? 0) - (b.region ?? 0));
}

export type Caution = "die" | "roll" | "decline" | "end";

// What cannot be taken back and is asked for once more. The end of a turn only if something could still be done.
export function cautionOf(choice: Choice, decision: Decision): Caution | null {
  if (choice.verb === "die" || choice.verb === "wisp" || choice.verb === "zeppelin") return choice.chance == null ? "roll" : "die";
  if (choice.verb === "roll") return "roll";
  if (choice.verb === "decline" || choice.verb === "vanish" || choice.verb === "stout") return "decline";
  if (choice.verb === "done" && ["redeploy", "end choices"].includes(decision.phase) && decision.choices.length > 1) return "end";
  return null;
}

export type EndWord = "stop" | "goOn" | "keep" | "endTurn" | "done";

// What the end of a phase is called; also shown, disabled, while it is not possible.
export function endWord(phase: string): EndWord {
  if (["legacy", "ready", "conquer"].includes(phase)) return "stop";
  if (phase === "pick choices") return "keep";
  if (phase === "start effects" || phase === "aftermath") return "goOn";
  if (phase === "withdraw") return "done";
  return "endTurn";
}

// A tap on a region does this at once; null: show the card first.
export function tapped(choices: Choice[], again: boolean, aimed: string | null): Choice | null {
  if (aimed) return choices.find((choice) => choice.verb === aimed) ?? null;
  const place = choices.find((choice) => choice.verb === "place");
  if (place) return place;
  if (!again) return null;
  const conquer = choices.find((choice) => choice.verb === "conquer");
  if (conquer) return conquer;
  const [only, ...more] = choices;
  return only && !more.length && only.chance == null && only.verb !== "abandon" ? only : null;
}
