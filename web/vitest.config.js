import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["tests/**/*.test.js"],
    testTimeout: 60_000, // ends what hangs; a busy machine may take its time
  },
});
