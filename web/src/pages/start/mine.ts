// How own games stand now: one question for all of them.

import { api, Problem } from "../../lib/api";
import { memory, type OwnGame } from "../../lib/memory.svelte";
import { inPocket } from "../../lib/offline.svelte";
import { DATABASE } from "../../pocket/words";

// Forgets a game. One of this device is thrown away with that: nobody else has it.
export async function forget(game: OwnGame): Promise<void> {
  memory.forget(game.id);
  if (inPocket(game.id)) await api.discard(game.id, game.key).catch(() => {});
}

// What the pocket keeps of a table beside its log, as far as it is shown.
interface Label {
  agreement: { title?: string; board?: string };
  keys: Record<string, [number[], boolean]>; // the seats of each, counted from 0, and whether it is the host's
  status: string;
  seats: string;
  updated_at: number;
}

// Puts games of this device back that are not remembered: a browser that is killed may have written down the games
// themselves, but not yet that they are there.
export async function findLost(): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === DATABASE)) return;
  const { Drawers } = await import("../../pocket/drawers");
  const drawers = await Drawers.open();
  const labels = await drawers.labels().finally(() => drawers.close());
  for (const [id, text] of labels) {
    if (memory.find(id)) continue;
    const { agreement, keys, status, seats, updated_at: at } = JSON.parse(text) as Label;
    const host = Object.entries(keys).find(([, [, isHost]]) => isHost);
    if (!host) continue;
    const [key, [own]] = host;
    memory.remember({
      id,
      key,
      title: agreement.title ?? "",
      board: agreement.board ?? "base_2",
      at: 1000 * at,
      status,
      turn: status === "playing", // whoever else plays here is a bot, and does not play while nobody looks
      seats: own.map((seat) => seat + 1),
      names: (JSON.parse(seats) as { name?: string }[]).map(({ name }) => name ?? ""),
    });
  }
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
