// Texts that only small screens need.

export const phones = {
  more: "Show more of the decision",
  less: "Show more of the board",
};
