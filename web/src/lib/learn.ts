// Tiles that the server has: their names, for those this page has never heard of, and what their markers do.

import { learnEffects } from "../board/effects.svelte";
import { speech } from "../i18n/index.svelte";
import { api } from "./api";

export async function learnTiles(): Promise<void> {
  const offers = await api.offers();
  speech.learn(offers);
  learnEffects(offers.tiles);
}
