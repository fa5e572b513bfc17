import { define } from "../definition/definition.ts";

export const iconDefinition = define({
  name: "Icon",
  axes: {
    /**
     * Its width and height.
     * - `sm`: 16 px, for small print
     * - `md`: 20 px, for text
     * - `lg`: 32 px, for use on its own
     */
    size: ["sm", "md", "lg"],
  },
  defaults: { size: "md" },
});
