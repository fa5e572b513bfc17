import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { claims, promises } from "../claims.ts";

export const name = "Home";

export const search = {
  title: firstTextWithin(
    60,
    `${company.name}: software and digital marketing agency in ${company.city}`,
    `${company.name}: software and digital marketing agency`,
    `Software and digital marketing agency in ${company.city}`,
  ),
  description: firstTextWithin(
    160,
    `${company.name} builds software, websites and apps and finds people to use them. One team in ${company.city}, ${claims.home[0].value} projects since ${company.founded}, a quote ${promises.quote}.`,
    `We build software, websites and apps and find the people who use them. One team, ${claims.home[0].value} projects since ${company.founded}, a quote ${promises.quote}.`,
  ),
  keywords: [
    `software development company ${company.city}`,
    `digital marketing agency ${company.address.country}`,
    company.name,
  ],
} as const satisfies PageWords;
