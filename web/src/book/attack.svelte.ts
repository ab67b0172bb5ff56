// What somebody wants to know the cost of. Whatever is changed, the rest stays possible.

import { WATER } from "../board/paint";
import type { BoardFile, MarkerInfo, Offers, TileInfo } from "../protocol";
import type { Layout } from "./still";

const CLOSED = "chasm"; // nobody ever stands there

export type Who = "nobody" | "natives" | "race";

export class Attack {
  region = $state(1);
  origin = $state(0); // 0: from outside
  race = $state("");
  power = $state("");
  who = $state<Who>("nobody");
  holder = $state("");
  tokens = $state(1);
  decline = $state(false);
  markers = $state<Record<string, number>>({});

  readonly races: TileInfo[];
  readonly powers: TileInfo[];
  readonly #tiles: TileInfo[];

  constructor(
    readonly file: BoardFile,
    offers: Offers,
  ) {
    const boxes = file.key.includes("+") ? offers.boards.filter(({ board }) => file.key.split("+").includes(board)).map(({ box }) => box) : [];
    const box = offers.boards.find(({ board }) => board === file.key)?.box ?? "";
    this.#tiles = offers.tiles.filter((tile) => [...boxes, box].includes(tile.box));
    this.races = this.#tiles.filter((tile) => tile.kind === "race");
    this.powers = this.#tiles.filter((tile) => tile.kind === "power");
    this.race = this.races[0]!.key;
    this.power = this.powers[0]!.key;
    this.holder = this.others[0]!.key;
    this.aim((file.regions.find((region) => region.natives) ?? file.regions[0]!).id);
  }

  get target() {
    return this.file.regions[this.region - 1]!;
  }

  get closed(): boolean {
    return this.target.terrain === CLOSED;
  }

  // Regions one may come from, dry land first.
  get origins(): number[] {
    const terrain = (id: number): string => this.file.regions[id - 1]!.terrain;
    const wet = (id: number): number => Number(WATER.includes(terrain(id)));
    return this.target.neighbours.filter((id) => terrain(id) !== CLOSED).sort((a, b) => wet(a) - wet(b));
  }

  // Races that may be there, since nobody is attacked by his own kind.
  get others(): TileInfo[] {
    return this.races.filter((race) => race.key !== this.race);
  }

  // Markers that matter for a cost and may lie beside the holder.
  get possible(): MarkerInfo[] {
    const from = this.#tiles.filter((tile) => tile.kind === "power" || tile.key === this.holder);
    return from.flatMap((tile) => tile.markers ?? []).filter((marker) => (marker.defence || marker.immune) && (marker.lasting || !this.decline));
  }

  aim(region: number): void {
    this.region = region;
    const { natives, entry } = this.target;
    if (!this.origins.includes(this.origin)) this.origin = entry ? 0 : (this.origins[0] ?? 0);
    if (this.closed || this.who !== "race") this.who = natives ? "natives" : "nobody";
  }

  send(race: string): void {
    this.race = race;
    if (this.holder === race) this.hold(this.others[0]!.key);
  }

  hold(race: string): void {
    this.holder = race;
    this.#tidy();
  }

  turn(decline: boolean): void {
    this.decline = decline;
    if (decline) this.tokens = 1;
    this.#tidy();
  }

  put(marker: string, count: number): void {
    this.markers = { ...this.markers, [marker]: count };
  }

  #tidy(): void {
    const known = new Set(this.possible.map(({ key }) => key));
    this.markers = Object.fromEntries(Object.entries(this.markers).filter(([key]) => known.has(key)));
  }

  get query(): URLSearchParams {
    const query = new URLSearchParams({ region: String(this.region), race: this.race, power: this.power });
    if (this.origin) query.set("from", String(this.origin));
    if (this.who === "natives") query.set("natives", String(this.target.natives || 1));
    if (this.who !== "race") return query;
    const markers = Object.entries(this.markers).filter(([, count]) => count);
    query.set("holder", this.holder);
    query.set("tokens", String(this.tokens));
    query.set("decline", String(this.decline));
    if (markers.length) query.set("markers", markers.map(([key, count]) => `${key}:${count}`).join());
    return query;
  }

  get layout(): Layout {
    const there = { race: this.holder, tokens: this.tokens, markers: Object.fromEntries(Object.entries(this.markers).filter(([, count]) => count)) };
    const target = this.who === "race" ? there : { natives: this.who === "natives" ? this.target.natives || 1 : 0 };
    return {
      board: this.file.key,
      seats: [{ active: { race: this.race } }, this.decline ? { decline: { race: this.holder } } : { active: { race: this.holder } }],
      regions: { [this.region]: target, ...(this.origin ? { [this.origin]: { race: this.race } } : {}) },
    };
  }
}
