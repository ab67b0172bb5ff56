// Short shows of what others do: at most three seconds in all, whatever happened.

import { count, key } from "../lib/facts";
import type { Moment } from "../protocol";

export type Show = { id: string; kind: "token"; seat: number; region: number; race: string } | { id: string; kind: "coins"; seat: number; region: number; amount: number };

export const LENGTH = 380; // milliseconds of one show
export const LONGEST = 3000; // of all that wait

// What of the news is worth showing; of too many the last ones.
export function showsOf(happenings: Moment[], mine: number[]): Show[] {
  const shows: Show[] = [];
  for (const { seq, facts = [], seat = 0 } of happenings) {
    facts.forEach((event, index) => {
      const id = `${seq}.${index}`;
      const [who, region, amount] = [count(event, "seat"), count(event, "region"), count(event, "coins")];
      if (event.code === "conquered" && !mine.includes(seat)) shows.push({ id, kind: "token", seat: who, region, race: key(event, "race") });
      else if ((event.code === "scored" || event.code === "earned") && amount > 0) shows.push({ id, kind: "coins", seat: who, region, amount });
      else if (event.code === "paid") shows.push({ id, kind: "coins", seat: count(event, "other"), region: 0, amount });
    });
  }
  return shows.slice(-Math.floor(LONGEST / LENGTH));
}
