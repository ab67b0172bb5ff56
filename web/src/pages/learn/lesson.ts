// The tables of the guided game: each chapter begins as written. Its opponents know nothing, and wait until the coach has
// said what is about to happen.

import { api, Problem } from "../../lib/api";
import type { GameRecord, NewTable, Offers } from "../../protocol";
import { offline } from "../../lib/offline.svelte";
import { openTable, type Own } from "../frame/opening";

export const SEAT = 1;
export const CHAPTERS = ["base", "underground", "sky"] as const; // named as the boxes
export type ChapterKey = (typeof CHAPTERS)[number];
const PLACE = "elbowroom.lesson";

interface Beginning {
  board: string;
  seats: number;
  races: string[]; // from the top; those that are not named follow
  powers: string[];
  sites?: string[];
  chance?: number[]; // what would be drawn
}

const BEGINNINGS: Record<ChapterKey, Beginning> = {
  base: {
    board: "base_2",
    seats: 2,
    races: ["ratmen", "skeletons", "humans", "giants", "orcs", "tritons"],
    powers: ["commando", "forest", "wealthy", "mounted", "hill", "swamp"],
  },
  underground: {
    board: "underground_2",
    seats: 2,
    races: ["ogres", "shrooms", "kraken", "mudmen", "lizardmen", "drow"],
    powers: ["adventurous", "mining", "stone", "mystic", "muddy", "fisher"],
    sites: ["flying_doormat", "mine_of_the_lost_dwarf"],
  },
  sky: {
    board: "base_2+sky_3",
    seats: 3,
    races: ["ratmen", "khans", "storm_giants", "drakons", "skeletons", "orcs"],
    powers: ["commando", "hill", "exploring", "forest", "flying", "swamp"],
    chance: [8], // a Beanstalk in a region where one may enter
  },
};

export const BOARDS = Object.fromEntries(CHAPTERS.map((chapter) => [chapter, BEGINNINGS[chapter].board])) as Record<ChapterKey, string>;

export interface Lesson extends Own {
  chapter: ChapterKey;
  step: number;
  rivals: string[]; // keys of the seats whose opponents still wait
}

// A record without actions is a game that begins as written.
async function beginning(chapter: ChapterKey, here: boolean): Promise<GameRecord> {
  const { board, seats, races, powers, sites = [], chance } = BEGINNINGS[chapter];
  const [{ rules_version }, { tiles }] = await Promise.all([api.version(here), api.offers()]);
  const boxes = chapter === "sky" ? ["base", "sky"] : [chapter];
  const all = (kind: Offers["tiles"][number]["kind"], first: string[]): string[] => [
    ...first,
    ...tiles.filter((tile) => tile.kind === kind && boxes.includes(tile.box) && !first.includes(tile.key)).map(({ key }) => key),
  ];
  const setup = { first: SEAT, races: all("race", races), powers: all("power", powers), ...(sites.length ? { sites: all("site", sites) } : {}) };
  const players = Array.from({ length: seats }, (_, index) => String(index + 1));
  return { format: "elbowroom record 1", rules_version, board, players, setup, ...(chance ? { chance } : {}) };
}

// At the server; where none answers, on this device, if it can.
export async function openLesson(chapter: ChapterKey, title: string, name: string, bot: string): Promise<Lesson> {
  try {
    return await lessonAt(false, chapter, title, name, bot);
  } catch (problem) {
    if (!isAlone(problem)) throw problem;
    await offline.look();
    if (offline.state !== "ready") throw problem;
    return lessonAt(true, chapter, title, name, bot);
  }
}

const isAlone = (problem: unknown): boolean => !(problem instanceof Problem) || problem.code === "offline";

async function lessonAt(here: boolean, chapter: ChapterKey, title: string, name: string, bot: string): Promise<Lesson> {
  const { board, seats } = BEGINNINGS[chapter];
  const others = Array.from({ length: seats - 1 }, (_, index) => ({ name: index ? `${bot} ${index + 1}` : bot }));
  const wish: NewTable = { board, title, seats: [{ name }, ...others], hints: false }; // one coach is enough
  const record = await beginning(chapter, here);
  const { others: rivals, ...own } = await openTable({ ...wish, record }, here).catch((problem: unknown) => {
    if (isAlone(problem)) throw problem;
    return openTable(wish, here); // a server with other tiles: then chance decides how it begins
  });
  return { ...own, chapter, step: 0, rivals };
}

export function keptLesson(): Lesson | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Lesson | null;
    return kept && CHAPTERS.includes(kept.chapter) ? kept : null;
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
