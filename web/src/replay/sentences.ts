// An entry of the log as sentences.

import { speech } from "../i18n/index.svelte";
import { merged } from "../game/story";
import type { Moment } from "../protocol";

const SILENT = new Set(["turn-began"]); // the log has a heading for it

export function sentences(happening: Moment, name: (seat: number) => string): string[] {
  if (happening.kind !== "acted") {
    const told = speech.happening(happening, name);
    return told ? [told] : [];
  }
  const lines: string[] = [];
  const score: string[] = [];
  for (const event of merged(happening.facts ?? [])) {
    if (SILENT.has(event.code)) continue;
    if (event.code === "score-item") score.push(speech.scored(event, name));
    else lines.push(speech.event(event, name) + (event.code === "scored" && score.length ? ` (${score.splice(0).join(", ")})` : ""));
  }
  return lines.length ? lines : [speech.verb((happening.action ?? "").split(" ")[0] ?? "").label];
}
