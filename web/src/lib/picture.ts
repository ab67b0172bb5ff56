// The newest picture of a table, put together from what the server says is new, with every choice spelt out.

import type { Choice, Choices, Decision, Moment, News, PositionView, Question, RegionView, SeatView, TableInfo } from "../protocol";

export interface Picture {
  seq: number;
  table: TableInfo;
  position: PositionView | null;
  decision: Decision | null;
}

// The first news of a connection tell everything, so what was known before does no harm.
export function followed(known: Picture | null, news: News): Picture {
  const table = { ...known?.table, ...news.table, seq: news.seq } as TableInfo;
  return { seq: news.seq, table, position: positionAfter(known?.position ?? null, news), decision: news.decision ? spelt(news.decision) : null };
}

function positionAfter(known: PositionView | null, { position: change }: News): PositionView | null {
  if (!change) return known;
  const seats: SeatView[] = [...(known?.seats ?? [])];
  for (const [number, seat] of Object.entries(change.seats ?? {})) seats[Number(number) - 1] = seat;
  const regions: RegionView[] = [...(known?.regions ?? [])];
  for (const region of change.regions ?? []) regions[region.id - 1] = region;
  return { ...known, ...change, seats, regions } as PositionView;
}

export function spelt({ choices, ...question }: Question): Decision {
  const conquests = choices.filter(({ costs }) => costs?.length);
  return {
    ...question,
    choices: choices.flatMap(each),
    targets: conquests.flatMap(({ regions = [], costs = [] }) => regions.map((region, index) => ({ region, cost: costs[index]!, items: [] }))),
  };
}

function each({ verb, regions, seats, prices, chances, coins, keeps, hand, leaves, suited }: Choices): Choice[] {
  if (regions?.length) return regions.map((region, index) => ({ verb, action: `${verb} ${region}`, region, chance: chances?.[index] ?? null }));
  if (seats?.length) return seats.map((seat) => ({ verb, action: `${verb} ${seat}`, seat }));
  if (prices?.length) return prices.map((price, index) => ({ verb, action: `${verb} ${price}`, price, ...(suited?.[index]?.length ? { suited: suited[index] } : {}) }));
  return [{ verb, action: verb, ...(coins == null ? {} : { coins }), ...(keeps == null ? {} : { keeps, hand, leaves }) }];
}

// What was done in a moment, in order.
export function actionsOf({ action, more = [] }: Pick<Moment, "action" | "more">): string[] {
  return action ? [action, ...more] : [];
}
