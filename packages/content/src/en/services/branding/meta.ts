import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "Branding & Strategy";

export const search = {
  title: serviceTitle("branding", name),
  description: `Positioning, naming, identity and voice, with guidelines any printer can follow and logos in Latin and Devanagari. Branding from ${prices.branding.text}.`,
  keywords: [
    `branding agency ${company.city}`,
    `brand naming ${company.address.country}`,
    "logo design Devanagari",
  ],
} as const satisfies PageWords;
