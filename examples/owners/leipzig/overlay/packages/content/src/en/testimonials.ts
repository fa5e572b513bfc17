import type { Testimonial } from "../facts/shapes.ts";

/** The testimonials of the home page; without any it has no such section. */
export const testimonials: readonly Testimonial[] = [];
