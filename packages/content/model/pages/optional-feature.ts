/** A feature that a site may do without: a page, or the newsletter's form. */
export type OptionalFeature =
  | "careers"
  | "imprint"
  | "newsletter"
  | "prices"
  | "proof"
  | "seo-analyzer";
