// An entry of the log as sentences.

import { speech } from "../i18n/index.svelte";
import { together } from "../game/story";
import { count } from "../lib/facts";
import type { FactView, Moment } from "../protocol";

const SILENT = new Set(["turn-began"]); // the log has a heading for it

// Tokens put into a region one by one are told once.
function merged(facts: readonly FactView[]): FactView[] {
  const found: FactView[] = [];
  for (const event of facts) {
    const same = (one: FactView): boolean => one.code === "placed" && event.code === "placed" && ["seat", "region"].every((name) => count(one, name) === count(event, name));
    const at = found.findIndex(same);
    if (at < 0) found.push(event);
    else found[at] = together(found[at]!, event);
  }
  return found;
}

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
