import type { EventTexts, HappeningTexts } from "./lore";
import { counter } from "./plural";

const some = counter("de");
const coins = (n: number): string => some(n, { one: "Münze", other: "Münzen" });
const tokens = (n: number): string => `${n} Plättchen`;

export const events: EventTexts = {
  "turn began": (e) => `Runde ${e.amount}: ${e.who} ist am Zug.`,
  expanded: (e) => `${e.who} breitet sich aus.`,
  picked: (e) =>
    `${e.who} wählt ${e.tile} ${e.paid === 0 ? "kostenlos" : `für ${coins(e.paid)}`}` +
    (e.amount ? ` und findet darauf ${coins(e.amount)}.` : "."),
  "badge exchanged": (e) => `${e.who} tauscht die Spezialfähigkeit und hat jetzt: ${e.tile}.`,
  revealed: (e) => `Neu zur Auswahl: ${e.tile}.`,
  "badges shuffled": (e) => `Die abgelegten Spezialfähigkeiten werden gemischt: ${e.amount} im neuen Stapel.`,
  recruited: (e) => `${e.who} bekommt ${tokens(e.amount)}: ${e.tile}.`,
  declined: (e) => `${e.who} lässt die Rasse untergehen: ${e.tile}.`,
  vanished: (e) => `${e.who} verliert die letzten Plättchen einer Rasse: ${e.tile}.`,
  abandoned: (e) => `${e.who} gibt Region ${e.region} auf und nimmt ${tokens(e.amount)} auf die Hand.`,
  left: (e) => `${e.who} verlässt den Fluss in Region ${e.region} und nimmt ${tokens(e.amount)} auf die Hand.`,
  conquered: (e) =>
    `${e.who} erobert Region ${e.region} mit ${tokens(e.amount)}: ${e.tile}.` + (e.other && e.other !== e.who ? ` Zuvor gehörte sie ${e.other}.` : ""),
  lost: (e) =>
    e.amount ? `${e.who} verliert ${tokens(e.amount)} in Region ${e.region}: ${e.tile}.` : `${e.who} zieht sich ohne Verlust aus Region ${e.region} zurück: ${e.tile}.`,
  buried: (e) => `Ein Plättchen von ${e.who} bleibt vergraben in Region ${e.region}: ${e.tile}.`,
  resurfaced: (e) => `${e.who} hält Region ${e.region} wieder: ${e.tile}.`,
  rolled: (e) => (e.region ? `${e.who} würfelt für Region ${e.region}: ${e.amount}.` : `${e.who} würfelt: ${e.amount}.`),
  "attempt failed": (e) => `Der Angriff auf Region ${e.region} scheitert: ${tokens(e.amount)} zu wenig.`,
  placed: (e) => `${e.who} legt ${tokens(e.amount)} in Region ${e.region}.`,
  "marker placed": (e) => `Neu in Region ${e.region}: ${e.tile}.`,
  "marker removed": (e) => `Nicht mehr in Region ${e.region}: ${e.tile}.`,
  peace: (e) => `${e.who} schließt Frieden mit ${e.other}.`,
  found: (e) => `${e.who} entdeckt etwas in Region ${e.region}: ${e.tile}.`,
  "site moved": (e) =>
    e.from === e.region ? `Benutzt in Region ${e.region}: ${e.tile}.` : `Von Region ${e.from} nach Region ${e.region}: ${e.tile}.`,
  "badge lent": (e) => `Spezialfähigkeit für Region ${e.region}: ${e.tile}.`,
  lowered: (e) => `${e.who} verzichtet doch auf ein Altertum: ${e.tile}.`,
  raised: (e) => `${e.who} nutzt ein Altertum für die nächste Eroberung: ${e.tile}.`,
  sacrificed: (e) => `${e.who} opfert ${tokens(e.amount)} in Region ${e.region}.`,
  reborn: (e) => `Region ${e.region} geht an die aktive Rasse von ${e.who}.`,
  cleared: (e) => `${e.who} räumt Region ${e.region}.`,
  crashed: (e) => `Der Zeppelin von ${e.who} stürzt ab: Region ${e.region} brennt.`,
  fired: (e) => `${e.who} feuert die Kanone in Region ${e.region} ab.`,
  "pact given": (e) => `${e.who} gibt ${e.other} ein Handelsabkommen.`,
  "score item": (e) => `${e.amount > 0 ? "+" : "−"}${Math.abs(e.amount)} ${e.item}`,
  scored: (e) => `${e.who} bekommt für den Zug ${coins(e.amount)}.`,
  earned: (e) => `${e.who} bekommt sofort ${coins(e.amount)}: ${e.tile}.`,
  paid: (e) => `${e.who} zahlt ${e.other} ${coins(e.amount)}` + (e.item ? `: ${e.item}.` : "."),
  "game over": () => "Das Spiel ist aus.",
};

export const happenings: HappeningTexts = {
  began: () => "Das Spiel beginnt.",
  sat: (who) => `${who} setzt sich an den Tisch.`,
  undone: (who) => `${who} nimmt den letzten Schritt zurück.`,
  rematched: () => "Auf zur Revanche!",
  relieved: {
    asked: (who) => `Ein Bot spielt für ${who}.`,
    left: (who) => `${who} geht; ein Bot spielt weiter.`,
    clock: (who) => `Die Zeit ist um für ${who}; ein Bot spielt weiter.`,
    away: (who) => `${who} ist lange weg; ein Bot spielt weiter.`,
    began: (who) => `Ein Bot nimmt einen freien Platz: ${who}.`,
  },
};
