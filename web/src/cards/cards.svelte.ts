// Which card lies open: one at a time, wherever it was asked for.

import { flushSync, getContext, setContext } from "svelte";
import type { Scene } from "../game/scene.svelte";
import type { Subject } from "./subject";

interface Shown {
  subject: Subject;
  scene?: Scene; // the game in which it is read
}

class Cards {
  shown = $state.raw<Shown | null>(null);
  #from: Element | null = null;

  // A card that leads to another one is replaced by it; whoever closes that is back where the first was opened.
  show(subject: Subject, scene?: Scene): void {
    if (!this.shown) this.#from = document.activeElement;
    this.shown = { subject, scene };
  }

  close(): void {
    if (!this.shown) return;
    flushSync(() => (this.shown = null)); // as long as the card lies there, nothing else takes the focus
    const from = this.#from as HTMLElement | null;
    this.#from = null;
    if (from?.isConnected) from.focus({ preventScroll: true });
  }
}

export const cards = new Cards();

const TABLE = Symbol("table");

// Cards that are opened further inside tell about this game.
export function playAt(scene: () => Scene | null): void {
  setContext(TABLE, scene);
}

export function tableHere(): () => Scene | undefined {
  const scene = getContext<(() => Scene | null) | undefined>(TABLE);
  return () => scene?.() ?? undefined;
}
