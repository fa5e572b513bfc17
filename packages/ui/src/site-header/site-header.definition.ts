import { define } from "../definition/definition.ts";

/** `overlay` is transparent over the hero until the page is scrolled, `solid` is always a bar. */
export const siteHeaderVariants = ["overlay", "solid"] as const;

/** `deep` is as dark as the footer, `plain` as light as the page. */
export const siteHeaderSurfaces = ["deep", "plain"] as const;

/**
 * `fixed` lies over the page, at the top of the window. `sticky` and `static` are in the flow, e.g. below a
 * banner: `sticky` stays at the top of the window once it has been scrolled there, `static` scrolls away.
 */
export const siteHeaderPositions = ["fixed", "sticky", "static"] as const;

/** Scroll distance in pixels after which an overlay header becomes solid. */
export const headerSolidAfter = 20;

export const siteHeaderDefinition = define({
  name: "SiteHeader",
  axes: {
    variant: siteHeaderVariants,
    surface: siteHeaderSurfaces,
    position: siteHeaderPositions,
  },
  defaults: { variant: "solid", surface: "deep", position: "fixed" },
  interactions: [],
});
