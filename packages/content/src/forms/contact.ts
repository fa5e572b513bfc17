import { promises } from "../facts/claims.ts";
import { company } from "../facts/company.ts";
import type { ServiceId } from "../facts/paths.ts";
import { limits } from "../facts/timings.ts";
import { contactBudget } from "./budgets.ts";
import { optionsFrom } from "./choices.ts";
import type { ButtonWords, Fields } from "./field.ts";

/** The subjects about a service, in the form's own order. Spec section 5. */
const serviceSubjects = {
  "web-development": "Web Development",
  "mobile-development": "Mobile App Development",
  "software-development": "Custom Software",
  "digital-marketing": "Digital Marketing",
  seo: "SEO Services",
  ecommerce: "E-commerce",
  design: "UI/UX Design",
  branding: "Branding",
} as const satisfies Record<ServiceId, string>;

const [firstSubject = "", ...otherSubjects] = Object.values(serviceSubjects);

/** Spec section 5. */
export const contactSubjects = optionsFrom([firstSubject, ...otherSubjects, "Other"]);

/** Spec section 5. */
export const contactTimelines = optionsFrom([
  "ASAP",
  "Within 1 month",
  "1-3 months",
  "3-6 months",
  "6+ months",
]);

/** The fields of the contact form, in their order on the page. */
export const contactFields = {
  name: {
    kind: "text",
    name: "name",
    label: "Your name",
    hint: null,
    required: true,
    autocomplete: "name",
    inputMode: "text",
    maxLength: limits.nameCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter your name, so that we know whom to answer.",
      tooLong: `Shorten your name to ${limits.nameCharacters} characters.`,
    },
  },
  email: {
    kind: "email",
    name: "email",
    label: "E-mail",
    hint: "Our answer goes here.",
    required: true,
    autocomplete: "email",
    inputMode: "email",
    maxLength: limits.emailCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter the e-mail address we should reply to.",
      typeMismatch: "This e-mail address is incomplete. It should look like name@example.com.",
      tooLong: `An e-mail address has at most ${limits.emailCharacters} characters.`,
    },
  },
  company: {
    kind: "text",
    name: "company",
    label: "Company",
    hint: null,
    required: false,
    autocomplete: "organization",
    inputMode: "text",
    maxLength: limits.nameCharacters,
    spellcheck: false,
    errors: { tooLong: `Shorten the company’s name to ${limits.nameCharacters} characters.` },
  },
  phone: {
    kind: "tel",
    name: "phone",
    label: "Phone",
    hint: "Any format. We call only if you ask us to.",
    required: false,
    autocomplete: "tel",
    inputMode: "tel",
    maxLength: limits.phoneCharacters,
    spellcheck: false,
    errors: { tooLong: `Shorten the phone number to ${limits.phoneCharacters} characters.` },
  },
  subject: {
    kind: "select",
    name: "subject",
    label: "Subject",
    hint: null,
    required: true,
    autocomplete: "off",
    placeholder: "Choose a subject",
    options: contactSubjects,
    errors: { valueMissing: "Choose a subject. “Other” is a perfectly good one." },
  },
  budget: contactBudget,
  timeline: {
    kind: "select",
    name: "timeline",
    label: "Timeline",
    hint: null,
    required: false,
    autocomplete: "off",
    placeholder: "No date yet",
    options: contactTimelines,
    errors: {},
  },
  message: {
    kind: "textarea",
    name: "message",
    label: "Message",
    hint: "What you have, what you want, what stands between the two.",
    required: true,
    autocomplete: "off",
    rows: 6,
    maxLength: limits.textCharacters,
    spellcheck: true,
    errors: {
      valueMissing: "Write your message. Two sentences are enough.",
      tooLong: `Shorten the message to ${limits.textCharacters} characters, or send the rest by e-mail.`,
    },
  },
} as const satisfies Fields<
  "name" | "email" | "company" | "phone" | "subject" | "budget" | "timeline" | "message"
>;

/** Announced after a message was sent, and shown from then on. */
export const contactSent = {
  title: (reference: string) => `Your message has arrived. Reference: ${reference}`,
  text: (email: string) =>
    `A project manager reads it and answers to ${email} ${promises.read}, ${company.hours.week}. If you have heard nothing by then, call us and give the reference.`,
} as const;

/** The submit button of the contact form. Busy and done texts: spec section 4. */
export const contactButton = {
  idle: "Send Message",
  busy: "Sending...",
  done: "Message Sent!",
} as const satisfies ButtonWords;
