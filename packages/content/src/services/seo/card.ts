import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const seo = {
  description: "Technical audits first, content second, links last.",
  features: [
    "Crawl and Core Web Vitals audit",
    "Keyword map for every page",
    "Google Business Profile care",
    "Rankings tied to enquiries",
  ],
} as const satisfies ServiceCard;
