// A game that is played on from a moment of another one: somebody takes a seat, bots take the rest.

import type { GameRecord, NewTable, TableInfo } from "../protocol";

export interface Wish {
  seat: number; // counted from 1
  level: string; // of the bots
}

const LONGEST_TITLE = 60;

// Everybody keeps the name, so that one knows who was who.
export function tableFor(record: GameRecord, { seats }: Pick<TableInfo, "seats">, { seat, level }: Wish, title: string): NewTable {
  return {
    record,
    title: title.slice(0, LONGEST_TITLE),
    seats: seats.map(({ name = "" }, index) => ({ name, player: index + 1 === seat ? "person" : level })),
  };
}

// Whose seat is offered first: an own one, that of the decider if there are several, and else the decider's.
export function seatFor(own: readonly number[], decider: number): number {
  return own.includes(decider) ? decider : (own[0] ?? decider);
}

// The level that is offered first.
export const usualLevel = (bots: readonly string[]): string => (bots.includes("normal") ? "normal" : (bots[0] ?? ""));
