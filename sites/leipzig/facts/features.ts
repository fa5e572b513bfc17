import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

/** Worauf die Website verzichtet. */
export const leftOut = [
  "careers",
  "newsletter",
  "prices",
  "proof",
  "seo-analyzer",
] as const satisfies readonly OptionalFeature[];
