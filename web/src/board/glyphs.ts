// Little drawings that terrain is made of, in our own hand. Each adds to three layers: shade and light are areas, ink is
// a line. A glyph stands at (x, y) with its foot about s below and its top about s above.

import type { Random } from "./geometry";

export class Layers {
  shade = "";
  light = "";
  ink = "";
}

type Glyph = (to: Layers, x: number, y: number, s: number, next: Random) => void;

const f = (value: number): string => String(Math.round(value));

// A path in units of s around (x, y): letters of SVG and pairs of numbers.
function pen(x: number, y: number, s: number, flip = 1): (strings: TemplateStringsArray, ...values: number[]) => string {
  return (strings, ...values) => {
    const text = String.raw({ raw: strings }, ...values);
    return text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) => `${f(x + flip * s * Number(a))} ${f(y + s * Number(b))}`);
  };
}

const conifer: Glyph = (to, x, y, s) => {
  const p = pen(x, y, s);
  to.shade += p`M0,-1L.55,.05L.28,0L.68,.62L-.68,.62L-.28,0L-.55,.05Z`;
  to.light += p`M0,-1L-.55,.05L-.28,0L-.68,.62L-.1,.62L.05,.1Z`;
  to.ink += p`M-.68,.62L-.28,0L-.55,.05L0,-1L.55,.05L.28,0L.68,.62ZM0,.62L0,.95`;
};

const oak: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  const crown = p`M-.3,.5C-.85,.6 -.95,0 -.6,-.15C-.75,-.7 -.1,-1 .1,-.7C.55,-.9 .85,-.4 .62,-.1C.95,.1 .75,.6 .3,.5Z`;
  to.shade += crown;
  to.light += p`M-.3,.4C-.75,.45 -.8,.05 -.5,-.1C-.6,-.55 -.1,-.85 .05,-.6C.1,-.1 -.2,.1 -.3,.4Z`;
  to.ink += crown + p`M-.08,.5L-.12,.95M.1,.5L.12,.95`;
};

const peak: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.shade += p`M0,-1L.35,-.3L.5,-.4L1,.75L.15,.75L.2,.2L-.05,-.2Z`;
  to.light += p`M0,-1L.28,-.42L.1,-.3L-.05,-.45L-.22,-.28L-.34,-.4Z`;
  to.ink += p`M-1,.75L-.45,-.2L-.34,-.4L0,-1L.35,-.3L.5,-.4L1,.75M0,-1L-.05,-.2L.2,.2L.15,.6M.55,-.1L.6,.3L.75,.6M-.5,.2L-.62,.5`;
};

const spike: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.shade += p`M-.1,-1.1L.3,-.1L.42,-.65L.85,.75L-.75,.75L-.5,-.35L-.3,-.1Z`;
  to.light += p`M-.1,-1.1L-.3,-.1L-.2,.75L-.42,.75L-.42,0L-.3,-.1ZM.42,-.65L.34,0L.5,.75L.3,.75L.28,0Z`;
  to.ink += p`M-.75,.75L-.5,-.35L-.3,-.1L-.1,-1.1L.3,-.1L.42,-.65L.85,.75M-.1,-1.1L-.16,.3M.42,-.65L.4,.2`;
};

const mound: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.shade += p`M.15,-.38C.6,-.45 .9,.1 1.05,.45C.7,.5 .5,.5 .3,.5C.5,.2 .4,-.1 .15,-.38Z`;
  to.light += p`M-.9,.42C-.6,-.1 -.3,-.4 .1,-.38C-.2,-.15 -.4,.15 -.45,.42Z`;
  to.ink += p`M-1.05,.5C-.7,-.2 -.3,-.45 .1,-.4C.55,-.35 .85,.1 1.05,.5M.5,-.08L.62,.12M.32,-.15L.45,.1M.66,.1L.75,.28`;
};

