// A game that can be wound back and forth: its log comes over the connection, positions are fetched in stretches.

import { api, Problem } from "../lib/api";
import type { TableLink } from "../lib/table.svelte";
import { count } from "../lib/facts";
import type { Moment, PositionView } from "../protocol";

const STRETCH = 50; // moments that are asked for at once; the server gives 100 at most
const AHEAD = 15; // so many steps before the end of what is known the next stretch is fetched
const PAUSE = 120; // milliseconds without a new wish before something far away is fetched
const BEAT = 1000; // milliseconds a step is shown at speed 1
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

// Where somebody's turn begins.
export interface Mark {
  seq: number;
  stop: number; // its place among the stops
  turn: number;
  seat: number;
}

export class Reel {
  index = $state(0); // of the stop that is looked at
  before = $state(false); // the board shows what there was before this step
  playing = $state(false);
  speed = $state<number>(1);
  waiting = $state(true); // the position of this moment is still to come
  problem = $state.raw<Problem | null>(null);
  position = $state.raw<PositionView | null>(null); // the last one that was known for a moment looked at

  #fetched = $state(0); // how often something came
  #known = new Map<number, PositionView | null>(); // by the number of the moment
  #asked = new Set<number>(); // stretches on their way
  #timer = 0;
  #closed = false;

  constructor(
    readonly link: TableLink,
    private wanted: number | null, // the moment asked for in the address
  ) {}

  get happenings(): readonly Moment[] {
    return this.link.happenings;
  }

  // The moments one can look at: those that changed the game.
  readonly stops: number[] = $derived(
    this.happenings.filter((one) => one.kind === "began" || one.kind === "acted" || one.kind === "undone").map((one) => one.seq),
  );

  readonly marks: Mark[] = $derived.by(() => {
    const stop = new Map(this.stops.map((seq, index) => [seq, index]));
    const marks: Mark[] = [];
    const began = this.happenings.find((one) => one.kind === "began");
    const first = this.happenings.find((one) => one.kind === "acted");
    if (began && first) marks.push({ seq: began.seq, stop: 0, turn: 1, seat: first.seat ?? 1 });
    for (const happening of this.happenings) {
      const event = happening.facts?.findLast((one) => one.code === "turn-began");
      if (event) marks.push({ seq: happening.seq, stop: stop.get(happening.seq) ?? 0, turn: count(event, "round"), seat: count(event, "seat") });
    }
    return marks;
  });

  get seq(): number {
    return this.stops[this.index] ?? 0;
  }

  // The moment that is on the board.
  get shown(): number {
    return this.stops[this.before ? Math.max(0, this.index - 1) : this.index] ?? 0;
  }

  get last(): number {
    return Math.max(0, this.stops.length - 1);
  }

  get over(): boolean {
    return this.link.table?.status === "over";
  }

  get live(): boolean {
    return !this.over && this.index === this.last;
  }

  // The turn that is going on at this moment.
  readonly mark: Mark | null = $derived(this.marks.findLast((mark) => mark.stop <= this.index) ?? null);

  // The stop after the last turn of own seats, to see what the others did since; null if there is none.
  readonly since: number | null = $derived.by(() => {
    const own = new Set(this.link.seats);
    const found = this.marks.findLast((mark, i) => !own.has(mark.seat) && i > 0 && own.has(this.marks[i - 1]!.seat));
    return found?.stop ?? null;
  });

  // New moments have come: the newest one goes on being the newest, and the address is obeyed once.
  arrived(before: number): void {
    if (!this.stops.length) return;
    if (this.wanted !== null) {
      const found = this.stops.findLastIndex((seq) => seq <= this.wanted!);
      this.wanted = null;
      this.index = Math.max(0, found);
    } else if (before === 0) this.index = this.over ? 0 : this.last;
    else if (this.index === before - 1) this.index = this.last;
  }

  go(index: number): void {
    this.before = false;
    this.index = Math.min(Math.max(0, index), this.last);
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.index + by);
  }

  turn(by: number): void {
    this.playing = false;
    const mark = by > 0 ? this.marks.find((one) => one.stop > this.index) : this.marks.findLast((one) => one.stop < this.index);
    this.go(mark?.stop ?? (by > 0 ? this.last : 0));
  }

  play(from = this.index): void {
    this.go(from >= this.last ? 0 : from);
    this.playing = true;
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else this.play();
  }

  // While it plays: the next step, after this one has been looked at. Returns how to stop that.
  beat(): () => void {
    const timer = window.setTimeout(() => {
      this.go(this.index + 1);
      if (this.index >= this.last) this.playing = false;
    }, BEAT / this.speed);
    return () => clearTimeout(timer);
  }

  // Shows the position of this moment, or fetches it.
  show(): void {
    const seq = this.shown;
    clearTimeout(this.#timer);
    if (!seq) return;
    this.waiting = !this.#known.has(seq);
    if (!this.waiting) {
      this.position = this.#known.get(seq) ?? null;
      const ahead = this.stops[Math.min(this.index + AHEAD, this.last)]!;
      if (!this.#known.has(ahead)) void this.#fetch(ahead);
      const behind = this.stops[Math.max(0, this.index - 1)]!; // what somebody decided about
      if (!this.#known.has(behind)) void this.#fetch(behind);
    } else if (!this.position) void this.#fetch(seq);
    else this.#timer = window.setTimeout(() => void this.#fetch(seq), PAUSE);
  }

  // The position after another stop, if it has been fetched.
  positionAt(index: number): PositionView | null {
    void this.#fetched;
    return this.#known.get(this.stops[index] ?? 0) ?? null;
  }

  retry(): void {
    this.problem = null;
    void this.#fetch(this.shown);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #fetch(seq: number): Promise<void> {
    const start = seq - ((seq - 1) % STRETCH);
    let first = start;
    while (this.#known.has(first)) first++; // of the newest stretch only its new part is missing
    if (this.#asked.has(start) || first >= start + STRETCH) return;
    this.#asked.add(start);
    try {
      const { moments } = await api.moments(this.link.id, this.link.key, first, start + STRETCH - 1);
      for (const moment of moments) this.#known.set(moment.happening.seq, moment.position ?? null);
      this.#fetched += 1;
      this.problem = null;
    } catch (problem) {
      if (problem instanceof Problem) this.problem = problem;
      else throw problem;
    } finally {
      this.#asked.delete(start);
    }
    if (!this.#closed && !this.problem) this.show();
  }
}
