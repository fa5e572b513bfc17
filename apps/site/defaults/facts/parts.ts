import type { OptionalPart } from "@kolam/content/model/pages/optional-part";

/** The parts that the site does without: none. */
export const leftOut = [] as const satisfies readonly OptionalPart[];
