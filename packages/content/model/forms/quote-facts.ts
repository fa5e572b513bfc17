import { formFacts, type TextsOf } from "../types/worded-form.ts";

/** What kind of work it is. A filter in the mailbox may look for these values. */
export const projectTypes = [
  "new-project",
  "redesign",
  "enhancement",
  "maintenance",
  "consultation",
] as const;

/** When it should be done. A filter in the mailbox may look for these values. */
export const quoteTimelines = [
  "asap",
  "1-month",
  "1-3-months",
  "3-6-months",
  "6-plus-months",
  "flexible",
] as const;

/** The fields of each step of the wizard, in their order on the page. */
const steps = {
  contact: {
    firstName: { kind: "text", required: true, autocomplete: "given-name", under: "contact" },
    lastName: { kind: "text", required: true, autocomplete: "family-name", under: "contact" },
    email: { kind: "email", required: true, autocomplete: "email", under: "contact" },
    phone: { kind: "tel", required: true, autocomplete: "tel", under: "contact" },
    company: { kind: "text", required: true, autocomplete: "organization", under: "contact" },
    website: { kind: "url", required: false, autocomplete: "url", under: "contact" },
  },
  project: {
    projectType: { kind: "select", required: true, under: "project" },
    services: { kind: "checkboxes", required: true, under: "project" },
    budget: { kind: "select", required: true, under: "project" },
    timeline: { kind: "select", required: true, under: "project" },
  },
  requirements: {
    description: { kind: "textarea", required: true, under: "requirements" },
    goals: { kind: "textarea", required: true, under: "requirements" },
    targetAudience: { kind: "textarea", required: false, under: "requirements" },
    competitors: { kind: "textarea", required: false, under: "requirements" },
  },
  review: {
    additionalInfo: { kind: "textarea", required: false, under: "requirements" },
  },
} as const;

/** The language-independent part of the quote request. */
export const quoteFacts = formFacts({
  id: "quote",
  page: "quote",
  to: "hello",
  headings: ["contact", "project", "requirements"],
  fields: { ...steps.contact, ...steps.project, ...steps.requirements, ...steps.review },
});

/** The id of a step of the wizard. */
export type QuoteStepId = keyof typeof steps;

/** The name of a field of the quote form. */
export type QuoteFieldName = keyof typeof quoteFacts.fields;

/** The names of the fields of a step. */
export function fieldsOfStep(step: QuoteStepId): readonly QuoteFieldName[] {
  return Object.keys(steps[step]) as QuoteFieldName[];
}

/** The words of a language for the quote request. */
export interface QuoteTexts extends TextsOf<typeof quoteFacts> {
  readonly projectTypes: Readonly<Record<(typeof projectTypes)[number], string>>;
  readonly timelines: Readonly<Record<(typeof quoteTimelines)[number], string>>;
}
