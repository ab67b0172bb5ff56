// An entry of the log as sentences.

import { speech } from "../i18n/index.svelte";
import type { EventView, Happening } from "../protocol";

const SILENT = new Set(["turn began"]); // the log has a heading for it

// Tokens put into a region one by one are told once.
function together(events: readonly EventView[]): EventView[] {
  const found: EventView[] = [];
  for (const event of events) {
    const same = found.findIndex((one) => one.kind === "placed" && event.kind === "placed" && one.seat === event.seat && one.region === event.region);
    if (same < 0) found.push(event);
    else found[same] = { ...event, amount: (found[same]!.amount ?? 0) + (event.amount ?? 0) };
  }
  return found;
}

export function sentences(happening: Happening, name: (seat: number) => string): string[] {
  if (happening.kind !== "acted") {
    const told = speech.happening(happening, name);
    return told ? [told] : [];
  }
  const lines: string[] = [];
  const score: string[] = [];
  for (const event of together(happening.events ?? [])) {
    if (SILENT.has(event.kind)) continue;
    if (event.kind === "score item") score.push(speech.event(event, name));
    else lines.push(speech.event(event, name) + (event.kind === "scored" && score.length ? ` (${score.splice(0).join(", ")})` : ""));
  }
  return lines.length ? lines : [speech.verb((happening.action ?? "").split(" ")[0] ?? "").label];
}
