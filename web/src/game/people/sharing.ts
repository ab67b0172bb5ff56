// Several people at one screen: whoever looks on sees only the coins of the one whose decision it is.

import type { PositionView } from "../../protocol";

// The position with the purses of the own seats closed, but for one; those of others are as the server tells them.
export function closed(position: PositionView, own: readonly number[], open: number): PositionView {
  const seats = position.seats.map((seat, index) => (own.includes(index + 1) && index + 1 !== open ? { ...seat, coins: null } : seat));
  return { ...position, seats };
}
