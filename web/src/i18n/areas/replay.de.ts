// Texts of src/replay; one section for each component.

import type { replay as english } from "./replay.en";

export const replay: typeof english = {};
