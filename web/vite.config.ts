import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by `elbowroom serve`; during development Vite asks a running one on its usual port.
export default defineConfig({
  plugins: [svelte()],
  base: "/page/",
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", cssMinify: true },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/version": "http://127.0.0.1:8000" } },
});
