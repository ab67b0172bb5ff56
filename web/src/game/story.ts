// What happened, as lines: grouped by turn, tokens placed one after the other told once, steps taken back left out.

import { count, key } from "../lib/facts";
import type { FactView, Moment } from "../protocol";
import { standing } from "../replay/accounts";

type Kind = "race" | "power" | "site" | "marker" | "board";

export interface Line {
  id: string;
  seq: number; // of the entry of the log
  seat: number; // 0: nobody's
  event?: FactView;
  items?: FactView[]; // what a score is made of
  happening?: Moment; // what happened around the game
  icon: { kind?: Kind; name: string } | null; // without a kind: of whatever has that key
}

export interface Chapter {
  id: number;
  round: number; // 0: before the first turn
  seat: number;
  lines: Line[];
}

const AROUND = ["began", "sat", "relieved", "hushed", "muted", "paused", "rematched"];

interface Telling {
  silent?: true; // no line of its own
  sign?: string; // a sign of the board instead of the icon of a tile
  of?: string; // the argument whose icon is shown, where it is not the first of those below
}

const TELLINGS: Record<string, Telling> = {
  "turn-began": { silent: true },
  expanded: { silent: true },
  revealed: { silent: true },
  "score-item": { silent: true },
  rolled: { sign: "die" },
  "attempt-failed": { sign: "die" },
  scored: { sign: "coin" },
  paid: { sign: "coin" },
  earned: { sign: "coin" },
  "pact-given": { sign: "coin" },
  "badge-exchanged": { of: "power" },
};

export function story(happenings: Moment[]): Chapter[] {
  const chapters: Chapter[] = [{ id: 0, round: 0, seat: 0, lines: [] }];
  let begun = false;
  for (const happening of remaining(happenings)) {
    if (AROUND.includes(happening.kind)) {
      chapters.at(-1)!.lines.push({ id: `${happening.seq}`, seq: happening.seq, seat: happening.seat ?? 0, happening, icon: null });
    }
    // Nothing tells that the first turn begins: whoever acts first does it.
    if (happening.kind === "began") begun = true;
    else if (begun && happening.kind === "acted" && happening.seat && chapters.length === 1) chapters.push({ id: happening.seq, round: 1, seat: happening.seat, lines: [] });
    const items: FactView[] = [];
    (happening.facts ?? []).forEach((event, index) => {
      if (event.code === "turn-began") chapters.push({ id: happening.seq, round: count(event, "round"), seat: count(event, "seat"), lines: [] });
      if (event.code === "score-item") items.push(event);
      if (!TELLINGS[event.code]?.silent) add(chapters.at(-1)!.lines, happening, event, index, event.code === "scored" ? items.splice(0) : []);
    });
  }
  return chapters.filter((chapter) => chapter.lines.length || chapter.round);
}

// A step that was taken back is not part of the story.
function remaining(happenings: Moment[]): Moment[] {
  const kept = new Set(standing(happenings));
  return happenings.filter((happening) => kept.has(happening) || !["acted", "undone"].includes(happening.kind));
}

function add(lines: Line[], happening: Moment, event: FactView, index: number, items: FactView[]): void {
  const last = lines.at(-1);
  if (event.code === "placed") {
    const same = lines.findLast((line) => line.event?.code === "placed" && count(line.event, "region") === count(event, "region"));
    if (last?.event?.code === "placed" && same?.event) {
      same.event = together(same.event, event);
      return;
    }
  }
  lines.push({ id: `${happening.seq}.${index}`, seq: happening.seq, seat: count(event, "seat") || happening.seat || 0, event, items, icon: iconOf(event) });
}

// Tokens put into a region one after the other, told once.
function together(one: FactView, more: FactView): FactView {
  return { ...one, args: { ...one.args, tokens: count(one, "tokens") + count(more, "tokens") } };
}

// Tokens put into regions one by one, each region told once.
export function merged(facts: readonly FactView[]): FactView[] {
  const found: FactView[] = [];
  for (const event of facts) {
    const same = (one: FactView): boolean => one.code === "placed" && event.code === "placed" && ["seat", "region"].every((name) => count(one, name) === count(event, name));
    const at = found.findIndex(same);
    if (at < 0) found.push(event);
    else found[at] = together(found[at]!, event);
  }
  return found;
}

export function iconOf(event: FactView): Line["icon"] {
  const { sign, of } = TELLINGS[event.code] ?? {};
  if (sign) return { kind: "board", name: sign };
  const name = of ?? ["marker", "site", "race", "power", "tile"].find((one) => key(event, one));
  return name ? { kind: name === "tile" ? undefined : (name as Kind), name: key(event, name) } : null;
}

export interface Roll {
  seq: number;
  seat: number;
  pips: number;
  region: number;
  short: number | null; // tokens that were missing; 0: it was enough; null: nothing is decided yet
}

// The last roll of the turn that is going on, with what came of it.
export function lastRoll(happenings: Moment[]): Roll | null {
  for (let index = happenings.length - 1; index >= 0; index--) {
    const { seq, facts = [] } = happenings[index]!;
    const rolled = facts.findLast((event) => event.code === "rolled");
    if (rolled) {
      const failed = facts.find((event) => event.code === "attempt-failed");
      const won = facts.some((event) => event.code === "conquered");
      const short = failed ? count(failed, "missing") : won ? 0 : null;
      return { seq, seat: count(rolled, "seat"), pips: count(rolled, "pips"), region: count(rolled, "region"), short };
    }
    if (facts.some((event) => event.code === "turn-began")) return null;
  }
  return null;
}
