// Texts of src/board; one section for each component.

import type { board as english } from "./board.en";

export const board: typeof english = {};
