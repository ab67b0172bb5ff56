// Texts of src/cards, and of what stands on the table to be read.

import type { cards as english } from "./cards.en";
import { counter } from "../plural";

const some = counter("pl");
const coins = (n: number): string => some(n, { one: "moneta", few: "monety", many: "monet", other: "monety" });
const coinsFor = (n: number): string => some(n, { one: "monetę", few: "monety", many: "monet", other: "monety" });
const tokens = (n: number): string => some(n, { one: "żeton", few: "żetony", many: "żetonów", other: "żetonu" });
const regions = (n: number): string => some(n, { one: "region", few: "regiony", many: "regionów", other: "regionu" });
const inRegions = (n: number): string => some(n, { one: "regionie", other: "regionach" });

export const cards: typeof english = {
  kinds: {
    race: "Rasa",
    power: "Moc",
    law: "Prawo",
    marker: "Znacznik",
    terrain: "Teren",
    symbol: "Symbol",
    natives: "Byli tu pierwsi",
    access: "Droga w górę i w dół",
    buried: "Pod inną rasą",
    hidden: "Jeszcze zakryte",
    purse: "Sakiewka",
    pair: "Zestaw",
    region: "Co tu jest",
  },
  read: (name) => `Przeczytaj: ${name}`,
  show: (region) => `Region ${region}: pokaż na planszy`,
  close: "Zamknij tę kartę",
  brings: (n) => `Daje ${tokens(n)}`,
  tray: (n) => `Nigdy więcej niż ${tokens(n)}`,
  here: "W tej grze",
  active: (who, n, hand) => `${who}: ${regions(n)}, ${hand} w ręce`,
  declined: (who, n) => `${who}, w schyłku: ${regions(n)}`,
  where: (n) => `Na mapie w ${inRegions(n)}:`,
  nowhere: "Teraz nie ma tego na mapie.",
  pays: "Daje w tej turze:",
  paid: (who) => `${who}, ostatnie podliczenie:`,
  costs: (region) => `Region ${region}:`,
  column: (price, lying) => `Do wzięcia ${price ? `za ${coinsFor(price)}` : "za darmo"}${lying ? `, leży na nim: ${coins(lying)}` : ""}.`,
  rule: "Dokładna zasada",
  ruleFails: "Nie można teraz wczytać zasad.",
  suits: (n) => `pasuje do ${n === 1 ? "1 regionu" : `${n} regionów`}`,
  brought: (n) => (n ? `Daje ${n > 0 ? "+" : "−"}${coinsFor(Math.abs(n))} w tej turze` : "Nie daje monet w tej turze"),
  short: (n, odds) => `Brakuje ${n}: rzuć kostką, szansa ${odds}.`,
  odds: (one) => `1 na ${one}`,
  percent: (percent) => `${percent}%`,
  fork: {
    regions: (n) => `zachowujesz ${regions(n)}`,
    hand: (n) => `${tokens(n)} do podboju`,
    now: (n) => `${coins(n)}, jeśli nic nie zdobędziesz`,
    coins: (n) => `${coins(n)} teraz`,
    next: "nowy zestaw w następnej turze",
    last: "bez nowego zestawu: to ostatnia tura",
  },
  purse: { name: "Zakryte monety", summary: "Ile kto ma monet, pozostaje tajemnicą do końca gry. Zarobki i wydatki są jawne i widać je też w dzienniku: kto chce, może liczyć." },
  legend: { title: "Co jest na tej planszy", terrains: "Teren", symbols: "Symbole i elementy", markers: "Znaczniki" },
};
