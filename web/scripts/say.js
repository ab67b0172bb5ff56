// Says facts as the page says them: `node scripts/say.js FILE`, a list of {template, args}. Tests compare it with the program.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const facts = JSON.parse(readFileSync(process.argv[2], "utf8"));
const server = await createServer({ root, configFile: false, logLevel: "error", appType: "custom", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
try {
  const { Speaker } = await server.ssrLoadModule("/src/i18n/speaker.ts");
  const said = {};
  for (const language of ["en", "pl", "de"]) {
    const speaker = new Speaker(language, readFileSync(`${root}/src/i18n/catalogs/${language}.ftl`, "utf8"));
    said[language] = facts.map(({ template, args }) => speaker.say(template, args));
  }
  console.log(JSON.stringify(said));
} finally {
  await server.close();
}
