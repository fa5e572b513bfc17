import { define } from "../definition/definition.ts";

/** `card` is for a grid of several, `lead` for a single large quotation in a section. */
export const testimonialLooks = ["card", "lead"] as const;

export const testimonialDefinition = define({
  name: "Testimonial",
  axes: { look: testimonialLooks },
  defaults: { look: "card" },
  interactions: [],
});
