export const name = "नौकरी";
