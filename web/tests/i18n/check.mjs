// Whether the texts about the game are complete: `node tests/i18n/check.mjs`. known.json tells what the game can name.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const known = JSON.parse(readFileSync(new URL("known.json", import.meta.url), "utf8"));
const problems = [];
const SILENT = ["acted", "said"]; // happenings that tell themselves
const WHY = ["asked", "left", "clock", "away", "began"];

function sameKeys(what, wanted, have) {
  const missing = wanted.filter((key) => !have.includes(key));
  const unused = have.filter((key) => !wanted.includes(key));
  if (missing.length) problems.push(`${what}: missing ${missing.join(", ")}`);
  if (unused.length) problems.push(`${what}: nobody has ${unused.join(", ")}`);
}

const keys = (value) => (Array.isArray(value) ? value : Object.keys(value));
const digits = (text) => (text.match(/\d+/g) ?? []).sort().join(" ");

function complete(language, lore) {
  const { terms } = lore;
  const pairs = {
    tiles: lore.tiles,
    markers: lore.markers,
    verbs: lore.verbs,
    events: lore.events,
    codes: lore.errors,
    boxes: terms.boxes,
    boards: terms.boards,
    terrains: terms.terrains,
    symbols: terms.symbols,
    access: terms.access,
    phases: terms.phases,
    switches: terms.switches,
    bots: terms.bots,
  };
  for (const [what, have] of Object.entries(pairs)) sameKeys(`${language} ${what}`, keys(known[what]), keys(have));
  for (const [name, values] of Object.entries(known.switches)) {
    sameKeys(`${language} ${name}`, values.map(String), keys(terms.switches[name]?.values ?? {}));
  }
  const told = known.happenings.filter((kind) => !SILENT.includes(kind));
  sameKeys(`${language} happenings`, told, keys(lore.happenings));
  sameKeys(`${language} why a bot plays`, WHY, keys(lore.happenings.relieved));
}

// Every text there is, functions called with several numbers, as [path, text].
function* texts(value, path) {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") {
    for (const amount of [0, 1, 2, 5, 12, 22, 25]) {
      for (const other of path.endsWith(".conquered") ? ["", "Ben"] : ["Ben"]) {
        const e = { who: "Anna", other, region: 7, from: 3, amount, paid: amount, tile: "Tile", item: "Item" };
        const argument = path.includes(".events.") ? e : /players|rounds/.test(path) ? amount : "Name";
        yield [`${path}(${amount})`, value(argument)];
      }
    }
  } else for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}.${key}`);
}

// Names of pairs: adjectives agree with the race, nouns are joined as the language does it.
const PAIRS = {
  en: { "flying skeletons": "Flying Skeletons", "dragon_master humans": "Dragon Master Humans" },
  de: {
    "flying skeletons": "Fliegende Skelette",
    "mounted liches": "Berittene Untote",
    "wise dwarves": "Weise Zwerge",
    "swamp giants": "Sumpf-Riesen",
    "tomb shadow_mimes": "Grab-Schatten-Mimen",
  },
  pl: {
    "flying skeletons": "Latające Szkielety",
    "flying humans": "Latający Ludzie",
    "heroic orcs": "Bohaterscy Orkowie",
    "royal khans": "Szlacheccy Chanowie",
    "berserk wizards": "Oszalali Czarodzieje",
    "spirit cultists": "Uduchowieni Kultyści",
    "hill ratmen": "Wzgórzyści Szczuroludzie",
    "mining sorcerers": "Górniczy Czarnoksiężnicy",
    "reborn scavengers": "Odradzający się Zbieracze",
    "vengeful shadow_mimes": "Mściwi Mimowie Cienia",
    "alchemist humans": "Alchemicy Ludzie",
  },
};

function paired(language, lore) {
  const named = (key) => ({ key, name: lore.tiles[key].name });
  for (const [pair, name] of Object.entries(PAIRS[language])) {
    const [power, race] = pair.split(" ").map(named);
    if (lore.pair(power, race) !== name) problems.push(`${language}: ${pair} is called ${lore.pair(power, race)}`);
  }
  const own = lore.pair({ key: "sleepy", name: "Sleepy" }, { key: "moles", name: "Moles" });
  if (own !== "Sleepy Moles") problems.push(`${language}: a pair of somebody's own is called ${own}`);
  const of = (kind) => Object.keys(known.tiles).filter((key) => known.tiles[key].kind === kind);
  const all = new Set(of("power").flatMap((power) => of("race").map((race) => lore.pair(named(power), named(race)))));
  if (all.size !== of("power").length * of("race").length) problems.push(`${language}: two pairs have the same name`);
  if (language === "pl") {
    // Beside people only the two nouns stay as they are.
    const still = of("power").filter((power) => lore.pair(named(power), named("humans")).startsWith(`${named(power).name} `));
    if (still.join() !== "alchemist,dragon_master") problems.push(`pl: not inflected: ${still.join()}`);
  }
}

