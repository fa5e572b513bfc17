import type { ExternalHref, MailHref, TelHref } from "./addresses.ts";

/**
 * Whether facts and words are still the sample that comes with this repository. Set it to `false` when
 * they are yours: the tests in the folders named `sample`, which hold the sample to its specification,
 * stop running, and you can delete them.
 */
export const sample: boolean = true;

const name = "Kolam";
const domain = "kolam.example.com";
const city = "Pune";
const founded = 2019;
const country = "India";
const phone = "+91 12345 67890";
const phoneDigits = phone.replace(/\D/g, "");

const hours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "10:00",
  closes: "19:00",
  /** The time zone: its name for readers, and its offset for machines. */
  zone: "IST",
  utcOffset: "+05:30",
} as const;

/** The days for readers. */
const week = `${hours.days[0]} to ${hours.days.at(-1)}`;

/** `19:00` as `7:00 PM`. */
function onTwelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** An e-mail address of the agency and its link. */
export interface Mailbox {
  readonly address: string;
  readonly href: MailHref;
}

/**
 * The facts about the agency. Replace them with your own; the phone number is fictitious. Every page,
 * feed, card and file of the site takes them from here.
 */
export const company = {
  name,
  tagline: "Software and marketing, drawn in one line.",
  description: `${name} is a software development and digital marketing agency in ${city}, ${country}. One team plans, designs, builds and promotes, and still answers the phone afterwards.`,
  /** Below the logo in the footer. */
  pitch: `Software and marketing from one team in ${city}. Drawn carefully since ${founded}.`,
  founded,
  city,
  domain,
  /** The default origin. A build can set another one. */
  origin: `https://${domain}`,
  address: {
    street: "Baner business district",
    locality: city,
    region: "Maharashtra",
    postalCode: "411045",
    country,
    countryCode: "IN",
  },
  /** The language of all words, as a BCP 47 tag. */
  language: "en-IN",
  /** The currency of the prices. Digits are grouped as in India (1,50,000) or by thousands (150,000). */
  currency: { code: "INR", symbol: "₹", grouping: "indian" },
  /** The tax that prices exclude. */
  tax: "GST",
  phone: { display: phone, href: `tel:+${phoneDigits}` },
  hours: {
    ...hours,
    week,
    text: `${week}, ${onTwelveHours(hours.opens)} - ${onTwelveHours(hours.closes)} ${hours.zone}`,
  },
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/example" }],
} as const satisfies {
  phone: { display: string; href: TelHref };
  currency: { code: string; symbol: string; grouping: "indian" | "thousands" };
  social: readonly { name: string; href: ExternalHref }[];
  [fact: string]: unknown;
};

/** The agency's e-mail addresses by purpose. The forms send to them, and the pages show them. */
export const mailboxes = {
  hello: { address: `hello@${domain}`, href: `mailto:hello@${domain}` },
  careers: { address: `careers@${domain}`, href: `mailto:careers@${domain}` },
  privacy: { address: `privacy@${domain}`, href: `mailto:privacy@${domain}` },
} as const satisfies Record<string, Mailbox>;

/** The prefilled chat message. The visitor can edit it before sending. */
export const chatGreeting = `Hello ${name}, I found you through your website and would like to talk about a project.`;

/** The link to the chat, with the prefilled message. */
export const chat = {
  app: "WhatsApp",
  href: `https://wa.me/${phoneDigits}?text=${encodeURIComponent(chatGreeting)}`,
} as const satisfies { app: string; href: ExternalHref };
