import { define } from "../definition/definition.ts";

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
    variant: ["overlay", "solid"],
    /**
     * Its background.
     * - `deep`: as dark as the footer
     * - `plain`: as light as the page
     */
    surface: ["deep", "plain"],
    /**
     * Where it is when the page is scrolled.
     * - `fixed`: over the page, at the top of the window
     * - `sticky`: in the flow, e.g. below a banner, then at the top of the window
     * - `static`: in the flow; it scrolls away
     */
    position: ["fixed", "sticky", "static"],
  },
  defaults: { variant: "solid" },
});
