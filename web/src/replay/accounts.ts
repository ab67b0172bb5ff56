// Where the coins came from: read from the log alone, as the terminal does it. No text and no drawing here.

import { PAYMENTS } from "../i18n/reasons";
import type { EventView, Happening } from "../protocol";

export const STARTING_COINS = 5;
const REGION_COINS = "CORE-8.1"; // the rule of the coins that regions themselves pay
const NAMED: Record<string, SourceKind> = { "SKY-3.12": "islands", "SKY-5.1": "floor", "SKY-R-SCAVENGERS-1": "buried" };

export type SourceKind = "start" | "regions" | "decline" | "islands" | "floor" | "buried" | "tile" | "rule" | "picks" | "paid";

export interface Pair {
  race: string;
  power: string;
}

// Coins from one source; negative when paid. Seats and turns are counted from 1.
export interface Income {
  seat: number;
  turn: number;
  kind: SourceKind;
  key: string; // of the tile, or the rule of a payment nobody knows
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
export function standing(happenings: readonly Happening[]): Happening[] {
  const stack: Happening[] = [];
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

export function keepBook(happenings: readonly Happening[]): Book {
  const book: Book = { turns: 1, incomes: [], lives: [], conquests: [], rolls: [], failed: [], scores: [] };
  const now = new Followed();
  for (const happening of standing(happenings)) {
    const before = new Map(now.active);
    const declining = (happening.action ?? "").split(/[ :]/)[0] === "decline";
    for (const event of happening.events ?? []) {
      book.incomes.push(...incomes(event, now.turn, before, declining));
      follow(now, event);
      note(book, now, event);
    }
  }
  book.turns = now.turn;
  return book;
}

function incomes(event: EventView, turn: number, before: Map<number, Pair>, declining: boolean): Income[] {
  const { seat = 0, amount = 0, key = "", rule = "", other = 0 } = event;
  const income = (kind: SourceKind, coins: number, source = "", who = seat): Income => ({
    seat: who,
    turn,
    kind,
    key: source,
    coins,
    pair: kind === "paid" || kind === "picks" ? null : (before.get(who) ?? null),
  });
  switch (event.kind) {
    case "picked":
      return [income("picks", amount - (event.paid ?? 0))];
    case "earned":
      return [income("tile", amount, key)];
    case "paid": {
      const payment = PAYMENTS[rule];
      return [income("paid", -amount), income(payment ? "tile" : "rule", amount, payment ?? rule, other)];
    }
    case "score item":
      if (rule !== REGION_COINS) return [NAMED[rule] ? income(NAMED[rule], amount) : income("tile", amount, key)];
      return [income(before.get(seat)?.race === key && !declining ? "regions" : "decline", amount)];
    default:
      return [];
  }
}

function follow(now: Followed, event: EventView): void {
  const { seat = 0, key = "" } = event;
  switch (event.kind) {
    case "turn began":
      now.turn = event.amount ?? now.turn;
      break;
    case "picked": {
      const [power = "", race = ""] = key.split(" ");
      now.active.set(seat, { race, power });
      break;
    }
    case "badge exchanged": {
      const pair = now.active.get(seat);
      if (pair) now.active.set(seat, { race: pair.race, power: key });
      break;
    }
    case "declined":
    case "vanished":
      if (now.active.get(seat)?.race === key) now.active.delete(seat);
      break;
  }
}

function note(book: Book, now: Followed, event: EventView): void {
  const { seat = 0, key = "", amount = 0 } = event;
  const turn = now.turn;
  const life = (): Life | undefined => book.lives.findLast((one) => one.seat === seat && one.race === key && one.to === null);
  switch (event.kind) {
    case "picked": {
      const pair = now.active.get(seat);
      if (pair) book.lives.push({ seat, ...pair, from: turn, declined: null, to: null });
      break;
    }
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
    case "badge exchanged": {
      const found = book.lives.findLast((one) => one.seat === seat);
      if (found) found.power = key;
      break;
    }
    case "conquered":
      book.conquests.push({ seat, from: event.other === seat ? 0 : (event.other ?? 0) });
      break;
    case "rolled":
      book.rolls.push({ seat, pips: amount });
      break;
    case "attempt failed":
      book.failed.push(seat);
      break;
    case "scored":
      book.scores.push({ seat, turn, coins: amount });
      break;
  }
}
