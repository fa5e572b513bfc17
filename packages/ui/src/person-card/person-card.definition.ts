import { define } from "../definition/definition.ts";

export const personCardDefinition = define({
  name: "PersonCard",
  axes: {
    /**
     * Whether it has a box.
     * - `card`: a box, for grids with lines
     * - `plain`: none, for photos with gaps between them
     */
    variant: ["card", "plain"],
    /**
     * Where the picture is.
     * - `stacked`: above the words
     * - `beside`: next to the words, and small
     */
    layout: ["stacked", "beside"],
  },
});
