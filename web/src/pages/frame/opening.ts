// Opens a table and goes there. Its keys are told only once, so they are kept.

import { api } from "../../lib/api";
import { memory } from "../../lib/memory.svelte";
import { inPocket } from "../../lib/offline.svelte";
import { router } from "../../lib/router.svelte";
import type { NewTable, SeatLink } from "../../protocol";

export interface Own {
  id: string;
  key: string;
}

export interface Opened extends Own {
  others: string[]; // keys of the seats of other people
}

// On this device it needs no server.
export async function openTable(wish: NewTable, here = false): Promise<Opened> {
  const { id, links, watch } = await api.open(wish, here);
  const [host] = links as [SeatLink, ...SeatLink[]]; // the first one is always that of the host
  memory.remember({
    id,
    key: host.key,
    title: wish.title ?? "",
    board: wish.record?.board ?? wish.board ?? "base_2",
    seats: host.seats ?? [],
    links: inPocket(id) ? [] : [...links, watch], // to the pocket leads no link
  });
  return { id, key: host.key, others: links.slice(1).map((link) => link.key) };
}

export async function openAndEnter(wish: NewTable, here = false): Promise<void> {
  const { id, key } = await openTable(wish, here);
  router.go(`/t/${id}#${key}`);
}

export async function takeSeat(id: string, seat: number, name: string): Promise<void> {
  const link = await api.claim(id, seat, name);
  memory.remember({ id, key: link.key, seats: link.seats ?? [seat] });
  router.go(`/t/${id}#${link.key}`);
}
