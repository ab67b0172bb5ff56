// The words of a chapter. The first one is also that of the whole guided game.

import type { StepText } from "../../i18n/areas/pages.en";
import { speech } from "../../i18n/index.svelte";
import type { ChapterKey } from "./lesson";

export interface ChapterText {
  title: string;
  lead: string;
  contents: string[];
  steps: Record<string, StepText>;
}

export function chapterText(chapter: ChapterKey): ChapterText {
  return chapter === "base" ? speech.t.pages.learn : speech.t.lessons[chapter];
}
