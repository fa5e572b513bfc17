import { define } from "../definition/definition.ts";

/** `overlay` is transparent over the hero until the page is scrolled, `solid` is always a bar. */
export const siteHeaderVariants = ["overlay", "solid"] as const;

/** Scroll distance in pixels after which an overlay header becomes solid. */
export const headerSolidAfter = 20;

export const siteHeaderDefinition = define({
  name: "SiteHeader",
  axes: { variant: siteHeaderVariants },
  defaults: { variant: "solid" },
  interactions: [],
});
