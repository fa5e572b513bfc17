import type { OptionalPart } from "@kolam/content/model/pages/optional-part";

/** Worauf die Website verzichtet. */
export const leftOut = [
  "careers",
  "newsletter",
  "prices",
  "proof",
  "seo-analyzer",
] as const satisfies readonly OptionalPart[];
