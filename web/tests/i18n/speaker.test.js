// The page joins what can be chosen in the words of each language, as speech/speaker.py does.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Speaker } from "../../src/i18n/speaker.ts";

const catalog = (language) => readFileSync(new URL(`../../src/i18n/catalogs/${language}.ftl`, import.meta.url), "utf8");

test.each([
  ["en", "the house rule 'flamesEntry' is edge, volcano or both, not 'sea'"],
  ["pl", "zasada domowa „flamesEntry” może mieć wartość: edge, volcano lub both, a nie 'sea'"],
  ["de", "die Hausregel „flamesEntry“ ist edge, volcano oder both, nicht 'sea'"],
])("choices in %s", (language, told) => {
  const given = { text: "flamesEntry", known: ["edge", "volcano", "both"], value: "'sea'" };
  expect(new Speaker(language, catalog(language)).say("refused-bad-switch", given)).toBe(told);
});
