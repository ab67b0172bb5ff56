// A record as a file of one's own.

import { speech } from "../i18n/index.svelte";
import { api, Problem } from "../lib/api";
import type { GameRecord } from "../protocol";

export function download(record: GameRecord, id: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1) + "\n"], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `elbowroom-${record.board}-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// Downloads the record of a game that is over; returns what went wrong, or nothing.
export async function save(id: string, key: string): Promise<string> {
  try {
    download(await api.record(id, key), id);
    return "";
  } catch (problem) {
    if (problem instanceof Problem) return speech.error(problem);
    throw problem;
  }
}
