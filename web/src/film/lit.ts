// Which regions the film lights, and where those come from who take one.

import type { PositionView } from "../protocol";
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
