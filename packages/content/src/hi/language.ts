export const language = "hi-IN";
export const name = "हिन्दी";
export const absent = [
  "about",
  "software-development",
  "web-development",
  "mobile-development",
  "seo",
  "ecommerce",
  "design",
  "branding",
  "careers",
  "prices",
  "proof",
  "portfolio",
  "seo-analyzer",
  "privacy",
  "terms",
  "accessibility",
  "sitemap",
] as const;
export const home = "होम पेज";
