// Texts about who plays, how it ended and what is heard.

import { counter } from "../plural";

const some = counter("en");
const coins = (n: number): string => some(n, { one: "coin", other: "coins" });
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth"];

export const character = {
  against: (names: string): string => `Against ${names}. You move first.`,
  living: {
    label: (board: string): string => `A game between bots on this board: ${board}`,
    pause: "Pause the board",
    play: "Let the board play on",
    decline: (race: string): string => `${race} go into decline`,
  },
  music: {
    name: "Music",
    hint: "A quiet piece, written for this page.",
    on: "Music is on",
    off: "Music is off",
  },
  verdict: {
    win: (n: number): string => `You win with ${coins(n)}!`,
    tie: (n: number): string => `You win with ${coins(n)}, ahead in the tie by tokens on the board!`,
    shared: (others: string, n: number): string => `You share the victory with ${others}: ${coins(n)} each.`,
    place: (place: number, n: number): string => `You came ${ORDINALS[place] ?? place}, with ${coins(n)}.`,
    ahead: (source: string, n: number): string => `The biggest lead over you: ${source}, ${coins(n)} more.`,
  },
  reveal: {
    title: "The purses are opened …",
    skip: "Show the result",
    closed: "Coins still hidden",
  },
};
