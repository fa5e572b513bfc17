import { define } from "../definition/definition.ts";

/** The values of `size`. */
export const iconSizes = ["sm", "md", "lg"] as const;

export const iconDefinition = define({
  name: "Icon",
  axes: {
    /**
     * Its width and height.
     * - `sm`: 16 px, for small print
     * - `md`: 20 px, for text
     * - `lg`: 32 px, for use on its own
     */
    size: iconSizes,
  },
  defaults: { size: "md" },
  interactions: [],
});
