// From how many sides somebody could attack: neighbours with others' active races, and once more at the edge while
// somebody else has no active race on the map and will come in with one.

import type { Scene } from "./scene.svelte";

export function threatsTo(scene: Pick<Scene, "printed" | "lying" | "position">, region: number, seat: number): number {
  const { neighbours, edge } = scene.printed(region);
  const hostile = neighbours.filter((id) => {
    const there = scene.lying(id);
    return there?.seat && there.seat !== seat && there.place === "active";
  });
  const newcomers = scene.position?.seats.some(({ active }, index) => index + 1 !== seat && !active?.regions?.length) ?? false;
  return hostile.length + (edge && newcomers ? 1 : 0);
}
