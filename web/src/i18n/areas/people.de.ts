// People around a table: the invitation, one screen for several, talk.

import { counter } from "../plural";
import type { people as english } from "./people.en";

const some = counter("de");

export const people: typeof english = {
  welcome: {
    from: (host) => `${host} lädt Dich zu einem Spiel ein`,
    somebody: "Du bist zu einem Spiel eingeladen",
    openSeat: "Nimm Platz",
    begun: (round, rounds) => `Das Spiel läuft schon: Runde ${round} von ${rounds}. Dein Platz ist noch da.`,
    warm: (bot) => `${bot} hält ihn warm; Du übernimmst, sobald Du bereit bist.`,
    game: "Das Spiel",
    boxes: "Welt",
    players: "Am Tisch",
    free: "noch frei",
    rules: "Hausregeln",
    without: "Macht nicht mit",
    pace: "Tempo",
    noClock: "ohne Uhr, lass Dir Zeit",
    clock: (time) => `${time} Bedenkzeit pro Person`,
    grace: (time) => `wer ${time} weg ist, den vertritt ein Bot`,
    seat: (seat) => `Dein Platz: Nummer ${seat}`,
    seats: "Eure Plätze",
    name: "Dein Name",
    nameOf: (seat) => `Name an Platz ${seat}`,
    ready: "Ich bin bereit",
    readyAll: "Wir sind bereit",
    kept: "Der Name bleibt für das nächste Mal auf diesem Gerät.",
    missing: "Sag zuerst, wer Du bist.",
  },
  waiting: {
    reading: "Liest gerade die Einladung",
    onThisDevice: "An diesem Gerät",
  },
  handOver: {
    title: (who) => `Gib das Gerät weiter an ${who}`,
    turn: (who) => `${who} ist am Zug.`,
    answer: (who, phase) => `${who} muss antworten: ${phase}.`,
    ready: (who) => `Ich bin ${who}`,
    never: "Ohne diesen Schirm spielen",
    setting: "Schirm beim Weitergeben",
    settingHint: "Teilen sich mehrere dieses Gerät, wird es zwischen ihren Zügen weitergegeben. Münzen bleiben verdeckt.",
    decides: (who) => `${who}: Deine Entscheidung`,
  },
  chat: {
    spectator: "schaut zu",
    name: "Dein Name",
    as: (name) => `Sag etwas als ${name}`,
    hushed: "Wer zuschaut, ist gerade um Ruhe gebeten.",
    hush: "Wer zuschaut, darf reden",
    hear: "Zeigen, was Zuschauende sagen",
    open: "Chat öffnen",
    unread: (count) => some(count, { one: "neue Zeile", other: "neue Zeilen" }),
  },
  host: {
    title: (who: string): string => `Ordnung: ${who}`,
    remove: "Vom Tisch nehmen",
    really: "Ja, für immer",
    mute: "Um Ruhe bitten",
    unmute: "Wieder reden lassen",
    close: "Diesen Tisch schließen",
    reallyClose: "Ja, schließen und löschen",
    no: "Lieber nicht",
  },
  rematch: {
    ready: "Das nächste Spiel liegt bereit. Dein Platz und Dein Name warten dort.",
    watch: "An einem anderen Tisch geht es weiter.",
    go: "Mitkommen",
  },
};
