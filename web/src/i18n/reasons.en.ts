// Lines of costs and scores that are not just a name.

export const reasons = {
  anyRegion: "Any region",
  atLeastOne: "At least one token",
  buriedToken: "Buried token",
  floor: "No region pays less than nothing",
  ownTokens: "Own tokens do not defend",
  roll: "Roll",
  asIfEmpty: (tile: string): string => `${tile}: as if empty`,
  regions: (race: string): string => `${race}: regions`,
  inDecline: (race: string): string => `${race}: regions in decline`,
  buried: (race: string): string => `${race}: buried`,
  islands: (race: string): string => `${race}: whole islands`,
};
