// Takes the icons of scripts/icons.json out of the set and writes them to src/pieces/icons.ts: `npm run icons`.
// With the name of a file it writes there instead.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const svgpath = require("svgpath");
const set = require("@iconify-json/game-icons/icons.json");
const wanted = JSON.parse(readFileSync(new URL("icons.json", import.meta.url), "utf8"));

/** A path whose numbers are whole: icons are 512 units wide and never drawn larger than a quarter of that. */
function slim(path) {
  return svgpath(path).rel().round(0).toString();
}

const lines = [];
const missing = [];
for (const [group, icons] of Object.entries(wanted)) {
  lines.push(`export const ${group}: Record<string, string> = {`);
  for (const [key, name] of Object.entries(icons)) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    const path = icon?.body.match(/ d="([^"]+)"/)?.[1];
    if (path === undefined || icon.body.match(/<path/g).length !== 1) missing.push(`${key}: ${name}`);
    lines.push(`  ${key}: "${slim(path)}",`);
  }
  lines.push("};\n");
}
if (missing.length) {
  console.error(`not in the set, or not one path: ${missing.join(", ")}`);
  process.exit(1);
}
const head = "// Written by `npm run icons`. Icons of game-icons.net (CC BY 3.0) by Lorc, Delapouite and contributors.\n\n";
writeFileSync(process.argv[2] ?? new URL("../src/pieces/icons.ts", import.meta.url), head + lines.join("\n"));
