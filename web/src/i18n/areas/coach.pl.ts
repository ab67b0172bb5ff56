// Texts of src/coach: hints, the analysis of a finished game, and playing on from a moment of it.

import { counter } from "../plural";
import type { coach as english } from "./coach.en";

const some = counter("pl");
const coins = (n: number): string => some(n, { one: "moneta", few: "monety", other: "monet" });

export const coach: typeof english = {
  hint: {
    button: "Podpowiedź",
    title: "Co zrobiłby trener",
    thinking: "Trener się zastanawia …",
    chance: (percent) => `${percent} na wygraną`,
    coins: (n) => `około ${coins(n)}`,
    then: (deeds) => `Potem: ${deeds}`,
    follow: "Zrób to",
    close: "Zamknij podpowiedź",
    key: "Poproś trenera o podpowiedź",
    allow: "Podpowiedzi",
    allowNote: "Kto ma podjąć decyzję, może zapytać trenera. Nigdy w grach z zegarem.",
  },
  deed: {
    place: "Połóż żetony",
    regions: (list, n) => `${n === 1 ? "region" : "regiony"} ${list}`,
  },
  look: {
    tabs: { label: "Obok planszy", log: "Co się działo", coach: "Trener" },
    open: "Obejrzyj z trenerem",
    waiting: "Analiza czeka na swoją kolej …",
    running: (done, of) => `Trener przegląda grę: ${done} z ${of} tur`,
    stay: "W tym czasie możesz oglądać powtórkę albo wrócić później.",
    again: "Spróbuj ponownie",
    curve: "Szansa na wygraną",
    keys: "Strzałki: krok wstecz lub naprzód",
    turns: "Punkty zwrotne",
    earlier: "Poprzedni punkt zwrotny",
    later: "Następny punkt zwrotny",
    noTurns: "Żadna decyzja ani rzut nie odwróciły tej gry.",
    table: "Szansa w %",
    step: (step, chances) => `Krok ${step}: ${chances}`,
    judge: (level) => `Ocenia bot „${level}”. Szanse są szacunkowe.`,
  },
  verdict: {
    title: "Ten krok",
    nothing: "Nikt tu o niczym nie decydował.",
    forced: "Nie było z czego wybierać.",
    undone: "Ten krok cofnięto.",
    grades: { good: "Dobrze", inaccuracy: "Niedokładność", mistake: "Błąd", blunder: "Gruby błąd" },
    lost: (percent) => `Oddane szanse na wygraną: ${percent}`,
    better: "Lepiej:",
    best: "Nic nie byłoby lepsze.",
    show: "Pokaż na planszy",
    showing: "Wróć do tego, co zrobiono",
    instead: "Spróbuj po swojemu",
    luck: "Szczęście w tym kroku:",
  },
  players: {
    title: "Jak kto grał",
    accuracy: (percent) => `trafność ${percent}`,
    counts: {
      good: (n) => some(n, { one: "dobra", few: "dobre", other: "dobrych" }),
      inaccuracy: (n) => some(n, { one: "niedokładność", few: "niedokładności", other: "niedokładności" }),
      mistake: (n) => some(n, { one: "błąd", few: "błędy", other: "błędów" }),
      blunder: (n) => some(n, { one: "gruby błąd", few: "grube błędy", other: "grubych błędów" }),
    },
    luck: "Szczęście",
    skill: "Umiejętności",
    meaning: "Szczęście to skutek kości i nowych płytek, umiejętności to skutek decyzji; jedno i drugie jako część wygranej.",
    slips: "Najdroższe decyzje",
    slip: (step) => `Krok ${step}`,
  },
  tryIt: {
    open: "Zagraj od tego miejsca",
    title: "Zagraj od tego miejsca",
    lead: "Od tej chwili zaczyna się osobny stół. Rozegrana gra zostaje bez zmian.",
    seat: "Grasz jako",
    level: "Pozostali to boty",
    play: "Graj",
    copy: "Skopiuj link",
    copied: "Link skopiowany. Kto go otworzy, gra od tego miejsca.",
    notCopied: (url) => `Kopiowanie jest tu niedozwolone. Link: ${url}`,
    over: "W tej chwili gra jest już skończona. Cofnij się o krok.",
    named: (title, turn) => (title ? `A gdyby: ${title}, tura ${turn}` : `A gdyby, tura ${turn}`),
  },
};
