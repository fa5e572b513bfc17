import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

/**
 * The features that the site does without. Menus, footer, sitemaps, forms and the privacy policy
 * follow. Take out the name of a part to have it, and write its words.
 */
export const leftOut = [
  "careers",
  "newsletter",
  "prices",
  "proof",
  "seo-analyzer",
] as const satisfies readonly OptionalFeature[];
