// What somebody wants to know who plays for the first time.

import { counter } from "../plural";

const some = counter("en");
const coins = (n: number): string => some(n, { one: "coin", other: "coins" });
const regions = (n: number): string => some(n, { one: "region", other: "regions" });

export const first = {
  learn: "New here? Learn it in five minutes",
  pick: (n: number, rounds: number): string => `Pick a pair: a race that conquers for you, and its power. Most coins after ${some(rounds, { one: "turn", other: "turns" })} win. You have ${n}.`,
  price: "Each number is a price in tokens. Choose a region to see why, and to conquer it.",
  die: "Your tokens are too few for any region. One roll of the die may help; after it your conquests end.",
  came: "All tokens but one of each region are back in your hand, to defend what you have.",
  still: (deeds: string): string => `All tokens are placed. Before you end your turn you may still: ${deeds}.`,
  late: "Your conquests are over for this turn.",
  decline: "In decline a race conquers no more, but its regions still pay you. Do it when few tokens are left to conquer with.",
  list: (verb: string, n: number): string => `${verb}: ${regions(n)} as a list`,
  earned: (n: number): string => `You earned ${coins(n)}.`,
  soon: "Your turn next",
  purse: (n: number): string => `You have ${coins(n)}`,
};
