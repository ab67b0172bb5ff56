// What faces are drawn with, in a square from -50 to 50. A stroke of the pen is a paint and a path; with a third entry it is
// drawn once more on the other side. Each function takes the height at which the feature sits.

// a, b, c: the colours of the face; w: white; i: ink. Those are outlined, and with a point after them they are not.
// l: a line of ink; s: a shadow; h: a light.
export type Paint = "a" | "b" | "c" | "w" | "a." | "b." | "c." | "w." | "i" | "l" | "s" | "h";
export type Stroke = readonly [paint: Paint, path: string, twice?: true];

export const dot = (x: number, y: number, rx: number, ry = rx): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
export const both = (paint: Paint, path: string): Stroke => [paint, path, true];

export const heads = {
  round: dot(0, 5, 31, 31),
  jaw: "M-25 -16Q-24 -32 0 -32Q24 -32 25 -16L31 14Q31 38 0 38Q-31 38 -31 14Z",
  chin: "M-26 -6Q-26 -32 0 -32Q26 -32 26 -6Q25 18 10 33Q0 40 -10 33Q-25 18 -26 -6Z",
  skull: "M-30 -5Q-30 -37 0 -37Q30 -37 30 -5Q30 9 19 15L19 29Q19 36 11 36L-11 36Q-19 36 -19 29L-19 15Q-30 9 -30 -5Z",
  block: "M-30 -22Q-29 -32 -18 -32L18 -32Q29 -32 30 -22L32 24Q31 37 18 37L-18 37Q-31 37 -32 24Z",
} as const;

export const eyes = {
  beads: (y = 0): Stroke[] => [both("i", dot(11, y, 4.6, 5.4)), both("w.", dot(12.5, y - 2, 1.5))],
  wide: (y = 0): Stroke[] => [both("w", dot(12, y, 9)), both("i", dot(10, y + 1, 4.2))],
  sharp: (y = 0): Stroke[] => [both("w", `M3 ${y + 3}Q9 ${y - 6} 23 ${y - 7}Q22 ${y + 6} 11 ${y + 6}Z`), both("i", dot(12.5, y, 4))],
  hollow: (y = 0): Stroke[] => [both("i", dot(12, y, 8.5, 9.5))],
  lit: (y = 0): Stroke[] => [both("c.", `M4 ${y + 5}Q9 ${y - 4} 23 ${y - 7}Q22 ${y + 6} 12 ${y + 7}Z`)],
  slit: (y = 0): Stroke[] => [both("c", dot(13, y, 8.5)), both("i", `M13 ${y - 8}Q18 ${y} 13 ${y + 8}Q8 ${y} 13 ${y - 8}Z`)],
};

export const brows = {
  angry: (y = -9): Stroke[] => [both("i", `M3 ${y + 7}L24 ${y - 6}Q26 ${y - 2} 24 ${y + 1}L5 ${y + 11}Z`)],
};

export const mouths = {
  smile: (y = 20): Stroke[] => [["l", `M-11 ${y}Q0 ${y + 10} 11 ${y}`]],
  flat: (y = 22): Stroke[] => [["l", `M-9 ${y}L9 ${y}`]],
  frown: (y = 24): Stroke[] => [["l", `M-11 ${y}Q0 ${y - 8} 11 ${y}`]],
  laugh: (y = 16): Stroke[] => [["i", `M-15 ${y}Q0 ${y + 4} 15 ${y}Q13 ${y + 16} 0 ${y + 16}Q-13 ${y + 16} -15 ${y}Z`], ["w.", `M-11 ${y + 2}Q0 ${y + 5} 11 ${y + 2}L10 ${y + 6}Q0 ${y + 9} -10 ${y + 6}Z`]],
  teeth: (y = 20): Stroke[] => [["w", `M-14 ${y - 3}Q0 ${y} 14 ${y - 3}L13 ${y + 8}Q0 ${y + 11} -13 ${y + 8}Z`], ["l", `M-5 ${y - 2}L-5 ${y + 9}M5 ${y - 2}L5 ${y + 9}`]],
};

export const noses = {
  bulb: (y = 10, paint: Paint = "b"): Stroke[] => [[paint, dot(0, y, 9, 8)], ["h", dot(-3, y - 3, 3, 2)]],
  small: (y = 11): Stroke[] => [["l", `M-3 ${y}Q0 ${y + 3} 3 ${y}`]],
  nostrils: (y = 12): Stroke[] => [both("i", dot(4, y, 2.2, 3))],
};

export const ears = {
  leaf: (paint: Paint = "a"): Stroke[] => [both(paint, "M21 -2Q34 -22 49 -25Q47 2 25 13Z"), both("s", "M26 2Q36 -12 44 -18Q41 -2 28 7Z")],
  short: (paint: Paint = "a"): Stroke[] => [both(paint, "M24 -6Q34 -16 46 -14Q43 4 27 12Z")],
  round: (paint: Paint = "a"): Stroke[] => [both(paint, dot(31, 5, 8, 9)), both("s", dot(32, 5, 4, 5))],
};

export const horns = {
  bull: (paint: Paint = "w"): Stroke[] => [both(paint, "M17 -28Q26 -26 32 -34Q36 -40 35 -48Q48 -38 43 -25Q38 -13 25 -13Z")],
  stub: (paint: Paint = "w"): Stroke[] => [both(paint, "M10 -27Q12 -40 22 -46Q27 -34 23 -22Z")],
};
