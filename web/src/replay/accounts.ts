// Where the coins came from: read from the log alone, as the terminal does it. No text and no drawing here.

import known from "../i18n/catalogs/known.json";
import { count, key } from "../lib/facts";
import type { FactView, Moment } from "../protocol";

export const STARTING_COINS: number = known.coins;
// What lines of a score are that belong to no tile, by their code.
const NAMED: Record<string, SourceKind> = { regions: "regions", "regions-in-decline": "decline", islands: "islands", floor: "floor", "buried-tokens": "buried" };

export type SourceKind = "start" | "regions" | "decline" | "islands" | "floor" | "buried" | "tile" | "payment" | "picks" | "paid";

export interface Pair {
  race: string;
  power: string;
}

// Coins from one source; negative when paid. Seats and turns are counted from 1.
export interface Income {
  seat: number;
  turn: number;
  kind: SourceKind;
  key: string; // of the tile
  coins: number;
  pair: Pair | null; // the active pair of that moment
}

export interface Life {
  seat: number;
  race: string;
  power: string;
  from: number;
  declined: number | null; // the turn it went into decline
  to: number | null; // the turn it left the map; null: it is still there
}

export interface Book {
  turns: number; // the last turn that began
  incomes: Income[];
  lives: Life[];
  conquests: { seat: number; from: number }[]; // from: whom the region belonged to, 0 for nobody
  rolls: { seat: number; pips: number }[];
  failed: number[]; // seats whose attempts failed
  scores: { seat: number; turn: number; coins: number }[]; // at the end of each turn
}

// What was taken back did not happen.
export function standing(happenings: readonly Moment[]): Moment[] {
  const stack: Moment[] = [];
  for (const happening of happenings) {
    if (happening.kind === "acted") stack.push(happening);
    else if (happening.kind === "undone") stack.pop();
  }
  return stack;
}

// What of a position the accounts need, followed from event to event.
class Followed {
  turn = 1;
  active = new Map<number, Pair>();
}

export function keepBook(happenings: readonly Moment[]): Book {
  const book: Book = { turns: 1, incomes: [], lives: [], conquests: [], rolls: [], failed: [], scores: [] };
  const now = new Followed();
  for (const happening of standing(happenings)) {
    const before = new Map(now.active);
    for (const event of happening.facts ?? []) {
      book.incomes.push(...incomes(event, now.turn, before));
      follow(now, event);
      note(book, now, event);
    }
  }
  book.turns = now.turn;
  return book;
}

function incomes(event: FactView, turn: number, before: Map<number, Pair>): Income[] {
  const [seat, coins, tile] = [count(event, "seat"), count(event, "coins"), key(event, "tile")];
  const income = (kind: SourceKind, amount: number, source = "", who = seat): Income => ({
    seat: who,
    turn,
    kind,
    key: source,
    coins: amount,
    pair: kind === "paid" || kind === "picks" ? null : (before.get(who) ?? null),
  });
  switch (event.code) {
    case "picked":
      return [income("picks", coins - count(event, "paid"))];
    case "earned":
      return [income("tile", coins, tile)];
    case "paid":
      return [income("paid", -coins), income(tile ? "tile" : "payment", coins, tile, count(event, "other"))];
    case "score-item": {
      const named = NAMED[key(event, "item")];
      return [named ? income(named, coins) : income("tile", coins, tile)];
    }
    default:
      return [];
  }
}

function follow(now: Followed, event: FactView): void {
  const [seat, race, power] = [count(event, "seat"), key(event, "race"), key(event, "power")];
  switch (event.code) {
    case "turn-began":
      now.turn = count(event, "round");
      break;
    case "picked":
    case "badge-exchanged":
      now.active.set(seat, { race, power });
      break;
    case "declined":
    case "vanished":
      if (now.active.get(seat)?.race === race) now.active.delete(seat);
      break;
  }
}

function note(book: Book, now: Followed, event: FactView): void {
  const [seat, race, power] = [count(event, "seat"), key(event, "race"), key(event, "power")];
  const turn = now.turn;
  const life = (): Life | undefined => book.lives.findLast((one) => one.seat === seat && one.race === race && one.to === null);
  switch (event.code) {
    case "picked":
      book.lives.push({ seat, race, power, from: turn, declined: null, to: null });
      break;
    case "declined": {
      const found = life();
      if (found) found.declined = turn;
      break;
    }
    case "vanished": {
      const found = life();
      if (found) found.to = turn;
      break;
    }
    case "badge-exchanged": {
      const found = life();
      if (found) found.power = power;
      break;
    }
    case "conquered": {
      const other = count(event, "other");
      book.conquests.push({ seat, from: other === seat ? 0 : other });
      break;
    }
    case "rolled":
      book.rolls.push({ seat, pips: count(event, "pips") });
      break;
    case "attempt-failed":
      book.failed.push(seat);
      break;
    case "scored":
      book.scores.push({ seat, turn, coins: count(event, "coins") });
      break;
  }
}
