import type { ExternalHref, MailHref, TelHref } from "./addresses.ts";

/** Whether facts and words are still the sample that comes with the product. */
export const sample: boolean = false;

const name = "Tarn & Tally";
const domain = "tarnandtally.example.com";
const city = "Kendal";
const founded = 2016;
const country = "United Kingdom";
const phone = "+44 1632 960417";
const phoneDigits = phone.replace(/\D/g, "");

const hours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday"],
  opens: "08:30",
  closes: "16:30",
  /** The time zone: its name for readers, and its offset for machines. */
  zone: "UK time",
  utcOffset: "+00:00",
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
 * The facts about the studio. All are invented; the phone number is one of those kept for drama. Every page,
 * feed, card and file of the site takes them from here.
 */
export const company = {
  name,
  tagline: "Small websites that pull their weight.",
  description: `${name} is a four-person web studio in ${city}. We build websites and booking systems for inns, farm shops and museums, and look after them for years.`,
  /** Below the logo in the footer. */
  pitch: `Websites and booking systems from four people in ${city}. Counted twice since ${founded}.`,
  founded,
  city,
  domain,
  /** The default origin. A build can set another one. */
  origin: `https://${domain}`,
  address: {
    street: "The Old Dye Works, Beck Lane",
    locality: city,
    region: "Cumbria",
    postalCode: "LA9 0XX",
    country,
    countryCode: "GB",
  },
  /** The language of all words, as a BCP 47 tag. */
  language: "en-GB",
  /** The currency of the prices. Digits are grouped as in India (1,50,000) or by thousands (150,000). */
  currency: { code: "GBP", symbol: "£", grouping: "thousands" },
  /** The tax that prices exclude. */
  tax: "VAT",
  phone: { display: phone, href: `tel:+${phoneDigits}` },
  hours: {
    ...hours,
    week,
    text: `${week}, ${onTwelveHours(hours.opens)} - ${onTwelveHours(hours.closes)} ${hours.zone}`,
  },
  social: [{ name: "Mastodon", href: "https://social.example.org/@tarnandtally" }],
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
export const chatGreeting = `Hello ${name}, I have a question about a website.`;

/** The link to the chat, with the prefilled message. */
export const chat = {
  app: "WhatsApp",
  href: `https://wa.me/${phoneDigits}?text=${encodeURIComponent(chatGreeting)}`,
} as const satisfies { app: string; href: ExternalHref };
