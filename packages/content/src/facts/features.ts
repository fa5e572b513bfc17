import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

/**
 * The features that this site does without, for example `["careers", "newsletter"]`. Menus, footer,
 * sitemaps, forms and the privacy policy follow. A link in your words to a page that is left out is
 * a type error.
 */
export const leftOut = [] as const satisfies readonly OptionalFeature[];
