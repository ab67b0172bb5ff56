// Texts about how well bots play. What the levels are called, and what each is like, is said by the catalogs.

import type { Texts } from "../index.svelte";

export const levels: Texts["levels"] = {
  level: "Wie gut sie spielen",
  comparison: "Zum Vergleich",
};
