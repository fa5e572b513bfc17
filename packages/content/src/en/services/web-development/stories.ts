import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented samples. */
export const webDevelopmentStories = [
  {
    id: "moti-dental",
    name: "Sunita P.",
    role: "Managing Partner",
    company: "Moti Dental, Nagpur",
    content:
      "Patients used to ring to ask whether we were open. Now they book on the bus, and reception has time for those who are standing in front of it.",
    rating: 5,
    project: "Appointments for three clinics",
    figure: { value: "62", label: "bookings a week arrive online" },
    summary: "Three clinics, two languages and a booking form that works on one bar of signal.",
    challenge:
      "Half of all calls asked for hours, directions or fees, all of them on a site nobody could load.",
    work: "Forty static pages in English and Marathi, a booking form that works on 3G, and directions per clinic.",
    outcome: "Sixty-two bookings a week arrive online. The phone rings a third less often.",
    duration: "4 weeks",
  },
  {
    id: "sadaphuli-college",
    name: "Anil D.",
    role: "Dean of Admissions",
    company: "Sadaphuli College of Commerce, Nashik",
    content:
      "We gave them a prospectus of ninety pages and got back a website where a student finds her course in two taps.",
    rating: 5,
    project: "Ninety pages, two taps",
    figure: { value: "40,000", label: "visitors on results day, and no call to us" },
    summary: "A prospectus of ninety pages became a site where every course is two taps away.",
    challenge:
      "Admissions season brought the old server down every June, with the fee table inside a scanned PDF.",
    work: "A static site with course pages built from one spreadsheet, published by the admissions office itself.",
    outcome:
      "Results day passed with 40,000 visitors and no call to us. Complete applications rose by a quarter.",
    duration: "9 weeks",
  },
] as const satisfies readonly Story[];
