import { define } from "../definition/definition.ts";

export const contactLayoutDefinition = define({
  name: "ContactLayout",
  axes: {
    /**
     * Its background.
     * - `plain`: the page's own
     * - `alt`: a band that differs a little; the form is on the page's own
     */
    surface: ["plain", "alt"],
  },
});
