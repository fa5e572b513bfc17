import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Careers";

export const search = {
  title: firstTextWithin(
    60,
    `Careers at ${company.name}: open positions, remote or hybrid`,
    "Careers: open positions, remote or hybrid",
  ),
  description: `Engineering, design, marketing, operations and sales. Full-time, remote or hybrid, ${promises.learningBudget} for learning and a reply ${promises.applicationReply}.`,
  keywords: [
    `software jobs ${company.city}`,
    `remote jobs ${company.address.country} agency`,
    `${company.name} careers`,
  ],
} as const satisfies PageWords;
