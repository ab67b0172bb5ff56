// Texts of src/pages; one section for each component.

export const pages = {};
