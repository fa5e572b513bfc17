import type { OptionalPart } from "@kolam/content/model/pages/optional-part";

export const leftOut = [] as const satisfies readonly OptionalPart[];
