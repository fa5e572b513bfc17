import { define } from "../definition/definition.ts";

/** `plain` is the page, `alt` a quiet band, `feature` the dark one, `action` the turmeric one. */
export const sectionSurfaces = ["plain", "alt", "feature", "action"] as const;
/**
 * Room above and below: `md` between chapters of a page, `sm` for bands and parts of a text, `none`
 * where the content itself reaches the edges.
 */
export const sectionSpaces = ["md", "sm", "none"] as const;
/** `stack` puts the heading above the content, `aside` beside it where there is room. */
export const sectionLayouts = ["stack", "aside"] as const;

export const sectionDefinition = define({
  name: "Section",
  axes: { surface: sectionSurfaces, space: sectionSpaces, layout: sectionLayouts },
  defaults: { surface: "plain", space: "md", layout: "stack" },
  interactions: [],
});
