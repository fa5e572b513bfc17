import { type ServiceId, serviceFacts, serviceIds } from "../facts/services.ts";
import type { Some } from "../facts/shapes.ts";
import { limits } from "../facts/timings.ts";
import type { QuoteStepId } from "../pages/quote.ts";
import { quoteBudget } from "./budgets.ts";
import { optionsFrom } from "./choices.ts";
import type { ButtonWords, Choice, Fields } from "./field.ts";

/** Spec section 3. */
export const projectTypes = [
  { value: "new-project", label: "New Project" },
  { value: "redesign", label: "Redesign" },
  { value: "enhancement", label: "Enhancement" },
  { value: "maintenance", label: "Maintenance" },
  { value: "consultation", label: "Consultation" },
] as const satisfies readonly Choice[];

/** Spec section 3. */
export const quoteTimelines = [
  { value: "asap", label: "ASAP" },
  { value: "1-month", label: "Within 1 month" },
  { value: "1-3-months", label: "1-3 months" },
  { value: "3-6-months", label: "3-6 months" },
  { value: "6-plus-months", label: "6+ months" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Choice[];

const [firstService, ...otherServices] = serviceIds;
const titleOf = (id: ServiceId) => serviceFacts[id].title;

/** The services, by the titles of their pages. Spec section 3. */
export const serviceOptions = optionsFrom([titleOf(firstService), ...otherServices.map(titleOf)]);

/** The fields of the quote form, in their order on the page. */
export const quoteFields = {
  firstName: {
    kind: "text",
    name: "firstName",
    label: "First name",
    hint: null,
    required: true,
    autocomplete: "given-name",
    inputMode: "text",
    maxLength: limits.nameCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter your first name.",
      tooLong: `Shorten the first name to ${limits.nameCharacters} characters.`,
    },
  },
  lastName: {
    kind: "text",
    name: "lastName",
    label: "Last name",
    hint: "Only one name? Repeat it, or put a dash.",
    required: true,
    autocomplete: "family-name",
    inputMode: "text",
    maxLength: limits.nameCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter your last name.",
      tooLong: `Shorten the last name to ${limits.nameCharacters} characters.`,
    },
  },
  email: {
    kind: "email",
    name: "email",
    label: "E-mail",
    hint: "The quote is sent here.",
    required: true,
    autocomplete: "email",
    inputMode: "email",
    maxLength: limits.emailCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter the e-mail address the quote should go to.",
      typeMismatch: "We cannot send a quote to this address. It should look like you@company.com.",
      tooLong: `E-mail addresses end at ${limits.emailCharacters} characters. Use a shorter one.`,
    },
  },
  phone: {
    kind: "tel",
    name: "phone",
    label: "Phone",
    hint: "For one call, if something is unclear.",
    required: true,
    autocomplete: "tel",
    inputMode: "tel",
    maxLength: limits.phoneCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter a phone number for questions about your project.",
      tooLong: `Shorten the number to ${limits.phoneCharacters} characters.`,
    },
  },
  company: {
    kind: "text",
    name: "company",
    label: "Company",
    hint: "Or your own name, if there is no company yet.",
    required: true,
    autocomplete: "organization",
    inputMode: "text",
    maxLength: limits.nameCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter the company the quote is for.",
      tooLong: `Shorten the company to ${limits.nameCharacters} characters.`,
    },
  },
  website: {
    kind: "url",
    name: "website",
    label: "Website",
    hint: "Your current one, beginning with https://.",
    required: false,
    autocomplete: "url",
    inputMode: "url",
    maxLength: limits.urlCharacters,
    spellcheck: false,
    errors: {
      typeMismatch: "Write the website in full, as in https://example.com, or leave it empty.",
      tooLong: `The address is longer than ${limits.urlCharacters} characters. The home page will do.`,
    },
  },
  projectType: {
    kind: "select",
    name: "projectType",
    label: "Type of project",
    hint: null,
    required: true,
    autocomplete: "off",
    placeholder: "Choose a type",
    options: projectTypes,
    errors: { valueMissing: "Choose the type of project." },
  },
  services: {
    kind: "checkboxes",
    name: "services",
    label: "Services",
    hint: "Tick at least one, so that it reaches the right person. It commits you to nothing.",
    required: true,
    autocomplete: "off",
    options: serviceOptions,
    errors: { valueMissing: "Tick at least one service. If you are not sure, any guess will do." },
  },
  budget: quoteBudget,
  timeline: {
    kind: "select",
    name: "timeline",
    label: "Timeline",
    hint: "When it should be live.",
    required: true,
    autocomplete: "off",
    placeholder: "Choose a time",
    options: quoteTimelines,
    errors: { valueMissing: "Choose when it should be live. “Flexible” counts." },
  },
  description: {
    kind: "textarea",
    name: "description",
    label: "Project description",
    hint: "What should exist at the end that does not exist now?",
    required: true,
    autocomplete: "off",
    rows: 6,
    maxLength: limits.textCharacters,
    spellcheck: true,
    errors: {
      valueMissing: "Describe the project in a few sentences.",
      tooLong: `Shorten the description to ${limits.textCharacters} characters. Send longer papers by e-mail.`,
    },
  },
  goals: {
    kind: "textarea",
    name: "goals",
    label: "Goals",
    hint: "A year from now, how will you know it was worth it?",
    required: true,
    autocomplete: "off",
    rows: 6,
    maxLength: limits.textCharacters,
    spellcheck: true,
    errors: {
      valueMissing: "Name at least one goal.",
      tooLong: `Shorten the goals to ${limits.textCharacters} characters.`,
    },
  },
  targetAudience: {
    kind: "textarea",
    name: "targetAudience",
    label: "Target audience",
    hint: "Who will use it, where, on what.",
    required: false,
    autocomplete: "off",
    rows: 6,
    maxLength: limits.textCharacters,
    spellcheck: true,
    errors: { tooLong: `Shorten the audience to ${limits.textCharacters} characters.` },
  },
  competitors: {
    kind: "textarea",
    name: "competitors",
    label: "Competitors",
    hint: "Names or addresses, and what they do better.",
    required: false,
    autocomplete: "off",
    rows: 6,
    maxLength: limits.textCharacters,
    spellcheck: true,
    errors: { tooLong: `Shorten the competitors to ${limits.textCharacters} characters.` },
  },
  additionalInfo: {
    kind: "textarea",
    name: "additionalInfo",
    label: "Anything else",
    hint: "Existing systems, deadlines, things that must not change.",
    required: false,
    autocomplete: "off",
    rows: 6,
    maxLength: limits.textCharacters,
    spellcheck: true,
    errors: { tooLong: `Shorten the additional notes to ${limits.textCharacters} characters.` },
  },
} as const satisfies Fields<
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "company"
  | "website"
  | "projectType"
  | "services"
  | "budget"
  | "timeline"
  | "description"
  | "goals"
  | "targetAudience"
  | "competitors"
  | "additionalInfo"
>;

/** The name of a field of the quote form. */
export type QuoteFieldName = keyof typeof quoteFields;

/** The fields of each step of the wizard. Every field belongs to exactly one step. */
export const quoteStepFields = {
  contact: ["firstName", "lastName", "email", "phone", "company", "website"],
  project: ["projectType", "services", "budget", "timeline"],
  requirements: ["description", "goals", "targetAudience", "competitors"],
  review: ["additionalInfo"],
} as const satisfies Record<QuoteStepId, Some<QuoteFieldName>>;

/** The submit button of the quote form, on its last step. Busy text: spec section 4. */
export const quoteButton = {
  idle: "Submit Request",
  busy: "Submitting...",
  done: "Request Submitted",
} as const satisfies ButtonWords;
