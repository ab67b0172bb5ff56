// Texts of src/coach: hints, the analysis of a finished game, and playing on from a moment of it.

import { counter } from "../plural";
import type { coach as english } from "./coach.en";

const some = counter("de");
const coins = (n: number): string => some(n, { one: "Münze", other: "Münzen" });

export const coach: typeof english = {
  hint: {
    button: "Tipp",
    title: "Was der Trainer tun würde",
    thinking: "Der Trainer denkt nach …",
    chance: (percent) => `${percent} auf den Sieg`,
    coins: (n) => `etwa ${coins(n)}`,
    then: (deeds) => `Dann: ${deeds}`,
    follow: "So machen",
    close: "Tipp schließen",
    key: "Den Trainer um einen Tipp bitten",
    allow: "Tipps",
    allowNote: "Wer entscheiden muss, darf den Trainer fragen. Nie in Spielen mit Uhr.",
  },
  deed: {
    place: "Plättchen setzen",
    regions: (list, n) => `${n === 1 ? "Region" : "Regionen"} ${list}`,
  },
  look: {
    tabs: { label: "Neben dem Spielplan", log: "Was geschah", coach: "Trainer" },
    open: "Mit dem Trainer zurückblicken",
    waiting: "Die Analyse wartet, bis sie an der Reihe ist …",
    running: (done, of) => `Der Trainer sieht das Spiel durch: ${done} von ${of} Zügen`,
    stay: "Du kannst inzwischen die Aufzeichnung ansehen oder später wiederkommen.",
    again: "Noch einmal versuchen",
    curve: "Siegchance",
    keys: "Pfeiltasten: ein Schritt zurück oder vor",
    turns: "Wendepunkte",
    earlier: "Voriger Wendepunkt",
    later: "Nächster Wendepunkt",
    noTurns: "Keine Entscheidung und kein Wurf hat dieses Spiel gewendet.",
    table: "Chance in %",
    step: (step, chances) => `Schritt ${step}: ${chances}`,
    judge: (level) => `Beurteilt vom Bot „${level}“. Chancen sind geschätzt.`,
  },
  verdict: {
    title: "Dieser Schritt",
    nothing: "Hier hat niemand etwas entschieden.",
    forced: "Hier gab es nichts zu wählen.",
    undone: "Das wurde zurückgenommen.",
    grades: { good: "Gut", inaccuracy: "Ungenau", mistake: "Fehler", blunder: "Grober Fehler" },
    lost: (percent) => `${percent} der Siegchance verschenkt`,
    better: "Besser:",
    best: "Nichts wäre besser gewesen.",
    show: "Auf dem Spielplan zeigen",
    showing: "Zurück zu dem, was geschah",
    instead: "Selbst versuchen",
    luck: "Glück in diesem Schritt:",
  },
  players: {
    title: "Wie alle gespielt haben",
    accuracy: (percent) => `${percent} genau`,
    counts: {
      good: (n) => `${n} gut`,
      inaccuracy: (n) => some(n, { one: "Ungenauigkeit", other: "Ungenauigkeiten" }),
      mistake: (n) => some(n, { one: "Fehler", other: "Fehler" }),
      blunder: (n) => some(n, { one: "grober Fehler", other: "grobe Fehler" }),
    },
    luck: "Glück",
    skill: "Können",
    meaning: "Glück ist, was Würfel und neue Plättchen brachten, Können, was Entscheidungen brachten, beides als Anteil an einem Sieg.",
    slips: "Die teuersten Entscheidungen",
    slip: (step) => `Schritt ${step}`,
  },
  tryIt: {
    open: "Von hier aus versuchen",
    title: "Von hier aus versuchen",
    lead: "In diesem Augenblick beginnt ein eigener Tisch. Das gespielte Spiel bleibt, wie es ist.",
    seat: "Du spielst als",
    level: "Die anderen sind Bots",
    play: "Spielen",
    copy: "Link kopieren",
    copied: "Der Link ist kopiert. Wer ihn öffnet, spielt von hier aus weiter.",
    notCopied: (url) => `Kopieren ist hier nicht erlaubt. Der Link: ${url}`,
    over: "In diesem Augenblick ist das Spiel schon aus. Geh einen Schritt zurück.",
    named: (title, turn) => (title ? `Was wäre wenn: ${title}, Runde ${turn}` : `Was wäre wenn, Runde ${turn}`),
  },
};
