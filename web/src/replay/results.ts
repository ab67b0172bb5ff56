// Who came in where, and by what the winner was ahead.

import type { PositionView } from "../protocol";
import type { Total } from "./figures";

export interface Standing {
  seat: number;
  place: number;
  coins: number;
}

function tokensOnBoard(position: PositionView, seat: number): number {
  const held = position.seats[seat - 1];
  const tokens = [held?.active, held?.decline, held?.beside].reduce((sum, race) => sum + (race?.tokens ?? 0), 0);
  const races = [held?.active?.race, held?.decline?.race, held?.beside?.race];
  return tokens + position.regions.filter((region) => region.buried && races.includes(region.buried)).length;
}

// Best first; who is level in coins and tokens shares a place.
export function standings(position: PositionView): Standing[] {
  const found = position.seats.map((seat, i) => ({ seat: i + 1, place: 1, coins: seat.coins ?? 0, tokens: tokensOnBoard(position, i + 1) }));
  const winners = new Set(position.winners ?? []);
  const won = (seat: number): number => (winners.has(seat) ? 1 : 0);
  found.sort((one, two) => won(two.seat) - won(one.seat) || two.coins - one.coins || two.tokens - one.tokens || one.seat - two.seat);
  found.forEach((one, i) => {
    const before = found[i - 1];
    const level = before && before.coins === one.coins && before.tokens === one.tokens && won(before.seat) === won(one.seat);
    one.place = level ? before.place : i + 1;
  });
  return found.map(({ seat, place, coins }) => ({ seat, place, coins }));
}

// The source in which one account is most ahead of another.
export function lead(account: readonly Total[], other: readonly Total[]): Total | null {
  const more = account.map((total) => {
    const theirs = other.find((one) => one.kind === total.kind && one.key === total.key)?.coins ?? 0;
    return { ...total, coins: total.coins - theirs };
  });
  const best = more.reduce<Total | null>((found, total) => (total.coins > (found?.coins ?? 0) ? total : found), null);
  return best;
}
