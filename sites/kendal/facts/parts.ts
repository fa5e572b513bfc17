import type { OptionalPart } from "@kolam/content/model/pages/optional-part";

/** What the site does without. */
export const leftOut = ["newsletter", "prices", "proof"] as const satisfies readonly OptionalPart[];
