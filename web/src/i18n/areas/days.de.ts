// Spiele über Tage: Uhren, Urlaub, Benachrichtigungen und Spiele, die auf jemanden warten.

import type { Texts } from "../index.svelte";
import { counter } from "../plural";

const some = counter("de");

export const days: Texts["days"] = {
  clock: {
    move: "Für jeden Zug",
    game: "Für das ganze Spiel",
    perMove: (time) => `${time} pro Zug`,
    timeout: "Wenn jemandes Zeit abgelaufen ist",
    bot: "Ein Bot spielt bis zur Rückkehr",
    forfeit: "Ausgeschieden, kein Sieg mehr",
    wait: "Alle warten oder holen einen Bot",
    vacation: "Urlaub für alle",
    noVacation: "Keiner",
    vacationFact: (count) => `${some(count, { one: "Tag", other: "Tage" })} Urlaub für jeden`,
    timeoutFact: { bot: "danach spielt ein Bot weiter", forfeit: "wessen Zeit abläuft, der scheidet aus", wait: "auf den, dessen Zeit abläuft, wird gewartet" },
    out: "ausgeschieden",
    letBot: "Zeit abgelaufen: Bot spielen lassen",
  },
  vacation: {
    title: "Urlaub",
    until: (when) => `Deine Uhr steht bis ${when}.`,
    left: (count) => `Du kannst Deine Uhr in diesem Spiel noch ${some(count, { one: "Tag", other: "Tage" })} anhalten.`,
    days: "Für wie viele Tage?",
    start: "Meine Uhr anhalten",
    end: "Ich bin zurück",
    away: (when) => `Urlaub bis ${when}`,
  },
  bells: {
    title: "Ruf mich",
    lead: "Wenn Du am Zug bist, das Spiel beginnt oder endet, jemand schreibt oder Deine Zeit abläuft, während Du nicht hier bist. Einmal, und nicht wieder, bevor Du kommst.",
    device: "Auf diesem Gerät",
    deviceHint: "Eine Nachricht Deines Browsers, auch wenn diese Seite geschlossen ist.",
    deviceDenied: "Dein Browser erlaubt es dieser Seite nicht. In seinen Einstellungen kannst Du das ändern.",
    mail: "Per Mail",
    address: "Deine Mailadresse",
    ask: "Schreibt mir",
    asked: (address) => `Sieh in Deine Mails: Bestätige ${address} mit dem Link darin.`,
    told: (address) => `Mails gehen an ${address}.`,
    end: "Beenden",
  },
  page: {
    yes: "Möchtest Du diese Nachrichten?",
    yesTo: (address, title) => `Mails an ${address}, wenn am Tisch ${title || "mit Deinem Spiel"} etwas passiert.`,
    confirm: "Ja, bitte",
    confirmed: "Danke! Wir sagen Dir Bescheid.",
    end: "Diese Nachrichten beenden?",
    endOf: (title) => `Du erfährst, wenn am Tisch ${title || "mit Deinem Spiel"} etwas passiert.`,
    endOne: "Für diesen Tisch beenden",
    endAll: "Alle an diese Adresse beenden",
    ended: "Erledigt. Du hörst nichts mehr von uns.",
  },
  mine: {
    turnUntil: (when) => `Du bist am Zug, bis ${when}`,
    waitsFor: (who) => `${who} ist am Zug`,
    moves: (count) => some(count, { one: "neuer Zug", other: "neue Züge" }),
    lines: (count) => some(count, { one: "neue Nachricht", other: "neue Nachrichten" }),
    next: (count) => (count > 1 ? `Nächstes Spiel (${count})` : "Nächstes Spiel"),
    nextHint: (title) => `Du wirst erwartet: ${title}`,
  },
};
