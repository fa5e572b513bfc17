import { define } from "../definition/definition.ts";

/** The values of `type`. */
export const accordionTypes = ["single", "multiple"] as const;
/** The values of `size`. */
export const accordionSizes = ["md", "sm"] as const;

export const accordionDefinition = define({
  name: "Accordion",
  axes: {
    /**
     * How many items may be open.
     * - `single`: one; opening an item closes the open one
     * - `multiple`: any number; items are independent
     */
    type: accordionTypes,
    /**
     * How large the headings are.
     * - `md`: for questions on a page
     * - `sm`: for lists next to other content
     */
    size: accordionSizes,
  },
  defaults: { type: "single", size: "md" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
