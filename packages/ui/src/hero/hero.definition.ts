import { define } from "../definition/definition.ts";

/** `home` is the great one with its drawing, `page` opens a section of the site, `compact` a text. */
export const heroVariants = ["home", "page", "compact"] as const;

export const heroDefinition = define({
  name: "Hero",
  axes: { variant: heroVariants },
  defaults: { variant: "page" },
  interactions: [],
});
