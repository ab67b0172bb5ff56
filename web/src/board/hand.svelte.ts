// Where pointer and keyboard are on the board.

export class Hand {
  hovered = $state<number | null>(null); // a region
  focused = $state<number | null>(null);
  ring = $state(false); // the focus came from the keyboard
}
