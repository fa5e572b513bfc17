import type { Testimonial } from "@kolam/content/model/basics/types";

/**
 * The testimonials of the home page; without any it has no such section. The people, companies and
 * words are invented samples: replace them before you go online. The site shows initials instead of
 * faces.
 */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Meera K.",
    role: "Managing Director",
    company: "Chowk Bakeries, Indore",
    content:
      "Twenty-two shops, one ordering system. In four years I have rung them at night exactly once, and that was our power cut.",
    rating: 5,
  },
  {
    name: "Arvind T.",
    role: "Chief Operating Officer",
    company: "Chaalak Logistics, Nagpur",
    content:
      "They told us not to build half of what we asked for. The half we built paid for itself by March.",
    rating: 5,
  },
  {
    name: "Fatima Z.",
    role: "Founder",
    company: "Little Adda Preschools, Kolkata",
    content:
      "Parents find us, book a visit and turn up. I no longer spend Sunday evenings replying to the same four questions.",
    rating: 5,
  },
  {
    name: "Gautam P.",
    role: "Head of Marketing",
    company: "Lakadi Works, Sangli",
    content:
      "One project manager, one number to call, one report. After three agencies this felt like a holiday.",
    rating: 5,
  },
  {
    name: "Lakshmi S.",
    role: "Partner",
    company: "Sundaravel & Co. Chartered Accountants, Chennai",
    content:
      "We are accountants, so we checked. The final bill matched the quote to the rupee, and the date matched too.",
    rating: 5,
  },
  {
    name: "Daniel F.",
    role: "Operations Manager",
    company: "Harbour Lane Coffee, Dubai",
    content:
      "Ninety minutes of time difference and not one missed call. Our app was in both stores a week before the opening.",
    rating: 5,
  },
];
