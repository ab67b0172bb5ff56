// How seats are told apart: a colour that the colour-blind can tell from the others (Okabe and Ito), and a shape.

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";

export interface Livery {
  shape: Shape;
  colour: string;
  ink: string; // readable on the colour
  dark: string; // the rim of a token
}

const LIVERIES: Livery[] = [
  { shape: "circle", colour: "#d55e00", ink: "#1b0d02", dark: "#8f3d05" },
  { shape: "square", colour: "#0072b2", ink: "#ffffff", dark: "#0b4268" },
  { shape: "triangle", colour: "#009e73", ink: "#03170f", dark: "#056046" },
  { shape: "diamond", colour: "#f0e442", ink: "#221f02", dark: "#8f8606" },
  { shape: "hexagon", colour: "#cc79a7", ink: "#210614", dark: "#8a3f68" },
  { shape: "star", colour: "#56b4e9", ink: "#03131d", dark: "#1f6f9c" },
];

// Seats are counted from 1.
export function livery(seat: number): Livery {
  return LIVERIES[(Math.max(1, seat) - 1) % LIVERIES.length]!;
}

// Within a square from -50 to 50.
export const OUTLINES: Record<Shape, string> = {
  circle: "M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0Z",
  square: "M-40 -40H40V40H-40Z",
  triangle: "M0 -60L60 46H-60Z",
  diamond: "M0 -56L52 0L0 56L-52 0Z",
  hexagon: "M-50 0L-26 -45H26L50 0L26 45H-26Z",
  star: "M0 -58L17 -26L54 -19L28 9L33 47L0 31L-33 47L-28 9L-54 -19L-17 -26Z",
};

// Where the middle of a number in the shape lies.
export const MIDDLE: Record<Shape, number> = { circle: 0, square: 0, triangle: 16, diamond: 0, hexagon: 0, star: 4 };
