// Games that last days: clocks, vacations, notices, and the games that wait for somebody.

import type { Texts } from "../index.svelte";
import { counter } from "../plural";

const some = counter("pl");
const DNI = { one: "dzień", few: "dni", many: "dni", other: "dnia" };

export const days: Texts["days"] = {
  clock: {
    move: "Na każdy ruch",
    game: "Na całą grę",
    perMove: (time) => `${time} na ruch`,
    timeout: "Gdy komuś skończy się czas",
    bot: "Bot gra, aż ta osoba wróci",
    forfeit: "Odpada i nie może wygrać",
    wait: "Wszyscy czekają lub wpuszczą bota",
    vacation: "Urlop dla każdego",
    noVacation: "Brak",
    vacationFact: (count) => `${some(count, DNI)} urlopu dla każdego`,
    timeoutFact: { bot: "potem gra bot", forfeit: "komu skończy się czas, ten odpada", wait: "na tego, komu skończy się czas, wszyscy czekają" },
    out: "poza grą",
    letBot: "Czas minął: wpuść bota",
  },
  vacation: {
    title: "Urlop",
    until: (when) => `Twój zegar stoi do ${when}.`,
    left: (count) => `W tej grze możesz zatrzymać swój zegar na ${some(count, DNI)}.`,
    days: "Na ile dni?",
    start: "Zatrzymaj mój zegar",
    end: "Już jestem",
    away: (when) => `urlop do ${when}`,
  },
  bells: {
    title: "Zawołaj mnie",
    lead: "Gdy przyjdzie Twój ruch, gra się zacznie lub skończy, ktoś napisze albo zacznie Ci brakować czasu, a Ciebie tu nie ma. Raz, i nie ponownie, zanim przyjdziesz.",
    device: "Na tym urządzeniu",
    deviceHint: "Powiadomienie przeglądarki, także gdy ta strona jest zamknięta.",
    deviceDenied: "Twoja przeglądarka nie pozwala na to tej stronie. Możesz to zmienić w jej ustawieniach.",
    mail: "Mailem",
    address: "Twój adres e-mail",
    ask: "Piszcie do mnie",
    asked: (address) => `Zajrzyj do poczty: potwierdź ${address} linkiem, który tam czeka.`,
    told: (address) => `Maile przychodzą na ${address}.`,
    end: "Zakończ",
  },
  page: {
    yes: "Czy chcesz tych powiadomień?",
    yesTo: (address, title) => `Maile na ${address}, gdy coś się dzieje przy stole ${title || "z Twoją grą"}.`,
    confirm: "Tak, proszę",
    confirmed: "Dziękujemy! Damy Ci znać.",
    end: "Zakończyć te powiadomienia?",
    endOf: (title) => `Dajemy Ci znać, gdy coś się dzieje przy stole ${title || "z Twoją grą"}.`,
    endOne: "Zakończ dla tego stołu",
    endAll: "Zakończ wszystkie na ten adres",
    ended: "Gotowe. Więcej się nie odezwiemy.",
  },
  mine: {
    turnUntil: (when) => `Twój ruch, do ${when}`,
    waitsFor: (who) => `Ruch ma ${who}`,
    moves: (count) => some(count, { one: "nowy ruch", few: "nowe ruchy", many: "nowych ruchów", other: "nowego ruchu" }),
    lines: (count) => some(count, { one: "nowa wiadomość", few: "nowe wiadomości", many: "nowych wiadomości", other: "nowej wiadomości" }),
    next: (count) => (count > 1 ? `Następna gra (${count})` : "Następna gra"),
    nextHint: (title) => `Czekają na Ciebie: ${title}`,
  },
};
