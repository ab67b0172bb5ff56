// Every text of the interface. Other languages have the same shape as English; the compiler tells what is missing.

import { account } from "./areas/account.en";
import { board } from "./areas/board.en";
import { character } from "./areas/character.en";
import { book } from "./areas/book.en";
import { coach } from "./areas/coach.en";
import { days } from "./areas/days.en";
import { film } from "./areas/film.en";
import { first } from "./areas/first.en";
import { cards } from "./areas/cards.en";
import { game } from "./areas/game.en";
import { lessons } from "./areas/lessons.en";
import { levels } from "./areas/levels.en";
import { offline } from "./areas/offline.en";
import { pages } from "./areas/pages.en";
import { phones } from "./areas/phones.en";
import { people } from "./areas/people.en";
import { replay } from "./areas/replay.en";

export const en = {
  app: {
    name: "Elbow Room",
    unofficial: "A fan project. Not affiliated with or endorsed by the publisher of the board games.",
    loading: "One moment …",
    nowhere: "There is nothing here.",
    back: "Back to the start",
    close: "Close",
  },
  line: {
    lost: "The connection is lost. Your game is safe; trying again …",
    restart: "The server is being restarted. Your game is safe and goes on in a moment …",
    ended: "This table does not open",
    updated: "There is a newer version of this page.",
    reload: "Reload",
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
