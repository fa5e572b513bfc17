import { addEntry, type Checkout } from "./edit.ts";
import { code, say, wordsFolder } from "./names.ts";

/** Adds a client's testimonial to the home page. */
export function newTestimonial(checkout: Checkout, name: string): void {
  const testimonial = {
    name,
    role: say("Role"),
    company: say(`Company of ${name}`),
    content: say(`What ${name} says, in one to three sentences.`),
    rating: 5,
  };
  checkout.edit(`${wordsFolder}/testimonials.ts`, (text) =>
    addEntry(text, "testimonials", `  ${code(testimonial, 2)},`),
  );
}
