// How a power and a race make one name. Keys tell how a language inflects them; tiles of somebody's own just stand side
// by side.

export interface Named {
  key: string;
  name: string;
}
export type PairName = (power: Named, race: Named) => string;

export const sideBySide: PairName = (power, race) => `${power.name} ${race.name}`;
