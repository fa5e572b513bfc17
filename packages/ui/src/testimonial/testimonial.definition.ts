import { define } from "../definition/definition.ts";

export const testimonialDefinition = define({
  name: "Testimonial",
  axes: {
    /**
     * Where it is used.
     * - `card`: in a grid of several
     * - `plain`: in something that has its own edge
     * - `lead`: alone in a section, in large type
     */
    variant: ["card", "plain", "lead"],
  },
});
