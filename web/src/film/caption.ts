// What the film tells now, as one sentence.

import { speech } from "../i18n/index.svelte";
import { count } from "../lib/facts";
import type { Moment } from "../protocol";
import type { Beat } from "./beats";

// What came of a roll is not told before the die has landed.
export function captionOf(beat: Beat, moment: Moment, who: (seat: number) => string): string {
  if (!beat.fact) return speech.happening(moment, who);
  return beat.kind === "roll" ? speech.t.film.rolling(who(count(beat.fact, "seat"))) : speech.event(beat.fact, who);
}