// A patch of field: furrows in one direction, ears at their ends.
const furrows: Glyph = (to, x, y, s, next) => {
  const angle = (Math.floor(next() * 3) - 1) * 0.5;
  const [c, n] = [Math.cos(angle), Math.sin(angle)];
  const at = (a: number, b: number): string => `${f(x + s * (a * c - b * n))} ${f(y + s * (a * n + b * c))}`;
  for (let row = -2; row <= 2; row += 1) {
    const long = 1.05 - Math.abs(row) * 0.12;
    to.ink += `M${at(-long, row * 0.32)}Q${at(0, row * 0.32 - 0.14)} ${at(long, row * 0.32)}`;
  }
  to.light += `M${at(-1, -0.8)}Q${at(0, -1)} ${at(1, -0.8)}L${at(1, 0.8)}Q${at(0, 0.6)} ${at(-1, 0.8)}Z`;
};

const wheat: Glyph = (to, x, y, s) => {
  const p = pen(x, y, s);
  to.ink += p`M0,.8L0,-.5M-.35,.8C-.35,.3 -.3,-.1 -.45,-.4M.35,.8C.35,.3 .3,-.1 .45,-.4`;
  to.shade += p`M0,-1C.2,-.75 .2,-.5 0,-.3C-.2,-.5 -.2,-.75 0,-1ZM-.5,-.9C-.3,-.7 -.3,-.45 -.44,-.25C-.62,-.45 -.62,-.7 -.5,-.9ZM.5,-.9C.62,-.7 .62,-.45 .44,-.25C.3,-.45 .3,-.7 .5,-.9Z`;
};

const reeds: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.ink += p`M-.1,.6C-.1,.1 0,-.4 -.05,-.9M.2,.6C.25,.2 .4,-.2 .5,-.55M-.4,.6C-.4,.2 -.55,-.1 -.7,-.35M-1,.62L1,.62M-.6,.82L.5,.82`;
  to.shade += p`M-.05,-1C.08,-.85 .08,-.55 -.02,-.4C-.15,-.55 -.15,-.85 -.05,-1ZM.52,-.68C.66,-.55 .6,-.3 .44,-.2C.34,-.35 .38,-.6 .52,-.68Z`;
};

const puddle: Glyph = (to, x, y, s) => {
  const p = pen(x, y, s);
  to.light += p`M-.9,0C-.8,-.35 -.2,-.3 .1,-.3C.6,-.35 1,-.15 .9,.1C.7,.4 .2,.25 -.2,.32C-.6,.4 -1,.25 -.9,0Z`;
  to.ink += p`M-.6,.05L-.1,.05M.1,-.1L.55,-.1`;
};

const wave: Glyph = (to, x, y, s) => {
  const p = pen(x, y, s);
  to.ink += p`M-1,.1C-.8,-.25 -.5,-.25 -.3,.1C-.1,.4 .15,.4 .3,.1C.5,-.25 .8,-.25 1,.1`;
};

const sail: Glyph = (to, x, y, s) => {
  const p = pen(x, y, s);
  to.light += p`M-.05,-1L-.05,.2L-.75,.2Z M.08,-.8L.7,.2L.08,.2Z`;
  to.shade += p`M-.9,.35L.9,.35C.75,.65 .55,.75 .3,.75L-.4,.75C-.65,.75 -.8,.6 -.9,.35Z`;
  to.ink += p`M-.05,-1L-.05,.35M-.05,-1L-.75,.2L-.05,.2M.08,-.8L.7,.2L.08,.2M-.9,.35L.9,.35C.75,.65 .55,.75 .3,.75L-.4,.75C-.65,.75 -.8,.6 -.9,.35Z`;
};

