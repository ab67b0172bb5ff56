// What a player looks at: a position with the choices that are open in it, and the region he is thinking about.

import { speech } from "../i18n/index.svelte";
import type { TableLink } from "../lib/table.svelte";
import type { BoardFile, Choice, Decision, PositionView, RegionFile, RegionView, ServerMessage, TableInfo, Target } from "../protocol";
import { caution } from "./caution.svelte";
import { cautionOf, controlsOf, tapped, type Controls } from "./controls";
import { placedIn, placings } from "./placing";

export interface Drawing {
  width: number;
  height: number;
  regions: { id: number; path: string; label: [number, number]; radius: number }[];
  borders: { between: [number, number]; path: string; coast: boolean }[];
  bridges: { between: [number, number]; ends: [number, number, number, number] }[];
}

export class Scene {
  #selected = $state<number | null>(null);
  pair = $state<number | null>(null); // a pair of the column, by its price
  aimed = $state<string | null>(null); // a verb whose region is being chosen: only its regions glow
  asking = $state.raw<Choice | null>(null); // what is to be confirmed
  carried = $state<number | null>(null); // the region over which a token is being dragged
  busy = $state(false); // a wish is on its way
  refusal = $state.raw<{ code: string; message: string; rule?: string } | null>(null);

  #later: Choice[] = []; // regions that were tapped while another wish was on its way

  constructor(
    readonly link: TableLink,
    readonly board: BoardFile,
    readonly drawing: Drawing,
  ) {}

  // The region somebody thinks about. Selecting one while tokens are placed, or a verb is aimed, does that at once.
  get selected(): number | null {
    return this.#selected;
  }

  set selected(region: number | null) {
    const choice = region && this.decision ? tapped(this.controls.regions.get(region) ?? [], false, this.aimed) : null;
    this.#selected = choice ? null : region;
    if (choice) void this.choose(choice);
  }

  get position(): PositionView | null {
    return this.link.position;
  }

  get table(): TableInfo | null {
    return this.link.table;
  }

  get decision(): Decision | null {
    return this.link.decision;
  }

  get choices(): Choice[] {
    return this.decision?.choices ?? [];
  }

  readonly controls: Controls = $derived(controlsOf(this.decision));

  // Choices that name a region, by region, best first; while a verb is aimed only those of that verb.
  readonly byRegion: Map<number, Choice[]> = $derived.by(() => {
    const verb = this.aimed;
    if (!verb) return this.controls.regions;
    const found = [...this.controls.regions].map(([region, choices]) => [region, choices.filter((choice) => choice.verb === verb)] as const);
    return new Map(found.filter(([, choices]) => choices.length));
  });

  // Choices without a region: stop, done, decline, a combo, a player.
  readonly others: Choice[] = $derived(this.choices.filter((choice) => !choice.region));

  readonly #placings: string[] = $derived.by(() => {
    const decision = this.decision;
    const placing = decision && ["redeploy", "withdraw"].includes(decision.phase) && decision.can_undo;
    return placing ? placings(this.link.happenings, decision.seat, decision.choices) : [];
  });

  // Tokens placed in this redeployment, by region: each of them can be taken back.
  readonly placed: Map<number, number> = $derived(placedIn(this.#placings));

  readonly targets: Map<number, Target> = $derived(
    new Map((this.decision?.targets ?? []).map((target) => [target.region, target])),
  );

  printed(region: number): RegionFile {
    return this.board.regions[region - 1]!;
  }

  lying(region: number): RegionView | undefined {
    return this.position?.regions[region - 1];
  }

  // The name of a seat, counted from 1.
  readonly who = (seat: number): string => this.table?.seats[seat - 1]?.name || speech.t.game.player(seat);

  mine(seat: number): boolean {
    return this.link.seats.includes(seat);
  }

  // What holds the tokens that are being used: usually the active race of the one who decides.
  get acting() {
    const seat = this.position?.seats[(this.decision?.seat ?? 0) - 1];
    return seat?.[this.position?.acting || "active"] ?? seat?.active ?? null;
  }

  // A second tap, click or Enter on the region that is selected already: does what is safe.
  again(region: number): void {
    const choice = this.decision ? tapped(this.controls.regions.get(region) ?? [], true, this.aimed) : null;
    if (choice) void this.choose(choice);
  }

  // Carries out a choice, after asking once more if it cannot be taken back.
  async choose(choice: Choice): Promise<boolean> {
    const decision = this.decision;
    if (!decision) return false;
    if (this.busy) {
      if (choice.region) this.#later.push(choice); // quick fingers
      return false;
    }
    if (this.asking !== choice && caution.on && cautionOf(choice, decision)) {
      this.asking = choice;
      return false;
    }
    return this.act(choice.action);
  }

  async act(action: string): Promise<boolean> {
    return this.#undisturbed(() => this.#send(() => this.link.act(action)));
  }

  async undo(): Promise<boolean> {
    return this.#undisturbed(() => this.#send(() => this.link.undo()));
  }

  // Several actions one after the other; ends early as soon as one is not possible any more.
  async actAll(actions: string[]): Promise<boolean> {
    return this.#undisturbed(() => this.#sendAll(actions));
  }

  // Takes one token back from a region: everything up to it is undone, and what came after it is done again.
  async takeBack(region: number): Promise<boolean> {
    const steps = this.#placings;
    const at = steps.lastIndexOf(`place ${region}`);
    if (at < 0) return false;
    return this.#undisturbed(async () => {
      for (let undone = steps.length; undone > at; undone--) if (!(await this.#send(() => this.link.undo()))) return false;
      return this.#sendAll(steps.slice(at + 1));
    });
  }

  // Forgets what was meant for another moment; called when the decision changes.
  // Lets a bot play for somebody who is away; the server gives people who have just left some time to come back.
  async fill(seat: number): Promise<void> {
    const message = await this.link.wish({ type: "fill", seat });
    this.refusal = message.type === "refused" ? message : null;
  }

  settle(): void {
    this.asking = null;
    this.pair = null;
    if (this.aimed && !this.choices.some((choice) => choice.verb === this.aimed)) this.aimed = null;
  }

  async #sendAll(actions: string[]): Promise<boolean> {
    for (const action of actions) {
      if (!this.choices.some((choice) => choice.action === action) || !(await this.#send(() => this.link.act(action)))) return false;
    }
    return true;
  }

  async #send(ask: () => Promise<ServerMessage>): Promise<boolean> {
    const thought = this.#selected;
    const message = await ask();
    this.refusal = message.type === "refused" ? message : null;
    if (message.type !== "accepted") return false;
    await this.#seen(message.seq);
    if (this.#selected === thought) this.#selected = null; // quick fingers may be elsewhere already
    return true;
  }

  // Lets one wish at a time be on its way. What was tapped meanwhile follows, if it is still possible.
  async #undisturbed(work: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.asking = null;
    try {
      return await work();
    } finally {
      this.busy = false;
      const next = this.#later.shift();
      const still = this.choices.find((choice) => choice.action === next?.action);
      if (still) void this.choose(still);
      else this.#later = [];
    }
  }

  // Waits until the picture after an accepted wish has come, but not for ever.
  #seen(seq: number): Promise<void> {
    if ((this.link.game?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(end, 3000);
      const stop = this.link.listen((_, game) => {
        if (game.seq >= seq) end();
      });
    });
  }
}
