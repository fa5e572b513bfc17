import { chatWith } from "@kolam/content/model/company/chat";
import type { Office } from "@kolam/content/model/company/company-details";
import { type HoursWords, sayHours } from "@kolam/content/model/company/hours";
import { company } from "#facts/company.ts";

/** What the company says of itself everywhere. */
export const companyWords = {
  /** In structured data. */
  tagline: "Software and marketing, drawn in one line.",
  /** In structured data, `llms.txt` and the web manifest. */
  description: `${company.name} is a software development and digital marketing agency in ${company.city}, ${company.address.country}. One team plans, designs, builds and promotes, and still answers the phone afterwards.`,
  /** Below the logo in the footer. */
  pitch: `Software and marketing from one team in ${company.city}. Drawn carefully since ${company.founded}.`,
} as const;

/** The link to the chat, with a message that the visitor can edit before sending. */
export const chat = chatWith(
  `Hello ${company.name}, I found you through your website and would like to talk about a project.`,
);

const hoursWords: HoursWords = {
  days: (first, last) => `${first} to ${last}`,
  // Spec: AM and PM in capitals, unlike in Indian English.
  times: (opens, closes) => `${opens} - ${closes}`.toUpperCase(),
};

const office = ({ address, hours, ...own }: Office) => ({
  ...own,
  address: [address.street, `${address.locality} ${address.postalCode}`, address.region]
    .filter(Boolean)
    .join(", "),
  hours: sayHours(hours, hoursWords),
});

const [first, ...others] = company.offices;

/** The offices, the main one first, with address and hours for readers. */
export const offices = [office(first), ...others.map(office)] as const;

const ways = [company.phone && "call", "write", chat && "chat"];

/** The ways to reach the company that there are, such as `call, write or chat`. */
export const contactWays = new Intl.ListFormat(company.language, { type: "disjunction" }).format(
  ways.filter((way) => way !== undefined),
);
