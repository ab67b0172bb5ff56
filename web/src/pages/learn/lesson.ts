// The table of the guided game: small pairs on top that are easy to play, and an opponent who knows nothing.

import { api, Problem } from "../../lib/api";
import type { GameRecord, NewTable } from "../../protocol";
import { openTable, type Own } from "../frame/opening";

export const SEAT = 1;
const PLACE = "elbowroom.lesson";
const BOARD = "base_2";
const RACES =
  "ratmen skeletons humans giants orcs tritons amazons elves dwarves wizards halflings trolls ghouls sorcerers";
const POWERS =
  "commando forest wealthy mounted hill swamp pillaging merchant flying underworld alchemist fortified seafaring spirit heroic bivouacking berserk stout diplomat dragon_master";

export interface Lesson extends Own {
  step: number;
}

// A record without actions is a game that begins as written.
function beginning(rules_version: string): GameRecord {
  const setup = { first: SEAT, races: RACES.split(" "), powers: POWERS.split(" ") };
  return { format: "elbowroom record 1", rules_version, board: BOARD, players: ["1", "2"], setup };
}

export async function openLesson(title: string, name: string, bot: string): Promise<Lesson> {
  const wish: NewTable = { board: BOARD, title, seats: [{ name }, { player: "random", name: bot }] };
  const { rules_version } = await api.version();
  try {
    return { ...(await openTable({ ...wish, record: beginning(rules_version) })), step: 0 };
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code === "offline") throw problem;
    return { ...(await openTable(wish)), step: 0 }; // a server with other tiles: then chance decides how it begins
  }
}

export function keptLesson(): Lesson | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Lesson | null;
  } catch {
    return null;
  }
}

export function keepLesson(lesson: Lesson | null): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(lesson));
  } catch {
    // Then a reload begins anew.
  }
}
