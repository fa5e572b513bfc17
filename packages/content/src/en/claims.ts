import type { Figure } from "../facts/shapes.ts";

const sinceFounding = [
  { value: "150+", label: "Projects delivered" },
  { value: "98%", label: "Client satisfaction" },
  { value: "50+", label: "Happy clients" },
  { value: "5+", label: "Years of experience" },
] as const satisfies readonly Figure[];

/**
 * The agency's claims, page by page.
 *
 * Note to the owner: these figures contradict each other. Home, about and contact claim 150+ projects
 * and 50+ clients, the services page 1000+ and 500+. Both sets come from the specification. Before
 * launch, decide which ones you can prove and change the others here.
 */
export const claims = {
  home: sinceFounding,
  about: sinceFounding,
  contact: sinceFounding,
  /** A fifth figure on the about page. */
  aboutCountries: { value: "15+", label: "Countries Served" },
  /** What each set counts, and until when. It stands below the figures. */
  scope: {
    since: "Larger projects, as of October 2026.",
    all: "Jobs of every size, as of October 2026.",
  },
  services: [
    { value: "500+", label: "Clients" },
    { value: "1000+", label: "Projects" },
    { value: "4.9/5", label: "Average rating" },
    { value: "24/7", label: "Support" },
  ],
  notFound: [
    { value: "150+", label: "Projects" },
    { value: "98%", label: "Satisfaction" },
    { value: "24/7", label: "Support" },
  ],
} as const satisfies Record<string, readonly Figure[] | Figure | Record<string, string>>;

/**
 * What the agency promises about time and money. The pages insert these into their sentences, so that
 * each promise is changed in one place.
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
} as const;
