import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Contact";

export const search = {
  title: firstTextWithin(60, `Contact ${company.name} in ${company.city}`, "Contact us"),
  description: `Telephone, letter box or the outside stairs: how to reach the four of us, on which days, and what people generally ask when they do.`,
  keywords: [`web studio ${company.city} contact`, "website help", `${company.name} telephone`],
} as const satisfies PageWords;
