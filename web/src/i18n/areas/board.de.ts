// Texts of src/board; one section for each component.

import { counter } from "../plural";
import type { board as english } from "./board.en";

const some = counter("de");

export const board: typeof english = {
  label: (name) => `Der Spielplan: ${name}`,
  help: "Pfeiltasten führen von Region zu Region, Bild auf und Bild ab zwischen möglichen, Eingabe wählt, I erklärt, was dort ist. Plus, Minus und 0 ändern den Ausschnitt.",
  region: (number) => `Region ${number}`,
  tokens: (count) => some(count, { other: "Plättchen" }),
  held: (race, player) => `${race}, ${player}`,
  decline: "untergegangen",
  empty: "leer",
  costs: (count) => `kostet ${some(count, { other: "Plättchen" })}`,
  chance: (percent) => `${percent} % Chance mit dem Würfel`,
  possible: "wählbar",
  defence: (count) => `+${count} Verteidigung`,
  immune: "immun",
  hidden: { name: "Verborgenes", summary: "Wer die Region erobert, entdeckt ein Altertum oder einen Ort." },
  player: (seat) => `Person ${seat}`,
  closer: "Vergrößern",
  farther: "Verkleinern",
  whole: "Ganzen Spielplan zeigen",
};
