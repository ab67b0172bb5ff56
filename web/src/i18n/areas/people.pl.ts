// People around a table: the invitation, one screen for several, talk.

import { counter } from "../plural";
import type { people as english } from "./people.en";

const some = counter("pl");

export const people: typeof english = {
  welcome: {
    from: (host) => `${host} zaprasza Cię do gry`,
    somebody: "Zaproszenie do gry",
    openSeat: "Zajmij miejsce",
    begun: (round, rounds) => `Gra już trwa: tura ${round} z ${rounds}. Miejsce wciąż na Ciebie czeka.`,
    warm: (bot) => `${bot} trzyma je dla Ciebie; przejmiesz je, gdy tylko potwierdzisz gotowość.`,
    game: "Gra",
    boxes: "Z gier",
    players: "Gracze",
    free: "jeszcze wolne",
    rules: "Zasady domowe",
    without: "Bez udziału",
    pace: "Tempo",
    noClock: "bez zegara, nie ma pośpiechu",
    clock: (time) => `${time} na namysł dla każdego`,
    grace: (time) => `za nieobecnych po ${time} gra bot`,
    seat: (seat) => `Twoje miejsce: numer ${seat}`,
    seats: "Wasze miejsca",
    name: "Twoje imię",
    nameOf: (seat) => `Imię na miejscu ${seat}`,
    ready: "Gram",
    readyAll: "Gramy",
    kept: "Imię zostanie na tym urządzeniu na następny raz.",
    missing: "Najpierw podaj imię.",
  },
  waiting: {
    reading: "Czyta zaproszenie",
    onThisDevice: "Na tym urządzeniu",
  },
  handOver: {
    title: (who) => `Przekaż urządzenie: ${who}`,
    turn: (who) => `Teraz tura: ${who}.`,
    answer: (who, phase) => `${who} musi odpowiedzieć: ${phase}.`,
    ready: (who) => `To ja, ${who}`,
    never: "Grajmy bez tego ekranu",
    setting: "Ekran przekazania",
    settingHint: "Gdy kilka osób dzieli to urządzenie, między turami jest ono przekazywane. Monety pozostają zakryte.",
    decides: (who) => `${who}: Twoja decyzja`,
  },
  chat: {
    spectator: "widz",
    name: "Twoje imię",
    as: (name) => `Napisz jako ${name}`,
    hushed: "Gospodarz poprosił widzów o ciszę.",
    hush: "Widzowie mogą rozmawiać",
    hear: "Pokazuj, co mówią widzowie",
    open: "Otwórz czat",
    unread: (count) => some(count, { one: "nowa wiadomość", few: "nowe wiadomości", other: "nowych wiadomości" }),
  },
  host: {
    title: (who: string): string => `Porządek: ${who}`,
    remove: "Usuń od stołu",
    really: "Tak, usuń na dobre",
    mute: "Poproś o ciszę",
    unmute: "Pozwól mówić",
    close: "Zamknij ten stół",
    reallyClose: "Tak, zamknij i usuń",
    no: "Jednak nie",
  },
  rematch: {
    ready: "Następna gra już się rozkłada. Czekają w niej Twoje miejsce i imię.",
    watch: "Gracze grają dalej przy innym stole.",
    go: "Idę z nimi",
  },
};
