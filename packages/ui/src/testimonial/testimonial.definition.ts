import { define } from "../definition/definition.ts";

export const testimonialDefinition = define({
  name: "Testimonial",
  axes: {
    /**
     * Where it stands.
     * - `card`: in a grid of several
     * - `plain`: in something that has an edge of its own
     * - `lead`: alone in a section, in large type
     */
    variant: ["card", "plain", "lead"],
  },
});
