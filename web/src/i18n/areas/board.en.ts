// Texts of src/board; one section for each component.

export const board = {};
