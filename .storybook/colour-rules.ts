/**
 * The rules of axe that look at colours. What all others find is the same in every theme, since a theme is
 * styles only: they need to look once.
 */
export const colourRules = ["color-contrast", "link-in-text-block"];
