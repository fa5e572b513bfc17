export const name = "SEO जाँच";
