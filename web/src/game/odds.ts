// A chance in words: "1 in 2" where it comes out even.

import { speech } from "../i18n/index.svelte";

export function oddsOf(chance: number): string {
  const one = Math.round(1 / (chance || 1));
  return Math.abs(1 / one - chance) < 0.002 ? speech.t.cards.odds(one) : speech.t.cards.percent(Math.round(chance * 100));
}
