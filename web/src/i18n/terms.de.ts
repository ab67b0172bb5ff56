import type { TermTexts } from "./lore";
import { counter } from "./plural";

const some = counter("de");
const players = (count: number): string => some(count, { one: "Person", other: "Personen" });
const ground = (count: number): string => `Grundspiel, ${players(count)}`;
const below = (count: number): string => `Underground, ${players(count)}`;
const above = (count: number, islands: string): string => `Himmelsinseln, ${players(count)}, ${islands} Inseln`;

export const terms: TermTexts = {
  boxes: {
    base: { name: "Grundspiel", summary: "Hier fing alles an: 14 Rassen, 20 Spezialfähigkeiten und eine Welt, die zu klein ist." },
    underground: { name: "Underground", summary: "Höhlen, Flüsse und Abgründe: 15 Rassen, 21 Spezialfähigkeiten, Monster, Altertümer und Orte." },
    sky: { name: "Himmelsinseln", summary: "Inseln über dem Spielfeld am Boden: 7 Rassen, 7 Spezialfähigkeiten und Wege hinauf und hinab." },
  },
  boards: {
    base_2: ground(2),
    base_3: ground(3),
    base_4: ground(4),
    base_5: ground(5),
    underground_2: below(2),
    underground_3: below(3),
    underground_4: below(4),
    underground_5: below(5),
    "base_2+sky_2": above(3, "zwei"),
    "base_2+sky_3": above(3, "drei"),
    "base_3+sky_2": above(4, "zwei"),
    "base_3+sky_3": above(4, "drei"),
    "base_4+sky_2": above(5, "zwei"),
    "base_4+sky_3": above(5, "drei"),
    "base_5+sky_2": above(6, "zwei"),
    "base_5+sky_3": above(6, "drei"),
  },
  ownBoard: "Ein eigenes Spielfeld von uns, keines aus der Schachtel",
  players,
  rounds: (count) => some(count, { one: "Runde", other: "Runden" }),
  terrains: {
    farmland: { name: "Ackerland", summary: "Gewöhnliches Land." },
    forest: { name: "Wald", summary: "Gewöhnliches Land." },
    hill: { name: "Hügel", summary: "Gewöhnliches Land." },
    swamp: { name: "Sumpf", summary: "Gewöhnliches Land." },
    mountain: { name: "Gebirge", summary: "Kostet 1 Plättchen mehr, wer auch immer dort ist." },
    sea: { name: "Meer", summary: "Wasser: Nur Rassen, die Wasser betreten dürfen, können es erobern." },
    lake: { name: "See", summary: "Wasser: Nur Rassen, die Wasser betreten dürfen, können ihn erobern." },
    mud_pool: { name: "Schlammloch", summary: "Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln ist es ein Sumpf." },
    mushroom_forest: { name: "Pilz-Wald", summary: "Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln ist er ein Wald." },
    mystic_crystal: { name: "Mystischer Kristall", summary: "Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln hat es ein magisches Symbol." },
    black_mountain: { name: "Schwarze Berge", summary: "Kosten 1 Plättchen mehr, wer auch immer dort ist." },
    mine: { name: "Bergbau", summary: "Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln hat es eine Mine." },
    river: { name: "Fluss", summary: "Kostet leer nur 1 Plättchen, aber bei der Umgruppierung müssen Deine Plättchen hinaus." },
    chasm: { name: "Bodenloser Abgrund", summary: "Dorthin kommt niemand, niemals." },
  },
  symbols: {
    mine: { name: "Mine", summary: "Manche Rassen und Fähigkeiten bekommen hier Münzen." },
    magic: { name: "Magisches Symbol", summary: "Manche Rassen und Fähigkeiten bekommen hier Münzen." },
    cavern: { name: "Höhle", summary: "Die Fähigkeit Unterwelt reist von Höhle zu Höhle." },
    volcano: { name: "Vulkan", summary: "Hier können die Flammen ihren Vulkan hinlegen." },
  },
  natives: {
    lost_tribe: { name: "Untergegangener Stamm", summary: "Kostet 1 Plättchen mehr und verschwindet, wenn die Region erobert wird." },
    monsters: { name: "Monster", summary: "Sie kosten 2 Plättchen mehr. Wer die Region erobert, entdeckt ein Altertum oder einen Ort." },
  },
  access: {
    beanstalk: { name: "Bohnenranke", summary: "Diese Region ist Nachbar jeder Himmelsregion mit demselben Symbol." },
    stairway: { name: "Himmelsleiter", summary: "Diese Region ist Nachbar jeder Himmelsregion mit demselben Symbol." },
  },
  sites: {
    relic: { name: "Achtbares Altertum", summary: "Dient der aktiven Rasse, die seine Region hält, und zieht dorthin, wo es benutzt wurde." },
    place: { name: "Beliebter Ort", summary: "Dient der Rasse, die seine Region hält, und bewegt sich nie." },
  },
  pieces: { bolt: "Blitz", pact: "Handelsabkommen", zeppelin: "Zeppelin", vengeance: "Rachsüchtig-Plättchen", bridge: "Wolkenbrücke" },
  buried: { name: "Vergrabenes Plättchen", summary: "+1 Verteidigung. Es gehört einer untergegangenen Rasse unter den Aasfressern und bringt weiter Münzen." },
  edge: "Hier kann man das Spielfeld betreten.",
  phases: {
    pick: "Auswahl",
    "pick choices": "Auswahl abschließen",
    decide: "Ausbreiten oder untergehen",
    "start effects": "Beginn des Zuges",
    legacy: "Eroberungen Untergegangener",
    ready: "Vorbereitung",
    conquer: "Eroberungen",
    redeploy: "Umgruppierung",
    "end choices": "Vor der Wertung",
    "post score": "Nach der Wertung",
    withdraw: "Rückzug",
    "game over": "Ende",
    aftermath: "Nach den Eroberungen",
  },
  switches: {
    ownTokensDefend: {
      label: "Eigene Plättchen verteidigen",
      values: { false: "Deine untergegangene Rasse kostet nichts extra, wenn Deine aktive ihre Regionen nimmt.", true: "Eigene Plättchen erhöhen die Kosten wie fremde." },
    },
    openScores: {
      label: "Offene Münzen",
      values: { false: "Alle Münzen bleiben bis zum Ende verdeckt.", true: "Alle sehen die Münzen von allen." },
    },
    conversionNeedsToken: {
      label: "Verwandeln mit leerer Hand",
      values: { true: "Nein: Hexerei, Vampire und die Leuchtende Kugel brauchen ein Plättchen in der Hand wie jede Eroberung.", false: "Erlaubt: Kein Plättchen in der Hand ist nötig, das neue kommt aus dem Vorrat." },
    },
    flamesEntry: {
      label: "Wo Flammen das Spielfeld betreten",
      values: { volcano: "Neben ihrem Vulkan.", edge: "Am Rand, wie alle anderen.", both: "Neben ihrem Vulkan oder am Rand." },
    },
    vampirePerOpponent: {
      label: "Bisse der Fähigkeit Vampir",
      values: { true: "Einmal pro Zug und Gegner.", false: "Nur einmal pro Zug." },
    },
    boltsAnywhere: {
      label: "Blitze der Sturmriesen",
      values: { false: "Sie treffen Gebirge in Reichweite.", true: "Sie treffen Gebirge überall." },
    },
    wendigoIgnoresImmunity: {
      label: "Wendigos und immune Wälder",
      values: { false: "Ein immuner Wald ist vor Wendigos sicher.", true: "Wendigos räumen auch immune Wälder." },
    },
    wendigoNeedsVictim: {
      label: "Wendigos und leere Wälder",
      values: { false: "Wendigos dürfen einen leeren Wald räumen und bekommen trotzdem ein Plättchen.", true: "Wendigos räumen nur Wälder, in denen jemand ist." },
    },
    wendigoClearsNatives: {
      label: "Wendigos und untergegangene Stämme",
      values: { true: "Wendigos vertreiben auch untergegangene Stämme.", false: "Untergegangene Stämme bleiben, wo sie sind." },
    },
  },
  bots: {
    random: { name: "Anfänger", summary: "Hat keine Ahnung vom Spiel und tut irgendetwas Erlaubtes." },
    greedy: { name: "Stark", summary: "Plant seine Eroberungen und spielt gut." },
  },
  mixed: {
    base: "Auf diesem Spielfeld sind Schlammlöcher Sümpfe, Pilz-Wälder Wälder, Mystische Kristalle magische Symbole, Bergbau-Regionen Minen, Schwarze Berge Gebirge und Flüsse Meere und Seen.",
    underground: "Auf diesem Spielfeld sind Sümpfe Schlammlöcher, Wälder Pilz-Wälder, magische Symbole Mystische Kristalle, Minen Bergbau-Regionen, Gebirge Schwarze Berge und Meere und Seen Flüsse.",
  },
};
