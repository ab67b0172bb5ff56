// What a player looks at: a position with the choices that are open in it, and the region he is thinking about.

import type { BoardFile, Choice, Decision, PositionView, RegionFile, RegionView, ServerMessage, TableInfo, Target } from "../protocol";
import type { TableLink } from "../lib/table.svelte";

export interface Drawing {
  width: number;
  height: number;
  regions: { id: number; path: string; label: [number, number]; radius: number }[];
  borders: { between: [number, number]; path: string; coast: boolean }[];
  bridges: { between: [number, number]; ends: [number, number, number, number] }[];
}

export class Scene {
  selected = $state<number | null>(null); // a region
  busy = $state(false); // a wish is on its way
  refusal = $state.raw<{ code: string; message: string; rule?: string } | null>(null);

  constructor(
    readonly link: TableLink,
    readonly board: BoardFile,
    readonly drawing: Drawing,
  ) {}

  get position(): PositionView | null {
    return this.link.position;
  }

  get table(): TableInfo | null {
    return this.link.table;
  }

  get decision(): Decision | null {
    return this.link.decision;
  }

  get choices(): Choice[] {
    return this.decision?.choices ?? [];
  }

  // Choices that name a region, by region.
  readonly byRegion: Map<number, Choice[]> = $derived.by(() => {
    const found = new Map<number, Choice[]>();
    for (const choice of this.choices) {
      if (choice.region) found.set(choice.region, [...(found.get(choice.region) ?? []), choice]);
    }
    return found;
  });

  // Choices without a region: stop, done, decline, a combo, a player.
  readonly others: Choice[] = $derived(this.choices.filter((choice) => !choice.region));

  readonly targets: Map<number, Target> = $derived(
    new Map((this.decision?.targets ?? []).map((target) => [target.region, target])),
  );

  printed(region: number): RegionFile {
    return this.board.regions[region - 1]!;
  }

  lying(region: number): RegionView | undefined {
    return this.position?.regions[region - 1];
  }

  async act(action: string): Promise<boolean> {
    return this.#wish(this.link.act(action));
  }

  async undo(): Promise<boolean> {
    return this.#wish(this.link.undo());
  }

  async #wish(answer: Promise<ServerMessage>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const message = await answer;
      this.refusal = message.type === "refused" ? message : null;
      return message.type === "accepted";
    } finally {
      this.busy = false;
    }
  }
}
