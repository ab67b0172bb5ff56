// What markers do for the region they lie in, as the server says.

import type { MarkerInfo, TileInfo } from "../protocol";

let known = $state.raw(new Map<string, MarkerInfo>());

export function learnEffects(tiles: TileInfo[]): void {
  known = new Map(tiles.flatMap((tile) => (tile.markers ?? []).map((marker) => [marker.key, marker] as const)));
}

// What so many of a marker add to the cost of their region, and whether nobody can take it at all.
export function effectOf(marker: string, count: number): { defence: number; immune: boolean } {
  const { defence = 0, immune = false } = known.get(marker) ?? {};
  return { defence: defence * count, immune };
}
