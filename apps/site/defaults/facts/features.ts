import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

/** The features that the site does without: none. */
export const leftOut = [] as const satisfies readonly OptionalFeature[];
