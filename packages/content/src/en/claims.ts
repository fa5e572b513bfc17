import type { Figure } from "@kolam/content/model/basics/types";
import { company } from "@site/facts/company";

const until = "up to October 2026";

const sinceFounding = [
  { value: "150+", label: "Projects delivered", counts: `Each worth ₹50,000 or more, ${until}.` },
  {
    value: "98%",
    label: "Client satisfaction",
    counts: "Would hire us again: we ask at the end of each job.",
  },
  { value: "50+", label: "Happy clients", counts: "Hired us twice, or for more than a year." },
  { value: "5+", label: "Years of experience", counts: "Every project lead has at least five." },
] as const satisfies readonly Figure[];

/** Office hours are shorter, so say what is there around the clock. */
const support = {
  value: "24/7",
  label: "Support",
  counts: "An engineer is always on call.",
} as const;

/**
 * The agency's claims, page by page.
 *
 * Note to the owner: home, about and contact claim 150+ projects and 50+ clients, the services page
 * 1000+ and 500+. Both sets are invented. Before launch, decide which ones you can
 * prove, and let `counts` say what they count.
 */
export const claims = {
  home: sinceFounding,
  about: sinceFounding,
  contact: sinceFounding,
  /** A fifth figure on the about page. */
  aboutCountries: {
    value: "15+",
    label: "Countries Served",
    counts: `From one office, in ${company.city}.`,
  },
  services: [
    {
      value: "500+",
      label: "Clients",
      counts: `Everyone who has hired us since ${company.founded}.`,
    },
    { value: "1000+", label: "Projects", counts: `Jobs of every size, ${until}.` },
    {
      value: "4.9/5",
      label: "Average rating",
      counts: "Across all rated jobs. Those quoted here gave five.",
    },
    support,
  ],
  notFound: [
    { ...sinceFounding[0], label: "Projects" },
    { ...sinceFounding[1], label: "Satisfaction" },
    support,
  ],
} as const satisfies Record<string, readonly Figure[] | Figure>;

/**
 * What the agency promises about time and money. The pages insert these into their sentences, so
 * that each promise is changed in one place.
 */
export const promises = {
  /** When a person reads what was sent. */
  read: "within one working day",
  applicationReply: "within 48 hours",
  quote: "within 24 hours",
  complexQuote: "up to 48 hours",
  simpleSite: "2-4 weeks",
  complexSite: "3-6 months",
  learningBudget: "$2,000 per year",
  learningRupees: "₹1.8 lakh",
} as const;
