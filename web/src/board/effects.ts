// What markers do for the region they lie in.

export type Effect = "defence" | "immune" | "none";

const DEFENCE = ["lair", "encampment", "fortress", "mushroom_armor"];
const IMMUNE = ["hole", "hero", "dragon", "ghost", "balrog", "queen", "great_ancient", "drakon_dragon", "burning", "cannon", "firing_cannon"];

export function effectOf(marker: string): Effect {
  if (DEFENCE.includes(marker)) return "defence";
  return IMMUNE.includes(marker) ? "immune" : "none";
}
