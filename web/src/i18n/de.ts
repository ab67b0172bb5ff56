// Every text of the interface. Other languages have the same shape as English; the compiler tells what is missing.

import { account } from "./areas/account.de";
import { board } from "./areas/board.de";
import { character } from "./areas/character.de";
import { book } from "./areas/book.de";
import { coach } from "./areas/coach.de";
import { days } from "./areas/days.de";
import { film } from "./areas/film.de";
import { first } from "./areas/first.de";
import { cards } from "./areas/cards.de";
import { game } from "./areas/game.de";
import { lessons } from "./areas/lessons.de";
import { levels } from "./areas/levels.de";
import { offline } from "./areas/offline.de";
import { pages } from "./areas/pages.de";
import { phones } from "./areas/phones.de";
import { people } from "./areas/people.de";
import { replay } from "./areas/replay.de";
import type { Texts } from "./index.svelte";

export const de: Texts = {
  app: {
    name: "Elbow Room",
    unofficial: "Ein Fanprojekt, weder verbunden mit dem Verlag der Brettspiele noch von ihm unterstützt.",
    loading: "Einen Moment …",
    nowhere: "Hier ist nichts.",
    back: "Zur Startseite",
    close: "Schließen",
  },
  line: {
    lost: "Die Verbindung ist weg. Deine Partie ist sicher; es wird weiter versucht …",
    restart: "Der Server wird neu gestartet. Dein Spiel ist sicher und geht gleich weiter …",
    ended: "Dieser Tisch geht nicht auf",
    updated: "Es gibt eine neuere Version dieser Seite.",
    reload: "Neu laden",
  },
  account,
  board,
  character,
  book,
  coach,
  days,
  film,
  first,
  cards,
  game,
  lessons,
  levels,
  offline,
  pages,
  phones,
  people,
  replay,
};
