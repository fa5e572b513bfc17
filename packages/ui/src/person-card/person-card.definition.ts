import { define } from "../definition/definition.ts";

/** The values of `look`. */
export const personCardLooks = ["card", "plain"] as const;

/** The values of `layout`. */
export const personCardLayouts = ["stacked", "beside"] as const;

export const personCardDefinition = define({
  name: "PersonCard",
  axes: {
    /**
     * Whether it has a box.
     * - `card`: a box, for grids with lines
     * - `plain`: none, for photos with gaps between them
     */
    look: personCardLooks,
    /**
     * Where the picture is.
     * - `stacked`: above the words
     * - `beside`: next to the words, and small
     */
    layout: personCardLayouts,
  },
  defaults: { look: "card", layout: "stacked" },
  interactions: [],
});
