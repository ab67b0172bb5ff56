// How a written rule is read.

import assert from "node:assert/strict";
import { test } from "vitest";
import { inline } from "../../src/pages/rules/markdown.ts";

const read = (text) => inline(text, (id) => id === "CORE-1.1").map(({ text: part, style }) => (style ? `<${style} ${part}>` : part)).join("");

test("where a rule was found is left out without a trace, and what it adds is kept", () => {
  assert.equal(read("hidden until the end [base game rulebook]; the order too [ruling: ours]"), "hidden until the end; the order too <source ruling: ours>");
  assert.equal(read("**See** CORE-1.1 [two independent readers], not CORE-9.9"), "<bold See> <rule CORE-1.1>, not CORE-9.9");
});
