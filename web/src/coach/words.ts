// Actions in the language of the page; `InPieces` with the names of pairs to be read.

import { speech } from "../i18n/index.svelte";
import { marked, piecesOf, type Mark, type Piece } from "../i18n/pieces";
import { declared } from "../i18n/verbs";
import type { PositionView } from "../protocol";
import { deedsOf, told } from "./deeds";

// That a turn ends in the end goes without saying.
export function wordsFor(actions: readonly string[], position: PositionView | null, seat: (seat: number) => string, mark: Mark = (_kind, _key, text) => text): string[] {
  const { place, regions } = speech.t.coach.deed;
  const words = { verb: (name: string) => (name === "place" ? place : speech.verb(name).label), regions, pair: (race: string, power: string) => mark("pair", `${race} ${power}`, speech.pair(race, power)), seat };
  const deeds = deedsOf(actions);
  const telling = deeds.filter((deed) => deed.target || declared(deed.verb).place !== "end");
  return (telling.length ? telling : deeds).map((deed) => told(deed, position, words));
}

export function wordsInPieces(actions: readonly string[], position: PositionView | null, seat: (seat: number) => string): Piece[][] {
  return wordsFor(actions, position, seat, marked).map(piecesOf);
}
