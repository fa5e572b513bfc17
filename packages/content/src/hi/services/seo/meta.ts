export const name = "SEO";