function wellFormed(language, lore) {
  const { pair: _, ...rest } = lore; // looked at by `paired`
  for (const [path, text] of texts(rest, language)) {
    if (!text && !path.endsWith(".hint")) problems.push(`${path} is empty`);
    if (/undefined|NaN|\[object|  /.test(text) || text !== text.trim()) problems.push(`${path}: '${text}'`);
  }
  if (!lore.errors.missing_content.includes("{names}")) problems.push(`${language}: missing tiles are not named`);
  for (const kind of ["race", "power", "site"]) {
    const names = Object.entries(known.tiles).filter(([, tile]) => tile.kind === kind);
    const seen = new Map();
    for (const [key] of names) {
      const name = lore.tiles[key]?.name;
      if (seen.has(name)) problems.push(`${language}: ${key} and ${seen.get(name)} are both called ${name}`);
      seen.set(name, key);
    }
  }
}

// The numbers of a text are the same in every language, and nothing is left in English.
function faithful(language, lore, english) {
  for (const part of ["tiles", "markers", "verbs"]) {
    for (const [key, text] of Object.entries(lore[part])) {
      const original = english[part][key] ?? {};
      for (const field of ["summary", "hint"]) {
        if (text[field] === undefined) continue;
        if (digits(text[field]) !== digits(original[field] ?? "")) problems.push(`${language} ${part}.${key}: other numbers than in English`);
        if (text[field] && text[field] === original[field]) problems.push(`${language} ${part}.${key} is not translated`);
      }
    }
  }
  for (const [code, text] of Object.entries(lore.errors)) {
    if (text === english.errors[code]) problems.push(`${language} errors.${code} is not translated`);
  }
}

function namesOfTheEngine(english) {
  for (const [key, tile] of Object.entries(known.tiles)) {
    if (english.tiles[key]?.name !== tile.name) problems.push(`${key} is called ${tile.name} by the engine`);
  }
  for (const [key, marker] of Object.entries(known.markers)) {
    const text = english.markers[key];
    if (marker.defence && text?.name !== marker.name) problems.push(`${key} is called ${marker.name} by the engine`);
    if (marker.defence && !text?.summary.includes(`+${marker.defence} defence`)) problems.push(`${key}: +${marker.defence} defence`);
    if (marker.immune && !text?.summary.startsWith("Immune")) problems.push(`${key} makes immune`);
  }
}

function reasoned({ knows, translate, PAYMENTS }, lores) {
  const possible = new Set(known.reasons);
  for (const tile of Object.values(known.tiles)) {
    possible.add(tile.name);
    possible.add(`${tile.name}: as if empty`);
    if (tile.kind === "race") for (const what of ["regions", "regions in decline", "buried", "whole islands"]) possible.add(`${tile.name}: ${what}`);
  }
  for (const reason of possible) {
    if (!knows(reason)) problems.push(`the reason '${reason}' is not known`);
    const name = reason.split(": ")[0];
    for (const [language, lore] of Object.entries(lores)) {
      const translated = translate(reason, { lore });
      if (language === "en" ? translated.toLowerCase() !== reason.toLowerCase() : reason.includes(": ") && translated === reason) {
        problems.push(`${language}: '${reason}' becomes '${translated}'`);
      }
      if (!translated.startsWith(translate(name, { lore }))) problems.push(`${language}: '${reason}' loses its name`);
    }
  }
  if (JSON.stringify(Object.entries(PAYMENTS).sort()) !== JSON.stringify(known.payments)) problems.push("payments differ");
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await createServer({ root, configFile: false, logLevel: "error", appType: "custom", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
try {
  const lores = {};
  for (const language of ["en", "pl", "de"]) lores[language] = (await server.ssrLoadModule(`/src/i18n/lore.${language}.ts`)).lore;
  for (const [language, lore] of Object.entries(lores)) {
    complete(language, lore);
    wellFormed(language, lore);
    paired(language, lore);
    if (language !== "en") faithful(language, lore, lores.en);
  }
  namesOfTheEngine(lores.en);
  reasoned(await server.ssrLoadModule("/src/i18n/reasons.ts"), lores);
} finally {
  await server.close();
}
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : `all texts are there: ${known.reasons.length} reasons, ${keys(known.tiles).length} tiles`);
process.exit(problems.length ? 1 : 0);
