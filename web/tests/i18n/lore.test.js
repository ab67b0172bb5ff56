// Whether the catalogs of the page are complete and can be spoken. known.json tells what the
// game can name. Whether the page says the same as the rest of the program is for tests/web/test_speech.py.

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Speaker } from "../../src/i18n/speaker.ts";

const known = JSON.parse(readFileSync(new URL("known.json", import.meta.url), "utf8"));
const catalog = (language) => readFileSync(new URL(`../../src/i18n/catalogs/${language}.ftl`, import.meta.url), "utf8");
let problems = []; // of one test
const SILENT = ["acted", "said"]; // happenings that tell themselves
const WHY = ["asked", "left", "clock", "away", "began"];

const keys = (value) => (Array.isArray(value) ? value : Object.keys(value));
const digits = (text) => (text.match(/\d+/g) ?? []).sort().join(" ");
const messages = (text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, name]) => name);
const attributes = (text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=|^ +\.([\w-]+) *= *(.*)$/gm)];

function complete(language, speaker) {
  const told = {
    tile: known.tiles,
    marker: known.markers,
    verb: known.verbs.filter((verb) => verb !== "undo"), // a message of its own
    event: known.events,
    code: known.codes.filter((code) => code !== "missing_content"), // tells what is missing
    box: known.boxes,
    board: keys(known.boards).map((board) => board.replaceAll("+", "-with-")),
    terrain: known.terrains,
    symbol: known.symbols,
    access: known.access,
    phase: known.phases.map((phase) => phase.replaceAll(" ", "-")),
    switch: known.switches,
    bot: known.bots,
    natives: ["lost_tribe", "monsters"],
    happening: [...known.happenings.filter((kind) => ![...SILENT, "relieved", "hushed", "muted"].includes(kind)), ...WHY.map((why) => `relieved-${why}`), "hushed-on", "hushed-off", "muted-on", "muted-off"],
  };
  for (const [kind, names] of Object.entries(told)) {
    const missing = keys(names).filter((name) => !speaker.attribute(`${kind}-${name}`, "name"));
    if (missing.length) problems.push(`${language} ${kind}: missing ${missing.join(", ")}`);
  }
  for (const [name, values] of Object.entries(known.switches)) {
    for (const value of values) if (!speaker.attribute(`switch-${name}`, String(value))) problems.push(`${language} ${name}: no text for ${value}`);
  }
  for (const verb of told.verb) if (!speaker.attribute(`verb-${verb}`, "question").endsWith("?")) problems.push(`${language} verb-${verb} asks nothing`);
  for (const key of [...keys(known.tiles).map((key) => `tile-${key}`), ...keys(known.markers).map((key) => `marker-${key}`)]) {
    if (!speaker.attribute(key, "summary")) problems.push(`${language} ${key}: no summary`);
  }
}

// Every message is read by the page as it stands in the catalog, and none is left without words.
function readable(language, speaker) {
  for (const name of messages(catalog(language))) if (!speaker.has(name)) problems.push(`${language} ${name} cannot be read`);
}

// Summaries and hints have the same numbers in every language, and nothing is left in English.
function faithful(language, speaker, english) {
  let message = "";
  for (const [, name, attribute] of attributes(catalog(language))) {
    if (name) message = name;
    else if (["summary", "hint"].includes(attribute) && /^(tile|marker|verb)-/.test(message)) {
      const [own, original] = [speaker.attribute(message, attribute), english.attribute(message, attribute)];
      if (digits(own) !== digits(original)) problems.push(`${language} ${message}.${attribute}: other numbers than in English`);
      if (own && own === original) problems.push(`${language} ${message}.${attribute} is not translated`);
    }
  }
  for (const code of known.codes) {
    const said = speaker.attribute(`code-${code}`, "name");
    if (said && said === english.attribute(`code-${code}`, "name")) problems.push(`${language} code-${code} is not translated`);
  }
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

function paired(language, speaker) {
  for (const [pair, name] of Object.entries(PAIRS[language])) {
    const said = speaker.pair(...pair.split(" "));
    if (said !== name) problems.push(`${language}: ${pair} is called ${said}`);
  }
  const of = (kind) => keys(known.tiles).filter((key) => known.tiles[key].kind === kind);
  const all = new Set(of("power").flatMap((power) => of("race").map((race) => speaker.pair(power, race))));
  if (all.size !== of("power").length * of("race").length) problems.push(`${language}: two pairs have the same name`);
  for (const kind of ["race", "power", "site"]) {
    if (new Set(of(kind).map((key) => speaker.name("tile", key))).size !== of(kind).length) problems.push(`${language}: two of a kind (${kind}) have the same name`);
  }
}

// Tiles of somebody's own: in his words for the language if he has some, else in those he wrote first.
function owned() {
  const texts = { "tile-moles": { "": { name: "Moles", because: "under the ground" }, pl: { name: "Krety", because: "pod ziemią" } }, "tile-sleepy": { "": { name: "Sleepy" } } };
  const own = (key, what, language) => texts[key]?.[language]?.[what] ?? "";
  const said = ["pl", "de"].map((language) => {
    const speaker = new Speaker(language, catalog(language), own);
    return [speaker.say("item-tile", { tile: "moles" }), speaker.pair("sleepy", "moles"), speaker.name("tile", "nobody_knows")].join(" | ");
  });
  const want = ["Krety: pod ziemią | Sleepy Krety | nobody knows", "Moles: under the ground | Sleepy Moles | nobody knows"];
  if (JSON.stringify(said) !== JSON.stringify(want)) problems.push(`tiles of somebody's own: ${said.join("; ")}`);
}

// A refusal tells its numbers; what stands between them is for each language to say.
function counted(language, speaker) {
  const said = speaker.say("refused-too-few-tokens", { region: 7, needed: 5, hand: 3, helpers: 0, lucky: 0, faces: 6 });
  if (!/5.*3/.test(said)) problems.push(`${language}: '${said}' does not tell its numbers`);
  for (const one of [1, 2, 5, 12, 22, 25]) {
    const told = speaker.say("event-recruited", { seat: 1, race: "orcs", tokens: one }, () => "Anna");
    if (!told.includes(`${one} `) || !told.includes("Anna") || /undefined|NaN|\{/.test(told)) problems.push(`${language}: '${told}'`);
  }
}

const speakers = Object.fromEntries(["en", "pl", "de"].map((language) => [language, new Speaker(language, catalog(language))]));

beforeEach(() => {
  problems = [];
});
afterEach(() => expect(problems).toEqual([]));

describe.each(Object.entries(speakers))("%s", (language, speaker) => {
  test("is complete", () => complete(language, speaker));
  test("can be read", () => readable(language, speaker));
  test("names pairs", () => paired(language, speaker));
  test("tells its numbers", () => counted(language, speaker));
  if (language !== "en") test("says what the English says", () => faithful(language, speaker, speakers.en));
});

test("tiles of somebody's own have their words", owned);
