// Texts that only small screens need.

export const phones = {
  more: "Show more of the decision",
  less: "Show more of the board",
  fingers: "Fingers and help",
  gestures: [
    ["Tap", "What a region costs, and why"],
    ["Tap twice", "Conquer it"],
    ["Hold", "Read the card of what you touch"],
    ["Two fingers", "Make the board larger and move it"],
  ] as [string, string][],
};
