// Texts of src/game; one section for each component.

export const game = {};
