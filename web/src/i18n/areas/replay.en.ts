// Texts of src/replay; one section for each component.

export const replay = {};
