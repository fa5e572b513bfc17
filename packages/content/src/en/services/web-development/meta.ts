import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Web Development";

export const search = {
  title: titled("Web development: fast sites you can edit"),
  description: `Websites and web applications that load in under two seconds on 4G, pass WCAG 2.2 AA and can be edited by your own team. From ${prices["web-development"].text}.`,
  keywords: [
    `web development company ${company.city}`,
    `fast website ${company.address.country}`,
    "website redesign",
  ],
} as const satisfies PageWords;
