// What is said at a table: by players, which is part of the log, and by spectators, which is not.

import type { Aside, Moment } from "../../protocol";

export interface Spoken {
  id: string;
  at: number;
  seat: number; // 0: a spectator
  name: string;
  text: string;
}

// Everything in the order in which it was said.
export function talkOf(happenings: readonly Moment[], asides: readonly Aside[]): Spoken[] {
  const said = happenings
    .filter(({ kind }) => kind === "said")
    .map(({ seq, at, seat = 0, name = "", text = "" }) => ({ id: `said ${seq}`, at, seat, name, text }));
  const aside = asides.map(({ at, name, text }) => ({ id: `aside ${at}`, at, seat: 0, name, text }));
  return [...said, ...aside].sort((one, other) => one.at - other.at);
}

// What others have said after a moment.
export function unheard(talk: readonly Spoken[], since: number, own: readonly number[], ownName: string): Spoken[] {
  const mine = ({ seat, name }: Spoken): boolean => (own.length ? own.includes(seat) : !seat && name === ownName);
  return talk.filter((line) => line.at > since && !mine(line));
}
