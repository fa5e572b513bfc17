import { define } from "../definition/definition.ts";

/** The values of `surface`. */
export const heroSurfaces = ["deep", "plain", "alt"] as const;

/** One of {@link heroSurfaces}. */
export type HeroSurface = (typeof heroSurfaces)[number];

export const heroDefinition = define({
  name: "Hero",
  axes: {
    /**
     * What kind of page it opens.
     * - `home`: the front page: the largest title, with a drawing
     * - `page`: a section of the site
     * - `compact`: text, such as an article or a legal page
     * - `form`: a form, beside the text
     * - `tool`: something wider, below the text
     */
    variant: ["home", "page", "compact", "form", "tool"],
  },
  defaults: { variant: "page" },
});
