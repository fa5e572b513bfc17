import { define } from "../definition/definition.ts";

/** The values of `surface`. */
export const sectionSurfaces = ["plain", "alt", "feature", "action"] as const;
/** The values of `layout`. */
export const sectionLayouts = ["stack", "aside"] as const;

export const sectionDefinition = define({
  name: "Section",
  axes: {
    /**
     * Its background.
     * - `plain`: the page's own
     * - `alt`: a band that differs a little
     * - `feature`: a dark band
     * - `action`: a band in the colour of buttons
     */
    surface: sectionSurfaces,
    /**
     * The space above and below, and with it the size of the title.
     * - `md`: between sections of a page
     * - `sm`: for bands, parts of a text, and sections that the page does not lead with
     * - `none`: for content that extends to the edges
     */
    space: ["md", "sm", "none"],
    /**
     * Where the heading is.
     * - `stack`: above the content
     * - `aside`: beside the content if there is room
     */
    layout: sectionLayouts,
  },
});
