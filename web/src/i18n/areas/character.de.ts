// Texts about who plays, how it ended and what is heard.

import { counter } from "../plural";
import type { Texts } from "../index.svelte";

const some = counter("de");
const coins = (n: number): string => some(n, { one: "Münze", other: "Münzen" });

export const character: Texts["character"] = {
  against: (names) => `Gegen ${names}. Du beginnst.`,
  living: {
    label: (board) => `Ein Spiel unter Bots auf diesem Spielplan: ${board}`,
    pause: "Spielplan anhalten",
    play: "Spielplan weiterspielen lassen",
    decline: (race) => `${race} gehen unter`,
  },
  music: {
    name: "Musik",
    hint: "Ein leises Stück, für diese Seite geschrieben.",
    on: "Musik ist an",
    off: "Musik ist aus",
  },
  verdict: {
    win: (n) => `Du gewinnst mit ${coins(n)}!`,
    tie: (n) => `Du gewinnst mit ${coins(n)}; bei Gleichstand zählten die Plättchen auf dem Spielfeld!`,
    shared: (others, n) => `Du teilst Dir den Sieg mit ${others}: je ${coins(n)}.`,
    place: (place, n) => `Du belegst Platz ${place} mit ${coins(n)}.`,
    ahead: (source, n) => `Der größte Vorsprung vor Dir: ${source}, ${coins(n)} mehr.`,
  },
  reveal: {
    title: "Die Beutel werden geöffnet …",
    skip: "Ergebnis zeigen",
    closed: "Münzen noch verdeckt",
  },
};
