// A colour and a face for every race. Faces are drawn from the back to the front with the features of features.ts; what only
// one race has is drawn here. A race of somebody's own gets a face made up from its key.

import { both, brows, dot, ears, eyes, heads, horns, mouths, noses, type Stroke } from "./features";

export interface FaceLook {
  colours: readonly [a: string, b?: string, c?: string]; // the first one is the colour of the race
  strokes: readonly Stroke[];
}

const SKIN = "#eab98c";
const GOLD = "#f2c230";
const STEEL = "#b9c2cc";

export const faces: Record<string, FaceLook> = {
  amazons: {
    colours: ["#b8452c", SKIN, GOLD],
    strokes: [
      ["a", "M-36 36Q-46 -8 -30 -26Q0 -48 30 -26Q46 -8 36 36Q26 42 18 34L-18 34Q-26 42 -36 36Z"],
      ["b", heads.chin],
      ["a", "M-27 -2Q-28 -34 0 -35Q28 -34 27 -2Q20 -18 0 -19Q-20 -18 -27 -2Z"],
      ["c", "M-28 -15Q0 -29 28 -15L28 -7Q0 -20 -28 -7Z"],
      ["c", "M-10 -20L0 -46L10 -20Q0 -25 -10 -20Z"],
      ["a", "M0 -33L4 -24L-4 -24Z"],
      ...eyes.sharp(4),
      ...mouths.smile(24),
    ],
  },
  dwarves: {
    colours: ["#d9702b", SKIN, STEEL],
    strokes: [
      ["b", heads.round],
      ["a", "M-33 2Q-24 12 -12 8Q0 2 12 8Q24 12 33 2Q36 26 22 38L14 36L8 46L0 40L-8 46L-14 36L-22 38Q-36 26 -33 2Z"],
      ["i", "M-8 22Q0 26 8 22Q6 29 0 29Q-6 29 -8 22Z"],
      ...eyes.beads(-2),
      ...noses.bulb(8),
      ["c", "M-34 -6Q-34 -40 0 -40Q34 -40 34 -6Q0 -18 -34 -6Z"],
      ["l", "M-33 -9Q0 -22 33 -9M0 -39L0 -15"],
      ...horns.bull(),
    ],
  },
  elves: {
    colours: ["#b7e07a", "#f4d6ae", "#fbe58a"],
    strokes: [
      ["c", "M-31 40Q-38 -6 -26 -24Q0 -44 26 -24Q38 -6 31 40L17 36L-17 36Z"],
      ...ears.leaf("b"),
      ["b", heads.chin],
      ["c", "M-26 0Q-30 -33 0 -34Q30 -33 26 0Q20 -16 2 -20Q-16 -18 -26 0Z"],
      ["a", "M-27 -15Q0 -31 27 -15L26 -9Q0 -23 -27 -9Z"],
      ["a", "M0 -44Q13 -32 0 -18Q-13 -32 0 -44Z"],
      ...eyes.beads(3),
      ...noses.small(14),
      ...mouths.smile(23),
    ],
  },
  ghouls: {
    colours: ["#a3ad84", "#6d2f3c", "#f6e27a"],
    strokes: [
      ...ears.short(),
      ["a", "M-27 -14Q-26 -37 0 -37Q26 -37 27 -14Q30 2 22 10Q24 36 0 40Q-24 36 -22 10Q-30 2 -27 -14Z"],
      ["s", "M-22 8Q-12 20 -14 34Q-24 26 -22 8ZM22 8Q12 20 14 34Q24 26 22 8Z"],
      both("i", dot(12, -3, 10, 11)),
      both("c.", dot(12, -2, 3.6)),
      ...noses.nostrils(13),
      ["b", "M-13 20Q0 16 13 20Q15 34 0 35Q-15 34 -13 20Z"],
      ["w.", "M-10 20L-6 27L-3 19ZM3 19L6 27L10 20ZM-7 34L-3 28L1 35Z"],
      ["l", "M-10 -31Q-8 -24 -13 -22M4 -32L2 -25"],
    ],
  },
  giants: {
    colours: ["#e0a45c", "#7a4a22"],
    strokes: [
      ...ears.round(),
      ["a", "M-20 -30Q-18 -41 0 -41Q18 -41 20 -30L24 -4Q36 2 37 20Q36 46 0 46Q-36 46 -37 20Q-36 2 -24 -4Z"],
      ["b", "M-6 -39Q-12 -50 -2 -50Q-2 -46 2 -50Q12 -50 6 -39Q0 -36 -6 -39Z"],
      ["b", "M-24 -12Q-14 -21 0 -14Q14 -21 24 -12L23 -5Q12 -10 0 -6Q-12 -10 -23 -5Z"],
      both("i", dot(15, 1, 3.4, 4)),
      ["a", "M-6 -7Q-6 2 -11 10Q-8 18 0 17Q8 18 11 10Q6 2 6 -7"],
      ["l", "M-22 27Q0 21 22 27"],
      ["w", "M-15 26L-13 17L-6 24ZM15 26L13 17L6 24Z"],
      ["l", "M-5 38L5 38"],
    ],
  },
  halflings: {
    colours: ["#9a5a2b", "#f7cfa0", "#ef8f7a"],
    strokes: [
      ["a", "M-38 4Q-46 -8 -36 -16Q-40 -30 -26 -32Q-22 -46 -8 -40Q2 -50 12 -40Q26 -46 28 -32Q42 -28 36 -15Q46 -6 37 6Q20 20 0 18Q-20 20 -38 4Z"],
      ...ears.round("b"),
      ["b", dot(0, 8, 28, 28)],
      ["a", "M-29 4Q-32 -24 -4 -26Q30 -28 29 4Q24 -4 20 -9Q14 -2 8 -10Q2 -2 -6 -10Q-12 -1 -18 -9Q-24 -3 -29 4Z"],
      both("c.", dot(18, 15, 6, 5)),
      ...eyes.beads(5),
      ...noses.bulb(13).slice(0, 1),
      ...mouths.laugh(20),
    ],
  },
  humans: {
    colours: ["#3f6fc4", SKIN, STEEL],
    strokes: [
      ["a", "M-3 -34Q-10 -52 12 -50Q34 -48 40 -26Q42 -8 34 6Q34 -24 14 -32Z"],
      ["b", heads.chin],
      ["c", "M-31 26Q-36 -36 0 -38Q36 -36 31 26L20 30Q24 8 20 -6L5 -9L3 10L-3 10L-5 -9L-20 -6Q-24 8 -20 30Z"],
      ["l", "M0 -37L0 -10"],
      ...eyes.beads(2).slice(0, 1),
      ["i", "M0 17Q-8 12 -15 22Q-6 24 0 20Q6 24 15 22Q8 12 0 17Z"],
    ],
  },
  orcs: {
    colours: ["#5f9a35", "#2f2a22", "#f5d84a"],
    strokes: [
      ...ears.short(),
      ["a", "M-25 -16Q-24 -34 0 -34Q24 -34 25 -16L30 12Q34 38 0 40Q-34 38 -30 12Z"],
      ["b", "M-6 -33Q-14 -46 -4 -49Q-2 -43 2 -49Q14 -46 6 -33Q0 -29 -6 -33Z"],
      ...eyes.lit(0),
      both("i", dot(13, 0, 2.6)),
      ...brows.angry(),
      ...noses.nostrils(12),
      ["l", "M-18 28Q0 20 18 28"],
      both("w", "M10 27Q9 15 16 9Q22 18 20 29Z"),
    ],
  },
  ratmen: {
    colours: ["#8b7f78", "#f0a7a6"],
    strokes: [
      both("a", dot(27, -22, 18)),
      both("b.", dot(27, -21, 11)),
      ["a", "M-27 -8Q-24 -30 0 -30Q24 -30 27 -8Q26 12 12 26Q0 42 -12 26Q-26 12 -27 -8Z"],
      ["s", "M0 -6Q14 8 11 26Q0 40 -11 26Q-14 8 0 -6Z"],
      ...eyes.beads(-5),
      ["w", "M-6 31L-5 43L0 43L5 43L6 31Z"],
      ["l", "M0 33L0 43M14 20L40 12M14 24L40 26M-14 20L-40 12M-14 24L-40 26"],
      ["b", dot(0, 23, 8, 7)],
    ],
  },
  skeletons: {
    colours: ["#f6eedb", "#d9cdb0"],
    strokes: [
      ["a", heads.skull],
      ["s", "M-29 -2Q-18 14 -18 34Q-24 14 -30 6ZM29 -2Q18 14 18 34Q24 14 30 6Z"],
      ...eyes.hollow(-4),
      ["i", "M0 6L5 15L-5 15Z"],
      ["l", "M-17 24L17 24M-9 18L-9 34M0 18L0 35M9 18L9 34M12 -35L8 -26L13 -22"],
    ],
  },
  sorcerers: {
    colours: ["#8a45b5", "#d9cdf0", "#ffe23f"],
    strokes: [
      ["b", "M-25 -6Q-25 -24 0 -24Q25 -24 25 -6Q24 16 0 34Q-24 16 -25 -6Z"],
      ["i", "M-10 20Q0 14 10 20Q10 34 0 49Q-10 34 -10 20Z"],
      ["l", "M-7 18Q0 14 7 18"],
      ...eyes.sharp(2),
      ...brows.angry(-6),
      ["a", "M-30 40Q-48 -14 -16 -38Q-8 -44 0 -51Q8 -44 16 -38Q48 -14 30 40Q28 12 24 -4Q0 -20 -24 -4Q-28 12 -30 40Z"],
      ["c", "M0 -36L4 -27L13 -26L6 -20L8 -11L0 -16L-8 -11L-6 -20L-13 -26L-4 -27Z"],
    ],
  },
  tritons: {
    colours: ["#2fa7a0", "#f08a5d", "#fff3b0"],
    strokes: [
      both("b", "M24 -8Q38 -24 49 -24L43 -9L50 1L42 8L45 22Q32 22 25 14Z"),
      ["b", "M-14 -30L-9 -48L-2 -38L4 -50L9 -38L18 -46L15 -28Z"],
      ["a", "M-27 -8Q-26 -34 0 -34Q26 -34 27 -8Q28 20 14 34Q0 42 -14 34Q-28 20 -27 -8Z"],
      ...eyes.slit(-3),
      ...noses.nostrils(11),
      ["l", "M-15 24Q0 18 15 24M-25 12L-18 15M-25 18L-18 21M25 12L18 15M25 18L18 21"],
      ["h", dot(-10, -23, 7, 4)],
    ],
  },
  trolls: {
    colours: ["#6f8fb0", "#3d5a4c", "#f7e7a0"],
    strokes: [
      ["b", "M-32 4Q-48 -22 -30 -28Q-30 -44 -14 -38Q-4 -52 8 -40Q24 -48 28 -32Q46 -26 32 4Z"],
      ...ears.short(),
      ["a", "M-26 -8Q-24 -30 0 -30Q24 -30 26 -8L33 18Q32 40 0 40Q-32 40 -33 18Z"],
      both("c", dot(14, -7, 6)),
      both("i", dot(13, -6, 2.6)),
      ["i", "M-24 -15Q0 -22 24 -15L22 -9Q0 -15 -22 -9Z"],
      ["a", "M-6 -10Q0 -14 6 -10Q8 4 16 14Q14 28 0 27Q-14 28 -16 14Q-8 4 -6 -10Z"],
      both("i", dot(6, 20, 3, 2)),
      ["l", "M-22 31Q0 35 22 31"],
      both("w", "M15 32Q14 22 20 18Q25 26 23 33Z"),
    ],
  },
  wizards: {
    colours: ["#2f4fb5", "#f3c9a0", GOLD],
    strokes: [
      ["b", dot(0, 4, 25, 24)],
      ["w", "M-26 2Q-18 10 -8 9Q0 4 8 9Q18 10 26 2Q32 28 12 40L0 50L-12 40Q-32 28 -26 2Z"],
      ["l", "M-10 26Q-8 36 -2 42M9 25Q9 34 5 39"],
      ["i", "M-6 19Q0 22 6 19Q4 25 0 25Q-4 25 -6 19Z"],
      ...eyes.beads(0),
      ...noses.bulb(9),
      ["a", "M-40 -6Q-30 -16 -24 -18Q-18 -42 10 -51Q6 -44 14 -38Q20 -30 24 -18Q32 -15 40 -6Q0 -18 -40 -6Z"],
      ["c.", "M-2 -38L1 -31L8 -30L3 -25L4 -18L-2 -22L-8 -18L-7 -25L-12 -30L-5 -31Z"],
    ],
  },
  cultists: {
    colours: ["#96182f", "#33101d", "#ffd23f"],
    strokes: [
      ["a", "M0 -50Q16 -40 30 -18Q42 6 38 38Q20 48 0 46Q-20 48 -38 38Q-42 6 -30 -18Q-16 -40 0 -50Z"],
      ["b", "M0 -26Q24 -12 24 14Q20 34 0 36Q-20 34 -24 14Q-24 -12 0 -26Z"],
      ...eyes.lit(8),
      ["c.", "M0 -46L9 -36L0 -27L-9 -36Z"],
      ["i", dot(0, -36, 2.6, 5)],
      ["l", "M-30 30Q-22 36 -14 38M30 30Q22 36 14 38"],
    ],
  },
  drow: {
    colours: ["#5a4688", "#ece9f6", "#ff6fae"],
    strokes: [
      ["b", "M-33 42Q-40 -8 -27 -26Q0 -46 27 -26Q40 -8 33 42L18 34L-18 34Z"],
      ...ears.leaf(),
      ["a", heads.chin],
      ["b", "M-29 4Q-33 -38 0 -39Q33 -38 29 4Q25 -16 0 -25Q-25 -16 -29 4Z"],
      ...eyes.lit(3),
      ["c", "M0 -32L6 -23L0 -14L-6 -23Z"],
      ...noses.small(14),
      ...mouths.frown(27),
    ],
  },
  flames: {
    colours: ["#f57c14", "#ffd34a", "#fff6c9"],
    strokes: [
      ["a", "M-4 -50Q4 -36 16 -34Q20 -40 18 -46Q34 -34 36 -14Q42 -16 43 -24Q48 10 34 30Q22 46 0 46Q-24 46 -35 28Q-46 8 -36 -22Q-34 -12 -28 -10Q-30 -34 -4 -50Z"],
      ["b", "M-2 -20Q8 -10 18 -8Q28 6 24 24Q16 40 0 40Q-18 40 -24 24Q-28 6 -18 -6Q-14 -2 -12 0Q-10 -12 -2 -20Z"],
      both("i", "M4 10Q8 2 20 2Q20 14 12 15Q6 15 4 10Z"),
      ["i", "M-14 23Q0 28 14 23Q10 34 0 34Q-10 34 -14 23Z"],
    ],
  },
  gnomes: {
    colours: ["#dc3a30", "#f5c79c", "#f7f2e4"],
    strokes: [
      ["c", "M-31 2Q-38 24 -22 38Q-10 48 0 46Q10 48 22 38Q38 24 31 2Z"],
      ["b", dot(0, 4, 23, 22)],
      ["c", "M-23 10Q-12 16 0 14Q12 16 23 10Q28 30 0 40Q-28 30 -23 10Z"],
      ...eyes.beads(1),
      ["b", dot(0, 12, 12, 10)],
      ["h", dot(-4, 8, 4, 3)],
      ["a", "M-33 -5Q-24 -20 -16 -34Q-8 -48 4 -50Q0 -42 10 -36Q22 -22 33 -5Q18 -14 0 -14Q-18 -14 -33 -5Z"],
      ["s", "M4 -50Q0 -42 10 -36Q22 -22 33 -5Q24 -10 16 -12Q12 -32 4 -50Z"],
    ],
  },
  iron_dwarves: {
    colours: ["#66727f", "#4d3b33", "#ffb347"],
    strokes: [
      ["b", "M-30 4L30 4Q34 26 22 36L18 48L10 38L0 46L-10 38L-18 48L-22 36Q-34 26 -30 4Z"],
      ["l", "M-14 20L-14 36M0 22L0 38M14 20L14 36"],
      ["a", "M-33 18Q-38 -34 0 -38Q38 -34 33 18L20 22L12 12L0 24L-12 12L-20 22Z"],
      ["i", "M-26 -6Q0 -14 26 -6L24 6Q12 0 5 6L0 12L-5 6Q-12 0 -24 6Z"],
      both("c.", dot(13, -1, 4)),
      ["a", "M-5 -42L5 -42L6 -4L0 4L-6 -4Z"],
      ["i", dot(-26, 12, 2.2)], ["i", dot(26, 12, 2.2)], ["i", dot(-20, -24, 2.2)], ["i", dot(20, -24, 2.2)],
    ],
  },
  kraken: {
    colours: ["#b5489a", "#f3a6d8", "#fff7d6"],
    strokes: [
      both("a", "M24 6Q42 6 42 26Q42 36 34 37Q38 28 32 24Q26 22 20 24Z"),
      both("a", "M8 16Q24 16 26 34Q27 46 16 48Q20 40 14 34Q10 30 4 30Z"),
      ["a", "M-30 -8Q-32 -46 0 -48Q32 -46 30 -8Q30 14 18 24Q6 30 0 28Q-6 30 -18 24Q-30 14 -30 -8Z"],
      both("b.", dot(20, -30, 4)),
      ["b.", dot(4, -38, 5)], ["b.", dot(-10, -32, 3)],
      ["c", dot(-13, -2, 11)], ["c", dot(13, -2, 11)],
      both("i", "M13 -9Q20 -2 13 5Q6 -2 13 -9Z"),
      ["l", "M-6 18Q0 14 6 18"],
    ],
  },
  liches: {
    colours: ["#a9d8b8", "#5d4a86", "#3fffa8"],
    strokes: [
      ["b", "M-40 46Q-38 18 -26 8L26 8Q38 18 40 46Q0 54 -40 46Z"],
      ["a", "M-28 -2Q-28 -28 0 -28Q28 -28 28 -2Q28 12 18 16L17 32Q12 40 0 40Q-12 40 -17 32L-18 16Q-28 12 -28 -2Z"],
      ...eyes.hollow(3),
      both("c.", dot(12, 4, 4.2)),
      ["i", "M0 13L4 21L-4 21Z"],
      ["l", "M-14 29L14 29M-7 25L-7 36M0 25L0 37M7 25L7 36"],
      ["c", "M-29 -14L-33 -44L-16 -32L0 -49L16 -32L33 -44L29 -14Q0 -24 -29 -14Z"],
      ["i", dot(0, -28, 4, 5)],
    ],
  },
  lizardmen: {
    colours: ["#86c232", "#d8ef9a", "#ffcf33"],
    strokes: [
      ["b", "M-24 -22L-34 -40L-16 -36L-12 -49L0 -40L12 -49L16 -36L34 -40L24 -22Z"],
      ["a", "M-22 -20Q-18 -34 0 -34Q18 -34 22 -20Q40 -20 36 -2Q34 6 28 8Q36 36 0 38Q-36 36 -28 8Q-34 6 -36 -2Q-40 -20 -22 -20Z"],
      ["b.", "M-25 22Q0 10 25 22Q22 35 0 36Q-22 35 -25 22Z"],
      both("c", dot(24, -8, 9)),
      both("i", "M24 -16Q28 -8 24 0Q20 -8 24 -16Z"),
      ...noses.nostrils(9),
      ["l", "M-28 20Q0 10 28 20M-6 -26L-6 -20M6 -26L6 -20M0 -20L0 -14"],
    ],
  },
  mudmen: {
    colours: ["#7a5230", "#a97c4f", "#ffe9a8"],
    strokes: [
      ["a", "M-28 -22Q-18 -44 4 -42Q30 -40 32 -14Q42 -10 38 2Q34 8 36 20Q38 34 28 34Q22 34 22 28Q18 46 8 46Q0 46 0 36Q-6 46 -16 44Q-24 42 -22 32Q-36 36 -36 20Q-36 8 -40 0Q-40 -14 -28 -22Z"],
      ["b.", dot(-14, -28, 8, 5)], ["b.", dot(18, 16, 6, 4)],
      both("c", dot(13, -8, 8)),
      both("i", dot(12, -6, 3.4)),
      ["i", "M-16 10Q0 4 14 12Q10 24 -2 23Q-14 22 -16 10Z"],
    ],
  },
  mummies: {
    colours: ["#dcc894", "#4a3320", "#7fe3ff"],
    strokes: [
      ["a", heads.chin],
      ["b", "M-26 -8Q0 -14 26 -8L24 8Q0 2 -24 8Z"],
      both("c.", dot(12, -2, 4.6)),
      ["a", "M-28 -9Q2 -16 29 -4L28 -16Q0 -25 -28 -18Z"],
      ["l", "M-22 -20Q0 -34 20 -24M-26 10Q4 6 24 14M-23 18Q0 20 20 24M-14 30Q0 24 14 28M-8 6L22 16"],
      ["a", "M22 22Q36 24 40 38Q46 40 44 46Q34 48 31 38Q26 30 16 30Z"],
    ],
  },
  ogres: {
    colours: ["#e08e72", "#5b3a6e", "#f4e07a"],
    strokes: [
      ...ears.round(),
      ["a", "M-20 -24Q-16 -34 0 -34Q16 -34 20 -24Q36 -12 38 14Q38 44 0 44Q-38 44 -38 14Q-36 -12 -20 -24Z"],
      ["w", "M-7 -30Q-5 -44 6 -50Q10 -40 7 -30Z"],
      both("w", dot(11, -4, 6.5)),
      both("i", dot(10, -3, 3)),
      ["b", "M-22 -14Q-10 -20 0 -12Q10 -20 22 -14Q20 -6 12 -8Q6 -10 0 -4Q-6 -10 -12 -8Q-20 -6 -22 -14Z"],
      ...noses.bulb(9, "a"),
      ["i", "M-22 20Q0 28 22 20Q18 38 0 38Q-18 38 -22 20Z"],
      ["w.", "M-12 23L-10 32L-3 25ZM8 37L9 29L15 33Z"],
    ],
  },
  shadow_mimes: {
    colours: ["#2b2833", "#fbf7ee", "#e3474f"],
    strokes: [
      ["b", "M-29 -16Q-28 -36 0 -36Q28 -36 29 -16Q32 38 0 42Q-32 38 -29 -16Z"],
      ["a", "M0 -36Q28 -36 29 -16Q32 38 0 42Z"],
      ["i", "M-5 -2Q-12 -12 -22 -5Q-20 5 -12 5Q-7 4 -5 -2Z"],
      ["w.", "M5 -2Q12 -12 22 -5Q20 5 12 5Q7 4 5 -2Z"],
      ["i", "M-13 8Q-17 16 -13 18Q-9 16 -13 8Z"],
      ["c", "M-15 22Q0 34 15 22Q12 36 0 36Q-12 36 -15 22Z"],
      ["a", "M-34 -20Q-30 -46 4 -46Q34 -44 36 -24Q24 -34 0 -32Q-20 -30 -34 -20Z"],
      ["i", dot(4, -46, 4, 3)],
    ],
  },
  shrooms: {
    colours: ["#e4559c", "#fbeed4", "#fff7fb"],
    strokes: [
      ["b", "M-21 -6L21 -6Q24 16 27 32Q26 42 0 42Q-26 42 -27 32Q-24 16 -21 -6Z"],
      ...eyes.beads(12),
      ...mouths.smile(25),
      ["a", "M-46 -2Q-44 -46 0 -48Q44 -46 46 -2Q26 6 0 4Q-26 6 -46 -2Z"],
      ["c.", dot(0, -28, 10, 9)], both("c.", dot(27, -14, 8, 7)), both("c.", dot(19, -36, 4, 3.5)),
    ],
  },
  spiderines: {
    colours: ["#6b2f5e", "#c9e34a", "#e35d6a"],
    strokes: [
      both("l", "M20 -20L36 -40L46 -34M26 -6L44 -16L50 -4M26 14L44 14L48 28M18 26L34 38L30 48"),
      ["a", "M-26 -4Q-28 -34 0 -36Q28 -34 26 -4Q26 22 0 28Q-26 22 -26 -4Z"],
      both("b", dot(9, 2, 7)), both("b", dot(19, -9, 4.6)), both("b", dot(6, -14, 4.6)), both("b", dot(14, -23, 3.6)),
      both("i", dot(8, 3, 2.6)),
      both("w", "M3 18Q14 16 16 26Q14 38 6 44Q8 32 2 26Z"),
    ],
  },
  will_o_wisps: {
    colours: ["#7fe0ee", "#e6fcff", "#fffbe0"],
    strokes: [
      ["a", "M6 -50Q4 -38 18 -26Q36 -12 34 10Q32 26 20 30Q22 42 10 44Q8 34 0 34Q-6 46 -18 42Q-12 34 -18 29Q-34 22 -34 4Q-34 -16 -18 -26Q-22 -34 -18 -42Q-10 -34 -8 -36Q-4 -44 6 -50Z"],
      ["b.", "M0 -18Q20 -8 22 8Q20 22 0 24Q-20 22 -22 6Q-18 -12 0 -18Z"],
      ...eyes.beads(0),
      both("h", dot(18, 10, 5, 3)),
      ["i", dot(0, 14, 4.5, 5.5)],
    ],
  },
  drakons: {
    colours: ["#1f8a5b", "#bfe8a8", "#ffb52e"],
    strokes: [
      both("b", "M14 -24Q20 -38 18 -50Q38 -40 36 -18Q34 -10 24 -10Z"),
      both("a", "M26 -6L48 -12L40 4L48 14L28 16Z"),
      ["a", "M-26 -14Q-24 -34 0 -34Q24 -34 26 -14Q30 2 20 10Q24 16 23 28Q20 40 0 40Q-20 40 -23 28Q-24 16 -20 10Q-30 2 -26 -14Z"],
      ["b.", "M-5 -32L0 -38L5 -32L3 4L-3 4Z"],
      ...eyes.lit(-5),
      both("i", "M12 -10Q16 -5 13 0Q10 -5 12 -10Z"),
      ...brows.angry(-15),
      both("i", dot(10, 18, 3.6, 2.8)),
      ["l", "M-20 28Q0 34 20 28"],
      both("w.", "M9 31L13 40L17 30Z"),
    ],
  },
  escargots: {
    colours: ["#f0bd45", "#c3cf7c", "#8f4f1f"],
    strokes: [
      ["a", dot(10, -12, 33)],
      ["l", "M10 -12Q4 -18 10 -22Q20 -24 22 -12Q22 4 8 6Q-8 4 -8 -12Q-6 -34 12 -36Q32 -34 34 -12"],
      ["b", "M-35 -22L-25 -22Q-26 -10 -22 -6Q-16 -10 -16 -24L-6 -23Q-6 -12 -6 -2Q1 6 1 18Q4 30 24 30Q40 28 46 36Q46 44 34 44L-16 44Q-42 42 -42 18Q-42 4 -34 -2Z"],
      ["w", dot(-32, -29, 9)], ["w", dot(-10, -31, 9)],
      ["i", dot(-34, -28, 4)], ["i", dot(-12, -30, 4)],
      ["l", "M-32 22Q-24 30 -14 23"],
    ],
  },
  khans: {
    colours: ["#1a7fa3", "#b7cfd6", "#6b4a30"],
    strokes: [
      ["b", heads.chin],
      ["i", "M-4 20Q-14 14 -18 24Q-20 36 -17 46Q-13 36 -12 28Q-8 22 0 22Q8 22 12 28Q13 36 17 46Q20 36 18 24Q14 14 4 20Z"],
      ["l", "M-5 31L5 31"],
      ["i", "M-5 36L5 36L0 48Z"],
      both("i", "M5 5Q12 -3 22 0Q16 7 7 8Z"),
      ...brows.angry(-8),
      ["a", "M-27 -18Q-16 -42 -4 -44L0 -51L4 -44Q16 -42 27 -18Z"],
      ["c", "M-36 -2Q-42 -20 -30 -23Q0 -33 30 -23Q42 -20 36 -2Q34 18 28 20Q22 14 25 -4Q0 -14 -25 -4Q-22 14 -28 20Q-34 18 -36 -2Z"],
      ["l", "M-22 -21L-20 -14M-8 -24L-8 -17M8 -24L8 -17M22 -21L20 -14"],
    ],
  },
  scarecrows: {
    colours: ["#c99a2e", "#e9cf96", "#a8442a"],
    strokes: [
      both("a", "M14 30L34 40L26 42L30 49L16 44L8 48L6 34Z"),
      ["b", "M-27 -10L27 -10Q32 20 18 34Q0 42 -18 34Q-32 20 -27 -10Z"],
      both("i", dot(12, 5, 5.6)),
      both("w.", "M9 4L11 2L15 6L13 8Z"),
      ["c", "M0 10L5 18L-5 18Z"],
      ["l", "M-16 25Q0 32 16 25M-10 23L-11 31M-3 25L-3 33M4 25L4 33M11 23L12 31"],
      ["a", "M-46 -6Q-30 -16 -24 -18L-14 -44Q0 -50 12 -44L24 -18Q32 -14 46 -6Q0 2 -46 -6Z"],
      ["c", "M-25 -17Q0 -8 25 -17L22 -26Q0 -18 -22 -26Z"],
    ],
  },
  scavengers: {
    colours: ["#3f434c", "#eda0a0", "#f2b632"],
    strokes: [
      ["a", "M-46 40Q-44 18 -34 20Q-30 8 -20 14Q-8 6 4 14Q16 6 24 16Q36 12 36 24Q46 26 46 42Q0 54 -46 40Z"],
      ["b", "M-28 -12Q-26 -42 2 -42Q28 -40 26 -14Q24 4 18 18Q0 28 -16 18Q-18 6 -24 2Q-28 -4 -28 -12Z"],
      ["l", "M-14 22Q0 28 16 21"],
      ["c", "M-6 -6Q-14 -14 -28 -12Q-48 -8 -46 18Q-44 24 -40 18Q-38 10 -30 10Q-10 12 -6 -6Z"],
      ["l", "M-42 2Q-28 -2 -10 2"],
      ["w", dot(4, -16, 9)],
      ["i", dot(2, -15, 4)],
      ["i", "M-8 -24L14 -30L16 -24L-6 -18Z"],
      ["l", "M14 -42L18 -49M4 -42L4 -50"],
    ],
  },
  storm_giants: {
    colours: ["#6a86e0", "#e9eefb", "#ffe14a"],
    strokes: [
      ["b", "M-36 10Q-49 -4 -36 -16Q-38 -34 -20 -36Q-8 -50 10 -42Q28 -46 32 -27Q49 -20 39 -2Q42 6 36 10Z"],
      ["a", "M-27 -8Q-26 -30 0 -30Q26 -30 27 -8Q28 20 0 34Q-28 20 -27 -8Z"],
      ["b", "M-28 8Q-16 18 0 14Q16 18 28 8Q41 14 33 28Q35 43 19 41Q10 50 0 44Q-10 50 -19 41Q-35 43 -33 28Q-41 14 -28 8Z"],
      ["i", "M-8 25Q0 21 8 25Q6 33 0 33Q-6 33 -8 25Z"],
      ...eyes.beads(0),
      ["c", "M4 -46L-13 -22L-3 -22L-7 -6L11 -28L1 -28Z"],
      ...noses.bulb(10, "a"),
    ],
  },
  wendigos: {
    colours: ["#bcd0da", "#7d5a3c", "#ff5a4a"],
    strokes: [
      both("l", "M12 -20Q14 -36 30 -38M22 -36Q20 -44 24 -50M30 -38Q40 -38 44 -48M28 -38Q40 -28 48 -32"),
      both("b", "M9 -20Q12 -40 22 -40L20 -50L26 -50L28 -39Q36 -40 40 -50L45 -47Q44 -38 38 -34L49 -30L46 -25Q34 -26 26 -31Q20 -28 19 -18Z"),
      both("a", "M20 -12L40 -14Q38 2 24 4Z"),
      ["a", "M-24 -16Q-20 -26 0 -26Q20 -26 24 -16Q26 4 16 16Q16 36 8 44Q0 48 -8 44Q-16 36 -16 16Q-26 4 -24 -16Z"],
      both("i", dot(12, -4, 8, 9)),
      both("c.", dot(12, -3, 3.6)),
      both("i", "M2 34Q6 24 9 34Q6 40 2 34Z"),
      ["l", "M0 4L0 26M-6 45L-6 38M6 45L6 38"],
    ],
  },
};

