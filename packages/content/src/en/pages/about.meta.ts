import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

export const name = "About";

export const search = {
  title: firstTextWithin(
    60,
    `About ${company.name}: one team, one line, since ${company.founded}`,
    `About ${company.name}, since ${company.founded}`,
    `About us: one team, one line, since ${company.founded}`,
  ),
  description: `Who we are, why an agency is named after a drawing in rice flour, what we value, and how four people in one room came to serve ${claims.aboutCountries.value} countries.`,
  keywords: [
    `about ${company.name}`,
    `software agency ${company.city}`,
    `IT company ${company.address.country}`,
  ],
} as const satisfies PageWords;
