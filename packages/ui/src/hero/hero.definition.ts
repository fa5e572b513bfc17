import { define } from "../definition/definition.ts";

/**
 * `home` is the large one for the front page, `page` is for sections of the site, `compact` for text pages.
 * `form` has a form beside its text, and `tool` something wider below it.
 */
export const heroVariants = ["home", "page", "compact", "form", "tool"] as const;

/** `deep` is the dark band, `plain` is the page's own surface, `alt` a subtle band. */
export const heroSurfaces = ["deep", "plain", "alt"] as const;

/** One of {@link heroSurfaces}. */
export type HeroSurface = (typeof heroSurfaces)[number];

export const heroDefinition = define({
  name: "Hero",
  axes: { variant: heroVariants },
  defaults: { variant: "page" },
  interactions: [],
});
