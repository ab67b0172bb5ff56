// Suggestions for redeployment: where the tokens in hand could go, one after the other.

export interface Holding {
  region: number;
  tokens: number;
  threats: number; // neighbouring regions from where somebody could attack
}

// Always where fewest tokens stand; of equals where most could attack.
export function spreadEvenly(hand: number, holdings: Holding[]): number[] {
  return fill(hand, holdings, (a, b) => a.tokens - b.tokens || b.threats - a.threats || a.region - b.region);
}

// Only where somebody could attack, most where most could.
export function holdBorder(hand: number, holdings: Holding[]): number[] {
  const front = holdings.filter((holding) => holding.threats > 0);
  if (!front.length) return spreadEvenly(hand, holdings);
  const need = (holding: Holding): number => holding.tokens / holding.threats;
  return fill(hand, front, (a, b) => need(a) - need(b) || a.tokens - b.tokens || a.region - b.region);
}

function fill(hand: number, holdings: Holding[], before: (a: Holding, b: Holding) => number): number[] {
  const now = holdings.map((holding) => ({ ...holding }));
  const placed: number[] = [];
  while (now.length && placed.length < hand) {
    const weakest = now.reduce((best, other) => (before(other, best) < 0 ? other : best));
    weakest.tokens += 1;
    placed.push(weakest.region);
  }
  return placed;
}
