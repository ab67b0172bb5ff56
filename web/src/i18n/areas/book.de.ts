// Texts around the rulebook; the book itself is in src/book.

import { counter } from "../plural";
import type { book as english } from "./book.en";

const some = counter("de");

export const book: typeof english = {
  lead: "Kurz genug, um gelesen zu werden. Der genaue Wortlaut lässt sich aufklappen, falls es Streit gibt.",
  search: "Regeln durchsuchen",
  contents: "Inhalt",
  linkTo: (title) => `Link zu „${title}“`,
  found: (count) => some(count, { one: "Stelle im Buch", other: "Stellen im Buch" }),
  exact: "Der genaue Wortlaut",
  exactHint: "Jede Regel hat eine Nummer, auf die sich das Spiel beruft. Auf Englisch.",
  exactRule: (number) => `Genaue Regel ${number}`,
  inShort: "Kurz gesagt",
  whole: "Das ganze Buch",
  example: "Beispiel:",
  legend: "Gelände und Symbole",
  costs: (count) => some(count, { one: "Plättchen", other: "Plättchen" }),
  calculator: {
    world: "Welt",
    map: "Karte: Tippe auf die Region, um die es geht",
    target: "Welche Region",
    region: (terrain, number) => `${terrain} (Nr. ${number})`,
    attacker: "Wer kommt",
    race: "Rasse",
    power: "Spezialfähigkeit",
    from: "Woher",
    outside: "von außerhalb des Spielfelds",
    there: "Wer ist dort",
    nobody: "Niemand",
    people: "Eine andere Rasse",
    holder: "Welche Rasse",
    tokens: "Plättchen",
    decline: "Untergegangen",
    fewer: (name) => `Eins weniger: ${name}`,
    more: (name) => `Eins mehr: ${name}`,
    sum: "Die Rechnung",
    impossible: "Nicht möglich:",
    never: "Das kommt im Spiel nicht vor.",
  },
};
