import { define } from "../definition/definition.ts";

/** `plain` is the page's surface, `alt` a subtle band, `feature` a dark one, `action` a turmeric one. */
export const sectionSurfaces = ["plain", "alt", "feature", "action"] as const;
/**
 * Space above and below: `md` between sections of a page, `sm` for bands and parts of a text, `none` if
 * the content extends to the edges.
 */
export const sectionSpaces = ["md", "sm", "none"] as const;
/** `stack` puts the heading above the content, `aside` next to it if there is room. */
export const sectionLayouts = ["stack", "aside"] as const;

export const sectionDefinition = define({
  name: "Section",
  axes: { surface: sectionSurfaces, space: sectionSpaces, layout: sectionLayouts },
  defaults: { surface: "plain", space: "md", layout: "stack" },
  interactions: [],
});
