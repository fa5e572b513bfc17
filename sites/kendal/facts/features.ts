import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

/** What the site does without. */
export const leftOut = [
  "imprint",
  "newsletter",
  "prices",
  "proof",
] as const satisfies readonly OptionalFeature[];
