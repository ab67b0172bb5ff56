// The table somebody is about to open.

import type { BoardInfo, NewTable, Offers, SeatPlan, TileInfo } from "../../protocol";

// On this device, a person by link, whoever comes first, or the name of a bot.
export type Player = "here" | "link" | "open" | (string & {});

export interface Chair {
  player: Player;
  name: string;
}

const AWAY: Player[] = ["link", "open"];
const BELONGS: Record<string, string[]> = { sky: ["base", "sky"] }; // boxes a board takes its tiles from

export class Wish {
  box = $state("base");
  players = $state(2);
  board = $state("base_2");
  chairs = $state<Chair[]>([]);
  boxes = $state<string[]>(["base"]);
  sites = $state(false);
  without = $state<string[]>([]);
  switches = $state<Record<string, boolean | string>>({});
  title = $state("");
  public = $state(false);
  hints = $state(true); // the coach may be asked
  thinking = $state(0); // seconds, 0: no clock
  pace = $state(0); // seconds for each move, instead of it
  timeout = $state<"bot" | "forfeit" | "wait">("bot"); // what happens when time is out
  vacation = $state(0); // days
  grace = $state(0); // seconds, 0: no bot ever takes over
  onThisDevice = $state(false); // nobody can come from elsewhere
  rated = $state(false);
  fill = $state(0); // seconds, then bots take open seats; 0: when the host begins

  constructor(
    readonly offers: Offers,
    name: string,
    here = false,
  ) {
    this.onThisDevice = here;
    this.chairs = [{ player: "here", name }, this.#other];
    this.#settle();
  }

  get timed(): boolean {
    return this.pace > 0 || this.thinking > 0;
  }

  // Where a move takes hours, people may be away for days.
  get mayRest(): boolean {
    return this.pace >= 3600 || this.thinking >= 86_400;
  }

  get counts(): number[] {
    return [...new Set(this.offers.boards.filter((one) => one.box === this.box).map((one) => one.players))].sort();
  }

  get boards(): BoardInfo[] {
    return this.offers.boards.filter((one) => one.box === this.box && one.players === this.players);
  }

  // Relics and Places are part of Underground and can be added elsewhere.
  get maySites(): boolean {
    return this.box !== "underground";
  }

  get tiles(): TileInfo[] {
    const sites = this.sites || !this.maySites;
    return this.offers.tiles.filter((tile) => tile.box === "own" || (tile.kind === "site" ? sites : this.boxes.includes(tile.box)));
  }

  // Whether somebody is to come from elsewhere.
  get invites(): boolean {
    return this.chairs.some((chair) => AWAY.includes(chair.player));
  }

  // On this device, or at a server.
  play(here: boolean): void {
    this.onThisDevice = here;
    this.chairs = this.chairs.map((chair) => (here && AWAY.includes(chair.player) ? { ...this.#other, name: chair.name } : chair));
  }

  chooseBox(box: string): void {
    this.box = box;
    this.boxes = this.#usual;
    this.without = [];
    this.switches = {};
    if (!this.maySites) this.sites = false;
    this.#settle();
  }

  choosePlayers(players: number): void {
    this.players = players;
    this.#settle();
  }

  mix(box: string, wanted: boolean): void {
    const boxes = wanted ? [...this.boxes, box] : this.boxes.filter((one) => one !== box);
    if (boxes.length) this.boxes = this.offers.boxes.filter((one) => boxes.includes(one));
  }

  leaveOut(key: string, out: boolean): void {
    this.without = out ? [...this.without, key] : this.without.filter((one) => one !== key);
  }

  toSend(): NewTable {
    const known = new Set(this.tiles.map((tile) => tile.key));
    const usual = this.#usual;
    const mixed = this.boxes.length !== usual.length || this.boxes.some((box) => !usual.includes(box));
    return {
      board: this.board,
      boxes: mixed ? this.boxes : [],
      sites: this.sites,
      without: this.without.filter((key) => known.has(key)),
      switches: { ...this.switches },
      seats: this.#seats(),
      title: this.title.trim(),
      public: this.public && !this.onThisDevice,
      hints: this.hints && !this.rated,
      rated: this.rated && !this.onThisDevice,
      fill: (!this.onThisDevice && this.fill) || null,
      thinking: (!this.onThisDevice && this.thinking) || null,
      pace: (!this.onThisDevice && this.pace) || null,
      timeout: !this.onThisDevice && this.timed ? this.timeout : "bot",
      vacation: (!this.onThisDevice && this.mayRest && this.vacation) || null,
      grace: (!this.onThisDevice && this.grace) || null,
    };
  }

  // Who sits down where nobody has been chosen yet.
  get #other(): Chair {
    return { player: this.onThisDevice ? (this.offers.levels?.[0] ?? "here") : "link", name: "" };
  }

  get #usual(): string[] {
    return BELONGS[this.box] ?? [this.box];
  }

  // Everybody on this device shares one link.
  #seats(): SeatPlan[] {
    const here = this.chairs.filter((chair) => chair.player === "here").length;
    return this.chairs.map(({ player, name: written }) => {
      const name = written.trim();
      if (player === "here") return { name, player: "person", link: here > 1 ? 1 : 0 };
      if (player === "link" || player === "open") return { name, player: player === "link" ? "person" : player };
      return { name, player }; // a bot without a name gets one
    });
  }

  // After a change: a board that exists, and as many chairs as it has seats.
  #settle(): void {
    if (!this.counts.includes(this.players)) this.players = this.counts[0] ?? 2;
    if (!this.boards.some((one) => one.board === this.board)) this.board = this.boards[0]?.board ?? "base_2";
    const chairs = this.chairs.slice(0, this.players);
    while (chairs.length < this.players) chairs.push(this.#other);
    this.chairs = chairs;
  }
}
