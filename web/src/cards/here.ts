// What something does in this position, from what the server tells of it.

import { count } from "../lib/facts";
import type { BoardFile, ComboView, Decision, FactView, ItemView, Moment, PositionView, RaceView, RegionFile, RegionView, Target } from "../protocol";
import { standing } from "../replay/accounts";
import type { Subject } from "./subject";

export interface Table {
  position: PositionView | null;
  board: BoardFile;
  decision: Decision | null;
  targets: Map<number, Target>;
  told: readonly Moment[]; // what has happened
}

export interface Holder {
  seat: number;
  place: "active" | "decline" | "beside";
  race: RaceView;
}

export interface Here {
  holders: Holder[]; // whose race or power it is
  regions: number[]; // where it lies or is printed
  pays: ItemView[]; // lines of the score of this turn that are due to it
  paid: Score[]; // likewise of the last score of each seat but the one that decides
  costs: Pick<Target, "region" | "items">[]; // lines that are due to it, of the costs of regions somebody has asked about
  combo: (ComboView & { place: number }) | null; // in the column
}

export interface Score {
  seat: number;
  items: FactView[];
}

const PLACES = ["active", "decline", "beside"] as const;

export function here(subject: Subject, { position, board, decision, targets, told }: Table): Here {
  const { kind, key } = subject;
  const keys = kind === "pair" ? key.split(" ") : [key];
  const tiles = kind === "tile" || kind === "pair";
  const holders = (position?.seats ?? []).flatMap((seat, index) =>
    PLACES.flatMap((place) => {
      const race = seat[place];
      return tiles && race && keys.every((one) => one === race.race || one === race.power) ? [{ seat: index + 1, place, race }] : [];
    }),
  );
  const at = (position?.column ?? []).findIndex(({ race, power }) => tiles && keys.every((one) => one === race || one === power));
  const due = ({ args = {} }: Pick<ItemView, "args">): boolean => ["tile", "race", "site", "marker", "terrain"].some((name) => keys.includes(String(args[name] ?? "")));
  return {
    holders,
    regions: board.regions.filter((printed) => lies(subject, printed, position?.regions[printed.id - 1])).map(({ id }) => id),
    pays: (decision?.earning ?? []).filter(due),
    paid: lastScores(told).filter(({ seat }) => seat !== decision?.seat).map(({ seat, items }) => ({ seat, items: items.filter(due) })).filter(({ items }) => items.length),
    costs: [...targets.values()].map(({ region, items }) => ({ region, items: items.filter(due) })).filter(({ items }) => items.length),
    combo: at < 0 ? null : { ...position!.column[at]!, place: at },
  };
}

// What each seat scored last, and for what.
function lastScores(told: readonly Moment[]): Score[] {
  const scores = new Map<number, Score>();
  for (const { facts = [] } of standing(told)) {
    let items: FactView[] = [];
    for (const fact of facts) {
      if (fact.code === "score-item") items.push(fact);
      if (fact.code !== "scored") continue;
      scores.set(count(fact, "seat"), { seat: count(fact, "seat"), items });
      items = [];
    }
  }
  return [...scores.values()].sort((one, two) => one.seat - two.seat);
}

function lies({ kind, key }: Subject, printed: RegionFile, now: RegionView | undefined): boolean {
  switch (kind) {
    case "tile":
      return now?.race === key || (now?.sites ?? []).includes(key);
    case "pair":
      return now?.place === "active" && now.race === key.split(" ")[0];
    case "marker":
      return key in (now?.markers ?? {});
    case "terrain":
      return printed.terrain === key;
    case "symbol":
      return (printed.symbols ?? []).includes(key);
    case "natives":
      return key === "lost_tribe" ? now?.natives === 1 : (now?.natives ?? 0) > 1;
    case "access":
      return (now?.access || printed.access) === key;
    case "buried":
      return now?.buried === key;
    case "hidden":
      return now?.hides ?? false;
    case "region":
      return String(printed.id) === key;
    case "purse":
      return false;
  }
}

// Everything that can be read about in a region.
export function thingsIn(printed: RegionFile, now: RegionView | undefined, power = ""): Subject[] {
  const access = now?.access || printed.access;
  return [
    { kind: "terrain", key: printed.terrain },
    ...(printed.symbols ?? []).map((key) => ({ kind: "symbol" as const, key })),
    ...(access ? [{ kind: "access" as const, key: access }] : []),
    ...(now?.race ? [{ kind: "tile" as const, key: now.race }, ...(power ? [{ kind: "tile" as const, key: power }] : [])] : []),
    ...(now?.natives ? [{ kind: "natives" as const, key: now.natives === 1 ? "lost_tribe" : "monsters" }] : []),
    ...Object.keys(now?.markers ?? {}).map((key) => ({ kind: "marker" as const, key })),
    ...(now?.sites ?? []).map((key) => ({ kind: "tile" as const, key })),
    ...(now?.hides ? [{ kind: "hidden" as const, key: "hidden" }] : []),
    ...(now?.buried ? [{ kind: "buried" as const, key: now.buried }] : []),
  ];
}

// The power that works for whoever holds a region.
export function powerIn(position: PositionView | null, now: RegionView | undefined): string {
  return now?.seat && now.place ? (position?.seats[now.seat - 1]?.[now.place]?.power ?? "") : "";
}
