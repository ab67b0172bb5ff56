// Texts of src/cards, and of what stands on the table to be read.

import { counter } from "../plural";

const some = counter("en");
const coins = (n: number): string => some(n, { one: "coin", other: "coins" });
const tokens = (n: number): string => some(n, { one: "token", other: "tokens" });
const regions = (n: number): string => some(n, { one: "region", other: "regions" });

export const cards = {
  kinds: {
    race: "Race",
    power: "Power",
    law: "Law",
    marker: "Marker",
    terrain: "Terrain",
    symbol: "Symbol",
    natives: "They lived here first",
    access: "Way up and down",
    buried: "Below another race",
    hidden: "Still face down",
    purse: "Purse",
    pair: "Pair",
    region: "What is here",
  },
  read: (name: string): string => `Read about ${name}`,
  show: (region: number): string => `Region ${region}: show it on the board`,
  close: "Close this card",
  brings: (n: number): string => `Brings ${tokens(n)}`,
  tray: (n: number): string => `Never more than ${tokens(n)}`,
  here: "In this game",
  active: (who: string, n: number, hand: number): string => `${who}: ${regions(n)}, ${hand} in hand`,
  declined: (who: string, n: number): string => `${who}, in decline: ${regions(n)}`,
  where: (n: number): string => `On the map in ${regions(n)}:`,
  nowhere: "Not on the map now.",
  pays: "Pays this turn:",
  paid: (who: string): string => `${who}, last score:`,
  costs: (region: number): string => `For region ${region}:`,
  column: (price: number, lying: number): string => `Can be picked for ${price ? coins(price) : "nothing"}${lying ? `, with ${coins(lying)} lying on it` : ""}.`,
  rule: "The exact rule",
  ruleFails: "The rules cannot be loaded now.",
  suits: (n: number): string => `suits ${regions(n)}`,
  brought: (n: number): string => (n ? `Brings ${n > 0 ? "+" : "−"}${coins(Math.abs(n))} this turn` : "Brings no coin this turn"),
  short: (n: number, odds: string): string => `${n} short: roll the die, ${odds}.`,
  odds: (one: number): string => `1 in ${one}`,
  percent: (percent: number): string => `${percent}%`,
  fork: {
    regions: (n: number): string => `keep ${regions(n)}`,
    hand: (n: number): string => `${tokens(n)} to conquer with`,
    now: (n: number): string => `${coins(n)} if you take nothing`,
    coins: (n: number): string => `${coins(n)} now`,
    next: "a new pair next turn",
    last: "no new pair: it is your last turn",
  },
  purse: { name: "Hidden coins", summary: "How many coins somebody has stays secret until the game is over. What is earned and paid is told openly, in the log too: whoever likes may count along." },
  legend: { title: "What is on this board", terrains: "Terrain", symbols: "Symbols and pieces", markers: "Markers" },
};
