import { counter } from "../plural";
import type { first as english } from "./first.en";

const some = counter("de");
const coins = (n: number): string => some(n, { one: "Münze", other: "Münzen" });
const regions = (n: number): string => some(n, { one: "Region", other: "Regionen" });

export const first: typeof english = {
  learn: "Neu hier? Lern es in fünf Minuten",
  pick: (n, rounds) => `Wähle eine Kombination: eine Rasse, die für Dich erobert, und ihre Fähigkeit. Wer nach ${some(rounds, { one: "Runde", other: "Runden" })} die meisten Münzen hat, gewinnt. Du hast ${n}.`,
  price: "Jede Zahl ist ein Preis in Plättchen. Wähle eine Region, um zu sehen, warum, und um sie zu erobern.",
  die: "Deine Plättchen reichen für keine Region mehr. Ein Wurf kann noch helfen; danach enden Deine Eroberungen.",
  came: "Bis auf eines je Region sind Deine Plättchen wieder auf der Hand, um alles zu verteidigen.",
  still: (deeds) => `Alles ist verteilt. Bevor Du den Zug beendest, geht noch: ${deeds}.`,
  late: "Für diesen Zug sind Deine Eroberungen vorbei.",
  decline: "Im Untergang erobert eine Rasse nicht mehr, aber ihre Regionen zahlen weiter. Es lohnt sich, wenn zum Erobern wenig übrig ist.",
  list: (verb, n) => `${verb}: ${regions(n)} als Liste`,
  earned: (n) => `Du hast ${coins(n)} eingenommen.`,
  soon: "Gleich bist Du am Zug",
  purse: (n) => `Du hast ${coins(n)}`,
};
