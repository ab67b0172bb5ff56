// Names at the ends of lines keep out of each other's way.

// Heights for labels that belong to these, at least `gap` apart and within the bounds, in the same order.
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => wanted[one]! - wanted[two]!);
  const found = [...wanted];
  order.forEach((label, i) => (found[label] = Math.max(found[label]!, i ? found[order[i - 1]!]! + gap : top)));
  for (let i = order.length - 1; i >= 0; i--) {
    const limit = i === order.length - 1 ? bottom : found[order[i + 1]!]! - gap;
    found[order[i]!] = Math.min(found[order[i]!]!, limit);
  }
  return found;
}
