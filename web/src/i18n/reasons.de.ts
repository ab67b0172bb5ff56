import type { ReasonTexts } from "./lore";

export const reasons: ReasonTexts = {
  anyRegion: "Jede Region",
  atLeastOne: "Mindestens ein Plättchen",
  buriedToken: "Vergrabenes Plättchen",
  floor: "Keine Region zahlt weniger als nichts",
  ownTokens: "Eigene Plättchen verteidigen nicht",
  roll: "Wurf",
  asIfEmpty: (tile) => `${tile}: als wäre sie leer`,
  regions: (race) => `${race}: Regionen`,
  inDecline: (race) => `${race}: Regionen, untergegangen`,
  buried: (race) => `${race}: vergrabene Plättchen`,
  islands: (race) => `${race}: ganze Inseln`,
};
