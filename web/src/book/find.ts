// What the book says about some words.

import { speech } from "../i18n/index.svelte";
import type { TileInfo } from "../protocol";
import { PARAGRAPHS, type Paragraph } from "./outline";
import type { Book } from "./shape";

// Letters without their marks: whoever types "gora" finds "Góra".
const plain = (text: string): string => text.toLowerCase().replaceAll("ł", "l").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");

const has = (texts: (string | undefined)[], search: string): boolean => {
  const whole = plain(texts.join(" "));
  return plain(search).split(/\s+/).filter(Boolean).every((word) => whole.includes(word));
};

export function foundParagraphs(book: Book, search: string): Paragraph[] {
  return PARAGRAPHS.filter(({ key, scene, chapter }) => {
    const { title, text, points = [] } = book.paragraphs[key];
    return has([book.chapters[chapter], title, text, ...points, scene && book.scenes[scene]], search);
  });
}

export function foundTiles(book: Book, tiles: TileInfo[], search: string): TileInfo[] {
  return tiles.filter(({ key }) => has([speech.name(key), speech.summary(key), book.examples[key]], search));
}
