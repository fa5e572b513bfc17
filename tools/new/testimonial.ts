import type { Checkout } from "./edit.ts";
import { code, toReplace, wordsFolder } from "./names.ts";
import { addToWords } from "./other-languages.ts";

/** Adds a client's testimonial to the home page, in every language. */
export function newTestimonial(checkout: Checkout, name: string): void {
  const testimonial = {
    name,
    role: toReplace("Role"),
    company: toReplace(`Company of ${name}`),
    content: toReplace(`What ${name} says, in one to three sentences.`),
    rating: 5,
  };
  addToWords(
    checkout,
    `${wordsFolder}/testimonials.ts`,
    "testimonials",
    `  ${code(testimonial, 2)},`,
  );
}
