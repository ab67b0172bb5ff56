// Texts of src/board; one section for each component.

import { counter } from "../plural";
import type { board as english } from "./board.en";

const some = counter("pl");
const tokens = (count: number): string => some(count, { one: "żeton", few: "żetony", many: "żetonów", other: "żetonu" });

export const board: typeof english = {
  label: (name) => `Plansza: ${name}`,
  help: "Strzałki prowadzą od regionu do regionu, Page Up i Page Down między możliwymi, Enter wybiera, I mówi, co tam jest. Plus, minus i 0 zmieniają powiększenie.",
  region: (number) => `Region ${number}`,
  tokens,
  held: (race, player) => `${race}, ${player}`,
  decline: "rasa wymierająca",
  empty: "pusty",
  costs: (count) => `kosztuje ${tokens(count)}`,
  chance: (percent) => `${percent}% szans z kością`,
  possible: "do wyboru",
  defence: (count) => `+${count} do obrony`,
  immune: "nietykalny",
  hidden: { name: "Coś ukrytego", summary: "Kto zdobywa region, odkrywa Relikwię albo Miejsce." },
  player: (seat) => `Miejsce ${seat}`,
  closer: "Powiększ",
  farther: "Pomniejsz",
  whole: "Pokaż całą planszę",
};
