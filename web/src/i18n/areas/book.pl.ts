// Texts around the rulebook; the book itself is in src/book.

import { counter } from "../plural";
import type { book as english } from "./book.en";

const some = counter("pl");

export const book: typeof english = {
  lead: "Na tyle krótkie, że da się przeczytać. Dokładne brzmienie jest rozwijane niżej, na wypadek sporu.",
  search: "Szukaj w zasadach",
  contents: "Spis treści",
  linkTo: (title) => `Odnośnik do „${title}”`,
  found: (count) => some(count, { one: "miejsce w zasadach", few: "miejsca w zasadach", many: "miejsc w zasadach", other: "miejsca w zasadach" }),
  exact: "Dokładne brzmienie",
  exactHint: "Każda zasada ma numer, na który powołuje się gra. Tekst jest po angielsku.",
  exactRule: (number) => `Dokładna zasada ${number}`,
  inShort: "Krótko",
  whole: "Całe zasady",
  example: "Przykład:",
  legend: "Tereny i symbole",
  costs: (count) => some(count, { one: "żeton", few: "żetony", many: "żetonów", other: "żetonu" }),
  calculator: {
    world: "Świat",
    map: "Mapa: wskaż region do zdobycia",
    target: "Region do zdobycia",
    region: (terrain, number) => `${terrain} (nr ${number})`,
    attacker: "Kto nadchodzi",
    race: "Rasa",
    power: "Moc",
    from: "Skąd",
    outside: "spoza planszy",
    there: "Kto tam jest",
    nobody: "Nikt",
    people: "Inna rasa",
    holder: "Która rasa",
    tokens: "Żetony",
    decline: "Wymierająca",
    fewer: (name) => `O jeden mniej: ${name}`,
    more: (name) => `O jeden więcej: ${name}`,
    sum: "Rachunek",
    impossible: "Niemożliwe:",
    never: "Tego w grze nie ma.",
  },
};
