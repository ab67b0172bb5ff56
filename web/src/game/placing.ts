// Tokens of a redeployment: they are placed and taken back here, and go to the server together with the next wish.

import { actionsOf } from "../lib/picture";
import type { Choice, Decision, Moment, PositionView } from "../protocol";
import { standing } from "../replay/accounts";

const PHASES = ["redeploy", "withdraw"];

export function isPlacing(decision: Decision | null): boolean {
  return decision !== null && PHASES.includes(decision.phase);
}

// The moment a plan was made for: talk does not change it, everything else does.
export function momentOf(happenings: readonly Moment[]): number {
  return happenings.findLast(({ kind }) => !["said", "sat", "hushed", "muted", "paused", "rematched"].includes(kind))?.seq ?? 0;
}

// The regions of a plan that are still possible, one for each token.
export function possible(plan: readonly number[], hand: number, choices: readonly Choice[]): number[] {
  const open = new Set(choices.filter(({ verb }) => verb === "place").map(({ region }) => region));
  return plan.filter((region) => open.has(region)).slice(0, hand);
}

export function without(plan: readonly number[], region: number): number[] {
  const at = plan.lastIndexOf(region);
  return plan.filter((_, index) => index !== at);
}

export function placements(plan: readonly number[]): string[] {
  return plan.map((region) => `place ${region}`);
}

// The position as it will be once the plan has been carried out.
export function planned(position: PositionView, seat: number, plan: readonly number[]): PositionView {
  if (!plan.length) return position;
  const counts = placedIn(placements(plan));
  const place = position.acting || "active";
  const seats = position.seats.map((view, index) => {
    const race = index === seat - 1 ? view[place] : null;
    return race ? { ...view, [place]: { ...race, hand: (race.hand ?? 0) - plan.length, tokens: (race.tokens ?? 0) + plan.length } } : view;
  });
  const regions = position.regions.map((view) => (counts.has(view.id) ? { ...view, tokens: (view.tokens ?? 0) + counts.get(view.id)! } : view));
  return { ...position, seats, regions };
}

// What can be decided once the plan has been carried out; the last token of it can be taken back.
export function decisionAfter(decision: Decision, hand: number, plan: readonly number[]): Decision {
  if (!plan.length) return decision;
  const choices = hand > plan.length ? decision.choices : decision.choices.filter(({ verb }) => verb !== "place");
  return { ...decision, choices, can_undo: true };
}

// What a seat has wished since its redeployment began and has been carried out, oldest first. Other verbs than those
// that are still offered belong to what came before.
export function placings(happenings: readonly Moment[], seat: number, choices: readonly Choice[]): string[][] {
  const open = new Set(["place", ...choices.filter((choice) => choice.region).map((choice) => choice.verb)]);
  const steps = standing(happenings).map((step) => ({ seat: step.seat, actions: actionsOf(step) }));
  const before = steps.findLastIndex((step) => step.seat !== seat || !step.actions.every((action) => open.has(action.split(" ")[0] ?? "")));
  return steps.slice(before + 1).map((step) => step.actions);
}

// How many tokens were placed in each region.
export function placedIn(actions: readonly string[]): Map<number, number> {
  const placed = new Map<number, number>();
  for (const action of actions) {
    const [verb, region] = action.split(" ");
    if (verb === "place") placed.set(Number(region), (placed.get(Number(region)) ?? 0) + 1);
  }
  return placed;
}
