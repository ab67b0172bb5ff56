// What a player looks at: a position with the choices that are open in it, and the region he is thinking about.

import { actionsOf } from "../lib/picture";
import { keep, kept, type Plan } from "../lib/plans";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { speech, type Refused } from "../i18n/index.svelte";
import type { TableLink } from "../lib/table.svelte";
import type { Film } from "../film/film.svelte";
import { staged } from "../film/stage";
import type { BoardFile, Choice, Decision, Explained, Moment, PositionView, RegionFile, RegionView, ServerMessage, TableInfo, Target } from "../protocol";
import { caution } from "./caution.svelte";
import { cautionOf, controlsOf, tapped, type Controls } from "./controls";
import { standing } from "../replay/accounts";
import { closed } from "./people/sharing";
import { talkOf, type Spoken } from "./people/talk";
import { decisionAfter, isPlacing, momentOf, placedIn, placements, placings, planned, possible, without } from "./placing";

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
  hinting = $state(false); // the coach has been asked
  lit = $state.raw<number[]>([]); // regions that are shown to somebody who reads about them
  carried = $state<number | null>(null); // the region over which a token is being dragged
  busy = $state(false); // a wish is on its way
  holder = $state(0); // who holds the device, of several people who share it
  refusal = $state.raw<(Refused & { rule?: string }) | null>(null);

  #later: Choice[] = []; // regions that were tapped while another wish was on its way

  constructor(
    readonly link: TableLink,
    readonly board: BoardFile,
    readonly drawing: Drawing,
    readonly film: Film | null = null, // of what others do
  ) {}

  // What is to be drawn: this scene, or a moment that the film shows.
  readonly stage: Scene = staged(this);

  // The entry of the log after which the position was so.
  get seq(): number {
    return this.link.game?.seq ?? 0;
  }

  // What happened, as far as it was shown.
  get told(): Moment[] {
    return this.film?.told ?? this.link.happenings;
  }

  // The region somebody thinks about. Selecting one while tokens are placed, or a verb is aimed, does that at once.
  get selected(): number | null {
    return this.#selected;
  }

  set selected(region: number | null) {
    if (region && this.decision) this.film?.skip(); // whoever decides does so on the true board
    if (region) this.hinting = false;
    const choice = region && this.decision ? tapped(this.controls.regions.get(region) ?? [], false, this.aimed) : null;
    this.#selected = choice ? null : region;
    if (choice) void this.choose(choice);
  }

  #plan = $state.raw<Plan | null>(kept());
  #explained = $state.raw<Explained[]>([]); // for the newest number

  readonly #moment: number = $derived.by(() => momentOf(this.link.happenings ?? []));

  // Regions in which tokens are to be placed, one for each token; the server is told with the next wish.
  readonly plan: number[] = $derived.by(() => {
    const { decision, position, id } = this.link;
    if (!decision || !position || !isPlacing(decision) || this.#plan?.table !== id || this.#plan.moment !== this.#moment) return [];
    return possible(this.#plan.regions, this.#hand(position, decision), decision.choices);
  });

  // Whether several people share this screen.
  get shared(): boolean {
    return this.link.seats.length > 1;
  }

  // A rated game that has begun: it is played to its end, and whoever leaves it comes last.
  get counts(): boolean {
    return this.table?.status === "playing" && (this.table.agreement.rated ?? false);
  }

  // The seats of whoever looks at the screen now: of several people who share it, the one who decides.
  get self(): number[] {
    return this.shared && this.decision ? [this.decision.seat] : this.link.seats;
  }

  // The one to whom the device must be passed before anything can be done; 0 for nobody.
  readonly handing: number = $derived.by(() => {
    const seat = this.link.decision?.seat ?? 0;
    const people = this.link.seats.filter((own) => !this.table?.seats[own - 1]?.bot);
    return settings.handOver && people.length > 1 && seat !== this.holder ? seat : 0;
  });

  readonly #position: PositionView | null = $derived.by(() => {
    const { decision, position } = this.link;
    return position && this.discreet(decision ? planned(position, decision.seat, this.plan) : position);
  });

  // A position as whoever looks at the screen now may see it: of people who share it only the decider's purse is open.
  discreet(position: PositionView): PositionView {
    const { decision, table } = this.link;
    if (!this.shared || table?.status === "over" || table?.agreement.switches?.openScores === true) return position;
    return closed(position, this.link.seats, this.handing ? 0 : (decision?.seat ?? 0));
  }

  readonly #decision: Decision | null = $derived.by(() => {
    const { decision, position } = this.link;
    if (this.handing) return null;
    return decision && position ? decisionAfter(decision, this.#hand(position, decision), this.plan) : decision;
  });

  get position(): PositionView | null {
    return this.#position;
  }

  get table(): TableInfo | null {
    return this.link.table;
  }

  get decision(): Decision | null {
    return this.#decision;
  }

  #hand(position: PositionView, decision: Decision): number {
    return position.seats[decision.seat - 1]?.[position.acting || "active"]?.hand ?? 0;
  }

  // What has been said, as far as somebody here wants to know it.
  readonly talk: Spoken[] = $derived.by(() => talkOf(this.link.happenings, settings.asides || !this.link.seats.length ? this.link.asides : []));

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

  readonly #placings: string[][] = $derived.by(() => {
    const decision = this.link.decision;
    return decision && isPlacing(decision) && decision.can_undo ? placings(this.link.happenings, decision.seat, decision.choices) : [];
  });

  // Tokens placed in this redeployment, by region: each of them can be taken back.
  readonly placed: Map<number, number> = $derived(placedIn([...this.#placings.flat(), ...placements(this.plan)]));

  // What regions cost; those somebody has asked about also with the reasons.
  readonly targets: Map<number, Target & Pick<Explained, "brings">> = $derived.by(() => {
    const explained = this.#explained.filter(({ seq }) => seq === this.link.game?.seq);
    return new Map([...(this.decision?.targets ?? []), ...explained].map((target) => [target.region, target]));
  });

  // Asks what a region costs and why, or why it cannot be conquered, unless that is known.
  async explain(region: number): Promise<void> {
    const seq = this.link.game?.seq;
    if (!this.decision || !["legacy", "ready", "conquer"].includes(this.decision.phase)) return;
    const { seat, place } = this.lying(region) ?? {};
    if (seat === this.decision.seat && place === (this.position?.acting || "active")) return; // it has been taken
    if (this.#explained.some((known) => known.region === region && known.seq === seq)) return;
    const answer = await this.link.wish({ type: "why", region });
    if (answer.type === "explained") this.#explained = [...this.#explained.filter((known) => known.seq === answer.seq), answer];
  }

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

  // Whether the coach may be asked now: not where the host does not want it, nor against a clock.
  get mayHint(): boolean {
    const { hints = true, thinking = null, pace = null } = this.table?.agreement ?? {};
    return this.decision !== null && hints && thinking === null && pace === null;
  }

  light(regions: number[]): void {
    this.lit = regions;
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
    this.film?.skip();
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

  // A token is placed here; everything else is told to the server, together with the tokens that were placed before.
  async act(action: string): Promise<boolean> {
    this.film?.skip();
    const [verb, region] = action.split(" ");
    if (verb === "place" && isPlacing(this.decision)) return this.place([Number(region)]);
    return this.#undisturbed(() => this.#send(() => this.link.act([...placements(this.plan), action])));
  }

  // Places tokens from the hand, as long as there are some.
  place(regions: number[]): boolean {
    if (this.busy || !this.choices.some(({ verb }) => verb === "place")) return false;
    this.film?.skip();
    this.#intend([...this.plan, ...regions]);
    this.refusal = null;
    play("token");
    return true;
  }

  // Does what the coach advises: the tokens of a redeployment lie as he says, everything else is chosen as by a tap.
  async follow(actions: string[]): Promise<boolean> {
    if (isPlacing(this.decision) && actions.every((action) => action.startsWith("place "))) {
      this.#intend([]);
      this.hinting = false; // it is followed; what is left is to end the turn
      return this.place([...placedIn(actions)].flatMap(([region, count]) => Array<number>(count).fill(region)));
    }
    const choice = this.choices.find(({ action }) => action === actions[0]);
    return choice ? this.choose(choice) : false;
  }

  // Takes back the last token that was placed here, or else the last wish. Tokens that were told together with that
  // wish are placed here again, since only the wish itself was meant.
  async undo(): Promise<boolean> {
    if (this.busy) return false;
    this.film?.skip();
    if (this.plan.length) {
      this.#intend(this.plan.slice(0, -1));
      return true;
    }
    const last = standing(this.link.happenings).at(-1);
    const undone = await this.#undisturbed(() => this.#send(() => this.link.undo()));
    if (undone && last?.more?.length && isPlacing(this.link.decision)) this.#intend([...placedIn(actionsOf(last))].flatMap(([region, count]) => Array<number>(count).fill(region)));
    return undone;
  }

  // Takes one token back from a region. If the server knows of it already, everything up to it is undone, and what came
  // after it is done again.
  async takeBack(region: number): Promise<boolean> {
    if (this.busy) return false;
    if (this.decision) this.film?.skip();
    const { plan } = this;
    if (plan.includes(region)) {
      this.#intend(without(plan, region));
      return true;
    }
    const steps = this.#placings;
    const at = steps.findLastIndex((actions) => actions.includes(`place ${region}`));
    if (at < 0) return false;
    const again = steps.slice(at).flat();
    again.splice(again.lastIndexOf(`place ${region}`), 1);
    return this.#undisturbed(async () => {
      for (let undone = steps.length; undone > at; undone--) if (!(await this.#send(() => this.link.undo()))) return false;
      const done = !again.length || (await this.#send(() => this.link.act(again)));
      this.#intend(plan);
      return done;
    });
  }

  #intend(regions: number[]): void {
    this.#plan = { table: this.link.id, moment: this.#moment, regions };
    keep(this.#plan);
  }

  // Lets a bot play for somebody who is away; the server gives people who have just left some time to come back.
  async fill(seat: number): Promise<void> {
    const message = await this.link.wish({ type: "fill", seat });
    this.refusal = message.type === "refused" ? message : null;
  }

  // Forgets what was meant for another moment; called when the decision changes.
  settle(): void {
    this.asking = null;
    this.pair = null;
    this.lit = [];
    this.hinting = false;
    if (this.aimed && !this.choices.some((choice) => choice.verb === this.aimed)) this.aimed = null;
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
