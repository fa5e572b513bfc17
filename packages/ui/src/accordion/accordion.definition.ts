import { define } from "../definition/definition.ts";

/** With `single`, opening an item closes the open one; with `multiple`, items are independent. */
export const accordionTypes = ["single", "multiple"] as const;
/** `md` is for questions on a page, `sm` for lists next to other content. */
export const accordionSizes = ["md", "sm"] as const;

export const accordionDefinition = define({
  name: "Accordion",
  axes: { type: accordionTypes, size: accordionSizes },
  defaults: { type: "single", size: "md" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
