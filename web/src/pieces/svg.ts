// How a small picture stands in HTML or inside SVG, where (x, y) is its top left corner.

export interface Framed {
  size: number | string;
  x?: number;
  y?: number;
  label?: string; // for those who cannot see it; without one it is decoration
}

export function framed({ size, x, y, label }: Framed) {
  const told = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
  return { width: size, height: size, x, y, ...told };
}
