// Who came in where, and by what the winner was ahead. The server says who has won; the rest stand in the order of CORE-10.3,
// which is not sent, since the rules know no second place.

import type { Texts } from "../i18n/index.svelte";
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

export interface Words {
  you: Texts["character"]["verdict"];
  others: Texts["replay"]["end"];
}

// How it ended, told to who looks at it: in the second person if one seat is his, as "Anna wins" if several are, or none.
export function verdictOf(places: readonly Standing[], own: readonly number[], name: (seat: number) => string, words: Words): { title: string; more: string } {
  const { win, tie: winTie, shared: share, place } = words.you;
  const { wins, tie, shared, and } = words.others;
  const [first, second] = places;
  if (!first) return { title: "", more: "" };
  const winners = places.filter((one) => one.place === 1);
  const names = (some: readonly Standing[]): string => some.map((one) => name(one.seat)).join(and);
  const close = second?.coins === first.coins;
  const told = winners.length > 1 ? shared(names(winners), first.coins) : (close ? tie : wins)(name(first.seat), first.coins);
  const mine = own.length === 1 ? places.find((one) => one.seat === own[0]) : null;
  if (!mine) return { title: told, more: "" };
  if (mine.place > 1) return { title: place(mine.place, mine.coins), more: told };
  if (winners.length > 1) return { title: share(names(winners.filter((one) => one !== mine)), mine.coins), more: "" };
  return { title: (close ? winTie : win)(mine.coins), more: "" };
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
