/** A part that a site may do without: a page, or the newsletter's form. */
export type OptionalPart = "careers" | "newsletter" | "prices" | "proof" | "seo-analyzer";
