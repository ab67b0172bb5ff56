// Texts of src/pages; one section for each component.

import type { pages as english } from "./pages.en";

export const pages: typeof english = {};
