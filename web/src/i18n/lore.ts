// The shape of everything that is said about the game itself. English gives it; the compiler tells what others miss.

import type { errors } from "./errors.en";
import type { events, happenings } from "./events.en";
import type { PairName } from "./pairs";
import type { reasons } from "./reasons.en";
import type { terms } from "./terms.en";
import type { markers, tiles, TileText } from "./tiles.en";
import type { verbs } from "./verbs.en";

export type { TileText } from "./tiles.en";
export type TileTexts = Record<keyof typeof tiles, TileText>;
export type MarkerTexts = Record<keyof typeof markers, TileText>;
export type VerbTexts = Record<keyof typeof verbs, VerbText>;
export type ErrorTexts = Record<keyof typeof errors, string>;
export type EventTexts = Record<keyof typeof events, (told: Told) => string>;
export type HappeningTexts = typeof happenings;
export type TermTexts = typeof terms;
export type ReasonTexts = typeof reasons;

export interface VerbText {
  label: string; // on a button
  hint: string; // one sentence, or nothing where the label says it all
}

// What an event is told with. Fields that its kind does not use are empty or 0.
export interface Told {
  who: string; // whom it concerns first
  other: string; // a second player
  region: number;
  from: number; // the region something comes from
  amount: number;
  paid: number; // coins that were given for it
  tile: string; // the name of a race, power, site, marker or pair
  item: string; // what coins are for
}

export interface Lore {
  tiles: TileTexts;
  markers: MarkerTexts;
  terms: TermTexts;
  verbs: VerbTexts;
  events: EventTexts;
  happenings: HappeningTexts;
  errors: ErrorTexts;
  reasons: ReasonTexts;
  pair: PairName;
}
