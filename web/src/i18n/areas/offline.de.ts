// Texts about playing without a network.

import type { Texts } from "../index.svelte";

export const offline: Texts["offline"] = {
  title: "Ohne Netz spielen",
  lead: (size) => `Lade das Spiel einmal in diesen Browser (${size}). Danach startet es überall, und Bots und alle an diesem Gerät spielen ohne Server.`,
  away: "Sobald Du wieder verbunden bist, lade das Spiel in diesen Browser. Danach startet es überall.",
  get: "Bereit machen",
  loading: (percent) => `Lädt … ${percent} %`,
  ready: "Bereit zum Spielen ohne Netz",
  readyHint: "Partien auf diesem Gerät bleiben in diesem Browser. Du kannst sie jederzeit mitnehmen.",
  failed: "Das hat nicht geklappt. Besteht eine Verbindung, und ist auf dem Gerät noch Platz?",
  insecure: "Dieser Browser hebt Seiten nur auf, wenn ihre Adresse mit https beginnt. Partien auf diesem Gerät gehen, solange Du verbunden bist.",
  install: "Als App installieren",
  installHint: "Im Menü Deines Browsers kannst Du diese Seite installieren oder zum Startbildschirm hinzufügen.",
  here: "Auf diesem Gerät",
  hereHint: "Ohne Netz, gegen Bots oder an einem Bildschirm",
  alone: "Der Server antwortet nicht. Stattdessen auf diesem Gerät spielen?",
  playHere: "Auf diesem Gerät spielen",
  starting: "Das Spiel startet in diesem Browser, das dauert ein paar Sekunden …",
  trouble: {
    unable: "Dieser Browser kann das Spiel nicht selbst ausführen: Er ist zu alt, oder WebAssembly ist abgeschaltet.",
    storage: "Dieser Browser lässt die Seite keine Partien aufheben, wie in manchen privaten Fenstern. Auf diesem Gerät kann deshalb nicht gespielt werden.",
    files: "Das Spiel konnte nicht geladen werden. Besteht eine Verbindung?",
    release: "Diese Seite und das Spiel in diesem Browser gehören zu verschiedenen Versionen. Lade die Seite neu, solange eine Verbindung besteht.",
    broken: "Das Spiel startet in diesem Browser nicht. Lade die Seite neu.",
  },
  move: "Am Server weiterspielen",
  moving: "Zieht um …",
  file: "Als Datei",
  noFile: "Die Partie hat noch nicht begonnen, es gibt also nichts zu sichern.",
  sure: "Diese Partie gibt es nur in diesem Browser. Löschen?",
  remove: "Löschen",
  keep: "Behalten",
};
