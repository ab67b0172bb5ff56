// Actions as they are written in a record, told to people: what they do, where on the board, and in which words.

import { declared } from "../i18n/verbs";
import type { PositionView } from "../protocol";

export interface Deed {
  verb: string;
  target: "" | "region" | "seat" | "combo";
  numbers: number[]; // regions or seats counted from 1, or places of the column from 0
}

// Actions of the same verb that follow each other are told together.
export function deedsOf(actions: readonly string[]): Deed[] {
  const deeds: Deed[] = [];
  for (const action of actions) {
    const [verb = "", number] = action.split(" ");
    const last = deeds.at(-1);
    if (number !== undefined && last?.verb === verb) last.numbers.push(Number(number));
    else deeds.push({ verb, target: number === undefined ? "" : declared(verb).target, numbers: number === undefined ? [] : [Number(number)] });
  }
  return deeds;
}

// Every region that actions name, each once.
export function regionsOf(actions: readonly string[]): number[] {
  return [...new Set(deedsOf(actions).flatMap(({ target, numbers }) => (target === "region" ? numbers : [])))];
}

export interface Words {
  verb: (name: string) => string; // "Conquer"
  regions: (list: string, n: number) => string; // "regions 5, 7"
  pair: (race: string, power: string) => string;
  seat: (seat: number) => string;
}

// "Conquer: regions 5, 7". Regions that get several tokens are told once: "Place tokens: regions 3 (2×), 4".
export function told({ verb, target, numbers }: Deed, position: PositionView | null, words: Words): string {
  const named = (number: number): string => {
    if (target === "seat") return words.seat(number);
    const pair = target === "combo" ? position?.column[number] : undefined;
    return pair ? words.pair(pair.race, pair.power) : `${number}`;
  };
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const list = [...counts].map(([number, count]) => named(number) + (count > 1 ? ` (${count}×)` : "")).join(", ");
  if (!list) return words.verb(verb);
  return `${words.verb(verb)}: ${target === "region" ? words.regions(list, counts.size) : list}`;
}

// What is done by one tap of a plan: its next action, or all the tokens that are placed one after the other.
export function nextOf(actions: readonly string[]): string[] {
  const end = actions.findIndex((action) => !action.startsWith("place "));
  return actions.slice(0, Math.max(1, end < 0 ? actions.length : end));
}

// What is left of a plan once these tokens have been placed, though nobody has been told yet.
export function leftOf(actions: readonly string[], placed: readonly number[]): readonly string[] {
  const first = nextOf(actions);
  const done = String([...first].sort()) === String(placed.map((region) => `place ${region}`).sort());
  return done && actions.length > first.length ? actions.slice(first.length) : actions;
}
