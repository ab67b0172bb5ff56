// An entry of the log as sentences, in pieces so that every name in them can be pointed at.

import { speech } from "../i18n/index.svelte";
import type { Piece } from "../i18n/pieces";
import { merged } from "../game/story";
import type { Moment } from "../protocol";

const SILENT = new Set(["turn-began"]); // the log has a heading for it

export function sentencesInPieces(happening: Moment, name: (seat: number) => string): Piece[][] {
  if (happening.kind !== "acted") {
    const told = speech.happening(happening, name);
    return told ? [[{ text: told }]] : [];
  }
  const lines: Piece[][] = [];
  const score: Piece[] = [];
  for (const event of merged(happening.facts ?? [])) {
    if (SILENT.has(event.code)) continue;
    if (event.code === "score-item") score.push({ text: score.length ? ", " : " (" }, ...speech.scoredInPieces(event, name));
    else {
      const items = event.code === "scored" && score.length ? [...score.splice(0), { text: ")" }] : [];
      lines.push([...speech.eventInPieces(event, name), ...items]);
    }
  }
  return lines.length ? lines : [[{ text: speech.verb((happening.action ?? "").split(" ")[0] ?? "").label }]];
}

export function sentences(happening: Moment, name: (seat: number) => string): string[] {
  return sentencesInPieces(happening, name).map((line) => line.map(({ text }) => text).join(""));
}
