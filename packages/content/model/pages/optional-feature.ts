/** The features that a site can switch off. */
export const optionalFeatures = [
  "careers",
  "imprint",
  "newsletter",
  "prices",
  "proof",
  "seo-analyzer",
] as const;

/** A feature that a site can switch off: a page, or the newsletter form. */
export type OptionalFeature = (typeof optionalFeatures)[number];
