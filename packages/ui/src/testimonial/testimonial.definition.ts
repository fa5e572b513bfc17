import { define } from "../definition/definition.ts";

/**
 * `card` is for a grid of several, `plain` for one inside something that has an edge of its own, `lead` for a
 * single large quotation in a section.
 */
export const testimonialLooks = ["card", "plain", "lead"] as const;

export const testimonialDefinition = define({
  name: "Testimonial",
  axes: { look: testimonialLooks },
  defaults: { look: "card" },
  interactions: [],
});
