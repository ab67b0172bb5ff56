// The games of this browser: their links hold the only keys there are, so they are kept here.

import type { SeatLink } from "../protocol";
import { inPocket } from "./offline.svelte";

export interface OwnGame {
  id: string;
  key: string;
  title: string;
  board: string;
  at: number; // when it was last seen, milliseconds since 1970
  status: string;
  turn: boolean; // it was our turn then
  seats: number[]; // ours
  names: string[]; // of everybody
  links: SeatLink[]; // for the others, if we opened the table: they are told only once
  seq: number; // the last entry that was seen here
  awaited: number; // the seat of the person who must decide
  deadline: number | null; // when that person's time is out, seconds since 1970
  moves: number; // what others did since it was seen
  lines: number; // what others said
  heard: number; // until when the talk has been read, seconds since 1970
}

const SIGNED_IN = "elbowroom.account"; // where it is kept that somebody is signed in here; who, only the server knows
const PLACE = "elbowroom.games";
const MOST = 60; // and all of this device, to which nothing else leads
const GONE = ["no_such_table", "wrong_key", "closed", "removed"]; // after these a key never opens its game again
const UNKNOWN = { title: "", board: "base_2", at: 0, status: "waiting", turn: false, seats: [], names: [], links: [], seq: 0, awaited: 0, deadline: null, moves: 0, lines: 0, heard: 0 };

function stored(): OwnGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    if (!Array.isArray(found)) return [];
    return (found as OwnGame[]).filter((game) => typeof game?.id === "string").map((game) => ({ ...UNKNOWN, ...game }));
  } catch {
    return [];
  }
}

class Memory {
  games = $state.raw<OwnGame[]>(stored());

  // Whether somebody is signed in here, as far as this browser knows.
  get signedIn(): boolean {
    try {
      return localStorage.getItem(SIGNED_IN) !== null;
    } catch {
      return false;
    }
  }

  set signedIn(here: boolean) {
    try {
      if (here) localStorage.setItem(SIGNED_IN, "1");
      else localStorage.removeItem(SIGNED_IN);
    } catch {
      // Without storage somebody signs in for as long as the page is open.
    }
  }

  // Keeps what is new about a game and puts it first.
  remember(game: Partial<OwnGame> & { id: string; key: string }): void {
    const known = this.find(game.id);
    this.#keep([{ ...UNKNOWN, ...known, at: Date.now(), ...game }, ...this.#without(game.id)]);
  }

  // Keeps what is new about a game where it is.
  update(id: string, news: Partial<OwnGame>): void {
    this.#keep(this.games.map((game) => (game.id === id ? { ...game, ...news } : game)));
  }

  forget(id: string): void {
    this.#keep(this.#without(id));
  }

  // Forgets a game if the server's refusal of its own key is for good.
  forgetGone(id: string, key: string, code: string): void {
    if (GONE.includes(code) && this.key(id) === key) this.forget(id);
  }

  find(id: string): OwnGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  key(id: string): string {
    return this.find(id)?.key ?? "";
  }

  // Whether somebody has played here with a key before: it opens the rematch too, and who comes with it is no guest.
  knows(key: string): boolean {
    return this.games.some((game) => game.key === key);
  }

  #without(id: string): OwnGame[] {
    return this.games.filter((game) => game.id !== id);
  }

  #keep(games: OwnGame[]): void {
    this.games = games.filter((game, index) => index < MOST || inPocket(game.id));
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.games));
    } catch {
      // Without storage a game is continued by its link only.
    }
  }
}

export const memory = new Memory();
