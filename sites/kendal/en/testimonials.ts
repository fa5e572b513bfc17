import type { Testimonial } from "@kolam/content/model/basics/types";

/** The testimonials of the home page. People, companies and words are invented. */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Wilf H.",
    role: "Landlord",
    company: "The Drover’s Rest, Sedbergh",
    content:
      "I was told to expect more bookings. Nobody told me I would get my evenings back as well.",
    rating: 5,
  },
  {
    name: "Nessa P.",
    role: "Keeper of collections",
    company: "Bobbin Mill Museum, Staveley",
    content:
      "They asked how many school parties we turn away. We did not know. Now we know, and we turn away fewer.",
    rating: 5,
  },
];
