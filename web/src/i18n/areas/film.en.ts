// Texts of src/film: what others do, shown step by step.

import { counter } from "../plural";

const some = counter("en");

export const film = {
  label: "What the others do",
  rolling: (who: string): string => `${who} rolls the die …`,
  rolls: "The die is rolling …",
  pause: "Pause",
  resume: "Go on",
  skip: "Skip",
  again: "Show me that again",
  speed: "Speed of the others' turns",
  speeds: { slow: "Slow", normal: "Normal", fast: "Fast", instant: "Instant" },
  since: {
    show: "Show me",
    picked: (pair: string): string => `new: ${pair}`,
    conquests: (n: number): string => `${some(n, { one: "region", other: "regions" })} conquered`,
    among: (list: string): string => `from ${list}`,
    yours: "you",
    failed: (n: number): string => `${some(n, { one: "attack", other: "attacks" })} failed`,
    lost: (n: number): string => `You lost ${some(n, { one: "token", other: "tokens" })}.`,
    none: "Nothing conquered",
  },
};
