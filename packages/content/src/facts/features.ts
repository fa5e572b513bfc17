import type { OptionalFeature } from "@kolam/content/model/pages/optional-feature";

/**
 * The features that this site does without, for example `["careers", "newsletter"]`. Menus, footer,
 * sitemaps, forms and the privacy policy follow. A link in your words to a page that is left out is
 * a type error. The law of the agency's country asks for no imprint: the footer says who it is.
 */
export const leftOut = ["imprint"] as const satisfies readonly OptionalFeature[];
