import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { optionsFrom } from "@kolam/content/model/shapes/choices";
import type { Choice, Fields } from "@kolam/content/model/shapes/field";
import { defineForm } from "@kolam/content/model/shapes/form";
import { budgetHints, quoteBudgets } from "@site/first/forms/budgets";
import { titles } from "@site/lists/first/titles";

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

/** The services, by the titles of their pages. Spec section 3. */
export const serviceOptions = optionsFrom([
  titles[firstService],
  ...otherServices.map((id) => titles[id]),
]);

const headings = ["CONTACT INFORMATION", "PROJECT DETAILS", "REQUIREMENTS"] as const;

/**
 * The fields of each step of the wizard, in their order on the page. The words of the steps are in
 * `pages/quote.ts`.
 */
const steps = {
  contact: {
    firstName: {
      kind: "text",
      label: "First name",
      required: true,
      autocomplete: "given-name",
      mail: { under: "CONTACT INFORMATION", as: "Name" },
      errors: {
        valueMissing: "Enter your first name.",
        tooLong: `Shorten the first name to ${limits.nameCharacters} characters.`,
      },
    },
    lastName: {
      kind: "text",
      label: "Last name",
      hint: "If you have none, a dash will do.",
      required: true,
      autocomplete: "family-name",
      mail: { under: "CONTACT INFORMATION", as: "Name" },
      errors: {
        valueMissing: "Enter your last name.",
        tooLong: `Shorten the last name to ${limits.nameCharacters} characters.`,
      },
    },
    email: {
      kind: "email",
      label: "E-mail",
      hint: "The quote is sent here.",
      required: true,
      autocomplete: "email",
      mail: { under: "CONTACT INFORMATION", as: "Email" },
      errors: {
        valueMissing: "Enter the e-mail address the quote should go to.",
        typeMismatch:
          "We cannot send a quote to this address. It should look like you@company.com.",
        tooLong: `E-mail addresses end at ${limits.emailCharacters} characters. Use a shorter one.`,
      },
    },
    phone: {
      kind: "tel",
      label: "Phone",
      hint: "For one call, if something is unclear.",
      required: true,
      autocomplete: "tel",
      mail: { under: "CONTACT INFORMATION" },
      errors: {
        valueMissing: "Enter a phone number for questions about your project.",
        tooLong: `Shorten the number to ${limits.phoneCharacters} characters.`,
      },
    },
    company: {
      kind: "text",
      label: "Company",
      hint: "If there is none yet, your own name.",
      required: true,
      autocomplete: "organization",
      mail: { under: "CONTACT INFORMATION" },
      errors: {
        valueMissing: "Enter the company the quote is for.",
        tooLong: `Shorten the company to ${limits.nameCharacters} characters.`,
      },
    },
    website: {
      kind: "url",
      label: "Website",
      hint: "Your current one, beginning with https://.",
      required: false,
      autocomplete: "url",
      mail: { under: "CONTACT INFORMATION" },
      errors: {
        typeMismatch: "Write the website in full, as in https://example.com, or leave it empty.",
        tooLong: `The address is longer than ${limits.urlCharacters} characters. The home page will do.`,
      },
    },
  },
  project: {
    projectType: {
      kind: "select",
      label: "Type of project",
      required: true,
      placeholder: "Choose a type",
      options: projectTypes,
      mail: { under: "PROJECT DETAILS", as: "Project type" },
      errors: { valueMissing: "Choose the type of project." },
    },
    services: {
      kind: "checkboxes",
      label: "Services",
      hint: "Tick at least one, so that it reaches the right person. It commits you to nothing.",
      required: true,
      options: serviceOptions,
      mail: { under: "PROJECT DETAILS" },
      errors: {
        valueMissing: "Tick at least one service. If you are not sure, any guess will do.",
      },
    },
    budget: {
      kind: "select",
      label: "Budget",
      hint: budgetHints.quote,
      required: true,
      placeholder: "Choose a range",
      options: quoteBudgets,
      mail: { under: "PROJECT DETAILS" },
      errors: { valueMissing: "Choose a budget range." },
    },
    timeline: {
      kind: "select",
      label: "Timeline",
      hint: "When it should be live.",
      required: true,
      placeholder: "Choose a time",
      options: quoteTimelines,
      mail: { under: "PROJECT DETAILS" },
      errors: { valueMissing: "Choose when it should be live. “Flexible” counts." },
    },
  },
  requirements: {
    description: {
      kind: "textarea",
      label: "Project description",
      hint: "What should exist at the end that does not exist now?",
      required: true,
      mail: { under: "REQUIREMENTS", as: "Description" },
      errors: {
        valueMissing: "Describe the project in a few sentences.",
        tooLong: `Shorten the description to ${limits.textCharacters} characters. Send longer papers by e-mail.`,
      },
    },
    goals: {
      kind: "textarea",
      label: "Goals",
      hint: "A year from now, how will you know it was worth it?",
      required: true,
      mail: { under: "REQUIREMENTS" },
      errors: {
        valueMissing: "Name at least one goal.",
        tooLong: `Shorten the goals to ${limits.textCharacters} characters.`,
      },
    },
    targetAudience: {
      kind: "textarea",
      label: "Target audience",
      hint: "Who will use it, where, on what.",
      required: false,
      mail: { under: "REQUIREMENTS" },
      errors: { tooLong: `Shorten the audience to ${limits.textCharacters} characters.` },
    },
    competitors: {
      kind: "textarea",
      label: "Competitors",
      hint: "Names or addresses, and what they do better.",
      required: false,
      mail: { under: "REQUIREMENTS" },
      errors: { tooLong: `Shorten the competitors to ${limits.textCharacters} characters.` },
    },
  },
  review: {
    additionalInfo: {
      kind: "textarea",
      label: "Anything else",
      hint: "Existing systems, deadlines, things that must not change.",
      required: false,
      mail: { under: "REQUIREMENTS", as: "Additional information" },
      errors: { tooLong: `Shorten the additional notes to ${limits.textCharacters} characters.` },
    },
  },
} as const satisfies Record<string, Fields<(typeof headings)[number]>>;

/** The id of a step of the wizard. */
export type QuoteStepId = keyof typeof steps;

/** The quote request. */
export const quoteForm = defineForm({
  id: "quote",
  name: "Quote request",
  page: "quote",
  to: "hello",
  subject: "Quote Request Submission",
  headings,
  // On the last step. Busy text: spec section 4.
  button: { idle: "Submit Request", busy: "Submitting...", done: "Request Submitted" },
  // Spec section 8.
  alert: "Failed to send quote request. Please try again or contact us directly.",
  sent: {
    title: (reference) => `Your reference: ${reference}`,
    text: (email) => `We will reply to ${email}.`,
  },
  fields: { ...steps.contact, ...steps.project, ...steps.requirements, ...steps.review },
});

/** The name of a field of the quote form. */
export type QuoteFieldName = keyof typeof quoteForm.fields;

/** The names of the fields of a step. */
export function fieldsOfStep(step: QuoteStepId): readonly QuoteFieldName[] {
  return Object.keys(steps[step]) as QuoteFieldName[];
}
