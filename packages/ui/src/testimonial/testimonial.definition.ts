import { define } from "../definition/definition.ts";

/** `card` stands in a grid of several, `lead` is the one big quotation of a section. */
export const testimonialLooks = ["card", "lead"] as const;

export const testimonialDefinition = define({
  name: "Testimonial",
  axes: { look: testimonialLooks },
  defaults: { look: "card" },
  interactions: [],
});
