// Which control each legal choice belongs to. Everything that can be done has a place on the screen, also verbs that
// this page has never heard of: a choice is sorted by what it names, and by what its verb declares.

import { declared, givesUp } from "../i18n/verbs";
import type { Choice, Decision } from "../protocol";

export interface Controls {
  end: Choice | null; // stop or done: at its fixed place
  fork: Choice[]; // expand, decline and what else ends or goes on with a race: equal choices
  pairs: Choice[]; // of the column, by price
  regions: Map<number, Choice[]>; // on the card of a region, best first
  seats: Map<string, Choice[]>; // by verb: whom?
  plain: Choice[]; // a button each
}

const rank = (verb: string): number => declared(verb).order;

export function bestFirst(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => rank(a.verb) - rank(b.verb));
}

export function controlsOf(decision: Decision | null): Controls {
  const controls: Controls = { end: null, fork: [], pairs: [], regions: new Map(), seats: new Map(), plain: [] };
  for (const choice of decision?.choices ?? []) {
    if (choice.region) put(controls.regions, choice.region, choice);
    else if (choice.seat) put(controls.seats, choice.verb, choice);
    else if (choice.price !== null && choice.price !== undefined) controls.pairs.push(choice);
    else if (declared(choice.verb).place === "end" && !controls.end) controls.end = choice;
    else if (declared(choice.verb).place === "fork") controls.fork.push(choice);
    else controls.plain.push(choice);
  }
  for (const [region, choices] of controls.regions) controls.regions.set(region, bestFirst(choices));
  controls.fork = bestFirst(controls.fork);
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

export interface Aim {
  verb: string;
  regions: number[];
}

// Verbs that ask for a region and are worth a button of their own: press it, then choose where.
export function verbsToAim(controls: Controls): Aim[] {
  return byVerb(controls).filter(({ verb }) => declared(verb).place !== "map");
}

// Verbs that are chosen on the map itself; a list beside it serves keyboards and screen readers.
export function verbsOnMap(controls: Controls): string[] {
  return byVerb(controls).map(({ verb }) => verb).filter((verb) => declared(verb).place === "map" && verb !== "place");
}

function byVerb(controls: Controls): Aim[] {
  const found = new Map<string, number[]>();
  for (const [region, choices] of controls.regions) for (const { verb } of choices) found.set(verb, [...(found.get(verb) ?? []), region]);
  return [...found].map(([verb, regions]) => ({ verb, regions })).sort((a, b) => rank(a.verb) - rank(b.verb));
}

// Regions by a verb, cheapest first: the list beside the board, for keyboards and screen readers.
export function regionsOf(controls: Controls, verb: string, cost: (region: number) => number): Choice[] {
  return [...controls.regions.values()]
    .flatMap((choices) => choices.filter((choice) => choice.verb === verb))
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || cost(a.region ?? 0) - cost(b.region ?? 0) || (a.region ?? 0) - (b.region ?? 0));
}

export type Caution = "die" | "roll" | "final" | "end";

// What cannot be taken back and is asked for once more. The end of a turn only if something could still be done.
export function cautionOf(choice: Choice, decision: Decision): Caution | null {
  const { rolls, final, place } = declared(choice.verb);
  if (final) return !rolls ? "final" : choice.chance == null ? "roll" : "die";
  if (place === "end" && ["redeploy", "end choices"].includes(decision.phase) && decision.choices.length > 1) return "end";
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
  return only && !more.length && !givesUp(only.verb) && !declared(only.verb).final && !declared(only.verb).rolls ? only : null;
}
