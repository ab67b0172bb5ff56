// Which tokens of a redeployment can be taken back, one by one: Undo alone takes only the last.

import type { Choice, Happening } from "../protocol";
import { standing } from "../replay/accounts";

// What a seat has done since its redeployment began, oldest first; all of it can be undone and done again. Other verbs
// than those that are still offered belong to what came before.
export function placings(happenings: readonly Happening[], seat: number, choices: readonly Choice[]): string[] {
  const open = new Set(["place", ...choices.filter((choice) => choice.region).map((choice) => choice.verb)]);
  const steps = standing(happenings).map((step) => ({ seat: step.seat, action: step.action ?? "" }));
  const before = steps.findLastIndex((step) => step.seat !== seat || !open.has(step.action.split(" ")[0] ?? ""));
  return steps.slice(before + 1).map((step) => step.action);
}

// How many tokens were placed in each region.
export function placedIn(steps: readonly string[]): Map<number, number> {
  const placed = new Map<number, number>();
  for (const step of steps) {
    const [verb, region] = step.split(" ");
    if (verb === "place") placed.set(Number(region), (placed.get(Number(region)) ?? 0) + 1);
  }
  return placed;
}
