// Accounts: coming in, devices, games of one's own.

import { counter } from "../plural";
import type { account as english } from "./account.en";

const some = counter("de");

export const account: typeof english = {
  title: "Dein Konto",
  lead: "Zum Spielen brauchst du keins: Ein Link öffnet deinen Platz. Mit einem Konto hast du deine Partien auf allen Geräten, und Partien mit Fremden können zählen.",
  off: "Auf diesem Server gibt es keine Konten. Links öffnen deine Plätze, und dieser Browser merkt sie sich.",
  join: {
    title: "Neu hier?",
    lead: "Wähle einen Namen. Dein Gerät bewahrt dafür einen Passkey auf: kein Passwort, und nichts über dich, was wir wissen müssten.",
    name: "Name",
    nameHint: "Andere sehen ihn bei deinen Partien.",
    submit: "Konto anlegen",
  },
  signIn: { title: "Schon einmal hier gewesen?", lead: "Dein Gerät oder dein Schlüssel zeigt, wer du bist.", submit: "Mit Passkey anmelden" },
  impossible: "Hier bietet dieser Browser keine Passkeys an. Sie brauchen HTTPS und einen Namen statt einer bloßen Adresse, oder genau diesen Rechner.",
  noPasskey: "Es wurde nichts unterschrieben. Vielleicht gibt es auf diesem Gerät keinen Passkey, oder du hast es dir anders überlegt.",
  ticket: {
    lead: "Dieser Link meldet dich auf diesem Gerät an.",
    submit: "Hier anmelden",
    newName: "Zu dieser Adresse gibt es noch kein Konto. Wähle einen Namen, dann gibt es eins.",
  },
  since: (when) => `Hier seit ${when}`,
  out: "Abmelden",
  name: { label: "Name", save: "Umbenennen", saved: "Gespeichert." },
  games: {
    title: "Partien",
    none: "Noch gehört kein Platz zu deinem Konto.",
    count: (count) => `${some(count, { one: "Tisch", other: "Tische" })} auf allen deinen Geräten.`,
    add: (count) => `${some(count, { one: "Partie", other: "Partien" })} dieses Browsers hinzufügen`,
    addHint: "Dann öffnen sich diese Plätze auf allen deinen Geräten, ohne ihre Links.",
    failed: (count) => `${some(count, { one: "Platz gehört", other: "Plätze gehören" })} zum Konto von jemand anderem.`,
    open: "Zu deinen Partien",
  },
  devices: {
    title: "Passkeys",
    lead: "Jeder von ihnen öffnet dein Konto.",
    used: (when) => `zuletzt benutzt ${when}`,
    add: "Passkey hinzufügen",
    remove: (label) => `${label} entfernen`,
    link: "Auf einem anderen Gerät anmelden",
    linkHint: "Öffne diesen Link dort innerhalb einer Viertelstunde. Er gilt einmal; lege dort danach einen Passkey an.",
    qr: "Der Link als Code fürs Telefon",
    copy: "Link kopieren",
    copied: "Kopiert",
  },
  sessions: { title: "Angemeldet", here: "dieser Browser", end: (label) => `Abmelden: ${label}` },
  data: {
    title: "Deine Daten",
    lead: "Alles, was über dich gespeichert ist, als Datei; oder weg, und zwar endgültig.",
    take: "Mitnehmen",
    delete: "Konto löschen",
    sure: "Alles geht verloren: Passkeys, Plätze, Wertungen, Laufbahn. Gespielte Partien bleiben bei denen, mit denen du sie gespielt hast. Tippe deinen Namen ein, um fortzufahren.",
    confirm: "Endgültig löschen",
    keep: "Behalten",
  },
};
