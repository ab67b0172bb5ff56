// Texts about how well bots play. What the levels are called, and what each is like, is said by the catalogs.

export const levels = {
  level: "How well they play",
  comparison: "For comparison",
};
