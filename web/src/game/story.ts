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
  happening?: Moment; // what happened around the game
  icon: { kind?: Kind; name: string } | null; // without a kind: of whatever has that key
  weight: number; // how much it matters, for summaries
}

export interface Chapter {
  id: number;
  round: number; // 0: before the first turn
  seat: number;
  lines: Line[];
}

const AROUND = ["began", "sat", "relieved", "rematched"];

interface Telling {
  weight?: number; // 1 unless told; 0: no line of its own
  sign?: string; // a sign of the board instead of the icon of a tile
  of?: string; // the argument whose icon is shown, where it is not the first of those below
}

const TELLINGS: Record<string, Telling> = {
  "turn-began": { weight: 0 },
  expanded: { weight: 0 },
  revealed: { weight: 0 },
  "score-item": { weight: 0 },
  rolled: { sign: "die" },
  "attempt-failed": { weight: 3, sign: "die" },
  scored: { weight: 5, sign: "coin" },
  paid: { weight: 4, sign: "coin" },
  earned: { weight: 3, sign: "coin" },
  "pact-given": { weight: 4, sign: "coin" },
  "badge-exchanged": { of: "power" },
  "game-over": { weight: 9 },
  declined: { weight: 6 },
  picked: { weight: 6 },
  vanished: { weight: 6 },
  found: { weight: 4 },
  peace: { weight: 4 },
  crashed: { weight: 4 },
  conquered: { weight: 3 },
  resurfaced: { weight: 3 },
};

const weightOf = ({ code }: FactView): number => TELLINGS[code]?.weight ?? 1;

export function story(happenings: Moment[]): Chapter[] {
  const chapters: Chapter[] = [{ id: 0, round: 0, seat: 0, lines: [] }];
  for (const happening of remaining(happenings)) {
    if (AROUND.includes(happening.kind)) {
      chapters.at(-1)!.lines.push({ id: `${happening.seq}`, seq: happening.seq, seat: happening.seat ?? 0, happening, icon: null, weight: 1 });
    }
    (happening.facts ?? []).forEach((event, index) => {
      if (event.code === "turn-began") chapters.push({ id: happening.seq, round: count(event, "round"), seat: count(event, "seat"), lines: [] });
      if (weightOf(event)) add(chapters.at(-1)!.lines, happening, event, index);
    });
  }
  return chapters.filter((chapter) => chapter.lines.length || chapter.round);
}

// A step that was taken back is not part of the story.
function remaining(happenings: Moment[]): Moment[] {
  const kept = new Set(standing(happenings));
  return happenings.filter((happening) => kept.has(happening) || !["acted", "undone"].includes(happening.kind));
}

function add(lines: Line[], happening: Moment, event: FactView, index: number): void {
  const last = lines.at(-1);
  if (event.code === "placed") {
    const same = lines.findLast((line) => line.event?.code === "placed" && count(line.event, "region") === count(event, "region"));
    if (last?.event?.code === "placed" && same?.event) {
      same.event = together(same.event, event);
      return;
    }
  }
  lines.push({ id: `${happening.seq}.${index}`, seq: happening.seq, seat: count(event, "seat") || happening.seat || 0, event, icon: iconOf(event), weight: weightOf(event) });
}

// Tokens put into a region one after the other, told once.
export function together(one: FactView, more: FactView): FactView {
  return { ...one, args: { ...one.args, tokens: count(one, "tokens") + count(more, "tokens") } };
}

export function iconOf(event: FactView): Line["icon"] {
  const { sign, of } = TELLINGS[event.code] ?? {};
  if (sign) return { kind: "board", name: sign };
  const name = of ?? ["marker", "site", "race", "power", "tile"].find((one) => key(event, one));
  return name ? { kind: name === "tile" ? undefined : (name as Kind), name: key(event, name) } : null;
}

// What others did since the last own action, in at most `most` lines: what concerns us counts more.
export function since(happenings: Moment[], mine: number[], most = 5): Line[] {
  const last = standing(happenings).findLast((happening) => mine.includes(happening.seat ?? 0));
  if (!last) return [];
  const lines = story(happenings).flatMap((chapter) => chapter.lines.filter((line) => line.seq > last.seq));
  const others = lines.filter((line) => line.event && (!mine.includes(line.seat) || line.event.code === "lost"));
  const weight = ({ weight: own, event }: Line): number => own + (event && (mine.includes(count(event, "other")) || mine.includes(count(event, "seat"))) ? 5 : 0);
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
