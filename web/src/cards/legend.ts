// What can be met on the board of a game.

import type { BoardFile, PositionView, TileInfo } from "../protocol";
import type { Subject } from "./subject";

export interface OnBoard {
  terrains: Subject[];
  symbols: Subject[];
  markers: Subject[];
}

const each = <T>(values: Iterable<T>): T[] => [...new Set(values)];

// Markers are those that lie there, and those that the races and powers at the table can bring.
export function onBoard(board: BoardFile, position: PositionView | null, tiles: TileInfo[]): OnBoard {
  const printed = board.regions;
  const lying = position?.regions ?? [];
  const held = (position?.seats ?? []).flatMap(({ active, decline, beside }) => [active, decline, beside]).flatMap((race) => [race?.race, race?.power]);
  const shown = (position?.column ?? []).flatMap(({ race, power }) => [race, power]);
  const here = new Set([...held, ...shown, ...lying.flatMap(({ sites = [] }) => sites)]);
  const brought = tiles.filter(({ key }) => here.has(key)).flatMap(({ markers = [] }) => markers.map(({ key }) => key));
  const access = each(printed.map(({ id, access: own }) => lying[id - 1]?.access || own || ""));
  return {
    terrains: each(printed.map(({ terrain }) => terrain)).map((key) => ({ kind: "terrain", key })),
    symbols: [
      ...each(printed.flatMap(({ symbols = [] }) => symbols)).map((key) => ({ kind: "symbol" as const, key })),
      ...access.filter(Boolean).map((key) => ({ kind: "access" as const, key })),
      ...each(lying.map(({ natives: count = 0 }) => Math.min(count, 2))).filter(Boolean).map((count) => ({ kind: "natives" as const, key: count === 1 ? "lost_tribe" : "monsters" })),
      ...(lying.some(({ hides }) => hides) ? [{ kind: "hidden" as const, key: "hidden" }] : []),
      ...each(lying.map(({ buried = "" }) => buried)).filter(Boolean).map((key) => ({ kind: "buried" as const, key })),
    ],
    markers: each([...lying.flatMap(({ markers = {} }) => Object.keys(markers)), ...brought]).map((key) => ({ kind: "marker", key })),
  };
}
