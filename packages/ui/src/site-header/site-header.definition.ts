import { define } from "../definition/definition.ts";

/** `overlay` lies clear over the hero until the page has been scrolled, `solid` is always a bar. */
export const siteHeaderVariants = ["overlay", "solid"] as const;

/** How far the page is scrolled before an overlay header becomes solid, in pixels. */
export const headerSolidAfter = 20;

export const siteHeaderDefinition = define({
  name: "SiteHeader",
  axes: { variant: siteHeaderVariants },
  defaults: { variant: "solid" },
  interactions: [],
});
