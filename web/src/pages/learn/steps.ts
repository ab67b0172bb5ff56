// What the guided game teaches, in order. A step with `done` ends by itself when the game shows that it was done; one
// without is read. Their texts have the same keys in i18n/areas/pages.*.ts.

import type { PositionView } from "../../protocol";
import { SEAT } from "./lesson";

export interface Step {
  key: StepKey;
  done?: (position: PositionView) => boolean;
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

export const STEPS: Step[] = [
  { key: "welcome" },
  { key: "pick", done: (position) => over(position) || Boolean(own(position)?.active) || declined(position) },
  { key: "enter", done: (position) => regions(position) >= 1 || finished(position, 1) },
  { key: "spread", done: (position) => regions(position) >= 3 || finished(position, 1) || !conquering(position) },
  { key: "stop", done: (position) => finished(position, 1) || !conquering(position) },
  { key: "redeploy", done: (position) => finished(position, 1) },
  { key: "score" },
  { key: "rival", done: (position) => over(position) || (position.round >= 2 && position.turn === SEAT) || position.round > 2 },
  { key: "expand", done: (position) => finished(position, 2) || declined(position) || position.phase !== "decide" },
  { key: "again", done: (position) => finished(position, 2) || declined(position) },
  { key: "decline", done: declined },
  { key: "fresh", done: (position) => over(position) || (declined(position) && Boolean(own(position)?.active)) },
  { key: "end" },
];
