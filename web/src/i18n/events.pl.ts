import type { EventTexts, HappeningTexts } from "./lore";
import { counter } from "./plural";

// Names of players and tiles are never inflected: sentences are built so that they stay in the nominative.

const some = counter("pl");
const coins = (n: number): string => some(n, { one: "monetę", few: "monety", many: "monet", other: "monety" });
const tokens = (n: number): string => some(n, { one: "żeton", few: "żetony", many: "żetonów", other: "żetonu" });
const ofTokens = (n: number): string => some(n, { one: "żetonu", other: "żetonów" });

export const events: EventTexts = {
  "turn began": (e) => `Tura ${e.amount}: gra ${e.who}.`,
  expanded: (e) => `${e.who} wybiera ekspansję.`,
  picked: (e) =>
    `${e.who} wybiera zestaw ${e.tile} ${e.paid === 0 ? "za darmo" : `za ${coins(e.paid)}`}` +
    (e.amount ? ` i znajduje na nim ${coins(e.amount)}.` : "."),
  "badge exchanged": (e) => `${e.who} zamienia moc. Nowa moc: ${e.tile}.`,
  revealed: (e) => `Nowy zestaw do wyboru: ${e.tile}.`,
  "badges shuffled": (e) => `Odrzucone moce wracają do gry. W nowym stosie: ${e.amount}.`,
  recruited: (e) => `${e.who} dostaje ${tokens(e.amount)}: ${e.tile}.`,
  declined: (e) => `${e.who} ogłasza schyłek: ${e.tile}.`,
  vanished: (e) => `${e.who} na dobre żegna się z rasą ${e.tile}.`,
  abandoned: (e) => `${e.who} oddaje region ${e.region} i bierze na rękę ${tokens(e.amount)}.`,
  left: (e) => `${e.who} opuszcza Rzekę w regionie ${e.region} i bierze na rękę ${tokens(e.amount)}.`,
  conquered: (e) =>
    `${e.who} zdobywa region ${e.region} za ${tokens(e.amount)}: ${e.tile}.` + (e.other && e.other !== e.who ? ` Region traci ${e.other}.` : ""),
  lost: (e) =>
    e.amount ? `${e.who} traci ${tokens(e.amount)} w regionie ${e.region}: ${e.tile}.` : `${e.who} wycofuje się z regionu ${e.region} bez strat: ${e.tile}.`,
  buried: (e) => `${e.who} ma zakopany żeton w regionie ${e.region}: ${e.tile}.`,
  resurfaced: (e) => `${e.who} znów zajmuje region ${e.region}: ${e.tile}.`,
  rolled: (e) => (e.region ? `${e.who} rzuca kością, cel: region ${e.region}. Wynik: ${e.amount}.` : `${e.who} rzuca kością. Wynik: ${e.amount}.`),
  "attempt failed": (e) => `Atak na region ${e.region} się nie udaje: brakuje ${ofTokens(e.amount)}.`,
  placed: (e) => `${e.who} kładzie ${tokens(e.amount)} w regionie ${e.region}.`,
  "marker placed": (e) => `Teraz w regionie ${e.region}: ${e.tile}.`,
  "marker removed": (e) => `Już nie w regionie ${e.region}: ${e.tile}.`,
  peace: (e) => `Pokój: ${e.who} i ${e.other}.`,
  found: (e) => `${e.who} odkrywa coś w regionie ${e.region}: ${e.tile}.`,
  "site moved": (e) =>
    e.from === e.region ? `Użyto w regionie ${e.region}: ${e.tile}.` : `Z regionu ${e.from} do regionu ${e.region}: ${e.tile}.`,
  "badge lent": (e) => `Moc dla regionu ${e.region}: ${e.tile}.`,
  lowered: (e) => `${e.who} jednak obywa się bez Relikwii: ${e.tile}.`,
  raised: (e) => `${e.who} używa Relikwii do następnego podboju: ${e.tile}.`,
  sacrificed: (e) => `${e.who} poświęca ${tokens(e.amount)} w regionie ${e.region}.`,
  reborn: (e) => `${e.who} przekazuje region ${e.region} swojej aktywnej rasie.`,
  cleared: (e) => `${e.who} oczyszcza region ${e.region}.`,
  crashed: (e) => `${e.who} rozbija Sterowiec: region ${e.region} płonie.`,
  fired: (e) => `${e.who} strzela z Działa w regionie ${e.region}.`,
  "pact given": (e) => `${e.who} daje Umowę Handlową. Dostaje ją ${e.other}.`,
  "score item": (e) => `${e.amount > 0 ? "+" : "−"}${Math.abs(e.amount)} ${e.item}`,
  scored: (e) => `${e.who} dostaje za turę ${coins(e.amount)}.`,
  earned: (e) => `${e.who} od razu dostaje ${coins(e.amount)}: ${e.tile}.`,
  paid: (e) => `${e.who} płaci ${coins(e.amount)} (odbiera ${e.other})` + (e.item ? `: ${e.item}.` : "."),
  "game over": () => "Koniec gry.",
};

export const happenings: HappeningTexts = {
  began: () => "Gra się zaczyna.",
  sat: (who) => `${who} siada do stołu.`,
  undone: (who) => `${who} cofa ostatni krok.`,
  rematched: () => "Czas na rewanż!",
  relieved: {
    asked: (who) => `Bot gra za: ${who}.`,
    left: (who) => `${who} odchodzi od stołu; dalej gra bot.`,
    clock: (who) => `${who} nie ma już czasu; dalej gra bot.`,
    away: (who) => `${who} długo nie wraca; dalej gra bot.`,
    began: (who) => `Bot zajmuje wolne miejsce: ${who}.`,
  },
};
