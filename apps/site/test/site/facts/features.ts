import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

export const leftOut = [] as const satisfies readonly OptionalFeature[];
