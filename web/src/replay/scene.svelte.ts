// A position of the past as the board wants it: nothing to decide and nobody to tell.

import { Scene, type Drawing } from "../game/scene.svelte";
import type { BoardFile, Choice, Decision, Moment, PositionView } from "../protocol";
import type { Reel } from "./reel.svelte";

export class ReplayScene extends Scene {
  constructor(
    readonly reel: Reel,
    board: BoardFile,
    drawing: Drawing,
  ) {
    super(reel.link, board, drawing);
  }

  override get position(): PositionView | null {
    return this.reel.position;
  }

  override get seq(): number {
    return this.reel.shown;
  }

  // As far as the moment that is looked at.
  override get told(): Moment[] {
    return this.reel.happenings.filter(({ seq }) => seq <= this.reel.shown);
  }

  override get decision(): Decision | null {
    return null;
  }

  override get choices(): Choice[] {
    return [];
  }

  override act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
