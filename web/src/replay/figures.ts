// Figures of a game for its end: sums over the accounts.

import { STARTING_COINS, type Book, type Life, type Pair, type SourceKind } from "./accounts";

export interface Total {
  kind: SourceKind;
  key: string;
  coins: number;
}

// For each seat, coins by source.
export function totals(book: Book, players: number): Total[][] {
  return Array.from({ length: players }, (_, index) => {
    const found = new Map<string, Total>();
    const add = (kind: SourceKind, key: string, coins: number): void => {
      const total = found.get(`${kind} ${key}`) ?? { kind, key, coins: 0 };
      total.coins += coins;
      found.set(`${kind} ${key}`, total);
    };
    add("start", "", STARTING_COINS);
    for (const income of book.incomes) if (income.seat === index + 1) add(income.kind, income.key, income.coins);
    return [...found.values()];
  });
}

export function sum(entries: readonly { coins: number }[]): number {
  return entries.reduce((all, entry) => all + entry.coins, 0);
}

// For each seat its coins after every turn, beginning with what it started with.
export function balancesByTurn(book: Book, players: number): number[][] {
  return Array.from({ length: players }, (_, index) => {
    const line = new Array<number>(book.turns + 1).fill(0);
    line[0] = STARTING_COINS;
    for (const income of book.incomes) if (income.seat === index + 1) line[income.turn]! += income.coins;
    for (let turn = 1; turn < line.length; turn++) line[turn]! += line[turn - 1]!;
    return line;
  });
}

export interface Earner extends Pair {
  seat: number;
  coins: number;
}

// Pairs by the coins they earned while they were active, best first.
export function earners(book: Book): Earner[] {
  const found = new Map<string, Earner>();
  for (const { seat, pair, kind, coins } of book.incomes) {
    if (!pair || kind === "picks" || kind === "decline" || kind === "paid") continue;
    const name = `${seat} ${pair.power} ${pair.race}`;
    const earner = found.get(name) ?? { seat, ...pair, coins: 0 };
    earner.coins += coins;
    found.set(name, earner);
  }
  return [...found.values()].sort((one, two) => two.coins - one.coins);
}

export function turnsOf(life: Life, book: Book): number {
  return (life.to ?? book.turns) - life.from + 1;
}

// The race that was on the map for the longest time; the earlier one of two.
export function longestLife(book: Book): Life | null {
  return book.lives.reduce<Life | null>((best, life) => (!best || turnsOf(life, book) > turnsOf(best, book) ? life : best), null);
}

export function bestTurn(book: Book): { seat: number; turn: number; coins: number } | null {
  return book.scores.reduce<Book["scores"][number] | null>((best, score) => (!best || score.coins > best.coins ? score : best), null);
}

export interface Tally {
  conquests: number;
  fromOthers: number; // of those, taken from another player
  rolls: number;
  luck: number; // pips above what is to be expected: one for each roll
  failed: number;
}

export function tally(book: Book, seat: number): Tally {
  const conquests = book.conquests.filter((one) => one.seat === seat);
  const rolls = book.rolls.filter((one) => one.seat === seat);
  return {
    conquests: conquests.length,
    fromOthers: conquests.filter((one) => one.from > 0).length,
    rolls: rolls.length,
    luck: rolls.reduce((all, roll) => all + roll.pips, 0) - rolls.length,
    failed: book.failed.filter((one) => one === seat).length,
  };
}
