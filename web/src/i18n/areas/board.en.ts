// Texts of src/board; one section for each component.

import { counter } from "../plural";

const some = counter("en");

export const board = {
  label: (name: string): string => `The board: ${name}`,
  help: "Arrow keys move from region to region, Page Up and Page Down between possible ones, Enter chooses, I tells what is there. Plus, minus and 0 zoom.",
  region: (number: number): string => `Region ${number}`,
  tokens: (count: number): string => some(count, { one: "token", other: "tokens" }),
  held: (race: string, player: string): string => `${race}, ${player}`,
  decline: "in decline",
  empty: "empty",
  costs: (count: number): string => `costs ${some(count, { one: "token", other: "tokens" })}`,
  chance: (percent: number): string => `${percent}% chance with the die`,
  possible: "can be chosen",
  defence: (count: number): string => `+${count} defence`,
  immune: "immune",
  hidden: { name: "Hidden", summary: "Whoever conquers the region finds a Relic or a Place." },
  player: (seat: number): string => `Player ${seat}`,
  closer: "Zoom in",
  farther: "Zoom out",
  whole: "Show the whole board",
};
