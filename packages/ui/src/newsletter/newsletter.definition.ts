import { define } from "../definition/definition.ts";
import { sectionLayouts, sectionSurfaces } from "../section/section.definition.ts";

export const newsletterDefinition = define({
  name: "Newsletter",
  axes: { surface: sectionSurfaces, layout: sectionLayouts },
  defaults: { surface: "plain", layout: "aside" },
  interactions: [],
});
