import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Custom Software Development";

export const search = {
  title: serviceTitle("software-development", name),
  description: `Operations platforms, dealer portals and Tally bridges that retire the shared spreadsheet. Fixed scope, fortnightly releases, from ${prices["software-development"].text}.`,
  keywords: [
    `custom software development ${company.city}`,
    `ERP integration ${company.address.country}`,
    "Tally integration",
  ],
} as const satisfies PageWords;