const mushroom: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.shade += p`M-.85,.05C-.8,-.7 -.35,-1 0,-1C.45,-1 .85,-.65 .85,.05C.4,.22 -.4,.22 -.85,.05Z`;
  to.light += p`M-.2,.15C-.2,.5 -.25,.7 -.3,.85L.3,.85C.22,.65 .2,.5 .2,.15ZM-.4,-.65C-.22,-.65 -.22,-.36 -.4,-.36C-.58,-.36 -.58,-.65 -.4,-.65ZM.3,-.5C.5,-.5 .5,-.2 .3,-.2C.1,-.2 .1,-.5 .3,-.5Z`;
  to.ink += p`M-.85,.05C-.8,-.7 -.35,-1 0,-1C.45,-1 .85,-.65 .85,.05C.4,.22 -.4,.22 -.85,.05ZM-.2,.2C-.2,.5 -.25,.7 -.3,.85L.3,.85C.22,.65 .2,.5 .2,.2`;
};

const crystal: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.shade += p`M-.05,-1.1L.25,-.75L.2,.8L-.3,.8L-.32,-.7ZM.42,-.35L.68,-.1L.5,.8L.22,.8ZM-.62,-.2L-.36,.05L-.32,.8L-.62,.8L-.85,.15Z`;
  to.light += p`M-.05,-1.1L-.05,.8L-.3,.8L-.32,-.7ZM-.62,-.2L-.58,.8L-.62,.8L-.85,.15ZM.42,-.35L.4,.8L.22,.8Z`;
  to.ink += p`M-.05,-1.1L.25,-.75L.2,.8L-.3,.8L-.32,-.7ZM-.05,-1.1L-.05,.8M.25,-.05L.42,-.35L.68,-.1L.5,.8L.2,.8M-.32,.2L-.36,.05L-.62,-.2L-.85,.15L-.62,.8L-.3,.8`;
};

const bubble: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s);
  if (next() < 0.55) {
    to.shade += p`M-.95,.1C-.9,-.4 -.2,-.35 .1,-.4C.6,-.45 1,-.2 .95,.12C.8,.5 .2,.35 -.2,.42C-.6,.5 -1,.4 -.95,.1Z`;
    to.light += p`M-.55,-.05C-.3,-.25 .1,-.2 .3,-.2C0,-.08 -.3,-.02 -.55,-.05Z`;
    to.ink += p`M-.95,.1C-.9,-.4 -.2,-.35 .1,-.4C.6,-.45 1,-.2 .95,.12`;
  } else {
    to.shade += p`M-.4,0C-.4,-.52 .4,-.52 .4,0C.4,.52 -.4,.52 -.4,0Z`;
    to.light += p`M-.22,-.08C-.2,-.25 -.02,-.28 .04,-.22C-.08,-.16 -.12,-.1 -.14,0Z`;
    to.ink += p`M-.4,0C-.4,-.52 .4,-.52 .4,0C.4,.52 -.4,.52 -.4,0Z`;
  }
};

const shaft: Glyph = (to, x, y, s) => {
  const p = pen(x, y, s);
  to.shade += p`M-.5,.8L-.42,-.35L.42,-.35L.5,.8Z`;
  to.light += p`M-.8,-.62L.8,-.62L.8,-.36L-.8,-.36ZM-.72,-.36L-.48,-.36L-.56,.8L-.8,.8ZM.72,-.36L.48,-.36L.56,.8L.8,.8Z`;
  to.ink += p`M-.8,-.62L.8,-.62L.8,-.36L-.8,-.36ZM-.72,-.36L-.8,.8L-.56,.8L-.48,-.36M.72,-.36L.8,.8L.56,.8L.48,-.36M-.3,.8L-.12,.3M.3,.8L.12,.3M-.22,.62L.22,.62`;
};

const nuggets: Glyph = (to, x, y, s) => {
  const p = pen(x, y, s);
  to.light += p`M-.5,.35L-.62,0L-.3,-.25L0,0L-.1,.35ZM.15,.4L.1,.1L.4,-.1L.62,.12L.5,.4ZM0,-.2L.12,-.45L.38,-.4L.36,-.18Z`;
  to.ink += p`M-.5,.35L-.62,0L-.3,-.25L0,0L-.1,.35ZM.15,.4L.1,.1L.4,-.1L.62,.12L.5,.4Z`;
};

