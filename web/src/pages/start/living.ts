// The recorded game of the start page; web/dev/living.py writes it.

import recorded from "./living.json";

type Pair = [seat: number, race: string, power: string];
type Change = [region: number, holder: number, tokens: number, decline: number]; // the holder is a pair, -1: nobody, -2: a Lost Tribe
type Step = [pair: number, declines: number, changes: Change[]];

export const film = recorded as unknown as { board: string; pairs: Pair[]; steps: Step[] };

export interface Lying {
  pair: Pair | null;
  natives: boolean;
  tokens: number;
  decline: boolean;
}

// What lies in each region after a step.
export function boardAt(step: number): Lying[] {
  const board: Lying[] = [];
  for (const [, , changes] of film.steps.slice(0, step + 1)) {
    for (const [region, holder, tokens, decline] of changes) {
      board[region - 1] = { pair: film.pairs[holder] ?? null, natives: holder === -2, tokens, decline: decline === 1 };
    }
  }
  return board;
}
