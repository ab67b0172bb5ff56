// Texts of the chapters of the guided game that follow the first.

import type { lessons as english } from "./lessons.en";

const below: (typeof english)["underground"]["steps"] = {
  welcome: {
    title: "Hinab in die Höhlen",
    text: "Unter der Erde spielst Du, wie Du es kennst: wählen, erobern, umgruppieren, werten. Drei Dinge sind neu: Flüsse, Monster und die Schätze, die sie bewachen. Ein Zug zeigt Dir alle.",
  },
  pick: {
    title: "Abenteuer-Oger",
    text: "Oger kostet jede Region 1 Plättchen weniger. Und mit Abenteuer bringt jeder Ort 1 Münze mehr. Gerade richtig, um einen zu suchen.",
    task: "Nimm die oberste Kombination",
  },
  river: {
    title: "Der Fluss ist eine Straße",
    text: "Seine Regionen kosten nur 1 Plättchen, und er fließt an der halben Karte vorbei. Er beginnt am Rand, also darfst Du dort hereinkommen. In dunkle Abgründe kommt niemand.",
    task: "Erobere den Fluss oben auf der Karte",
  },
  monsters: {
    title: "Hier hausen Monster",
    text: "Zwei Monster machen eine Region 2 Plättchen teurer. Wer sie vertreibt, findet, was sie bewachen: ein Altertum oder einen Ort. Solche Regionen liegen auf beiden Seiten des Flusses.",
    task: "Erobere eine Region mit Monstern",
  },
  relic: {
    title: "Der Fliegende Fußabtreter",
    text: "Ein Altertum! Einmal pro Zug bringt er Dich in jede Region des Spielfelds, zum üblichen Preis. Danach liegt er dort, wohin er Dich gebracht hat. Wie wäre es mit anderen Monstern?",
    task: "Nimm den Fußabtreter auf und erobere in der Ferne",
  },
  leave: {
    title: "Alle raus aus dem Wasser",
    text: "Beende die Eroberungen, wenn Du genug hast. Bei der Umgruppierung verlassen alle Plättchen den Fluss: Er war Straße, nicht Heimat, und bringt nichts. Verteile sie auf Deine anderen Regionen.",
    task: "Hör auf, verteile die Plättchen und schließe ab",
  },
  score: {
    title: "Was es gebracht hat",
    text: "Du hast 1 Münze für jede Region außer dem Fluss und mehr für einen Ort, falls Du einen gefunden hast. Altertümer und Orte liegen jetzt offen: Wer die Region erobert, bekommt sie dazu.",
  },
  end: {
    title: "Du kennst Underground!",
    text: "Wähle ein Altertum, einen Ort, eine Rasse oder Fähigkeit an, um darüber zu lesen. Spiel diese Partie zu Ende oder steig in den Himmel.",
  },
};

const above: (typeof english)["sky"]["steps"] = {
  welcome: {
    title: "Schau nach oben",
    text: "Drei Inseln schweben über dem Spielfeld. Man erobert sie wie jedes Land, aber nur zwei Wege führen hinauf. Wer eine ganze Insel hält, bekommt mehr.",
  },
  pick: {
    title: "Kommando-Rattenmenschen",
    text: "Du kennst sie: viele Plättchen, und jede Region kostet 1 weniger. Die Rassen des Himmels sind unter die anderen gemischt, schau Dir die Liste an.",
    task: "Nimm die oberste Kombination",
  },
  foot: {
    title: "Am Fuß der Bohnenranke",
    text: "Zwei Marker am Boden, Bohnenranke und Himmelsleiter, führen zu den Inseln mit demselben Symbol. Neue Rassen beginnen am Boden. Diesmal wächst die Bohnenranke gleich am Meer.",
    task: "Erobere den Wald mit der Bohnenranke",
  },
  climb: {
    title: "Hinauf!",
    text: "Regionen mit demselben Symbol sind jetzt Nachbarn, wo immer sie liegen. Finde das grüne Zeichen im Himmel; seine Kosten zeigen, dass Du hinkommst.",
    task: "Erobere die Region oben an der Bohnenranke",
  },
  island: {
    title: "Eine ganze Insel",
    text: "Hält eine Rasse alles Land einer Insel, bringt sie jeden Zug 1 Münze mehr. Brücken führen zur nächsten Insel. Hol Dir den Rest von dieser.",
    task: "Erobere alle Regionen der Insel",
  },
  settle: {
    title: "Zwischen Himmel und Erde",
    text: "Erobere weiter, wenn Du magst, dann hör auf. Bei der Umgruppierung ziehen Plättchen frei hinauf und hinab.",
    task: "Hör auf, verteile die Plättchen und schließe ab",
  },
  score: {
    title: "Die Insel zahlt",
    text: "1 Münze für jede Region und 1 mehr für die Insel. Sie zahlt auch nach dem Untergang weiter, solange sie ganz der Rasse gehört.",
  },
  end: {
    title: "Du kennst alle drei Welten!",
    text: "Beim Öffnen eines Tisches kannst Du die Schachteln auch mischen. Spiel diese Partie zu Ende oder beginne eine mit anderen.",
  },
};

export const lessons: typeof english = {
  chapter: "Kapitel",
  letPlay: "Lass den Bot spielen",
  next: (box) => `Weiter: ${box}`,
  underground: {
    title: "Unter die Erde",
    lead: "Du kennst das Grundspiel? Dann genügen drei Minuten: ein Zug mit Fluss, Monstern und einem Schatz.",
    contents: ["Nutze einen Fluss als Straße", "Vertreibe Monster und finde, was sie bewachen", "Benutze ein Altertum", "Verlass das Wasser rechtzeitig"],
    steps: below,
  },
  sky: {
    title: "Hinauf zu den Inseln",
    lead: "Du kennst das Grundspiel? Dann genügen drei Minuten: ein Zug vom Boden bis in den Himmel.",
    contents: ["Finde die Wege nach oben", "Klettere die Bohnenranke hinauf", "Nimm eine ganze Insel", "Sieh, was sie bringt"],
    steps: above,
  },
};
