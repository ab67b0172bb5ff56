// Texts of src/cards, and of what stands on the table to be read.

import type { cards as english } from "./cards.en";
import { counter } from "../plural";

const some = counter("de");
const coins = (n: number): string => some(n, { one: "Münze", other: "Münzen" });
const tokens = (n: number): string => some(n, { one: "Plättchen", other: "Plättchen" });
const regions = (n: number): string => some(n, { one: "Region", other: "Regionen" });

export const cards: typeof english = {
  kinds: {
    race: "Rasse",
    power: "Spezialfähigkeit",
    law: "Gesetz",
    marker: "Marker",
    terrain: "Gelände",
    symbol: "Symbol",
    natives: "Sie waren zuerst hier",
    access: "Weg nach oben und unten",
    buried: "Unter einer anderen Rasse",
    hidden: "Noch verdeckt",
    purse: "Geldbeutel",
    pair: "Kombination",
    region: "Was hier ist",
  },
  read: (name) => `Nachlesen: ${name}`,
  show: (region) => `Region ${region}: auf dem Spielplan zeigen`,
  close: "Diese Karte schließen",
  brings: (n) => `Bringt ${tokens(n)}`,
  tray: (n) => `Nie mehr als ${tokens(n)}`,
  here: "In diesem Spiel",
  active: (who, n, hand) => `${who}: ${regions(n)}, ${hand} auf der Hand`,
  declined: (who, n) => `${who}, im Untergang: ${regions(n)}`,
  where: (n) => `Auf der Karte in ${regions(n)}:`,
  nowhere: "Zurzeit nicht auf der Karte.",
  pays: "Bringt in diesem Zug:",
  paid: (who) => `${who}, letzte Wertung:`,
  costs: (region) => `Für Region ${region}:`,
  column: (price, lying) => `Zu haben ${price ? `für ${coins(price)}` : "umsonst"}${lying ? `, darauf liegen ${coins(lying)}` : ""}.`,
  rule: "Die genaue Regel",
  ruleFails: "Die Regeln lassen sich gerade nicht laden.",
  suits: (n) => `passt zu ${n === 1 ? "1 Region" : `${n} Regionen`}`,
  brought: (n) => (n ? `Bringt ${n > 0 ? "+" : "−"}${coins(Math.abs(n))} in diesem Zug` : "Bringt in diesem Zug keine Münze"),
  short: (n, odds) => `${n} zu wenig: Würfle, Chance ${odds}.`,
  odds: (one) => `1 von ${one}`,
  percent: (percent) => `${percent} %`,
  fork: {
    regions: (n) => `behalte ${regions(n)}`,
    hand: (n) => `${tokens(n)} zum Erobern`,
    now: (n) => `${coins(n)}, wenn Du nichts eroberst`,
    coins: (n) => `${coins(n)} jetzt`,
    next: "nächsten Zug eine neue Kombination",
    last: "keine neue Kombination: Es ist Dein letzter Zug",
  },
  purse: { name: "Verdeckte Münzen", summary: "Wie viele Münzen jemand hat, bleibt bis zum Ende des Spiels geheim. Was eingenommen und bezahlt wird, ist offen und steht auch im Verlauf: Wer mag, zählt mit." },
  legend: { title: "Was auf diesem Spielplan ist", terrains: "Gelände", symbols: "Symbole und Plättchen", markers: "Marker" },
};
