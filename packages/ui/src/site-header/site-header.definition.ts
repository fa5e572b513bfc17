import { define } from "../definition/definition.ts";

/** The values of `variant`. */
export const siteHeaderVariants = ["overlay", "solid"] as const;

/** The values of `surface`. */
export const siteHeaderSurfaces = ["deep", "plain"] as const;

/** The values of `position`. */
export const siteHeaderPositions = ["fixed", "sticky", "static"] as const;

/** Scroll distance in pixels after which an overlay header becomes solid. */
export const headerSolidAfter = 20;

export const siteHeaderDefinition = define({
  name: "SiteHeader",
  axes: {
    /**
     * How it starts.
     * - `overlay`: transparent over the hero, a bar once the page is scrolled
     * - `solid`: a bar from the start
     */
    variant: siteHeaderVariants,
    /**
     * Its ground.
     * - `deep`: as dark as the footer
     * - `plain`: as light as the page
     */
    surface: siteHeaderSurfaces,
    /**
     * Where it is when the page is scrolled.
     * - `fixed`: over the page, at the top of the window
     * - `sticky`: in the flow, e.g. below a banner, then at the top of the window
     * - `static`: in the flow; it scrolls away
     */
    position: siteHeaderPositions,
  },
  defaults: { variant: "solid", surface: "deep", position: "fixed" },
  interactions: [],
});
