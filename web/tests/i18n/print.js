// Tells all fixed texts of the page as JSON, by language: `node tests/i18n/print.js`.

import { readFileSync } from "node:fs";
import { runnerImport } from "vite";

const load = async (name) => (await runnerImport(`./src/i18n/${name}.ts`, { configFile: false, logLevel: "error" })).module;

function* strings(value) {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* strings(inner);
}

// Texts of the catalogs into which nothing is put.
function spoken(language) {
  const lines = readFileSync(new URL(`../../src/i18n/catalogs/${language}.ftl`, import.meta.url), "utf8").matchAll(/^(?:[a-zA-Z][\w-]*| +\.[\w-]+) *= *([^{\n]+)$/gm);
  return [...lines].map(([, text]) => text);
}

const found = {};
for (const language of ["en", "pl", "de"]) {
  found[language] = [...new Set([...strings((await load(language))[language]), ...spoken(language)])];
}
console.log(JSON.stringify(found));
