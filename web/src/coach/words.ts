// Actions in the language of the page.

import { speech } from "../i18n/index.svelte";
import type { PositionView } from "../protocol";
import { deedsOf, told } from "./deeds";

export function wordsFor(actions: readonly string[], position: PositionView | null, seat: (seat: number) => string): string[] {
  const words = { verb: (name: string) => speech.verb(name).label, pair: (race: string, power: string) => speech.pair(race, power), seat };
  return deedsOf(actions).map((deed) => told(deed, position, words));
}
