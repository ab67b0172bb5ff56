// What the guided game teaches, chapter by chapter and in order. A step with `done` ends by itself when the game shows
// that it was done; one without is read. Their texts have the same keys in i18n/areas/pages.*.ts and lessons.*.ts.

import type { BoardFile, PositionView } from "../../protocol";
import { SEAT, type ChapterKey } from "./lesson";

export interface Step<Key extends string = string> {
  key: Key;
  done?: (position: PositionView, board: BoardFile) => boolean;
  plays?: boolean; // the opponent plays when one is ready to watch
}

export type StepKey =
  | "welcome"
  | "pick"
  | "enter"
  | "spread"
  | "stop"
  | "redeploy"
  | "score"
  | "rival"
  | "expand"
  | "again"
  | "decline"
  | "fresh"
  | "end";

export type BelowKey = "welcome" | "pick" | "river" | "monsters" | "relic" | "leave" | "score" | "end";
export type AboveKey = "welcome" | "pick" | "foot" | "climb" | "island" | "settle" | "score" | "end";

const own = (position: PositionView) => position.seats[SEAT - 1];
const regions = (position: PositionView): number => own(position)?.active?.regions?.length ?? 0;
const over = (position: PositionView): boolean => position.phase === "game over";
const conquering = (position: PositionView): boolean =>
  position.turn === SEAT && ["pick choices", "start effects", "legacy", "ready", "conquer"].includes(position.phase);

// Whether the turn of a round is finished for us; we begin each round.
const finished = (position: PositionView, round: number): boolean =>
  over(position) || position.round > round || (position.round === round && position.turn !== SEAT);

// Somebody who declines earlier than taught has done it all the same.
const declined = (position: PositionView): boolean => over(position) || Boolean(own(position)?.decline);

const picked = (position: PositionView): boolean => over(position) || Boolean(own(position)?.active) || declined(position);

// The first turn is over, or at least its conquests, so there is no more to be done in it.
const late = (position: PositionView): boolean => finished(position, 1) || (picked(position) && !conquering(position));

const holds = (position: PositionView, is: (region: number) => boolean): boolean => position.regions.some(({ id, seat }) => seat === SEAT && is(id));

// Every island with all its land in our hands.
function wholeIsland(position: PositionView, board: BoardFile): boolean {
  const islands = new Set(board.regions.map(({ island }) => island ?? 0).filter(Boolean));
  const land = (island: number) => board.regions.filter((region) => region.island === island && region.terrain !== "lake");
  return [...islands].some((island) => land(island).every(({ id }) => position.regions[id - 1]?.seat === SEAT));
}

// A Relic that was used lies elsewhere: where another site was found, or where nothing was hidden.
function used({ sites = [] }: PositionView, board: BoardFile): boolean {
  return sites.length > 1 || sites.some(({ region }) => !board.regions[region - 1]?.natives);
}

const BASE: Step<StepKey>[] = [
  { key: "welcome" },
  { key: "pick", done: picked },
  { key: "enter", done: (position) => regions(position) >= 1 || finished(position, 1) },
  { key: "spread", done: (position) => regions(position) >= 3 || finished(position, 1) || !conquering(position) },
  { key: "stop", done: (position) => finished(position, 1) || !conquering(position) },
  { key: "redeploy", done: (position) => finished(position, 1) },
  { key: "score" },
  { key: "rival", plays: true, done: (position) => over(position) || (position.round >= 2 && position.turn === SEAT) || position.round > 2 },
  { key: "expand", done: (position) => finished(position, 2) || declined(position) || position.phase !== "decide" },
  { key: "again", done: (position) => finished(position, 2) || declined(position) },
  { key: "decline", done: declined },
  { key: "fresh", done: (position) => over(position) || (declined(position) && Boolean(own(position)?.active)) },
  { key: "end" },
];

const BELOW: Step<BelowKey>[] = [
  { key: "welcome" },
  { key: "pick", done: picked },
  { key: "river", done: (position, board) => late(position) || holds(position, (id) => board.regions[id - 1]?.terrain === "river") },
  { key: "monsters", done: (position) => late(position) || Boolean(position.sites?.length) },
  { key: "relic", done: (position, board) => late(position) || used(position, board) },
  { key: "leave", done: (position) => finished(position, 1) },
  { key: "score" },
  { key: "end" },
];

const ABOVE: Step<AboveKey>[] = [
  { key: "welcome" },
  { key: "pick", done: picked },
  { key: "foot", done: (position, board) => late(position) || holds(position, (id) => Boolean(position.regions[id - 1]?.access) && !board.regions[id - 1]?.island) },
  { key: "climb", done: (position, board) => late(position) || holds(position, (id) => Boolean(board.regions[id - 1]?.island)) },
  { key: "island", done: (position, board) => late(position) || wholeIsland(position, board) },
  { key: "settle", done: (position) => finished(position, 1) },
  { key: "score" },
  { key: "end" },
];

export const STEPS: Record<ChapterKey, Step[]> = { base: BASE, underground: BELOW, sky: ABOVE };
