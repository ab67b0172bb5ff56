import { counter } from "../plural";
import type { first as english } from "./first.en";

const some = counter("pl");
const coins = (n: number): string => some(n, { one: "moneta", few: "monety", other: "monet" });
const regions = (n: number): string => some(n, { one: "region", few: "regiony", other: "regionów" });

export const first: typeof english = {
  learn: "Pierwszy raz? Naucz się w pięć minut",
  pick: (n, rounds) => `Wybierz zestaw: rasę, która dla Ciebie podbija, i jej moc. Po ${some(rounds, { one: "turze", other: "turach" })} wygrywa, kto ma najwięcej monet. Masz ${n}.`,
  price: "Każda liczba to cena w żetonach. Wybierz region, żeby zobaczyć, skąd się bierze, i go podbić.",
  die: "Żetonów nie wystarczy już na żaden region. Może pomóc jeden rzut kostką; po nim podboje się kończą.",
  came: "W regionach został po jednym żetonie, reszta wróciła do ręki, żeby bronić tego, co masz.",
  still: (deeds) => `Wszystkie żetony leżą na planszy. Przed końcem tury możesz jeszcze: ${deeds}.`,
  late: "W tej turze podboje już się skończyły.",
  decline: "Rasa w schyłku już nie podbija, ale jej regiony nadal dają monety. Warto, gdy do podbojów zostało mało żetonów.",
  list: (verb, n) => `${verb}: lista (${regions(n)})`,
  earned: (n) => `Twój zarobek: ${coins(n)}.`,
  soon: "Zaraz Twoja tura",
  purse: (n) => `Masz: ${coins(n)}`,
};
