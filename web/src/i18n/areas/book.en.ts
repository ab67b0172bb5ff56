// Texts around the rulebook; the book itself is in src/book.

import { counter } from "../plural";

const some = counter("en");

export const book = {
  lead: "Short enough to be read. The exact wording is one fold away, for arguments.",
  search: "Search the rules",
  contents: "Contents",
  linkTo: (title: string): string => `Link to “${title}”`,
  found: (count: number): string => some(count, { one: "place in the book", other: "places in the book" }),
  exact: "The exact wording",
  exactHint: "Every rule has a number by which the game refers to it. Written in English.",
  exactRule: (number: string): string => `Exact rule ${number}`,
  inShort: "In short",
  whole: "The whole book",
  example: "Example:",
  legend: "Terrain and symbols",
  costs: (count: number): string => some(count, { one: "token", other: "tokens" }),
  calculator: {
    world: "World",
    map: "Map: tap the region to be conquered",
    target: "Region",
    region: (terrain: string, number: number): string => `${terrain} (${number})`,
    attacker: "Who is coming",
    race: "Race",
    power: "Power",
    from: "From",
    outside: "outside the board",
    there: "Who is there",
    nobody: "Nobody",
    people: "Another race",
    holder: "Which race",
    tokens: "Tokens",
    decline: "In decline",
    fewer: (name: string): string => `One less: ${name}`,
    more: (name: string): string => `One more: ${name}`,
    sum: "The sum",
    impossible: "Not possible:",
    never: "That cannot happen in a game.",
  },
};
