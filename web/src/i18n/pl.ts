// Every text of the interface. Other languages have the same shape as English; the compiler tells what is missing.

import { account } from "./areas/account.pl";
import { board } from "./areas/board.pl";
import { character } from "./areas/character.pl";
import { book } from "./areas/book.pl";
import { coach } from "./areas/coach.pl";
import { days } from "./areas/days.pl";
import { film } from "./areas/film.pl";
import { first } from "./areas/first.pl";
import { cards } from "./areas/cards.pl";
import { game } from "./areas/game.pl";
import { lessons } from "./areas/lessons.pl";
import { levels } from "./areas/levels.pl";
import { offline } from "./areas/offline.pl";
import { pages } from "./areas/pages.pl";
import { phones } from "./areas/phones.pl";
import { people } from "./areas/people.pl";
import { replay } from "./areas/replay.pl";
import type { Texts } from "./index.svelte";

export const pl: Texts = {
  app: {
    name: "Elbow Room",
    unofficial: "Projekt fanów, niezwiązany z wydawcą gier planszowych i przez niego niewspierany.",
    loading: "Chwileczkę …",
    nowhere: "Tu nic nie ma.",
    back: "Na stronę główną",
    close: "Zamknij",
  },
  line: {
    lost: "Połączenie przerwane. Twoja gra jest bezpieczna; próbuję dalej …",
    restart: "Serwer jest uruchamiany ponownie. Twoja gra jest bezpieczna i za chwilę potoczy się dalej …",
    ended: "Ten stół się nie otwiera",
    updated: "Jest nowsza wersja tej strony.",
    reload: "Odśwież",
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
