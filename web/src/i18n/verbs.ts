// What verbs declare about themselves: where their control stands, in which order, whether one is
// asked once more, and which tile gives them.
// Printed ones come with the page, those of somebody's own from the server.

import type { VerbInfo } from "../protocol";
import known from "./catalogs/known.json";

export type Declared = Required<Pick<VerbInfo, "icon" | "order" | "place" | "rolls" | "final" | "target" | "tile">>;

const USUAL: Declared = { icon: "", order: 50, place: "button", rolls: false, final: false, target: "region", tile: "" };
const GIVES_UP = 90; // from this place in the order on, a verb gives something up
const verbs = new Map<string, Declared>();
const keep = (name: string, told: object): void => void verbs.set(name, { ...USUAL, ...told });
for (const [name, told] of Object.entries(known.verbs)) keep(name, told);

export function learnVerbs(told: VerbInfo[]): void {
  for (const { name, icon = "", order = USUAL.order, place = "button", rolls = false, final = false, target = "", tile = "" } of told) keep(name, { icon, order, place, rolls, final, target, tile });
}

export function givesUp(verb: string): boolean {
  return declared(verb).order >= GIVES_UP;
}

// A verb that nobody has told of is an ordinary button.
export function declared(verb: string): Declared {
  return verbs.get(verb) ?? USUAL;
}
