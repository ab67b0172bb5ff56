// The words of the rulebook in one language.

import type { ChapterKey, ParagraphKey, SceneKey } from "./outline";

export interface Words {
  title: string;
  text: string; // one or two short paragraphs, separated by an empty line
  points?: string[];
}

export interface Book {
  chapters: Record<ChapterKey, string>;
  paragraphs: Record<ParagraphKey, Words>;
  scenes: Record<SceneKey, string>; // what each picture shows
  examples: Record<string, string>; // of tiles, by their keys; one without is told by its summary alone
}

export type BookLanguage = "en" | "pl" | "de";

const LOADERS: Record<BookLanguage, () => Promise<{ book: Book }>> = {
  en: () => import("./en"),
  pl: () => import("./pl"),
  de: () => import("./de"),
};

export const openBook = async (language: BookLanguage): Promise<Book> => (await LOADERS[language]()).book;
