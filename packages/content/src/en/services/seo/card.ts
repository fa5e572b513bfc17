import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Technical audits first, content second, links last.",
  features: [
    "Crawl and Core Web Vitals audit",
    "Keyword map for every page",
    "Google Business Profile care",
    "Rankings tied to enquiries",
  ],
} as const satisfies ServiceCard;
