// Whether the rulebook says the same in all languages, and something about everything.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { book as de } from "../../src/book/de.ts";
import { book as en } from "../../src/book/en.ts";
import { CHAPTERS, PARAGRAPHS, paragraphOf, stem } from "../../src/book/outline.ts";
import { book as pl } from "../../src/book/pl.ts";
import scenes from "../../src/book/scenes.json";

const BOOKS = { en, pl, de };
const root = fileURLToPath(new URL("../../..", import.meta.url));
const known = JSON.parse(readFileSync(`${root}/web/tests/i18n/known.json`, "utf8"));

// All texts by their path: paragraphs.cost.title, …
function leaves(value, path = "") {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

const texts = Object.fromEntries(Object.entries(BOOKS).map(([language, book]) => [language, new Map(leaves(book))]));

test.each(["pl", "de"])("the book in %s has the structure of the English one", (language) => {
  expect([...texts[language].keys()].sort()).toEqual([...texts.en.keys()].sort());
});

const SAME = ["paragraphs.glance-underground.title"]; // a name of its own, in German as in English

// The sentences of a text. Titles and captions are one each, and so is whatever is too short to be anybody's own words.
const sentences = (text) => text.split(/(?<=[.!?:;][”“»)]*)\s+/).filter((sentence) => /\p{L}{2}/u.test(sentence));
const book = (language) => [...texts[language]].filter(([path]) => !SAME.includes(path));
const all = (language) => new Set(book(language).flatMap(([, text]) => sentences(text)));

test.each([["pl", "en"], ["de", "en"], ["en", "pl"], ["de", "pl"], ["en", "de"], ["pl", "de"]])("no sentence of the book in %s is one of that in %s", (language, other) => {
  const theirs = all(other);
  expect(book(language).flatMap(([path, text]) => sentences(text).filter((sentence) => theirs.has(sentence)).map((sentence) => `${path}: ${sentence}`))).toEqual([]);
});

test("a sentence that was left in English is found within a paragraph", () => {
  const [, own] = book("pl").find(([, text]) => sentences(text).length > 2);
  const [, english] = book("en").find(([, text]) => sentences(text).length > 2);
  expect(sentences(`${own} ${sentences(english)[1]}`).filter((sentence) => all("en").has(sentence))).toEqual([sentences(english)[1]]);
});

test.each(Object.keys(BOOKS))("every text in %s says something and is whole", (language) => {
  const odd = [...texts[language]].filter(([, text]) => text.trim() !== text || text.length < 4 || /TODO|\?\?\?|  /.test(text));
  expect(odd).toEqual([]);
  const unended = [...texts[language]].filter(([path, text]) => !/title$|^chapters/.test(path) && !/[.!?”“]$/.test(text));
  expect(unended).toEqual([]);
});

test.each(Object.keys(BOOKS))("every number of an example is the same in %s", (language) => {
  const digits = (text) => (text.match(/\d+/g) ?? []).sort().join();
  const odd = [...texts[language]].filter(([path, text]) => /^(examples|scenes)/.test(path) && digits(text) !== digits(texts.en.get(path)));
  expect(odd).toEqual([]);
});

test("paragraphs are found by whoever types letters without their marks", async () => {
  const page = { document: { documentElement: { dataset: {} } }, localStorage: { getItem: () => null }, matchMedia: () => ({ addEventListener: () => {} }), addEventListener: () => {} };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value); // the settings look at them
  const { foundParagraphs } = await import("../../src/book/find.ts");
  vi.unstubAllGlobals();
  const keys = (search) => foundParagraphs(pl, search).map(({ key }) => key);
  expect(keys("schyłek")).toContain("decline");
  expect(keys("SCHYLEK")).toEqual(keys("schyłek"));
});

test("every paragraph, chapter and scene has words, and no others", () => {
  expect(Object.keys(en.paragraphs).sort()).toEqual(PARAGRAPHS.map(({ key }) => key).sort());
  expect(Object.keys(en.chapters)).toEqual(CHAPTERS);
  expect(Object.keys(en.scenes).sort()).toEqual(Object.keys(scenes).sort());
  expect(PARAGRAPHS.flatMap(({ scene }) => scene ?? []).sort()).toEqual(Object.keys(scenes).sort());
});

test("an example belongs to a printed tile", () => {
  expect(Object.keys(en.examples).filter((key) => !(key in known.tiles))).toEqual([]);
});

test("a paragraph is shared by no other and leads to a rule that exists", () => {
  const books = ["core", "base", "underground", "sky_islands", "mixing"].map((file) => readFileSync(`${root}/docs/rules/${file}.md`, "utf8")).join("\n");
  const linked = PARAGRAPHS.flatMap(({ rules }) => rules[0] ?? []).filter((rule) => /\d$/.test(rule));
  expect(linked.filter((rule) => !new RegExp(`\\*\\*${rule.replaceAll(".", "\\.")}(?![\\d.])`).test(books))).toEqual([]);
  expect(new Set(PARAGRAPHS.map(({ key }) => key)).size).toBe(PARAGRAPHS.length);
});

test("a rule leads to the paragraph that names it most exactly", () => {
  expect(paragraphOf("CORE-6.6").key).toBe("cost");
  expect(paragraphOf("CORE-6.16").key).toBe("die");
  expect(paragraphOf("CORE-6.1").key).toBe("reach");
  expect(paragraphOf("UG-3.4").key).toBe("rivers");
  expect(paragraphOf("MIX-6.1").key).toBe("mix");
  expect(paragraphOf("NOTHING-1")).toBeUndefined();
  expect(stem("BASE-R-GIANTS-3")).toBe(stem("BASE-R-GIANTS-1"));
});
