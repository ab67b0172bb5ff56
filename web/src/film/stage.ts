// A scene as the film shows it: board, players and turn of the moment that is drawn, and nothing to choose in it. Without
// a film it is the scene itself. Whoever decides looks at the scene, whoever follows the game at its stage.

import { controlsOf } from "../game/controls";
import type { Scene } from "../game/scene.svelte";
import type { PositionView } from "../protocol";
import type { Drawn } from "./film.svelte";

const NOTHING = new Map();
const NO_CONTROLS = controlsOf(null);

// What is different while a film runs.
const SHOWN: Partial<Record<keyof Scene, (drawn: Drawn, scene: Scene) => unknown>> = {
  seq: ({ seq }) => seq,
  position: ({ position }, scene) => unfinished(scene.discreet(position), scene),
  lying: ({ position }) => (region: number) => position.regions[region - 1],
  table: (_, { table }) => table && { ...table, status: "playing" }, // the end is not told before it is seen
  decision: () => null,
  choices: () => [],
  others: () => [],
  plan: () => [],
  byRegion: () => NOTHING,
  targets: () => NOTHING,
  placed: () => NOTHING,
  controls: () => NO_CONTROLS,
};

// Purses are opened one by one when all is seen: of a game that is over the server tells them for earlier moments, too.
// Whoever moved last is still at it.
function unfinished(position: PositionView, { film, link, table }: Scene): PositionView {
  if (table?.status !== "over") return position;
  const open = table.agreement.switches?.openScores === true;
  const seats = position.seats.map((seat, index) => (open || (link.seats.length === 1 && link.seats[0] === index + 1) ? seat : { ...seat, coins: null }));
  const last = film?.moment?.seat || position.turn;
  return { ...position, seats, ...(position.winners?.length ? { winners: [], decider: last, turn: last } : {}) };
}

export function staged(scene: Scene): Scene {
  return new Proxy(scene, {
    get(target, name) {
      const drawn = target.film?.drawn;
      const shown = drawn && SHOWN[name as keyof Scene];
      if (shown) return shown(drawn, target);
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === "function" && !Object.hasOwn(target, name) ? found.bind(target) : found;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
