// Actions in the language of the page.

import { speech } from "../i18n/index.svelte";
import { declared } from "../i18n/verbs";
import type { PositionView } from "../protocol";
import { deedsOf, told } from "./deeds";

// That a turn ends in the end goes without saying.
export function wordsFor(actions: readonly string[], position: PositionView | null, seat: (seat: number) => string): string[] {
  const { place, regions } = speech.t.coach.deed;
  const words = { verb: (name: string) => (name === "place" ? place : speech.verb(name).label), regions, pair: (race: string, power: string) => speech.pair(race, power), seat };
  const deeds = deedsOf(actions);
  const telling = deeds.filter((deed) => deed.target || declared(deed.verb).place !== "end");
  return (telling.length ? telling : deeds).map((deed) => told(deed, position, words));
}
