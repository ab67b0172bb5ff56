// How a game is called in a list.

import { speech } from "../../i18n/index.svelte";
import type { OwnGame } from "../../lib/memory.svelte";

export function gameTitle(game: OwnGame): string {
  return game.title || speech.board(game.board);
}

// The names of everybody at the table, as far as they are known.
export function others(game: OwnGame): string {
  return game.names.filter(Boolean).join(" · ");
}
