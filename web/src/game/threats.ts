// From how many regions somebody could attack: neighbours that others hold, and once more if one can enter there.

import type { Scene } from "./scene.svelte";

export function threatsTo(scene: Scene, region: number, seat: number): number {
  const { neighbours, edge } = scene.printed(region);
  const hostile = neighbours.filter((id) => {
    const there = scene.lying(id);
    return there?.seat && there.seat !== seat && there.place === "active";
  });
  return hostile.length + (edge && hostile.length ? 1 : 0);
}
