/** The features that a site may do without. */
export const optionalFeatures = [
  "careers",
  "imprint",
  "newsletter",
  "prices",
  "proof",
  "seo-analyzer",
] as const;

/** A feature that a site may do without: a page, or the newsletter's form. */
export type OptionalFeature = (typeof optionalFeatures)[number];
