import { sideBySide, type PairName } from "./pairs";
import { tiles } from "./tiles.de";

const ADJECTIVES = new Set([
  ...["bivouacking", "diplomat", "flying", "fortified", "heroic", "mounted", "pillaging", "seafaring", "stout", "wealthy"],
  ...["frightened", "immortal", "magic", "muddy", "mystic", "quarreling", "reborn", "royal", "thieving", "vanishing"],
  ...["vengeful", "wise", "haggling"],
]);

// "Fliegende Skelette", "Weise Zwerge", "Sumpf-Riesen".
export const pair: PairName = (power, race) => {
  if (!Object.hasOwn(tiles, power.key)) return sideBySide(power, race);
  return ADJECTIVES.has(power.key) ? `${power.name.replace(/e?$/, "e")} ${race.name}` : `${power.name}-${race.name}`;
};
