// A position that nobody plays: pieces laid out for a picture, in the notation of positions.

import { Scene, type Drawing } from "../game/scene.svelte";
import type { BoardFile, Choice, Decision, PositionView, RegionView } from "../protocol";

interface Piece {
  race?: string;
  tokens?: number;
  natives?: number;
  markers?: Record<string, number>;
}

interface Holder {
  race: string;
}

export interface Layout {
  board: string;
  seats: { active?: Holder; decline?: Holder }[];
  regions: Record<string, Piece>;
  access?: Record<string, number>;
  sites?: { found: Record<string, number> };
}

export class StillScene extends Scene {
  readonly #position: PositionView;

  constructor(layout: Layout, board: BoardFile, drawing: Drawing) {
    super(null as never, board, drawing); // there is no table
    this.#position = { regions: regionsOf(layout, board), seats: [] } as unknown as PositionView;
  }

  override get position(): PositionView {
    return this.#position;
  }

  override get decision(): Decision | null {
    return null;
  }

  override get choices(): Choice[] {
    return [];
  }
}

const keysOf = (places: Record<string, number> = {}, region: number): string[] => Object.keys(places).filter((key) => places[key] === region);

export function regionsOf(layout: Layout, board: BoardFile): RegionView[] {
  return board.regions.map(({ id, natives = 0 }) => {
    const { race, ...lying } = layout.regions[id] ?? {};
    const seat = layout.seats.findIndex(({ active, decline }) => race && (active?.race === race || decline?.race === race));
    const found = { id, access: keysOf(layout.access, id)[0] ?? "", sites: keysOf(layout.sites?.found, id), markers: lying.markers ?? {} };
    if (!race) return { ...found, natives: lying.natives ?? natives };
    return { ...found, race, seat: seat + 1, place: layout.seats[seat]?.active?.race === race ? "active" : "decline", tokens: lying.tokens ?? 1 };
  });
}
