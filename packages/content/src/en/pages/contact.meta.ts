import { sentence } from "@kolam/content/model/basics/sentence";
import { contactWays } from "@kolam/content/model/company/contact-ways";
import { offices } from "@kolam/content/model/company/offices";
import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Contact";

export const search = {
  title: firstTextWithin(
    60,
    `Contact ${company.name} in ${company.city}: ${contactWays}`,
    `Contact ${company.name}: ${contactWays}`,
    `Contact us: ${contactWays}`,
  ),
  description: `${[sentence(contactWays), ...offices[0].hours.lines].join(", ")}, or send a message, and a project manager answers you in person.`,
  keywords: [
    `contact software company ${company.city}`,
    "agency contact details",
    `${company.name} contact`,
  ],
} as const satisfies PageWords;
