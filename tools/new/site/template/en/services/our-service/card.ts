import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "[Replace] The service in one sentence.",
  features: [
    "[Replace] The first thing it includes",
    "[Replace] The second thing",
    "[Replace] The third thing",
  ],
} as const satisfies ServiceCard;
