// What the film tells now, as one sentence in pieces.

import { speech } from "../i18n/index.svelte";
import type { Piece } from "../i18n/pieces";
import { count } from "../lib/facts";
import type { Moment } from "../protocol";
import type { Beat } from "./beats";

// What came of a roll is not told before the die has landed.
export function captionOf(beat: Beat, moment: Moment, who: (seat: number) => string): Piece[] {
  if (!beat.fact) return [{ text: speech.happening(moment, who) }];
  return beat.kind === "roll" ? [{ text: speech.t.film.rolling(who(count(beat.fact, "seat"))) }] : speech.eventInPieces(beat.fact, who);
}
