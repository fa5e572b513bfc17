import { define } from "../definition/definition.ts";

export const accordionDefinition = define({
  name: "Accordion",
  axes: {
    /**
     * How many items may be open.
     * - `single`: one; opening an item closes the open one
     * - `multiple`: any number; items are independent
     */
    type: ["single", "multiple"],
    /**
     * How large the headings are.
     * - `md`: for questions on a page
     * - `sm`: for lists next to other content
     */
    size: ["md", "sm"],
  },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