const current: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s);
  to.ink += p`M-1.3,.2C-.8,-.2 -.4,-.1 0,.1C.4,.3 .8,.2 1.3,-.15M-.7,.5C-.4,.3 .1,.4 .5,.55`;
  if (next() < 0.55) to.light += p`M.3,-.75L.38,-.5L.62,-.42L.38,-.34L.3,-.1L.22,-.34L-.02,-.42L.22,-.5Z`;
};

const crack: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.light += p`M-1,-.2L-.45,-.05L-.2,-.35L.2,.05L.6,-.1L1,.25L.6,.06L.2,.22L-.2,-.15L-.45,.12Z`;
  to.ink += p`M-1,-.2L-.45,.05L-.2,-.25L.2,.14L.6,0L1,.25M.2,.14L.1,.6`;
};

const cloud: Glyph = (to, x, y, s, next) => {
  const p = pen(x, y, s, next() < 0.5 ? 1 : -1);
  to.light += p`M-1.3,.35C-1.75,.3 -1.7,-.2 -1.25,-.15C-1.2,-.65 -.5,-.75 -.35,-.35C-.1,-.85 .7,-.75 .65,-.2C1.1,-.35 1.5,.25 1.05,.35Z`;
  to.ink += p`M-1.3,.35C-1.75,.3 -1.7,-.2 -1.25,-.15C-1.2,-.65 -.5,-.75 -.35,-.35M-.1,.35L1.05,.35C1.5,.25 1.1,-.35 .65,-.2`;
};

export interface Growth {
  glyph: Glyph;
  size: number; // in units of the typical radius of a region
  apart: number;
  most?: number;
  room?: number; // from the border, in sizes
}

// What grows where; the first kind is laid first and later ones fill the gaps.
export const GROWTH: Record<string, Growth[]> = {
  forest: [
    { glyph: conifer, size: 0.26, apart: 0.46 },
    { glyph: oak, size: 0.17, apart: 0.36 },
  ],
  mountain: [
    { glyph: peak, size: 0.34, apart: 0.66 },
    { glyph: peak, size: 0.18, apart: 0.42 },
  ],
  hill: [
    { glyph: mound, size: 0.27, apart: 0.58 },
    { glyph: mound, size: 0.16, apart: 0.4 },
  ],
  farmland: [
    { glyph: furrows, size: 0.3, apart: 0.74, room: 1.25 },
    { glyph: wheat, size: 0.15, apart: 0.44 },
  ],
  swamp: [
    { glyph: reeds, size: 0.22, apart: 0.52 },
    { glyph: puddle, size: 0.2, apart: 0.46 },
  ],
  sea: [
    { glyph: sail, size: 0.26, apart: 3, most: 1, room: 1.6 },
    { glyph: wave, size: 0.16, apart: 0.46, room: 2.5 },
  ],
  lake: [{ glyph: wave, size: 0.15, apart: 0.46, room: 2.6 }],
  mushroom_forest: [
    { glyph: mushroom, size: 0.26, apart: 0.52 },
    { glyph: mushroom, size: 0.14, apart: 0.36 },
  ],
  mystic_crystal: [
    { glyph: crystal, size: 0.27, apart: 0.6 },
    { glyph: crystal, size: 0.14, apart: 0.4 },
  ],
  mud_pool: [
    { glyph: bubble, size: 0.25, apart: 0.56 },
    { glyph: bubble, size: 0.12, apart: 0.34 },
  ],
  mine: [
    { glyph: shaft, size: 0.26, apart: 0.8 },
    { glyph: nuggets, size: 0.18, apart: 0.46 },
  ],
  black_mountain: [
    { glyph: spike, size: 0.32, apart: 0.6 },
    { glyph: spike, size: 0.18, apart: 0.4 },
  ],
  river: [{ glyph: current, size: 0.16, apart: 0.46, room: 1.9 }],
  chasm: [{ glyph: crack, size: 0.24, apart: 0.56, room: 0.9 }],
  sky: [{ glyph: cloud, size: 0.42, apart: 1.5, room: 1.8 }],
};
