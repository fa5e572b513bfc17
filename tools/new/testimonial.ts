import { addEntry, type Checkout } from "./edit.ts";
import { placeholder, quoted } from "./names.ts";

/** Adds a client's testimonial to the home page. */
export function newTestimonial(checkout: Checkout, name: string): void {
  checkout.edit("packages/content/src/testimonials.ts", (text) =>
    addEntry(
      text,
      "testimonials",
      `  {
    name: ${quoted(name)},
    role: ${quoted(`${placeholder} Role`)},
    company: ${quoted(`${placeholder} Company of ${name}`)},
    content: ${quoted(`${placeholder} What ${name} says, in one to three sentences.`)},
    rating: 5,
  },`,
    ),
  );
}
