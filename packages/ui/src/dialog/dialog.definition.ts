import { define } from "../definition/definition.ts";

/** The values of `size`. */
export const dialogSizes = ["sm", "md", "lg"] as const;

export const dialogDefinition = define({
  name: "Dialog",
  axes: {
    /**
     * Its greatest width.
     * - `sm`: 448 px, for questions
     * - `md`: 640 px, for text
     * - `lg`: 960 px, for forms
     */
    size: dialogSizes,
  },
  defaults: { size: "md" },
  interactions: [],
});
