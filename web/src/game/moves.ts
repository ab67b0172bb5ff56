// Short shows of what others do: at most three seconds in all, whatever happened.

import type { Happening } from "../protocol";

export type Show = { id: string; kind: "token"; seat: number; region: number; race: string } | { id: string; kind: "coins"; seat: number; region: number; amount: number };

export const LENGTH = 380; // milliseconds of one show
export const LONGEST = 3000; // of all that wait

// What of the news is worth showing; of too many the last ones.
export function showsOf(happenings: Happening[], mine: number[]): Show[] {
  const shows: Show[] = [];
  for (const { seq, events = [], seat = 0 } of happenings) {
    events.forEach((event, index) => {
      const id = `${seq}.${index}`;
      const who = event.seat ?? 0;
      if (event.kind === "conquered" && !mine.includes(seat)) shows.push({ id, kind: "token", seat: who, region: event.region ?? 0, race: event.key ?? "" });
      else if ((event.kind === "scored" || event.kind === "earned") && (event.amount ?? 0) > 0) shows.push({ id, kind: "coins", seat: who, region: event.region ?? 0, amount: event.amount ?? 0 });
      else if (event.kind === "paid" && event.other) shows.push({ id, kind: "coins", seat: event.other, region: 0, amount: event.amount ?? 0 });
    });
  }
  return shows.slice(-Math.floor(LONGEST / LENGTH));
}
