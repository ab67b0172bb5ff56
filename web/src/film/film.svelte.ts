// What others do, shown one entry of the log after the other. While it runs, board and players are those of the entry
// that is shown, never later ones; when it ends, or somebody skips it, they are the true ones again.

import { merged } from "../game/story";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { hear, play } from "../lib/sound";
import type { TableLink } from "../lib/table.svelte";
import type { Moment, PositionView } from "../protocol";
import { beatsOf, ownBeatsOf, type Beat } from "./beats";
import { lastOfOthers, type Stretch } from "./digest";
import { endsTurn, FACTOR, lengthOf } from "./pace";

const PATIENCE = 1000; // milliseconds for the rest of a bot's turn to come, so that its time can be shared out
const AT_ONCE = 100; // moments the server gives
const TOO_MANY = 300; // entries that come together: nobody wants to see all of it unasked

export interface Drawn {
  seq: number;
  position: PositionView;
}

const changes = ({ kind }: Moment): boolean => kind === "began" || kind === "acted" || kind === "undone";

export class Film {
  beat = $state.raw<Beat | null>(null); // what is being told
  moment = $state.raw<Moment | null>(null); // of which it is a part
  drawn = $state.raw<Drawn | null>(null); // null: the newest position, nothing is running
  paused = $state(false);
  fetching = $state(false);

  #heard = $state(0); // the last entry that listeners were told of
  #known = new Map<number, PositionView>(); // positions after entries of the log
  #queue: Moment[] = [];
  #run = 0; // of which film what is on its way is a part
  #spent = 0; // milliseconds of the turn that is shown, at normal speed; waiting for the rest of it is part of them
  #left = 0; // when there was nothing more of it to show
  #waits = false; // for the rest of a turn
  #timer = 0;
  #go: (() => void) | null = null; // ends what is being waited for
  #listeners = new Set<(told: Moment[]) => void>();
  #stop: () => void;

  constructor(readonly link: TableLink) {
    this.#stop = link.listen((news, game) => {
      const entries = news.filter(changes);
      if (game.position && entries.length) this.#known.set(entries.at(-1)!.seq, game.position);
      if (this.#heard) this.#hear(news, entries);
      else this.#heard = game.seq; // how one finds the table is not news
    });
    document.addEventListener("visibilitychange", this.#look);
  }

  get running(): boolean {
    return this.drawn !== null;
  }

