import type { Testimonial } from "@kolam/content/model/basics/types";

/** The testimonials of the home page: none, so that it has no such section. */
export const testimonials: readonly Testimonial[] = [];
