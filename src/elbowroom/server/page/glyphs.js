// Signs for terrain, symbols and ways, drawn with a pen in a square of 24.

const PEAKS = "M2 20 9 5l4 8 3-4 6 11zM7 9.5l2 2 2-2";
const PICK = "M4 9q8-8 16 0M12 5v17";
export const SIGNS = {
  farmland: "M3 8q9-4 18 0M3 13q9-4 18 0M3 18q9-4 18 0",
  forest: "M12 2l6 9h-4l5 7H5l5-7H6zM12 18v4",
  hill: "M2 18q5-12 10-3q4-8 10 3z",
  swamp: "M6 20V10M12 20V6M18 20v-9M3 20h18M6 10 4 6M12 6l2-4M18 11l2-4",
  mountain: PEAKS,
  black_mountain: PEAKS,
  sea: "M2 9q3.3-5 6.6 0t6.6 0 6.6 0M2 17q3.3-5 6.6 0t6.6 0 6.6 0",
  lake: "M3 14a9 5.5 0 1 0 18 0a9 5.5 0 1 0-18 0M8 14q2-2 4 0t4 0",
  mud_pool: "M5 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0M14 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M2 21h20",
  mushroom_forest: "M3 12a9 8 0 0 1 18 0zM10 12v9h4v-9",
  mine: PICK,
  mystic_crystal: "M12 2l5 7-5 13L7 9zM7 9h10",
  river: "M5 3q6 5 2 9t2 9M13 3q6 5 2 9t2 9",
  chasm: "M2 5l6 4-2 5 6 6 4-7-2-5 8-5",
  magic: "M12 2l2.5 7H22l-6 4.5 2.3 7.5L12 16.5 5.7 21 8 13.5 2 9h7.5z",
  cavern: "M3 20v-7a9 9 0 0 1 18 0v7h-5v-6a4 4 0 0 0-8 0v6z",
  volcano: "M3 21l6-10h6l6 10zM10 8q-3-3 0-6M14 8q3-3 0-6",
  stairway: "M3 21h5v-5h5v-5h4V6h4",
  beanstalk: "M12 22q-4-5 0-10t0-10M12 12q6 0 6-5M12 17q-6 0-6-5",
  tribe: "M3 21 12 4l9 17zM10 21v-6h4v6",
  monsters: "M5 11a7 7 0 0 1 14 0v5h-3v5H8v-5H5zM9 11v2M15 11v2",
  lock: "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3",
};

/** Markers: letter, name, and what they do: raise the defence or make immune. */
export const MARKERS = {
  hole: ["O", "Hole-in-the-Ground", "immune"],
  lair: ["L", "Troll's Lair", "defends"],
  encampment: ["E", "Encampment", "defends"],
  dragon: ["D", "Dragon", "immune"],
  fortress: ["F", "Fortress", "defends"],
  hero: ["H", "Hero", "immune"],
  great_ancient: ["G", "Great Ancient", "immune"],
  volcano: ["V", "Volcano", ""],
  silver_hammer: ["S", "Silver Hammer", ""],
  bag_o_many_things: ["B", "Bag-o'-Many-Things", ""],
  queen: ["Q", "Queen", "immune"],
  mushroom_armor: ["M", "Mushroom Armour", "defends"],
  ghost: ["T", "Tomb-Raider's Ghost", "immune"],
  balrog: ["R", "Balrog", "immune"],
  drakon_dragon: ["D", "Drakon Dragon", "immune"],
  cannon: ["C", "Cannon", "immune"],
  firing_cannon: ["C", "firing Cannon", "immune"],
  burning: ["X", "Burning", "immune"],
};
