import type { ReasonTexts } from "./lore";

export const reasons: ReasonTexts = {
  anyRegion: "Każdy region",
  atLeastOne: "Co najmniej jeden żeton",
  buriedToken: "Zakopany żeton",
  floor: "Żaden region nie daje mniej niż zero",
  ownTokens: "Własne żetony nie bronią",
  roll: "Rzut",
  asIfEmpty: (tile) => `${tile}: jak pusty region`,
  regions: (race) => `${race}: regiony`,
  inDecline: (race) => `${race}: regiony, rasa wymierająca`,
  buried: (race) => `${race}: zakopane żetony`,
  islands: (race) => `${race}: całe wyspy`,
};
