// Accounts: coming in, devices, games of one's own.

import { counter } from "../plural";
import type { account as english } from "./account.en";

const some = counter("pl");

export const account: typeof english = {
  title: "Twoje konto",
  lead: "Do gry nie jest potrzebne: miejsce otwiera link. Z kontem masz swoje gry na wszystkich urządzeniach, a gry z nieznajomymi mogą się liczyć.",
  off: "Na tym serwerze nie ma kont. Twoje miejsca otwierają linki, a ta przeglądarka je pamięta.",
  join: {
    title: "Pierwszy raz tutaj?",
    lead: "Wybierz nazwę. Twoje urządzenie zachowa dla niej klucz dostępu: bez hasła i bez niczego, co musielibyśmy o tobie wiedzieć.",
    name: "Nazwa",
    nameHint: "Inni widzą ją przy twoich grach.",
    submit: "Załóż konto",
  },
  signIn: { title: "Masz już konto?", lead: "Twoje urządzenie albo klucz pokaże, kim jesteś.", submit: "Zaloguj się kluczem dostępu" },
  impossible: "Ta przeglądarka nie oferuje tu kluczy dostępu. Wymagają HTTPS i nazwy zamiast samego adresu albo właśnie tego komputera.",
  noPasskey: "Nic nie zostało podpisane. Może na tym urządzeniu nie ma klucza dostępu albo to twoja decyzja.",
  ticket: {
    lead: "Ten link zaloguje cię na tym urządzeniu.",
    submit: "Zaloguj się tutaj",
    newName: "Z tym adresem nie ma jeszcze konta. Wybierz nazwę, a powstanie.",
  },
  since: (when) => `Tutaj od ${when}`,
  out: "Wyloguj się",
  name: { label: "Nazwa", save: "Zmień nazwę", saved: "Zapisano." },
  games: {
    title: "Gry",
    none: "Żadne miejsce nie należy jeszcze do twojego konta.",
    count: (count) => `${some(count, { one: "stół", few: "stoły", many: "stołów", other: "stołu" })} na wszystkich twoich urządzeniach.`,
    add: (count) => `Dodaj ${some(count, { one: "grę", few: "gry", many: "gier", other: "gry" })} z tej przeglądarki`,
    addHint: "Wtedy te miejsca otworzą się na wszystkich twoich urządzeniach bez linków.",
    failed: (count) => `${some(count, { one: "miejsce należy", few: "miejsca należą", many: "miejsc należy", other: "miejsca należy" })} do konta kogoś innego.`,
    open: "Do twoich gier",
  },
  devices: {
    title: "Klucze dostępu",
    lead: "Każdy z nich otwiera twoje konto.",
    used: (when) => `ostatnio użyty ${when}`,
    add: "Dodaj klucz dostępu",
    remove: (label) => `Usuń: ${label}`,
    link: "Zaloguj się na innym urządzeniu",
    linkHint: "Otwórz tam ten link w ciągu kwadransa. Działa raz; potem dodaj tam klucz dostępu.",
    qr: "Link jako kod dla telefonu",
    copy: "Skopiuj link",
    copied: "Skopiowano",
  },
  sessions: { title: "Zalogowano", here: "ta przeglądarka", end: (label) => `Wyloguj: ${label}` },
  data: {
    title: "Twoje dane",
    lead: "Wszystko, co jest o tobie zapisane, jako plik; albo usunięte na dobre.",
    take: "Zabierz ze sobą",
    delete: "Usuń konto",
    sure: "Zniknie wszystko: klucze dostępu, miejsca, rankingi, kariera. Rozegrane gry zostają u tych, z którymi je rozegrano. Aby kontynuować, wpisz swoją nazwę.",
    confirm: "Usuń na dobre",
    keep: "Zostaw",
  },
};
