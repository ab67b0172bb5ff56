// How an own game stands now.

import { api, Problem } from "../../lib/api";
import { memory, type OwnGame } from "../../lib/memory.svelte";
import { inPocket } from "../../lib/offline.svelte";

// Forgets a game. One of this device is thrown away with that: nobody else has it.
export async function forget(game: OwnGame): Promise<void> {
  memory.forget(game.id);
  if (inPocket(game.id)) await api.discard(game.id, game.key).catch(() => {});
}

const GONE = ["no_such_table", "wrong_key"];

export async function look(game: OwnGame): Promise<void> {
  if (inPocket(game.id)) return; // nobody plays there but here
  try {
    const info = await api.table(game.id, game.key);
    const news: Partial<OwnGame> = {
      title: info.title,
      board: info.agreement.board ?? "base_2",
      status: info.status,
      turn: info.status === "playing" && (await isOurTurn(game, info.seq)),
      names: info.seats.map((seat) => seat.name ?? ""),
    };
    memory.update(game.id, news);
  } catch (problem) {
    if (problem instanceof Problem && GONE.includes(problem.code)) memory.forget(game.id);
    // Otherwise it is shown as it was last seen.
  }
}

async function isOurTurn(game: OwnGame, seq: number): Promise<boolean> {
  if (!game.seats.length) return false;
  const { moments } = await api.moments(game.id, game.key, seq, seq);
  return game.seats.includes(moments.at(-1)?.position?.decider ?? 0);
}
