// What others did since one's last turn: per player, and what a film of it shows.

import { count } from "../lib/facts";
import type { FactView, Moment } from "../protocol";
import { standing } from "../replay/accounts";
import { endsTurn } from "./pace";

export interface Deeds {
  seat: number;
  changes: FactView[]; // pairs picked, races in decline or gone
  conquered: number[]; // regions, in the order in which they were taken
  from: [seat: number, regions: number][]; // whose they were
  failed: number; // attacks
  coins: number;
}

export interface Digest {
  players: Deeds[];
  earned: number; // own coins, by the end of that turn
  lost: number; // own tokens
  stretch: Stretch;
}

export interface Stretch {
  first: number; // entries of the log
  last: number;
}

const CHANGES = new Set(["picked", "declined", "vanished", "badge-exchanged"]);
const isMine = (mine: readonly number[]) => (moment: Moment): boolean => mine.includes(moment.seat ?? 0) && !moment.by_bot;

// The last thing others did without a pause: since the last own action before it, or, for those who only watch, a turn.
export function lastOfOthers(happenings: readonly Moment[], mine: readonly number[]): Stretch | null {
  const own = isMine(mine);
  const acts = standing(happenings);
  const end = acts.findLastIndex((act) => !own(act));
  if (end < 0) return null;
  let start = end;
  const goesOn = (before: Moment): boolean => !own(before) && (mine.length > 0 || !endsTurn(before));
  while (start > 0 && goesOn(acts[start - 1]!)) start--;
  return { first: acts[start]!.seq, last: acts[end]!.seq };
}

// The action after which others played: the last one of the own turn that somebody else's has followed. Finding a new
// home for tokens in another's turn does not count, so that nothing before it is left out.
function left(acts: readonly Moment[], own: (act: Moment) => boolean, mine: readonly number[]): number {
  const begins = ({ facts = [] }: Moment, owns: boolean): boolean =>
    facts.some((fact) => fact.code === "turn-began" && count(fact, "seat") > 0 && mine.includes(count(fact, "seat")) === owns);
  const last = acts.findLastIndex(own);
  const began = acts.findLastIndex((act, index) => index < last && begins(act, true));
  const passed = acts.findIndex((act, index) => index > began && begins(act, false));
  const ended = acts.findLastIndex((act, index) => index <= passed && own(act));
  return ended < 0 ? last : ended;
}

// Nothing before the first own action: one has not been away. Nor while nobody else has done anything since.
export function digest(happenings: readonly Moment[], mine: readonly number[]): Digest | null {
  const own = isMine(mine);
  const acts = standing(happenings);
  if (acts.length === 0 || acts.findLastIndex(own) < 0 || own(acts.at(-1)!)) return null;
  const last = left(acts, own, mine);
  const players = new Map<number, Deeds>();
  const of = (seat: number): Deeds => {
    const found = players.get(seat) ?? { seat, changes: [], conquered: [], from: [], failed: 0, coins: 0 };
    players.set(seat, found);
    return found;
  };
  let lost = 0;
  const earned = (acts[last]!.facts ?? []).reduce((sum, fact) => sum + (fact.code === "scored" && mine.includes(count(fact, "seat")) ? count(fact, "coins") : 0), 0);
  for (const { facts = [] } of acts.slice(last + 1)) {
    for (const fact of facts) {
      const [seat, other] = [count(fact, "seat"), count(fact, "other")];
      if (fact.code === "lost" && mine.includes(seat)) lost += count(fact, "tokens");
      if (fact.code === "paid") of(other).coins += count(fact, "coins");
      if (mine.includes(seat)) continue;
      if (CHANGES.has(fact.code)) of(seat).changes.push(fact);
      else if (fact.code === "conquered") conquer(of(seat), count(fact, "region"), other);
      else if (fact.code === "attempt-failed") of(seat).failed++;
      else if (fact.code === "scored" || fact.code === "earned") of(seat).coins += count(fact, "coins");
      else if (fact.code === "paid") of(seat).coins -= count(fact, "coins");
    }
  }
  const stretch = { first: acts[last + 1]!.seq, last: acts.at(-1)!.seq };
  return { players: [...players.values()].filter(({ seat }) => !mine.includes(seat)), earned, lost, stretch };
}

function conquer(deeds: Deeds, region: number, other: number): void {
  deeds.conquered.push(region);
  if (!other || other === deeds.seat) return;
  const known = deeds.from.find(([seat]) => seat === other);
  if (known) known[1]++;
  else deeds.from.push([other, 1]);
}
