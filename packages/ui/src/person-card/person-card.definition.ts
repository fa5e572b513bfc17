import { define } from "../definition/definition.ts";

/** `card` has a box, for grids with lines; `plain` has none, for photos with gaps between them. */
export const personCardLooks = ["card", "plain"] as const;

/** `stacked` has the picture above the words, `beside` a small one next to them. */
export const personCardLayouts = ["stacked", "beside"] as const;

export const personCardDefinition = define({
  name: "PersonCard",
  axes: { look: personCardLooks, layout: personCardLayouts },
  defaults: { look: "card", layout: "stacked" },
  interactions: [],
});
