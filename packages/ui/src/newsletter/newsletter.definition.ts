import { define } from "../definition/definition.ts";
import { sectionLayouts, sectionSurfaces } from "../section/section.definition.ts";

export const newsletterDefinition = define({
  name: "Newsletter",
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
     * Where the text is.
     * - `stack`: above the form
     * - `aside`: beside the form if there is room
     */
    layout: sectionLayouts,
  },
  defaults: { layout: "aside" },
});
