import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

/**
 * The features that are switched off. Menus, footer, sitemaps, forms and the privacy policy adapt.
 * To switch one on, remove its name and write its texts.
 */
export const leftOut = [
  "careers",
  "newsletter",
  "prices",
  "proof",
  "seo-analyzer",
] as const satisfies readonly OptionalFeature[];
