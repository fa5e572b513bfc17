import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Home";

export const search = {
  title: firstTextWithin(
    60,
    `${company.name}: small websites, made in ${company.city}`,
    `Web studio in ${company.city}`,
  ),
  description: `Four people in ${company.city} who build websites and booking systems for inns, farm shops and museums, and look after sixty-one of them.`,
  keywords: [`web design ${company.city}`, "booking system for inns", company.name],
} as const satisfies PageWords;
