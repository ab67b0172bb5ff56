// The analysis of a finished game: asked for once, waited for patiently, and looked at beside the replay.

import { api, Problem } from "../lib/api";
import type { Analysis, AnalysisProgress, Point } from "../protocol";
import type { Reel } from "../replay/reel.svelte";
import { chancesByStep } from "./curve";

const FIRST_LOOK = 400; // milliseconds until it is asked how far it has come; a little longer each time
const LONGEST_WAIT = 4000;

export class Coach {
  progress = $state.raw<AnalysisProgress | null>(null);
  problem = $state.raw<Problem | null>(null);

  #timer = 0;
  #wait = FIRST_LOOK;
  #closed = false;

  constructor(readonly reel: Reel) {
    void this.ask();
  }

  get analysis(): Analysis | null {
    return this.progress?.analysis ?? null;
  }

  // The chances of all seats after each step of the replay.
  readonly steps: number[][] = $derived.by(() => (this.analysis ? chancesByStep(this.analysis.points, this.reel.stops, this.analysis.seats.length) : []));

  // What there is to say about the moment that is looked at.
  readonly point: Point | null = $derived.by(() => this.analysis?.points.find(({ seq }) => seq === this.reel.seq) ?? null);

  // Steps at which the game turned, in order.
  readonly turns: number[] = $derived.by(() => (this.analysis?.turns ?? []).map((seq) => this.reel.stops.indexOf(seq)).filter((step) => step >= 0).sort((one, two) => one - two));

  async ask(): Promise<void> {
    this.problem = null;
    this.#wait = FIRST_LOOK;
    await this.#look(true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look(wish: boolean): Promise<void> {
    const { id, key } = this.reel.link;
    try {
      const known = await api.analysis(id, key);
      this.progress = known.state === "none" && wish ? await api.analyse(id, key) : known;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (!this.progress || problem.code !== "offline") this.problem = problem; // a server that is gone for a while goes on later
    }
    if (this.#closed || this.problem || this.progress?.state === "done") return;
    this.#timer = window.setTimeout(() => void this.#look(true), this.#wait);
    this.#wait = Math.min(1.4 * this.#wait, LONGEST_WAIT);
  }
}
