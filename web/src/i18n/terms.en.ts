// Words of the game beside its tiles: boxes, boards, terrain, phases, house rules, bots.

import { counter } from "./plural";

const some = counter("en");
const players = (count: number): string => some(count, { one: "player", other: "players" });
const ground = (count: number): string => `Base game, ${players(count)}`;
const below = (count: number): string => `Underground, ${players(count)}`;
const above = (count: number, islands: string): string => `Sky Islands, ${players(count)}, ${islands} islands`;

export const terms = {
  boxes: {
    base: { name: "Base game", summary: "Where it all began: 14 races, 20 powers and a world that is too small." },
    underground: { name: "Underground", summary: "Caves, Rivers and Chasms: 15 races, 21 powers, Monsters, Relics and Places." },
    sky: { name: "Sky Islands", summary: "Islands above the ground board: 7 races, 7 powers and ways up and down." },
  },
  boards: {
    base_2: ground(2),
    base_3: ground(3),
    base_4: ground(4),
    base_5: ground(5),
    underground_2: below(2),
    underground_3: below(3),
    underground_4: below(4),
    underground_5: below(5),
    "base_2+sky_2": above(3, "two"),
    "base_2+sky_3": above(3, "three"),
    "base_3+sky_2": above(4, "two"),
    "base_3+sky_3": above(4, "three"),
    "base_4+sky_2": above(5, "two"),
    "base_4+sky_3": above(5, "three"),
    "base_5+sky_2": above(6, "two"),
    "base_5+sky_3": above(6, "three"),
  },
  ownBoard: "A board of our own, not one from the box",
  players,
  rounds: (count: number): string => some(count, { one: "turn", other: "turns" }),
  terrains: {
    farmland: { name: "Farmland", summary: "Ordinary land." },
    forest: { name: "Forest", summary: "Ordinary land." },
    hill: { name: "Hill", summary: "Ordinary land." },
    swamp: { name: "Swamp", summary: "Ordinary land." },
    mountain: { name: "Mountain", summary: "Costs 1 token more, whoever is there." },
    sea: { name: "Sea", summary: "Water: only races that may enter water can take it." },
    lake: { name: "Lake", summary: "Water: only races that may enter water can take it." },
    mud_pool: { name: "Mudpool", summary: "Ordinary land. For races and powers of other boxes it is a Swamp." },
    mushroom_forest: { name: "Mushroom Forest", summary: "Ordinary land. For races and powers of other boxes it is a Forest." },
    mystic_crystal: { name: "Mystic Crystal", summary: "Ordinary land. For races and powers of other boxes it is a Magic region." },
    black_mountain: { name: "Black Mountain", summary: "Costs 1 token more, whoever is there." },
    mine: { name: "Mine", summary: "Ordinary land." },
    river: { name: "River", summary: "Costs just 1 token when empty, but your tokens must leave it when you redeploy." },
    chasm: { name: "Abysmal Chasm", summary: "Nobody can ever enter it." },
  },
  symbols: {
    mine: { name: "Mine", summary: "Some races and powers earn coins here." },
    magic: { name: "Magic", summary: "Some races and powers earn coins here." },
    cavern: { name: "Cavern", summary: "The Underworld power travels from Cavern to Cavern." },
    volcano: { name: "Volcano", summary: "The Flames may put their Volcano here." },
  },
  natives: {
    lost_tribe: { name: "Lost Tribe", summary: "Costs 1 token more and is gone when the region is conquered." },
    monsters: { name: "Monsters", summary: "They cost 2 tokens more. Whoever conquers the region finds a Relic or a Place." },
  },
  access: {
    beanstalk: { name: "Beanstalk", summary: "This region is next to every Sky region with the same symbol." },
    stairway: { name: "Stairway", summary: "This region is next to every Sky region with the same symbol." },
  },
  sites: {
    relic: { name: "Righteous Relic", summary: "Serves the active race that holds its region, and moves to where it was used." },
    place: { name: "Popular Place", summary: "Serves whoever holds its region, and never moves." },
  },
  pieces: { bolt: "Lightning Bolt", pact: "Trade Pact", zeppelin: "Zeppelin", vengeance: "Vengeance marker", bridge: "Cloud bridge" },
  buried: { name: "Buried token", summary: "+1 defence. It belongs to a race in decline under the Scavengers and still pays its owner." },
  edge: "You can enter the map here.",
  phases: {
    pick: "Pick",
    "pick choices": "Finish the pick",
    decide: "Expand or decline",
    "start effects": "Start of the turn",
    legacy: "Conquests in decline",
    ready: "Get ready",
    conquer: "Conquests",
    redeploy: "Redeployment",
    "end choices": "Before scoring",
    "post score": "After scoring",
    withdraw: "Withdrawal",
    "game over": "The end",
    aftermath: "After the conquests",
  },
  switches: {
    ownTokensDefend: {
      label: "Your own tokens defend",
      values: { false: "Your own race in decline costs nothing extra when your active race takes its regions.", true: "Your own tokens add to the cost like anybody's." },
    },
    openScores: {
      label: "Open coins",
      values: { false: "Everybody's coins stay hidden until the end.", true: "Everybody sees everybody's coins." },
    },
    conversionNeedsToken: {
      label: "Converting with an empty hand",
      values: { true: "No: Sorcery, Vampires and the Shiny Orb need a token in hand like every conquest.", false: "Allowed: they need no token in hand, as the new one comes from the tray." },
    },
    flamesEntry: {
      label: "Where Flames enter",
      values: { volcano: "Beside their Volcano.", edge: "At the edge of the map, like everybody.", both: "Beside their Volcano or at the edge of the map." },
    },
    vampirePerOpponent: {
      label: "Vampire bites",
      values: { true: "Once per turn and opponent.", false: "Just once per turn." },
    },
    boltsAnywhere: {
      label: "Bolts of the Storm Giants",
      values: { false: "They strike Mountains within reach.", true: "They strike Mountains anywhere." },
    },
    wendigoIgnoresImmunity: {
      label: "Wendigos and immune Forests",
      values: { false: "An immune Forest is safe from Wendigos.", true: "Wendigos clear immune Forests too." },
    },
    wendigoNeedsVictim: {
      label: "Wendigos and empty Forests",
      values: { false: "Wendigos may clear an empty Forest and still gain a token.", true: "Wendigos only clear Forests where somebody is." },
    },
    wendigoClearsNatives: {
      label: "Wendigos and Lost Tribes",
      values: { true: "Wendigos drive Lost Tribes out too.", false: "Lost Tribes stay where they are." },
    },
  },
  bots: {
    random: { name: "Beginner", summary: "Has no idea of the game and does whatever is allowed." },
    greedy: { name: "Strong", summary: "Plans its conquests and plays well." },
  },
  // What tiles of another box mean on a board.
  mixed: {
    base: "On this board Mudpools are Swamps, Mushroom Forests are Forests, Mystic Crystals are Magic regions, Black Mountains are Mountains and Rivers are Seas and Lakes.",
    underground: "On this board Swamps are Mudpools, Forests are Mushroom Forests, Magic regions are Mystic Crystals, Mountains are Black Mountains and Seas and Lakes are Rivers.",
  },
};
