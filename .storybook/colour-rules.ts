/**
 * The axe rules that depend on colours. A theme changes nothing but styles, so all other rules find
 * the same in every theme and need to run only once.
 */
export const colourRules = ["color-contrast", "link-in-text-block"];