// --- races of somebody's own ---

const TOPS: Stroke[][] = [horns.bull(), horns.stub(), ears.leaf(), ears.short(), ears.round(), [["b", "M-6 -29Q-16 -48 -2 -50Q0 -44 4 -50Q16 -46 6 -29Z"]]];
const LOOKS = [eyes.beads, eyes.wide, eyes.sharp, eyes.slit, eyes.lit, eyes.hollow];
const SAYINGS = [mouths.smile, mouths.flat, mouths.frown, mouths.laugh, mouths.teeth];

// A number from a text, the same every time (FNV-1a).
function numberOf(text: string): number {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return number;
}

function madeUp(key: string): FaceLook {
  let left = numberOf(key);
  const one = <T>(list: readonly T[]): T => {
    const found = list[left % list.length]!;
    left = Math.floor(left / list.length);
    return found;
  };
  const hue = left % 360;
  const strokes: Stroke[] = [...one(TOPS), ["a", one(Object.values(heads))], ...one(LOOKS)(0), ...one([noses.small, noses.nostrils])(12), ...one(SAYINGS)(21)];
  return { colours: [`hsl(${hue} 45% 62%)`, `hsl(${(hue + 150) % 360} 45% 45%)`, "#ffe27a"], strokes };
}

const known = new Map<string, FaceLook>();

export const hasFace = (race: string): boolean => Object.hasOwn(faces, race);

export function faceOf(race: string): FaceLook {
  const found = (hasFace(race) ? faces[race] : known.get(race)) ?? madeUp(race);
  known.set(race, found);
  return found;
}
