import { define } from "../definition/definition.ts";

export const containerDefinition = define({
  name: "Container",
  axes: {
    /**
     * How wide it may be.
     * - `page`: as wide as the sections of a page
     * - `prose`: as wide as a text that is read
     * - `full`: as wide as the window, minus the space at its edges
     */
    width: ["page", "prose", "full"],
  },
});