  // What the log may tell: not more than was drawn, and of the entry that is being told not more than was said of it.
  readonly told: Moment[] = $derived.by(() => {
    const { drawn, moment, beat } = this;
    if (!drawn) return this.link.happenings;
    const last = Math.max(drawn.seq, this.#heard);
    const half = moment && beat && moment.seq > this.#heard ? { ...moment, facts: merged(moment.facts ?? []).slice(0, beat.told) } : null;
    return this.link.happenings.filter((one) => one.seq <= last || !changes(one)).map((one) => (half && one.seq === half.seq ? half : one));
  });

  // What can be shown again.
  readonly last: Stretch | null = $derived.by(() => lastOfOthers(this.link.happenings, this.link.seats));

  // Calls back with what has been told; returns how to stop that.
  listen(listener: (told: Moment[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // Ends it: the true position is drawn.
  skip(): void {
    const rest = this.#queue;
    this.#end();
    if (rest.some(endsTurn)) this.#spent = 0;
    this.#tell(rest);
  }

  toggle(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.#go?.();
  }

  // Shows something again.
  async again(what = this.last): Promise<void> {
    if (!what || this.fetching) return;
    this.skip();
    const moments = this.link.happenings.filter((one) => changes(one) && one.seq >= what.first && one.seq <= what.last);
    const run = this.#run;
    if (!(await this.#fetched(moments)) || run !== this.#run || this.running) return;
    this.#spent = 0;
    this.#start(moments);
  }

  close(): void {
    this.#stop();
    this.#end();
    document.removeEventListener("visibilitychange", this.#look);
  }

  #look = (): void => {
    if (document.hidden) this.skip(); // whoever looks away finds the table as it is
  };

  #hear(news: Moment[], entries: Moment[]): void {
    const wanted = !document.hidden && settings.speed !== "instant" && entries.length <= TOO_MANY;
    if (wanted && entries.some((one) => this.#beats(one).length || !this.#own(one))) {
      if (this.running) {
        this.#queue.push(...entries);
        if (this.#waits) this.#go?.();
      } else this.#start(entries);
      this.#tell(news.filter((one) => !changes(one)));
      return;
    }
    if (entries.length) this.skip();
    this.#tell(news);
    entries.some(heardAtOnce);
  }

  #own(moment: Moment): boolean {
    return this.link.seats.includes(moment.seat ?? 0) && !moment.by_bot;
  }

  #tell(moments: Moment[]): void {
    const fresh = moments.filter((one) => !changes(one) || one.seq > this.#heard);
    if (!fresh.length) return;
    this.#heard = Math.max(this.#heard, ...fresh.filter(changes).map(({ seq }) => seq));
    for (const listener of this.#listeners) listener(fresh);
  }

  // The last entry before another that changed the game; 0 if there is none.
  #before(seq: number): number {
    return this.link.happenings.findLast((one) => changes(one) && one.seq < seq)?.seq ?? 0;
  }

  #drawing(seq: number): Drawn | null {
    const position = this.#known.get(seq);
    return position ? { seq, position } : null;
  }

  #start(moments: Moment[]): void {
    this.#queue = [...moments];
    this.drawn = this.#drawing(this.#before(moments[0]!.seq)) ?? this.#drawing(moments[0]!.seq);
    if (!moments[0]!.by_bot) this.#spent = 0; // what a person does is shown as it comes
    else if (this.#spent) this.#wait(Date.now() - this.#left);
    void this.#show(++this.#run);
  }

  #end(): void {
    this.#run++;
    this.#left = Date.now();
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#waits = false;
    this.beat = this.moment = this.drawn = null;
    this.paused = false;
  }

  async #show(run: number): Promise<void> {
    const gone = (): boolean => run !== this.#run;
    while (this.#queue.length) {
      const known = await this.#fetched(this.#queue);
      if (gone()) return;
      if (!known) return this.skip();
      const moment = this.#queue[0]!;
      await this.#rest(moment);
      if (gone()) return;
      this.moment = moment;
      const beats = this.#beats(moment);
      for (const [index, beat] of beats.entries()) {
        if (beat.after) this.drawn = this.#drawing(moment.seq);
        this.beat = beat;
        ring(beat);
        await this.#hold(this.#length(beats.slice(index)));
        if (gone()) return;
      }
      this.drawn = this.#drawing(moment.seq);
      this.#queue.shift();
      if (endsTurn(moment)) this.#spent = 0;
      this.#tell([moment]);
      if (gone()) return;
    }
    this.#end();
  }

  #beats(moment: Moment): Beat[] {
    return this.#own(moment) ? ownBeatsOf(moment) : beatsOf(moment);
  }

  // How long the first of these is looked at. They are what is left of an entry; the rest of the turn may be known.
  #length(beats: Beat[]): number {
    const end = this.#queue.findIndex(endsTurn);
    const rest = this.#queue.slice(1, end < 0 ? undefined : end + 1).flatMap((one) => this.#beats(one));
    const whole = end >= 0 && !this.#own(this.#queue[0]!);
    const length = lengthOf([...beats, ...rest].map(({ weight }) => weight), this.#spent, whole);
    this.#spent += length;
    return length * FACTOR[settings.speed];
  }

  // A bot's turn comes in a moment; its time is shared out when all of it is there, unless a person is asked before.
  async #rest(moment: Moment): Promise<void> {
    const began = Date.now();
    const until = began + PATIENCE;
    const thinks = (): boolean => Boolean(this.link.table?.seats[(this.link.position?.decider ?? 0) - 1]?.bot);
    while (moment.by_bot && !this.#spent && !this.#queue.some(endsTurn) && thinks() && Date.now() < until) {
      this.#waits = true;
      await this.#hold(until - Date.now());
      this.#waits = false;
    }
    this.#wait(Math.min(PATIENCE, Date.now() - began)); // not what somebody has paused
  }

  // Part of the time of a turn went by without anything new to show of it.
  #wait(time: number): void {
    this.#spent += time / FACTOR[settings.speed];
  }

  // Waits so long, and longer while somebody has paused. Whatever is skipped is never gone on with.
  #hold(length: number): Promise<void> {
    return new Promise((resolve) => {
      this.#go = resolve;
      clearTimeout(this.#timer);
      if (!this.paused) this.#timer = window.setTimeout(resolve, length);
    });
  }

  // Whether the positions of these entries, and the one before them, are known or can be had.
  async #fetched(moments: Moment[]): Promise<boolean> {
    if (!moments.length) return false;
    const needed = [this.#before(moments[0]!.seq), ...moments.map(({ seq }) => seq)].filter(Boolean);
    const missing = (): number[] => needed.filter((seq) => !this.#known.has(seq));
    if (!missing().length) return true;
    this.fetching = true;
    try {
      for (let left = missing(); left.length; left = missing()) {
        const { moments: found } = await api.moments(this.link.id, this.link.key, left[0]!, Math.min(left[0]! + AT_ONCE - 1, left.at(-1)!));
        for (const { happening, position } of found) if (position) this.#known.set(happening.seq, position);
        if (missing().length === left.length) return false;
      }
      return true;
    } catch {
      return false; // without a network there is no film, only the position that is known
    } finally {
      this.fetching = false;
    }
  }
}

function ring({ kind, after, fact }: Beat): void {
  if (kind === "roll") hear("rolled");
  else if (kind === "coins") play("coin");
  else if (after && fact) hear(fact.code);
}

// Lets an entry that is not shown bit by bit be heard by what matters most in it; whether there was something to hear.
function heardAtOnce(moment: Moment): boolean {
  const codes = (moment.facts ?? []).map(({ code }) => code);
  const loud = ["rolled", "declined", "conquered", "scored"].find((code) => codes.includes(code));
  if (loud) hear(loud);
  else if (codes.includes("placed") || codes.includes("abandoned")) play("token");
  else return false;
  return true;
}
