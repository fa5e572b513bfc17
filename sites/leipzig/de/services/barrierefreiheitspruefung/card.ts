import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Was auf Ihrer Website nicht bedienbar ist, für wen, und wie es besser geht.",
  features: [
    "Nach BITV 2.0, EN 301 549 und WCAG 2.2",
    "Mit Screenreader, Tastatur und Vergrößerung",
    "Erklärung zur Barrierefreiheit, fertig formuliert",
  ],
} as const satisfies ServiceCard;
