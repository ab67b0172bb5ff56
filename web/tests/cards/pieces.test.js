// Sentences in pieces: the names in them can be found again, and nothing else is different.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { heldOf, marked, partsOf, piecesOf } from "../../src/i18n/pieces.ts";
import { Speaker } from "../../src/i18n/speaker.ts";

const catalog = (language) => readFileSync(new URL(`../../src/i18n/catalogs/${language}.ftl`, import.meta.url), "utf8");

test("names are found with what they name", () => {
  const said = `${marked("tile", "ghouls", "ghouls")} take region ${marked("region", "12", "12")} from ${marked("pair", "orcs flying", "Flying Orcs!")}.`;
  assert.deepEqual(piecesOf(said), [
    { text: "Ghouls", kind: "tile", key: "ghouls" },
    { text: " take region " },
    { text: "12", kind: "region", key: "12" },
    { text: " from " },
    { text: "Flying Orcs!", kind: "pair", key: "orcs flying" },
  ]);
  assert.deepEqual(piecesOf("nothing to name"), [{ text: "Nothing to name" }]);
});

test("brackets and stops are held to the names beside them, once", () => {
  const region = (id) => marked("region", id, id);
  const said = `takes 2 regions (${region("7")}, ${region("9")}), from ${marked("tile", "orcs", "Orcs")}.`;
  const held = heldOf(partsOf(said));
  assert.deepEqual(
    held.map(({ before, text, after }) => [before, text, after]),
    [["", "takes 2 regions ", ""], ["(", "7", ","], ["", " ", ""], ["", "9", "),"], ["", " from ", ""], ["", "Orcs", "."], ["", "", ""]],
  );
  const again = heldOf(partsOf(`${region("1")}"${region("2")}`)); // belongs to one of them
  assert.equal(again.map(({ before, text, after }) => before + text + after).join(""), '1"2');
});

test("a sentence in pieces says the same in every language", () => {
  const facts = [
    ["event-conquered", { seat: 1, region: 12, race: "orcs", tokens: 3, other: 0 }],
    ["event-picked", { seat: 2, race: "skeletons", power: "flying", price: 1, coins: 0, paid: 1 }],
    ["event-marker-placed", { seat: 1, region: 4, marker: "lair" }],
    ["event-rivers-left", { seat: 1, regions: [4, 9], tokens: 2 }],
  ];
  for (const language of ["en", "pl", "de"]) {
    const speaker = new Speaker(language, catalog(language));
    for (const [template, args] of facts) {
      const plain = speaker.say(template, args, (seat) => `P${seat}`);
      const pieces = piecesOf(speaker.say(template, args, (seat) => `P${seat}`, marked));
      assert.equal(pieces.map(({ text }) => text).join(""), plain.charAt(0).toUpperCase() + plain.slice(1), `${language} ${template}`);
      assert.ok(pieces.some(({ kind }) => kind), `${language} ${template}`);
    }
    const regions = piecesOf(speaker.say("event-rivers-left", facts[3][1], undefined, marked)).filter(({ kind }) => kind === "region");
    assert.deepEqual(regions.map(({ key }) => key), ["4", "9"]);
    const natives = [1, 2].map((count) => piecesOf(speaker.say("item-natives", { natives: count }, undefined, marked))[0]);
    assert.deepEqual(natives.map(({ kind, key }) => `${kind} ${key}`), ["natives lost_tribe", "natives monsters"]);
    assert.deepEqual(natives.map(({ text }) => text), ["lost_tribe", "monsters"].map((key) => speaker.name("natives", key)));
  }
});
