// Whether every text of the interface is used, in all languages and in no other.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { de } from "../../src/i18n/de.ts";
import { en } from "../../src/i18n/en.ts";
import { pl } from "../../src/i18n/pl.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LANGUAGES = ["en", "pl", "de"];
const BY_SERVER = ["pages.rules.books"]; // keys that come from the server
let problems = []; // of one test

// Words that are the same in another language. Everything else that is equal was forgotten.
const SAME = {
  pl: ["app.name"],
  de: ["app.name"],
};

const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const at = (texts, path) => path.split(".").reduce((value, key) => value?.[key], texts);

// Paths of all texts: app.name, pages.start.play, …
function* leaves(value, path = "") {
  for (const [key, inner] of Object.entries(value)) {
    const full = path ? `${path}.${key}` : key;
    if (isTable(inner)) yield* leaves(inner, full);
    else yield full;
  }
}

// --- which texts the components use -----------------------------------------------------------------------------------

const sources = readdirSync(`${root}/src`, { recursive: true })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/^(i18n\/|protocol\.ts|pieces\/icons\.ts)/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}/src/${file}`, "utf8") }));
const everything = sources.map(({ text }) => text.replace(/^\s*import .*$/gm, "")).join("\n");
const isNamed = (key) => new RegExp(`(?<![\\w.])["']?${key}\\b`).test(everything);

const WORD = "[A-Za-z_$][\\w$]*";
const CHAIN = `((?:\\??\\.${WORD})*)`;
const parts = (chain) => (chain.match(new RegExp(WORD, "g")) ?? []).filter(Boolean);

// Names of a file that stand for a part of the texts: `const t = $derived(speech.t.pages.start)`, `const { nav } = …`.
function aliases(text, texts) {
  const found = new Map();
  const resolve = (base, chain) => {
    const start = base === "speech" ? (chain.startsWith(".t") ? [] : null) : found.get(base);
    if (!start) return null;
    return [...start, ...parts(base === "speech" ? chain.replace(/^\.t(?![\w$])/, "") : chain)];
  };
  const value = `(?:\\$derived\\()?(${WORD})${CHAIN}\\)?;`;
  for (const [, name, fields, base, chain] of text.matchAll(new RegExp(`const (?:(${WORD})|\\{([^}]*)\\}) = ${value}`, "g"))) {
    const path = resolve(base, chain);
    if (!path || !isTable(at(texts, path.join(".")) ?? (path.length ? null : texts))) continue;
    if (name) found.set(name, path);
    else for (const field of fields.split(",")) {
      const [key, as = key] = field.split(":").map((word) => word.trim());
      if (key) found.set(as, [...path, key]);
    }
  }
  return { found, resolve };
}

function usedIn({ text }, texts) {
  const used = [];
  const { found, resolve } = aliases(text, texts);
  const body = text.replace(new RegExp(`const (?:${WORD}|\\{[^}]*\\}) = (?:\\$derived\\()?(?:speech\\.t|${[...found.keys()].join("|") || "speech\\.t"})[\\w$.]*\\)?;`, "g"), (line) =>
    line.includes("{") || isTable(at(texts, (line.match(/= (?:\$derived\()?([\w$.]+)/)?.[1] ?? "").replace(/^speech\.t\.?/, ""))) ? "" : line,
  );
  for (const base of ["speech", ...found.keys()]) {
    const escaped = base.replace("$", "\\$");
    for (const [, chain, next] of body.matchAll(new RegExp(`(?<![\\w$.'])${escaped}(?![\\w$])${CHAIN}(\\[)?`, "g"))) {
      const path = resolve(base, chain);
      if (path?.length) used.push({ path, dynamic: next === "[" });
    }
  }
  return used;
}

function unused(texts) {
  const all = [...leaves(texts)];
  const used = new Set();
  for (const source of sources) {
    for (const { path, dynamic } of usedIn(source, texts)) {
      let value = texts;
      const known = [];
      for (const key of path) {
        if (!isTable(value) || !Object.hasOwn(value, key)) break;
        value = value[key];
        known.push(key);
      }
      const full = known.join(".");
      if (!isTable(value)) used.add(full);
      else if (known.length === path.length) {
        // A whole part is handed on, or looked up by a key: those that somebody names are used.
        for (const leaf of all.filter((one) => one.startsWith(`${full}.`))) {
          const key = leaf.slice(full.length + 1).split(".")[0];
          if (BY_SERVER.includes(full) || (dynamic && isNamed(key)) || (!dynamic && known.length > 1 && isNamed(key))) used.add(leaf);
        }
      }
    }
  }
  return all.filter((path) => !used.has(path));
}

// --- whether the languages agree ----------------------------------------------------------------------------------------

function compare(language, texts, english) {
  const [have, want] = [[...leaves(texts)], [...leaves(english)]];
  for (const path of want) if (!have.includes(path)) problems.push(`${language}: missing ${path}`);
  for (const path of have) if (!want.includes(path)) problems.push(`${language}: English has no ${path}`);
  for (const path of want) {
    const [own, original] = [at(texts, path), at(english, path)];
    if (typeof own !== typeof original) problems.push(`${language}: ${path} is of another kind`);
    if (typeof own !== "string") continue;
    if (!own.trim() || own !== own.trim() && own.trim() !== original.trim() && path !== "replay.end.and") problems.push(`${language}: ${path} is '${own}'`);
    const isSentence = /\s/.test(original.trim());
    if (own === original && isSentence && !SAME[language].includes(path)) problems.push(`${language}: ${path} is not translated`);
  }
}

beforeEach(() => {
  problems = [];
});
afterEach(() => expect(problems).toEqual([]));

test.each([["pl", pl], ["de", de]])("%s says all that the English says", (language, texts) => compare(language, texts, en));
test("every text is used", () => expect(unused(en)).toEqual([]));
