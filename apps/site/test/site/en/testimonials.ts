import type { Testimonial } from "@kolam/content/model/basics/types";

export const testimonials: readonly Testimonial[] = [
  {
    name: "Salma R.",
    role: "Owner",
    company: "Harbour Bakery, Manama",
    content: "Customers order before seven now. We bake what they ordered and throw nothing away.",
    rating: 5,
  },
  {
    name: "Peter N.",
    role: "Manager",
    company: "North Clinic, Muharraq",
    content: "They answer on the same day, and what they mend stays mended.",
    rating: 4,
  },
  {
    name: "Huda A.",
    role: "Head",
    company: "Blue School, Riffa",
    content: "Two pages said what we needed. The website that came of it says no more than that.",
    rating: 5,
  },
];
