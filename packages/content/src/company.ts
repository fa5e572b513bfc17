import type { ExternalHref, MailHref, TelHref } from "./links.ts";

const domain = "kolam.example.com";
const phoneDigits = "911234567890";

/** An e-mail address of the agency and its link. */
export interface Mailbox {
  readonly address: string;
  readonly href: MailHref;
}

/** The facts about the agency. Replace them with your own; the phone number is fictitious. */
export const company = {
  name: "Kolam",
  tagline: "Software and marketing, drawn in one line.",
  description:
    "Kolam is a software development and digital marketing agency in Pune, India. One team plans, designs, builds and promotes, and answers the phone afterwards.",
  founded: 2019,
  city: "Pune",
  domain,
  /** The default origin. A build can set another one. */
  origin: `https://${domain}`,
  address: {
    street: "Baner business district",
    locality: "Pune",
    region: "Maharashtra",
    postalCode: "411045",
    country: "India",
    countryCode: "IN",
  },
  phone: { display: "+91 12345 67890", href: `tel:+${phoneDigits}` },
  hours: {
    text: "Monday to Friday, 10:00 AM - 7:00 PM IST",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "10:00",
    closes: "19:00",
  },
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/example" }],
} as const satisfies {
  phone: { display: string; href: TelHref };
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
export const chatGreeting =
  "Hello Kolam, I found you through your website and would like to talk about a project.";

/** The link to the chat, with the prefilled message. */
export const chat = {
  app: "WhatsApp",
  href: `https://wa.me/${phoneDigits}?text=${encodeURIComponent(chatGreeting)}`,
} as const satisfies { app: string; href: ExternalHref };
