// How own games stand now: one question for all of them.

import { api, Problem } from "../../lib/api";
import { memory, type OwnGame } from "../../lib/memory.svelte";
import { inPocket } from "../../lib/offline.svelte";

// Forgets a game. One of this device is thrown away with that: nobody else has it.
export async function forget(game: OwnGame): Promise<void> {
  memory.forget(game.id);
  if (inPocket(game.id)) await api.discard(game.id, game.key).catch(() => {});
}

export async function lookAtAll(games: readonly OwnGame[]): Promise<void> {
  const asked = games.filter((game) => game.status !== "over" && !inPocket(game.id)); // nobody else plays at a pocket's
  if (!asked.length) return;
  try {
    const found = await api.mine(asked.map(({ id, key, seq }) => ({ id, key, seen: seq })));
    for (const game of found.games) {
      if (game.gone) memory.forget(game.id);
      else {
        memory.update(game.id, {
          title: game.title ?? "",
          board: game.board ?? "base_2",
          status: game.status ?? "waiting",
          turn: game.turn ?? false,
          awaited: game.awaited ?? 0,
          deadline: game.deadline ?? null,
          moves: game.moves ?? 0,
          lines: game.lines ?? 0,
          names: game.names ?? [],
        });
      }
    }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem; // otherwise they are shown as they were last seen
  }
}
