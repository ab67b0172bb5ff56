// Every text of the interface. Other languages have the same shape as English; the compiler tells what is missing.

import { board } from "./areas/board.en";
import { game } from "./areas/game.en";
import { pages } from "./areas/pages.en";
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
    ended: "This table does not open",
    updated: "There is a newer version of this page.",
    reload: "Reload",
  },
  board,
  game,
  pages,
  replay,
};
