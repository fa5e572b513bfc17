import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Web platforms and internal tools built around how your team already works.",
  features: [
    "Order, stock and billing systems",
    "Tally, GST and ERP connections",
    "Role-based access and audit logs",
    "Source code and documents are yours",
  ],
} as const satisfies ServiceCard;
