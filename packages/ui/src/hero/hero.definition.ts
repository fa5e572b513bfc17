import { define } from "../definition/definition.ts";

/** `home` is the large one for the front page, `page` is for sections of the site, `compact` for text pages. */
export const heroVariants = ["home", "page", "compact"] as const;

export const heroDefinition = define({
  name: "Hero",
  axes: { variant: heroVariants },
  defaults: { variant: "page" },
  interactions: [],
});
