// Texts about who plays, how it ended and what is heard.

import { counter } from "../plural";
import type { Texts } from "../index.svelte";

const some = counter("pl");
const coins = (n: number): string => some(n, { one: "moneta", few: "monety", many: "monet", other: "monety" });

export const character: Texts["character"] = {
  against: (names) => `Przeciwko: ${names}. Zaczynasz Ty.`,
  living: {
    label: (board) => `Gra botów na tej planszy: ${board}`,
    pause: "Zatrzymaj planszę",
    play: "Niech plansza gra dalej",
    decline: (race) => `${race}: wymarcie`,
  },
  music: {
    name: "Muzyka",
    hint: "Cichy utwór, napisany dla tej strony.",
    on: "Muzyka włączona",
    off: "Muzyka wyłączona",
  },
  verdict: {
    win: (n) => `Wygrywasz: ${coins(n)}!`,
    tie: (n) => `Wygrywasz: ${coins(n)}, remis rozstrzygnęły żetony na planszy!`,
    shared: (others, n) => `Wspólne zwycięstwo: Ty i ${others}, każdy wynik to ${coins(n)}.`,
    place: (place, n) => `Zajmujesz ${place}. miejsce: ${coins(n)}.`,
    ahead: (source, n) => `Największa przewaga nad Tobą: ${source}, +${coins(n)}.`,
  },
  reveal: {
    title: "Otwieramy sakiewki …",
    skip: "Pokaż wynik",
    closed: "Monety jeszcze ukryte",
  },
};
