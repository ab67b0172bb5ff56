// Texts of src/game; one section for each component.

import type { game as english } from "./game.en";

export const game: typeof english = {};
