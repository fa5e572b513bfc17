import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "UI/UX Design";

export const search = {
  title: serviceTitle("design", name),
  description: `Research, wireframes, visual design and prototypes, tested by people who were not in the meeting. Design systems in Figma, from ${prices.design.text}.`,
  keywords: [
    `UI UX design ${company.city}`,
    `usability testing ${company.address.country}`,
    "design system agency",
  ],
} as const satisfies PageWords;
