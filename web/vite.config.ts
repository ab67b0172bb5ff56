import { readFileSync } from "node:fs";
import { env } from "node:process";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by `elbowroom serve`; during development Vite asks a running one, on its usual port or another.
const server = `127.0.0.1:${env.ELBOWROOM_PORT ?? 8000}`;

// A page that was loaded before an update notices that the server is newer.
const source = readFileSync(new URL("../src/elbowroom/__init__.py", import.meta.url), "utf8");
const version = /^__version__ = "(.+)"$/m.exec(source)?.[1] ?? "";

// The edition for static hosts lies in any folder and has no server. This is the folder of what a server would answer.
const site = env.ELBOWROOM_SITE ?? "";

export default defineConfig({
  plugins: [svelte()],
  base: site ? "./" : "/page/",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  // Its name tells the server that this script may run WebAssembly.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/pocket-worker-[hash].js" } } },
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version), "import.meta.env.VITE_SITE": JSON.stringify(site) },
  server: { proxy: { "/api": { target: `http://${server}`, ws: true }, "/version": `http://${server}` } },
});
