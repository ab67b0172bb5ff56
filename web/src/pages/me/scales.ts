// What a rating is about: "Base game · 3 players".

import { speech } from "../../i18n/index.svelte";

export function nameOfScale(scale: string): string {
  const [box = "", players = "0"] = scale.split("-");
  const t = speech.t.account.leaders;
  return `${box === "mixed" ? t.mixed : speech.box(box).name} · ${t.players(Number(players))}`;
}
