// What happened, as lines: grouped by turn, tokens placed one after the other told once, steps taken back left out.

import type { EventView, Happening } from "../protocol";
import { standing } from "../replay/accounts";

export interface Line {
  id: string;
  seq: number; // of the entry of the log
  seat: number; // 0: nobody's
  event?: EventView;
  happening?: Happening; // what happened around the game
  icon: { kind: "race" | "power" | "site" | "marker" | "board"; name: string } | null;
  weight: number; // how much it matters, for summaries
}

export interface Chapter {
  id: number;
  round: number; // 0: before the first turn
  seat: number;
  lines: Line[];
}

const SILENT = ["turn began", "expanded", "revealed", "score item"];
const AROUND = ["began", "sat", "relieved", "rematched"];
const WEIGHTS: Record<string, number> = {
  "game over": 9, declined: 6, picked: 6, scored: 5, paid: 4, earned: 3, found: 4, vanished: 6, conquered: 3, "attempt failed": 3, peace: 4, "pact given": 4, crashed: 4, resurfaced: 3,
};
const COINS = ["scored", "earned", "paid", "pact given"];

export function story(happenings: Happening[]): Chapter[] {
  const chapters: Chapter[] = [{ id: 0, round: 0, seat: 0, lines: [] }];
  for (const happening of remaining(happenings)) {
    if (AROUND.includes(happening.kind)) {
      chapters.at(-1)!.lines.push({ id: `${happening.seq}`, seq: happening.seq, seat: happening.seat ?? 0, happening, icon: null, weight: 1 });
    }
    (happening.events ?? []).forEach((event, index) => {
      if (event.kind === "turn began") chapters.push({ id: happening.seq, round: event.amount ?? 0, seat: event.seat ?? 0, lines: [] });
      if (!SILENT.includes(event.kind)) add(chapters.at(-1)!.lines, happening, event, index);
    });
  }
  return chapters.filter((chapter) => chapter.lines.length || chapter.round);
}

// A step that was taken back is not part of the story.
function remaining(happenings: Happening[]): Happening[] {
  const kept = new Set(standing(happenings));
  return happenings.filter((happening) => kept.has(happening) || !["acted", "undone"].includes(happening.kind));
}

function add(lines: Line[], happening: Happening, event: EventView, index: number): void {
  const last = lines.at(-1);
  if (event.kind === "placed") {
    const same = lines.findLast((line) => line.event?.kind === "placed" && line.event.region === event.region);
    if (last?.event?.kind === "placed" && same?.event) {
      same.event = { ...same.event, amount: (same.event.amount ?? 0) + (event.amount ?? 0) };
      return;
    }
  }
  lines.push({ id: `${happening.seq}.${index}`, seq: happening.seq, seat: event.seat || happening.seat || 0, event, icon: iconOf(event), weight: WEIGHTS[event.kind] ?? 1 });
}

export function iconOf(event: EventView): Line["icon"] {
  if (event.kind === "rolled" || event.kind === "attempt failed") return { kind: "board", name: "die" };
  if (COINS.includes(event.kind)) return { kind: "board", name: "coin" };
  const key = event.key ?? "";
  if (!key) return null;
  if (event.kind.startsWith("marker ")) return { kind: "marker", name: key };
  if (["found", "site moved", "raised", "lowered"].includes(event.kind)) return { kind: "site", name: key };
  if (event.kind === "badge lent" || event.kind === "badge exchanged") return { kind: "power", name: key.split(" ")[0]! };
  return { kind: "race", name: key.split(" ").at(-1)! };
}

// What others did since the last own action, in at most `most` lines: what concerns us counts more.
export function since(happenings: Happening[], mine: number[], most = 5): Line[] {
  const last = standing(happenings).findLast((happening) => mine.includes(happening.seat ?? 0));
  if (!last) return [];
  const lines = story(happenings).flatMap((chapter) => chapter.lines.filter((line) => line.seq > last.seq));
  const others = lines.filter((line) => line.event && (!mine.includes(line.seat) || line.event.kind === "lost"));
  const weight = ({ weight: own, event }: Line): number => own + (mine.includes(event?.other ?? 0) || mine.includes(event?.seat ?? 0) ? 5 : 0);
  const chosen = new Set([...others].sort((a, b) => weight(b) - weight(a)).slice(0, most));
  return others.filter((line) => chosen.has(line) && weight(line) > 1);
}

export interface Roll {
  seq: number;
  seat: number;
  pips: number;
  region: number;
  short: number | null; // tokens that were missing; 0: it was enough; null: nothing is decided yet
}

// The last roll of the turn that is going on, with what came of it.
export function lastRoll(happenings: Happening[]): Roll | null {
  for (let index = happenings.length - 1; index >= 0; index--) {
    const events = happenings[index]!.events ?? [];
    const rolled = events.findLast((event) => event.kind === "rolled");
    if (rolled) {
      const failed = events.find((event) => event.kind === "attempt failed");
      const won = events.some((event) => event.kind === "conquered");
      return { seq: happenings[index]!.seq, seat: rolled.seat ?? 0, pips: rolled.amount ?? 0, region: rolled.region ?? 0, short: failed ? (failed.amount ?? 0) : won ? 0 : null };
    }
    if (events.some((event) => event.kind === "turn began")) return null;
  }
  return null;
}
