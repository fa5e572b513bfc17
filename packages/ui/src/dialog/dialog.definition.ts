import { define } from "../definition/definition.ts";

export const dialogDefinition = define({
  name: "Dialog",
  axes: {
    /**
     * Its greatest width.
     * - `sm`: 448 px, for questions
     * - `md`: 640 px, for text
     * - `lg`: 960 px, for forms
     */
    size: ["sm", "md", "lg"],
  },
  defaults: { size: "md" },
});
