import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Web Development";

export const search = {
  title: serviceTitle("web-development", name),
  description: `Websites and web applications that load in under two seconds on 4G, pass WCAG 2.2 AA and can be edited by your own team. From ${prices["web-development"].text}.`,
  keywords: [
    `web development company ${company.city}`,
    `fast website ${company.address.country}`,
    "website redesign",
  ],
} as const satisfies PageWords;
