// Writes src/protocol.ts from the published descriptions of the interface: `npm run types`.
// With the name of a file it writes there instead.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const web = new URL("../", import.meta.url);
const BANNER = "// Written by `npm run types` from docs/protocol.schema.json and docs/openapi.json. Do not edit.";

/** A description as JSON, without limits that types cannot express. */
function described(name) {
  const text = readFileSync(new URL(`../docs/${name}`, web), "utf8").replaceAll("#/components/schemas/", "#/$defs/");
  return JSON.parse(text, (key, value) => (key === "maxItems" ? undefined : value));
}

const messages = described("protocol.schema.json").$defs;
const bodies = described("openapi.json").components.schemas;
for (const name of Object.keys(bodies)) {
  if (name in messages && JSON.stringify(messages[name]) !== JSON.stringify(bodies[name])) {
    throw new Error(`${name} is one thing over the WebSocket and another over HTTP`);
  }
}

// The compiler writes what its root refers to, so the root refers to everything and is then left out.
const $defs = { ...messages, ...bodies };
const root = { anyOf: Object.keys($defs).map((name) => ({ $ref: `#/$defs/${name}` })), $defs };
const written = await compile(root, "Everything", {
  additionalProperties: false, // a newer server may send more; the types list what is known
  bannerComment: BANNER,
  style: { printWidth: 120 },
});
writeFileSync(process.argv[2] ?? new URL("src/protocol.ts", web), written.replace(/^export type Everything =[^;]*;\n/m, ""));
