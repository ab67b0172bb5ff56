import { sideBySide, type PairName } from "./pairs";
import { tiles } from "./tiles.pl";

// Races of which one says "ci" and not "te": their adjectives have other endings.
const VIRILE = new Set(["humans", "orcs", "ratmen", "sorcerers", "wizards", "cultists", "shadow_mimes", "shrooms", "drakons", "khans", "scavengers"]);

const ENDINGS: [RegExp, string][] = [
  [/ące( się)?$/, "ący$1"],
  [/([sc])kie$/, "$1cy"],
  [/cze$/, "czy"],
  [/łe$/, "li"],
  [/one$/, "eni"],
  [/ste$/, "ści"],
  [/([nw])e$/, "$1i"],
];

// "Latające Szkielety", "Latający Ludzie".
export const pair: PairName = (power, race) => {
  if (!VIRILE.has(race.key) || !Object.hasOwn(tiles, power.key)) return sideBySide(power, race);
  const found = ENDINGS.find(([ending]) => ending.test(power.name));
  return `${found ? power.name.replace(...found) : power.name} ${race.name}`;
};
