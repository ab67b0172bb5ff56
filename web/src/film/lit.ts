// Which regions the film lights, and where those come from who take one or find a new home.

import { count } from "../lib/facts";
import type { Moment, PositionView } from "../protocol";
import type { Beat } from "./beats";

// Those that a fact names; where coins or a whole race are told of, all that the player holds.
export function litBy({ kind, regions, seat, fact }: Beat, position: PositionView | null): number[] {
  if (regions.length || !(kind === "coins" || fact?.code === "declined")) return regions;
  return (position?.regions ?? []).filter((region) => region.seat === seat && (kind === "coins" || region.place === "decline")).map(({ id }) => id);
}

// The own neighbour with the most tokens, from which a region is taken; null if they come from the edge of the board.
export function marchFrom({ kind, regions, seat }: Beat, position: PositionView | null, neighbours: readonly number[]): number | null {
  if (kind !== "aim" || regions.length !== 1) return null;
  const own = neighbours.map((id) => position?.regions[id - 1]).filter((region) => region?.seat === seat && region.place !== "decline");
  return own.sort((one, other) => (other?.tokens ?? 0) - (one?.tokens ?? 0))[0]?.id ?? null;
}

// The regions that were taken from somebody in this turn, from which his tokens go where they are placed now. `before` is
// what happened until then.
export function retreatFrom({ fact, seat }: Beat, before: readonly Moment[]): number[] {
  if (fact?.code !== "placed") return [];
  const began = before.findLastIndex(({ facts }) => facts?.some(({ code }) => code === "turn-began"));
  const taken = before.slice(began + 1).flatMap(({ facts = [] }) => facts.filter((one) => one.code === "conquered" && count(one, "other") === seat && count(one, "seat") !== seat));
  return [...new Set(taken.map((one) => count(one, "region")))];
}
